import { limits } from "../base/limits.ts";
import { listed, shorten } from "../base/text.ts";
import { CONFIG_FILE, DEFAULT_SUITE } from "../config/policy.ts";
import { nextCommand } from "../setup/init.ts";

/** The command that accepts at a terminal, where nothing else is known. */
export const AT_A_TERMINAL = "npx rungate accept CASE";

/** What a comment asks for. */
export type Command = AcceptCommand | { name: "rerun" };

/** To expect what the runs of these cases did, and why. */
export interface AcceptCommand {
  name: "accept";
  cases: string[];
  /** As another right way beside those that their case has. */
  asVariant: boolean;
  reason: string;
}

/** What cannot be done for a comment: what is in the way, and what helps. This is all that a refusal is made of. */
export class RefusedCommand extends Error {
  override readonly name = "RefusedCommand";
  /** A sentence without its full stop. */
  readonly advice: string;
  /** Lines to be copied; none where they would not help either. */
  readonly lines: string | undefined;
  /** The address of a page that tells more. */
  readonly page: string | undefined;

  constructor(reason: string, advice: string, { lines, page }: { lines?: string; page?: string } = {}) {
    super(reason);
    this.advice = advice;
    this.lines = lines;
    this.page = page;
  }
}

/** How the commands are written, a line each. */
const SYNTAX = ["/rungate accept CASE… [--variant] because REASON", "/rungate rerun"] as const;

/** What every command begins with. */
const PREFIX = /^\/rungate(?=\s|$)/;

/** Whether a comment is meant for rungate: its first line says so, or nothing does. */
export function isCommand(body: string): boolean {
  return PREFIX.test(firstLine(body));
}

/** The command in the first line of a comment. Throws RefusedCommand for one that cannot be understood. */
export function readCommand(body: string): Command {
  const [, name = "", rest = ""] = /^\/rungate\s+(\S+)\s*(.*)$/.exec(firstLine(body)) ?? [];
  if (name === "rerun" && rest === "") return { name: "rerun" };
  if (name === "accept") return readAccept(rest);
  throw notUnderstood(name === "rerun" ? "rerun takes no other word" : "there is no such command");
}

/** A comment of a browser ends its lines with both characters. */
function firstLine(body: string): string {
  return body.split(/\r?\n/, 1)[0]?.trimEnd() ?? "";
}

function notUnderstood(why: string): RefusedCommand {
  return new RefusedCommand(why, "write one of the commands below in the first line of a new comment", {
    lines: SYNTAX.join("\n"),
  });
}

/** A word, or a name between quotes or backticks, which may hold spaces. */
const WORD = /^(?:`([^`]*)`|"([^"]*)"|'([^']*)'|([^\s`"']\S*))(?=\s|$)\s*/;

function readAccept(text: string): AcceptCommand {
  const cases = new Set<string>();
  let asVariant = false;
  for (let rest = text; rest !== ""; ) {
    const [whole, ...spellings] = WORD.exec(rest) ?? [];
    if (whole === undefined) throw notUnderstood("a quote has no end");
    rest = rest.slice(whole.length);
    const plain = spellings[3];
    if (plain === "because") return accept([...cases], asVariant, rest);
    if (plain === "--variant") asVariant = true;
    else if (plain?.startsWith("--"))
      throw notUnderstood(`there is no option ${shorten(plain, limits.shownName)}`);
    else cases.add(spellings.find((one) => one !== undefined) ?? "");
  }
  throw notUnderstood("the reason is missing");
}

function accept(cases: string[], asVariant: boolean, reason: string): AcceptCommand {
  if (cases.length === 0) throw notUnderstood("no case is named");
  if (cases.length > limits.acceptedCases)
    throw new RefusedCommand(
      `one command accepts at most ${limits.acceptedCases} cases, and this one names ${cases.length}`,
      "look at each case, and write several commands",
    );
  if (reason === "") throw notUnderstood("the reason is missing");
  if (reason.length > limits.acceptReason)
    throw new RefusedCommand(
      `the reason has ${reason.length} characters, and at most ${limits.acceptReason} go into the commit`,
      "write a shorter one in a new comment",
    );
  return { name: "accept", cases, asVariant, reason };
}

/** What the command at a terminal has to be told; what is left out it finds by itself. */
export interface TerminalWords {
  runs?: readonly string[];
  expectations?: readonly string[];
  policy?: string;
  suite?: string | undefined;
  "from-file"?: readonly string[];
}

/** The same command for a terminal, where people see what changes before it is written. */
export function terminalLine(
  { cases, asVariant }: AcceptCommand,
  { runs = [], expectations = [], policy = CONFIG_FILE, suite, "from-file": ofFile = [] }: TerminalWords,
): string {
  const isOfFile = (name: string) => ofFile.includes(name);
  const inputs = {
    runs: isOfFile("runs") ? [] : runs,
    expectations: isOfFile("expectations") ? [] : expectations,
    policy,
    suite: suite === DEFAULT_SUITE ? undefined : suite,
    format: undefined,
    caseField: undefined,
  };
  const dashed = cases.filter((id) => id.startsWith("-"));
  const words = ["accept", ...cases.filter((id) => !dashed.includes(id))];
  const flags = asVariant ? ["--variant"] : [];
  return `npx rungate ${nextCommand(words, inputs, dashed.length > 0 ? [...flags, "--", ...dashed] : flags)}`;
}

/** The first line of a commit's message, and the rest. */
export interface CommitMessage {
  headline: string;
  body: string;
}

/** What a commit says that was made for a comment: which cases, why, and who wrote the comment at this address. */
export function commitMessage(
  { cases, asVariant, reason }: AcceptCommand,
  { login, url }: { login: string; url: string },
): CommitMessage {
  const names = listed(
    cases.map((id) => shorten(harmless(id), limits.shownName)),
    limits.acceptedCases,
  );
  const how = asVariant ? " as a variant" : "";
  return {
    headline: `Accept ${names}${how}: ${harmless(reason)}`,
    body: `Asked for by ${login} in ${url}`,
  };
}

/** What could skip workflows (`[skip ci]`), name another author (`<a@b.example>`), call somebody (`@`) or close an issue (`#`). */
const MEANT = new Map([
  ["[", "("],
  ["]", ")"],
  ["<", "("],
  [">", ")"],
  ["@", " "],
  ["#", " "],
]);

/** A text for one line of a commit's message, in which nothing is more than text. */
function harmless(text: string): string {
  return text
    .replace(/[[\]<>@#]/g, (character) => MEANT.get(character) ?? " ")
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, " ")
    .trim();
}
