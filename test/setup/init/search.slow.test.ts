import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { searchRecordings } from "../../../src/cli/search-recordings.ts";
import { loadRe2 } from "../../../src/core/expression.ts";
import { limits } from "../../../src/core/limits.ts";
import { chooseFolder } from "../../../src/setup/init/find-recordings.ts";
import { type Content, workspace } from "../../workspace.ts";

beforeAll(loadRe2);

const run = { toolCalls: [{ name: "look" }] };

function search(files: Record<string, Content>) {
  return searchRecordings(workspace(files), {});
}

function found(files: Record<string, Content>) {
  return Object.fromEntries(
    search(files).homes.map((home) => [home.folder, home.files.map(({ name }) => name)]),
  );
}

describe("a search for recordings", () => {
  test("begins where they usually lie", () => {
    const files = {
      "evals/runs/a.json": run,
      "evals/old/b.json": run,
      "traces/c.json": run,
      "lib/d.json": run,
    };
    expect(found(files)).toEqual({
      "evals/runs": ["evals/runs/a.json"],
      evals: ["evals/old/b.json"],
      traces: ["traces/c.json"],
    });
  });

  test("goes everywhere else where there are none", () => {
    expect(
      found({ "evals/expectations.json": { cases: [{ id: "a" }] }, "lib/demo/runs/x/d.json": run }),
    ).toEqual({
      "lib/demo/runs": ["lib/demo/runs/x/d.json"],
    });
    expect(found({ "a.jsonl": `${JSON.stringify(run)}\n`, "b/c.json.txt": run })).toEqual({
      ".": ["a.jsonl"],
    });
  });

  test("does not go where what is installed or built lies, nor out of the folder", () => {
    const root = workspace({
      "evals/node_modules/a/runs/a.json": run,
      ".git/runs/b.json": run,
      "packages/node_modules/runs/c.json": run,
      "dist/d.json": run,
    });
    const outside = workspace({ "e.json": run });
    mkdirSync(join(root, "runs"));
    symlinkSync(outside, join(root, "runs/linked"));
    symlinkSync(join(outside, "e.json"), join(root, "runs/linked.json"));
    symlinkSync(outside, join(root, "traces"));
    // Following this link would exceed the search limit.
    symlinkSync("/", join(root, "runs/everything"));
    expect(searchRecordings(root, {}).homes).toEqual([]);
  });

  test("passes over what lies beside recordings, and tells what may be meant for one", () => {
    const { homes, doubtful } = search({
      "evals/a.1.json": run,
      "evals/package.json": { name: "evals", version: "1.0.0", dependencies: {} },
      "evals/baseline.json": { schemaVersion: 1, suite: "default", cases: [] },
      "evals/settings.json": { any: { thing: 1 } },
      "evals/cut.json": '{"toolCalls": [',
      "evals/langsmith.json": { run_type: "chain", inputs: {} },
      "evals/half.json": { jsonrpc: "2.0", id: 1, result: { content: [] } },
      "evals/near.json": { messages: [{ role: "assistant", tool_calls: [{ id: "1", type: "function" }] }] },
    });
    expect(homes[0]?.others).toHaveLength(6);
    expect(homes[0]?.files.map(({ name }) => name)).toEqual(["evals/a.1.json", "evals/half.json"]);
    expect(doubtful.map(({ file }) => file)).toEqual([
      "evals/cut.json",
      "evals/half.json",
      "evals/langsmith.json",
      "evals/near.json",
    ]);
  });

  test("sees what runs say of themselves", () => {
    const rows = [
      { ...run, case: "a", trial: 2 },
      { ...run, case: "b", input: "Look!" },
    ];
    const { homes } = search({
      "runs/rows.jsonl": rows.map((row) => JSON.stringify(row)).join("\n"),
      "runs/stem.json": run,
    });
    expect(homes[0]?.files).toEqual([
      {
        name: "runs/rows.jsonl",
        runs: [
          { caseId: "a", isOnlyId: false, trial: "2", input: "" },
          { caseId: "b", isOnlyId: false, trial: undefined, input: "Look!" },
        ],
      },
      { name: "runs/stem.json", runs: [{ caseId: undefined, isOnlyId: false, trial: undefined, input: "" }] },
    ]);
  });

  test("looks into some files of a large folder, from the first to the last", () => {
    const most = limits.filesLookedInto;
    const names = Array.from({ length: 3 * most }, (_, at) => `runs/${String(at).padStart(5, "0")}.json`);
    const { homes, looked } = search(Object.fromEntries(names.map((name) => [name, run])));
    expect(looked).toBe(most);
    expect(homes[0]?.files.map(({ name }) => name)).toEqual(names.filter((_name, at) => at % 3 === 0));
  });

  test("looks at the first runs of a file", () => {
    const rows = Array.from({ length: 2 * limits.runsLookedAt }, (_, at) =>
      JSON.stringify({ ...run, case: at }),
    );
    expect(search({ "runs/rows.jsonl": rows.join("\n") }).homes[0]?.files[0]?.runs).toHaveLength(
      limits.runsLookedAt,
    );
  });

  test("ends where there is more than is looked at", () => {
    const root = workspace({ "runs/a.json": run });
    for (let at = 0; at < limits.entriesSearched; at += 1) writeFileSync(join(root, `runs/${at}.txt`), "");
    expect(() => searchRecordings(root, {})).toThrow(
      /^runs: more than 50000 files and folders lie where recordings may be: name them with a pattern/,
    );
  });
});

describe("of several homes", () => {
  const choose = (files: Record<string, Content>) => {
    const [first, ...rest] = search(files).homes;
    if (first === undefined) throw new Error("nothing found");
    const choice = chooseFolder([first, ...rest]);
    return "suites" in choice
      ? choice.suites.map(({ folder }) => folder)
      : [choice.home.folder, `without ${choice.leftOut.map(({ folder }) => folder).join()}`];
  };

  test("the likeliest is taken", () => {
    expect(
      choose({ "evals/runs/a.json": run, "traces/a.json": run, "packages/b/evals/a.json": run }),
    ).toEqual(["evals/runs", "without traces,packages/b/evals"]);
    expect(choose({ "examples/runs/a.json": run, "other.json": run })).toEqual([
      "examples/runs",
      "without .",
    ]);
  });

  test("in several projects nobody but the user can choose", () => {
    expect(
      choose({
        "packages/a/evals/a.json": run,
        "packages/a/runs/a.json": run,
        "apps/b/evals/runs/a.json": run,
      }),
    ).toEqual(["packages/a/evals", "apps/b/evals/runs"]);
    expect(choose({ "x/runs/a.json": run, "y/traces/a.json": run })).toEqual(["x/runs", "y/traces"]);
    expect(choose({ "packages/a/evals/a.json": run })).toEqual(["packages/a/evals", "without "]);
  });
});
