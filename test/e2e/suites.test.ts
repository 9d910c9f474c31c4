import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readReports } from "../../src/gate/baseline/read-reports.ts";
import { preloadFiles } from "../faults/preload.ts";
import { firstLine, readable } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { type Files, policy, tripInputs, tripRuns } from "./trips.ts";
import { onPull, onPush, propose, reportOf, type WorkflowResult } from "./workflow.ts";

const NONE = { runs: "", expectations: "" };
const ONE = policy("runs: evals/runs.jsonl\nexpectations: evals/expectations.yml\n");
const TWO = policy(`suites:
  desk: { runs: evals/runs.jsonl, expectations: evals/expectations.yml }
  support: { runs: support.jsonl, expectations: evals/expectations.yml }
`);
const support = (wrong: number[] = []): Files => ({
  "support.jsonl": tripRuns({ wrong })["evals/runs.jsonl"] ?? "",
});
const textOf = ({ outputs }: WorkflowResult) => readFileSync(outputs.report ?? "", "utf8");

describe("a workflow without inputs gates what the file says", () => {
  test("as the inputs would", async () => {
    const { github } = await recorded(ONE, NONE);
    const pull = propose(github, "feature", tripRuns({ wrong: [4] }));
    const short = reportOf(await onPull(github, pull, { inputs: NONE }));
    const long = reportOf(await onPull(github, pull, { inputs: tripInputs }));
    expect(short.verdict).toEqual(long.verdict);
    expect(short.verdict.result).toBe("fail");
    expect(short.baseline).toEqual(long.baseline);
    expect(short.settings).toEqual({ ...long.settings, "from-file": ["runs", "expectations"] });
  });

  test("and moving the inputs into the file changes no setting", async () => {
    const { github } = await recorded({}, tripInputs);
    const pull = propose(github, "move", ONE);
    const moved = await onPull(github, pull, { inputs: NONE });
    expect(moved).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(reportOf(moved).comparison?.settings).toEqual([]);
    const other = propose(
      github,
      "other",
      policy("runs: evals/r*.jsonl\nexpectations: evals/expectations.yml\n"),
    );
    const weaker = await onPull(github, other, { inputs: NONE });
    expect(weaker).toMatchObject({ exitCode: 1 });
    expect(firstLine(weaker.summary)).toContain('runs is ["evals/r*.jsonl"], was ["evals/runs.jsonl"]');
  });

  test("found as rungate.yml, too", async () => {
    const text = ONE[".github/rungate.yml"] ?? "";
    const { github } = await recorded({ "rungate.yml": text }, NONE);
    const pull = propose(github, "feature", {
      "rungate.yml": "runs: nothing.jsonl\n",
      ...tripRuns({ wrong: [4] }),
    });
    const red = await onPull(github, pull, { inputs: NONE });
    expect(firstLine(red.summary)).toContain("trip-4 passed on every base recording and fails now");
  });

  test("in the folder into which an artifact was unpacked", async () => {
    const { github } = await recorded(ONE, NONE);
    const pull = propose(github, "feature", {
      "evals/runs.jsonl": null,
      "recordings/left/runs.jsonl": tripRuns({ wrong: [4] })["evals/runs.jsonl"] ?? "",
    });
    const red = await onPull(github, pull, { inputs: { ...NONE, "runs-folder": "recordings" } });
    expect(firstLine(red.summary)).toContain("trip-4 passed on every base recording and fails now");
    expect(reportOf(red).settings?.runs).toEqual(["recordings/**/runs.jsonl"]);
    expect(reportOf(red).totals).toMatchObject({ runs: 12 });
  });

  test("in that folder each suite finds its own, where an artifact holds the files of both", async () => {
    const folders = policy(`suites:
  desk: { runs: "evals/desk/*.jsonl", expectations: evals/expectations.yml }
  bot: { runs: "evals/bot/*.jsonl", expectations: evals/expectations.yml }
`);
    const runs = (wrong: number[] = []) => tripRuns({ wrong })["evals/runs.jsonl"] ?? "";
    const left = (suite: string, wrong: number[] = []) => ({
      [`recordings/left/${suite}/runs.jsonl`]: runs(wrong),
    });
    const inputs = { ...NONE, "runs-folder": "recordings" };
    const { github } = await recorded({ ...folders, ...left("desk"), ...left("bot") }, inputs);
    const pull = propose(github, "feature", left("bot", [4]));
    const red = await onPull(github, pull, { inputs });
    const reports = readReports(textOf(red));
    expect(reports.map(({ suite, verdict, totals }) => [suite, verdict.result, totals.runs])).toEqual([
      ["desk", "pass", 12],
      ["bot", "fail", 12],
    ]);
    expect(reports.map(({ settings }) => settings?.runs)).toEqual([
      ["recordings/**/desk/*.jsonl"],
      ["recordings/**/bot/*.jsonl"],
    ]);
  });

  test("and says what to do where no file names recordings", async () => {
    const { github } = await recorded({}, tripInputs);
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const refused = await onPull(github, pull, { inputs: NONE });
    expect(refused).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" } });
    expect(firstLine(refused.summary)).toContain(
      'no recordings are named. "rungate init" writes .github/rungate.yml',
    );
  });
});

describe("a file that a pull request changes", () => {
  test("is not in force yet, and is told", async () => {
    const { github } = await recorded(ONE, NONE);
    const easy = policy("runs: easy.jsonl\nexpectations: evals/expectations.yml\n");
    const pull = propose(github, "easy", {
      ...easy,
      ...tripRuns({ wrong: [4] }),
      "easy.jsonl": tripRuns()["evals/runs.jsonl"] ?? "",
    });
    const red = await onPull(github, pull, { inputs: NONE });
    expect(red).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(firstLine(red.summary)).toContain("trip-4 passed on every base recording and fails now");
    expect(readable(red.summary)).toContain(
      'the policy is changed here, which is not in force yet: suites.default.runs is ["easy.jsonl"], was ["evals/runs.jsonl"]',
    );
  });

  test("does not rename the suite that the inputs are for", async () => {
    const { github } = await recorded({}, tripInputs);
    const pull = propose(github, "rename", {
      ...tripRuns({ wrong: [4] }),
      ...policy("suites:\n  other: { runs: evals/runs.jsonl }\n"),
    });
    const red = await onPull(github, pull, { inputs: tripInputs });
    expect(red).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(reportOf(red)).toMatchObject({ suite: "default", baseline: { state: "found" } });
  });

  test("never says who judges, and which server gets the key", async () => {
    const judge = "judge: { model: m, baseUrl: https://evil.invalid/v1 }\n";
    const { github } = await recorded({}, tripInputs);
    const pull = propose(github, "judge", policy(`${ONE[".github/rungate.yml"]}${judge}`));
    const result = await onPull(github, pull, { inputs: { ...NONE, "judge-api-key": "key-1" } });
    expect(reportOf(result).judge).toBeNull();
  });
});

describe("several suites", () => {
  test("are gated by one job, in one comment, each against its own baseline, the worst first", async () => {
    const { github } = await recorded({ ...TWO, ...support() }, NONE);
    const pull = propose(github, "feature", support([4]));
    const red = await onPull(github, pull, { inputs: NONE });
    expect(red).toMatchObject({
      exitCode: 1,
      outputs: { verdict: "fail", suites: "2", regressions: "1", "score-f1": "" },
    });
    expect(pull.comments).toHaveLength(1);
    const text = readable(pull.comments[0]?.body ?? "");
    expect(text.indexOf("rungate: support: 1 case got worse: ")).toBeGreaterThan(0);
    expect(text.indexOf("rungate: desk: no recording changed")).toBeGreaterThan(
      text.indexOf("rungate: support: 1 case got worse: "),
    );
    const reports = readReports(textOf(red));
    expect(reports.map(({ suite, verdict, baseline }) => [suite, verdict.result, baseline.state])).toEqual([
      ["desk", "pass", "found"],
      ["support", "fail", "found"],
    ]);
    expect(JSON.parse(red.outputs.scores ?? "")).toMatchObject({ desk: { f1: 1 }, support: {} });
    for (const suite of ["desk", "support"])
      expect(existsSync(`${red.outputs.html}/${suite}.html`)).toBe(true);
    expect(readFileSync(red.outputs.junit ?? "", "utf8")).toMatch(/"desk gate"[\s\S]*"support gate"/);
    await onPull(github, pull, { inputs: NONE });
    expect(pull.comments).toHaveLength(1);
  });

  test("keep their verdict and their comment where the folder of their pages cannot be made", async () => {
    const { github } = await recorded({ ...TWO, ...support() }, NONE);
    const pull = propose(github, "feature", support([4]));
    const env = preloadFiles(`
      fs.mkdirSync = (path, ...more) => {
        if (/rungate-report.default.html$/.test(path)) throw new Error("EDQUOT: no room");
        return real.mkdirSync(path, ...more);
      };
    `);
    const red = await onPull(github, pull, { inputs: NONE, env });
    expect(red).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", html: "" } });
    expect(red.outputs.report).not.toBe("");
    expect(red.annotations.map(({ message }) => message)).toContain(
      "the page of the report cannot be written: EDQUOT: no room",
    );
    expect(pull.comments).toHaveLength(1);
  });

  test("are compared with what they left together, where a pull request names one of them", async () => {
    const { github } = await recorded({ ...TWO, ...support() }, NONE);
    const pull = propose(github, "narrow", tripRuns({ wrong: [4] }));
    const red = await onPull(github, pull, { inputs: { ...NONE, suite: "desk" } });
    expect(red).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(reportOf(red).baseline.state).toBe("found");
  });

  test("are gated one by one where a workflow names them, by the same baselines", async () => {
    const { github } = await recorded({ ...TWO, ...support() }, { ...NONE, suite: "support" });
    await onPush(github, { inputs: { ...NONE, suite: "desk" } });
    const pull = propose(github, "feature", support([4]));
    const together = await onPull(github, pull, { inputs: NONE });
    expect(
      readReports(textOf(together)).map(({ verdict, baseline }) => [verdict.result, baseline.state]),
    ).toEqual([
      ["pass", "found"],
      ["fail", "found"],
    ]);
    const alone = await onPull(github, pull, { inputs: { ...NONE, suite: "support" } });
    expect(reportOf(alone)).toMatchObject({ suite: "support", verdict: { result: "fail" } });
  });

  test("do not begin anew where a pull request makes two of one", async () => {
    const { github } = await recorded(ONE, NONE);
    const renamed = String(TWO[".github/rungate.yml"]);
    const pull = propose(github, "two", { ...policy(renamed), ...support(), ...tripRuns({ wrong: [4] }) });
    const red = await onPull(github, pull, { inputs: NONE });
    const byName = new Map(readReports(textOf(red)).map((report) => [report.suite, report.verdict.result]));
    expect(byName.get("default")).toBe("fail");
  });

  test.each([
    [{ runs: "x.jsonl" }, "input runs is for one suite, and rungate.yml has 2: desk, support"],
    [{ shard: "1/2" }, "input shard is for one suite"],
    [{ suite: "dsk" }, 'input suite: rungate.yml has no suite "dsk". Did you mean "desk"?'],
  ])("refuse %j", async (inputs, message) => {
    const { github } = await recorded({ ...TWO, ...support() }, NONE);
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const refused = await onPull(github, pull, { inputs: { ...NONE, ...inputs } });
    expect(refused.exitCode).toBe(2);
    expect(readable(refused.log)).toContain(message);
  });
});
