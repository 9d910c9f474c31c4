import { lstatSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { diffText, outcomeText } from "../../../src/cli/accept.ts";
import { replaceFile } from "../../../src/cli/print.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import { acceptRuns } from "../../../src/gate/accept/accept-runs.ts";
import { readCandidateRuns } from "../../../src/gate/accept/read-candidates.ts";
import { selectTrials } from "../../../src/gate/accept/select-trials.ts";
import { configure } from "../../../src/gate/job.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import { made, runOf } from "../../scorers/fixture.ts";
import { allReaders, runUnjudged } from "../../support/run-unjudged.ts";
import { printed } from "../../views/printed.ts";
import { type Content, jobIn, reportOn, workspace, write } from "../../workspace.ts";

/** The cases of a report on these recordings, whose tag `m` is a folder, with a case `a` that calls x. */
function casesOf(
  recordings: Record<string, Content>,
  expectations = "cases: [{ id: a, referenceToolCalls: [{ name: x }] }]",
): ReportCase[] {
  const files = Object.fromEntries(
    Object.entries(recordings).map(([name, content]) => [`runs/${name}.json`, content]),
  );
  return reportOn({ ...files, "expectations.yml": expectations }, { runs: ["runs/{m}/{case}.{trial}.json"] })
    .cases;
}

const pass = { toolCalls: [{ name: "x" }] };
const fail = { toolCalls: [{ name: "y" }] };
const broken = "{";
const any = { trial: undefined, named: true };

function labels(selected: ReturnType<typeof selectTrials>): string[] {
  if (selected.state !== "wanted") throw new Error(selected.state);
  return selected.candidates.map(({ label }) => label);
}

describe("of the runs of a case", () => {
  test("those that do not pass are wanted, under all tags", () => {
    const selected = selectTrials("a", casesOf({ "p/a.1": fail, "q/a.1": fail, "p/a.2": pass }), any);
    expect(labels(selected)).toEqual([
      "trial 1 of a (m=p) at runs/p/a.1.json",
      "trial 1 of a (m=q) at runs/q/a.1.json",
    ]);
    expect(selected).toMatchObject({ passing: [{ label: "trial 2 of a (m=p) at runs/p/a.2.json" }] });
  });

  test("the named trial is wanted alone", () => {
    const cases = casesOf({ "p/a.1": fail, "p/a.2": { ...fail, input: "?" }, "p/a.3": pass });
    expect(labels(selectTrials("a", cases, { ...any, trial: "2" }))).toEqual([
      "trial 2 of a (m=p) at runs/p/a.2.json",
    ]);
    expect(selectTrials("a", cases, { ...any, trial: "3" })).toEqual({ id: "a", state: "passes" });
    expect(selectTrials("a", cases, { ...any, trial: "9" })).toMatchObject({
      reason: 'it has no trial "9". Its trials: 1, 2, 3. The same bytes twice are one trial',
    });
  });

  test("none in error is wanted, and a case with nothing else to accept is refused", () => {
    expect(labels(selectTrials("a", casesOf({ "p/a.1": fail, "p/a.2": broken }), any))).toHaveLength(1);
    const left = selectTrials("a", casesOf({ "p/a.1": pass, "p/a.2": broken }), any);
    expect(left).toMatchObject({ state: "refused", reason: expect.stringContaining("runs in error") });
  });

  test("a case without a run is refused", () => {
    expect(selectTrials("a", [], any)).toMatchObject({ reason: expect.stringContaining("check --runs") });
  });

  test("a case of which its recording says what is expected is refused", () => {
    const recorded = { ...fail, referenceToolCalls: [{ name: "x", arguments: {} }] };
    expect(selectTrials("r", casesOf({ "p/r.1": recorded }), any)).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("the recording says what is expected (runs/p/r.1.json)"),
    });
  });

  test("a case that nobody declared is wanted only by name", () => {
    const cases = casesOf({ "p/n.1": fail }).filter(({ id }) => id === "n");
    expect(selectTrials("n", cases, any).state).toBe("wanted");
    expect(selectTrials("n", cases, { ...any, named: false })).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("name it: rungate accept CASE"),
    });
  });

  test("a case that asks for nothing is wanted only by name", () => {
    const cases = casesOf({ "p/a.1": fail }, "cases: [{ id: a, maxToolCalls: 1 }]");
    expect(selectTrials("a", cases, any).state).toBe("wanted");
    expect(selectTrials("a", cases, { ...any, named: false }).state).toBe("not-assessed");
  });

  test("those that fail are wanted by the name of a trial alone where as many pass", () => {
    const pass = { toolCalls: [{ name: "good", arguments: {} }] };
    const flaky = "cases: [{ id: f, expectedTool: good }]";
    const mostly = casesOf(
      { "p/f.1": { ...pass, run: 1 }, "p/f.2": { ...pass, run: 2 }, "p/f.3": fail },
      flaky,
    );
    expect(selectTrials("f", mostly, any)).toEqual({
      id: "f",
      state: "refused",
      reason:
        "2 of its 3 runs pass (trial 1 of f (m=p) at runs/p/f.1.json, trial 2 of f (m=p) at runs/p/f.2.json)",
      trial: "3",
    });
    expect(selectTrials("f", mostly, { ...any, trial: "3" }).state).toBe("wanted");
    expect(selectTrials("f", mostly, { trial: "3", named: false }).state).toBe("wanted");
    const unnamed = selectTrials("f", mostly, { ...any, named: false });
    expect(unnamed).toEqual({ id: "f", state: "mostly-passes", passing: 2, runs: 3 });
    expect(outcomeText([unnamed], { all: true, callNothing: [] }).text).toBe(
      "f stays as it is: 2 of its 3 runs pass. To expect what another did, name the case and the trial: rungate accept CASE --trial NAME",
    );
    const even = casesOf({ "p/f.1": { ...pass, run: 1 }, "p/f.3": fail }, flaky);
    expect(selectTrials("f", even, any).state).toBe("refused");
    expect(selectTrials("f", even, { ...any, named: false }).state).toBe("mostly-passes");
    const rarely = casesOf({ "p/f.1": pass, "p/f.2": fail, "p/f.3": { ...fail, run: 3 } }, flaky);
    expect(selectTrials("f", rarely, any).state).toBe("wanted");
    expect(selectTrials("f", rarely, { ...any, named: false }).state).toBe("wanted");
  });

  test("runs in error count neither for nor against those that fail", () => {
    const cases = casesOf({ "p/a.1": pass, "p/a.2": fail, "p/a.3": broken, "p/a.4": broken });
    expect(selectTrials("a", cases, any)).toMatchObject({ state: "refused", trial: "2" });
  });
});

test("runs of one trial name under several tags cannot be told apart by --trial", () => {
  const selected = selectTrials("a", casesOf({ "p/a.1": fail, "q/a.1": fail }), any);
  const wanted = selected.state === "wanted" ? selected.candidates : [];
  const candidates = wanted.map((one, at) => ({ ...one, run: runOf([made(`call-${at}`)]) }));
  const text = "cases: [{ id: a, expectedTool: other }]";
  const { refused } = acceptRuns(
    [{ file: "e.yml", text }],
    [{ id: "a", candidates, passing: [] }],
    defaultPolicy,
  );
  expect(refused.map(({ reason }) => reason)).toEqual([
    "the runs that do not pass made different calls: trial 1 of a (m=p) at runs/p/a.1.json, trial 1 of a (m=q) at runs/q/a.1.json. They share one expectation: name the recordings of one of them with --runs",
  ]);
});

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

test("a difference has three lines around it and shows what is invisible", () => {
  const before = "1\n2\n3\n4\nold\r\n6\n7\n8\n9\n";
  const after = before.replace("old", "new \u202e\u001b[2J");
  expect(printed(diffText("e\u0007.yml", before, after, false))).toBe(
    [
      "--- e\\u{7}.yml",
      "+++ e\\u{7}.yml",
      "@@ -2,7 +2,7 @@",
      " 2",
      " 3",
      " 4",
      "-old",
      "+new \\u{202e}\\u{1b}[2J",
      " 6",
      " 7",
      " 8",
      "",
    ].join("\n"),
  );
});

test("a difference is coloured where colours are wanted", () => {
  const text = printed(diffText("e.yml", "a\n", "b\n", true));
  expect(text).toContain("\u001b[31m-a\u001b[39m\n\u001b[32m+b\u001b[39m\n");
});

test("a difference beyond the bound is not shown, and says so", () => {
  const lines = (word: string) => Array.from({ length: 2_000 }, (_, at) => `${word} ${at}`).join("\n");
  expect(printed(diffText("e.yml", lines("a"), lines("b"), false))).toBe(
    "--- e.yml\n+++ e.yml\nmore than 2000 lines differ: write the file and see the difference in git\n",
  );
});
