import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { loadRe2 } from "../../../src/core/expression.ts";
import { limits } from "../../../src/core/limits.ts";
import { readPattern } from "../../../src/recordings/files/path-pattern.ts";
import {
  findRecordings,
  proposePatterns,
  type RecordingFile,
  searchFolders,
  suiteOf,
  USUAL_FOLDERS,
} from "../../../src/setup/init/find-recordings.ts";
import { type Content, workspace } from "../../workspace.ts";

beforeAll(loadRe2);

const run = { toolCalls: [{ name: "look" }] };

function found(files: Record<string, Content>) {
  return Object.fromEntries(
    searchFolders(workspace(files), {}).folders.map((home) => [
      home.folder,
      home.files.map(({ name }) => name),
    ]),
  );
}

describe("a search for recordings", () => {
  test.each(USUAL_FOLDERS)("looks into %s and the folders in it", (folder) => {
    const names = [`${folder}/a/1.json`, `${folder}/b.jsonl`];
    expect(found(Object.fromEntries(names.map((name) => [name, run])))).toEqual({ [folder]: names });
  });

  test("begins where they usually lie, and looks nowhere else", () => {
    const files = {
      "evals/runs/a.json": run,
      "evals/old/b.json": run,
      "traces/c.json": run,
      "lib/d.json": run,
      "packages/x/runs/a.json": run,
      "e.json": run,
    };
    expect(found(files)).toEqual({
      "evals/runs": ["evals/runs/a.json"],
      evals: ["evals/old/b.json"],
      traces: ["traces/c.json"],
    });
    expect(findRecordings(workspace(files), {})).toMatchObject({
      patterns: ["evals/runs/{case}.json"],
      text: {
        text: "Left out: evals (1 file), traces (1 file). To include them, name each pattern with --runs",
      },
    });
  });

  test("does not go where what is installed or built lies, nor out of the folder", () => {
    const root = workspace({
      "evals/node_modules/a.json": run,
      "runs/.git/b.json": run,
      "runs/dist/d.json": run,
    });
    const outside = workspace({ "e.json": run });
    mkdirSync(join(root, "recordings"));
    symlinkSync(outside, join(root, "recordings/linked"));
    symlinkSync(join(outside, "e.json"), join(root, "recordings/linked.json"));
    symlinkSync(outside, join(root, "traces"));
    expect(searchFolders(root, {})).toEqual({ folders: [], doubtful: [] });
  });

  test("passes over what lies beside recordings, and tells what may be meant for one", () => {
    const { folders, doubtful } = searchFolders(
      workspace({
        "evals/a.1.json": run,
        "evals/package.json": { name: "evals", version: "1.0.0", dependencies: {} },
        "evals/baseline.json": { schemaVersion: 1, suite: "default", cases: [] },
        "evals/settings.json": { any: { thing: 1 } },
        "evals/cut.json": '{"toolCalls": [',
        "evals/langsmith.json": { run_type: "chain", inputs: {} },
      }),
      {},
    );
    expect(folders[0]?.others).toEqual(["evals/baseline.json", "evals/package.json", "evals/settings.json"]);
    expect(folders[0]?.files.map(({ name }) => name)).toEqual(["evals/a.1.json"]);
    expect(doubtful.map(({ file }) => file)).toEqual(["evals/cut.json", "evals/langsmith.json"]);
  });

  test("sees what runs say of themselves", () => {
    const rows = [
      { ...run, case: "a", trial: 2 },
      { ...run, case: "b" },
    ];
    const { folders } = searchFolders(
      workspace({
        "runs/rows.jsonl": rows.map((row) => JSON.stringify(row)).join("\n"),
        "runs/stem.json": run,
      }),
      {},
    );
    expect(folders[0]?.files).toEqual([
      { name: "runs/rows.jsonl", runs: [{ caseId: "a", trial: "2" }, { caseId: "b" }] },
      { name: "runs/stem.json", runs: [{}] },
    ]);
  });

  test("looks into some files of a large folder, from the first to the last", () => {
    const most = limits.filesLookedInto;
    const names = Array.from({ length: 3 * most }, (_, at) => `runs/${String(at).padStart(5, "0")}.json`);
    const files = found(Object.fromEntries(names.map((name) => [name, run]))).runs;
    expect(files).toEqual(names.filter((_name, at) => at % 3 === 0));
  });

  test("looks at the first runs of a file", () => {
    const rows = Array.from({ length: 2 * limits.runsLookedAt }, (_, at) =>
      JSON.stringify({ ...run, case: at }),
    );
    const { folders } = searchFolders(workspace({ "runs/rows.jsonl": rows.join("\n") }), {});
    expect(folders[0]?.files[0]?.runs).toHaveLength(limits.runsLookedAt);
  });
});

const ROOT = "/repository";
const capture = (pattern: string, name: string) => readPattern(pattern, ROOT, true).capture(join(ROOT, name));

const file = (name: string, ...runs: RecordingFile["runs"]): RecordingFile => ({
  name,
  runs: runs.length === 0 ? [{}] : runs,
});

function patterns(folder: string, files: (string | RecordingFile)[], others: string[] = []) {
  const recordings = files.map((one) => (typeof one === "string" ? file(one) : one));
  return proposePatterns({ folder, files: recordings, others }, ROOT);
}

describe("the pattern that is read off names", () => {
  const days = Array.from({ length: 12 }, (_, day) => `runs/2026-06-${10 + day}/a`);

  test.each<[what: string, names: string[], expected: string[] | undefined]>([
    ["a case and a number", ["runs/a.1.json", "runs/b.b.2.json"], ["runs/{case}.{trial}.json"]],
    ["a case", ["runs/a.json", "runs/b.json"], ["runs/{case}.json"]],
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
    ["models", ["runs/gpt-4o/a.1.json", "runs/claude-x/b.1.json"], ["runs/{model}/{case}.{trial}.json"]],
    ["one model only", ["runs/gpt-4o/a.1.json"], ["runs/gpt-4o/{case}.{trial}.json"]],
    [
      "the same cases in few folders",
      ["runs/x/a.1.json", "runs/y/a.1.json"],
      ["runs/{variant}/{case}.{trial}.json"],
    ],
    ["other cases in each folder", ["runs/x/a.1.json", "runs/y/b.1.json"], ["runs/*/{case}.{trial}.json"]],
    [
      "several depths and endings",
      ["runs/x/a.1.json", "runs/b.jsonl"],
      ["runs/x/{case}.{trial}.json", "runs/{case}.jsonl"],
    ],
    // Only the user knows what these are.
    ["a version that is no trial", ["runs/v1.2.json", "runs/v1.x.json"], undefined],
    ["one name without a trial", ["runs/a.1.json", "runs/a.2.json", "runs/smoke.json"], undefined],
    ["the same case in more folders than an agent has variants", days.map((day) => `${day}.json`), undefined],
    ["the same trial in as many folders", days.map((day) => `${day}.1.json`), undefined],
  ])("%s", (_what, names, expected) => {
    expect(patterns("runs", names)).toEqual(expected);
  });

  test("agrees with what runs say of themselves", () => {
    const named = (name: string, caseId: string) => file(name, { caseId });
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

  test("captures nothing of files that hold several runs", () => {
    expect(patterns("runs", [file("runs/all.jsonl", {}, {})])).toEqual(["runs/all.jsonl"]);
    expect(patterns("runs", [file("runs/a.jsonl", {}, {}), file("runs/b.jsonl")])).toEqual(["runs/*.jsonl"]);
  });

  test("matches no file that is no recording", () => {
    expect(patterns("evals", ["evals/a.1.json"], ["evals/baseline.json"])).toEqual([
      "evals/{case}.{trial}.json",
    ]);
    expect(patterns("evals", ["evals/a.json", "evals/b.json"], ["evals/package.json"])).toBeUndefined();
  });

  test.each([
    "we {b} [x]*?",
    `\${{ github.token }}`,
    "!a|b(c)",
    "back\\slash",
    "ünï çödé",
    "{case}",
    "\u202eabc",
  ])("takes a folder called %j as it is", (name) => {
    const [pattern = ""] = patterns("runs", [`runs/${name}/a.1.json`]) ?? [];
    expect(capture(pattern, `runs/${name}/a.1.json`)).toEqual({ case: "a", trial: "1" });
    expect(capture(pattern, "runs/other/a.1.json")).toBeUndefined();
    expect(pattern).not.toContain(`\${{`);
  });

  test.each([" a ", "two\nlines", "\uE0000\uE001"])("is one line without blanks at an end for %j", (name) => {
    const [pattern = ""] = patterns("runs", [`runs/${name}/a.1.json`]) ?? [];
    expect(capture(pattern, `runs/${name}/a.1.json`)).toEqual({ case: "a", trial: "1" });
    expect(pattern).toMatch(/^\S.*\S$/u);
  });
});

test.each([
  [["agents/booking/runs/{case}.json", "./agents/booking/more/*.json"], "booking"],
  [["packages/@Scope's agent/runs/*.json"], undefined],
  [["packages/Scope's  agent_2-/runs/*.json"], "scope-s-agent-2"],
  [[`apps/${"long".repeat(20)}/a.json`], "long".repeat(10)],
  [["apps/日本/runs/a.json"], undefined],
  [["agents/booking/runs/*.json", "agents/support/runs/*.json"], undefined],
  [["agents/*/runs/{case}.json"], undefined],
  [["agents/{case}.json"], undefined],
  [["evals/runs/{case}.json"], undefined],
  [[], undefined],
])("the suite of %j is %s", (patterns, suite) => {
  expect(suiteOf(patterns)).toBe(suite);
});
