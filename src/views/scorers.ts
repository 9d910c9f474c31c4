import type { ReportCase } from "../report/case-schema.ts";
import type { Report } from "../report/schema.ts";
import { percent } from "../wording.ts";

type Gate = Report["policy"]["gate"];
type Shown = Pick<Report, "judge" | "policy">;

/** What the gate demands of a suite's score; undefined where it demands nothing. */
export function floorOf({ floors }: Gate, id: string): number | undefined {
  return new Map<string, number | undefined>(Object.entries(floors)).get(id);
}

/** Whether a scorer decides nothing: no run passes or fails by it, and it has no floor. */
export function isAdvisory(gate: Gate, id: string): boolean {
  return !gate.scorers.some((scorer) => scorer === id) && floorOf(gate, id) === undefined;
}

/** Whether people are shown a scorer. The judge's they are only where there is a judge, or the policy demands one. */
export function isShown({ judge, policy }: Shown, id: string): boolean {
  return id !== "llm" || judge !== null || !isAdvisory(policy.gate, id);
}

/** A case's scores: `f1 66.7 %`, and `llm in error` where that is all there is. The names are untrusted text. */
export function caseScores(one: ReportCase, report: Shown): string[] {
  return Object.entries(one.scores).flatMap(([id, value]) => {
    if (!isShown(report, id)) return [];
    if (value !== null) return [`${id} ${percent(value)}`];
    return one.trials.some(({ scores }) => scores[id]?.status === "error") ? [`${id} in error`] : [];
  });
}
