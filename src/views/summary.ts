import { placeText } from "../problems.ts";
import type { ReportCase } from "../report/case-schema.ts";
import { reasonsOf } from "../report/reasons.ts";
import type { Report } from "../report/schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, percent } from "../wording.ts";
import { beforeText, groupCases } from "./case-groups.ts";
import { baselineText, changeText } from "./change.ts";
import { markdownCode, markdownText } from "./escape.ts";
import { hintView } from "./hint.ts";
import { blockingWord, verdictSentences } from "./verdict.ts";

const SHOWN = { cases: 20, reasons: 6, problems: 30 };
const WORDS = { pass: "✅ Pass", inconclusive: "🟡 Inconclusive", fail: "❌ Fail" };

/** The report as Markdown: the job summary, and what `--markdown` prints. */
export function summaryView(report: Report): string {
  const sections = [verdict(report), scores(report), worst(report), problems(report), hint(report)];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

function verdict(report: Report): string {
  const { verdict, suite } = report;
  const { first, others } = verdictSentences(report);
  const name = suite === "default" ? "" : ` · ${markdownText(suite)}`;
  return [
    `### ${WORDS[verdict.result]}${blockingWord(report)}${name} ${markdownText(first)}`,
    ...others.map((text) => `- ${markdownText(text)}`),
  ].join("\n");
}

function scores(report: Report): string {
  const { totals, scores, passRate, passInterval, passPower, comparison, baseline, policy } = report;
  if (totals.runs === 0) return "";
  const { floors } = policy.gate;
  const row = (label: string, value: string, change: string, runs: string, floor: number | undefined) =>
    `| ${label} | ${value} | ${comparison === null ? "" : `${change} | `}${floor === undefined ? "" : percent(floor)} | ${runs} |`;
  const rows = Object.entries(scores).map(([id, score]) => {
    const value = score.value === null ? "not assessed" : `${percent(score.value)} ${score.band}`;
    const left = [
      counted(score.assessed, "run"),
      ...(score.notAssessed > 0 ? [`${score.notAssessed} not assessed`] : []),
      ...(score.errors > 0 ? [`${score.errors} in error`] : []),
    ];
    const floor = floors[id as keyof typeof floors];
    return row(
      markdownText(id),
      value,
      changeText(comparison?.scores[id], score.value),
      left.join(", "),
      floor,
    );
  });
  const rate = passRate === null ? "not assessed" : percent(passRate);
  const interval = passInterval === null ? "" : `95 % interval ${passInterval.map(percent).join(" to ")}`;
  const power = passPower === null ? "" : `, pass^${passPower.k} ${percent(passPower.value)}`;
  const against = comparison === null ? "" : ` · compared with ${markdownCode(baselineText(baseline))}`;
  return [
    `${counted(totals.cases, "case")} · ${counted(totals.runs, "run")} · ${counted(totals.toolCalls, "tool call")}${against}`,
    "",
    comparison === null ? "| | here | at least | |" : "| | here | change from the base | at least | |",
    comparison === null ? "|---|---|---:|---|" : "|---|---|---|---:|---|",
    row(
      "**pass rate**",
      `**${rate}**`,
      changeText(comparison?.passRate, passRate),
      `${interval}${power}`,
      floors.passRate,
    ),
    ...rows,
  ].join("\n");
}

function worst(report: Report): string {
  const { heading, told, lines } = groupCases(report);
  const more = told.length - SHOWN.cases;
  return [
    ...(told.length > 0 ? [`#### ${heading}`, ""] : []),
    ...told.slice(0, SHOWN.cases).map(caseItem),
    ...(more > 0 ? [`- … and ${counted(more, "more case")}`] : []),
    ...lines.map((line) => `- ${markdownText(line)}`),
  ].join("\n");
}

function caseItem(one: ReportCase): string {
  const passed = one.trials.filter(({ pass }) => pass === true).length;
  const scores = Object.entries(one.scores).flatMap(([id, value]) =>
    value === null ? [] : [markdownText(`${id} ${percent(value)}`)],
  );
  const before = beforeText(one) === "" ? "" : `, ${beforeText(one)}`;
  const head = `- **${markdownCode(caseLabel(one))}** passed ${passed} of ${counted(one.trials.length, "run")}${before} · ${scores.join(" · ")}`;
  const failing = one.trials.find(({ pass }) => pass === false);
  const reasons = failing === undefined ? [] : reasonsOf(failing);
  const more = reasons.length - SHOWN.reasons;
  return [
    head,
    ...reasons
      .slice(0, SHOWN.reasons)
      .map(({ subject, text }) => `  - ${markdownCode(subject)} ${markdownCode(text)}`),
    ...(more > 0 ? [`  - … and ${more} more`] : []),
  ].join("\n");
}

function problems({ problems, problemCounts }: Report): string {
  if (problems.length === 0) return "";
  const more = problemCounts.errors + problemCounts.warnings - SHOWN.problems;
  const rows = problems
    .slice(0, SHOWN.problems)
    .map((problem) => `- ${problem.severity} ${markdownCode(`${placeText(problem)}${problem.message}`)}`);
  return [
    "#### Problems",
    "",
    ...rows,
    ...(more > 0 ? [`- … and ${counted(more, "more problem")}`] : []),
  ].join("\n");
}

function hint({ hint }: Report): string {
  if (hint === null) return "";
  const { sentence, policy } = hintView(hint);
  const lines =
    policy === undefined ? "" : `\n\n<pre>${policy.split("\n").map(markdownCode).join("\n")}</pre>`;
  return `**Hint** ${markdownText(sentence)}${lines}`;
}
