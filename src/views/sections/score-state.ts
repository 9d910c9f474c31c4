import type { Change } from "../../report/comparison-schema.ts";
import type { Report } from "../../report/schema.ts";

/** A row of the table of scores. */
export interface ScoreRow {
  value: number | null;
  change: Change | undefined;
  floor: number | undefined;
}

/** How the pass rate stands to what the gate demands of it, an emoji beside a word; nothing where it demands nothing. */
export function passRateState(report: Report, row: ScoreRow): string {
  const missed = floorMissed(row);
  if (missed !== undefined) return missed;
  const { comparison, accepted, verdict } = report;
  if (comparison === null || comparison.mode === "off") return row.floor === undefined ? "" : "✅ holds";
  if (comparison.passRate === null) return "🟡 not compared";
  const isLower = comparison.passRate.change < 0;
  if (accepted !== null && isLower) return "🟡 lower, accepted";
  const result = verdict.checks.find(({ name }) => name === "regression")?.result;
  if (result === "fail") return "❌ worse";
  if (result === "inconclusive") return "🟡 unclear";
  if (comparison.shift === "worse") return "🟡 lower, allowed";
  return comparison.passRate.low > 0 ? "✅ higher" : "✅ holds";
}

/** The same of a score. Only the pass rate is tested: a score that chance may have moved has no state without a floor. */
export function scoreState(row: ScoreRow): string {
  const missed = floorMissed(row);
  if (missed !== undefined) return missed;
  const { change, floor } = row;
  if (change !== undefined && change.high < 0) return "🟡 lower";
  if (change !== undefined && change.low > 0) return "✅ higher";
  return floor === undefined ? "" : "✅ holds";
}

/** Compared unrounded, as the check does. */
function floorMissed({ value, floor }: ScoreRow): string | undefined {
  if (value === null) return floor === undefined ? "🟡 not assessed" : "❌ not assessed";
  return floor !== undefined && value < floor ? "❌ below its floor" : undefined;
}
