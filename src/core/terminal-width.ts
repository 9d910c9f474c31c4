/** The wide ranges of Unicode's East Asian Width (UAX #11) that names use, and emoji. */
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u;
const COMBINING = /^\p{M}/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the start of a color
const COLOR = /\u001b\[\d+m/g;

/** Returns the number of terminal columns of a text. Colors take none. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text.replace(COLOR, ""))
    columns += WIDE.test(character) ? 2 : COMBINING.test(character) ? 0 : 1;
  return columns;
}

const INDENT = "    ";

/** Breaks a line at spaces, so that each part has at most `most` columns, except for longer words. Later parts are indented. */
export function wrapLine(line: string, most: number): string {
  if (columnsOf(line) <= most) return line;
  const before = /^ */.exec(line)?.[0] ?? "";
  const [first = "", ...words] = line.slice(before.length).split(" ");
  const parts: string[] = [];
  let part = `${before}${first}`;
  for (const word of words) {
    const longer = `${part} ${word}`;
    if (columnsOf(longer) <= most) part = longer;
    else {
      parts.push(part);
      part = `${before}${INDENT}${word}`;
    }
  }
  return [...parts, part].join("\n");
}
