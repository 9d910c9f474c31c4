import { type Paint, padEnd, paintWith, sections, type TerminalText, terminal } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { placeName } from "../../core/problems.ts";
import { counted, shorten } from "../../core/text.ts";
import { checks } from "./checks.ts";
import { type Finding, flat, type GitHubSetup, type Repository, type State } from "./repository.ts";

/** Shows the findings, problems first, with a conclusion in the last line. */
export function doctorView(findings: readonly Finding[], colors: boolean): TerminalText {
  const paint = paintWith(colors);
  const of = (state: State) => findings.filter((finding) => finding.state === state);
  return sections([
    ...[...of("missing"), ...of("advice")].map((finding) => todoLines(finding, paint)),
    uncheckedLines(of("not checked"), paint),
    of("ok").map((finding) => terminal`${paint.green("✔")} ${paint.dim(sentence(finding))}`),
    of("missing").length > 0
      ? []
      : [terminal`next: "rungate challenge" shows which breaks your suite would miss`],
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
      .filter(({ id }) => findings.some((finding) => finding.check === id && finding.state === state))
      .map(({ title }) => title);
  const unchecked = findings.filter(({ state }) => state === "not checked").length;
  const rest = unchecked === 0 ? "" : `; ${counted(unchecked, "check")} could not be made`;
  const absent = titlesOf("missing");
  return absent.length === 0
    ? terminal`${unchecked === 0 ? paint.green("✔ Every check passes") : paint.yellow("? No check fails")}${rest}`
    : terminal`${paint.red("✘ Missing")} for a gate that can be trusted: ${absent.join("; ")}${rest}`;
}

/** Returns true if something is missing, or unchecked for a reason other than GitHub's visibility. */
export function isInDoubt(findings: readonly Finding[], github: GitHubSetup): boolean {
  const unseen = Object.values(github).flatMap((fact) => ("unseen" in fact ? [fact.unseen] : []));
  for (const fact of github.baselines.values()) if ("unseen" in fact) unseen.push(fact.unseen);
  const isUnseen = ({ remedy = "" }: Finding) => unseen.some((why) => remedy.includes(why));
  return findings.some(
    (finding) => finding.state === "missing" || (finding.state === "not checked" && !isUnseen(finding)),
  );
}

/** Runs all checks and removes duplicate findings. */
export function examine(repository: Repository): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { id, look } of checks) {
    for (const found of flat(look(repository))) {
      const finding = { check: id, ...found };
      findings.set(JSON.stringify(finding), finding);
    }
  }
  return [...findings.values()];
}
