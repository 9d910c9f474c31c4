import { groupBy } from "../group-by.ts";
import { member } from "../json/json.ts";
import type { Report } from "../report/schema.ts";
import { isJudged } from "../scorers/registry.ts";
import { counted, percent } from "../wording.ts";
import { failuresOfJudge, isLeftOut } from "./judge.ts";
import { scorersInUse } from "./scorers.ts";

/** How much was measured: `40 cases, 120 runs, 310 tool calls`. */
export function countsText({ totals }: Pick<Report, "totals">): string {
  const { cases, runs, toolCalls } = totals;
  return `${counted(cases, "case")}, ${counted(runs, "run")}, ${counted(toolCalls, "tool call")}`;
}

/** Sentences on single scorers that are told one by one; of more those on as many runs are told together. */
const FEW_NOTES = 3;

/** What else the scores rest on: intervals, and runs that were not assessed. Holds untrusted names. */
export function scoreNotes(report: Report): string[] {
  const { passInterval, passPower } = report;
  return [
    ...(passInterval === null
      ? []
      : [`95 % interval of the pass rate ${passInterval.map(percent).join(" to ")}`]),
    ...(passPower === null ? [] : [`pass^${passPower.k} ${percent(passPower.value)}`]),
    ...unassessedNotes(report),
  ];
}

/** Runs that a judge left out are told of the judge, where there is one. */
function unassessedNotes(report: Report): string[] {
  const { scores, cases, judge } = report;
  const leftOut = judge === null ? [] : cases.flatMap(({ trials }) => trials.filter(isLeftOut));
  const unassessed = scorersInUse(report).flatMap((id) => {
    const told = isJudged(id) ? leftOut.filter((trial) => member(trial.scores, id) !== undefined).length : 0;
    const runs = (member(scores, id)?.notAssessed ?? 0) - told;
    return runs <= 0 ? [] : [{ id, runs }];
  });
  const groups =
    unassessed.length <= FEW_NOTES
      ? unassessed.map((one) => [one])
      : [...groupBy(unassessed, ({ runs }) => runs).values()];
  return groups.map((group) => {
    const names = group.map(({ id }) => id).join(", ");
    return `${names} not assessed in ${counted(group[0]?.runs ?? 0, "run")}`;
  });
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
  const failures = trials.map((trial) => ({ trial, ids: failuresOfJudge(trial).map(({ id }) => id) }));
  const found: ScoreErrors[] = [];
  for (const id of scorersInUse(report)) {
    const told = new Set(failures.filter(({ ids }) => ids.includes(id)).map(({ trial }) => trial));
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
