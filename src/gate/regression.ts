import { counted, joined, listed, percent, pText, signedPoints } from "../base/text.ts";
import type { Policy } from "../config/policy-schema.ts";
import {
  type ChangedCase,
  casesToTell,
  countStates,
  decidingCases,
  fixedCases,
  isFlipped,
  isNewlyFailing,
  recordedCases,
  worseCases,
} from "../report/cases.ts";
import type { Change, Comparison } from "../report/comparison.ts";
import type { Report, Verdict, VerdictResult } from "../report/report.ts";
import {
  type Finding,
  type GateCheck,
  type MeasuredReport,
  reasonText,
  type TitledFinding,
  unlessAccepted,
  whyItFails,
  worstCaseText,
} from "./checks.ts";
import { caseLabel } from "./score.ts";

type RegressionRule = MeasuredReport["policy"]["gate"]["regression"];

/** Whether the agent got worse than the baseline, and whether the evidence carries it. */
export const regression: GateCheck = {
  name: "regression",
  title: "Regression",
  check(measured) {
    const { comparison, accepted } = measured;
    return comparison === null ? undefined : unlessAccepted(judge(measured, comparison), accepted);
  },
};

function judge(measured: MeasuredReport, comparison: Comparison): TitledFinding {
  const { regression: rule } = measured.policy.gate;
  const { mode, passRate } = comparison;
  const worse = worseCases(measured);
  const numbers = numbersOf(measured, comparison, worse);
  const finding = (result: Finding["result"], title: string, message: string): TitledFinding => ({
    result,
    title: `${title}${modeWord(measured, comparison)}`,
    message,
    numbers,
  });
  if (mode === "off") return finding("pass", "Regression", "not looked for: the policy's mode is off");
  if (passRate === null) return finding("inconclusive", "Nothing compared", nothing(measured, comparison));
  const broken = brokenCases(worse, measured, comparison);
  if (broken.length > 0) return finding("fail", "Regression", brokenText(broken, measured, comparison));
  const rates = joined(rateText(passRate, comparison, rule), movedText(measured));
  const worst = worstText(worse, measured);
  const evidence = (unseen?: string) => evidenceText(measured, comparison, unseen);
  switch (regressionResult(comparison, rule)) {
    case "fail":
      return finding("fail", "Regression", joined(rates, worst, evidence()));
    case "inconclusive": {
      const sentence = joined(rates, worst, evidence());
      return finding("inconclusive", "Looks worse", `${sentence}${inconclusiveAdvice(measured, comparison)}`);
    }
    case "pass": {
      const unseen = unseenText(comparison, rule, carriedCases(measured));
      const sentence = joined(rates, evidence(unseen));
      return finding("pass", passTitle(passRate, comparison, rule), sentence);
    }
  }
}

/** A pass with a drop that is no chance says so: the policy allows it. */
function passTitle(passRate: Change, comparison: Comparison, rule: RegressionRule): string {
  if (comparison.shift === "worse") return "A drop that the policy allows";
  return couldHide(passRate, comparison, rule) ? "No regression shown" : "No regression";
}

/** Cases that turned from always to never, where that alone fails the gate. */
function brokenCases(
  worse: readonly ChangedCase[],
  measured: MeasuredReport,
  comparison: Comparison,
): ChangedCase[] {
  const { comparable, unchanged } = countStates(measured);
  const decides = flipsDecide(comparison, measured.policy.gate.regression, comparable);
  const flipped = decides ? worse.filter(isFlipped) : [];
  if (flipped.length > 0) return flipped;
  const certain = worse.filter((one) => isHardFlip(one.comparison));
  // A carried case cannot turn by chance.
  const recorded = comparable + unchanged - carriedCases(measured);
  return certain.length > hardFlipsAllowed(recorded) ? certain : [];
}

/** Whether a drop that is not allowed may be there all the same: none was shown, which does not say that there is none. */
function couldHide(
  { low, high }: Change,
  { detectable, trials }: Comparison,
  { maxDrop }: RegressionRule,
): boolean {
  if (trials.head[1] === 0) return false;
  // Where no case differs the interval has no width, and only the suite's size says what it could have shown.
  return low === high ? detectable === null || detectable > maxDrop : low < -maxDrop;
}

function modeWord({ policy }: MeasuredReport, { mode }: Comparison): string {
  if (mode !== "strict") return "";
  return policy.gate.regression.mode === "auto" ? " (snapshots)" : " (strict)";
}

/** Why the worst of the cases that got worse fails; nothing where that is not known, for its name is told already. */
function worstText([worst]: readonly ChangedCase[], { policy }: MeasuredReport): string {
  const isKnown = worst !== undefined && whyItFails(worst.one, policy) !== undefined;
  return isKnown ? worstCaseText(worst.one, policy) : "";
}

function nothing(measured: MeasuredReport, { baseCases }: Comparison): string {
  const cases =
    baseCases === 0
      ? "the baseline has no case"
      : "no case of the baseline has runs here that expect the same";
  const worst = worstCaseText(casesToTell(measured)[0], measured.policy);
  return joined(`${cases}, so rungate cannot tell whether the agent got worse`, worst);
}

function numbersOf(measured: MeasuredReport, { passRate, p, detectable }: Comparison, worse: ChangedCase[]) {
  const { maxDrop, alpha } = measured.policy.gate.regression;
  const { comparable, unchanged } = countStates(measured);
  return {
    paired: comparable + unchanged,
    unchanged,
    newlyFailing: worse.filter(isNewlyFailing).length,
    fixed: fixedCases(measured).length,
    drop: passRate === null ? null : 0 - passRate.change,
    low: passRate?.low ?? null,
    high: passRate?.high ?? null,
    p,
    detectable,
    maxDrop,
    alpha,
  };
}

type Rule = Policy["gate"]["regression"];

const SHOWN_CASES = 3;

/** `pass rate 88.4% → 82.1% (−6.3 points, 95% interval −9.9 to −2.7, p = .0004, allowed 2.0)` */
function rateText(
  { base, head, change, low, high }: Change,
  { p, trials }: Comparison,
  { maxDrop, alpha }: Rule,
): string {
  const rates = `pass rate ${percent(base)} → ${percent(head)}`;
  if (trials.head[1] === 0) return rates;
  if (low === high) return `${rates} (no case differs)`;
  const interval = `95% interval ${signedPoints(low)} to ${signedPoints(high)}`;
  const chance = p === null ? "" : `, ${pText(p, alpha)}`;
  const allowed = change < 0 ? `, allowed ${(maxDrop * 100).toFixed(1)}` : "";
  return `${rates} (${signedPoints(change)} points, ${interval}${chance}${allowed})`;
}

/** What the numbers rest on: how many cases and trials, with what `unseen` says of them; and what could not be compared. */
function evidenceText(measured: MeasuredReport, comparison: Comparison, unseen = ""): string {
  const states = countStates(measured);
  const paired = counted(states.comparable + states.unchanged, "paired case");
  const carried = carriedCases(measured);
  const same = states.unchanged - carried;
  const share = states.comparable + carried === 0 ? "all" : same;
  const fromBase = carried > 0 ? `, ${carried} carried from the base` : "";
  const kept = same > 0 ? `, ${share} as recorded on the base` : "";
  const trials = states.comparable === 0 ? "" : `, ${trialsText(comparison.trials)}`;
  return joined(`${paired}${fromBase}${kept}${trials}${unseen}`, notCompared(measured, comparison));
}

/** Compared cases that were not recorded here, and count with the base's runs. One that does not decide is compared with nothing. */
function carriedCases({ cases }: MeasuredReport): number {
  return decidingCases(cases).filter(
    ({ carried, comparison }) => carried && comparison?.state === "unchanged",
  ).length;
}

/** Which cases pass more or less often than on the base: `17 newly failing (a, b, c and 14 more), 3 fixed` */
function movedText(measured: MeasuredReport): string {
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
function brokenText(
  broken: readonly ChangedCase[],
  measured: MeasuredReport,
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
function doubt(measured: MeasuredReport, { mode, trials }: Comparison, broken: number): string {
  const byAuto = mode === "strict" && measured.policy.gate.regression.mode === "auto";
  if (!byAuto || trials.head[1] > 1 || countStates(measured).comparable === broken) return "";
  return "if the agent is only noisy, record 3 trials, or set gate: { regression: { mode: statistical } } in the policy";
}

/** From this many trials of each side on the base branch need not record more for a doubt to be settled. */
const ENOUGH_TRIALS = 3;

/**
 * What would settle a doubt: more trials, on both sides where there are few. Of all cases: to record only those that look bad again
 * corrects bad luck and keeps good luck.
 */
function inconclusiveAdvice(measured: MeasuredReport, { trials }: Comparison): string {
  const few = trials.base[0] < ENOUGH_TRIALS ? `, and record ${ENOUGH_TRIALS} trials on the base branch` : "";
  const cases = recordedTier(measured) === undefined ? "every case" : "every case of the tier";
  return `. To settle it, record ${cases} again next to these recordings (rungate record ${againOptions(measured)})${few}`;
}

/** The options of `rungate record` that record every case once more: `--cases --tier pr --again` */
function againOptions(measured: Pick<MeasuredReport, "tier">): string {
  const tier = recordedTier(measured);
  return `--cases${tier === undefined ? "" : ` --tier ${tier}`} --again`;
}

/** The tier whose cases alone were recorded; undefined where all were. */
function recordedTier({ tier }: Pick<MeasuredReport, "tier">): string | undefined {
  return tier === undefined || tier.carried === 0 ? undefined : tier.name;
}

/** How small a drop may have stayed unseen: `: drops under about 9 points may stay unseen` */
function unseenText({ detectable, trials }: Comparison, { maxDrop }: Rule, carried: number): string {
  if (trials.head[1] === 0) return ": nothing was recorded again";
  if (detectable === null) return ": too little was recorded again to see any drop";
  const points = Math.round(Math.max(detectable, maxDrop) * 100);
  const besides = carried > 0 ? ", and so does every drop of a carried case" : "";
  return `: drops under about ${counted(points, "point")} may stay unseen${besides}`;
}

function trialsText({ base, head }: Comparison["trials"]): string {
  const span = ([fewest, most]: readonly [number, number]) =>
    fewest === most ? `${most}` : `${fewest} to ${most}`;
  if (span(base) === span(head)) return `${span(head)} ${head[1] === 1 ? "trial" : "trials"} each`;
  return `${span(head)} against ${span(base)} trials`;
}

function notCompared(measured: MeasuredReport, { removed, retired }: Comparison): string {
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

/** From here on a drop is put down to chance, unless the trials could not show more. Between the policy's alpha and this it is inconclusive. */
const CHANCE = 0.2;
/** What adding up shares loses: a drop of exactly `maxDrop` must reach it. */
const ROUNDING = 1e-9;

/**
 * Whether the regression check rests on p: it found a drop that is large enough and no case that broke for certain. Then more trials of
 * every case can settle it.
 */
function isUnsettled(measured: MeasuredReport, comparison: Comparison): boolean {
  const { regression: rule } = measured.policy.gate;
  if (comparison.mode === "off" || comparison.passRate === null || comparison.trials.head[1] === 0)
    return false;
  return (
    regressionResult(comparison, rule) !== "pass" &&
    brokenCases(worseCases(measured), measured, comparison).length === 0
  );
}

/**
 * What a drop of the pass rate says by itself. `fail`: it is at least `maxDrop` and p is below `alpha`. `inconclusive`: it is as large but
 * p carries no fail, or these trials could not have given a smaller one; or no case could be compared.
 */
export function regressionResult(
  { passRate, p, mostExtreme }: Pick<Comparison, "passRate" | "p" | "mostExtreme">,
  { maxDrop, alpha }: Pick<Policy["gate"]["regression"], "maxDrop" | "alpha">,
): VerdictResult {
  if (passRate === null || p === null) return "inconclusive";
  if (!isLarge(passRate, maxDrop)) return "pass";
  if (p < alpha) return "fail";
  return p < CHANCE || mostExtreme ? "inconclusive" : "pass";
}

/** From this many cases on that were recorded anew, nobody touched single snapshots: the agent ran, and chance with it. */
const BATCH = 10;

/**
 * Whether cases that turned from always passing to always failing fail the gate whatever p says. In strict mode they do. Where auto
 * took the recordings for snapshots, and many of them were recorded anew, they do so only together with a drop of `maxDrop`:
 * otherwise an agent that did not change would fail every second batch.
 */
function flipsDecide(
  { mode, passRate }: Pick<Comparison, "mode" | "passRate">,
  rule: Pick<Policy["gate"]["regression"], "mode" | "maxDrop">,
  recordedAnew: number,
): boolean {
  if (mode !== "strict" || passRate === null) return false;
  return rule.mode === "strict" || recordedAnew < BATCH || isLarge(passRate, rule.maxDrop);
}

function isLarge({ change }: Change, maxDrop: number): boolean {
  return -change > 0 && -change >= maxDrop - ROUNDING;
}

/** Distinct trials from which a case that turned from always to never is broken, whatever the mode; and where the base records fewer of each case. */
const HARD_FLIP = { base: 10, head: 3 };
const HARD_FLIP_OF_FEW = { base: 24, head: 2 };

/** Whether the trials of a case leave no doubt that it passed always and fails always now. */
export function isHardFlip({
  base,
  head,
  own = HARD_FLIP.head,
}: Record<"base" | "head", { passed: number; trials: number }> & { own?: number | undefined }): boolean {
  const least = own < HARD_FLIP.head ? HARD_FLIP_OF_FEW : HARD_FLIP;
  const isCertain = [HARD_FLIP, least].some(
    (trials) => base.trials >= trials.base && head.trials >= trials.head,
  );
  return isCertain && base.passed === base.trials && head.passed === 0;
}

/** How many broken cases a suite of this many paired cases may have that were recorded: among very many a few turn by chance. */
export function hardFlipsAllowed(cases: number): number {
  return cases <= 100 ? 0 : cases <= 1_000 ? 1 : 2;
}

/**
 * What would settle a verdict that rests on p alone: to record all that was recorded once more, next to the recordings that are there, and to
 * pool the runs. Undefined where the verdict is a pass, where something else than p fails the gate, and on the base branch, where no
 * merge waits. `record`: the command by which the repository records its agent.
 */
export function planSecondLook(
  measured: MeasuredReport,
  { checks }: Pick<Verdict, "checks">,
  record?: string,
): Report["plan"] {
  const { comparison, role } = measured;
  if (role === "base" || comparison === null || !isUnsettled(measured, comparison)) return undefined;
  const found = checks.find(({ name }) => name === regression.name);
  const failsOtherwise = checks.some(({ name, result }) => name !== regression.name && result === "fail");
  if (found === undefined || found.result === "pass" || failsOtherwise) return undefined;
  return {
    reason: found.message,
    cases: recordedCases(measured.cases).length,
    trials: comparison.trials.head[1],
    command: recordAgain(record, measured),
  };
}

/**
 * The command that records every case of the tier once more. One that records by itself is run again as it is: it has to keep the
 * recordings that are there. `record`: the repository's own, where it says how its agent is recorded.
 */
export function recordAgain(record: string | undefined, measured: Pick<MeasuredReport, "tier">): string {
  if (record === undefined) return `npx rungate record ${againOptions(measured)} -- COMMAND`;
  const tier = recordedTier(measured);
  const isWhole = tier === undefined || !/ --cases\b/.test(record) || / --tier\b/.test(record);
  const again = isWhole ? "$& --again" : `$& --again --tier ${tier}`;
  return record.replace(/\brungate(?:@[\w.^~-]+)?["']? record\b(?!(?:(?! -- ).)* --again\b)/s, again);
}
