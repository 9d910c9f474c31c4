import type { Baseline } from "../../src/gate/baseline/baseline.ts";
import { conclude } from "../../src/gate/decide/verdict.ts";
import type { HistoryPoint } from "../../src/report/comparison.ts";
import type { Report } from "../../src/report/report.ts";
import { runUnjudged } from "../support/run-unjudged.ts";
import { jobIn, write } from "../workspace.ts";

const MODELS = ["small-1", "large-2", "large-3"];
const PARTS = ["flights", "hotels"];

interface TripSuite {
  cases: number;
  trials: number;
  /** Each failing trip fails in a different way. */
  isFailing: (at: number) => boolean;
  recording: string;
}

export function tripName(at: number): string {
  return `trip-${String(at + 1).padStart(4, "0")}`;
}

/** The report on a pull request whose suite is written into this folder and compared with a nearly passing one. */
export function tripReport(root: string, suite: Omit<TripSuite, "recording">): Report {
  const before = { ...suite, isFailing: (at: number) => at % 40 === 3, recording: "base" };
  const report = reportOf(root, before, { commit: "a1".repeat(20), role: "base" });
  const baseline: Baseline = { state: "found", report, reason: "baseline.json" };
  const now = reportOf(root, { ...suite, recording: "head" }, { commit: "b2".repeat(20) });
  return { ...conclude(now, { baseline, role: "head", points: 200 }), headCommit: "c3".repeat(20) };
}

export function withTripHistory(
  report: Report,
  rates: readonly (number | null)[],
  changedAt: number,
): Report {
  const [own] = conclude(report, {
    baseline: { state: "none", reason: "" },
    role: "base",
    points: 1,
  }).history;
  const history = rates.map((passRate, at): HistoryPoint => {
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString();
    const f1 = passRate === null ? null : (1 + passRate) / 2;
    return {
      ...{ commit: (at + 1).toString(16).padStart(7, "f").padEnd(40, "0"), createdAt: day },
      ...{ scores: { f1 }, passRate, cases: 40, errors: 0 },
      caseSet: at < changedAt ? "before" : (own?.caseSet ?? ""),
    };
  });
  return { ...report, createdAt: new Date(Date.UTC(2026, 0, 1 + rates.length)).toISOString(), history };
}

function reportOf(root: string, suite: TripSuite, more: Partial<Parameters<typeof jobIn>[1]>): Report {
  const indices = Array.from({ length: suite.cases }, (_, at) => at);
  const rows = indices.flatMap((at) =>
    Array.from({ length: suite.trials }, (_, trial) => recordedRow(at, trial, suite)),
  );
  write(root, "runs.jsonl", rows.map((row) => JSON.stringify(row)).join("\n"));
  write(root, "expectations.yml", { cases: indices.map(expectation) });
  return runUnjudged(jobIn(root, { runs: ["runs.jsonl"], ...more }));
}

function expectation(at: number) {
  return { id: tripName(at), referenceToolCalls: callsOf(at) };
}

function tagsOf(at: number) {
  const part = at % 5 === 0 ? {} : { part: PARTS[at % PARTS.length] };
  return { model: MODELS[at % MODELS.length], ...part };
}

function recordedRow(at: number, trial: number, { isFailing, recording }: TripSuite) {
  return {
    case: tripName(at),
    trial: String(trial + 1),
    tags: tagsOf(at),
    response: `booked (${recording}, ${trial + 1})`,
    toolCalls: (isFailing(at) ? wrongCallsOf(at) : callsOf(at)).map((call) => ({ ...call, status: "ok" })),
  };
}

function callsOf(at: number) {
  return [
    { name: "book_flight", arguments: { flight: `NV${400 + at}`, date: "2026-06-12", seats: 2 } },
    { name: "book_hotel", arguments: { city: "Oslo", nights: 3, breakfast: true } },
  ];
}

function wrongCallsOf(at: number) {
  const [flight, hotel] = callsOf(at);
  const late = { name: "book_flight", arguments: { flight: `NV${400 + at}`, date: "2026-06-13", seats: 1 } };
  const weather = { name: "get_weather", arguments: { city: "Oslo" } };
  return [[late, hotel], [flight], [flight, hotel, weather]][at % 3] ?? [];
}
