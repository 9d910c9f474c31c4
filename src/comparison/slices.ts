import type { ReportCase } from "../report/case-schema.ts";
import type { Comparison } from "../report/comparison-schema.ts";
import { divisionsOf } from "../report/divisions.ts";
import { changeOfPassRate } from "./change.ts";
import type { Evidence } from "./evidence.ts";
import { isPaired } from "./pair-cases.ts";

/**
 * The change of the pass rate in each group of cases by tag, over those of them that are paired; groups without such a case are left
 * out. `evidence` is of the cases, in their order.
 */
export function changeOfSlices(
  cases: readonly ReportCase[],
  evidence: readonly Evidence[],
): NonNullable<Comparison["slices"]> {
  const evidenceOfCase = new Map(cases.map((one, at) => [one, evidence[at]]));
  const pairedOf = (group: readonly ReportCase[]) =>
    group.flatMap((one) => evidenceOfCase.get(one) ?? []).filter(({ pair }) => isPaired(pair));
  return divisionsOf(cases).flatMap(({ tag, groups }) =>
    groups.flatMap(({ value, cases }) => {
      const passRate = changeOfPassRate(pairedOf(cases));
      return passRate === null ? [] : [{ tag, value, passRate }];
    }),
  );
}
