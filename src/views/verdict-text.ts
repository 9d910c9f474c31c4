import { CONFIG_FILE } from "../config/policy.ts";
import { commitName, counted, percent } from "../core/text.ts";
import { isNews, measureLine, measureStates } from "../gate/decide/measure-check.ts";
import { whyItFails } from "../gate/decide/worst-case-text.ts";
import type { ReportCase } from "../report/case.ts";
import { caseLabel, decidingCases } from "../report/cases.ts";
import { isRed } from "../report/red.ts";
import type { Report, Verdict } from "../report/report.ts";
import type { SettingsValues } from "./next-command.ts";

export interface ViewOptions {
  verdict: boolean;
  /** True if the verdict fails the job, or ends the command with exit code 1. */
  isRed: boolean;
  asked?: SettingsValues;
}

/** Checks that the gate became weaker; views never hide them. */
const WEAKER = ["baseline", "weakening", "run-errors"];

/** Recordings of another agent or of another model explain everything below them. */
const FIRST = ["stale", "measures"];

/** Checks whose message matters although they pass, so they get no pass mark. */
const NOTES = [...WEAKER, "earlier-runs", "rules", "measures"];

/**
 * Returns the first sentence after the verdict and the sentences below it: weakened gate first, then the deciding checks, then the rest.
 */
export function verdictSentences(report: Report): { first: string; others: CheckSentence[] } {
  const { verdict, comparison } = report;
  const shown = verdict.checks.filter(({ name, result }) => name !== "integrity" || result !== "pass");
  const decided = shown.filter(({ result }) => result === verdict.result);
  const leading = leadingCheck(report);
  const isWeaker = ({ name }: Check) => WEAKER.includes(name);
  const inOrder = new Set([...shown.filter(isWeaker), ...decided, ...shown]);
  const rest = [...inOrder].filter((check) => check !== leading);
  const sentence = ({ title, message }: Check) => `${title}: ${message}`;
  const others: CheckSentence[] = rest.map((check) => ({
    result: check.result === "pass" && NOTES.includes(check.name) ? null : check.result,
    text: sentence(check),
  }));
  const demands = comparison !== null || shown.some(({ name }) => name === "floors");
  return {
    first: `· ${leading === undefined ? uncompared(report) : sentence(leading)}`,
    others: demands
      ? others
      : [...others, { result: null, text: `Floors: ${noFloors(report)} no score fails the gate` }],
  };
}

export interface CheckSentence {
  result: Check["result"] | null;
  text: string;
}

type Check = Verdict["checks"][number];

/** Returns the checks besides the leading one that must be shown: those that did not pass, and signs of a weaker gate. */
export function openChecks(report: Report): Check[] {
  const leading = leadingCheck(report);
  const hasMoved = measureStates(report)
    .filter(isNews)
    .some(({ change, isAboveMax }) => change !== "same" || isAboveMax);
  const isMeasured = hasMoved || (report.comparison?.models?.base ?? []).length > 0;
  const isOpen = ({ name, result }: Check) =>
    result !== "pass" || WEAKER.includes(name) || (name === "measures" && isMeasured);
  const rank = ({ name }: Check) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return report.verdict.checks
    .filter((check) => isOpen(check) && check !== leading)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((check) => (check.name === "measures" ? { ...check, message: measureLine(report) } : check));
}

/** Returns the check for the first line; undefined for a pass without a comparison. */
export function leadingCheck({
  verdict,
  comparison,
}: Pick<Report, "verdict" | "comparison">): Check | undefined {
  const decided = verdict.checks.filter(
    ({ name, result }) => result === verdict.result && (name !== "integrity" || result !== "pass"),
  );
  const [first] = decided;
  const regression = comparison === null ? undefined : decided.find(({ name }) => name === "regression");
  // The reader of a pass looks for the result of the comparison.
  if (verdict.result === "pass") return regression;
  // A regression outranks stale recordings, a missed floor, and a weakened gate without removed cases.
  const isWeaker = first?.name === "weakening" && first.result === "fail" && comparison?.removed.length === 0;
  return isWeaker || first?.name === "floors" || first?.name === "stale" ? (regression ?? first) : first;
}

/** Only a command line knows the folder of the search for a policy. */
function noFloors({ policy, settings }: Report): string {
  if (policy.source !== "default") return "the policy sets none, so";
  const where = settings === null ? ` (${CONFIG_FILE} is not in this folder or above it)` : " is in force";
  return `no policy file${where}, so the defaults apply and`;
}

/** Returns the suffix of the verdict: whether it blocks or fails the job, compared nothing, and its run and attempt numbers. */
export function blockingWord(report: ConcludedReport): string {
  return `${hasComparedNothing(report) ? ", with nothing to compare" : ""}${endingWord(report)}`;
}

/** Returns true for a pass of a pull request or a command line without a baseline: its green would not be earned. */
export function hasComparedNothing({ verdict, role, comparison }: ConcludedReport): boolean {
  return verdict.result === "pass" && role !== "base" && comparison === null;
}

type ConcludedReport = Pick<
  Report,
  "verdict" | "role" | "settings" | "runAttempt" | "runAtCommit" | "comparison" | "cases" | "baseline"
>;

function endingWord(report: ConcludedReport): string {
  const { runAttempt, runAtCommit } = report;
  const which = runAtCommit === undefined ? "" : `, run ${runAtCommit} at this commit`;
  return `${consequence(report)}${which}${runAttempt > 1 ? `, attempt ${runAttempt}` : ""}`;
}

function consequence(report: ConcludedReport): string {
  const { verdict, role, settings } = report;
  const { result, blocks } = verdict;
  const isReportOnly = blocks && !isRed(report);
  if (result === "inconclusive" && role === "base") return ", blocks nothing: recorded as a baseline";
  if (isReportOnly) return ", report-only: the job does not fail";
  if (result === "fail") return role === "base" && !blocks ? ", recorded as a baseline" : "";
  if (result === "pass") return "";
  const isSwitch = verdict.checks.some((check) => check.name === "switch" && check.result === "inconclusive");
  const rule = isSwitch ? "a switch must be shown" : "inconclusive: fail";
  // A command line, without settings, merges nothing.
  if (settings === null) return blocks ? `, exit code 1 (${rule})` : ", exit code 0";
  return blocks ? `, blocks the merge (${rule})` : ", does not block the merge";
}

/** Names the cases that always fail, since nothing else shows them. */
function uncompared(report: Report): string {
  const { policy } = report;
  const cases = decidingCases(report.cases);
  const failing = failingAlways(cases);
  const [first] = failing;
  if (first === undefined) return rate(report);
  const fails = failing.length === 1 ? "fails" : "fail";
  const often = failing.some(({ trials }) => trials.length > 1) ? `${fails} every trial` : fails;
  const why = whyItFails(first, policy);
  const name = why === undefined ? caseLabel(first) : `${caseLabel(first)}: ${why}`;
  return `${failing.length} of ${counted(cases.length, "case")} ${often}: ${name}`;
}

/** Returns the deciding cases in which every run failed. */
export function failingAlways(cases: readonly ReportCase[]): ReportCase[] {
  return decidingCases(cases).filter(({ passRate }) => passRate === 0);
}

function rate({ passRate, cases }: Report): string {
  if (passRate === null) return "nothing was assessed";
  const undecided = cases.flatMap(({ trials }) => trials).filter(({ pass }) => pass === null).length;
  const without = undecided > 0 ? `, ${counted(undecided, "run")} not assessed` : "";
  return `pass rate ${percent(passRate)}${without}`;
}

const SOURCES = {
  base: "policy of the base commit",
  head: "policy of this pull request",
  file: "policy file",
  default: "default policy",
};
const FINGERPRINT = /^sha256:([0-9a-f]{8})[0-9a-f]*$/;

/** Returns the origin of the policy and the first digits of its fingerprint, if any. */
export function policyName({ source, fingerprint }: Report["policy"]): {
  source: string;
  fingerprint: string | undefined;
} {
  return { source: SOURCES[source], fingerprint: FINGERPRINT.exec(fingerprint)?.[1] };
}

/** Returns the effect of the verdict as a sentence, such as `Does not block the merge.`, or "". */
export function blockingSentence(report: ConcludedReport): string {
  const words = endingWord(report).replace(/^, /, "");
  return words === "" ? "" : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Advice for the first pull request of a suite; backticks mark code. */
export const FIRST_USE =
  "Merge this. The push records the baseline, and every pull request after it is compared. It needs a `push` trigger for the base branch and, in a job of your own, the upload step.";

/** Returns true if `FIRST_USE` applies. A failed gate has more urgent problems. */
export function isFirstUse({
  role,
  baseline,
  verdict,
}: Pick<Report, "role" | "baseline" | "verdict">): boolean {
  return role === "head" && baseline.state === "first-use" && verdict.result !== "fail";
}

type Compared = Pick<Report, "baseline" | "createdAt">;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Age from which comments warn; GitHub keeps artifacts for 90 days by default. */
const OLD_DAYS = 60;

/** Returns the origin of the baseline: `a1b2c3d, 12 days old, run 4700`. */
export function baselineText(report: Compared): string {
  const { commit, reason } = report.baseline;
  return [...(commit === null ? [] : [commitName(commit)]), ...ageTexts(report), reason].join(", ");
}

/** Returns the age of the baseline, such as `12 days old`; empty if unknown. */
export function ageTexts(report: Compared): string[] {
  const days = ageInDays(report);
  if (days === undefined) return [];
  return [days === 0 ? "from today" : `${counted(days, "day")} old`];
}

/** Returns a warning about an old baseline; undefined if it is new, committed, or of unknown age. */
export function oldBaselineText(report: Compared): string | undefined {
  const days = ageInDays(report);
  if (days === undefined || days < OLD_DAYS || report.baseline.artifactId === null) return undefined;
  return `The baseline is ${counted(days, "day")} old. GitHub deletes it after 90 days, unless the repository says otherwise. Then a newer run of the workflow on the base branch takes its place, if there is one.`;
}

/** Undefined if the baseline is newer, because a repeated job keeps the time of its first run. */
function ageInDays({ baseline, createdAt }: Compared): number | undefined {
  const [from, to] = [baseline.createdAt, createdAt].map((time) => Date.parse(time ?? ""));
  const age = (to ?? Number.NaN) - (from ?? Number.NaN);
  return baseline.state === "found" && age >= 0 ? Math.floor(age / DAY_MS) : undefined;
}
