import fc from "fast-check";
import { isObject, type Json } from "../../src/core/json.ts";
import { damagedText } from "./texts.ts";

const SIGNS = [
  ...[
    "---",
    "...",
    "- ",
    "? ",
    ": ",
    "{",
    "}",
    "[",
    "]",
    ",",
    "#",
    "|",
    ">",
    ">-",
    "|2",
    "'",
    '"',
    "%YAML 1.1\n",
  ],
  ...[
    "%TAG ! x:\n",
    "&a ",
    "*a",
    "*b",
    "&a [*a]",
    "<<: *a",
    "!!str ",
    "!!int ",
    "!!binary ",
    "!x ",
    "!<y> ",
    "~",
  ],
  ...[
    "\n",
    "\r\n",
    "\n  ",
    "\n    - ",
    "\t",
    "\u2028",
    "\u0085",
    "\ufeff",
    "\u0000",
    "no",
    "0o17",
    "0x1f",
    "1e999",
  ],
  ...[".nan", ".inf", "-.inf", "1_000", "2024-01-15", "12:30", "=", "@", "`", "null", "99999999999999999999"],
];

export function yamlOf(values: fc.Arbitrary<Json>): fc.Arbitrary<string> {
  const written = fc
    .tuple(
      values,
      fc.array(fc.nat(63), { maxLength: 60 }),
      fc.constantFrom("", "---\n", "# a\n", "%YAML 1.1\n---\n"),
    )
    .map(([value, tape, head]) => `${head}${block(value, "", new Style(tape))}\n`);
  return fc.oneof(
    { weight: 3, arbitrary: written },
    { weight: 2, arbitrary: values.map((value) => JSON.stringify(value, plain, 2)) },
    { weight: 2, arbitrary: damagedText(written, SIGNS) },
  );
}

/** A sequence of notation choices; the default when it is exhausted. */
class Style {
  private readonly left: number[];

  constructor(tape: readonly number[]) {
    this.left = [...tape];
  }

  next(): number {
    return this.left.shift() ?? 63;
  }
}

function block(value: Json, indent: string, style: Style): string {
  const way = style.next();
  const inner = `${indent}  `;
  if (way < 8 || typeof value !== "object" || value === null) return flow(value, style);
  const entries = Object.entries(value);
  if (entries.length === 0) return flow(value, style);
  const before = `${prefix(style)}\n`;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${indent}- ${block(item, inner, style)}`);
    return `${indent === "" ? "" : before}${items.join("\n")}`;
  }
  const members = entries.map(([key, item]) => {
    const written = style.next() < 2 ? `? ${scalar(key, style)}\n${indent}` : scalar(key, style);
    return `${indent}${written}: ${block(item as Json, inner, style)}`;
  });
  return `${indent === "" ? "" : before}${members.join(style.next() < 2 ? "\r\n" : "\n")}`;
}

function flow(value: Json, style: Style): string {
  const alias = style.next();
  if (alias < 2) return alias === 0 ? "*a" : "*b";
  if (Array.isArray(value)) return `${prefix(style)}[${value.map((item) => flow(item, style)).join(", ")}]`;
  if (!isObject(value)) return `${prefix(style)}${scalar(value, style)}`;
  const merged = style.next() === 0 ? ["<<: *a"] : [];
  const members = Object.entries(value).map(([key, item]) => `${scalar(key, style)}: ${flow(item, style)}`);
  return `${prefix(style)}{${[...merged, ...members].join(", ")}}`;
}

function prefix(style: Style): string {
  return ["&a ", "&b ", "!!str ", "!x ", "!!float "][style.next()] ?? "";
}

function scalar(value: Json, style: Style): string {
  if (typeof value !== "string") return String(value);
  const way = style.next();
  if (way < 4) return `'${value.replaceAll("'", "''")}'`;
  return way < 20 && /^[\w.$-]+$/.test(value) ? value : JSON.stringify(value);
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}
