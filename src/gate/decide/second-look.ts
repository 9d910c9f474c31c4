import { counted, listed } from "../../core/text.ts";
import { caseLabel, recordedCases, worseCases } from "../../report/cases.ts";
import type { Report, Verdict } from "../../report/report.ts";
import { againOptions, type PlannedCases, recordAgain, recordedTier } from "./record-again.ts";
import { decideRegression, failuresLeft, type Ground, type RegressionOutcome } from "./regression-outcome.ts";

/** The grounds that more runs can change. */
const UNSETTLED: readonly Ground[] = ["sum", "worst", "unsure", "turned"];

/**
 * Plans the recordings that would settle the verdict: more runs of a turned case alone, or every case again unless an earlier run did so.
 * Returns undefined for a pass, when another check fails, and on the base branch. `record`: the repository's record command.
 */
export function planSecondLook(
  measured: Report,
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

/** After two looks at a commit, a third would select the luckiest. */
function hadItsLooks({ comparison }: Pick<Report, "comparison">): boolean {
  return comparison?.earlier !== undefined;
}

/** Undefined where every case has to be recorded. */
function plannedCases({ ground, cases }: RegressionOutcome, measured: Report): PlannedCases | undefined {
  const left = cases.map((changedCase) => failuresLeft(changedCase, measured));
  const isPlanned =
    ground === "turned" && left.length > 0 && left.every((failures) => failures !== undefined);
  return isPlanned ? { cases, trials: Math.max(...left.map((failures) => failures ?? 0)) } : undefined;
}

/** The number of base trials from which no more are needed. */
const ENOUGH_TRIALS = 3;

/** Returns advice for settling a doubt. Repeating only bad results would correct bad luck and keep good luck. */
export function settlingAdvice(measured: Report): string {
  const outcome = decideRegression(measured);
  const planned = plannedCases(outcome, measured);
  const command = `rungate record ${againOptions(measured, planned)}`;
  if (planned !== undefined) {
    const names = listed(
      planned.cases.map(({ reportCase }) => caseLabel(reportCase)),
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

function orAlone({ ground }: RegressionOutcome, measured: Report): string {
  const planned = ground === "unsure" ? worstWithPlan(measured) : undefined;
  if (planned === undefined) return "";
  const [name] = planned.cases.map(({ reportCase }) => caseLabel(reportCase));
  const command = `rungate record ${againOptions(measured, planned)}`;
  return `, or ${name} alone ${counted(planned.trials, "time")} more (${command})`;
}

function worstWithPlan(measured: Report): PlannedCases | undefined {
  for (const changedCase of worseCases(measured)) {
    const trials = failuresLeft(changedCase, measured) ?? 0;
    if (trials > 0) return { cases: [changedCase], trials };
  }
  return undefined;
}
