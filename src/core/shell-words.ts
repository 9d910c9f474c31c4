import { limits } from "./limits.ts";

/** Quotes text as one shell word, in double quotes, which cmd accepts too, unless a POSIX shell would expand it. */
export function shellWord(text: string): string {
  if (/^[\w./:@+=,-]+$/.test(text)) return text;
  return /["$`\\!%]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}

/** Words that are one word in sh, PowerShell and cmd: without quotes, and in double quotes. */
const PLAIN = /^[\w.][\w./:-]*$/;
const QUOTED = /^(?!-)[^\p{C}"“”„$`\\!%]+$/u;

/** Returns text as one word of a command; undefined if a shell could interpret it. */
export function commandWord(text: string): string | undefined {
  if (text.length > limits.shownName) return undefined;
  if (PLAIN.test(text)) return text;
  return QUOTED.test(text) ? `"${text}"` : undefined;
}

/** Splits a command by POSIX quoting. Returns undefined if a shell would do more than split it, or for an unclosed quote. */
export function splitWords(command: string): string[] | undefined {
  const words: string[] = [];
  let rest = command.trim();
  while (rest !== "") {
    const [word = ""] = WORD.exec(rest) ?? [];
    rest = rest.slice(word.length);
    if (word === "" || !/^(?:\s|$)/.test(rest)) return undefined;
    rest = rest.trimStart();
    words.push(
      word.replace(
        PART,
        (_, single, double, escaped, plain) =>
          single ?? double?.replace(/\\(["\\])/g, "$1") ?? escaped ?? plain,
      ),
    );
  }
  return words;
}

const PART = /'([^']*)'|"((?:[^"\\$`]|\\["\\])*)"|\\(.)|([^\s'"\\|;&$`<>()*?[\]#~]+)/gs;
const WORD = new RegExp(`^(?:${PART.source})+`, "s");
