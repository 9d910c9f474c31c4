import { createColors } from "picocolors";
import { plainText } from "./plain.ts";
import { fill, type Piece } from "./template.ts";

/** Finished text for a terminal or a log. Only this module makes it, so that untrusted text gets there in no other way. */
export class TerminalText {
  /** No other object is taken for one of this class, whatever its members. */
  declare protected readonly made: true;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A template of lines for a terminal. Whatever is put into it stays on its line: invisible characters are written out. */
export function terminal(
  strings: TemplateStringsArray,
  ...pieces: readonly Piece<TerminalText>[]
): TerminalText {
  return new TerminalText(fill(strings, pieces, plainText));
}

/** Finished parts, one a line. */
export function lines(parts: readonly TerminalText[]): TerminalText {
  return joined(parts, "\n");
}

/** Sections of finished lines with an empty line between two; those without a line are left out. */
export function sections(parts: readonly (readonly TerminalText[])[]): TerminalText {
  const told = parts.filter((section) => section.length > 0).map(lines);
  return joined(told, "\n\n");
}

/** A text of many lines, such as a file, which stay lines. What ends it is no line. */
export function manyLines(text: string): TerminalText {
  const inLines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return lines(inLines.map((line) => terminal`${line.replaceAll("\t", "    ")}`));
}

function joined(parts: readonly TerminalText[], separator: "\n" | "\n\n"): TerminalText {
  return new TerminalText(parts.map(({ text }) => text).join(separator));
}

const COLORS = ["bold", "dim", "red", "green", "yellow", "cyan"] as const;

/** Gives text a colour. */
export type Paint = Record<(typeof COLORS)[number], (piece: Piece<TerminalText>) => TerminalText>;

/** Colours, or none where `colors` is false. */
export function paintWith(colors: boolean): Paint {
  const paint = createColors(colors);
  const painted = COLORS.map((color) => {
    const brush = (piece: Piece<TerminalText>) => new TerminalText(paint[color](terminal`${piece}`.text));
    return [color, brush] as const;
  });
  return Object.fromEntries(painted) as Paint;
}
