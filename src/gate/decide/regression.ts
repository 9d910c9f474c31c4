import type { Policy } from "../../config/policy-schema.ts";
import { counted, joined, listed, percent, pText, signedPoints } from "../../core/text.ts";
import {
  type ChangedCase,
  caseLabel,
  casesToTell,
  countStates,
  decidingCases,
  fixedCases,
  isNewlyFailing,
  worseCases,
} from "../../report/cases.ts";
import type { Change, Comparison } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { type GateCheck, type TitledFinding, unlessAccepted } from "./checks.ts";
import { PLAN_ALPHA } from "./failures-needed.ts";
import {
  decideRegression,
  failuresLeft,
  type Ground,
  isTogetherWorse,
  type RegressionOutcome,
} from "./regression-outcome.ts";
import { settlingAdvice } from "./second-look.ts";
import { reasonText, whyItFails, worstCaseText } from "./worst-case-text.ts";

type RegressionRule = Report["policy"]["gate"]["regression"];

/** The check that the agent did not get worse than the baseline. */
export const regression: GateCheck = {
  name: "regression",
  title: "Regression",
  check(measured) {
    const { comparison, accepted } = measured;
    return comparison === null ? undefined : unlessAccepted(judge(measured, comparison), accepted);
  },
};

/** The check that all suites of the job together did not get worse, even where no single suite shows it. */
export const suitesTogether: GateCheck = {
  name: "suites",
  title: "Suites together",
  check(measured) {
    const { comparison, accepted, policy } = measured;
    const { count = 0, together: p = 1 } = comparison?.suites ?? {};
    if (!isTogetherWorse(measured)) return undefined;
    const message = joined(
      `the ${counted(count, "suite")} of this job as one got worse (${pText(p, policy.gate.regression.alpha)}), though none of them shows it alone`,
      worstText([], measured),
    );
    const numbers = { suites: count, p };
    return unlessAccepted({ result: "fail", title: "Suites together", message, numbers }, accepted);
  },
};

function judge(measured: Report, comparison: Comparison): TitledFinding {
  const outcome = decideRegression(measured);
  const { title, message } = wording(outcome, measured, comparison);
  return {
    result: outcome.result,
    title: `${title}${modeWord(measured, comparison)}`,
    message,
    numbers: numbersOf(measured, comparison),
  };
}

function wording(
  { ground, cases }: RegressionOutcome,
  measured: Report,
  comparison: Comparison,
): { title: string; message: string } {
  const rule = measured.policy.gate.regression;
  const { passRate } = comparison;
  if (ground === "off") return { title: "Regression", message: "not looked for: the policy's mode is off" };
  if (passRate === null) return { title: "Nothing compared", message: nothing(measured, comparison) };
  const rates = joined(rateText(passRate, comparison, rule, ground), movedText(measured));
  const evidence = evidenceText(measured, comparison);
  switch (ground) {
    case "steady":
      return { title: "Regression", message: brokenText(cases, measured, comparison) };
    case "sum":
    case "worst":
    case "planned": {
      const worst = joined(
        worstText(cases, measured),
        besideInterval(passRate, cases, comparison),
        plannedText(ground, cases),
      );
      return { title: "Regression", message: joined(rates, worst, evidence) };
    }
    case "unsure":
    case "turned": {
      const sentence = joined(
        rates,
        worstText(cases, measured),
        turnedText(ground, cases, measured),
        evidence,
      );
      return { title: "Looks worse", message: `${sentence}${settlingAdvice(measured)}` };
    }
    default: {
      const unseen = unseenText(comparison, rule, carriedCases(measured));
      const message = joined(rates, evidenceText(measured, comparison, unseen));
      return { title: passTitle(ground, passRate, comparison, rule), message };
    }
  }
}

/** The interval of the mean may include 0 although some cases fail the gate, which a reader must understand. */
function besideInterval(
  { high }: Change,
  cases: readonly ChangedCase[],
  { mostExtreme }: Comparison,
): string {
  if (high < 0) return "";
  const [worst, ...others] = cases;
  if (worst === undefined) return "the mean alone does not show it; the cases together do";
  const who =
    mostExtreme && others.length > 0 ? "the cases that turned do" : `${caseLabel(worst.reportCase)} does`;
  return `the mean alone does not show it; ${who}`;
}

function plannedText(ground: Ground, [worst]: readonly ChangedCase[]): string {
  if (ground !== "planned" || worst === undefined) return "";
  const { base, head, extra } = worst.comparison;
  const failures = head.trials + (extra?.trials ?? 0);
  return `${caseLabel(worst.reportCase)} passed ${base.passed} of ${base.trials} on the base and failed all ${failures} here, as happens by chance in at most ${percent(PLAN_ALPHA)} of unchanged suites`;
}

/** Shows the probability of a turn by chance, so that readers do not overrate it. */
function turnedText(ground: Ground, cases: readonly ChangedCase[], measured: Report): string {
  const [first] = cases;
  if (ground !== "turned" || first === undefined || failuresLeft(first, measured) === undefined) return "";
  const { base, head, extra } = first.comparison;
  const failures = head.trials + (extra?.trials ?? 0);
  // p of the worst case counts the first runs alone.
  const worst = extra === undefined ? measured.comparison?.worst : undefined;
  const often = `${caseLabel(first.reportCase)} passed ${base.passed} of ${base.trials} on the base and fails ${failures} of ${failures} here`;
  const chance =
    worst === undefined || worst < 0.01
      ? ""
      : `, as happens by chance to some case in ${percent(worst)} of such suites`;
  return `${often}${chance}`;
}

function passTitle(ground: Ground, passRate: Change, comparison: Comparison, rule: RegressionRule): string {
  if (ground === "allowed") return "A drop that the policy allows";
  return couldHide(passRate, comparison, rule) ? "No regression shown" : "No regression";
}

/** Returns true when a relevant drop may exist although none was shown. */
function couldHide({ low }: Change, { trials }: Comparison, { maxDrop }: RegressionRule): boolean {
  return trials.head[1] > 0 && low < -maxDrop;
}

function modeWord({ policy }: Report, { mode, steady }: Comparison): string {
  if (mode !== "strict") return "";
  if (policy.gate.regression.mode !== "auto") return " (strict)";
  return steady === "long" ? " (steady)" : " (snapshots)";
}

function worstText(cases: readonly ChangedCase[], measured: Report): string {
  const [worst] = cases.length > 0 ? cases : worseCases(measured);
  const isKnown = worst !== undefined && whyItFails(worst.reportCase, measured.policy) !== undefined;
  return isKnown ? worstCaseText(worst.reportCase, measured.policy) : "";
}

function nothing(measured: Report, { baseCases }: Comparison): string {
  const cases =
    baseCases === 0
      ? "the baseline has no case"
      : "no case has the same expectations here and in the baseline";
  const worst = worstCaseText(casesToTell(measured)[0], measured.policy);
  return joined(`${cases}, so rungate cannot tell whether the agent got worse`, worst);
}

function numbersOf(measured: Report, { passRate, p, detectable }: Comparison) {
  const { maxDrop, alpha } = measured.policy.gate.regression;
  const { comparable, unchanged } = countStates(measured);
  const worse = worseCases(measured);
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

/** `pass rate 88.4% → 82.1% (−6.3 points, 95% interval −9.9 to −2.7, p = .0004)` */
function rateText(
  { base, head, change, low, high }: Change,
  { p, trials, suites, moved }: Comparison,
  { maxDrop, alpha }: Rule,
  ground: Ground,
): string {
  const rates = `pass rate ${percent(base)} → ${percent(head)}`;
  if (trials.head[1] === 0) return rates;
  const interval = `95% interval ${signedPoints(low)} to ${signedPoints(high)}`;
  const differs = change !== 0 || p !== 0.5;
  const chance = p === null ? "" : `, ${pText(p, alpha)}`;
  const adjusted =
    suites === undefined || !differs
      ? ""
      : `, ${pText(suites.p, alpha)} among ${counted(suites.count, "suite")}`;
  const allowed = ground === "allowed" ? `, allowed ${(maxDrop * 100).toFixed(1)}` : "";
  const moves = differs ? `${signedPoints(change)} points` : "no case differs";
  const sentence = `${rates} (${moves}, ${interval}${chance}${adjusted}${allowed})`;
  return moved === undefined
    ? sentence
    : `${sentence}; p allows for the base's own movement of ${(moved.points * 100).toFixed(1)} points between commits`;
}

function evidenceText(measured: Report, comparison: Comparison, unseen = ""): string {
  const states = countStates(measured);
  const compared = `${counted(states.comparable + states.unchanged, "case")} compared`;
  const carried = carriedCases(measured);
  const same = states.unchanged - carried;
  const share = states.comparable + carried === 0 ? "all" : same;
  const fromBase = carried > 0 ? `, ${carried} carried from the base` : "";
  const unchanged = same > 0 ? `, ${share} unchanged` : "";
  const trials = states.comparable === 0 ? "" : `, ${trialsText(comparison.trials)}`;
  return joined(`${compared}${fromBase}${unchanged}${trials}${unseen}`, notCompared(measured, comparison));
}

/** Carried cases count with the base's runs. */
function carriedCases({ cases }: Report): number {
  return decidingCases(cases).filter(
    ({ carried, comparison }) => carried && comparison?.state === "unchanged",
  ).length;
}

/** `17 newly failing (a, b, c and 14 more), 3 fixed` */
function movedText(measured: Report): string {
  const worse = worseCases(measured);
  const failing = worse.filter(isNewlyFailing);
  const others = worse.length - failing.length;
  const namedCases = failing.length > 0 ? failing : worse;
  const names = listed(
    namedCases.map(({ reportCase }) => caseLabel(reportCase)),
    SHOWN_CASES,
  );
  const word = failing.length > 0 ? "newly failing" : "passing less often";
  const fixed = fixedCases(measured).length;
  return joined(
    namedCases.length > 0 ? `${namedCases.length} ${word} (${names})` : "",
    failing.length > 0 && others > 0 ? `${others} passing less often` : "",
    fixed > 0 ? `${fixed} fixed` : "",
  );
}

function brokenText(broken: readonly ChangedCase[], measured: Report, comparison: Comparison): string {
  const many = broken.length > 1;
  const cases = broken.map(({ reportCase }) => reportCase);
  const names = listed(cases.map(caseLabel), SHOWN_CASES);
  const sentence = `${names} passed on every base recording and ${many ? "fail" : "fails"} now`;
  return joined(
    `${sentence}${reasonText(cases, measured.policy)}`,
    evidenceText(measured, comparison),
    steadyText(comparison),
  );
}

/** Owners of a noisy agent must learn why no statistics were used. */
function steadyText({ steady }: Comparison): string {
  switch (steady) {
    case "long":
      return "the base is steady: no case of it passed and failed in 8 recordings or more";
    case "kept":
      return "all other cases have the base's recordings. If the agent is noisy, record 3 trials of every case";
    default:
      return "";
  }
}

/** `: drops under about 9 points may stay unseen` */
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

function notCompared(measured: Report, { removed, retired }: Comparison): string {
  const { new: added, changed, unassessed } = countStates(measured);
  const counts = {
    new: added,
    removed: removed.length,
    retired: retired.length,
    changed,
    "not assessed": unassessed,
  };
  const shownCounts = Object.entries(counts).filter(([, count]) => count > 0);
  return shownCounts.length === 0
    ? ""
    : `not compared: ${shownCounts.map(([word, count]) => `${count} ${word}`).join(", ")}`;
}
