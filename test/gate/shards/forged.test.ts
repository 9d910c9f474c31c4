import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { reportText } from "../../../src/report/cases.ts";
import { reportSchema } from "../../../src/report/report.ts";
import type { PartialReport } from "../../../src/report/scored-suite.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { jobIn, workspace, write } from "../../workspace.ts";
import { mergeOf, partsOf, shardProblems, whole } from "./apart.ts";

const FILE = "parts/rungate-shard.default.1-of-1.json";
const files = {
  "expectations.yml":
    "cases:\n  - { id: a, referenceToolCalls: [{ name: t }], maxToolCalls: 1 }\n  - { id: b, required: true }\n",
  "runs/a.json": { toolCalls: [{ name: "t", arguments: {} }] },
  "runs/b.json": { toolCalls: [] },
};
const long = "long ".repeat(200_000);

type Part = PartialReport["part"];

function forged(forge: (report: PartialReport) => object) {
  const job = jobIn(workspace(files));
  const [text = ""] = Object.values(partsOf(job, 1));
  write(job.root, FILE, forge(JSON.parse(text)));
  return mergeOf(job);
}

const withPart = (change: (part: Part) => object) => (report: PartialReport) => ({
  ...report,
  part: change(report.part),
});

const ofCase = (change: (one: Part["cases"][number]) => object) =>
  withPart((part) => ({
    ...part,
    cases: part.cases.map((reportCase) => (reportCase.id === "a" ? change(reportCase) : reportCase)),
  }));

const ofTrial = (change: (one: Part["cases"][number]["trials"][number]) => object) =>
  ofCase((one) => ({ ...one, trials: one.trials.map(change) }));

const scored = (value: unknown) =>
  ofTrial((one) => ({ ...one, scores: { ...one.scores, code: { status: "scored", value } } }));
const counting = (change: object) =>
  withPart((part) => ({ ...part, toolCounts: part.toolCounts.map((one) => ({ ...one, ...change })) }));
const judgement = {
  sheet: "response",
  key: "sha256:1",
  by: { model: "m", rung: "json_schema", promptVersion: 1 },
  votes: 1,
  scorers: ["toxicity"],
};
const inError = { status: "error", reason: "broken" };
/** Adds an own `__proto__` key, which a JavaScript literal cannot express. */
const withProto = (value: unknown, before: object) =>
  JSON.parse(`{"__proto__":${JSON.stringify(value)},${JSON.stringify(before).slice(1)}`);

const BAD_TAGS = "at part.cases.0.tags: expected texts of at most 1000 characters";

describe("refused in one short line is a part", () => {
  test.each<[string, (report: PartialReport) => object, string]>([
    ["with a score above 1", scored(1.1), "Too big"],
    ["with a score below 0", scored(-0.1), "Too small"],
    ["with a score that is text", scored("1"), "expected number"],
    [
      "with a run that says whether it passes",
      ofTrial((one) => ({ ...one, pass: true })),
      "pass: Invalid input: expected null",
    ],
    [
      "with a case that says that it is required",
      ofCase((one) => ({ ...one, required: false })),
      '"required"',
    ],
    ["with a case that says who speaks for it", ofCase((one) => ({ ...one, source: "file" })), '"source"'],
    ["with a case that says its pass rate", ofCase((one) => ({ ...one, passRate: 1 })), '"passRate"'],
    ["with a case that has no run", ofCase((one) => ({ ...one, trials: [] })), "Too small"],
    [
      "with a verdict",
      (report) => ({ ...report, verdict: { result: "pass", blocks: false, checks: [] } }),
      '"verdict"',
    ],
    ["with a policy of its own", withPart((part) => ({ ...part, policy: {} })), '"policy"'],
    [
      "that counts an error and does not say which",
      withPart((part) => ({ ...part, problemCounts: { errors: 1, warnings: 0 } })),
      "not the errors",
    ],
    [
      "with a run in error of which it does not tell",
      ofTrial((one) => ({ ...one, scores: { ...one.scores, code: inError } })),
      "not the errors",
    ],
    [
      "with a scored run that says that it could not run",
      ofTrial((one) => ({ ...one, hash: null, couldNotRun: true })),
      "true of a run that was scored",
    ],
    [
      "with a run that could not run and has bytes of its own",
      ofTrial((one) => ({ ...one, couldNotRun: true, scores: { code: inError, f1: inError, llm: inError } })),
      "true of a run that was scored",
    ],
    [
      "with a recording of no case of which it does not tell",
      withPart((part) => ({ ...part, unattributed: 1 })),
      "not the errors",
    ],
    [
      "of more shards than there may be",
      (report) => ({ ...report, shard: { index: 1, of: 1e9 } }),
      "Too big",
    ],
    [
      "of a shard beyond the last",
      (report) => ({ ...report, shard: { index: 2, of: 1 } }),
      "there is no such shard",
    ],
    ["with an endless id", ofCase((one) => ({ ...one, id: long })), "Too big"],
    ["with an endless tag", ofCase((one) => ({ ...one, tags: { model: long } })), BAD_TAGS],
    ["with an endless name of a tag", ofCase((one) => ({ ...one, tags: { [long]: "a" } })), BAD_TAGS],
    [
      "with a tag that is no text",
      ofCase((one) => ({ ...one, tags: withProto([[[1]]], { model: "a" }) })),
      BAD_TAGS,
    ],
    [
      "with a score of no scorer",
      ofTrial((one) => ({ ...one, scores: withProto(null, one.scores) })),
      'Unrecognized key: "__proto__"',
    ],
    [
      "without the score of a scorer",
      ofTrial(({ scores: { code }, ...one }) => ({ ...one, scores: { code } })),
      "scores.f1",
    ],
    [
      "with a judged score of texts that is made of nothing",
      ofTrial((one) => ({ ...one, scores: { ...one.scores, toxicity: { status: "scored", value: 0 } } })),
      "not the score that the verdicts make",
    ],
    [
      "with a judgement of rows that nobody numbers",
      ofTrial((one) => ({ ...one, judgements: [{ ...judgement, tables: { calls: [] } }] })),
      '"calls"',
    ],
    ["with a tool that was called less than never", counting({ called: -1 }), "Too small"],
    ["with a tool that was called half a time", counting({ called: 0.5 }), "expected int"],
    ["with a tool that was expected without end", counting({ expected: 2 ** 52 }), "Too big"],
    ["with a tool of an endless name", counting({ name: long }), "Too big"],
    ["with a tool that decides something", counting({ pass: true }), '"pass"'],
    [
      "with a confusion that never happened",
      counting({ confusedWith: [{ name: "u", times: 0 }] }),
      "Too small",
    ],
    [
      "with more tools than are counted",
      withPart((part) => ({ ...part, toolCounts: Array(limits.countedTools + 1).fill(part.toolCounts[0]) })),
      "Too big",
    ],
    ["with an endless key", (report) => ({ ...report, [long]: 1 }), "Unrecognized key"],
    ["of a suite without end", (report) => ({ ...report, suite: long }), "is of suite"],
    ["of an endless version", (report) => ({ ...report, tool: { version: long } }), "was scored by rungate"],
  ])("%s", (_what, forge, why) => {
    const problems = shardProblems(forged(forge));
    expect(problems[0]).toContain(FILE);
    expect(problems[0]).toContain(why);
    for (const problem of problems) expect(problem.length).toBeLessThan(2 * limits.shownText);
  });

  test("of a case with an endless id that is another shard's", () => {
    const id = "i".repeat(limits.name);
    const [problem = ""] = shardProblems(
      forged((report) => ({
        ...report,
        shard: { index: 1, of: limits.shards },
        part: { ...report.part, cases: report.part.cases.map((reportCase) => ({ ...reportCase, id })) },
      })),
    ).filter((problem) => problem.includes("belongs to"));
    expect(problem).toContain(`${"i".repeat(limits.shownName)}…`);
    expect(problem.length).toBeLessThan(limits.shownText);
  });
});

describe("a forged part", () => {
  const caseOf = (report: ReturnType<typeof runUnjudged>, id: string) =>
    report.cases.find((reportCase) => reportCase.id === id);

  test("passes as the policy has it, by its scores and budgets", () => {
    const llm = { status: "not-assessed", reason: "nobody judged" };
    const zero = { code: { status: "scored", value: 0 }, f1: { status: "scored", value: 1 }, llm };
    expect(caseOf(runUnjudged(forged(ofTrial((one) => ({ ...one, scores: zero })))), "a")).toMatchObject({
      passRate: 0,
      trials: [{ pass: false }],
    });
    const over = forged(ofTrial((one) => ({ ...one, brokenBudgets: ["made 2 calls, 1 are allowed"] })));
    expect(caseOf(runUnjudged(over), "a")).toMatchObject({
      scores: { f1: 1 },
      passRate: 0,
      trials: [{ pass: false }],
    });
  });

  test("does not speak for a case that a file declares", () => {
    const recorded = { fingerprint: "sha256:0", isDeclared: false, place: { file: "x.json" } };
    const job = forged(ofCase((one) => ({ ...one, recorded })));
    expect(reportText(runUnjudged(job))).toBe(whole(jobIn(workspace(files))));
  });

  test("changes nothing by its counts of tools but what is told of them", () => {
    const many = counting({
      expected: 1000,
      called: 0,
      missed: 1000,
      confusedWith: [{ name: "u", times: 9 }],
    });
    const { tools, ...report } = runUnjudged(forged(many));
    const { tools: counts, ...honest } = runUnjudged(jobIn(workspace(files)));
    expect(counts).toMatchObject([{ name: "t", expected: 1, called: 1 }]);
    expect(tools).toMatchObject([{ name: "t", expected: 1000, called: 0 }]);
    expect(report).toEqual(honest);
  });

  test("does not hide a case without a run, nor what is demanded of a case", () => {
    const report = runUnjudged(
      forged(withPart((part) => ({ ...part, cases: part.cases.filter(({ id }) => id !== "a") }))),
    );
    expect(report.verdict.checks[0]).toMatchObject({ name: "integrity", result: "fail" });
    expect(report.problems).toMatchObject([
      { message: expect.stringContaining('case "a" has no run') },
      { message: expect.stringContaining('no expectation for case "b"') },
    ]);
    expect(caseOf(report, "b")?.required).toBe(true);
  });

  test("says what it likes under the names of Object.prototype, and changes nothing but itself", () => {
    const text = '{"__proto__":"polluted","constructor":"polluted","polluted":"yes"}';
    const job = forged(ofCase((one) => ({ ...one, tags: JSON.parse(text) })));
    const report = runUnjudged(job);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(reportText(report)).toContain(`"tags":${text}`);
    expect(reportSchema.safeParse(report).success).toBe(true);
  });

  test("is refused where a key of Object.prototype stands among those that are known", () => {
    const job = forged((report) => report);
    const [text = ""] = Object.values(partsOf(jobIn(workspace(files)), 1));
    write(job.root, FILE, text.replace('"part":{', '"part":{"__proto__":{"unattributed":0},'));
    expect(shardProblems(job)).toEqual([expect.stringContaining("__proto__")]);
  });
});
