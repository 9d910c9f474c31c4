import { truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { ConfigurationError, type Problem, placeText } from "../../../src/core/problems.ts";
import { readBaseline } from "../../../src/gate/baseline/read-reports.ts";
import { type Content, reportOn, workspace, write } from "../../workspace.ts";
import { recorded, reportOf } from "../comparison/fixture.ts";

const good = reportOf([recorded("a", "x+")]);

function read(root: string, { suite = "default", contained = true, file = "b.json" } = {}) {
  const problems: Problem[] = [];
  const baseline = readBaseline(file, { root, contained, suite }, problems);
  expect(problems.every(({ severity }) => severity === "error")).toBe(true);
  return { baseline, problems: problems.map((problem) => `${placeText(problem)}${problem.message}`) };
}

describe("a baseline in a file", () => {
  test("is found", () => {
    const { baseline, problems } = read(workspace({ "b.json": good }));
    expect(problems).toEqual([]);
    expect(baseline).toEqual({ state: "found", reason: "b.json", report: good });
  });

  test("is found when its own recordings were broken: what could be read is evidence", () => {
    const { baseline, problems } = read(workspace({ "b.json": { ...good, baselineEligible: false } }));
    expect(problems).toEqual([]);
    expect(baseline).toMatchObject({ state: "found", report: { baselineEligible: false } });
  });

  test("is found whatever its suite, where none is asked for", () => {
    const problems: Problem[] = [];
    const folder = { root: workspace({ "b.json": { ...good, suite: "other" } }), contained: true };
    expect(readBaseline("b.json", { ...folder, suite: undefined }, problems).state).toBe("found");
    expect(problems).toEqual([]);
  });

  test.each<[string, Content, string]>([
    [
      "is of another suite",
      { ...good, suite: "other" },
      'b.json: is the report of suite "other", and this is suite "default": without its own baseline there is no verdict',
    ],
    [
      "is no report",
      { toolCalls: [] },
      'b.json: is not a report of rungate: it has no schemaVersion; a report is what "rungate gate" writes with --output and prints with --json. Without it there is no verdict',
    ],
    ["is not UTF-8", Buffer.from('\uFEFF{"a":1}', "utf16le"), "b.json: is not UTF-8 text: save it as UTF-8"],
  ])("is a problem when it %s", (_what, content, problem) => {
    const { baseline, problems } = read(workspace({ "b.json": content }));
    expect(problems).toEqual([problem]);
    expect(baseline.state).toBe("none");
  });

  test("is a problem when it is missing or a folder, or outside the workspace where it must be inside", () => {
    const root = workspace({ "folder/x": "" });
    write(root, "../outside.json", good);
    expect(read(root).problems).toEqual(["b.json: does not exist: check its path"]);
    expect(read(root, { file: "folder" }).problems).toEqual(["folder: is a folder: name a file in it"]);
    const outside = { file: "../outside.json" };
    expect(read(root, outside).problems).toEqual([
      "../outside.json: leads outside the workspace: copy the file into it",
    ]);
    expect(read(root, { ...outside, contained: false }).baseline.state).toBe("found");
  });

  test("is a problem beyond the bound, and is not read", () => {
    const root = workspace({ "b.json": "" });
    truncateSync(join(root, "b.json"), limits.baselineBytes + 1);
    expect(read(root).problems).toEqual([
      "b.json: has 67108865 bytes, more than the 67108864 that are read: record fewer cases or trials",
    ]);
  });
});

test("a named baseline that cannot be used ends the job: there is no verdict", () => {
  const files = {
    "expectations.yml": "cases: [{id: a, expectedTool: t}]",
    "runs/a.json": { toolCalls: [{ name: "t", arguments: {} }] },
    "b.json": "{",
  };
  expect(() => reportOn(files, { baseline: "b.json" })).toThrow(ConfigurationError);
  expect(() => reportOn(files, { baseline: "b.json" })).toThrow(
    /^b\.json: is not JSON .*Without it there is no verdict$/,
  );
});
