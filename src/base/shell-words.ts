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
