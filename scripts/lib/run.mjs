// Running other programs.

import { spawn, spawnSync } from "node:child_process";
import { root } from "./project.mjs";

/** A step of a script that failed: its message is all that the user needs to see. */
export class StepFailed extends Error {}

/** One plain line about what happens next. */
export function say(line) {
  console.log(`> ${line}`);
}

/** Runs a program with its output on the screen; throws when it fails. */
export function run(program, args, { env = {}, cwd = root } = {}) {
  const done = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (done.error) throw new StepFailed(`cannot run ${program}: ${done.error.message}`);
  if (done.status !== 0) throw new StepFailed(`${program} ${args.join(" ")} failed (${done.status ?? done.signal})`);
}

/** What a program prints, or undefined when it is missing or fails. */
export function output(program, args, { cwd = root } = {}) {
  const done = spawnSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return done.error || done.status !== 0 ? undefined : done.stdout;
}

/** Runs a program, shows its output as it comes, and hands back its exit code and everything it printed. */
export function runAndListen(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    const take = (stream) => (chunk) => {
      text += chunk;
      stream.write(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", take(process.stdout));
    child.stderr.setEncoding("utf8").on("data", take(process.stderr));
    child.on("error", (error) => resolve({ code: 1, text: `${text}cannot run ${program}: ${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, text }));
  });
}

/** Runs a script's main function; a failed step ends with its message alone, a bug with its stack. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof StepFailed ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
