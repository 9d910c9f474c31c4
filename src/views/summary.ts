import { placeText } from "../problems.ts";
import type { ReportCase } from "../report/case-schema.ts";
import { reasonsOf } from "../report/reasons.ts";
import type { Report, ReportScore } from "../report/schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, percent } from "../wording.ts";
import { beforeText, groupCases } from "./case-groups.ts";
import { baselineText, changeText } from "./change.ts";
import { markdownCode, markdownText } from "./escape.ts";
import { hintView } from "./hint.ts";
import { markdownTable } from "./markdown-table.ts";
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
  const floors: Record<string, number | undefined> = policy.gate.floors;
  const floor = (name: string) => (floors[name] === undefined ? "" : percent(floors[name]));
  const rate = passRate === null ? "not assessed" : percent(passRate);
  const interval = passInterval === null ? "" : `95 % interval ${passInterval.map(percent).join(" to ")}`;
  const power = passPower === null ? "" : `, pass^${passPower.k} ${percent(passPower.value)}`;
  const change = changeText(comparison?.passRate, passRate);
  const rows = Object.entries(scores).map(([id, score]) => [
    markdownText(id),
    score.value === null ? "not assessed" : `${percent(score.value)} ${score.band}`,
    changeText(comparison?.scores[id], score.value),
    floor(id),
    runsText(score),
  ]);
  const against = comparison === null ? "" : ` · compared with ${markdownCode(baselineText(baseline))}`;
  return [
    `${counted(totals.cases, "case")} · ${counted(totals.runs, "run")} · ${counted(totals.toolCalls, "tool call")}${against}`,
    "",
    markdownTable(
      ["", "here", "change from the base", "at least", ""],
      [["**pass rate**", `**${rate}**`, change, floor("passRate"), `${interval}${power}`], ...rows],
    ),
  ].join("\n");
}

function runsText({ assessed, notAssessed, errors }: ReportScore): string {
  return [
    counted(assessed, "run"),
    ...(notAssessed > 0 ? [`${notAssessed} not assessed`] : []),
    ...(errors > 0 ? [`${errors} in error`] : []),
  ].join(", ");
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
