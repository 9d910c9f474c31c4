import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { loadRe2 } from "../../../src/core/expression.ts";
import { readPattern } from "../../../src/recordings/files/path-pattern.ts";
import type { RecordingFile } from "../../../src/setup/init/find-recordings.ts";
import { proposePatterns } from "../../../src/setup/init/find-recordings.ts";

beforeAll(loadRe2);

const ROOT = "/repository";
const capture = (pattern: string, name: string) => readPattern(pattern, ROOT, true).capture(join(ROOT, name));

const file = (name: string, ...runs: Partial<RecordingFile["runs"][number]>[]): RecordingFile => ({
  name,
  runs: (runs.length === 0 ? [{}] : runs).map((run) => ({ input: "", ...run })),
});

function patterns(home: string, files: (string | RecordingFile)[], others: string[] = []) {
  const recordings = files.map((one) => (typeof one === "string" ? file(one) : one));
  return proposePatterns(recordings, { home, others, capture })?.map(({ pattern }) => pattern);
}

test("a file that is named as a trial is no other file, though nothing in it is a recording", () => {
  const recordings = ["runs/a.1.json", "runs/a.2.json"];
  expect(patterns("runs", recordings, ["runs/b.1.json"])).toEqual(["runs/{case}.{trial}.json"]);
  expect(patterns("runs", recordings, ["runs/b.meta.json"])).toEqual(recordings);
  expect(patterns(".", ["a.1.json", "a.2.json"], ["jquery.3.json"])).toEqual(["a.1.json", "a.2.json"]);
});

describe("the pattern that is read off names", () => {
  test.each<[what: string, names: string[], expected: string[]]>([
    ["a case and a number", ["runs/a.1.json", "runs/b.b.2.json"], ["runs/{case}.{trial}.json"]],
    ["a case", ["runs/a.json", "runs/b.json"], ["runs/{case}.json"]],
    ["a version that is no trial", ["runs/v1.2.json", "runs/v1.x.json"], ["runs/{case}.json"]],
    ["a folder for each case", ["runs/a/1.json", "runs/b/2.json"], ["runs/{case}/{trial}.json"]],
    ["a folder for each trial", ["runs/run-1/a.json", "runs/run-2/a.json"], ["runs/{trial}/{case}.json"]],
    [
      "a file of one name for each case",
      ["runs/a/messages.json", "runs/b/messages.json"],
      ["runs/{case}/messages.json"],
    ],
    [
      "a word before the trial",
      ["runs/a_trial1.json", "runs/b_trial2.json"],
      ["runs/{case}_trial{trial}.json"],
    ],
    ["packed rows", ["runs/a.jsonl.gz"], ["runs/{case}.jsonl.gz"]],
    [
      "one name that is none of the others'",
      ["runs/a.1.json", "runs/a.2.json", "runs/b.1.json", "runs/b.2.json", "runs/smoke.json"],
      ["runs/{case}.{trial}.json", "runs/smoke.json"],
    ],
    ["models", ["runs/gpt-4o/a.1.json", "runs/claude-x/b.1.json"], ["runs/{model}/{case}.{trial}.json"]],
    ["one model only", ["runs/gpt-4o/a.1.json"], ["runs/gpt-4o/{case}.{trial}.json"]],
    [
      "the same cases in few folders",
      ["runs/x/a.1.json", "runs/y/a.1.json"],
      ["runs/{variant}/{case}.{trial}.json"],
    ],
    ["other cases in each folder", ["runs/x/a.1.json", "runs/y/b.1.json"], ["runs/*/{case}.{trial}.json"]],
    [
      "folders of other kinds",
      ["runs/x/a.1.json", "runs/y/b.json"],
      ["runs/x/{case}.{trial}.json", "runs/y/{case}.json"],
    ],
    [
      "more folders than there are variants of an agent",
      Array.from({ length: 12 }, (_, day) => `runs/2026-06-${10 + day}/a.json`),
      ["runs/*/{case}.json"],
    ],
    [
      "the same trial in as many folders",
      Array.from({ length: 12 }, (_, day) => `runs/2026-06-${10 + day}/a.1.json`),
      ["runs/*/{case}.json"],
    ],
    [
      "several depths and endings",
      ["runs/x/a.1.json", "runs/b.jsonl", "runs/y/c/1.json"],
      ["runs/x/{case}.{trial}.json", "runs/{case}.jsonl", "runs/y/{case}/{trial}.json"],
    ],
  ])("%s", (_what, names, expected) => {
    expect(patterns("runs", names)).toEqual(expected);
  });

  test("is not read off a number that may belong to the case", () => {
    const userRuns = (...inputs: string[]) =>
      inputs.map((input, at) => file(`runs/task-${at + 1}.json`, { input }));
    expect(patterns("runs", userRuns("a", "a"))).toEqual(["runs/{case}-{trial}.json"]);
    expect(patterns("runs", userRuns("a", "b"))).toEqual(["runs/{case}.json"]);
    expect(patterns("runs", userRuns("", ""))).toEqual(["runs/{case}.json"]);
  });

  test("agrees with what runs say of themselves", () => {
    const named = (name: string, caseId: string) => file(name, { caseId, input: caseId });
    expect(patterns("runs", [named("runs/a.1.json", "a"), named("runs/b.1.json", "b")])).toEqual([
      "runs/{case}.{trial}.json",
    ]);
    expect(patterns("runs", [named("runs/0001.json", "a"), named("runs/0002.json", "a")])).toEqual([
      "runs/*.json",
    ]);
    expect(patterns("runs", [file("runs/a.1.json", { trial: "7" }), file("runs/b.2.json")])).toEqual([
      "runs/{case}.json",
    ]);
  });

  test("does not believe ids that are made up for each run", () => {
    const chat = (name: string, caseId: string) => file(name, { caseId, isOnlyId: true, input: name });
    const random = [chat("runs/a.1.json", "upjAFQcT1KruZtsn"), chat("runs/b.1.json", "wWJNjSMhhWmsDHvk")];
    expect(patterns("runs", random)).toEqual(["runs/{case}.{trial}.json"]);
    const another = [
      file("runs/a.1.json", { caseId: "x", input: "the same" }),
      file("runs/a.2.json", { caseId: "y", input: "the same" }),
    ];
    expect(patterns("runs", another)).toEqual(["runs/{case}.{trial}.json"]);
  });

  test("captures nothing of files that hold several runs", () => {
    expect(patterns("runs", [file("runs/all.jsonl", {}, {})])).toEqual(["runs/all.jsonl"]);
    expect(patterns("runs", [file("runs/a.jsonl", {}, {}), file("runs/b.jsonl")])).toEqual(["runs/*.jsonl"]);
  });

  test("spares what is no recording, where that is possible", () => {
    expect(patterns("evals", ["evals/a.1.json"], ["evals/baseline.json"])).toEqual([
      "evals/{case}.{trial}.json",
    ]);
    expect(patterns(".", ["a.json", "b.json"], ["package.json"])).toEqual(["a.json", "b.json"]);
    const many = Array.from({ length: 20 }, (_, at) => `a${at}.json`);
    expect(patterns(".", many, ["package.json"])).toEqual(["{case}.json"]);
  });

  test.each([
    "we {b} [x]*?",
    `\${{ github.token }}`,
    "!a|b(c)",
    "back\\slash",
    "ünï çödé",
    "{case}",
    "\u202eabc",
  ])("takes a folder called %j as it is", (folder) => {
    const [pattern = ""] = patterns(folder, [`${folder}/a.1.json`]) ?? [];
    expect(capture(pattern, `${folder}/a.1.json`)).toEqual({ case: "a", trial: "1" });
    expect(capture(pattern, `other/a.1.json`)).toBeUndefined();
    expect(pattern).not.toContain(`\${{`);
  });

  test.each([" a ", "two\nlines", "\uE0000\uE001"])(
    "is one line without blanks at an end for %j",
    (folder) => {
      const [pattern = ""] = patterns(folder, [`${folder}/a.1.json`]) ?? [];
      expect(capture(pattern, `${folder}/a.1.json`)).toEqual({ case: "a", trial: "1" });
      expect(pattern).toMatch(/^\S.*\S$/u);
    },
  );

  test("is not led by what cannot be read", () => {
    expect(patterns("runs", ["runs/a.1.json", { name: "runs/half.json", runs: [] }])).toEqual([
      "runs/{case}.{trial}.json",
    ]);
    expect(patterns("runs", [{ name: "runs/half.json", runs: [] }])).toEqual(["runs/{case}.json"]);
  });

  test("is none where too many would be needed", () => {
    const scattered = Array.from({ length: 10 }, (_, depth) => `runs/${"x/".repeat(depth)}a.json`);
    expect(patterns("runs", scattered)).toBeUndefined();
  });
});
