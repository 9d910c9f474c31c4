import { limits } from "./limits.ts";

/** A text as one word of a shell: in double quotes, which cmd takes too, unless a POSIX shell would read something in them. */
export function shellWord(text: string): string {
  if (/^[\w./:@+=,-]+$/.test(text)) return text;
  return /["$`\\!%]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}

/** Words that sh, PowerShell and cmd take for one word as it is, and between double quotes. */
const PLAIN = /^[\w.][\w./:-]*$/;
const QUOTED = /^(?!-)[^\p{C}"“”„$`\\!%]+$/u;

/** A text as one word of a command; undefined where a shell could make more of it. */
export function commandWord(text: string): string | undefined {
  if (text.length > limits.shownName) return undefined;
  if (PLAIN.test(text)) return text;
  return QUOTED.test(text) ? `"${text}"` : undefined;
}

/**
 * The words of a command, with the quotes that a POSIX shell knows. Undefined where a shell would do more than split it, or where a quote has
 * no end.
 */
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
