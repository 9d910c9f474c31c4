import { placeText } from "../problems.ts";
import type { Report, ReportCase } from "../report/schema.ts";
import { worstCases } from "../report/worst.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, percent } from "../wording.ts";
import { markdownCode, markdownText } from "./escape.ts";
import { reasonsOf } from "./explanation.ts";
import { hintView } from "./hint.ts";
import { verdictSentences } from "./verdict.ts";

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
  const name = suite === "default" ? "" : ` · ${suite}`;
  return [
    `## ${WORDS[verdict.result]}${name} ${markdownText(first)}`,
    ...others.map((text) => `- ${markdownText(text)}`),
  ].join("\n");
}

function scores({ totals, scores, passRate, passPower }: Report): string {
  if (totals.runs === 0) return "";
  const rows = Object.entries(scores).map(([id, score]) => {
    const value = score.value === null ? "not assessed" : `${percent(score.value)} ${score.band}`;
    return `| ${id} | ${value} | ${score.assessed} | ${score.notAssessed} | ${score.errors} |`;
  });
  const power = passPower === null ? "" : ` · pass^${passPower.k} ${percent(passPower.value)}`;
  const rate = passRate === null ? "not assessed" : percent(passRate);
  return [
    `**Pass rate ${rate}**${power} · ${counted(totals.cases, "case")} · ${counted(totals.runs, "run")} · ${counted(totals.toolCalls, "tool call")}`,
    "",
    "| score | suite | runs scored | not assessed | in error |",
    "|---|---:|---:|---:|---:|",
    ...rows,
  ].join("\n");
}

function worst(report: Report): string {
  const cases = worstCases(report);
  if (cases.length === 0) return "";
  const more = cases.length - SHOWN.cases;
  return [
    "### Cases that did not pass every run, worst first",
    "",
    ...cases.slice(0, SHOWN.cases).map(caseItem),
    ...(more > 0 ? [`- … and ${counted(more, "more case")}`] : []),
  ].join("\n");
}

function caseItem(one: ReportCase): string {
  const passed = one.trials.filter(({ pass }) => pass === true).length;
  const scores = Object.entries(one.scores).flatMap(([id, value]) =>
    value === null ? [] : [`${id} ${percent(value)}`],
  );
  const head = `- **${markdownCode(caseLabel(one))}** passed ${passed} of ${counted(one.trials.length, "run")} · ${scores.join(" · ")}`;
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
    "### Problems",
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
