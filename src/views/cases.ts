import { code, joined, type Markdown, markdown } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { counted, groupBy, grouped, listed, percent, shorten } from "../core/text.ts";
import { areStable } from "../gate/measure/quarantine.ts";
import type {
  ReportCase,
  ReportLlmDetails,
  ReportOutcome,
  ReportTextDetails,
  Trial,
} from "../report/case.ts";
import { caseLabel, casesToTell, decides, fixedCases, worseCases, worstCases } from "../report/cases.ts";
import type { CaseComparison } from "../report/comparison.ts";
import { isF1Details, isLlmDetails, isTextDetails } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";

const WORD = /(?:`[^`]*`|[^\s`])+/g;

/** Formats our own text, in which backticks mark code. */
export function codeSpans(text: string): Markdown {
  const words = text.match(WORD) ?? [];
  return joined(words.map(spans), " ");
}

function spans(word: string): Markdown {
  return markdown`${word.split("`").map((part, at) => (at % 2 === 1 ? code(part) : part))}`;
}

export const OPEN_CASES = 5;

/** Cases in display order: changed ones, worst first, then unchanged ones. */
export interface CaseGroups {
  heading: string;
  /** Cases to explain one by one. */
  explained: ReportCase[];
  /** Other changes, one line each. Contains untrusted names. */
  lines: string[];
  /** Cases that failed on the base branch as often. Contains untrusted names. */
  unchanged: string[];
}

const NAMED_CASES = 8;

/** Groups the cases of a report. Without a comparison, every case with a failing run is explained. */
export function groupCases(report: Report): CaseGroups {
  const failing = worstCases(report);
  const { comparison } = report;
  if (comparison === null) {
    const heading =
      failing.length === 1
        ? "The case that did not pass every run"
        : "Cases that did not pass every run, worst first";
    return { heading, explained: failing, lines: quarantineLines(report), unchanged: [] };
  }
  const explained = casesToTell(report);
  const fixed = fixedCases(report).map(({ reportCase }) => reportCase);
  const named = new Set([...explained, ...fixed]);
  const rest = failing.filter((each) => !named.has(each));
  const inState = (state: CaseComparison["state"]) =>
    report.cases.filter((each) => each.comparison?.state === state);
  return {
    heading:
      worseCases(report).length > 0
        ? "Worse than on the base, worst first"
        : "Failing, with nothing to compare with",
    explained,
    lines: [
      ...line("Fixed", fixed),
      ...line("New", inState("new")),
      ...line("Changed", inState("changed")),
      ...line("Removed", report.totals.runs === 0 ? [] : comparison.removed),
      ...line("Retired", comparison.retired),
      ...quarantineLines(report),
    ],
    unchanged:
      rest.length === 0
        ? []
        : [
            `${counted(rest.length, "case")} already failing on the base branch: ${listed(rest.map(carriedLabel), NAMED_CASES)}`,
          ],
  };
}

/** Returns `passed 2 of 3 runs, was 9 of 10`. */
export function passedText(reportCase: ReportCase): string {
  const passed = reportCase.trials.filter(({ pass }) => pass === true).length;
  const before = beforeText(reportCase) === "" ? "" : `, ${beforeText(reportCase)}`;
  return `passed ${passed} of ${counted(reportCase.trials.length, "run")}${before}`;
}

/** Returns `was 9 of 10`, `carried from the base`, or "" if unknown. */
export function beforeText({ comparison, carried }: ReportCase): string {
  if (carried) return "carried from the base";
  if (comparison === null) return "";
  const { state, base } = comparison;
  if (state === "comparable") return `was ${base.passed} of ${base.trials}`;
  return state === "new" || state === "changed" ? state : "";
}

function line(word: string, cases: readonly Pick<ReportCase, "id" | "tags">[]): string[] {
  return cases.length === 0 ? [] : [`${word}: ${names(cases)}`];
}

function carriedLabel(reportCase: ReportCase): string {
  return `${caseLabel(reportCase)}${reportCase.carried ? " (carried)" : ""}`;
}

function names(cases: readonly Pick<ReportCase, "id" | "tags">[]): string {
  return listed(cases.map(caseLabel), NAMED_CASES);
}

/** Returns the score with its components, or the reason for its absence. The reason is untrusted text. */
export function outcomeText(outcome: ReportOutcome): string {
  if (outcome.status !== "scored") return `${outcome.status}: ${outcome.reason}`;
  const { details } = outcome;
  if (isLlmDetails(details)) return `${percent(outcome.value)}  (${judgementText(details)})`;
  if (isTextDetails(details)) return `${percent(outcome.value)}${countsText(details)}`;
  if (!isF1Details(details)) return percent(outcome.value);
  const { truePositives, calls, references } = details;
  return `${percent(outcome.value)}  (${truePositives} matched, ${calls} called, ${references} expected; precision ${percent(details.precision)}, recall ${percent(details.recall)})`;
}

/** Example: `  (demanded 3, said 2)`. */
function countsText({ counts }: ReportTextDetails): string {
  const texts = Object.entries(counts).map(
    ([name, count]) => `${name} ${Number.isInteger(count) ? grouped(count) : Number(count.toFixed(3))}`,
  );
  return texts.length === 0 ? "" : `  (${texts.join(", ")})`;
}

/** Example: `1 of 2 calls appropriate, 1 missing`. */
function judgementText({ evaluations, missingTools }: ReportLlmDetails): string {
  const appropriate = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
  const partly = evaluations.filter((each) => each.partly).length;
  const calls =
    evaluations.length === 0
      ? "no call"
      : `${appropriate} of ${counted(evaluations.length, "call")} appropriate${partly === 0 ? "" : `, ${partly} partly`}`;
  return missingTools.length === 0 ? calls : `${calls}, ${missingTools.length} missing`;
}

const SHOWN_CASES = 5;

/**
 * Returns a line for the quarantined cases, if any:
 * `1 case in quarantine does not decide: refund (flaky provider, @ann, until 2026-12-31), passed 1 of 3 runs`. Contains
 * untrusted text.
 */
export function quarantineLines({ cases }: Pick<Report, "cases">): string[] {
  const byId = groupBy(
    cases.filter((each) => !decides(each)),
    ({ id }) => id,
  );
  if (byId.size === 0) return [];
  const verb = byId.size === 1 ? "does" : "do";
  const texts = [...byId].map(
    ([id, group]) => `${shorten(id, limits.shownName)} (${termsText(group[0])}), ${outcomeNow(group)}`,
  );
  return [`${counted(byId.size, "case")} in quarantine ${verb} not decide: ${listed(texts, SHOWN_CASES)}`];
}

/** Returns `in quarantine: flaky provider, @ann, until 2026-12-31`, or "" for a deciding case. Contains untrusted text. */
export function quarantineText(reportCase: ReportCase): string {
  return decides(reportCase) ? "" : `in quarantine: ${termsText(reportCase)}`;
}

function termsText(reportCase: ReportCase | undefined): string {
  const { reason = "", owner = "", until = "" } = reportCase?.quarantine ?? {};
  return `${shorten(reason, limits.shownString)}, ${shorten(owner, limits.shownString)}, until ${shorten(until, limits.shownString)}`;
}

function outcomeNow(group: readonly ReportCase[]): string {
  const trials = group.flatMap((each) => each.trials);
  const passed = trials.filter(({ pass }) => pass === true).length;
  if (areStable(group)) return "passes: it can leave";
  const from = group.every(({ carried }) => carried) ? ", carried from the base" : "";
  return `passed ${passed} of ${counted(trials.length, "run")}${from}`;
}

/** Groups the trials that did the same and were scored alike. */
export function equalTrials(trials: readonly Trial[]): Trial[][] {
  const key = ({ content, pass, scores, limit, index, file, line }: Trial) =>
    content === undefined
      ? JSON.stringify([file, line, index])
      : JSON.stringify([content, pass, limit, Object.entries(scores)]);
  return [...groupBy(trials, key).values()];
}

/** Example: `trial 1, 2, 3 (× 3)`. */
export function trialNames(trials: readonly Trial[]): string {
  const names = trials.map(({ trial }) => trial);
  const times = trials.length > 1 ? ` (× ${trials.length})` : "";
  return `trial ${listed(names, NAMED_TRIALS)}${times}`;
}

const NAMED_TRIALS = 5;
