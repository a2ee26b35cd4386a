// How many tests ran: read from what the runners print, since a runner that finds no test reports success.

/** Adds up results. */
export function sum(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) {
    for (const key of Object.keys(total)) total[key] += result[key] ?? 0;
  }
  return total;
}

/** The `test result:` lines of Rust's test harness; ignored tests are not counted. */
export function rustCounts(text) {
  const lines = text.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed;/gm);
  return sum([...lines].map(([, passed, failed]) => ({ passed: Number(passed), failed: Number(failed) })));
}

/** The summary of `node --test` with its spec reporter. */
export function nodeCounts(text) {
  const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
  return {
    passed: count("pass"),
    failed: count("fail") + count("cancelled"),
    skipped: count("skipped") + count("todo"),
  };
}

/** The last line of the other scripts here. */
export function closingCounts(text) {
  const found = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/m.exec(text) ?? [];
  const [passed, failed, skipped] = found.slice(1).map((count) => Number(count ?? 0));
  return { passed: passed ?? 0, failed: failed ?? 0, skipped: skipped ?? 0 };
}

/** The result of a run: a bad exit code is a failure even where no test failed, and so is a run without a test. */
export function judge(code, counts) {
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  if (counts.passed + counts.failed + counts.skipped === 0) return { ...counts, failed: 1, note: "found no test" };
  return counts;
}
