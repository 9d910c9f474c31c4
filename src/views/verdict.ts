import { yamlText } from "../base/escape.ts";
import { escapeGlob } from "../base/glob.ts";
import { limits } from "../base/limits.ts";
import { FROM_ADDRESS, INSTALLED } from "../base/program-words.ts";
import { commandWord } from "../base/shell-words.ts";
import { counted, listed, percent, shorten } from "../base/text.ts";
import { CONFIG_FILE, DEFAULT_SUITE } from "../config/policy.ts";
import { whyItFails } from "../gate/checks.ts";
import { measureLine, measureStates } from "../gate/measure-check.ts";
import { caseLabel } from "../gate/score.ts";
import type { ReportCase } from "../report/case.ts";
import { casesToTell, decidingCases, unexpectedCases, worstCases } from "../report/cases.ts";
import { isRed, type RenamedTool, renamedTools } from "../report/reasons.ts";
import type { Report, Verdict } from "../report/report.ts";
import { looksLikeScratchpad } from "../scorers/tools.ts";

/** How a report is read. */
export interface ViewOptions {
  /** Show the verdict and its checks; without it only what was measured. */
  verdict: boolean;
  /** Whether the verdict makes the job red, or the command end with 1. */
  isRed: boolean;
  /** What the command was asked for, where that is known: commands to paste ask for the same. */
  asked?: SettingsValues;
}

/** What says that less can be seen than on the base: nobody is to read past it. */
const WEAKER = ["baseline", "weakening", "run-errors"];

/** Checks that say something where they pass: a mark would call it good. */
const NOTES = [...WEAKER, "earlier-runs", "rules", "measures"];

/**
 * What the first line says after the verdict's word, and what stands below it: first what makes the gate weaker, then the other checks
 * that decided, then those that have something else to say.
 */
export function verdictSentences(report: Report): { first: string; others: CheckSentence[] } {
  const { verdict, comparison } = report;
  const told = verdict.checks.filter(({ name, result }) => name !== "integrity" || result !== "pass");
  const decided = told.filter(({ result }) => result === verdict.result);
  const leading = leadingCheck(report);
  const isWeaker = ({ name }: Check) => WEAKER.includes(name);
  const inOrder = new Set([...told.filter(isWeaker), ...decided, ...told]);
  const rest = [...inOrder].filter((one) => one !== leading);
  const sentence = ({ title, message }: Check) => `${title}: ${message}`;
  const others: CheckSentence[] = rest.map((one) => ({
    result: one.result === "pass" && NOTES.includes(one.name) ? null : one.result,
    text: sentence(one),
  }));
  const demands = comparison !== null || told.some(({ name }) => name === "floors");
  return {
    first: `· ${leading === undefined ? uncompared(report) : sentence(leading)}`,
    others: demands
      ? others
      : [...others, { result: null, text: `Floors: ${noFloors(report)} no score fails the gate` }],
  };
}

/** What one check says; without a result where it checks nothing. */
export interface CheckSentence {
  result: Check["result"] | null;
  text: string;
}

type Check = Verdict["checks"][number];

/** Other checks that a reader must not miss: those that did not pass, and what may make the gate weaker. */
export function openChecks(report: Report): Check[] {
  const leading = leadingCheck(report);
  const hasMoved = measureStates(report).some(({ change, isAboveMax }) => change !== "same" || isAboveMax);
  const isOpen = ({ name, result }: Check) =>
    result !== "pass" || WEAKER.includes(name) || (name === "measures" && hasMoved);
  return report.verdict.checks
    .filter((one) => isOpen(one) && one !== leading)
    .map((one) => (one.name === "measures" ? { ...one, message: measureLine(report) } : one));
}

/** The check that the first line is about. Undefined: a pass where nothing was compared. */
export function leadingCheck({
  verdict,
  comparison,
}: Pick<Report, "verdict" | "comparison">): Check | undefined {
  const decided = verdict.checks.filter(
    ({ name, result }) => result === verdict.result && (name !== "integrity" || result !== "pass"),
  );
  const [first] = decided;
  const regression = comparison === null ? undefined : decided.find(({ name }) => name === "regression");
  // A reader of a pass wants to know how the comparison went.
  if (verdict.result === "pass") return regression;
  // What got worse is more than what measures it less, unless cases are gone, and more than a floor that it broke.
  const isWeaker = first?.name === "weakening" && first.result === "fail" && comparison?.removed.length === 0;
  return isWeaker || first?.name === "floors" || first?.name === "stale" ? (regression ?? first) : first;
}

/** Why there is no floor. Only at a command line it is known where the policy was looked for. */
function noFloors({ policy, settings }: Report): string {
  if (policy.source !== "default") return "the policy sets none, so";
  const where = settings === null ? ` (${CONFIG_FILE} is not in this folder or above it)` : " is in force";
  return `no policy file${where}, so the defaults apply and`;
}

/**
 * What is said after the verdict's word: whether a yellow one blocks, where a red one does not, that a green one compared nothing, and
 * that it was not the first.
 */
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
  // At a command line, where there are no settings, nothing is merged.
  if (settings === null) return blocks ? ", exit code 1 (inconclusive: fail)" : ", exit code 0";
  return blocks ? ", blocks the merge (inconclusive: fail)" : ", does not block the merge";
}

/** What a pass says where nothing was compared: a case that never passes is no news to anybody else. */
function uncompared(report: Report): string {
  const { policy } = report;
  const cases = decidingCases(report.cases);
  const failing = failingAlways(cases);
  const [first] = failing;
  if (first === undefined) return rate(report);
  const fails = failing.length === 1 ? "fails" : "fail";
  const often = failing.some(({ trials }) => trials.length > 1) ? `${fails} every trial` : fails;
  const why = whyItFails(first, policy);
  const named = why === undefined ? caseLabel(first) : `${caseLabel(first)}: ${why}`;
  return `${failing.length} of ${counted(cases.length, "case")} ${often}: ${named}`;
}

/** The deciding cases of which every run fails. */
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

/** By which policy a report was judged: whose it is, and the beginning of its fingerprint where it has one. */
export function policyName({ source, fingerprint }: Report["policy"]): {
  source: string;
  fingerprint: string | undefined;
} {
  return { source: SOURCES[source], fingerprint: FINGERPRINT.exec(fingerprint)?.[1] };
}

/** What blocks and what does not, as a sentence: `Does not block the merge.` Nothing where there is nothing to say. */
export function blockingSentence(report: ConcludedReport): string {
  const words = endingWord(report).replace(/^, /, "");
  return words === "" ? "" : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Commands for a reader who has the repository: what shows the worst case in full, and what expects what the agent does now. */
export interface CaseCommands {
  reproduce: string;
  /** None where recordings say themselves what is expected, and where most runs of each case pass. */
  accept: string | undefined;
}

/** The command that settles a verdict for which the evidence is too weak; undefined where the verdict is settled. */
export function settlingCommand(
  { verdict, plan, ...report }: Pick<Report, "verdict" | "plan" | "settings" | "installed">,
  asked: SettingsValues = askedOf(report),
): string | undefined {
  if (verdict.result !== "inconclusive") return undefined;
  return plan?.command.replace(new RegExp(`^${INSTALLED}(?= )`), () => programOf(asked));
}

/** The pass rate from which `rungate accept` refuses a case. */
const ACCEPTABLE = 0.5;

/** The commands for the cases that a report is about; undefined where it is about none. */
export function caseCommands(
  report: Pick<Report, "cases" | "comparison" | "settings" | "installed">,
  asked: SettingsValues = askedOf(report),
): CaseCommands | undefined {
  const told = casesToTell(report);
  const [worst] = told.length > 0 ? told : worstCases(report);
  if (worst === undefined) return undefined;
  const word = commandWord(worst.id) ?? "CASE";
  const declared = told.filter(
    ({ source, passRate }) => source === "file" && (passRate === null || passRate < ACCEPTABLE),
  );
  return {
    reproduce: [programOf(asked), "explain", word, ...optionsOf(asked)].join(" "),
    accept: declared.length === 0 ? undefined : acceptCommand(idsOf(declared), asked),
  };
}

/** What a reader must know of cases that count for nothing, and the command that ends it; undefined where there is none. */
export function unexpectedHint(
  report: Pick<Report, "cases" | "retired" | "comparison" | "settings" | "installed">,
  asked: SettingsValues = askedOf(report),
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

/** The id of a commit, in full. */
export const COMMIT = /^[0-9a-f]{40}$/;

/** The commands that help to find the cause: the one that shows a case in full, and where the base commit is known the one that gates again. */
export function closerCommands(
  { id }: Pick<ReportCase, "id">,
  { baseCommit, ...report }: Pick<Report, "settings" | "baseCommit" | "installed">,
  asked: SettingsValues = askedOf(report),
): string[] {
  const again = COMMIT.test(baseCommit ?? "") ? [`gate --base ${baseCommit}`] : [];
  return [`explain ${commandWord(id) ?? "CASE"}`, ...again].map((command) =>
    [programOf(asked), command, ...optionsOf(asked)].join(" "),
  );
}

/** What a reader may do, and the lines that do it. */
export interface HintView {
  sentence: string;
  language: "yaml" | "sh";
  /** To be copied; none where nothing is known to help. */
  lines: readonly string[];
}

/** Which recordings were asked for, and how they are read, by the names of the options. In a workflow its settings say it. */
export type SettingsValues = Readonly<Record<string, unknown>>;

/** What to do about calls that nobody expects: accept the new name of a tool, leave out tools that only read. */
export function hintViews(
  { hint, cases, ...report }: Pick<Report, "hint" | "cases" | "settings" | "installed">,
  asked: SettingsValues = askedOf(report),
): HintView[] {
  const renamed = renamedTools(cases);
  return [
    ...(renamed.length === 0 ? [] : [renamedHint(renamed, asked)]),
    ...(hint === null ? [] : [unnamedHint(hint)]),
  ];
}

/** Whether a tool has another name now only its people know. */
function renamedHint(renamed: readonly RenamedTool[], asked: SettingsValues): HintView {
  const names = renamed.map(
    ({ expected, called, cases }) => `${called} instead of ${expected} (${counted(cases.size, "case")})`,
  );
  const cases = [...new Set(renamed.flatMap((one) => [...one.cases]))];
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

/** Cases that one command names. */
const ACCEPTED = 20;

/** The command that makes what was called the expectation. What is not known, or not safe to paste into a shell, is left to fill in. */
export function acceptCommand(cases: readonly string[], asked: SettingsValues): string {
  const words = [...new Set(cases)].slice(0, ACCEPTED).map(commandWord);
  const ids = words.includes(undefined) ? ["CASE"] : words;
  return [programOf(asked), "accept", ...ids, ...optionsOf(asked)].join(" ");
}

/** The settings of a workflow, and how rungate is called in its project: no setting may name the program, for a fork writes them. */
function askedOf({ settings, installed }: Pick<Report, "settings" | "installed">): SettingsValues {
  return { ...settings, program: installed === false ? FROM_ADDRESS : INSTALLED };
}

function programOf({ program }: SettingsValues): string {
  return typeof program === "string" ? program : INSTALLED;
}

/** The options by which a command reads the same recordings, where rungate.yml does not say it. */
function optionsOf(asked: SettingsValues): string[] {
  const { "from-file": ofFile, suite, policy } = asked;
  const said = (name: string) => (Array.isArray(ofFile) && ofFile.includes(name) ? undefined : asked[name]);
  const runs = option("--runs", said("runs"));
  return [
    ...runs,
    ...option("--expectations", said("expectations")),
    ...option("--policy", policy === CONFIG_FILE ? null : policy),
    ...option("--suite", runs.length > 0 || suite === DEFAULT_SUITE ? null : suite),
    ...option("--format", said("format")),
    ...option("--case-field", said("case-field")),
    ...option("-C", asked.directory),
  ];
}

function option(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const words = values.map((one) => (typeof one === "string" ? commandWord(one) : undefined) ?? "…");
  return words.length === 0 ? [] : [name, ...words];
}

/** Policy lines, where a name tells that a tool only reads or thinks. */
function unnamedHint(hint: NonNullable<Report["hint"]>): HintView {
  const rules = hint.tools.flatMap(({ name, readOnly }) => {
    const says = looksLikeScratchpad(name) ? "ignore" : readOnly ? "readOnly" : undefined;
    return says === undefined ? [] : [`{ match: ${yamlText(escapeGlob(name))}, ${says}: true }`];
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

/** What to do on the first pull request of a suite, so that the next one has something to be compared with. Code stands in backticks. */
export const FIRST_USE =
  "Merge this. The push records the baseline, and every pull request after it is compared. It needs a `push` trigger for the base branch and, in a job of your own, the upload step.";

/** Whether a reader is to be told that. Who has a red gate has something else to do first. */
export function isFirstUse({
  role,
  baseline,
  verdict,
}: Pick<Report, "role" | "baseline" | "verdict">): boolean {
  return role === "head" && baseline.state === "first-use" && verdict.result !== "fail";
}
