import { limits } from "../../core/limits.ts";
import { testNoWorse, trialsToShow } from "../../core/statistics/no-worse-test.ts";
import { counted, listed, percent, pText, shorten } from "../../core/text.ts";
import { caseLabel, decidingCases } from "../../report/cases.ts";
import type { CaseComparison, Comparison } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { type Finding, type GateCheck, unlessAccepted } from "./checks.ts";
import { decideRegression, samplesOf } from "./regression-outcome.ts";

const SHOWN_CASES = 5;

/**
 * The check of a switch to another model, where the policy asks for it. A gate that finds no regression has not shown that there is none,
 * so the new model passes only where its runs show that it is worse by less than the margin.
 */
export const modelSwitch: GateCheck = {
  name: "switch",
  title: "Switch",
  check(measured) {
    const { comparison, policy, accepted } = measured;
    const rule = policy.gate.switch;
    if (rule === undefined || comparison === null) return undefined;
    const isAsked = rule.always || isOther(comparison);
    const found = isAsked ? judge(measured, comparison, rule.margin) : unnamedModel(measured);
    return found && unlessAccepted({ ...found, title: "Switch" }, accepted);
  },
};

function judge(measured: Report, comparison: Comparison, margin: number): Finding {
  const { cases, policy } = measured;
  const { alpha } = policy.gate.regression;
  const samples = samplesOf({ cases });
  const change = comparison.passRate?.change ?? 0;
  const { p } = testNoWorse(samples, margin);
  const trials = trialsToShow(samples, margin + Math.min(0, change), alpha);
  const finding = (result: Finding["result"], message: string): Finding => ({
    result,
    message,
    numbers: { margin, p, change, trials },
  });
  const fault = incomparable(measured);
  if (fault !== undefined) return finding("inconclusive", fault);
  const chance = pText(p, alpha);
  if (p <= alpha) return finding("pass", `${noWorseText(measured)} (${chance})`);
  if (change < 0 && decideRegression(measured).result === "fail")
    return finding("fail", `${worseText(measured)}: pass rate ${pointsText(-change)} lower`);
  const remedy =
    trials === null
      ? "more runs are unlikely to show it"
      : `${counted(trials, "run")} of each case on both sides would probably show it`;
  return finding("inconclusive", `it is not shown that ${noWorseText(measured)} (${chance}); ${remedy}`);
}

/** Of a run with sub-agents, all models are one name. A name that some runs of the base have too is no other model. */
function isOther({ models }: Comparison): boolean {
  return models?.head.some((name) => !models.base.includes(name)) ?? false;
}

/** Returns a sentence such as `gpt-5-mini is no worse than gpt-4.1-mini within 3 points`. */
export function noWorseText({ comparison, policy }: Report): string {
  return `${sidesText(comparison, "is no worse than")} within ${pointsText(policy.gate.switch?.margin ?? 0)}`;
}

/** Returns a sentence such as `gpt-5-mini is worse than gpt-4.1-mini`. */
export function worseText({ comparison }: Report): string {
  return sidesText(comparison, "is worse than");
}

function sidesText(comparison: Comparison | null, verb: string): string {
  const { base = [], head = [] } = comparison?.models ?? {};
  return `${allIn(head) ?? "this agent"} ${verb} ${allIn(base) ?? "the base"}`;
}

/** Returns the name with all models of a side: not every run needs each sub-agent. Undefined: the runs are of several agents. */
function allIn(names: readonly string[]): string | undefined {
  const modelsOf = (name: string) => name.split(", ");
  const all = new Set(names.flatMap(modelsOf));
  const whole = names.find((name) => modelsOf(name).length === all.size);
  return whole && shorten(whole, limits.shownString);
}

/** `3 points`, or `2.5 points`. */
function pointsText(share: number): string {
  const points = percent(share).replace("%", "").replace(/\.0$/, "");
  return `${points} ${points === "1" ? "point" : "points"}`;
}

/** Without a name, another model would pass as the same. */
function unnamedModel({ cases }: Report): Finding | undefined {
  const trials = decidingCases(cases).flatMap((reportCase) => reportCase.trials);
  if (trials.some(({ model }) => model !== undefined)) return undefined;
  const message =
    "the recordings do not name their model, so a switch would not be seen: record it, or set gate.switch.always to compare in any case";
  return { result: "inconclusive", message, numbers: {} };
}

/** The reason why the runs are not those of one model against another. */
function incomparable({ comparison, cases }: Report): string | undefined {
  for (const [side, names] of Object.entries(comparison?.models ?? {}))
    if (names.length > 0 && allIn(names) === undefined)
      return `the runs ${side === "head" ? "here" : "of the base"} are of ${counted(names.length, "model")} (${listed(names)}): record each side with one`;
  const of = (isIn: (compared: CaseComparison) => boolean) =>
    decidingCases(cases).filter(({ comparison }) => comparison !== null && isIn(comparison));
  const old = of(({ state }) => state === "unchanged");
  if (old.length > 0) return `not recorded again: ${listed(old.map(caseLabel), SHOWN_CASES)}`;
  const left = of(({ state, base }) => state === "changed" || (state === "unassessed" && base.trials > 0));
  if (left.length > 0)
    return `not compared, changed or without a scored run: ${listed(left.map(caseLabel), SHOWN_CASES)}`;
  return samplesOf({ cases }).length === 0 ? "no case has runs on both sides" : undefined;
}
