import { code, joined, type Markdown, markdown, yamlText } from "../base/escape.ts";
import { escapeGlob } from "../base/glob.ts";
import { limits } from "../base/limits.ts";
import { counted, grouped, listed, percent, shareText, shorten } from "../base/text.ts";
import { DEFAULT_POLICY } from "../config/policy.ts";
import { whyItFails } from "../gate/checks.ts";
import { caseLabel } from "../gate/score.ts";
import type { ReportCase, ReportLlmDetails, ReportOutcome, ReportTextDetails } from "../report/case.ts";
import {
  casesToTell,
  dividingTags,
  fixedCases,
  type Slice,
  type Slicing,
  slicesOf,
  worseCases,
  worstCases,
} from "../report/cases.ts";
import type { CaseComparison } from "../report/comparison.ts";
import {
  isF1Details,
  isLlmDetails,
  isRed,
  isTextDetails,
  type RenamedTool,
  renamedTools,
} from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { looksLikeScratchpad } from "../scorers/tools.ts";
import { changeCell, decidingFirst, isShown, scorerLabel } from "./scores.ts";

/** How a report is read. */
export interface ViewOptions {
  /** Show the verdict and its checks; without it only what was measured. */
  verdict: boolean;
  /** Whether the verdict makes the job red, or the command end with 1. */
  isRed: boolean;
}

/** What says that less can be seen than on the base: nobody is to read past it. */
const WEAKER = ["baseline", "weakening"];

/**
 * What the first line says after the verdict's word, and what stands below it: first what makes the gate weaker, then the other checks
 * that decided, then those that have something else to say.
 */
export function verdictSentences(report: Report): { first: string; others: string[] } {
  const { verdict, comparison } = report;
  const told = verdict.checks.filter(({ name, result }) => name !== "integrity" || result !== "pass");
  const decided = told.filter(({ result }) => result === verdict.result);
  const leading = leadingOf(decided, report);
  const isWeaker = ({ name }: Check) => WEAKER.includes(name);
  const inOrder = new Set([...told.filter(isWeaker), ...decided, ...told]);
  const rest = [...inOrder].filter((one) => one !== leading);
  const sentence = ({ title, message }: Check) => `${title}: ${message}`;
  const others = rest.map(sentence);
  const demands = comparison !== null || told.some(({ name }) => name === "floors");
  return {
    first: `· ${leading === undefined ? uncompared(report) : sentence(leading)}`,
    others: demands ? others : [...others, `Floors: ${noFloors(report)} no score fails the gate`],
  };
}

type Check = Report["verdict"]["checks"][number];

/** What the first line tells of the checks that decided. Undefined: a pass where nothing was compared. */
function leadingOf(decided: readonly Check[], { verdict, comparison }: Report): Check | undefined {
  const [first] = decided;
  const regression = comparison === null ? undefined : decided.find(({ name }) => name === "regression");
  // A reader of a pass wants to know how the comparison went.
  if (verdict.result === "pass") return regression;
  // What got worse is more than what measures it less, unless cases are gone.
  const isWeaker = first?.name === "weakening" && first.result === "fail" && comparison?.removed.length === 0;
  return isWeaker ? (regression ?? first) : first;
}

/** Why there is no floor. Only at a command line it is known where the policy was looked for. */
function noFloors({ policy, settings }: Report): string {
  if (policy.source !== "default") return "the policy sets none, so";
  const where = settings === null ? ` (${DEFAULT_POLICY} is not in this folder or above it)` : " is in force";
  return `no policy file${where}, so the defaults hold and`;
}

/**
 * What is said after the verdict's word: whether a yellow one blocks, where a red one does not, that a green one compared nothing, and
 * that it was not the first.
 */
export function blockingWord(report: ConcludedReport): string {
  const { runAttempt } = report;
  return `${endingWord(report)}${runAttempt > 1 ? `, attempt ${runAttempt}` : ""}`;
}

type ConcludedReport = Pick<Report, "verdict" | "role" | "settings" | "runAttempt" | "comparison" | "cases">;

function endingWord(report: ConcludedReport): string {
  const { verdict, role, settings, comparison, cases } = report;
  const { result, blocks } = verdict;
  const isReportOnly = blocks && !isRed(report);
  if (result === "inconclusive" && role === "base") return ", blocks nothing: recorded as a baseline";
  if (isReportOnly) return ", report-only: the job does not fail";
  if (result === "fail") return role === "base" && !blocks ? ", recorded as a baseline" : "";
  if (result === "pass")
    return comparison === null && failingAlways(cases).length > 0 ? ", with nothing to compare" : "";
  // At a command line, where there are no settings, nothing is merged.
  if (settings === null) return blocks ? ", exit code 1 (inconclusive: fail)" : ", exit code 0";
  return blocks ? ", blocks the merge (inconclusive: fail)" : ", does not block the merge";
}

/** What a pass says where nothing was compared: a case that never passes is no news to anybody else. */
function uncompared(report: Report): string {
  const { cases, policy } = report;
  const failing = failingAlways(cases);
  const [first] = failing;
  if (first === undefined) return rate(report);
  const fails = failing.length === 1 ? "fails" : "fail";
  const often = failing.some(({ trials }) => trials.length > 1) ? `${fails} every trial` : fails;
  const why = whyItFails(first, policy);
  const named = why === undefined ? caseLabel(first) : `${caseLabel(first)}: ${why}`;
  return `${failing.length} of ${counted(cases.length, "case")} ${often}: ${named}`;
}

function failingAlways(cases: readonly ReportCase[]): ReportCase[] {
  return cases.filter(({ passRate }) => passRate === 0);
}

function rate({ passRate, cases }: Report): string {
  if (passRate === null) return "nothing was assessed";
  const undecided = cases.flatMap(({ trials }) => trials).filter(({ pass }) => pass === null).length;
  const without = undecided > 0 ? `, ${counted(undecided, "run")} not assessed` : "";
  return `pass rate ${percent(passRate)}${without}`;
}

/** The scores by tag, as many tables as there is room for. */
export interface SliceTables {
  tables: SliceTable[];
  /**
   * The tags that divide the cases too, and the scorers that have no column: `Not shown: scores by region, customer and 2 more`; "" when all
   * are shown. Holds untrusted text.
   */
  more: string;
}

/** The slices by one tag as a table, the lowest pass rate first. The tag, the titles and the names hold untrusted text. */
export interface SliceTable {
  tag: string;
  /** How many values the tag has, shown or not: `40 values`. */
  size: string;
  /** Of the columns beside the name. */
  titles: string[];
  rows: SliceRow[];
  /** How many values are not among the rows: `… and 12 more values`; "" when all are. */
  more: string;
}

/** The cases that share a value of the tag, or have none. Untrusted text. */
export interface SliceRow {
  /** The tag's value, or `without model`. */
  name: string;
  isValue: boolean;
  /** Below the titles, none of them empty: `20`, `86.4 %`, `−2.4 (−7.0 to +2.2)`. */
  cells: string[];
}

/** How many tables, and columns of scorers, a text shows whose reader came for something else. */
export const FEW = { tables: 3, scorers: 5 };

const NAMED = { tags: 3, scorers: 20, characters: 40 };

/**
 * The scores by so many tags, with at most so many rows each: cases, runs, pass rate, its change where compared, and so many scorers in use,
 * those first that decide.
 */
export function sliceTables(
  report: Report,
  most: { tables: number; rows: number; scorers: number },
): SliceTables {
  const tags = dividingTags(report.cases);
  const slicings = slicesOf(report, tags.slice(0, most.tables));
  const scorers = Object.entries(report.scores).flatMap(([id, { value }]) =>
    value !== null && isShown(report, id) ? [id] : [],
  );
  const chosen = new Set(decidingFirst(scorers, report.policy.gate).slice(0, most.scorers));
  const others = tags.slice(slicings.length).map((tag) => shorten(tag, NAMED.characters));
  const left = scorers.filter((id) => !chosen.has(id)).map((id) => shorten(id, NAMED.characters));
  const notShown = [
    ...(others.length > 0 ? [`scores by ${listed(others, NAMED.tags)}`] : []),
    ...(left.length > 0 && slicings.length > 0 ? [listed(left, NAMED.scorers)] : []),
  ];
  const shown = scorers.filter((id) => chosen.has(id));
  return {
    tables: slicings.map((slicing) => sliceTable(slicing, shown, most.rows)),
    more: notShown.length > 0 ? `Not shown: ${notShown.join(" · ")}` : "",
  };
}

function sliceTable({ tag, slices, more }: Slicing, scorers: readonly string[], most: number): SliceTable {
  const isCompared = slices.some(({ change }) => change !== null);
  const left = slices.length - most + more;
  return {
    tag,
    size: counted(slices.length + more, "value"),
    titles: [
      "cases",
      "runs",
      "pass rate",
      ...(isCompared ? ["change"] : []),
      ...scorers.map((id) => scorerLabel(id)),
    ],
    rows: slices.slice(0, most).map((slice) => ({
      name: slice.value ?? `without ${tag}`,
      isValue: slice.value !== null,
      cells: [
        String(slice.cases),
        String(slice.runs),
        shareText(slice.passRate),
        ...(isCompared ? [changeOf(slice)] : []),
        ...scorers.map((id) => shareText(slice.scores[id] ?? null)),
      ],
    })),
    more: left > 0 ? `… and ${counted(left, "more value")}` : "",
  };
}

function changeOf({ change, passRate }: Slice): string {
  return change === null ? "not compared" : changeCell(change, passRate);
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

/** What a scorer made of a run, and what the score is made of; where there is none, why. A reason is untrusted text. */
export function outcomeText(outcome: ReportOutcome): string {
  if (outcome.status !== "scored") return `${outcome.status}: ${outcome.reason}`;
  const { details } = outcome;
  if (isLlmDetails(details)) return `${percent(outcome.value)}  (${judgementText(details)})`;
  if (isTextDetails(details)) return `${percent(outcome.value)}${countsText(details)}`;
  if (!isF1Details(details)) return percent(outcome.value);
  const { truePositives, calls, references } = details;
  return `${percent(outcome.value)}  (${truePositives} matched, ${calls} called, ${references} expected; precision ${percent(details.precision)}, recall ${percent(details.recall)})`;
}

/** What a score of texts was counted from: `  (demanded 3, said 2)`. */
function countsText({ counts }: ReportTextDetails): string {
  const told = Object.entries(counts).map(
    ([name, count]) => `${name} ${Number.isInteger(count) ? grouped(count) : Number(count.toFixed(3))}`,
  );
  return told.length === 0 ? "" : `  (${told.join(", ")})`;
}

/** What a judge's score is made of: `1 of 2 calls appropriate, 1 missing`. */
function judgementText({ evaluations, missingTools }: ReportLlmDetails): string {
  const appropriate = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
  const partly = evaluations.filter((one) => one.partly).length;
  const calls =
    evaluations.length === 0
      ? "no call"
      : `${appropriate} of ${counted(evaluations.length, "call")} appropriate${partly === 0 ? "" : `, ${partly} partly`}`;
  return missingTools.length === 0 ? calls : `${calls}, ${missingTools.length} missing`;
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
  { hint, cases, settings }: Pick<Report, "hint" | "cases" | "settings">,
  asked: SettingsValues = settings ?? {},
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
    lines: declared.length > 0 ? [acceptCommand(declared, asked)] : [],
  };
}

/** Cases that one command names. */
const ACCEPTED = 20;

/** The command that makes what was called the expectation. What is not known, or not safe to paste into a shell, is left to fill in. */
function acceptCommand(cases: readonly ReportCase[], asked: SettingsValues): string {
  const words = [...new Set(cases.map(({ id }) => id))].slice(0, ACCEPTED).map(commandWord);
  const ids = words.includes(undefined) ? ["CASE"] : words;
  const files = new Set(cases.flatMap(({ file }) => file ?? []));
  const filled = (value: unknown, otherwise: readonly unknown[]) =>
    Array.isArray(value) && value.length > 0 ? value : otherwise;
  return [
    "rungate accept",
    ...ids,
    ...option("--runs", filled(asked.runs, [undefined])),
    ...option("--expectations", filled(asked.expectations, [...files])),
    ...option("--policy", asked.policy === DEFAULT_POLICY ? null : asked.policy),
    ...option("--format", asked.format),
    ...option("--case-field", asked["case-field"]),
  ].join(" ");
}

function option(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const words = values.map((one) => (typeof one === "string" ? commandWord(one) : undefined) ?? "…");
  return words.length === 0 ? [] : [name, ...words];
}

/** What sh, PowerShell and cmd take for one word as it is, and between double quotes. */
const PLAIN = /^[\w.][\w./:-]*$/;
const QUOTED = /^(?!-)[^\p{C}"“”„$`\\!%]+$/u;

/** A text as one word of a command; undefined where a shell could make more of it. */
function commandWord(text: string): string | undefined {
  if (text.length > limits.shownName) return undefined;
  if (PLAIN.test(text)) return text;
  return QUOTED.test(text) ? `"${text}"` : undefined;
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
  "One thing to do: merge once, with a `push` trigger for the base branch and, in a job of your own, the upload step. That run records the first baseline, and every pull request after it is compared.";

/** Whether a reader is to be told that. Who has a red gate has something else to do first. */
export function isFirstUse({
  role,
  baseline,
  verdict,
}: Pick<Report, "role" | "baseline" | "verdict">): boolean {
  return role === "head" && baseline.state === "first-use" && verdict.result !== "fail";
}

/** A word, of which code is a part, with the spaces in it. */
const WORD = /(?:`[^`]*`|[^\s`])+/g;

/** Our own text, in which code stands in backticks. */
export function codeSpans(text: string): Markdown {
  const words = text.match(WORD) ?? [];
  return joined(words.map(spans), " ");
}

function spans(word: string): Markdown {
  return markdown`${word.split("`").map((part, at) => (at % 2 === 1 ? code(part) : part))}`;
}

/** The cases of a report as a reader meets them: what changed, worst first, then what did not. */
export interface CaseGroups {
  heading: string;
  /** Cases to be explained one by one. */
  told: ReportCase[];
  /** What else changed, one line each, with untrusted names. */
  lines: string[];
  /** Cases that fail and failed before; the same. */
  unchanged: string[];
}

const NAMED_CASES = 8;

/** Sorts a report's cases. Without a comparison every case that did not pass every run is told. */
export function groupCases(report: Report): CaseGroups {
  const failing = worstCases(report);
  const { comparison } = report;
  if (comparison === null) {
    const heading =
      failing.length === 1
        ? "The case that did not pass every run"
        : "Cases that did not pass every run, worst first";
    return { heading, told: failing, lines: [], unchanged: [] };
  }
  const told = casesToTell(report);
  const fixed = fixedCases(report).map(({ one }) => one);
  const named = new Set([...told, ...fixed]);
  const rest = failing.filter((one) => !named.has(one));
  const inState = (state: CaseComparison["state"]) =>
    report.cases.filter((one) => one.comparison?.state === state);
  return {
    heading:
      worseCases(report).length > 0
        ? "Worse than on the base, worst first"
        : "Failing, with nothing to compare with",
    told,
    lines: [
      ...line("Fixed", fixed),
      ...line("New", inState("new")),
      ...line("Changed", inState("changed")),
      ...line("Removed", report.totals.runs === 0 ? [] : comparison.removed),
      ...line("Retired", comparison.retired),
    ],
    unchanged:
      rest.length === 0
        ? []
        : [`${counted(rest.length, "case")} failing no more often than on the base: ${names(rest)}`],
  };
}

/** `passed 2 of 3 runs, was 9 of 10`: how a case does, and did. */
export function passedText(one: ReportCase): string {
  const passed = one.trials.filter(({ pass }) => pass === true).length;
  const before = beforeText(one) === "" ? "" : `, ${beforeText(one)}`;
  return `passed ${passed} of ${counted(one.trials.length, "run")}${before}`;
}

/** `was 9 of 10`: how a case did on the base; nothing where that is not known. */
export function beforeText({ comparison }: ReportCase): string {
  if (comparison === null) return "";
  const { state, base } = comparison;
  if (state === "comparable") return `was ${base.passed} of ${base.trials}`;
  return state === "new" || state === "changed" ? state : "";
}

function line(word: string, cases: readonly Pick<ReportCase, "id" | "tags">[]): string[] {
  return cases.length === 0 ? [] : [`${word}: ${names(cases)}`];
}

function names(cases: readonly Pick<ReportCase, "id" | "tags">[]): string {
  return listed(cases.map(caseLabel), NAMED_CASES);
}
