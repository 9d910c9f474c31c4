import {
  type ChangedCase,
  countStates,
  fixedCases,
  isFlipped,
  isNewlyFailing,
  worseCases,
} from "../report/changes.ts";
import type { Change, Comparison } from "../report/comparison-schema.ts";
import { casesToTell } from "../report/worst.ts";
import { joined } from "../wording.ts";
import { unlessAccepted } from "./accepted.ts";
import type { Finding, GateCheck, Measured, TitledFinding } from "./check.ts";
import { flipsDecide, hardFlipsAllowed, isHardFlip, regressionResult } from "./regression-rule.ts";
import {
  brokenText,
  evidenceText,
  inconclusiveAdvice,
  movedText,
  rateText,
  unseenText,
} from "./regression-text.ts";
import { whyItFails, worstCaseText } from "./why-it-fails.ts";

type Rule = Measured["policy"]["gate"]["regression"];

/** Whether the agent got worse than the baseline, and whether the evidence carries it. */
export const regression: GateCheck = {
  name: "regression",
  title: "Regression",
  check(measured) {
    const { comparison, accepted } = measured;
    return comparison === null ? undefined : unlessAccepted(judge(measured, comparison), accepted);
  },
};

function judge(measured: Measured, comparison: Comparison): TitledFinding {
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
  const decides = flipsDecide(comparison, rule, numbers.paired - numbers.unchanged);
  const broken = brokenCases(worse, decides, numbers.paired);
  if (broken.length > 0) return finding("fail", "Regression", brokenText(broken, measured, comparison));
  const rates = joined(rateText(passRate, comparison, rule), movedText(measured));
  const worst = worstText(worse, measured);
  const evidence = (unseen?: string) => evidenceText(measured, comparison, unseen);
  switch (regressionResult(comparison, rule)) {
    case "fail":
      return finding("fail", "Regression", joined(rates, worst, evidence()));
    case "inconclusive": {
      const sentence = joined(rates, worst, evidence());
      return finding("inconclusive", "Looks worse", `${sentence}${inconclusiveAdvice(comparison)}`);
    }
    case "pass": {
      const sentence = joined(rates, evidence(unseenText(comparison, rule)));
      return finding("pass", passTitle(passRate, comparison, rule), sentence);
    }
  }
}

/** A pass with a drop that is no chance says so: the policy allows it. */
function passTitle(passRate: Change, comparison: Comparison, rule: Rule): string {
  if (comparison.shift === "worse") return "A drop that the policy allows";
  return couldHide(passRate, comparison, rule) ? "No regression shown" : "No regression";
}

/** Cases that turned from always to never, where that alone fails the gate. */
function brokenCases(worse: readonly ChangedCase[], flipsDecide: boolean, paired: number): ChangedCase[] {
  const flipped = flipsDecide ? worse.filter(isFlipped) : [];
  if (flipped.length > 0) return flipped;
  const certain = worse.filter(({ comparison }) => isHardFlip(comparison));
  return certain.length > hardFlipsAllowed(paired) ? certain : [];
}

/** Whether a drop that is not allowed may be there all the same: none was shown, which does not say that there is none. */
function couldHide({ low, high }: Change, { detectable, trials }: Comparison, { maxDrop }: Rule): boolean {
  if (trials.head[1] === 0) return false;
  // Where no case differs the interval has no width, and only the suite's size says what it could have shown.
  return low === high ? detectable === null || detectable > maxDrop : low < -maxDrop;
}

function modeWord({ policy }: Measured, { mode }: Comparison): string {
  if (mode !== "strict") return "";
  return policy.gate.regression.mode === "auto" ? " (snapshots)" : " (strict)";
}

/** Why the worst of the cases that got worse fails; nothing where that is not known, for its name is told already. */
function worstText([worst]: readonly ChangedCase[], { policy }: Measured): string {
  const isKnown = worst !== undefined && whyItFails(worst.one, policy) !== undefined;
  return isKnown ? worstCaseText(worst.one, policy) : "";
}

function nothing(measured: Measured, { baseCases }: Comparison): string {
  const cases =
    baseCases === 0
      ? "the baseline has no case"
      : "no case of the baseline has runs here that expect the same";
  const worst = worstCaseText(casesToTell(measured)[0], measured.policy);
  return joined(`${cases}, so nobody can tell whether the agent got worse`, worst);
}

function numbersOf(measured: Measured, { passRate, p, detectable }: Comparison, worse: ChangedCase[]) {
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
