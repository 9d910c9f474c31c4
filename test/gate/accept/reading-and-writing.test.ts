import { lstatSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replaceFile } from "../../../src/cli/print.ts";
import { selectTrials } from "../../../src/gate/accept/accept-runs.ts";
import { readCandidateRuns } from "../../../src/gate/accept/read-candidates.ts";
import { configure } from "../../../src/gate/job.ts";
import { allReaders, runUnjudged } from "../../support/run-unjudged.ts";
import { jobIn, workspace, write } from "../../workspace.ts";

test("a file is replaced, through a link to it", () => {
  const root = workspace({ "e.yml": "old" });
  symlinkSync("e.yml", join(root, "link.yml"));
  expect(replaceFile(join(root, "link.yml"), "old", "new")).toBeUndefined();
  expect(readFileSync(join(root, "e.yml"), "utf8")).toBe("new");
  expect(lstatSync(join(root, "link.yml")).isSymbolicLink()).toBe(true);
});

test("a file that somebody changed meanwhile keeps their work", () => {
  const root = workspace({ "e.yml": "theirs" });
  expect(replaceFile(join(root, "e.yml"), "old", "new")).toContain("changed in the meantime");
  expect(readFileSync(join(root, "e.yml"), "utf8")).toBe("theirs");
  expect(replaceFile(join(root, "none.yml"), "old", "new")).toContain("cannot be written: ENOENT");
});

test("a recording that was changed after it was scored is refused", () => {
  const calling = (name: string) => ({ toolCalls: [{ name }] });
  const root = workspace({
    "expectations.yml": "cases: [{ id: a, referenceToolCalls: [] }]",
    "runs/a.json": calling("x"),
  });
  const job = jobIn(root);
  const selected = selectTrials("a", runUnjudged(job).cases, { trial: undefined, named: true });
  if (selected.state !== "wanted") throw new Error(selected.state);
  const read = () => readCandidateRuns([selected], job, configure(job, allReaders));
  expect(read()).toMatchObject({
    wanted: [{ id: "a", candidates: [{ run: { toolCalls: [{ name: "x" }] } }], passing: [] }],
    refused: [],
  });
  write(root, "runs/a.json", calling("y"));
  expect(read()).toMatchObject({
    wanted: [],
    refused: [{ id: "a", reason: expect.stringContaining("changed meanwhile") }],
  });
});
