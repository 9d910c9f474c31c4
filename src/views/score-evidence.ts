import { member } from "../json/json.ts";
import type { Report } from "../report/schema.ts";
import { counted, percent } from "../wording.ts";
import { isFailureOfJudge } from "./judge.ts";
import { scorersInUse } from "./scorers.ts";

/** How much was measured: `40 cases, 120 runs, 310 tool calls`. */
export function countsText({ totals }: Pick<Report, "totals">): string {
  const { cases, runs, toolCalls } = totals;
  return `${counted(cases, "case")}, ${counted(runs, "run")}, ${counted(toolCalls, "tool call")}`;
}

/** What else the scores rest on: intervals, and runs that were not assessed. Holds untrusted names. */
export function scoreNotes(report: Report): string[] {
  const { scores, passInterval, passPower, judge } = report;
  const unassessed = scorersInUse(report).flatMap((id) => {
    const count = member(scores, id)?.notAssessed ?? 0;
    const isToldOfJudge = id === "llm" && judge !== null;
    return count === 0 || isToldOfJudge ? [] : [`${id} not assessed in ${counted(count, "run")}`];
  });
  return [
    ...(passInterval === null
      ? []
      : [`95 % interval of the pass rate ${passInterval.map(percent).join(" to ")}`]),
    ...(passPower === null ? [] : [`pass^${passPower.k} ${percent(passPower.value)}`]),
    ...unassessed,
  ];
}

/** Runs that scorers could not score. Names and reason are untrusted text. */
export interface ScoreErrors {
  scorers: string[];
  runs: number;
  /** The first reason; undefined when none is known. */
  first: string | undefined;
}

/**
 * Runs that could not be scored are no zeros and no passes: how many, and the first reason; scorers that say the same together. On what
 * a judge failed is told of the judge.
 */
export function scoreErrors(report: Report): ScoreErrors[] {
  const trials = report.cases.flatMap((one) => one.trials);
  const failures = new Set(trials.filter(isFailureOfJudge));
  const found: ScoreErrors[] = [];
  for (const id of scorersInUse(report)) {
    const told = id === "llm" ? failures : new Set();
    const runs = (member(report.scores, id)?.errors ?? 0) - told.size;
    if (runs <= 0) continue;
    const outcomes = trials.filter((trial) => !told.has(trial)).map(({ scores }) => member(scores, id));
    const first = outcomes.find((one) => one?.status === "error")?.reason;
    const alike = found.find((one) => one.runs === runs && one.first === first);
    if (alike === undefined) found.push({ scorers: [id], runs, first });
    else alike.scorers.push(id);
  }
  return found;
}
