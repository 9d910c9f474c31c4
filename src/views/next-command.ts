import { CONFIG_FILE, DEFAULT_SUITE } from "../config/policy.ts";
import { escapeGlob, yamlText } from "../core/escape.ts";
import { FROM_ADDRESS, IN_PYTHON, INSTALLED } from "../core/install-command.ts";
import { limits } from "../core/limits.ts";
import { commandWord, shellWord } from "../core/shell-words.ts";
import { counted, listed, percent, shorten } from "../core/text.ts";
import type { ReportCase } from "../report/case.ts";
import { casesToTell, unexpectedCases, worstCases } from "../report/cases.ts";
import { type RenamedTool, renamedTools } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { looksLikeScratchpad } from "../scorers/tool-book.ts";

export const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";

interface JobInputs {
  runs: readonly string[];
  expectations: readonly string[];
  policy: string | undefined;
  suite?: string | undefined;
  format?: string | undefined;
  caseField?: string | undefined;
}

/**
 * Returns a rungate command line for a POSIX shell, without the program. `words` come first, because options with several values would
 * consume them.
 */
export function nextCommand(
  words: readonly string[],
  { runs, expectations, policy, suite, format, caseField }: JobInputs,
  flags: readonly string[] = [],
): string {
  const options: [string, string | undefined][] = [
    ...runs.map((pattern): [string, string] => ["--runs", pattern]),
    ...expectations.map((file): [string, string] => ["--expectations", file]),
    ["--policy", policy === CONFIG_FILE ? undefined : policy],
    ["--suite", suite],
    ["--format", format],
    ["--case-field", caseField],
  ];
  const used = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
  return [...words, ...used, ...flags].map(shellWord).join(" ");
}

/** A command that helps on, with its name in short and in full. */
export interface NextStep {
  name: "Settle" | "Reproduce" | "Accept";
  title: string;
  command: string;
}

/** `rungate accept` refuses a case from this pass rate on. */
const ACCEPTABLE = 0.5;

/**
 * Returns commands that record more runs for an inconclusive verdict, show the worst case in full, and accept the agent's current
 * behavior. The last needs expectations of a file, of cases of which not most runs pass.
 */
export function nextSteps(
  report: Pick<Report, "cases" | "comparison" | "settings" | "installed" | "verdict" | "plan">,
  asked: SettingsValues = settingsOf(report),
): NextStep[] {
  const steps: NextStep[] = [];
  const settle = report.verdict.result === "inconclusive" ? report.plan?.command : undefined;
  if (settle !== undefined) {
    const command = settle.replace(new RegExp(`^${INSTALLED}(?= )`), () => programOf(asked));
    steps.push({ name: "Settle", title: "Record again, to settle it", command });
  }
  const cases = casesToTell(report);
  const [worst] = cases.length > 0 ? cases : worstCases(report);
  if (worst === undefined) return steps;
  const explain = [programOf(asked), "explain", commandWord(worst.id) ?? "CASE", ...optionsOf(asked)];
  steps.push({ name: "Reproduce", title: "Reproduce", command: explain.join(" ") });
  const declared = cases.filter(
    ({ source, passRate }) => source === "file" && (passRate === null || passRate < ACCEPTABLE),
  );
  if (declared.length > 0)
    steps.push({ name: "Accept", title: "Accept", command: acceptCommand(idsOf(declared), asked) });
  return steps;
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
  const program = installed === "python" ? IN_PYTHON : installed === false ? FROM_ADDRESS : INSTALLED;
  return { ...settings, program };
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

/** Breaks a command at spaces outside of quotes, so that it can still be pasted into a shell. Each line has at most `most` characters. */
export function foldedCommand(command: string, most: number): string[] {
  const words = command.match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? [];
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 3 > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line, at) => (at < lines.length - 1 ? `${line} \\` : line));
}
