import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultPolicy } from "../../../src/config/policy.ts";
import type { JsonObject } from "../../../src/core/json.ts";
import { RunScorer } from "../../../src/gate/score/score.ts";
import { scoreRun } from "../../../src/gate/score/score-run.ts";
import { expectationOf, made, runOf } from "../../scorers/fixture.ts";

const name = fc.constantFrom("a", "b", "c");
const args = fc.record({ x: fc.nat(1) }, { requiredKeys: [] });
const option = {
  calls: fc.constantFrom("all", "state-changing"),
  failedCalls: fc.constantFrom("count", "ignore"),
};
const calls = fc.array(
  fc
    .tuple(name, args, fc.constantFrom("ok" as const, "error" as const, "pending" as const))
    .map(([tool, args, status]) => made(tool, args, { status })),
  { maxLength: 4 },
);
const rules = fc.subarray([
  { match: "a", readOnly: true },
  { match: "b", ignore: true },
]);
const caseFields = fc.record(
  {
    referenceToolCalls: fc.array(fc.record({ name, arguments: args, optional: fc.boolean() }), {
      maxLength: 3,
    }),
    expectedTool: name,
    strictMode: fc.boolean(),
    f1: fc.record(option),
    code: fc.record(option),
  },
  { requiredKeys: [] },
);

it("a run that needs no second look is scored like any other", () => {
  let perfect = 0;
  fc.assert(
    fc.property(caseFields, calls, rules, (fields, toolCalls, tools) => {
      const expectation = expectationOf(fields as unknown as JsonObject);
      const scorer = new RunScorer({ expectations: new Map(), policy: { ...defaultPolicy, tools } });
      const place = { file: "a.json", index: 0 };
      const run = { ...runOf(toolCalls), caseId: "case", place };
      const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
      const { scores } = asJson(scorer.score(run, expectation).trial);
      const directScores = asJson(scoreRun(run, expectation, scorer.tools).scores);
      expect(Object.keys(scores)).toEqual(Object.keys(directScores));
      for (const [id, outcome] of Object.entries(directScores)) {
        const isPerfect = outcome.status === "scored" && outcome.value === 1;
        if (isPerfect) perfect += 1;
        expect(scores[id]).toMatchObject(isPerfect ? { status: "scored", value: 1 } : outcome);
        expect("details" in (scores[id] ?? {})).toBe(outcome.status === "scored" && !isPerfect);
      }
    }),
    { numRuns: 500 },
  );
  expect(perfect).toBeGreaterThan(50);
});
