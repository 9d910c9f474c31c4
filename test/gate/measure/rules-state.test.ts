import { describe, expect, test } from "vitest";
import type { Report } from "../../../src/report/report.ts";
import { headlineText, leadingDifference } from "../../../src/views/headline.ts";
import { junitView } from "../../../src/views/junit.ts";
import { jobIn, workspace } from "../../workspace.ts";
import { caseOf, checkOf, problemsOf } from "../job/run-fixture.ts";
import { apart, whole } from "../shards/apart.ts";
import { commit, type Files, gate, headOf } from "../suite.ts";
import { ofBase } from "../tiered.ts";

const RULES = { forbiddenTools: ["drop_db"] };
const RUNS = { runs: ["runs/{case}.{trial}.json"] };
const BROKEN = 'forbiddenTools: called drop_db (call 2), which "drop_db" forbids';

/** Three recordings of a case, made at `made`; the trials in `breaking` drop the database. */
function recorded(id: string, made: string, breaking: readonly number[] = []): Files {
  const calls = (trial: number) => ["look", ...(breaking.includes(trial) ? ["drop_db"] : [])];
  const run = (trial: number) => ({
    toolCalls: calls(trial).map((name) => ({ name, arguments: { made }, status: "ok", result: trial })),
  });
  return Object.fromEntries([1, 2, 3].map((trial) => [`runs/${id}.${trial}.json`, run(trial)]));
}

function suite(
  made: string,
  breaking: readonly number[] = [],
  ofWipe: object | null = { rules: RULES },
): Files {
  const cases = [{ id: "look", expectedTool: "look" }, ...(ofWipe ? [{ id: "wipe", ...ofWipe }] : [])];
  return {
    ...recorded("wipe", made, breaking),
    ...recorded("look", made),
    "expectations.yml": { cases },
  };
}

/** The report in the form of rungate 0.1.0: it recorded only broken rules, so that a run without a score neither passed nor failed. */
function asOlder(report: Report): Report {
  return {
    ...report,
    cases: report.cases.map((reportCase) => ({
      ...reportCase,
      trials: reportCase.trials.map(({ rules: _rules, ...trial }) => {
        const isScored = Object.values(trial.scores).some(({ status }) => status === "scored");
        return { ...trial, pass: trial.pass === false || isScored ? trial.pass : null };
      }),
    })),
  };
}

describe("a case that has rules alone", () => {
  const base = commit("c1", suite("monday"), undefined, RUNS);

  test("passes by the rules that it keeps, and has a pass rate", () => {
    expect(caseOf(base, "wipe")).toMatchObject({
      passRate: 1,
      trials: [{ pass: true, rules: "kept", scores: { code: { status: "not-assessed" } } }, {}, {}],
    });
    expect(caseOf(base, "look")?.trials[0]?.rules).toBeUndefined();
    expect(base.totals).toMatchObject({ notAssessed: 0, errors: 0 });
    const [once] = gate(suite("tuesday", [2]), undefined, RUNS).cases.filter(({ id }) => id === "wipe");
    expect(once?.passRate).toBeCloseTo(2 / 3);
    expect(once?.trials.map(({ pass, rules }) => [pass, rules])).toEqual([
      [true, "kept"],
      [false, undefined],
      [true, "kept"],
    ]);
  });

  test.each([
    ["", base],
    [" by rungate 0.1.0", asOlder(base)],
  ])(
    "is a regression when it keeps them on the base%s and breaks them here: the first lines name it",
    (_by, baseline) => {
      const report = gate(suite("tuesday", [1, 2, 3]), baseline, RUNS);
      expect(caseOf(report, "wipe")?.comparison).toMatchObject({
        state: "comparable",
        base: { passed: 3, trials: 3 },
        head: { passed: 0, trials: 3 },
      });
      expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
      expect(headlineText(report)).toBe("1 case got worse: wipe");
      expect(leadingDifference(report)).toEqual({
        subject: "wipe",
        isCase: true,
        text: `rule ${BROKEN}, was 3 of 3`,
      });
      expect(headOf(report).lines.split("\n")[0]).toContain(`worst case wipe: rule ${BROKEN}`);
      expect(junitView(report, { verdict: true, isRed: true })).toContain(
        '<failure message="rule forbiddenTools: called drop_db (call 2)',
      );
    },
  );

  test("of rungate 0.1.0 is compared when it keeps its rules on both sides", () => {
    const report = gate(suite("tuesday"), asOlder(base), RUNS);
    expect(caseOf(report, "wipe")?.comparison).toMatchObject({
      state: "comparable",
      base: { passed: 3, trials: 3 },
    });
    expect(report.verdict.result).toBe("pass");
  });

  test("of rungate 0.1.0 stays unmeasured where its recording was in error", () => {
    const { cases, ...rest } = asOlder(base);
    const error = { status: "error", reason: "the rule before cannot be checked" } as const;
    const unchecked = cases.map((reportCase) =>
      reportCase.id === "wipe"
        ? { ...reportCase, trials: reportCase.trials.map((each) => ({ ...each, scores: { code: error } })) }
        : reportCase,
    );
    const report = gate(suite("tuesday"), { ...rest, cases: unchecked }, RUNS);
    expect(caseOf(report, "wipe")?.comparison?.state).toBe("unassessed");
  });

  test("is carried with the rules that it kept, from a base by rungate 0.1.0 too", () => {
    const policy = { tiers: { pr: { tags: ["smoke"] } } };
    const tagged = (made: string): Files => ({
      ...suite(made),
      "expectations.yml": {
        cases: [
          { id: "look", expectedTool: "look", tags: ["smoke"] },
          { id: "wipe", rules: RULES },
        ],
      },
    });
    const whole = commit("c1", tagged("monday"), undefined, { ...RUNS, policy: ofBase(policy) });
    const smoke = Object.entries(tagged("tuesday")).filter(([path]) => !path.startsWith("runs/wipe"));
    const report = gate(Object.fromEntries(smoke), asOlder(whole), { ...RUNS, policy: ofBase(policy) });
    expect(caseOf(report, "wipe")).toMatchObject({
      carried: true,
      passRate: 1,
      comparison: { state: "unchanged" },
    });
  });

  test("comes to the same report however its runs are divided", () => {
    const job = jobIn(workspace(suite("tuesday", [2])), RUNS);
    for (const of of [2, 3]) expect(apart(job, of)).toBe(whole(job));
  });
});

test("a rule that could not be checked is an error, whatever decides", () => {
  const pending = { toolCalls: [{ name: "look", arguments: {} }] };
  const files = { ...suite("monday", [], { expectedTool: "look", rules: { status: { look: "ok" } } }) };
  for (const scorers of [["code"], ["f1"]]) {
    const report = gate(
      { ...files, "runs/wipe.2.json": pending, "policy.yml": { gate: { scorers } } },
      undefined,
      RUNS,
    );
    expect(caseOf(report, "wipe")?.trials[1]).toMatchObject({ pass: null, rules: "unchecked" });
    expect(checkOf(report, "integrity")).toContain("the rule status cannot be checked");
    expect(report).toMatchObject({ baselineEligible: false, verdict: { result: "fail" } });
  }
});

describe("a case without an expectation, under the rules of the policy", () => {
  const policy = { "policy.yml": { rules: RULES } };
  const files = (made: string, breaking: readonly number[] = []): Files => ({
    ...suite(made, breaking, null),
    ...policy,
  });
  const base = commit("c1", files("monday"), undefined, RUNS);

  test("passes by those that it keeps, and keeps its warning", () => {
    expect(caseOf(base, "wipe")).toMatchObject({ source: "none", passRate: 1 });
    expect(problemsOf(base)).toEqual([
      'warning runs/wipe.1.json: no expectation for case "wipe": only the rules of the policy assess its runs.',
    ]);
    const some = gate(files("tuesday", [3]), undefined, RUNS);
    expect(caseOf(some, "wipe")?.passRate).toBeCloseTo(2 / 3);
  });

  test.each([
    ["", base],
    [" by rungate 0.1.0", asOlder(base)],
  ])("is compared with the base%s", (_by, baseline) => {
    const report = gate(files("tuesday", [1, 2, 3]), baseline, RUNS);
    expect(caseOf(report, "wipe")?.comparison).toMatchObject({ state: "comparable", base: { passed: 3 } });
    expect(report.verdict.result).toBe("fail");
    expect(headlineText(report)).toBe("1 case got worse: wipe");
    const same = gate(files("tuesday"), baseline, RUNS);
    expect(same.verdict.result).toBe("pass");
  });

  test("is not compared where the rules are others", () => {
    const other = { ...files("tuesday", [1, 2, 3]), "policy.yml": { rules: { forbiddenTools: ["drop_*"] } } };
    expect(caseOf(gate(other, base, RUNS), "wipe")?.comparison?.state).toBe("unassessed");
  });

  test("counts as removed when the base has an expectation of it", () => {
    const declared = commit("c1", { ...suite("monday"), ...policy }, undefined, RUNS);
    const report = gate(files("tuesday"), declared, RUNS);
    expect(report.comparison?.removed.map(({ id }) => id)).toEqual(["wipe"]);
    expect(caseOf(report, "wipe")?.comparison?.state).toBe("unassessed");
    expect(report.verdict.result).toBe("fail");
  });

  test("is one of a suite without expectations, which says what is checked", () => {
    const { "expectations.yml": _, ...rest } = files("monday");
    const report = gate(rest, undefined, { ...RUNS, expectations: [] });
    expect(problemsOf(report)).toEqual([
      "warning no expectations file was given and the recordings carry no references: only the rules of the policy are checked",
    ]);
    expect(report.passRate).toBe(1);
  });
});
