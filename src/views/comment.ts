import { code, joined, link, type Markdown, markdown, nothing, unseenLine } from "../base/escape.ts";
import { limits } from "../base/limits.ts";
import { type ConfigurationError, placeText } from "../base/problems.ts";
import { counted, shorten } from "../base/text.ts";
import type { ForkRun } from "../report/fork.ts";
import type { Report } from "../report/report.ts";
import { version } from "../version.ts";
import { codeSpans } from "./cases.ts";
import { fit, type Section } from "./fit.ts";
import { prompt } from "./prompt.ts";
import {
  changedCases,
  checks,
  commands,
  commitText,
  firstUse,
  footer,
  headline,
  hint,
  judge,
  type Links,
  measuredHeadline,
  objections,
  oldBaseline,
  problems,
  scores,
  slices,
  statistics,
  unchangedCases,
  uploadStep,
} from "./sections.ts";
import { trend } from "./trend-section.ts";
import type { SettingsValues, ViewOptions } from "./verdict.ts";

const CASES = 50;

/** What a comment says besides the report: the id of the workflow run that writes it, and where to read on. */
export interface CommentPlace extends Links {
  run: number;
  /** The name of the call that gated; that of the suite without it. */
  call?: string;
  /** Whose word the report is, when not that of the run that writes: `the fork of mallory`. */
  reporter?: string;
}

/** The comment on a pull request: GitHub's Markdown, of a length that GitHub takes, beginning with our marker. */
export function commentView(report: Report, at: CommentPlace): Markdown {
  return suitesCommentView([report], { ...at, call: at.call ?? report.suite });
}

/** The comment of a call that gates several suites, the worst first. */
export function suitesCommentView(reports: readonly Report[], at: CommentPlace & { call: string }): Markdown {
  const marker = markdown`${markerLine({ suite: at.call, run: at.run })}\n`;
  const word = at.reporter === undefined ? nothing : wordOf(at.reporter);
  const rules = RULE.text.length * (reports.length - 1);
  const budget = limits.commentCharacters - marker.text.length - word.text.length - rules;
  const texts = worstFirst(reports).map((report) =>
    fit(reportSections(report, CASES, at), Math.floor(budget / reports.length)),
  );
  return markdown`${marker}${texts.map((text, at) => markdown`${at > 0 && RULE}${text}`)}${word}`;
}

/** Between the suites of one comment. */
const RULE = markdown`\n\n---\n\n`;

const RANKS = { fail: 0, inconclusive: 1, pass: 2 };

/** Reports in the order in which a reader wants them. */
export function worstFirst(reports: readonly Report[]): Report[] {
  return reports.toSorted((a, b) => RANKS[a.verdict.result] - RANKS[b.verdict.result]);
}

/** Stands outside of what has to fit: no report is long enough to push it out. */
function wordOf(reporter: string): Markdown {
  return markdown`\n\n<sub>reported by ${reporter}: whether it is red or green is GitHub's word, the rest its own</sub>`;
}

const SUMMARY_CASES = 500;
const NO_LINKS = { job: null, report: null, repository: null, workflow: null };

interface SummaryOptions extends Pick<ViewOptions, "verdict" | "asked"> {
  /** Which share of the room of a summary it may take. */
  share?: number;
}

/** The report as Markdown: the job summary, and what `--markdown` prints. The comment's words, with more cases. */
export function summaryView(
  report: Report,
  { verdict, share = 1, asked }: SummaryOptions = { verdict: true },
): Markdown {
  const [first, ...others] = reportSections(report, SUMMARY_CASES, { ...NO_LINKS, verdict, asked });
  const sections = first === undefined ? others : [first, uploadStep(report), ...others];
  const budget = Math.floor((limits.summaryBytes - limits.summaryRest) * share);
  return markdown`${fit(sections, budget, (text) => Buffer.byteLength(text))}\n`;
}

type UnusableInput = Pick<ConfigurationError, "problems" | "subject">;

/** What was to be judged, and where to read on: addresses of the job and of the repository. */
export interface ProblemsPlace {
  commit: string;
  job: string;
  repository: string;
}

/**
 * Why nothing could be judged, as Markdown of at most `budget` characters for the job summary and the comment, which says besides what it
 * is about.
 */
export function problemsView(
  { problems, subject }: UnusableInput,
  budget: number,
  at?: ProblemsPlace,
): Markdown {
  const told = problems.map((problem) => `${placeText(problem)}${problem.message}`);
  const sections = [verdict(subject, told), list(told), ...(at === undefined ? [] : [problemsFooter(at)])];
  return markdown`${fit(sections, budget - 1)}\n`;
}

/** What the job summary says first of a job that was stopped. */
export function stoppedView(message: string): Markdown {
  return markdown`### ❌ rungate: stopped before the end\n\n${message}\n`;
}

function problemsFooter({ commit, job, repository }: ProblemsPlace): Section {
  const head = markdown`head ${commitText(commit, repository)}`;
  const parts = [head, markdown`rungate ${version}`, link(markdown`job`, job)];
  const text = markdown`<sub>${joined(parts, " · ")}</sub>`;
  return { kind: "scores", name: "what was to be judged", items: 0, text: () => text };
}

function verdict(subject: string, [first = "it cannot be used", ...others]: readonly string[]): Section {
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  const what = subject === "Fault" ? "a fault of its own" : `${subject.toLowerCase()} cannot be used`;
  const line = markdown`### ❌ rungate: ${what}`;
  const text = markdown`${line}\n\n${`${subject}: ${first}${more}`}\n\nrungate judged nothing, so the check does not pass.`;
  return { kind: "verdict", name: "the verdict", items: 0, text: () => text };
}

function list(told: readonly string[]): Section {
  const items = told.slice(0, limits.listedProblems).map((text) => markdown`- ${code(text)}`);
  const text = (shown: number) => {
    const more = told.length - shown;
    const rest = more > 0 ? [markdown`- … and ${counted(more, "more problem")}`] : [];
    return joined([...items.slice(0, shown), ...rest], "\n");
  };
  return { kind: "cases", name: "the problems", items: items.length, text };
}

/** What the comment says while a run is under way: the verdict before was about another commit, or about another run of this one. */
export function runningView(
  { suite, commit }: { suite: string; commit: string },
  { run, job, repository }: Pick<CommentPlace, "run" | "job" | "repository">,
): Markdown {
  const name = suite !== "default" && markdown` · ${shorten(suite, limits.shownName)}`;
  return markdown`${markerLine({ suite, run })}
### ⏳ rungate${name} is scoring ${commitText(commit, repository)}

The result replaces this comment when the ${job === null ? markdown`job` : link(markdown`job`, job)} ends. If the job has ended and you still see this, the job was stopped. Run it again.`;
}

/** The comment of another call, from when the pull request had other commits: that call may be gone. */
export function outdatedView(
  { suite, run }: CommentMarker,
  { commit, repository }: { commit: string; repository: string },
): Markdown {
  const name = suite !== "default" && markdown` · ${shorten(suite, limits.shownName)}`;
  return markdown`${markerLine({ suite, run })}
### ⏳ rungate${name} has not judged ${commitText(commit, repository)}

This comment was about an earlier commit. The result of ${commitText(commit, repository)} replaces it. If all jobs have ended and you still see this, no job gates it any more.`;
}

/** Why the pull request has no comment, for the job summary. In the remedy, which is our own text, `code` stands in backticks. */
export function commentRefusedView({ reason, remedy }: { reason: string; remedy: string }): Markdown {
  return markdown`\n---\n\n**No comment on the pull request:** ${reason}. What helps: ${codeSpans(remedy)}. The verdict does not depend on it.\n`;
}

const WORDS = { succeeded: "⚪ rungate: the run succeeded", failed: "❌ rungate: the run failed" };

/** What is said of a run whose report is not shown, and why it is not. */
export interface Conclusion extends Pick<ForkRun, "ending" | "commit"> {
  suite: string;
  why: string;
}

/** The comment on a pull request of which only the run's end is known, beginning with our marker. */
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

interface SectionOptions extends Links {
  reporter?: string | undefined;
  verdict?: boolean;
  asked?: SettingsValues | undefined;
}

/**
 * What a comment and a job summary say, from top to bottom. `cases` is how many are told at most, `reporter` whose word the report is.
 * Without `verdict`, only what was measured.
 */
export function reportSections(
  report: Report,
  cases: number,
  { reporter, verdict = true, asked, ...links }: SectionOptions,
): Section[] {
  return [
    verdict ? headline(report, { repository: links.repository, reporter, asked }) : measuredHeadline(report),
    firstUse(report),
    scores(report),
    changedCases(report, cases),
    ...(verdict ? [commands(report, asked, reporter)] : []),
    problems(report),
    hint(report, asked),
    judge(report),
    objections(report),
    slices(report),
    unchangedCases(report),
    verdict ? checks(report, reporter) : statistics(report),
    // What a fork's run says of itself is nothing to hand to an agent.
    ...(verdict && reporter === undefined ? [prompt(report, asked)] : []),
    trend(report),
    oldBaseline(report, links),
    footer(report, links),
  ];
}

/**
 * What a comment of ours begins with, so that the next run finds it: the suite, for a repository may have several, and the workflow
 * run that wrote it, for an older run must not write over what a newer one said.
 */
export interface CommentMarker {
  suite: string;
  run: number;
}

const MARKER = /^<!-- rungate suite=([a-z0-9-]{1,40}) run=(\d{1,15}) -->/;

/** The marker as a first line that nobody sees. What is no name of a suite cannot end it: every other character becomes "-". */
export function markerLine({ suite, run }: CommentMarker): Markdown {
  const name = suite.slice(0, 40).replace(/[^a-z0-9-]/g, "-");
  return unseenLine(`rungate suite=${name || "-"} run=${run}`);
}

/** The marker at the very beginning of a comment; undefined when it has none. */
export function readMarker(body: string): CommentMarker | undefined {
  const found = MARKER.exec(body);
  return found === null ? undefined : { suite: found[1] ?? "", run: Number(found[2]) };
}

/** A link as `commitText` writes it: no name that is shown can hold one. */
const COMMIT_LINK = /<code>[0-9a-f]{7}<\/code>\]\(\S{1,500}\/commit\/([0-9a-f]{40})\)/;

/** The commit that a comment of ours is about, which is the first that it names; undefined where it names none. */
export function commitOf(body: string): string | undefined {
  return COMMIT_LINK.exec(body)?.[1];
}
