import { code, joined, link, type Markdown, markdown, nothing, unseenLine } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { type ConfigurationError, placeText } from "../core/problems.ts";
import { counted, listed, shorten } from "../core/text.ts";
import type { ForkRun } from "../report/fork.ts";
import type { Report } from "../report/report.ts";
import { version } from "../version.ts";
import { codeSpans } from "./cases.ts";
import { reportSections } from "./report-sections.ts";
import { commitText, type Links, resultMark, uploadStep } from "./sections.ts";
import { fit, type Section, section } from "./shorten-to-limit.ts";
import { hasComparedNothing, type ViewOptions } from "./verdict-text.ts";

const CASES = 50;

/** The workflow run that writes a comment, with its links. */
export interface CommentPlace extends Links {
  run: number;
  call?: string;
  /** Author of a report from another run: `the fork of mallory`. */
  reporter?: string;
}

/** Returns the pull request comment, in Markdown within GitHub's length limit, with our marker first. */
export function commentView(report: Report, at: CommentPlace): Markdown {
  return suitesCommentView([report], { ...at, call: at.call ?? report.suite });
}

export function suitesCommentView(reports: readonly Report[], at: CommentPlace & { call: string }): Markdown {
  const marker = markdown`${markerLine({ suite: at.call, run: at.run })}\n`;
  const word = at.reporter === undefined ? nothing : reporterNote(at.reporter);
  const all = reports.length > 1 ? markdown`### ${suitesLine(reports)}\n\n` : nothing;
  const rules = RULE.text.length * (reports.length - 1);
  const budget = limits.commentCharacters - marker.text.length - word.text.length - all.text.length - rules;
  const texts = worstFirst(reports).map((report) =>
    fit(reportSections(report, CASES, at), Math.floor(budget / reports.length)),
  );
  return markdown`${marker}${all}${texts.map((text, at) => markdown`${at > 0 && RULE}${text}`)}${word}`;
}

const ENDINGS = {
  fail: "failed",
  inconclusive: "inconclusive",
  uncompared: "compared nothing",
  pass: "passed",
} as const;

/** Returns one line for all suites, the worst first: `❌ 3 suites: booking failed · support, refunds passed`. */
export function suitesLine(reports: readonly Report[]): string {
  const endings = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];
  const groups = endings
    .map((ending) => ({ ending, suites: reports.filter((report) => endingOf(report) === ending) }))
    .filter(({ suites }) => suites.length > 0);
  const parts = groups.map(({ ending, suites }) => {
    const names = suites.map(({ suite }) => suite);
    return `${listed(names, NAMED_SUITES)} ${ENDINGS[ending]}`;
  });
  const worst = groups[0]?.suites[0];
  return `${worst === undefined ? "" : resultMark(worst)} ${counted(reports.length, "suite")}: ${parts.join(" · ")}`;
}

function endingOf(report: Report): keyof typeof ENDINGS {
  return hasComparedNothing(report) ? "uncompared" : report.verdict.result;
}

const NAMED_SUITES = 2;

const RULE = markdown`\n\n---\n\n`;

const RANKS = { fail: 0, inconclusive: 1, pass: 2 };

export function worstFirst(reports: readonly Report[]): Report[] {
  return reports.toSorted((a, b) => RANKS[a.verdict.result] - RANKS[b.verdict.result]);
}

/** Outside of the length budget, so that no long report can remove it. */
function reporterNote(reporter: string): Markdown {
  return markdown`\n\n<sub>reported by ${reporter}: whether it is red or green is GitHub's word, the rest its own</sub>`;
}

const SUMMARY_CASES = 500;
const NO_LINKS = { job: null, report: null, repository: null, workflow: null };

interface SummaryOptions extends Pick<ViewOptions, "verdict" | "asked"> {
  /** Share of the summary's maximum length, 0 to 1. */
  share?: number;
}

/** Returns the job summary, also for `--markdown`: the comment's content with more cases. */
export function summaryView(
  report: Report,
  { verdict, share = 1, asked }: SummaryOptions = { verdict: true },
): Markdown {
  const [first, ...rest] = reportSections(report, SUMMARY_CASES, { ...NO_LINKS, verdict, asked });
  const sections = first === undefined ? rest : [first, uploadStep(report), ...rest];
  const budget = Math.floor((limits.summaryBytes - limits.summaryRest) * share);
  return markdown`${fit(sections, budget, (text) => Buffer.byteLength(text))}\n`;
}

type UnusableInput = Pick<ConfigurationError, "problems" | "subject">;

export interface ProblemsPlace {
  commit: string;
  job: string;
  repository: string;
}

/** Returns an explanation of unusable input, in up to `budget` characters; with `at`, adds a footer. */
export function problemsView(
  { problems, subject }: UnusableInput,
  budget: number,
  at?: ProblemsPlace,
): Markdown {
  const messages = problems.map((problem) => `${placeText(problem)}${problem.message}`);
  const sections = [
    verdict(subject, messages),
    list(messages),
    ...(at === undefined ? [] : [problemsFooter(at)]),
  ];
  return markdown`${fit(sections, budget - 1)}\n`;
}

export function stoppedView(message: string): Markdown {
  return markdown`### ❌ rungate: stopped before the end\n\n${message}\n`;
}

function problemsFooter({ commit, job, repository }: ProblemsPlace): Section {
  const head = markdown`head ${commitText(commit, repository)}`;
  const parts = [head, markdown`rungate ${version}`, link(markdown`job`, job)];
  const text = markdown`<sub>${joined(parts, " · ")}</sub>`;
  return section("scores", "what was to be judged", text);
}

function verdict(subject: string, [first = "it cannot be used", ...rest]: readonly string[]): Section {
  const more = rest.length > 0 ? ` (and ${rest.length} more)` : "";
  const what = subject === "Fault" ? "a fault of its own" : `${subject.toLowerCase()} cannot be used`;
  const line = markdown`### ❌ rungate: ${what}`;
  const text = markdown`${line}\n\n${`${subject}: ${first}${more}`}\n\nrungate judged nothing, so the check does not pass.`;
  return section("verdict", "the verdict", text);
}

function list(messages: readonly string[]): Section {
  const items = messages.slice(0, limits.listedProblems).map((text) => markdown`- ${code(text)}`);
  const text = (shown: number) => {
    const more = messages.length - shown;
    const rest = more > 0 ? [markdown`- … and ${counted(more, "more problem")}`] : [];
    return joined([...items.slice(0, shown), ...rest], "\n");
  };
  return { kind: "cases", name: "the problems", items: items.length, text };
}

/** Returns the comment during a run, which replaces the outdated verdict. */
export function runningView(
  { suite, commit }: { suite: string; commit: string },
  { run, job, repository }: Pick<CommentPlace, "run" | "job" | "repository">,
): Markdown {
  const name = suite !== "default" && markdown` · ${shorten(suite, limits.shownName)}`;
  return markdown`${markerLine({ suite, run })}
### ⏳ rungate${name} is scoring ${commitText(commit, repository)}

The result replaces this comment when the ${job === null ? markdown`job` : link(markdown`job`, job)} ends. If the job has ended and you still see this, the job was stopped. Run it again.`;
}

/** Returns the replacement for a comment of another call about an older commit; that call may no longer exist. */
export function outdatedView(
  { suite, run }: CommentMarker,
  { commit, repository }: { commit: string; repository: string },
): Markdown {
  const name = suite !== "default" && markdown` · ${shorten(suite, limits.shownName)}`;
  return markdown`${markerLine({ suite, run })}
### ⏳ rungate${name} has not judged ${commitText(commit, repository)}

This comment was about an earlier commit. The result of ${commitText(commit, repository)} replaces it. If all jobs have ended and you still see this, no job gates it any more.`;
}

/** Returns the reason for a missing comment. `remedy` is our own text with code in backticks. */
export function commentRefusedView({ reason, remedy }: { reason: string; remedy: string }): Markdown {
  return markdown`\n---\n\n**No comment on the pull request:** ${reason}. What helps: ${codeSpans(remedy)}. The verdict does not depend on it.\n`;
}

const WORDS = { succeeded: "⚪ rungate: the run succeeded", failed: "❌ rungate: the run failed" };

export interface Conclusion extends Pick<ForkRun, "ending" | "commit"> {
  suite: string;
  why: string;
}

/** Returns the comment for a run with a known ending but no report. */
export function conclusionView(
  { suite, ending, commit, why }: Conclusion,
  { run, job, repository }: Pick<CommentPlace, "run" | "job" | "repository">,
): Markdown {
  const name = suite !== "default" && markdown` · ${shorten(suite, limits.shownName)}`;
  const footer = [
    markdown`head ${commitText(commit, repository)}`,
    ...(job === null ? [] : [link(markdown`job`, job)]),
  ];
  return markdown`${markerLine({ suite, run })}
### ${WORDS[ending]}${name}

No numbers: ${why}

Only how the run ended is certain here. The run's own summary has its numbers.

<sub>${joined(footer, " · ")}</sub>`;
}

/** Identifies a comment of ours, so that the next run finds it. The workflow run protects newer comments from older runs. */
export interface CommentMarker {
  suite: string;
  run: number;
}

const MARKER = /^<!-- rungate suite=([a-z0-9-]{1,40}) run=(\d{1,15}) -->/;

/** Returns the marker as an invisible first line. Replaces characters that could end the HTML comment with "-". */
export function markerLine({ suite, run }: CommentMarker): Markdown {
  const name = suite.slice(0, 40).replace(/[^a-z0-9-]/g, "-");
  return unseenLine(`rungate suite=${name || "-"} run=${run}`);
}

/** Returns the marker at the start of a comment; undefined if there is none. */
export function readMarker(body: string): CommentMarker | undefined {
  const found = MARKER.exec(body);
  return found === null ? undefined : { suite: found[1] ?? "", run: Number(found[2]) };
}

/** A link of `commitText`, which no displayed name can imitate. */
const COMMIT_LINK = /<code>[0-9a-f]{7}<\/code>\]\(\S{1,500}\/commit\/([0-9a-f]{40})\)/;

/** Returns the first commit that a comment links; undefined if there is none. */
export function commitOf(body: string): string | undefined {
  return COMMIT_LINK.exec(body)?.[1];
}
