import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Report } from "../../../src/report/report.ts";
import { type Files, gate } from "../suite.ts";

const COUNTED = { defaults: { f1: { failedCalls: "ignore" }, code: { failedCalls: "ignore" } } };
const JOB = { runs: ["runs/{case}.{trial}.json"] };
const expected = [{ name: "look" }, { name: "cancel", arguments: { id: 1 } }];

type Outcome = "fails" | "works" | "unmade" | "fails once";

function recording(outcome: Outcome, made: string): object {
  const look = { name: "look", arguments: {}, result: made };
  const cancel = (status: string) => ({ name: "cancel", arguments: { id: 1 }, status, result: made });
  const calls = {
    fails: [cancel("error"), cancel("rejected")],
    works: [cancel("ok")],
    unmade: [],
    "fails once": [cancel("error"), cancel("ok")],
  };
  return { toolCalls: [look, ...calls[outcome]] };
}

function files(outcomes: readonly Outcome[], made: string, references: object[] = expected): Files {
  return {
    ...Object.fromEntries(
      outcomes.map((outcome, at) => [`runs/a.${at}.json`, recording(outcome, `${made} ${at}`)]),
    ),
    "expectations.yml": { cases: [{ id: "a", referenceToolCalls: references }] },
    "policy.yml": COUNTED,
  };
}

const base = (outcomes: readonly Outcome[], references?: object[]) =>
  gate(files(outcomes, "then", references), undefined, JOB);
const head = (outcomes: readonly Outcome[], before: Report | undefined, references?: object[]) =>
  gate(files(outcomes, "now", references), before, JOB);
const warnings = ({ problems }: Report) =>
  problems.filter(({ message }) => message.includes("failed in ")).map(({ message }) => message);

describe("a reference that failed in every run of the base that made it", () => {
  test("is told, and changes no score", () => {
    const before = base(["fails", "unmade", "fails"]);
    const report = head(["works", "fails", "unmade"], before);
    expect(warnings(report)).toEqual([
      'case "a": reference 2 (cancel) failed in all 2 runs of the base that made it; mark it optional: rungate accept CASE --optional 2',
    ]);
    expect(report.problems).toContainEqual(
      expect.objectContaining({ severity: "warning", file: "expectations.yml" }),
    );
    const alone = head(["works", "fails", "unmade"], undefined);
    expect(report.cases.map(({ scores, passRate }) => ({ scores, passRate }))).toEqual(
      alone.cases.map(({ scores, passRate }) => ({ scores, passRate })),
    );
  });

  test("is kept in the report by its position, beside what was not made", () => {
    const [one] = base(["fails", "unmade", "works", "fails once"]).cases;
    expect(
      one?.trials.map(({ failedReferences, unmadeReferences }) => ({ failedReferences, unmadeReferences })),
    ).toEqual([
      { failedReferences: [{ reference: 1, name: "cancel" }], unmadeReferences: undefined },
      { failedReferences: undefined, unmadeReferences: [1] },
      { failedReferences: undefined, unmadeReferences: undefined },
      { failedReferences: undefined, unmadeReferences: undefined },
    ]);
  });

  test.each<[string, Outcome[]]>([
    ["two runs are few", ["fails", "fails"]],
    ["one run made it work", ["fails", "fails", "works"]],
    ["one call of a run worked", ["fails", "fails", "fails once"]],
    ["nobody made it", ["unmade", "unmade", "unmade"]],
  ])("is not told where %s", (_why, outcomes) => {
    expect(warnings(head(["works"], base(outcomes)))).toEqual([]);
  });

  test("is not told where it is optional already, or expected otherwise", () => {
    const optional = [{ name: "look" }, { name: "cancel", arguments: { id: 1 }, optional: true }];
    expect(warnings(head(["works"], base(["fails", "fails", "fails"], optional), optional))).toEqual([]);
    expect(warnings(head(["works"], base(["fails", "fails", "fails"]), optional))).toEqual([]);
  });

  test("is to be marked in the recording that says it", () => {
    const rows = (made: string) => ({
      "policy.yml": COUNTED,
      ...Object.fromEntries(
        [1, 2, 3].map((at) => [
          `runs/a.${at}.json`,
          { ...recording("fails", `${made} ${at}`), referenceToolCalls: expected },
        ]),
      ),
    });
    const job = { ...JOB, expectations: [] };
    const report = gate(rows("now"), gate(rows("then"), undefined, job), job);
    expect(warnings(report)).toEqual([
      'case "a": reference 2 (cancel) failed in all 3 runs of the base that made it; mark it optional where it is recorded',
    ]);
  });

  const outcomes = fc.array(fc.constantFrom<Outcome>("fails", "works", "unmade", "fails once"), {
    minLength: 1,
    maxLength: 5,
  });

  test("no run of the head brings it about or takes it away", () => {
    fc.assert(
      fc.property(outcomes, outcomes, outcomes, (then, one, other) => {
        const before = base(then);
        expect(warnings(head(one, before))).toEqual(warnings(head(other, before)));
        expect(warnings(head(one, undefined))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
