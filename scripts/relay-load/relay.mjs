// The relay as a program of its own, which can be killed, and what it says of itself.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/project.mjs";

/** Ticks of the processor's clock a second, as Linux counts them for programs. */
const ticks = 100;

export class RelayProcess {
  #directory;
  #limits;
  #port = 0;
  #child;

  constructor(directory, limits) {
    this.#directory = directory;
    this.#limits = limits;
  }

  async start() {
    const env = {
      ...process.env,
      ...{ DIRECTORY: this.#directory, LIMITS: JSON.stringify(this.#limits), PORT: String(this.#port) },
    };
    const program = join(root, "examples/relay/main.js");
    this.#child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
    this.address = await new Promise((resolve, reject) => {
      this.#child.stdout.setEncoding("utf8").once("data", (line) => resolve(line.trim()));
      this.#child.once("exit", (code) => reject(new Error(`the relay ended with ${code}`)));
    });
    this.#port = new URL(this.address).port;
  }

  /** Ends it without a chance to write anything. */
  async kill(signal = "SIGKILL") {
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.kill(signal);
    await ended;
  }

  async metrics() {
    const response = await fetch(`http://127.0.0.1:${this.#port}/metrics`);
    const value = (name, text) =>
      [...text.matchAll(new RegExp(`^soosorv_relay_${name}(?:\\{.*\\})? ([\\d.]+)$`, "gm"))]
        .map(([, count]) => Number(count))
        .reduce((sum, count) => sum + count, 0);
    const text = await response.text();
    return {
      memory: value("resident_memory_bytes", text),
      received: value("received_messages_total", text),
      sent: value("sent_messages_total", text),
      stored: value("stored_bytes", text),
      refused: value("refused_total", text),
      delay: value("event_loop_delay_milliseconds", text),
      busy: this.#busySeconds(),
    };
  }

  /** Seconds that it has used of a core; 0 where the system does not tell. */
  #busySeconds() {
    try {
      const fields = readFileSync(`/proc/${this.#child.pid}/stat`, "utf8").split(") ")[1].split(" ");
      return (Number(fields[11]) + Number(fields[12])) / ticks;
    } catch {
      return 0;
    }
  }
}
