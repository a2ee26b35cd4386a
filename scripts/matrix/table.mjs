// The table of ticks: Markdown, and its place in the README.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/project.mjs";
import { StepFailed } from "../lib/run.mjs";

const start = "<!-- made by `npm run test:matrix` -->";
const end = "<!-- end of the made part -->";

const ticks = { passed: "✓", failed: "✗", skipped: "–" };

/** The checks of a host; pages that went alike in all browsers share their ticks. */
function cell(checks) {
  const groups = new Map();
  for (const { name, marks } of checks) {
    const list = marks.map(({ name: browser, status }) => `${browser} ${ticks[status]}`.trim()).join(" ");
    groups.set(list, [...(groups.get(list) ?? []), name]);
  }
  return [...groups].map(([list, names]) => `${names.join(", ")}: ${list}`).join("; ");
}

/** One row a host. */
export function markdown(rows) {
  const lines = rows.map(({ host, checks }) => `| ${host} | ${cell(checks)} |`);
  return ["| runtime or tool | tested |", "|---|---|", ...lines].join("\n");
}

/** Puts the table between the marks in README.md. */
export function writeIntoReadme(table) {
  const file = join(root, "README.md");
  const text = readFileSync(file, "utf8");
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new StepFailed("README.md has lost the marks of the runtime table");
  writeFileSync(file, `${before}${start}\n\n${table}\n\n${end}${after}`);
}
