import { member } from "../json/json.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
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

/** Whether an error kept a run from passing or failing, be it of its recording or of a scorer that decides. */
export function isInError({ pass, scores }: Pick<ReportTrial, "pass" | "scores">, gate: Gate): boolean {
  return (
    pass === null &&
    Object.entries(scores).some(([id, { status }]) => status === "error" && !isAdvisory(gate, id))
  );
}

/** Whether people are shown a scorer. The judge's they are only where there is a judge, or the policy demands one. */
export function isShown({ judge, policy }: Shown, id: string): boolean {
  return id !== "llm" || judge !== null || !isAdvisory(policy.gate, id);
}

/** The scorers that measured something here or on the base, should have, or have a floor; the judge's wherever it is shown. */
export function scorersInUse(report: Report): string[] {
  const { scores, comparison, policy } = report;
  const { passRate: _, ...floors } = policy.gate.floors;
  const ids = new Set([...Object.keys(scores), ...Object.keys(floors)]);
  return [...ids].filter((id) => {
    if (id === "llm") return isShown(report, id);
    const { assessed = 0, errors = 0 } = member(scores, id) ?? {};
    const wasAssessed = comparison?.unscored.some(({ scorer }) => scorer === id) ?? false;
    return assessed > 0 || errors > 0 || wasAssessed || floorOf(policy.gate, id) !== undefined;
  });
}

/** A case's scores: `f1 66.7 %`, and `llm in error` where that is all there is. The names are untrusted text. */
export function caseScores(one: ReportCase, report: Shown): string[] {
  return Object.entries(one.scores).flatMap(([id, value]) => {
    if (!isShown(report, id)) return [];
    if (value !== null) return [`${id} ${percent(value)}`];
    return one.trials.some(({ scores }) => member(scores, id)?.status === "error") ? [`${id} in error`] : [];
  });
}
