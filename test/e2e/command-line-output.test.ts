import { describe, expect, test } from "vitest";
import { expectQuiet } from "../core/escape/quiet.ts";
import { type Content, workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";

/** Sequences with a meaning for a terminal or the runner of a workflow. A file name may contain them too. */
const HOSTILE = "witness\n::error::x\r##[add-mask]x\u001b[2J\u009b2J\u202ex\u2028";
const SHOWN = "witness\\n::error::x\\u{d}";

const call = { name: HOSTILE, arguments: { [HOSTILE]: `a\n${HOSTILE}\nb` } };
const hostile = { input: HOSTILE, response: HOSTILE, tags: { [HOSTILE]: HOSTILE } };
const files: Record<string, Content> = {
  [`runs/${HOSTILE}.json`]: { case: HOSTILE, ...hostile, toolCalls: [call] },
  [`broken/${HOSTILE}.json`]: `{"toolCalls": [${JSON.stringify(HOSTILE)}`,
  "expectations.yml": { cases: [{ id: HOSTILE, referenceToolCalls: [{ name: `${HOSTILE}!` }] }] },
  "labels.yml": { labels: [{ case: `${HOSTILE}!`, trial: "1", callId: "call-1", appropriate: true }] },
};
const RUNS = ["--runs", "runs/*.json"];
const BOTH = [...RUNS, "--runs", "broken/*.json"];
const EXPECTING = ["--expectations", "expectations.yml"];

describe("whatever recordings, files and arguments say, a terminal and the runner see lines of text", () => {
  test.each<[args: string[], status: number]>([
    [["gate", ...BOTH, ...EXPECTING], 1],
    [["gate", ...BOTH, ...EXPECTING, "--json"], 1],
    [["gate", ...BOTH, ...EXPECTING, "--markdown"], 1],
    [["score", ...BOTH, ...EXPECTING], 1],
    [["score", ...BOTH, ...EXPECTING, "--shard", "1/1", "--output", "part.json"], 0],
    [["explain", HOSTILE, ...RUNS, ...EXPECTING], 0],
    [["explain", HOSTILE, ...RUNS, ...EXPECTING, "--json"], 0],
    [["explain", `${HOSTILE}s`, ...RUNS, ...EXPECTING], 2],
    [["inspect", "runs/*.json", "broken/*.json"], 1],
    [["inspect", "runs/*.json", "--json"], 0],
    [["inspect", "runs/*.json", "--reasoning"], 0],
    [["init", ...RUNS, "--dry-run"], 0],
    [["init", ...RUNS, "--expectations", `${HOSTILE}.yml`], 0],
    [["accept", "--all", ...RUNS, ...EXPECTING, "--dry-run"], 0],
    [["accept", "--all", ...BOTH, ...EXPECTING], 1],
    [["accept", HOSTILE, ...RUNS, ...EXPECTING, "--trial", HOSTILE], 1],
    [["calibrate", "labels.yml", ...RUNS, ...EXPECTING], 2],
    [["trend", HOSTILE], 2],
    [["compare", HOSTILE, HOSTILE], 2],
    [["gate", ...RUNS, `--${HOSTILE}`], 2],
    [["gate", ...RUNS, "--format", HOSTILE], 2],
    [["score", ...RUNS, "--shard", HOSTILE], 2],
    [[HOSTILE], 2],
  ])("rungate %j", async (args, status) => {
    const result = await rungate(workspace(files), args);
    expect({ ...result, stdout: "", stderr: "" }).toEqual({ status, stdout: "", stderr: "" });
    expectQuiet(result.stdout);
    expectQuiet(result.stderr);
    expect(`${result.stdout}${result.stderr}`).toContain("witness");
  });

  test("which a person can read, and JSON is the same value", async () => {
    const folder = workspace(files);
    const args = ["explain", HOSTILE, ...RUNS, ...EXPECTING];
    const [shown, json] = await Promise.all([rungate(folder, args), rungate(folder, [...args, "--json"])]);
    expect(shown.stdout).toContain(SHOWN);
    expect(JSON.parse(json.stdout)).toMatchObject([{ id: HOSTILE }]);
  });
});

test("a mistake of the command line keeps its hint on a line of its own", async () => {
  const { status, stderr } = await rungate(workspace(), ["gate", "--run", "x"]);
  expect(status).toBe(2);
  expect(stderr).toBe(
    "error: unknown option '--run'\n(Did you mean --runs?)\n(run with --help for the options)\n",
  );
});

test("a fault of rungate itself says what to report, and none of its text is more than text", async () => {
  const broken = `import crypto from "node:crypto";
    import { syncBuiltinESMExports } from "node:module";
    crypto.hash = crypto.createHash = () => { throw new Error(${JSON.stringify(HOSTILE)}); };
    syncBuiltinESMExports();`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}` };
  const { status, stdout, stderr } = await rungate(workspace(files), ["gate", ...RUNS, ...EXPECTING], env);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expectQuiet(stderr);
  expect(stderr).toContain("witness\n:\u200b:error::x");
  expect(stderr).toMatch(
    /\nerror: rungate failed on something it did not expect, .* report it with the lines above\n$/,
  );
});
