import { canonicalJson, isObject, type Json, type JsonObject } from "../../../src/core/json.ts";

export type Choices = Iterator<number>;

/** An expectations file in pieces: the text before its cases, and each case's text. */
export interface WrittenFile {
  head: string;
  cases: string[];
}

/**
 * Writes cases in varying styles by the choices: in blocks or brackets, with comments and blank lines, with more or less indentation,
 * quotes of all kinds, trailing commas.
 */
export function writeFile(cases: readonly JsonObject[], choices: Choices): WrittenFile {
  const eol = pick(choices, ["\n", "\n", "\r\n"]);
  const writer = new Writer(choices, eol);
  const indent = pick(choices, ["", "  ", "    "]);
  const head = pick(choices, [
    "",
    "\uFEFF",
    `# cases of${eol}${eol}`,
    `defaults: { f1: { mode: strict } }${eol}`,
  ]);
  return {
    head: `${head}cases:${writer.comment()}${eol}`,
    cases: cases.map((testCase) => writer.gap(indent) + indent + writer.item(testCase, indent) + eol),
  };
}

class Writer {
  private readonly choices: Choices;
  private readonly eol: string;

  constructor(choices: Choices, eol: string) {
    this.choices = choices;
    this.eol = eol;
  }

  comment(): string {
    return pick(this.choices, ["", "", "", " # and: [so], on", "  #"]);
  }

  gap(indent: string): string {
    const { eol } = this;
    return pick(this.choices, ["", "", "", eol, `${indent}# - name: above${eol}`, `# far${eol}${eol}`]);
  }

  item(value: Json, indent: string): string {
    const space = pick(this.choices, [" ", " ", "   "]);
    return `-${space}${this.value(value, `${indent} ${space}`, undefined)}`;
  }

  /** `behind` is the indentation of the value's key. */
  private value(value: Json, indent: string, behind: string | undefined): string {
    const isEmpty = typeof value !== "object" || value === null || Object.keys(value).length === 0;
    if (isEmpty || pick(this.choices, [true, false, false])) {
      return `${behind === undefined ? "" : " "}${this.flow(value, indent)}${this.comment()}`;
    }
    const { eol } = this;
    const start = behind === undefined ? "" : `${this.comment()}${eol}${this.gap(indent)}${indent}`;
    const lines = Array.isArray(value)
      ? value.map((item) => this.item(item, indent))
      : Object.entries(value).map(([key, item]) => this.member(key, item, indent));
    return start + lines.reduce((text, line) => `${text}${eol}${this.gap(indent)}${indent}${line}`);
  }

  private member(key: string, value: Json, indent: string): string {
    const deeper =
      indent + (Array.isArray(value) ? pick(this.choices, ["", "  "]) : pick(this.choices, ["  ", " "]));
    return `${this.scalar(key)}:${this.value(value, deeper, indent)}`;
  }

  private flow(value: Json, indent: string): string {
    const { eol } = this;
    if (typeof value !== "object" || value === null) return this.scalar(value);
    const between = pick(this.choices, [", ", ", ", ",", ` ,${eol}${indent}  `, `, # so${eol}${indent}  `]);
    const padding = pick(this.choices, ["", " ", `${eol}${indent}  `]);
    const isList = Array.isArray(value);
    const items = isList
      ? value.map((item) => this.flow(item, indent))
      : Object.entries(value).map(([key, item]) => `${this.scalar(key)}: ${this.flow(item, indent)}`);
    const last = items.length > 0 ? pick(this.choices, ["", "", ",", ` # end${eol}${indent} `]) : "";
    const inside = items.length > 0 ? padding + items.join(between) + last + padding : "";
    return isList ? `[${inside}]` : `{${inside}}`;
  }

  private scalar(value: Json): string {
    if (typeof value !== "string") return canonicalJson(value);
    const quotes = pick(this.choices, ["plain", "plain", "single", "double"]);
    if (quotes === "plain" && /^[a-z$][\w$-]*$/i.test(value) && !/^(?:no|true|null)$/.test(value))
      return value;
    return quotes === "single" && /^[ -~]*$/.test(value)
      ? `'${value.replaceAll("'", "''")}'`
      : JSON.stringify(value);
  }
}

function pick<Item>(choices: Choices, items: readonly Item[]): Item {
  const { value = 0 } = choices.next() as IteratorResult<number, undefined>;
  return items[value % items.length] as Item;
}

export function jsonFile(cases: readonly JsonObject[], indent: string): string {
  const text = (value: Json, outer: string): string => {
    if (typeof value !== "object" || value === null) return canonicalJson(value);
    const inner = outer + indent;
    const lines = Array.isArray(value)
      ? value.map((item) => text(item, inner))
      : Object.entries(value).map(
          ([key, item]) => `${JSON.stringify(key)}:${indent && " "}${text(item, inner)}`,
        );
    const [open, close] = isObject(value) ? "{}" : "[]";
    if (lines.length === 0) return `${open}${close}`;
    const eol = indent === "" ? "" : "\n";
    return `${open}${lines.map((line) => eol + inner + line).join(",")}${eol}${outer}${close}`;
  };
  return text({ cases: [...cases] }, "");
}
