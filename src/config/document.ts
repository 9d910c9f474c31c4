import {
  Composer,
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  type ParsedNode,
  Parser,
  visit,
  type YAMLError,
} from "yaml";
import type { Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import type { Place, Problem } from "../problems.ts";

export type Path = readonly PropertyKey[];

/** A configuration file: its value, and where in the source each part of it stands. */
export interface ConfigurationDocument {
  file: string;
  /** Undefined when the source could not be parsed; then `problems` says why. */
  value: Json | undefined;
  problems: Problem[];
  /** The place of the value at `path`; of its key when `what` is "key". The nearest enclosing part when there is none. */
  locate(path: Path, what?: "key" | "value"): Place;
}

type Locate = (offset: number) => Place;

/** Mistakes beside which the rest of a document still means what it says: they are told together with all others. */
const HARMLESS = new Set(["DUPLICATE_KEY", "TAG_RESOLVE_FAILED"]);
const KEY = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s:,{}[\]][^:\n]*)/;
/** One mistake in the syntax often brings others after it. */
const SHOWN_SYNTAX_ERRORS = 5;

/**
 * Parses YAML 1.2 (core schema, so that dates and `no` stay strings) or JSON, which is a part of it. Duplicate keys, tags, merge keys,
 * several documents and alias bombs are problems, never exceptions.
 */
export function parseConfiguration(file: string, text: string): ConfigurationDocument {
  const lines = new LineCounter();
  const at: Locate = (offset) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const failed = (...problems: Problem[]): ConfigurationDocument => ({
    file,
    value: undefined,
    problems,
    locate: () => ({ file }),
  });
  try {
    const [document, second] = compose(text.replace(/^\uFEFF/, ""), lines);
    const root = document?.contents ?? null;
    if (document === undefined || (root === null && document.errors.length === 0)) {
      return failed({ severity: "error", file, message: "empty: nothing is configured here" });
    }
    const found = [...document.errors, ...document.warnings];
    const fatal = found.filter(({ code }) => !HARMLESS.has(code));
    if (root === null || fatal.length > 0) return failed(...syntaxProblems(fatal, at));
    const dangling = danglingAliases(document, at);
    if (dangling.length > 0) return failed(...dangling);
    const problems = [
      ...found.map((error) => problem(at(error.pos[0]), harmlessMistake(error, text))),
      ...mergeKeys(document, at),
    ];
    if (second !== undefined) {
      problems.push(problem(at(second.range[0]), "a second YAML document: keep one per file"));
    }
    const value = toJson(document.toJS({ maxAliasCount: -1 }), { depth: 0, count: { values: 0 } });
    return { file, value, problems, locate: (path, what) => locate(root, path, what ?? "value", at, file) };
  } catch (error) {
    if (!(error instanceof Excess)) throw error;
    const place = error.offset === undefined ? { file } : at(error.offset);
    return failed(problem(place, error.message));
  }
}

function problem(place: Place, message: string): Problem {
  return { severity: "error", ...place, message };
}

/** A document beyond one of the bounds. */
class Excess extends Error {
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    super(message);
    this.offset = offset;
  }
}

/** Composes the documents of a text. The composer recurses, so depth is bounded while the text is still a flat list of tokens. */
function compose(text: string, lines: LineCounter): Document.Parsed[] {
  const parser = new Parser(lines.addNewLine);
  const composer = new Composer<ParsedNode>({
    prettyErrors: false,
    intAsBigInt: true,
    merge: false,
    stringKeys: true,
    // Stated, so that a %YAML 1.1 directive cannot turn dates into objects and `no` into false.
    schema: "core",
    resolveKnownTags: false,
  });
  const documents: Document.Parsed[] = [];
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    // The document and a scalar stand on the stack too.
    if (parser.stack.length > limits.nesting + 2) {
      throw new Excess(`nests deeper than ${limits.nesting} levels`, parser.offset);
    }
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end());
  return documents;
}

function syntaxProblems(errors: readonly YAMLError[], at: Locate): Problem[] {
  const byLine = new Map(
    errors.toReversed().map((error) => {
      const place = at(error.pos[0]);
      const isKey = error.code === "NON_STRING_KEY";
      const message = isKey
        ? "a key must be text, not a list or an object"
        : `not valid YAML: ${error.message}`;
      return [place.line, problem(place, message)];
    }),
  );
  return [...byLine.values()].reverse().slice(0, SHOWN_SYNTAX_ERRORS);
}

function harmlessMistake({ code, message, pos: [start] }: YAMLError, text: string): string {
  if (code === "DUPLICATE_KEY") {
    const [key = ""] = KEY.exec(text.slice(start, start + 200)) ?? [];
    return `key ${/^["']/.test(key) ? key : `"${key}"`} stands here a second time`;
  }
  const tag = message.replace("Unresolved tag: ", "").replace("tag:yaml.org,2002:", "!!");
  return `the tag ${tag} means nothing here: write the value plainly`;
}

function danglingAliases(document: Document.Parsed, at: Locate): Problem[] {
  const anchors = new Set<string>();
  const problems: Problem[] = [];
  visit(document, {
    Alias(_key, { source, range }) {
      if (anchors.has(source)) return;
      problems.push(
        problem(at(range?.[0] ?? 0), `*${source} stands for nothing: no anchor &${source} before it`),
      );
    },
    Value(_key, { anchor }) {
      if (anchor !== undefined) anchors.add(anchor);
    },
  });
  return problems;
}

function mergeKeys(document: Document.Parsed, at: Locate): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Pair(_key, { key }) {
      if (!isScalar(key) || key.value !== "<<" || key.type !== "PLAIN") return;
      const message = 'merge keys ("<<") are not part of YAML 1.2: write the keys out';
      problems.push(problem(at(key.range?.[0] ?? 0), message));
    },
  });
  return problems;
}

/**
 * YAML integers arrive as bigint: those that a double holds exactly become numbers. Aliases are written out, within bounds: a few
 * of them can stand for more values than there is memory for.
 */
function toJson(value: unknown, within: { depth: number; count: { values: number } }): Json {
  within.count.values += 1;
  if (within.count.values > limits.configurationValues) {
    throw new Excess(`holds more than ${limits.configurationValues} values, with every alias written out`);
  }
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (typeof value === "object" && value !== null && within.depth >= limits.nesting) {
    throw new Excess(`nests deeper than ${limits.nesting} levels, with every alias written out`);
  }
  const inner = { depth: within.depth + 1, count: within.count };
  if (Array.isArray(value)) return value.map((item) => toJson(item, inner));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item, inner)]));
  }
  return (value ?? null) as Json;
}

function locate(
  root: Node,
  path: Path,
  what: "key" | "value",
  at: (offset: number) => Place,
  file: string,
): Place {
  let place: Place = root.range ? at(root.range[0]) : { file };
  let node: unknown = root;
  for (const [depth, step] of path.entries()) {
    const child = childOf(node, step);
    if (child === undefined) return place;
    const target =
      what === "key" && depth === path.length - 1 && isPair(child)
        ? child.key
        : isPair(child)
          ? child.value
          : child;
    const range = (target as Node | null)?.range ?? (isPair(child) ? (child.key as Node).range : undefined);
    if (range) place = at(range[0]);
    node = isPair(child) ? child.value : child;
  }
  return place;
}

function childOf(node: unknown, step: PropertyKey): Pair | Node | undefined {
  if (isAlias(node)) return undefined;
  if (isMap(node)) return node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  return isSeq(node) ? (node.items[Number(step)] as Node | undefined) : undefined;
}
