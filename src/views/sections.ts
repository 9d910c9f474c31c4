import { suiteNameFault } from "../config/policy.ts";
import { code, codeBlock, joined, link, type Markdown, markdown, nothing } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { placeText } from "../core/problems.ts";
import { counted, shorten } from "../core/text.ts";
import { uploadLines } from "../gate/score/fingerprint.ts";
import type { ReportCase } from "../report/case.ts";
import { caseLabel } from "../report/cases.ts";
import { judgeReasons, type Reason, reasonsOf } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { codeSpans, groupCases, OPEN_CASES, passedText } from "./cases.ts";
import { casesBelowHeadline, headlineText, leadingDifference, OTHERS } from "./headline.ts";
import {
  countsText,
  judgedDifferentlySentence,
  judgeSentence,
  type Objection,
  objectionsOf,
  type ScoreErrors,
  scoreErrors,
  scoreNotes,
} from "./judge.ts";
import { measureRows, perRunText } from "./measures.ts";
import {
  COMMIT,
  type HintView,
  hintViews,
  nextSteps,
  type SettingsValues,
  unexpectedHint,
} from "./next-command.ts";
import {
  caseScores,
  demandColumn,
  FEW,
  intervalsText,
  type ScoreRow,
  type SliceRow,
  type SliceTable,
  scoreRows,
  sliceTables,
} from "./scores.ts";
import { type Section, section } from "./shorten-to-limit.ts";
import {
  ageTexts,
  blockingSentence,
  blockingWord,
  FIRST_USE,
  hasComparedNothing,
  isFirstUse,
  oldBaselineText,
  openChecks,
  policyName,
  verdictSentences,
} from "./verdict-text.ts";

type HeadlineFacts = Pick<Report, "role" | "baseline" | "suite" | "settings" | "baselineEligible">;

/** Shows the upload step on the base branch while there is no baseline. */
export function uploadStep(report: HeadlineFacts): Section {
  const { role, baseline, suite, settings, baselineEligible } = report;
  const lacksBaseline = role === "base" && (baseline.state === "first-use" || baseline.state === "missing");
  const usesBaseline = settings === null || settings.baseline === "auto";
  const isShown = lacksBaseline && usesBaseline && baselineEligible && suiteNameFault(suite) === undefined;
  return section("scores", "the step that uploads the report", isShown ? stepText(suite) : nothing);
}

function stepText(suite: string): Markdown {
  const step = codeBlock("yaml", uploadLines(suite));
  return markdown`**No baseline yet.** Pull requests are compared with the report that this run uploads. The reusable workflow uploads it by itself; in a job of your own this step does, after rungate's:\n\n${step}`;
}

const SHOWN_SLICES = { values: 20, open: 5, characters: 60 };

export function slices(report: Report): Section {
  const { tables, more } = sliceTables(report, { ...FEW, rows: SHOWN_SLICES.values });
  const text = joined([...tables.map(tableText), markdown`${more}`], "\n\n");
  return section("unchanged", "the scores by tag", text);
}

function tableText(table: SliceTable): Markdown {
  const { tag, size, titles, rows, more } = table;
  const title = markdown`by ${nameText(tag)}`;
  const lines = rows.map((row) => [rowName(row), ...row.cells]);
  const text = markdownTable([title, ...titles], [...lines, ...(more === "" ? [] : [[more]])]);
  return rows.length <= SHOWN_SLICES.open
    ? text
    : details(markdown`Scores ${title}, ${size}, the lowest pass rate first`, text);
}

function rowName({ name, isValue }: SliceRow): Markdown {
  return isValue ? nameText(name) : markdown`${shorten(name, SHOWN_SLICES.characters)}`;
}

function nameText(name: string): Markdown {
  return code(shorten(name, SHOWN_SLICES.characters));
}

const MARKS = { good: "✅", doubtful: "🟡", bad: "❌" };

export function scores(report: Report): Section {
  return section("scores", "the table of scores", scoresText(report));
}

function scoresText(report: Report): Markdown {
  const scored = scoreRows(report);
  if (scored.length === 0) return nothing;
  const rows = [...scored, ...measureRows(report)];
  const demand = demandColumn(rows);
  const titles = ["", "state", "base", "head", "change", demand.title];
  const errors = scoreErrors(report).map(errorLine);
  const table = markdownTable(
    titles,
    rows.map((row) => cells(row, demand.cell(row))),
  );
  return joined([table, joined(errors, "\n")], "\n\n");
}

function cells({ label, isPassRate, base, head, change, state }: ScoreRow, demanded: string): Cell[] {
  const bold = (text: string) => (isPassRate ? markdown`**${text}**` : text);
  return [
    bold(label),
    state === undefined ? "" : markdown`${MARKS[state.mark]} ${state.word}`,
    base,
    bold(head),
    change,
    demanded,
  ];
}

function errorLine({ scorers, runs, first }: ScoreErrors): Markdown {
  const names = scorers.map((name) => markdown`${name}`);
  const reason = first !== undefined && markdown`, the first: ${code(first)}`;
  return markdown`- ${joined(names, ", ")} in error in ${counted(runs, "run")}${reason}`;
}

const SHOWN_PROBLEMS = 30;

export function problems({ problems, problemCounts }: Pick<Report, "problems" | "problemCounts">): Section {
  const shown = problems.slice(0, SHOWN_PROBLEMS);
  const more = problemCounts.errors + problemCounts.warnings - shown.length;
  const rows = shown.map(
    (problem) => markdown`- ${problem.severity} ${code(`${placeText(problem)}${problem.message}`)}`,
  );
  const rest = more > 0 ? [markdown`- … and ${counted(more, "more problem")}`] : [];
  const text = markdown`#### Problems\n\n${joined([...rows, ...rest], "\n")}`;
  return section("unchanged", "the list of problems", rows.length === 0 ? nothing : text);
}

const SHOWN_OBJECTIONS = { cases: 10, reasons: 3 };

/** Shows, folded, the judge's objections in cases that no other section shows. */
export function objections(report: Report): Section {
  return section("unchanged", "what the judge objects to", objectionsText(objectionsOf(report)));
}

function objectionsText(cases: readonly Objection[]): Markdown {
  if (cases.length === 0) return nothing;
  const more = cases.length - SHOWN_OBJECTIONS.cases;
  const items = [
    ...cases.slice(0, SHOWN_OBJECTIONS.cases).map(objectionItem),
    ...(more > 0 ? [markdown`- … and ${counted(more, "more case")}, in the report`] : []),
  ];
  return details(`What the judge objects to in ${counted(cases.length, "other case")}`, joined(items, "\n"));
}

function objectionItem({ one, trial, scores }: Objection): Markdown {
  const head = [markdown`**${code(caseLabel(one))}**`, ...scores.map((score) => markdown`${score}`)];
  const reasons = reasonLines(judgeReasons(trial), SHOWN_OBJECTIONS.reasons);
  return joined([markdown`- ${joined(head, " · ")}`, ...reasons], "\n");
}

export function judge(report: Report): Section {
  const judged = judgeSentence(report);
  const otherwise = judgedDifferentlySentence(report);
  const parts = [markdown`${judged !== undefined && markdown`**Judge** ${judged}`}`, markdown`${otherwise}`];
  const text = joined(parts, "\n\n");
  return section("scores", "the judge", text);
}

export function hint(
  report: Pick<Report, "hint" | "cases" | "settings" | "installed">,
  asked?: SettingsValues,
): Section {
  return section("unchanged", "a hint", joined(hintViews(report, asked).map(hintText), "\n\n"));
}

function hintText({ sentence, language, lines }: HintView): Markdown {
  const block = lines.length > 0 && markdown`\n\n${codeBlock(language, lines)}`;
  return markdown`**Hint** ${sentence}${block}`;
}

const RESULTS = { pass: "✅", inconclusive: "🟡", fail: "❌" };
const NOTHING_COMPARED = "⚪";

interface HeadlineOptions extends Pick<Links, "repository"> {
  reporter: string | undefined;
  asked: SettingsValues | undefined;
}

/** Shows the verdict, the leading difference, cases without expectation, the commit, and other open checks. */
export function headline(report: Report, { repository, reporter, asked }: HeadlineOptions): Section {
  const line = markdown`### ${resultMark(report)} rungate: ${headlineText(report)}`;
  const by = reporter === undefined ? nothing : markdown`This is reported by ${reporter}.`;
  const { headCommit } = report;
  const about = headCommit === null ? nothing : markdown`Commit ${commitText(headCommit, repository)}.`;
  const unexpected = unexpectedHint(report, asked);
  const expectIt = unexpected && markdown`${unexpected.sentence} ${code(unexpected.command)}`;
  const paragraphs = [
    by,
    differenceLine(report),
    expectIt ?? nothing,
    joined([about, markdown`${blockingSentence(report)}`], " "),
  ];
  const findings = openChecks(report).map(
    ({ result, title, message }) =>
      markdown`- ${result !== "pass" && markdown`${RESULTS[result]} `}${shorten(title, limits.shownName)}: ${shorten(message, limits.shownText)}`,
  );
  return {
    kind: "verdict",
    name: "the verdict",
    items: findings.length,
    least: line,
    text: (shown) => {
      const more = findings.length - shown;
      const rest = more > 0 ? [markdown`- … and ${counted(more, "more finding")}`] : [];
      return joined([line, ...paragraphs, joined([...findings.slice(0, shown), ...rest], "\n")], "\n\n");
    },
  };
}

const WORDS = { pass: "Pass", inconclusive: "Inconclusive", fail: "Fail" };

/** Returns the mark of a verdict, or that of a pass that compared nothing. */
export function resultMark(report: Report): string {
  return hasComparedNothing(report) ? NOTHING_COMPARED : RESULTS[report.verdict.result];
}

function differenceLine(report: Report): Markdown {
  const difference = leadingDifference(report);
  if (difference === undefined) return nothing;
  const { subject, isCase, text } = difference;
  const name = shorten(subject, limits.shownName);
  const description = shorten(text, limits.shownText);
  return isCase ? markdown`**${code(name)}** ${description}` : markdown`${name}: ${description}`;
}

export function checks(report: Report, reporter?: string): Section {
  const { first, others } = verdictSentences(report);
  const by = reporter !== undefined && markdown`, reported by ${reporter}`;
  const line = markdown`${resultMark(report)} ${WORDS[report.verdict.result]}${blockingWord(report)}${by} ${first}`;
  const list = joined(
    others.map(({ result, text }) => markdown`- ${result !== null && markdown`${RESULTS[result]} `}${text}`),
    "\n",
  );
  const text = joined([line, list, statisticsText(report)], "\n\n");
  return section("scores", "the checks", details("Checks and statistics", text));
}

export function statistics(report: Report): Section {
  return section("scores", "the statistics", statisticsText(report));
}

function statisticsText(report: Report): Markdown {
  const { runs } = report.totals;
  const texts =
    runs === 0 ? [] : [countsText(report), ...scoreNotes(report), intervalsText(report), perRunText(report)];
  const notes = texts.filter((note) => note !== "");
  return joined(
    notes.map((note) => markdown`${note}`),
    " · ",
  );
}

/**
 * Shows commands that reproduce the worst case, accept the current behavior, and settle an inconclusive verdict. A fork's report
 * (`reporter`) must not supply the last command.
 */
export function commands(report: Report, asked?: SettingsValues, reporter?: string): Section {
  const steps = report.verdict.result === "pass" ? [] : nextSteps(report, asked);
  const lines = steps
    .filter(({ name }) => reporter === undefined || name !== "Settle")
    .map(({ title, command }) => markdown`**${title}** ${code(command)}`);
  return section("scores", "commands", joined(lines, "\n\n"));
}

/** Replaces the verdict if none was requested. */
export function measuredHeadline(report: Report): Section {
  const text = markdown`### What was measured${suiteName(report)}`;
  return section("verdict", "what this is", text);
}

function suiteName({ suite }: Report): Markdown | false {
  return suite !== "default" && markdown` · ${shorten(suite, limits.shownName)}`;
}

/** Addresses in the footer; null if absent. */
export interface Links {
  job: string | null;
  report: string | null;
  /** Repository for commit links: `https://github.com/owner/name`. */
  repository: string | null;
  /** Page for running the workflow by hand, which records the baseline again. */
  workflow: string | null;
}

export function footer(report: Report, links: Links): Section {
  const { headCommit, commit, policy, tool } = report;
  const head = headCommit ?? commit;
  const { source, fingerprint } = policyName(policy);
  const parts = [
    ...(head === null ? [] : [markdown`head ${commitText(head, links.repository)}`]),
    ...baselinePart(report, links),
    markdown`${source}${fingerprint !== undefined && markdown` ${code(fingerprint)}`}`,
    markdown`rungate ${shorten(tool.version, limits.shownName)}`,
    ...(links.job === null ? [] : [link(markdown`job`, links.job)]),
    ...(links.report === null ? [] : [link(markdown`full report`, links.report)]),
  ];
  const text = markdown`<sub>${joined(parts, " · ")}</sub>`;
  return section("scores", "what was compared with what", text);
}

function baselinePart(report: Report, { repository, workflow }: Links): Markdown[] {
  const { state, commit, runId, reason } = report.baseline;
  if (state !== "found") return [];
  const name = commit !== null && markdown` ${commitText(commit, repository)}`;
  const words = [...ageTexts(report), reason].map((word) => markdown`${word}`);
  const isRecorded = runId !== null && workflow !== null;
  return [
    joined([markdown`baseline${name}`, ...words], ", "),
    ...(isRecorded ? [link(markdown`record it again`, workflow)] : []),
  ];
}

/** Warns that the baseline may expire soon. */
export function oldBaseline(report: Report, { workflow }: Links): Section {
  const words = oldBaselineText(report);
  const again = workflow !== null && markdown` ${link(markdown`Record it again`, workflow)}`;
  const text = words === undefined ? nothing : markdown`**Old baseline** ${words}${again}`;
  return section("scores", "the baseline's age", text);
}

/** Returns the short commit id, linked if the repository is known. */
export function commitText(commit: string, repository: string | null): Markdown {
  if (!COMMIT.test(commit)) return code(shorten(commit, limits.shownName));
  const address = repository === null ? null : `${repository}/commit/${commit}`;
  return link(code(commit.slice(0, 7)), address);
}

export function firstUse(report: Pick<Report, "role" | "baseline" | "verdict">): Section {
  const text = isFirstUse(report) ? markdown`**Welcome.** ${codeSpans(FIRST_USE)}` : nothing;
  return section("scores", "what to do first", text);
}

const SHOWN_REASONS = 6;

/** Shows changed cases, worst first: some open, up to `most` folded, and the rest in one line each. */
export function changedCases(report: Report, most: number): Section {
  const { heading: whole, explained: all, lines } = groupCases(report);
  const explained = casesBelowHeadline(report);
  const heading = explained.length < all.length ? OTHERS : whole;
  const items = explained.slice(0, most).map((each) => caseItem(each, report));
  return {
    kind: "cases",
    name: "the cases",
    items: items.length,
    text: (shown) => {
      const open = items.slice(0, Math.min(shown, OPEN_CASES));
      const folded = items.slice(OPEN_CASES, shown);
      const more = explained.length - shown;
      const rest = [
        ...(more > 0 ? [markdown`- … and ${counted(more, "more case")}, in the report`] : []),
        ...lines.map((line) => markdown`- ${line}`),
      ];
      const lists =
        folded.length === 0
          ? [joined([...open, ...rest], "\n")]
          : [
              joined(open, "\n"),
              details(counted(folded.length, "more case"), joined(folded, "\n")),
              joined(rest, "\n"),
            ];
      return joined([explained.length > 0 ? markdown`#### ${heading}` : nothing, ...lists], "\n\n");
    },
  };
}

export function unchangedCases(report: Report): Section {
  const { unchanged } = groupCases(report);
  const parts = unchanged.map((line) => markdown`${line}`);
  const text = joined(parts, "\n\n");
  return section("unchanged", "cases that failed before", text);
}

function caseItem(reportCase: ReportCase, report: Report): Markdown {
  const scores = caseScores(reportCase, report).map((score) => markdown`${score}`);
  const head = markdown`**${code(caseLabel(reportCase))}** ${passedText(reportCase)}`;
  const failing = reportCase.trials.find(({ pass }) => pass === false);
  const reasons = failing === undefined ? [] : reasonsOf(failing, report.policy);
  const item = markdown`- ${joined([head, ...scores], " · ")}`;
  return joined([item, ...reasonLines(reasons, SHOWN_REASONS)], "\n");
}

function reasonLines(reasons: readonly Reason[], most: number): Markdown[] {
  const more = reasons.length - most;
  return [
    ...reasons.slice(0, most).map(({ subject, text }) => markdown`  - ${code(subject)} ${code(text)}`),
    ...(more > 0 ? [markdown`  - … and ${more} more`] : []),
  ];
}

/** Returns a collapsed section. GitHub needs the empty lines to parse Markdown inside. */
export function details(title: string | Markdown, text: Markdown): Markdown {
  return markdown`<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

export type Cell = Markdown | string;

/** Returns a Markdown table without empty columns. */
export function markdownTable(titles: readonly Cell[], rows: readonly (readonly Cell[])[]): Markdown {
  const shown = [...titles.keys()].filter((at) => rows.some((row) => hasContent(row[at])));
  const line = (cells: readonly Cell[]) => markdown`${shown.map((at) => markdown`| ${cells[at]} `)}|`;
  const rule = markdown`|${shown.map(() => markdown`---|`)}`;
  return joined([line(titles), rule, ...rows.map(line)], "\n");
}

function hasContent(cell: Cell | undefined): boolean {
  return cell !== undefined && (typeof cell === "string" ? cell : cell.text) !== "";
}
