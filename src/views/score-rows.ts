import { member } from "../json/json.ts";
import { type Bound, boundText, PASS_RATE_BOUND } from "../policy/bounds.ts";
import { isLowerBetter } from "../policy/pass-marks.ts";
import type { Change } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";
import { percent, shareText } from "../wording.ts";
import { changeCell } from "./change.ts";
import { type Measured, passRateState, type ScoreState, scoreState } from "./score-state.ts";
import { boundOf, isAdvisory, scorerLabel, scorersInUse } from "./scorers.ts";

/** A row of the table of scores. Its label is untrusted text; a cell that says nothing is "". */
export interface ScoreRow {
  label: string;
  isPassRate: boolean;
  value: number | null;
  bound: Bound | undefined;
  base: string;
  head: string;
  /** How the score is worded: `Good`. */
  band: string;
  change: string;
  state: ScoreState | undefined;
}

/** The table of scores: the pass rate, then each scorer in use. Nothing where no run was read. */
export function scoreRows(report: Report): ScoreRow[] {
  if (report.totals.runs === 0) return [];
  return [passRateRow(report), ...scorersInUse(report).map((id) => scorerRow(id, report))];
}

/**
 * The column of what is demanded, for all rows: its title and the cell of each. Where there are floors alone the title says so, and the
 * cells need not.
 */
export function demandColumn(rows: readonly ScoreRow[]): { title: string; cell(row: ScoreRow): string } {
  if (rows.some(({ bound }) => bound?.kind === "ceiling"))
    return { title: "demanded", cell: ({ bound }) => (bound === undefined ? "" : boundText(bound)) };
  return { title: "at least", cell: ({ bound }) => (bound === undefined ? "" : percent(bound.value)) };
}

function passRateRow(report: Report): ScoreRow {
  const { passRate, comparison, policy } = report;
  const measured = {
    value: passRate,
    change: comparison?.passRate ?? undefined,
    bound: boundOf(policy.gate, PASS_RATE_BOUND),
  };
  const state = passRateState(report, measured);
  return { label: "pass rate", isPassRate: true, band: "", ...cells(measured), state };
}

function scorerRow(id: string, { scores, comparison, policy }: Report): ScoreRow {
  const score = member(scores, id);
  const measured = {
    value: score?.value ?? null,
    change: comparison === null ? undefined : member(comparison.scores, id),
    bound: boundOf(policy.gate, id),
  };
  const label = scorerLabel(id, ...(isAdvisory(policy.gate, id) ? ["advisory"] : []));
  const state = scoreState(id, measured);
  // A good word beside a missed ceiling would contradict it.
  const isMissed = isLowerBetter(id) && state?.mark === "bad";
  return { label, isPassRate: false, band: isMissed ? "" : (score?.band ?? ""), ...cells(measured), state };
}

function cells({ value, change, bound }: Measured) {
  return {
    value,
    bound,
    base: baseText(change),
    head: shareText(value),
    change: changeCell(change, value),
  };
}

function baseText(change: Change | undefined): string {
  return change === undefined ? "" : percent(change.base);
}
