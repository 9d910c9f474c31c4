import { describe, expect, onTestFinished, test } from "vitest";
import { reportText } from "../../../src/report/cases.ts";
import { rungate as runRungate } from "../../e2e/command-line.ts";
import { startJudge } from "../../loopback/openai/judge-server.ts";
import { type Content, workspace } from "../../workspace.ts";
import { caseOf, reportWith } from "./judged-report.ts";

function calibrate(files: Record<string, Content>, ...args: string[]) {
  return calibrateIn(workspace(files), args);
}

function calibrateIn(cwd: string, args: string[], env: Record<string, string> = {}) {
  return runRungate(cwd, ["calibrate", ...args], { NO_COLOR: "1", ...env });
}

const calls = ["+search@toolu_1", "-book", "+pay", "-refund"];
const report = () => reportText(reportWith(caseOf("book", [calls])));
const label = (callId: string, appropriate: boolean, id = "book") =>
  `${JSON.stringify({ case: id, callId, appropriate })}\n`;
const labels =
  label("toolu_1", true) + label("call-2", false) + label("call-3", false) + label("call-4", false);
const files = () => ({ "labels.jsonl": labels, "report.json": report() });
/** This number of calls, every other one appropriate, on which people and judge agree. */
const many = (count: number) => {
  const names = Array.from({ length: count }, (_, at) => `${at % 2 === 0 ? "+" : "-"}book`);
  return {
    "labels.jsonl": names.map((name, at) => label(`call-${at + 1}`, name.startsWith("+"))).join(""),
    "report.json": reportText(reportWith(caseOf("book", [names]))),
  };
};
const REPORT = ["--report", "report.json"];

describe("rungate calibrate", () => {
  test("compares labels with the verdicts of a report", async () => {
    const { status, stdout, stderr } = await calibrate(files(), "labels.jsonl", ...REPORT);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(
      /^gpt-4o-2024-08-06 \(json_schema, prompt 1\) 4 of 4 labels compared\n {2}agreement +75\.0% /,
    );
    expect(stdout).toContain(
      "  book pay trial 1 · call-3\n    not appropriate, and the judge lets it through\n",
    );
    expect(stdout).toContain("note    4 labels compared, fewer than 50");
  });

  test("prints JSON and nothing else with --json", async () => {
    const { status, stdout, stderr } = await calibrate(files(), "labels.jsonl", ...REPORT, "--json");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({
      labels: { given: 4, compared: 4, unjudged: 0 },
      agreement: { value: 0.75 },
      kappa: { value: 0.5, word: "moderate" },
      confusion: { both: 1, onlyPeople: 0, onlyJudge: 1, neither: 2 },
      disagreements: [{ case: "book", callId: "call-3", appropriateBy: "judge" }],
    });
  });

  test("fails below --min-kappa", async () => {
    expect(await calibrate(files(), "labels.jsonl", ...REPORT, "--min-kappa", "0.5")).toMatchObject({
      status: 1,
      stderr: "error: 4 labels compared, and --min-kappa requires 50 by which it is known\n",
    });
    expect(await calibrate(many(50), "labels.jsonl", ...REPORT, "--min-kappa", "0.5")).toMatchObject({
      status: 0,
      stderr: "",
    });
    expect(await calibrate(files(), "labels.jsonl", ...REPORT, "--min-kappa", "0.6")).toMatchObject({
      status: 1,
      stderr: "error: kappa is 0.50, and --min-kappa requires 0.6\n",
    });
    const one = { ...files(), "labels.jsonl": label("call-1", true) };
    expect(await calibrate(one, "labels.jsonl", ...REPORT, "--min-kappa", "-1")).toMatchObject({
      status: 1,
      stderr: "error: kappa is undefined, and --min-kappa requires -1\n",
    });
  });

  test("warns where the policy lets the judge decide: the file, its usual place, or the report's own", async () => {
    const policy = "gate: { scorers: [code, llm] }\n";
    const warned = expect.stringContaining("warning 4 labels compared");
    const noted = expect.stringContaining("note    4 labels compared");
    const gating = reportWith(caseOf("book", [calls]));
    gating.policy.gate.scorers = ["llm"];
    const cases: [Record<string, Content>, string[], unknown][] = [
      [{ "p.yml": policy }, ["--policy", "p.yml"], warned],
      [{ ".github/rungate.yml": policy }, [], warned],
      [{ "report.json": reportText(gating) }, [], warned],
      [{ "report.json": reportText(gating), "p.yml": "{}" }, ["--policy", "p.yml"], noted],
    ];
    for (const [more, args, stdout] of cases)
      expect(await calibrate({ ...files(), ...more }, "labels.jsonl", ...REPORT, ...args)).toMatchObject({
        status: 0,
        stdout,
      });
    const broken = { ...files(), "p.yml": "gate: { scorer: [llm] }\n" };
    expect(await calibrate(broken, "labels.jsonl", ...REPORT, "--policy", "p.yml")).toMatchObject({
      status: 2,
      stdout: "",
      stderr: 'error: p.yml:1:9: unknown key "scorer" in gate. Did you mean "scorers"?\n',
    });
  });

  test("judges the recordings of labelled cases now, and keeps what it learnt", async () => {
    const judge = await startJudge({ call: ({ name }) => name !== "pay" });
    onTestFinished(judge.close);
    const run = {
      input: "A flight, please.",
      toolCalls: [{ id: "toolu_1", name: "search" }, { name: "pay" }],
    };
    const cwd = workspace({
      "labels.jsonl": label("toolu_1", true) + label("call-2", true),
      "runs/book.json": run,
      "runs/other.json": { ...run, input: "A hotel, please." },
      "runs/broken.json": "{",
    });
    const args = [
      "labels.jsonl",
      "--runs",
      "runs/{case}.json",
      "--judge-model",
      "m",
      "--judge-base-url",
      judge.url,
    ];
    const first = await calibrateIn(cwd, [...args, "--judge-cache", "cache.json"], { OPENAI_API_KEY: "k" });
    expect(first).toMatchObject({
      status: 0,
      stderr: expect.stringContaining("error: runs/broken.json:1:2: not JSON"),
    });
    expect(first.stdout).toContain("2 of 2 labels compared");
    expect(first.stdout).toContain("  book pay trial 1 · call-2\n    appropriate, and the judge objects\n");
    expect(judge.requests).toHaveLength(1);
    expect(await calibrateIn(cwd, [...args, "--judge-cache", "cache.json"], { OPENAI_API_KEY: "k" })).toEqual(
      first,
    );
    expect(judge.requests).toHaveLength(1);
    expect(await calibrateIn(cwd, args)).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining(
        "none of 2 labelled calls was judged (2 not-assessed: no key for the judge",
      ),
    });
  });

  test.each<[string, Record<string, Content>, string[], string]>([
    ["no labels", {}, REPORT, "Write it before the options: rungate calibrate LABELS --report …"],
    ["neither report nor runs", {}, ["labels.jsonl"], "no recordings are named"],
    ["a blank kappa", {}, ["labels.jsonl", ...REPORT, "--min-kappa", ""], "Expected a number from -1 to 1"],
    ["both", {}, ["labels.jsonl", ...REPORT, "--runs", "r.json"], "cannot be used with option '--runs"],
    [
      "no report",
      { "report.json": "{}" },
      ["labels.jsonl", ...REPORT],
      "report.json: is not a report of rungate",
    ],
    [
      "mistaken labels",
      { "labels.jsonl": labels + label("call-1", true, "bok") + label("call-9", true) },
      ["labels.jsonl", ...REPORT],
      'error: labels.jsonl:5:9: the report has no case "bok". Did you mean "book"?\nerror: labels.jsonl:6:25: the judge saw no call',
    ],
    [
      "runs that nobody judged",
      { "runs/book.json": { toolCalls: [{ name: "search" }] } },
      ["labels.jsonl", "--runs", "runs/{case}.json"],
      "none of 4 labelled calls was judged (4 not-assessed: no judge",
    ],
  ])("refuses %s", async (_what, more, args, message) => {
    const result = await calibrate({ ...files(), ...more }, ...args);
    expect(result).toMatchObject({ status: 2, stdout: "" });
    expect(result.stderr).toContain(message);
  });
});
