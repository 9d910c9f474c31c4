import type { Policy } from "../policy/schema.ts";
import { type ChangedCase, countStates, fixedCases, isNewlyFailing, worseCases } from "../report/changes.ts";
import type { Change, Comparison } from "../report/comparison-schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, joined, listed, percent, pText, signedPoints } from "../wording.ts";
import type { Measured } from "./check.ts";
import { reasonText } from "./why-it-fails.ts";

type Rule = Policy["gate"]["regression"];

const SHOWN_CASES = 3;

/** `pass rate 88.4 % → 82.1 % (−6.3 points, 95 % interval −9.9 to −2.7, p = .0004, allowed 2.0)` */
export function rateText(
  { base, head, change, low, high }: Change,
  { p, trials }: Comparison,
  { maxDrop, alpha }: Rule,
): string {
  const rates = `pass rate ${percent(base)} → ${percent(head)}`;
  if (trials.head[1] === 0) return rates;
  if (low === high) return `${rates} (no case differs)`;
  const interval = `95 % interval ${signedPoints(low)} to ${signedPoints(high)}`;
  const chance = p === null ? "" : `, ${pText(p, alpha)}`;
  const allowed = change < 0 ? `, allowed ${(maxDrop * 100).toFixed(1)}` : "";
  return `${rates} (${signedPoints(change)} points, ${interval}${chance}${allowed})`;
}

/** What the numbers rest on: how many cases and trials, with what `unseen` says of them; and what could not be compared. */
export function evidenceText(measured: Measured, comparison: Comparison, unseen = ""): string {
  const states = countStates(measured);
  const paired = counted(states.comparable + states.unchanged, "paired case");
  const share = states.comparable === 0 ? "all" : states.unchanged;
  const kept = states.unchanged > 0 ? `, ${share} as recorded on the base` : "";
  const trials = states.comparable === 0 ? "" : `, ${trialsText(comparison.trials)}`;
  return joined(`${paired}${kept}${trials}${unseen}`, notCompared(measured, comparison));
}

/** Which cases pass more or less often than on the base: `17 newly failing (a, b, c and 14 more), 3 fixed` */
export function movedText(measured: Measured): string {
  const worse = worseCases(measured);
  const failing = worse.filter(isNewlyFailing);
  const others = worse.length - failing.length;
  const named = failing.length > 0 ? failing : worse;
  const names = listed(
    named.map(({ one }) => caseLabel(one)),
    SHOWN_CASES,
  );
  const word = failing.length > 0 ? "newly failing" : "passing less often";
  const fixed = fixedCases(measured).length;
  return joined(
    named.length > 0 ? `${named.length} ${word} (${names})` : "",
    failing.length > 0 && others > 0 ? `${others} passing less often` : "",
    fixed > 0 ? `${fixed} fixed` : "",
  );
}

/** Cases that passed always and fail always now, and why the worst of them does, argument by argument. */
export function brokenText(
  broken: readonly ChangedCase[],
  measured: Measured,
  comparison: Comparison,
): string {
  const many = broken.length > 1;
  const cases = broken.map(({ one }) => one);
  const names = listed(cases.map(caseLabel), SHOWN_CASES);
  const sentence = `${names} passed on every base recording and ${many ? "fail" : "fails"} now`;
  return joined(
    `${sentence}${reasonText(cases, measured.policy)}`,
    evidenceText(measured, comparison),
    doubt(measured, comparison, broken.length),
  );
}

/** Where other cases were recorded anew too, an agent may have run that is only noisy: its people must know how to tell the gate so. */
function doubt(measured: Measured, { mode, trials }: Comparison, broken: number): string {
  const byAuto = mode === "strict" && measured.policy.gate.regression.mode === "auto";
  if (!byAuto || trials.head[1] > 1 || countStates(measured).comparable === broken) return "";
  return "if the agent is only noisy, record 3 trials, or set gate: { regression: { mode: statistical } } in the policy";
}

/** From this many trials of each side on the base branch need not record more for a doubt to be settled. */
const ENOUGH_TRIALS = 3;

/**
 * What would settle a doubt: more trials, on both sides where there are few. Of all cases: to record anew only those that look bad
 * corrects bad luck and keeps good luck.
 */
export function inconclusiveAdvice({ trials }: Comparison): string {
  const more = Math.max(ENOUGH_TRIALS, trials.head[1] * 2);
  const onBase = trials.base[0] < ENOUGH_TRIALS ? ", on the base branch too" : "";
  return `. To settle it record ${more} trials of every case${onBase}`;
}

/** How small a drop may have stayed unseen: `: drops under about 9 points may stay unseen` */
export function unseenText({ detectable, trials }: Comparison, { maxDrop }: Rule): string {
  if (trials.head[1] === 0) return ": nothing was recorded anew";
  if (detectable === null) return ": too little was recorded anew for any drop to be seen";
  const points = Math.round(Math.max(detectable, maxDrop) * 100);
  return `: drops under about ${counted(points, "point")} may stay unseen`;
}

function trialsText({ base, head }: Comparison["trials"]): string {
  const span = ([fewest, most]: readonly [number, number]) =>
    fewest === most ? `${most}` : `${fewest} to ${most}`;
  if (span(base) === span(head)) return `${span(head)} ${head[1] === 1 ? "trial" : "trials"} each`;
  return `${span(head)} against ${span(base)} trials`;
}

function notCompared(measured: Measured, { removed, retired }: Comparison): string {
  const { new: added, changed, unassessed } = countStates(measured);
  const counts = {
    new: added,
    removed: removed.length,
    retired: retired.length,
    changed,
    "not assessed": unassessed,
  };
  const told = Object.entries(counts).filter(([, count]) => count > 0);
  return told.length === 0
    ? ""
    : `not compared: ${told.map(([word, count]) => `${count} ${word}`).join(", ")}`;
}
