import type { Report, Verdict } from "../report/report.ts";
import type { MeasuredReport } from "./checks.ts";
import { isUnsettled, regression } from "./regression.ts";

/** The command that records every case once more, where the repository does not say how its agent is recorded. */
const RECORD_AGAIN = "npx rungate record --cases --again -- COMMAND";

/**
 * What would settle a verdict that rests on p alone: to record the whole suite once more, next to the recordings that are there, and to
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
    cases: measured.cases.length,
    trials: comparison.trials.head[1],
    command: recordAgain(record),
  };
}

/** A command that records by itself is run again as it is: it has to keep the recordings that are there. */
export function recordAgain(record: string | undefined): string {
  if (record === undefined) return RECORD_AGAIN;
  return record.replace(/\brungate["']? record\b(?!.* --again\b)/, "$& --again");
}
