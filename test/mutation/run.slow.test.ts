import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { rooms } from "../../scripts/mutation/rooms.ts";
import { root } from "../e2e/runner.ts";

const run = promisify(execFile);

test("a room's tests pass in the copy in which its sources are changed", { timeout: 900_000 }, async () => {
  const command = ["scripts/mutation/run.ts", "escape", "--dry-run"];
  const { stdout } = await run(process.execPath, command, { cwd: root });
  expect(stdout).toMatch(/Initial test run succeeded\. Ran \d{2,} tests/);
});

test.each(Object.entries(rooms))("the room %s has sources and tests", (_room, { sources, tests }) => {
  for (const pattern of [...sources, ...tests]) expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});
