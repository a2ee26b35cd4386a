// The table of ticks: Markdown, and its place in the README.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/project.mjs";
import { StepFailed } from "../lib/run.mjs";

const start = "<!-- made by `npm run test:matrix` -->";
const end = "<!-- end of the made part -->";

const ticks = { passed: "✓", failed: "✗", skipped: "–" };

/** One row a host: its checks with their ticks. */
export function markdown(rows) {
  const lines = rows.map(({ host, checks }) => {
    const cells = checks.map(({ name, marks }) => {
      const list = marks.map(({ name: browser, status }) => `${browser && `${browser} `}${ticks[status]}`).join(", ");
      return marks.length === 1 && !marks[0].name ? `${name} ${list}` : `${name} (${list})`;
    });
    return `| ${host} | ${cells.join(", ")} |`;
  });
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
