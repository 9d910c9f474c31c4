import { CONFIG_FILE, DEFAULT_SUITE } from "../config/policy.ts";
import { escapeGlob, yamlText } from "../core/escape.ts";
import { FROM_ADDRESS, INSTALLED } from "../core/install-command.ts";
import { limits } from "../core/limits.ts";
import { commandWord } from "../core/shell-words.ts";
import { counted, listed, percent, shorten } from "../core/text.ts";
import { whyItFails } from "../gate/decide/checks.ts";
import { measureLine, measureStates } from "../gate/decide/measure-check.ts";
import { caseLabel } from "../gate/score/score.ts";
import type { ReportCase } from "../report/case.ts";
import { casesToTell, decidingCases, unexpectedCases, worstCases } from "../report/cases.ts";
import { isRed, type RenamedTool, renamedTools } from "../report/reasons.ts";
import type { Report, Verdict } from "../report/report.ts";
import { looksLikeScratchpad } from "../scorers/tool-book.ts";

export interface ViewOptions {
  verdict: boolean;
  /** True if the verdict fails the job, or ends the command with exit code 1. */
  isRed: boolean;
  asked?: SettingsValues;
}

/** Checks that the gate became weaker; views never hide them. */
const WEAKER = ["baseline", "weakening", "run-errors"];

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
  const hasMoved = measureStates(report).some(({ change, isAboveMax }) => change !== "same" || isAboveMax);
  const isOpen = ({ name, result }: Check) =>
    result !== "pass" || WEAKER.includes(name) || (name === "measures" && hasMoved);
  return report.verdict.checks
    .filter((check) => isOpen(check) && check !== leading)
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
  const { verdict, comparison, cases } = report;
  const isUncompared = verdict.result === "pass" && comparison === null && failingAlways(cases).length > 0;
  return `${isUncompared ? ", with nothing to compare" : ""}${endingWord(report)}`;
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
  // A command line, without settings, merges nothing.
  if (settings === null) return blocks ? ", exit code 1 (inconclusive: fail)" : ", exit code 0";
  return blocks ? ", blocks the merge (inconclusive: fail)" : ", does not block the merge";
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

/** Commands that show the worst case in full, and that accept the agent's current behavior. */
export interface CaseCommands {
  reproduce: string;
  /** Undefined if recordings hold the expectations, or most runs of each case pass. */
  accept: string | undefined;
}

/** Returns the command that records more runs for an inconclusive verdict; undefined for other verdicts. */
export function settlingCommand(
  { verdict, plan, ...report }: Pick<Report, "verdict" | "plan" | "settings" | "installed">,
  asked: SettingsValues = settingsOf(report),
): string | undefined {
  if (verdict.result !== "inconclusive") return undefined;
  return plan?.command.replace(new RegExp(`^${INSTALLED}(?= )`), () => programOf(asked));
}

/** `rungate accept` refuses a case from this pass rate on. */
const ACCEPTABLE = 0.5;

/** Returns commands for the cases of a report that need attention; undefined if there are none. */
export function caseCommands(
  report: Pick<Report, "cases" | "comparison" | "settings" | "installed">,
  asked: SettingsValues = settingsOf(report),
): CaseCommands | undefined {
  const cases = casesToTell(report);
  const [worst] = cases.length > 0 ? cases : worstCases(report);
  if (worst === undefined) return undefined;
  const word = commandWord(worst.id) ?? "CASE";
  const declared = cases.filter(
    ({ source, passRate }) => source === "file" && (passRate === null || passRate < ACCEPTABLE),
  );
  return {
    reproduce: [programOf(asked), "explain", word, ...optionsOf(asked)].join(" "),
    accept: declared.length === 0 ? undefined : acceptCommand(idsOf(declared), asked),
  };
}

/** Returns a hint for cases without an expectation, with the command that adds it; undefined if there are none. */
export function unexpectedHint(
  report: Pick<Report, "cases" | "retired" | "comparison" | "settings" | "installed">,
  asked: SettingsValues = settingsOf(report),
): { sentence: string; command: string } | undefined {
  const ids = [...new Set(unexpectedCases(report).map(({ id }) => id))];
  if (ids.length === 0) return undefined;
  const names = listed(
    ids.map((id) => shorten(id, limits.shownString)),
    3,
  );
  const counts = ids.length === 1 ? "it counts" : "they count";
  return {
    sentence: `No expectation for ${names} yet, so ${counts} for nothing. To expect what was recorded:`,
    command: acceptCommand(ids, asked),
  };
}

export const COMMIT = /^[0-9a-f]{40}$/;

/** Returns commands that show a case and, if the base commit is known, gate again. */
export function closerCommands(
  { id }: Pick<ReportCase, "id">,
  { baseCommit, ...report }: Pick<Report, "settings" | "baseCommit" | "installed">,
  asked: SettingsValues = settingsOf(report),
): string[] {
  const again = COMMIT.test(baseCommit ?? "") ? [`gate --base ${baseCommit}`] : [];
  return [`explain ${commandWord(id) ?? "CASE"}`, ...again].map((command) =>
    [programOf(asked), command, ...optionsOf(asked)].join(" "),
  );
}

export interface HintView {
  sentence: string;
  language: "yaml" | "sh";
  lines: readonly string[];
}

/** Options for reading recordings, by option name. In a workflow they come from its settings. */
export type SettingsValues = Readonly<Record<string, unknown>>;

/** Returns hints for unexpected calls: accept the new name of a tool, or leave out read-only tools. */
export function hintViews(
  { hint, cases, ...report }: Pick<Report, "hint" | "cases" | "settings" | "installed">,
  asked: SettingsValues = settingsOf(report),
): HintView[] {
  const renamed = renamedTools(cases);
  return [
    ...(renamed.length === 0 ? [] : [renamedHint(renamed, asked)]),
    ...(hint === null ? [] : [unnamedHint(hint)]),
  ];
}

/** Only people can confirm that a tool was renamed. */
function renamedHint(renamed: readonly RenamedTool[], asked: SettingsValues): HintView {
  const names = renamed.map(
    ({ expected, called, cases }) => `${called} instead of ${expected} (${counted(cases.size, "case")})`,
  );
  const cases = [...new Set(renamed.flatMap((tool) => [...tool.cases]))];
  const declared = cases.filter(({ source, passRate }) => source === "file" && passRate !== 1);
  const found = `A tool may have been renamed: the agent called ${listed(names, 3)}, with the same arguments. If the new name is right,`;
  const first =
    declared.length > ACCEPTED ? ` (the first ${ACCEPTED} of ${counted(declared.length, "case")})` : "";
  return {
    sentence:
      declared.length > 0
        ? `${found} expect it${first}:`
        : `${found} write it where the recordings say what is expected.`,
    language: "sh",
    lines: declared.length > 0 ? [acceptCommand(idsOf(declared), asked)] : [],
  };
}

function idsOf(cases: readonly ReportCase[]): string[] {
  return cases.map(({ id }) => id);
}

const ACCEPTED = 20;

/** Returns the command that accepts the current behavior. Ids that are not safe in a shell become the placeholder CASE. */
export function acceptCommand(cases: readonly string[], asked: SettingsValues): string {
  const words = [...new Set(cases)].slice(0, ACCEPTED).map(commandWord);
  const ids = words.includes(undefined) ? ["CASE"] : words;
  return [programOf(asked), "accept", ...ids, ...optionsOf(asked)].join(" ");
}

/** Security: the settings come from a fork, so they must not choose the program. */
function settingsOf({ settings, installed }: Pick<Report, "settings" | "installed">): SettingsValues {
  return { ...settings, program: installed === false ? FROM_ADDRESS : INSTALLED };
}

function programOf({ program }: SettingsValues): string {
  return typeof program === "string" ? program : INSTALLED;
}

/** Omits options that rungate.yml sets. */
function optionsOf(asked: SettingsValues): string[] {
  const { "from-file": ofFile, suite, policy } = asked;
  const get = (name: string) => (Array.isArray(ofFile) && ofFile.includes(name) ? undefined : asked[name]);
  const runs = option("--runs", get("runs"));
  return [
    ...runs,
    ...option("--expectations", get("expectations")),
    ...option("--policy", policy === CONFIG_FILE ? null : policy),
    ...option("--suite", runs.length > 0 || suite === DEFAULT_SUITE ? null : suite),
    ...option("--format", get("format")),
    ...option("--case-field", get("case-field")),
    ...option("-C", asked.directory),
  ];
}

function option(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const words = values.map((each) => (typeof each === "string" ? commandWord(each) : undefined) ?? "…");
  return words.length === 0 ? [] : [name, ...words];
}

/** Suggests rules only for tools whose names look read-only or like scratchpads. */
function unnamedHint(hint: NonNullable<Report["hint"]>): HintView {
  const rules = hint.tools.flatMap(({ name, readOnly }) => {
    const trait = looksLikeScratchpad(name) ? "ignore" : readOnly ? "readOnly" : undefined;
    return trait === undefined ? [] : [`{ match: ${yamlText(escapeGlob(name))}, ${trait}: true }`];
  });
  const names = listed(hint.tools.map(({ name }) => name));
  const found = `${percent(hint.share)} of the unexpected calls go to tools that no reference names: ${names}.`;
  if (rules.length === 0) {
    const sentence = `${found} The policy can leave out those that only read.`;
    return { sentence, language: "yaml", lines: [] };
  }
  return {
    sentence: `${found} The policy can leave out those that by their names only read or think:`,
    language: "yaml",
    lines: ["tools:", ...rules.map((rule) => `  - ${rule}`), "defaults:", "  f1: { calls: state-changing }"],
  };
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
