import type { Json } from "./json.ts";
import type { Place, Problem } from "./problems.ts";

const KNOWN_DEPTH = 3;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const [SPACE, NEWLINE, RETURN] = [0x20, 0x0a, 0x0d];

interface PlacedValue {
  place: Place;
  parts: Map<string, PlacedValue>;
}

const NO_PARTS: PlacedValue["parts"] = new Map();

/** The places of values in a JSON text, to a limited depth. */
export class JsonPlaces {
  private readonly file: string;
  private readonly text: string;
  private readonly root: PlacedValue;
  private at = 0;
  private line = 1;
  private lineStart = 0;

  /** The text must be valid JSON: it is not checked. */
  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    this.root = this.value(0);
  }

  /** Returns the place of the value at a path; undefined if it is not recorded. */
  of(path: Path): Place | undefined {
    let found: PlacedValue | undefined = this.root;
    for (const step of path) found = found?.parts.get(String(step));
    return found?.place;
  }

  /** Recursion is safe, because it ends at the recorded depth. */
  private value(depth: number): PlacedValue {
    const code = this.next();
    const place = { file: this.file, line: this.line, column: this.at - this.lineStart + 1 };
    return { place, parts: this.parts(code, depth) };
  }

  private parts(code: number, depth: number): PlacedValue["parts"] {
    const isContainer = code === OPEN_LIST || code === OPEN_OBJECT;
    if (isContainer && depth < KNOWN_DEPTH)
      return code === OPEN_LIST ? this.list(depth + 1) : this.object(depth + 1);
    if (isContainer) this.skip();
    else if (code === QUOTE) this.string();
    else this.scalar();
    return NO_PARTS;
  }

  private list(depth: number): PlacedValue["parts"] {
    const parts: PlacedValue["parts"] = new Map();
    this.at += 1;
    while (this.next() !== CLOSE_LIST) {
      parts.set(String(parts.size), this.value(depth));
      if (this.next() === COMMA) this.at += 1;
    }
    this.at += 1;
    return parts;
  }

  private object(depth: number): PlacedValue["parts"] {
    const parts: PlacedValue["parts"] = new Map();
    this.at += 1;
    while (this.next() !== CLOSE_OBJECT) {
      const start = this.at;
      this.string();
      const key: string = JSON.parse(this.text.slice(start, this.at));
      this.next();
      this.at += 1;
      parts.set(key, this.value(depth));
      if (this.next() === COMMA) this.at += 1;
    }
    this.at += 1;
    return parts;
  }

  private skip(): void {
    for (let level = 0; ; ) {
      const code = this.next();
      if (code === QUOTE) this.string();
      else {
        if (code === OPEN_LIST || code === OPEN_OBJECT) level += 1;
        else if (code === CLOSE_LIST || code === CLOSE_OBJECT) level -= 1;
        this.at += 1;
        if (level === 0) return;
      }
    }
  }

  private string(): void {
    let end = this.at;
    do end = this.text.indexOf('"', end + 1);
    while (this.isEscaped(end));
    this.at = end + 1;
  }

  private isEscaped(at: number): boolean {
    let from = at;
    while (this.text.charCodeAt(from - 1) === BACKSLASH) from -= 1;
    return (at - from) % 2 === 1;
  }

  private scalar(): void {
    while (/[\w.+-]/.test(this.text.charAt(this.at))) this.at += 1;
  }

  /** Skips white space and counts its lines. */
  private next(): number {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (!(code <= SPACE)) return code;
      this.at += 1;
      const endsLine = code === NEWLINE || (code === RETURN && this.text.charCodeAt(this.at) !== NEWLINE);
      if (endsLine) {
        this.line += 1;
        this.lineStart = this.at;
      }
    }
  }
}

export type Path = readonly PropertyKey[];

/** A parsed configuration file with the places of its values. */
export interface ConfigurationDocument {
  file: string;
  /** Undefined for invalid source, with an error in `problems`. */
  value: Json | undefined;
  problems: Problem[];
  /** Returns the place of the value at `path`, or of its key. If it is missing, the nearest enclosing value's. */
  locate(path: Path, what?: "key" | "value"): Place;
}
