import { INSTALLED } from "../base/program-words.ts";
import { commandWord } from "../base/shell-words.ts";
import { counted, listed } from "../base/text.ts";
import { type ChangedCase, recordedCases, worseCases } from "../report/cases.ts";
import type { Report, Verdict } from "../report/report.ts";
import type { MeasuredReport } from "./checks.ts";
import { decideRegression, failuresLeft, type Ground, type RegressionOutcome } from "./regression-outcome.ts";
import { caseLabel } from "./score.ts";

/** The grounds that more runs can change: of every case, or of single cases that turned from always to never. */
const UNSETTLED: readonly Ground[] = ["sum", "worst", "unsure", "turned"];

/**
 * Plans the recordings that would settle a verdict: of a case that turned from always to never so many more of it alone as its plan asks,
 * else every case that was recorded once more, next to the recordings that are there, unless an earlier run did that. Undefined where the verdict is a pass, where
 * something else fails the gate, and on the base branch, where no merge waits. `record`: the command by which the repository records its
 * agent.
 */
export function planSecondLook(
  measured: MeasuredReport,
  { checks }: Pick<Verdict, "checks">,
  record?: string,
): Report["plan"] {
  const { comparison, role } = measured;
  if (role === "base" || comparison === null) return undefined;
  const outcome = decideRegression(measured);
  const found = checks.find(({ name }) => name === "regression");
  const failsOtherwise = checks.some(({ name, result }) => name !== "regression" && result === "fail");
  const isSettled = !UNSETTLED.includes(outcome.ground) || found === undefined || found.result === "pass";
  if (isSettled || failsOtherwise) return undefined;
  const planned = plannedCases(outcome, measured);
  if (hadItsLooks(measured) && planned === undefined) return undefined;
  return {
    reason: found.message,
    cases: planned === undefined ? recordedCases(measured.cases).length : planned.cases.length,
    trials: planned?.trials ?? comparison.trials.head[1],
    command: recordAgain(record, measured, planned),
  };
}

/** An earlier run recorded the cases at this commit: with this one they had two looks, and a third would choose the luckiest. */
function hadItsLooks({ comparison }: Pick<MeasuredReport, "comparison">): boolean {
  return comparison?.earlier !== undefined;
}

/** The cases that turned from always to never, and how many failures more make them red. */
interface PlannedCases {
  cases: readonly ChangedCase[];
  trials: number;
}

/** The cases that are recorded alone; undefined where every case has to be. */
function plannedCases(
  { ground, cases }: RegressionOutcome,
  measured: MeasuredReport,
): PlannedCases | undefined {
  const left = cases.map((one) => failuresLeft(one, measured));
  const isPlanned =
    ground === "turned" && left.length > 0 && left.every((failures) => failures !== undefined);
  return isPlanned ? { cases, trials: Math.max(...left.map((failures) => failures ?? 0)) } : undefined;
}

/** From this many trials of each side on the base branch need not record more for a doubt to be settled. */
const ENOUGH_TRIALS = 3;

/**
 * Says what would settle a doubt. Either a case that turned is recorded alone by a plan that is fixed in advance, or all cases are: to
 * record only those that look bad again corrects bad luck and keeps good luck.
 */
export function settlingAdvice(measured: MeasuredReport): string {
  const outcome = decideRegression(measured);
  const planned = plannedCases(outcome, measured);
  const command = `rungate record ${againOptions(measured, planned)}`;
  if (planned !== undefined) {
    const names = listed(
      planned.cases.map(({ one }) => caseLabel(one)),
      3,
    );
    return `. To settle it, record ${names} alone ${counted(planned.trials, "time")} more (${command}): red when all of them fail; the first pass ends it`;
  }
  if (hadItsLooks(measured)) return "";
  const [fewest = 0] = measured.comparison?.trials.base ?? [];
  const few = fewest < ENOUGH_TRIALS ? `, and record ${ENOUGH_TRIALS} trials on the base branch` : "";
  const cases = recordedTier(measured) === undefined ? "every case" : "every case of the tier";
  return `. To settle it, record ${cases} again next to these recordings (${command})${few}${orAlone(outcome, measured)}`;
}

/** A case that turned from always to never may be settled by itself, where the suite is in doubt as well. */
function orAlone({ ground }: RegressionOutcome, measured: MeasuredReport): string {
  const planned = ground === "unsure" ? worstWithPlan(measured) : undefined;
  if (planned === undefined) return "";
  const [name] = planned.cases.map(({ one }) => caseLabel(one));
  const command = `rungate record ${againOptions(measured, planned)}`;
  return `, or ${name} alone ${counted(planned.trials, "time")} more (${command})`;
}

function worstWithPlan(measured: MeasuredReport): PlannedCases | undefined {
  for (const one of worseCases(measured)) {
    const trials = failuresLeft(one, measured) ?? 0;
    if (trials > 0) return { cases: [one], trials };
  }
  return undefined;
}

/** The options of `rungate record` that record the cases once more: `--cases --tier pr --again`. */
function againOptions(measured: Pick<MeasuredReport, "tier">, planned?: PlannedCases): string {
  if (planned === undefined) return `--cases${tierOption(measured)} --again`;
  return `--cases ${onlyOptions(planned)} --again`;
}

/** The options that record single cases so many times. Names that a shell could misread are left to fill in. */
function onlyOptions({ cases, trials }: PlannedCases): string {
  const ids = cases.map(({ one }) => commandWord(one.id) ?? "CASE");
  return `--case ${[...new Set(ids)].join(" ")} --trials ${trials}`;
}

function tierOption(measured: Pick<MeasuredReport, "tier">): string {
  const tier = recordedTier(measured);
  return tier === undefined ? "" : ` --tier ${tier}`;
}

/** The tier whose cases alone were recorded; undefined where all were. */
function recordedTier({ tier }: Pick<MeasuredReport, "tier">): string | undefined {
  return tier === undefined || tier.carried === 0 ? undefined : tier.name;
}

/**
 * Writes the command that records every case of the tier once more, or the planned ones alone. One that records by itself is run again as
 * it is: it has to keep the recordings that are there. `record`: the repository's own, where it says how its agent is recorded.
 */
export function recordAgain(
  record: string | undefined,
  measured: Pick<MeasuredReport, "tier">,
  planned?: PlannedCases,
): string {
  if (record === undefined) return `${INSTALLED} record ${againOptions(measured, planned)} -- COMMAND`;
  const startsEach = / --cases\b/.test(record);
  const only = startsEach && planned !== undefined ? ` ${onlyOptions(planned)}` : "";
  const tier = startsEach && only === "" && !/ --tier\b/.test(record) ? tierOption(measured) : "";
  const own = /\brungate(?:@[\w.^~-]+)?["']? record\b(?!(?:(?! -- ).)* --again\b)/s;
  return record.replace(own, (start) => `${start} --again${tier}${only}`);
}
