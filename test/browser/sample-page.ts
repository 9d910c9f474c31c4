import type { Report } from "../../src/report/report.ts";
import { htmlView } from "../../src/views/page/page.ts";
import { workspace } from "../workspace.ts";
import { tripReport, withTripHistory } from "./trip-suite.ts";

/** Pass rates with a dip, a missing value, changed cases, and a lasting drop. */
const RATES = Array.from({ length: 40 }, (_, at) => {
  if (at === 20) return null;
  const level = at === 12 ? 0.7 : at < 28 ? 0.94 : 0.84;
  return level + (at % 3) / 100;
});
const CHANGED_AT = 8;
export const COMMITS = RATES.length + 1;

/** The oldest reports lack the measures, and later runs take 60% more. */
function measuresAt(at: number) {
  if (at < 10) return {};
  const tokens = (at < 26 ? 12_400 : 19_800) + (at % 3) * 150;
  return { measures: { tokens, duration: 74_000 + (at % 4) * 900, costPerSuccess: tokens * 3.4e-7 } };
}

function sampleReport(): Report {
  const suite = { cases: 30, trials: 3, isFailing: (at: number) => at % 5 === 1 };
  const report = withTripHistory(tripReport(workspace(), suite), RATES, CHANGED_AT);
  const gate = { ...report.policy.gate, floors: { passRate: 0.8, f1: 0.9 } };
  const history = report.history.map((point, at) => ({ ...point, ...measuresAt(at) }));
  const measures = { tokens: { max: 20_000 }, duration: { max: 600_000 } };
  return { ...report, history, policy: { ...report.policy, gate, measures } };
}

let page: string | undefined;

export function samplePage(): string {
  page ??= htmlView(sampleReport());
  return page;
}
