import { type ChangedCase, fixedCases, isFlipped, isNewlyFailing, worseCases } from "../report/changes.ts";
import type { Comparison } from "../report/schema.ts";
import { unlessAccepted } from "./accepted.ts";
import type { Finding, GateCheck, Measured } from "./check.ts";
import { hardFlipsAllowed, isHardFlip, regressionResult } from "./regression-rule.ts";
import {
  brokenText,
  evidenceText,
  inconclusiveAdvice,
  joined,
  movedText,
  rateText,
  unseenText,
} from "./regression-text.ts";

/** Whether the agent got worse than the baseline, and whether the evidence carries it. */
export const regression: GateCheck = {
  name: "regression",
  title: "Regression",
  check(measured) {
    const { comparison, accepted } = measured;
    return comparison === null ? undefined : unlessAccepted(judge(measured, comparison), accepted);
  },
};

function judge(measured: Measured, comparison: Comparison): Finding {
  const { regression: rule } = measured.policy.gate;
  const { mode, passRate } = comparison;
  const worse = worseCases(measured);
  const numbers = numbersOf(measured, comparison, worse);
  if (mode === "off") return { result: "pass", message: "not looked for: the policy's mode is off", numbers };
  if (passRate === null)
    return { result: "inconclusive", title: "Nothing compared", message: nothing(measured), numbers };
  const flipped = mode === "strict" ? worse.filter(isFlipped) : [];
  const title = `Regression${modeWord(measured, comparison)}`;
  if (flipped.length > 0)
    return { result: "fail", title, message: brokenText(flipped, measured, comparison), numbers };
  const broken = worse.filter((one) => isHardFlip(one.comparison));
  if (broken.length > hardFlipsAllowed(numbers.paired ?? 0))
    return { result: "fail", title, message: brokenText(broken, measured, comparison), numbers };
  const result = regressionResult(comparison, rule);
  const rates = rateText(passRate, comparison, rule);
  const sentence = joined(rates, movedText(measured), evidenceText(measured, comparison));
  if (result === "fail") return { result, title, message: sentence, numbers };
  if (result === "inconclusive") {
    const message = `${sentence}${inconclusiveAdvice(worse)}`;
    return { result, title: `Looks worse${modeWord(measured, comparison)}`, message, numbers };
  }
  const shown = passRate.low < -rule.maxDrop ? " shown" : "";
  const message = `${sentence}${unseenText(comparison, rule)}`;
  return { result, title: `No regression${shown}${modeWord(measured, comparison)}`, message, numbers };
}

function modeWord({ policy }: Measured, { mode }: Comparison): string {
  if (mode !== "strict") return "";
  return policy.gate.regression.mode === "auto" ? " (snapshots)" : " (strict)";
}

function nothing({ comparison }: Measured): string {
  const cases =
    comparison?.baseCases === 0
      ? "the baseline has no case"
      : "no case of the baseline has runs here that expect the same";
  return `${cases}, so nobody can tell whether the agent got worse`;
}

function numbersOf(measured: Measured, { passRate, p, detectable }: Comparison, worse: ChangedCase[]) {
  const { maxDrop, alpha } = measured.policy.gate.regression;
  const states = measured.cases.map(({ comparison }) => comparison?.state);
  return {
    paired: states.filter((state) => state === "comparable" || state === "unchanged").length,
    unchanged: states.filter((state) => state === "unchanged").length,
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
