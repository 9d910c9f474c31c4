import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { measureLine, measures as measuresCheck } from "../../../src/gate/decide/measure-check.ts";
import { caseMeasures, compareMeasures, suiteMeasuresOf } from "../../../src/gate/measure/suite-measures.ts";
import type { ReportCase, Trial } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { suiteMeasures } from "../../../src/scorers/measures.ts";
import { measureHeadline, measureRows, perRunText } from "../../../src/views/measures.ts";

const tokens = fc.oneof(fc.constantFrom(0, 1, limits.tokensOfRun), fc.nat());
const cost = fc.constantFrom(0, Number.MIN_VALUE, 1e-300, 1e-6, 0.1, limits.costOfRun);
const milliseconds = fc.constantFrom(0, Number.MIN_VALUE, 1, 1_500.5, limits.durationOfRun);
let made = 0;
/** Any fields of a run in a valid report. */
const trial = fc
  .record(
    {
      toolCalls: fc.constantFrom(0, 1, Number.MAX_SAFE_INTEGER),
      steps: fc.constantFrom(0, 1, Number.MAX_SAFE_INTEGER),
      usage: fc.record({ input: tokens, output: tokens, total: tokens, cost }, { requiredKeys: [] }),
      model: fc.constantFrom("small", "large", "small, large"),
      duration: milliseconds,
      pass: fc.constantFrom(true, false, null),
    },
    { requiredKeys: ["toolCalls", "pass"] },
  )
  .map((one) => ({ ...one, content: "c", hash: `h${made++}` }) as unknown as Trial);
const side = fc.record({
  trials: fc.array(trial, { maxLength: 4 }),
  passRate: fc.constantFrom(0, 0.5, 1, null),
});
const rates = fc.constantFrom(
  undefined,
  [{ match: "*", input: 0, output: 0 }],
  [{ match: "small*", input: 1e-300, output: limits.costOfRun }],
);

test("whatever runs say, they are compared, and every number is one", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(side, side), { maxLength: 6 }), rates, (sides, config) => {
      const policy = { rates: config, measures: policyMeasures };
      const cases = sides.map(([head, base], at) => ({
        head: caseOf(head, at, policy),
        base: caseOf(base, at, policy),
      }));
      const comparison = compareMeasures(
        cases.map((reportCase) => ({ ...reportCase, state: "comparable" as const })),
        policy,
        0.05,
      );
      const heads = cases.map(({ head }) => head);
      const report = {
        measures: suiteMeasuresOf(heads, policy),
        comparison,
        cases: heads.map((one) => ({ ...one, comparison: { state: "comparable" } })),
        policy: { ...policy, gate: { regression: { alpha: 0.05 } } },
        accepted: null,
      } as unknown as Report;
      const outputs = [measuresCheck.check(report), measureLine(report), measureHeadline(report)];
      const shown = [...outputs, measureRows(report), perRunText(report)];
      expect(JSON.stringify([shown, comparison])).not.toMatch(/NaN|Infinity|undefined/);
      for (const rise of Object.values(comparison.measures ?? {})) {
        const { p = -1, base, head } = rise ?? {};
        expect([p >= 0 && p <= 1, Number.isFinite(base), Number.isFinite(head)]).toEqual([true, true, true]);
      }
    }),
    { numRuns: 300 },
  );
});

const policyMeasures = Object.fromEntries(
  suiteMeasures.map((measure, at) => [measure, { gate: at % 2 === 0, max: 5, maxRise: 0.1 }]),
);

function caseOf(
  { trials, passRate }: { trials: Trial[]; passRate: number | null },
  at: number,
  policy: Parameters<typeof caseMeasures>[1],
): ReportCase {
  const one = { id: `case ${at}`, tags: {}, trials, passRate };
  return { ...one, measures: caseMeasures(one, policy) } as unknown as ReportCase;
}
