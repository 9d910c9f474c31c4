import { CONFIG_FILE, DEFAULT_SUITE } from "../config/policy.ts";
import { FROM_ADDRESS } from "../core/install-command.ts";
import { limits } from "../core/limits.ts";
import { shorten } from "../core/text.ts";
import { nextCommand } from "../views/next-command.ts";
import { isPerson, permissionOf } from "./acceptance.ts";
import { type GitHub, readAnswer, statusOf } from "./client.ts";
import type { Actor } from "./commits.ts";
import { type CommentEvent, commentSchema } from "./event.ts";

/** The terminal command, which also runs where rungate is not installed. */
export const AT_A_TERMINAL = `${FROM_ADDRESS} accept CASE`;

export type Command = AcceptCommand | { name: "rerun" };

/** A command to expect what the cases' runs did. */
export interface AcceptCommand {
  name: "accept";
  cases: string[];
  /** Adds a variant to the expectations instead of replacing them. */
  asVariant: boolean;
  reason: string;
}

/** The reason for not executing a command, with advice and details for the answer. */
export class RefusedCommand extends Error {
  override readonly name = "RefusedCommand";
  /** A sentence without its period. */
  readonly advice: string;
  /** Lines to copy. */
  readonly lines: string | undefined;
  /** A link to more information. */
  readonly page: string | undefined;

  constructor(reason: string, advice: string, { lines, page }: { lines?: string; page?: string } = {}) {
    super(reason);
    this.advice = advice;
    this.lines = lines;
    this.page = page;
  }
}

const SYNTAX = ["/rungate accept CASE… [--variant] because REASON", "/rungate rerun"] as const;

const PREFIX = /^\/rungate(?=\s|$)/;

/** Returns true when the first line of a comment is a command. */
export function isCommand(body: string): boolean {
  return PREFIX.test(firstLine(body));
}

/** Parses the command in the first line. Throws RefusedCommand when it is invalid. */
export function readCommand(body: string): Command {
  const [, name = "", rest = ""] = /^\/rungate\s+(\S+)\s*(.*)$/.exec(firstLine(body)) ?? [];
  if (name === "rerun" && rest === "") return { name: "rerun" };
  if (name === "accept") return readAccept(rest);
  throw notUnderstood(name === "rerun" ? "rerun takes no other word" : "there is no such command");
}

/** Browsers end lines with CRLF. */
function firstLine(body: string): string {
  return body.split(/\r?\n/, 1)[0]?.trimEnd() ?? "";
}

function notUnderstood(why: string): RefusedCommand {
  return new RefusedCommand(why, "write one of the commands below in the first line of a new comment", {
    lines: SYNTAX.join("\n"),
  });
}

/** A word, or a text in quotes or backticks, which may contain spaces. */
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
    else cases.add(spellings.find((spelling) => spelling !== undefined) ?? "");
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

/** The arguments of the terminal command, which finds omitted arguments itself. */
export interface TerminalWords {
  runs?: readonly string[];
  expectations?: readonly string[];
  policy?: string;
  suite?: string | undefined;
  "from-file"?: readonly string[];
}

/** Returns the equivalent terminal command, which shows the change before it is written. */
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
  return `${FROM_ADDRESS} ${nextCommand(words, inputs, dashed.length > 0 ? [...flags, "--", ...dashed] : flags)}`;
}

/** Returns the reason to ignore a comment, from its event alone; undefined for a new comment of a person on a pull request. */
export function whyIgnored({ action, isPullRequest, comment, sender }: CommentEvent): string | undefined {
  if (action !== "created") return "the comment is not a new one";
  if (!isPullRequest) return "the comment is on an issue, not on a pull request";
  const { user } = comment;
  if (user === null) return "the account that wrote the comment is gone";
  if (!isPerson(user)) return "the comment was not written by a person";
  if (comment.isByApp) return "the comment was written by an app in a person's name";
  if (user.id !== sender) return "the comment is not from the person who made the event";
  return undefined;
}

/** Returns the author if the author may write now, or the reason to ignore the comment. Throws RefusedCommand for an edited comment. */
export async function commenterOf(
  github: GitHub,
  { comment }: CommentEvent,
): Promise<{ by: Actor } | { ignored: string }> {
  const { user } = comment;
  if (user === null) return { ignored: "the account that wrote the comment is gone" };
  if (!(await mayWrite(github, user))) return { ignored: `@${user.login} may not write to the repository` };
  const now = await commentNow(github, comment.id);
  if (now === undefined) return { ignored: "the comment is gone" };
  if (now.user?.id !== user.id || now.isByApp)
    return { ignored: "the comment is from another account by now" };
  const isEdited = [comment, now].some(({ createdAt, updatedAt }) => createdAt !== updatedAt);
  if (isEdited || now.body !== comment.body)
    throw new RefusedCommand(
      "the comment was edited after you wrote it",
      "write the command in a new comment, and leave that as it is",
    );
  return { by: user };
}

async function mayWrite(github: GitHub, user: Actor): Promise<boolean> {
  const { permission } = await permissionOf(github, user);
  // GitHub reports the role "maintain" as the permission "write".
  return permission === "admin" || permission === "write";
}

async function commentNow(
  { octokit, owner, repo }: GitHub,
  comment_id: number,
): Promise<CommentEvent["comment"] | undefined> {
  try {
    const { data } = await octokit.rest.issues.getComment({ owner, repo, comment_id });
    return readAnswer(commentSchema, data, "a comment");
  } catch (error) {
    if ([404, 410].includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}
