import { RE2JS } from "re2js";

/** Globs match other text than their author meant when something in them is misread: then they are refused. */
class GlobError extends Error {}

/**
 * A test for text that matches a glob: `*` is any text without `/`, `**` any text, `?` one character, `[a-z]` and `[!a-z]` one of a
 * set, `{a,b}` one of several; `!` in front turns the answer round, `\` takes the next character as it is.
 * Linear in time, since globs come from untrusted files. Throws GlobError.
 */
export function globTest(glob: string): (text: string) => boolean {
  const negated = glob.startsWith("!");
  const expression = RE2JS.compile(translate(negated ? glob.slice(1) : glob), RE2JS.DOTALL);
  return (text) => expression.matches(text) !== negated;
}

/** Why a text is no glob, undefined when it is one. */
export function globFault(glob: string): string | undefined {
  try {
    globTest(glob);
    return undefined;
  } catch (error) {
    if (error instanceof GlobError) return error.message;
    return `not a glob: ${(error as Error).message.replace(/^error parsing regexp: /, "")}`;
  }
}

/** The glob that matches this text and no other. */
export function escapeGlob(text: string): string {
  return text.replace(/[\\*?[\]{}()|!]/g, "\\$&");
}

const TOKEN = /\*\*\/|\*\*|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/gu;
const ESCAPED = /^\\([\s\S])$/;

function translate(glob: string): string {
  /** Of each open brace whether a comma has come. */
  const braces: boolean[] = [];
  const parts = (glob.match(TOKEN) ?? []).map((token) => {
    switch (token) {
      case "**/":
        return "(?:.*/)?";
      case "**":
        return ".*";
      case "*":
        return "[^/]*";
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
        return token.length > 1 && token.startsWith("[")
          ? set(token)
          : RE2JS.quote(token.replace(ESCAPED, "$1"));
    }
  });
  if (braces.length > 0) throw new GlobError('not a glob: "{" without "}"');
  return parts.join("");
}

function closeBrace(braces: boolean[]): void {
  const hadComma = braces.pop();
  if (hadComma === undefined) throw new GlobError('not a glob: "}" without "{"');
  if (!hadComma) throw new GlobError('not a glob: "{" and "}" without a comma between them');
}

/** `[a-z]` or `[!a-z]`. */
function set(token: string): string {
  const negated = token.startsWith("[!");
  const members = token
    .slice(negated ? 2 : 1, -1)
    .replace(/\\([\s\S])|[[^]/g, (all, escaped?: string) =>
      escaped === "-" ? "\\-" : RE2JS.quote(escaped ?? all),
    );
  if (members === "") throw new GlobError('not a glob: "[]" holds nothing');
  return `[${negated ? "^/" : ""}${members}]`;
}
