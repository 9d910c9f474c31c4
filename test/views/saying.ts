import type { ReportCase } from "../../src/report/case.ts";
import type { Report } from "../../src/report/report.ts";
import { failed, judged, left, withJudge } from "./judged.ts";
import { onPullRequest, withHistory } from "./pull-request.ts";
import { texted } from "./texted.ts";
import { against, expected, lines, upTo } from "./trips.ts";

/** Texts that views read by value; any other text of a report may be arbitrary. */
const WORDS = new Set([
  ...["result", "state", "mode", "severity", "source", "status", "band", "shift", "role", "budgets"],
  ...["inconclusive", "changedCases", "weakening", "acceptBy", "endedAtLimit", "scorers", "schemaVersion"],
]);

/** The report with this text in every foreign field: ids, tags, tools, arguments, reasons, files, commits, the suite. */
export function withText(report: Report, text: string): Report {
  const { scores, verdict } = report;
  const result = replaced(report, text) as Report;
  return {
    ...result,
    scores: { ...scores, [text]: { value: 0.5, assessed: 1, notAssessed: 1, errors: 1, band: "Fair" } },
    cases: result.cases.map((reportCase) => ({ ...reportCase, tags: { [text]: text } })),
    verdict: {
      ...verdict,
      checks: verdict.checks.map((check) => ({ ...check, title: text, message: text })),
    },
  };
}

function replaced(value: unknown, text: string): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((item) => replaced(item, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, WORDS.has(key) ? item : replaced(item, text)]),
  );
}

/** The case with incomplete answers by a counting and a judging scorer. */
function withAnswers(one: ReportCase): ReportCase {
  const says = texted(0.5, { demanded: 2 }, { text: "not said" });
  const rude = texted(0.5, { sentences: 2 }, { text: "You fool.", reason: "it insults" });
  return {
    ...one,
    scores: { ...one.scores, says: 0.5, toxicity: 0.5 },
    trials: one.trials.map((trial) => {
      const { llm } = trial.scores;
      const toxicity = llm === undefined || llm.status === "scored" ? rude : llm;
      return { ...trial, scores: { ...trial.scores, says, toxicity } };
    }),
  };
}

export function fullReport(): Report {
  const report = against(
    { cases: 40, failing: [1, 5] },
    {
      cases: 40,
      failing: [1, 7, 8, 9, 10, 11, 12, 13, 14],
      renamed: { 39: "new-trip" },
      expectations: `${lines(upTo(37))}\n${lines([37], "HL208")}\n  - { id: new-trip, ${expected("NV417")} }
retired: [{ id: trip-038, reason: no trains }]`,
    },
  );
  const judge = (at: number) => {
    if (at % 4 === 1) return failed("no answer");
    if (at % 4 === 2) return left("budget");
    return judged(at % 4 === 3 ? { wrong: "not asked for", missing: ["get_weather"] } : {});
  };
  const { comparison } = report;
  const objected = withJudge(report, judge, { asked: 30, requests: 30, promptTokens: 1, unmetered: 1 });
  return withHistory(
    onPullRequest({
      ...objected,
      // Not all cases, so that the comment has room for every section with any texts.
      cases: objected.cases.map((reportCase, at) => (at % 4 === 0 ? withAnswers(reportCase) : reportCase)),
      comparison: comparison && {
        ...comparison,
        judgedOtherwise: { scorers: ["llm"], cases: 2, base: ["a", "b"], head: ["c"] },
      },
      problems: [
        { severity: "error", file: "a.json", line: 1, message: "cut" },
        { severity: "warning", message: "w" },
      ],
      problemCounts: { errors: 1, warnings: 1 },
      hint: { share: 0.5, tools: [{ name: "get_user", calls: 3, readOnly: true }] },
    }),
    [0.7, 0.8, 0.9, 0.9, 0.8, 0.7],
  );
}
