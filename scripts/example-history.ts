import type { HistoryPoint } from "../src/report/comparison.ts";

const DAY = 86_400_000;
const PASSES = [
  { runs: 33, cases: 11, passed: [24, 25, 24, 26, 25, 24] },
  { runs: 42, cases: 14, passed: [31, 32, 31, 32, 31, 30, 32, 31, 26, 31, 32, 31, 32] },
  { runs: 42, cases: 14, passed: [35, 34, 36, 35, 35, 36, 35, 34, 35, 36, 35] },
];

export function historyBefore(last: HistoryPoint): HistoryPoint[] {
  const commits = PASSES.flatMap(({ runs, cases, passed }) =>
    passed.map((count) => ({ rate: count / runs, cases })),
  );
  return commits.map(({ rate, cases }, at) => ({
    commit: commitAt(at),
    createdAt: new Date(Date.parse(last.createdAt ?? "") - (commits.length - at) * DAY).toISOString(),
    scores: { code: rate + (1 - rate) / 2, f1: rate + (1 - rate) / 3, llm: null },
    passRate: rate,
    cases,
    errors: 0,
    caseSet: cases === last.cases ? last.caseSet : `sha256:${"0".repeat(64)}`,
  }));
}

function commitAt(at: number): string {
  return Array.from({ length: 5 }, (_, part) =>
    (Math.imul(at + 1, 2_654_435_761 + part * 40_503) >>> 0).toString(16).padStart(8, "0"),
  ).join("");
}
