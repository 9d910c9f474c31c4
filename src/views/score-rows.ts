import { member } from "../json/json.ts";
import type { Change } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";
import { percent, shareText } from "../wording.ts";
import { changeCell } from "./change.ts";
import { type Measured, passRateState, type ScoreState, scoreState } from "./score-state.ts";
import { floorOf, isAdvisory, scorersInUse } from "./scorers.ts";

/** A row of the table of scores. Its label is untrusted text; a cell that says nothing is "". */
export interface ScoreRow {
  label: string;
  isPassRate: boolean;
  value: number | null;
  floor: number | undefined;
  base: string;
  head: string;
  /** How the score is worded: `Good`. */
  band: string;
  change: string;
  /** What the gate demands of it. */
  demanded: string;
  state: ScoreState | undefined;
}

/** The table of scores: the pass rate, then each scorer in use. Nothing where no run was read. */
export function scoreRows(report: Report): ScoreRow[] {
  if (report.totals.runs === 0) return [];
  return [passRateRow(report), ...scorersInUse(report).map((id) => scorerRow(id, report))];
}

function passRateRow(report: Report): ScoreRow {
  const { passRate, comparison, policy } = report;
  const measured = {
    value: passRate,
    change: comparison?.passRate ?? undefined,
    floor: policy.gate.floors.passRate,
  };
  const state = passRateState(report, measured);
  return { label: "pass rate", isPassRate: true, band: "", ...cells(measured), state };
}

function scorerRow(id: string, { scores, comparison, policy }: Report): ScoreRow {
  const score = member(scores, id);
  const measured = {
    value: score?.value ?? null,
    change: comparison === null ? undefined : member(comparison.scores, id),
    floor: floorOf(policy.gate, id),
  };
  const label = isAdvisory(policy.gate, id) ? `${id} (advisory)` : id;
  const state = scoreState(measured);
  return { label, isPassRate: false, band: score?.band ?? "", ...cells(measured), state };
}

function cells({ value, change, floor }: Measured) {
  return {
    value,
    floor,
    base: baseText(change),
    head: shareText(value),
    change: changeCell(change, value),
    demanded: floor === undefined ? "" : percent(floor),
  };
}

function baseText(change: Change | undefined): string {
  return change === undefined ? "" : percent(change.base);
}
