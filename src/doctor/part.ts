import type { ConfigurationDocument, Path } from "../config/document.ts";
import { isObject, type Json, member } from "../json/json.ts";
import type { Place } from "../problems.ts";

/** A part of a YAML file, there or not: its value, what is inside, and where it stands. */
export class Part {
  readonly value: Json | undefined;
  private readonly document: ConfigurationDocument;
  private readonly path: Path;
  private readonly around: Part | undefined;

  constructor(document: ConfigurationDocument, path: Path, value: Json | undefined, around?: Part) {
    this.document = document;
    this.path = path;
    this.value = value;
    this.around = around;
  }

  /** What stands under a key; a part without a value where nothing does. */
  get(key: string): Part {
    return this.inner(key, isObject(this.value) ? member(this.value, key) : undefined);
  }

  /** Keys and what stands under them, of an object only. */
  get entries(): [key: string, part: Part][] {
    if (!isObject(this.value)) return [];
    return Object.entries(this.value).map(([key, value]) => [key, this.inner(key, value)]);
  }

  /** The items of a list; of a scalar itself, as GitHub reads `needs` and `branches`. */
  get items(): Part[] {
    if (Array.isArray(this.value)) return this.value.map((value, at) => this.inner(at, value));
    return this.text === undefined ? [] : [this];
  }

  /** Whether there is such a key, also one without a value. */
  get isThere(): boolean {
    return this.value !== undefined;
  }

  /** A scalar as GitHub reads it where it takes text; undefined for all else. */
  get text(): string | undefined {
    const { value } = this;
    if (typeof value === "string") return value.trim();
    return ["number", "bigint", "boolean"].includes(typeof value) ? String(value) : undefined;
  }

  /** The texts of all items. */
  get texts(): string[] {
    return this.items.flatMap(({ text }) => text ?? []);
  }

  /** Where its key stands, or the item of a list; of what is not there, the nearest part around it. */
  get place(): Place {
    return this.isThere || this.around === undefined
      ? this.document.locate(this.path, "key")
      : this.around.place;
  }

  private inner(key: string | number, value: Json | undefined): Part {
    return new Part(this.document, [...this.path, key], value, this);
  }
}

/** What begins an expression, which GitHub evaluates and nobody here. */
export const EXPRESSION = "\u0024{{";

/** Whether GitHub puts a value into this text. Nobody here knows which. */
export function isExpression(text: string | undefined): boolean {
  return text?.includes(EXPRESSION) ?? false;
}

/** The expressions in a text, without what stands around each. */
export function expressionsIn(text: string): string[] {
  return text
    .split(EXPRESSION)
    .flatMap((piece, at) => (at === 0 ? [] : (piece.split("}}", 1)[0] ?? "").trim()));
}

/** An expression as a workflow has it, for lines that a reader copies. */
export function expression(inner: string): string {
  return `${EXPRESSION} ${inner} }}`;
}

/** An expression, or a condition, without what may stand around it: `always()`. */
export function bare(text: string): string {
  return text.startsWith(EXPRESSION) && text.endsWith("}}") ? text.slice(3, -2).trim() : text;
}
