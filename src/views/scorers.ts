import { member } from "../json/json.ts";
import { type Bound, boundsOf } from "../policy/bounds.ts";
import { isBest, isLowerBetter, isOfTexts } from "../policy/pass-marks.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import type { Report } from "../report/schema.ts";
import { isJudged } from "../scorers/registry.ts";
import { percent } from "../wording.ts";

type Gate = Report["policy"]["gate"];
type Shown = Pick<Report, "judge" | "policy">;

/** What is said of a scorer of which less is better, where its numbers are read. */
export const LOWER_IS_BETTER = "lower is better";

/** Scores that a line about a case shows whatever they are, and those of more that it shows. */
const SCORES_OF_CASE = { all: 5, most: 4 };

/** What the gate demands of a suite's score; undefined where it demands nothing. */
export function boundOf(gate: Gate, id: string): Bound | undefined {
  return boundsOf(gate).get(id);
}

/** Whether a scorer decides nothing: no run passes or fails by it, and it has neither floor nor ceiling. */
export function isAdvisory(gate: Gate, id: string): boolean {
  return !gate.scorers.some((scorer) => scorer === id) && boundOf(gate, id) === undefined;
}

/** The scorers with those first that decide something, each kind in its order. */
export function decidingFirst(ids: readonly string[], gate: Gate): string[] {
  return ids.toSorted((a, b) => Number(isAdvisory(gate, a)) - Number(isAdvisory(gate, b)));
}

/** A scorer by its name, and what a reader must know of it: `toxicity (lower is better, advisory)`. The name is untrusted text. */
export function scorerLabel(id: string, ...more: readonly string[]): string {
  const notes = [...(isLowerBetter(id) ? [LOWER_IS_BETTER] : []), ...more];
  return notes.length === 0 ? id : `${id} (${notes.join(", ")})`;
}

/** Whether an error kept a run from passing or failing, be it of its recording or of a scorer that decides. */
export function isInError({ pass, scores }: Pick<ReportTrial, "pass" | "scores">, gate: Gate): boolean {
  return (
    pass === null &&
    Object.entries(scores).some(([id, { status }]) => status === "error" && !isAdvisory(gate, id))
  );
}

/**
 * Whether people are shown a scorer. One that a judge gives to every case they are only where there is a judge, or the policy demands one;
 * a scorer of texts is in a report because somebody asked for it.
 */
export function isShown({ judge, policy }: Shown, id: string): boolean {
  return isOfTexts(id) || !isJudged(id) || judge !== null || !isAdvisory(policy.gate, id);
}

/**
 * The scorers that measured something here or on the base, should have, or are bounded; those of texts that are asked for, and those of a
 * judge wherever they are shown.
 */
export function scorersInUse(report: Report): string[] {
  const { scores, comparison, policy } = report;
  const { passRate: _, ...bounds } = Object.fromEntries(boundsOf(policy.gate));
  const ids = new Set([...Object.keys(scores), ...Object.keys(bounds)]);
  return [...ids].filter((id) => {
    if (isOfTexts(id) || isJudged(id)) return isShown(report, id);
    const { assessed = 0, errors = 0 } = member(scores, id) ?? {};
    const wasAssessed = comparison?.unscored.some(({ scorer }) => scorer === id) ?? false;
    return assessed > 0 || errors > 0 || wasAssessed || boundOf(policy.gate, id) !== undefined;
  });
}

/**
 * A case's scores: `f1 66.7 %`, and `llm in error` where that is all there is. Of many only a few, those first that could be better and by
 * which runs pass, and how many others there are. The names are untrusted text.
 */
export function caseScores(one: ReportCase, report: Shown): string[] {
  const { scorers } = report.policy.gate;
  const told = Object.entries(one.scores).flatMap(([id, value]) => {
    if (!isShown(report, id)) return [];
    const isGating = scorers.some((scorer) => scorer === id);
    const isGood = value !== null && isBest(value, id);
    const rank = [!isGating, isGood, isAdvisory(report.policy.gate, id)].map(Number).join("");
    if (value !== null) return [{ text: `${id} ${percent(value)}`, rank, isTold: isGating || !isGood }];
    const isError = one.trials.some(({ scores }) => member(scores, id)?.status === "error");
    return isError ? [{ text: `${id} in error`, rank, isTold: true }] : [];
  });
  if (told.length <= SCORES_OF_CASE.all) return told.map(({ text }) => text);
  const first = told
    .filter(({ isTold }) => isTold)
    .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .slice(0, SCORES_OF_CASE.most);
  const shown = told.filter((one) => first.includes(one)).map(({ text }) => text);
  return [...shown, `and ${told.length - shown.length} more`];
}
