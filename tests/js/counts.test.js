// How the test run reads what the runners print.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closingCounts, judge, nodeCounts, rustCounts, sum } from "../../scripts/test/counts.mjs";

test("adds up every test binary of cargo", () => {
  const text = `
test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.10s
test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s
`;
  assert.deepEqual(rustCounts(text), { passed: 15, failed: 2, skipped: 0 });
});

test("reads the summary of Node's runner", () => {
  const text = "ℹ tests 9\nℹ suites 0\nℹ pass 5\nℹ fail 1\nℹ cancelled 1\nℹ skipped 1\nℹ todo 1\n";
  assert.deepEqual(nodeCounts(text), { passed: 5, failed: 2, skipped: 2 });
});

test("reads the last line of the scripts here", () => {
  assert.deepEqual(closingCounts("Node 20\n  passed  ESM\n12 passed, 0 failed\n"), {
    passed: 12,
    failed: 0,
    skipped: 0,
  });
  assert.deepEqual(closingCounts("1 passed, 2 failed, 3 skipped"), { passed: 1, failed: 2, skipped: 3 });
  assert.deepEqual(closingCounts("Error: it ended early"), { passed: 0, failed: 0, skipped: 0 });
});

test("a run fails by its exit code alone, and when it finds no test", () => {
  const none = { passed: 0, failed: 0, skipped: 0 };
  assert.equal(judge(0, { passed: 3, failed: 0, skipped: 0 }).failed, 0);
  assert.equal(judge(101, { passed: 3, failed: 0, skipped: 0 }).failed, 1);
  assert.equal(judge(1, { passed: 3, failed: 2, skipped: 0 }).failed, 2);
  assert.equal(judge(0, none).failed, 1);
  assert.equal(judge(101, rustCounts("")).failed, 1);
});

test("sums", () => {
  assert.deepEqual(sum([{ passed: 1 }, { failed: 2, passed: 1 }, { skipped: 1 }]), {
    passed: 2,
    failed: 2,
    skipped: 1,
  });
});
