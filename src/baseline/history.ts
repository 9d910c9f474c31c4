import { fingerprint } from "../json/fingerprint.ts";
import type { Json } from "../json/json.ts";
import type { HistoryPoint } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";
import { caseKey } from "../suite/trial.ts";

/** The settings that decide what is measured. The others, of the gate and of who hears of it, make no commit unlike another. */
const MEASURING = ["runs", "expectations", "policy", "format", "case-field", "judge-model", "judge-base-url"];

/** A commit of the base branch as the trend shows it. Null without a commit: nobody could place it. */
export function historyPoint(
  report: Pick<Report, "commit" | "createdAt" | "scores" | "passRate" | "totals" | "cases" | "settings">,
): HistoryPoint | null {
  const { commit, createdAt, scores, passRate, totals, cases, settings } = report;
  if (commit === null) return null;
  const keys = cases.map(({ id, tags }) => caseKey(id, tags)).sort();
  return {
    commit,
    createdAt,
    scores: Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value])),
    passRate,
    cases: totals.cases,
    errors: totals.errors,
    caseSet: fingerprint({ keys, settings: measuring(settings) }),
  };
}

/** A setting without a value is as one that an earlier version did not know. */
function measuring(settings: Report["settings"]): Json {
  const said = MEASURING.map((name) => [name, settings?.[name] ?? null] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== null)) as Json;
}

/** The history of a baseline with one more commit at its end: a commit stands in it once, and the newest `points` are kept. */
export function extendHistory(
  before: readonly HistoryPoint[],
  point: HistoryPoint | null,
  points: number,
): HistoryPoint[] {
  const others = point === null ? before : before.filter(({ commit }) => commit !== point.commit);
  const all = point === null ? [...others] : [...others, point];
  return all.slice(Math.max(0, all.length - points));
}
