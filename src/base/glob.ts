import { re2 } from "./expression.ts";
import { limits } from "./limits.ts";

/** Globs match other text than their author meant when something in them is misread: then they are refused. */
class GlobError extends Error {}

/** Why a glob is too long, undefined when it is not. */
function lengthFault({ length }: string): string | undefined {
  if (length <= limits.globLength) return undefined;
  return `has ${length} characters, more than the ${limits.globLength} that a glob may have: write several shorter ones`;
}

/**
 * A test for text that matches a glob: `*` is any text without `/`, `**` any text, `?` one character, `[a-z]` one of a set, `[!a-z]` or
 * `[^a-z]` one that is not, `{a,b}` one of several; `!` in front turns the answer round, `\` takes the next character as it is.
 * Both are compared in one Unicode form. Linear in time, since globs come from untrusted files. Throws GlobError.
 */
export function globTest(glob: string): (text: string) => boolean {
  const negated = glob.startsWith("!");
  const source = globSource((negated ? glob.slice(1) : glob).normalize("NFC"));
  const expression = re2().compile(source, re2().DOTALL);
  return (text) => expression.matches(text.normalize("NFC")) !== negated;
}

/** Why a text is no glob, undefined when it is one. */
export function globFault(glob: string): string | undefined {
  try {
    globTest(glob);
    return undefined;
  } catch (error) {
    return globFaultText(error);
  }
}

/** What is wrong with a glob, by the error that compiling it ended with. */
export function globFaultText(error: unknown): string {
  if (error instanceof GlobError) return error.message;
  return `not a glob: ${(error as Error).message.replace(/^error parsing regexp: /, "")}`;
}

/** The glob that matches this text and no other. */
export function escapeGlob(text: string): string {
  return text.replace(/[\\*?[\]{}()|!]/g, "\\$&");
}

/** What a glob is made of. Two stars and the slash after them belong together, and so do a backslash and what it takes as it is. */
const TOKEN = /\*\*\/|\*\*|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/gu;
const ESCAPED = /^\\([\s\S])$/;

/**
 * The regular expression of RE2, with "." for every character, that matches what the glob matches, `!` in front not being read. Of
 * several ways to match, stars hold as little as they can. Throws GlobError.
 */
export function globSource(glob: string): string {
  const fault = lengthFault(glob);
  if (fault !== undefined) throw new GlobError(fault);
  /** Of each open brace whether a comma has come. */
  const braces: boolean[] = [];
  const parts = (glob.match(TOKEN) ?? []).map((token) => {
    switch (token) {
      case "**/":
        return "(?:.*?/)??";
      case "**":
        return ".*?";
      case "*":
        return "[^/]*?";
      case "?":
        return "[^/]";
      case "{":
        braces.push(false);
        return "(?:";
      case "}":
        closeBrace(braces);
        return ")";
      case ",":
        if (braces.length > 0) braces[braces.length - 1] = true;
        return braces.length > 0 ? "|" : ",";
      case "[":
        throw new GlobError('not a glob: "[" without "]"');
      case "(":
      case ")":
      case "|":
        throw new GlobError(`not a glob: "${token}" has no meaning. For one of several write {a,b}`);
      default:
        return token.length > 1 && token.startsWith("[") ? set(token) : quote(token.replace(ESCAPED, "$1"));
    }
  });
  if (braces.length > 0) throw new GlobError('not a glob: "{" without "}"');
  return parts.join("");
}

function quote(text: string): string {
  return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}

/** The end of a set that holds one by its name. */
const NAMED_SET = /(?<!\\)\[:\^?\w+:\]$/;

/** The parts of a glob between the slashes that are not in braces. One that may match slashes comes with all that follows it. */
export function globParts(glob: string): { text: string; crosses: boolean }[] {
  const parts = [{ text: "", crosses: false }];
  let braces = 0;
  for (const token of glob.match(TOKEN) ?? []) {
    const part = parts.at(-1) as { text: string; crosses: boolean };
    if (token === "{") braces += 1;
    else if (token === "}") braces -= 1;
    const isSlash = token === "/" || token === "\\/";
    if (isSlash && braces === 0 && !part.crosses) parts.push({ text: "", crosses: false });
    else {
      part.text += token;
      part.crosses ||= isSlash || token.startsWith("**");
    }
  }
  return parts;
}

function closeBrace(braces: boolean[]): void {
  const hadComma = braces.pop();
  if (hadComma === undefined) throw new GlobError('not a glob: "}" without "{"');
  if (!hadComma) throw new GlobError('not a glob: "{" and "}" without a comma between them');
}

/** `[a-z]`, `[!a-z]` or `[^a-z]`. */
function set(token: string): string {
  const named = NAMED_SET.exec(token)?.[0];
  if (named !== undefined) {
    throw new GlobError(`not a glob: "${named}" is not known. Write the characters, such as [0-9] or [a-z]`);
  }
  const negated = /^\[[!^]/.test(token);
  const members = token
    .slice(negated ? 2 : 1, -1)
    .replace(/\\([\s\S])|[[^]/g, (all, escaped?: string) =>
      escaped === "-" ? "\\-" : quote(escaped ?? all),
    );
  if (members === "") throw new GlobError('not a glob: "[]" is empty');
  return `[${negated ? "^/" : ""}${members}]`;
}
