import { re2 } from "./expression.ts";
import { limits } from "./limits.ts";

/** The error for a glob that is invalid or ambiguous, because it could match text that its author did not mean. */
class GlobError extends Error {}

function lengthFault({ length }: string): string | undefined {
  if (length <= limits.globLength) return undefined;
  return `has ${length} characters, more than the ${limits.globLength} that a glob may have: write several shorter ones`;
}

/**
 * Returns a test for a glob: `*` any text without `/`, `**` any text, `?` one character, `[a-z]`, `[!a-z]`, `{a,b}`, a leading `!`
 * negates, `\` escapes. Text is compared in NFC. Linear in time, because globs come from untrusted files. Throws GlobError.
 */
export function globTest(glob: string): (text: string) => boolean {
  const negated = glob.startsWith("!");
  const source = globSource((negated ? glob.slice(1) : glob).normalize("NFC"));
  const expression = re2().compile(source, re2().DOTALL);
  return (text) => expression.matches(text.normalize("NFC")) !== negated;
}

/** Returns why a text is not a glob, or undefined. */
export function globFault(glob: string): string | undefined {
  try {
    globTest(glob);
    return undefined;
  } catch (error) {
    return globFaultText(error);
  }
}

/** Returns the message for an error of compiling a glob. */
export function globFaultText(error: unknown): string {
  if (error instanceof GlobError) return error.message;
  return `not a glob: ${(error as Error).message.replace(/^error parsing regexp: /, "")}`;
}

/** The tokens of a glob. `**` and the slash after it are one token, and so are a backslash and its character. */
const TOKEN = /\*\*\/|\*\*|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/gu;
const ESCAPED = /^\\([\s\S])$/;

/** Returns the RE2 expression (with DOTALL) of a glob without its leading `!`. Stars are lazy. Throws GlobError. */
export function globSource(glob: string): string {
  const fault = lengthFault(glob);
  if (fault !== undefined) throw new GlobError(fault);
  /** For each open brace, true if it contains a comma. */
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

/** The end of a set with a POSIX class, which is not supported. */
const NAMED_SET = /(?<!\\)\[:\^?\w+:\]$/;

/** Splits a glob at slashes outside braces. From a part that may match slashes on, it is not split. */
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

function set(token: string): string {
  const className = NAMED_SET.exec(token)?.[0];
  if (className !== undefined) {
    throw new GlobError(
      `not a glob: "${className}" is not known. Write the characters, such as [0-9] or [a-z]`,
    );
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
