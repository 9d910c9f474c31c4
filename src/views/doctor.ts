import { checks } from "../doctor/checks.ts";
import type { Finding, State } from "../doctor/finding.ts";
import { type Paint, paintWith, sections, type TerminalText, terminal } from "../escape/terminal.ts";
import { limits } from "../limits.ts";
import { placeName } from "../problems.ts";
import { counted, shorten } from "../wording.ts";
import { padEnd } from "./terminal-width.ts";

/** What is missing for a gate that can be trusted, for a person at a terminal: problems first. The last line says it in a sentence. */
export function doctorView(findings: readonly Finding[], colors: boolean): TerminalText {
  const paint = paintWith(colors);
  const of = (state: State) => findings.filter((finding) => finding.state === state);
  return sections([
    ...[...of("missing"), ...of("advice")].map((finding) => todoLines(finding, paint)),
    uncheckedLines(of("not checked"), paint),
    of("ok").map((finding) => terminal`${paint.green("✔")} ${paint.dim(sentence(finding))}`),
    [conclusion(findings, paint)],
  ]);
}

function todoLines(finding: Finding, paint: Paint): TerminalText[] {
  const { state, expected, remedy, yaml = [] } = finding;
  const mark = state === "missing" ? paint.red("✘ missing") : paint.yellow("● advice ");
  return [
    terminal`${mark} ${paint.bold(sentence(finding))}`,
    ...(expected === undefined ? [] : [terminal`  ${padEnd("expected", 9)} ${cut(expected)}`]),
    ...(remedy === undefined ? [] : [terminal`  ${padEnd("do", 9)} ${cut(remedy)}`]),
    ...yaml.map((line) => terminal`              ${paint.cyan(cut(line))}`),
  ];
}

/** Those with one reason together. */
function uncheckedLines(findings: readonly Finding[], paint: Paint): TerminalText[] {
  const reasons = [...new Set(findings.map(({ remedy = "" }) => remedy))];
  return reasons.flatMap((reason) => [
    terminal`${paint.yellow("? not checked")} ${cut(reason)}`,
    ...findings.filter(({ remedy }) => remedy === reason).map((finding) => terminal`  ${sentence(finding)}`),
  ]);
}

function sentence(finding: Finding): string {
  const place = placeName(finding);
  return `${place === "" ? "" : `${shorten(place, limits.shownName)}: `}${cut(finding.what)}`;
}

function cut(text: string): string {
  return shorten(text, limits.shownText);
}

function conclusion(findings: readonly Finding[], paint: Paint): TerminalText {
  const titlesOf = (state: State) =>
    checks
      .filter(({ id }) => findings.some((one) => one.check === id && one.state === state))
      .map(({ title }) => title);
  const unchecked = findings.filter(({ state }) => state === "not checked").length;
  const rest = unchecked === 0 ? "" : `; ${counted(unchecked, "thing")} could not be checked`;
  const absent = titlesOf("missing");
  return absent.length === 0
    ? terminal`${paint.green("✔ Nothing is missing")} of what was looked at${rest}`
    : terminal`${paint.red("✘ Missing")} for a gate that can be trusted: ${absent.join("; ")}${rest}`;
}
