import { yamlText } from "../escape/yaml.ts";
import { limits } from "../limits.ts";
import { DEFAULT_POLICY } from "../policy/default-file.ts";
import { escapeGlob } from "../policy/glob.ts";
import { looksLikeScratchpad } from "../policy/guess.ts";
import type { ReportCase } from "../report/case-schema.ts";
import { type RenamedTool, renamedTools } from "../report/reasons.ts";
import type { Report } from "../report/schema.ts";
import { counted, listed, percent } from "../wording.ts";

/** What a reader may do, and the lines that do it. */
export interface HintView {
  sentence: string;
  language: "yaml" | "sh";
  /** To be copied; none where nothing is known to help. */
  lines: readonly string[];
}

/** Which recordings were asked for, and how they are read, by the names of the options. In a workflow its settings say it. */
export type Asked = Readonly<Record<string, unknown>>;

/** What to do about calls that nobody expects: accept the new name of a tool, leave out tools that only read. */
export function hintViews(
  { hint, cases, settings }: Pick<Report, "hint" | "cases" | "settings">,
  asked: Asked = settings ?? {},
): HintView[] {
  const renamed = renamedTools(cases);
  return [
    ...(renamed.length === 0 ? [] : [renamedHint(renamed, asked)]),
    ...(hint === null ? [] : [unnamedHint(hint)]),
  ];
}

/** Whether a tool has another name now only its people know. */
function renamedHint(renamed: readonly RenamedTool[], asked: Asked): HintView {
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
function acceptCommand(cases: readonly ReportCase[], asked: Asked): string {
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
