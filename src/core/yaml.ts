import {
  Composer,
  CST,
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
  YAMLParseError,
} from "yaml";
import type { Json } from "./json.ts";
import { limits } from "./limits.ts";
import type { Place, Problem } from "./problems.ts";

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

const { SCALAR } = CST;

/** Parses YAML 1.2 (core schema, includes JSON). Duplicate keys, tags, merge keys, further documents and alias bombs become problems. */
export function parseYaml(file: string, text: string): ConfigurationDocument {
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
    const fatal = fatalMistakes(document, at);
    if (root === null || fatal.length > 0) return failed(...fatal);
    const problems = harmlessMistakes(document, at);
    if (second !== undefined) {
      problems.push(problem(at(second.range[0]), "a second YAML document: keep one per file"));
    }
    const value = toJson(document.toJS({ maxAliasCount: -1 }), { depth: 0, count: { values: 0 } });
    return { file, value, problems, locate: (path, what) => locate(root, path, what ?? "value", at, file) };
  } catch (error) {
    if (error instanceof TooManyMistakes) return failed(...syntaxProblems(error.mistakes, at));
    if (!(error instanceof Excess)) throw error;
    const place = error.offset === undefined ? { file } : at(error.offset);
    return failed(problem(place, error.message));
  }
}

/** The error for a document that exceeds a limit. */
class Excess extends Error {
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    super(message);
    this.offset = offset;
  }
}

/** The error that stops the library, which would collect every mistake. */
class TooManyMistakes extends Error {
  readonly mistakes: readonly YAMLError[];

  constructor(mistakes: readonly YAMLError[]) {
    super("too many mistakes");
    this.mistakes = mistakes;
  }
}

/** Marks that each introduce at least one value or item. */
const MARKS: ReadonlySet<string> = new Set(["[", "{", "-", "?", ":", ","]);

const OPENERS: ReadonlySet<string> = new Set([SCALAR, "[", "{", '"', "'"]);

/** Counts before composing: empty lists take a hundred times the memory of their text, and resolving an alias searches all before it. */
function checkSize(text: string): void {
  const counts = { lexemes: 0, aliases: 0, values: 0 };
  const marks = new Map<string, number>([...MARKS].map((mark) => [mark, 0]));
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    counts.lexemes += 1;
    if (!isScalar) {
      const mark = marks.get(lexeme);
      if (mark !== undefined) marks.set(lexeme, mark + 1);
      if (OPENERS.has(lexeme.charAt(0))) counts.values += 1;
      else if (lexeme.startsWith("&") || lexeme.startsWith("*")) counts.aliases += 1;
      if (mark !== undefined && mark >= limits.configurationValues) counts.values = mark + 1;
    }
    isScalar = lexeme === SCALAR;
    refuseMore(counts);
  }
}

function refuseMore({ lexemes, aliases, values }: Record<"lexemes" | "aliases" | "values", number>): void {
  if (values > limits.configurationValues)
    throw new Excess(`has more than ${limits.configurationValues} values, the most that are read: split it`);
  if (aliases > limits.configurationAliases)
    throw new Excess(
      `has more than ${limits.configurationAliases} anchors and aliases, the most that are read: write them out, or split the file`,
    );
  if (lexemes > limits.configurationLexemes)
    throw new Excess(
      `has more than ${limits.configurationLexemes} texts, marks and spaces, the most that are read: split it`,
    );
}

type OnError = (source: unknown, code: string, message: string, isWarning?: boolean) => void;

/** Limits the mistakes that the composer collects. Returns the counter for mistakes of the parser. */
function boundMistakes(composer: Composer): (mistake: YAMLError) => void {
  const keep: OnError = Reflect.get(composer, "onError");
  const mistakes: YAMLError[] = [];
  const count = (mistake: YAMLError) => {
    mistakes.push(mistake);
    if (mistakes.length > limits.configurationMistakes) throw new TooManyMistakes(mistakes);
  };
  const onError: OnError = (source, code, message, isWarning) => {
    keep(source, code, message, isWarning);
    const collected: YAMLError[] = Reflect.get(composer, isWarning ? "warnings" : "errors");
    for (const latest of collected.slice(-1)) count(latest);
  };
  Reflect.set(composer, "onError", onError);
  return count;
}

/** Composes the documents of a text. The composer recurses, so depth is limited on the flat list of tokens. */
export function compose(text: string, lines: LineCounter): Document.Parsed[] {
  const parser = new Parser(lines.addNewLine);
  const composer = new Composer<ParsedNode>({
    prettyErrors: false,
    intAsBigInt: true,
    merge: false,
    stringKeys: true,
    // The library compares every pair of keys; `duplicateKeys` is faster.
    uniqueKeys: false,
    // Explicit, so that a %YAML 1.1 directive cannot turn dates into objects and `no` into false.
    schema: "core",
    resolveKnownTags: false,
  });
  const countMistake = boundMistakes(composer);
  const documents: Document.Parsed[] = [];
  lines.addNewLine(0);
  checkSize(text);
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      if (token.type === "error") {
        const place: [number, number] = [token.offset, token.offset + 1];
        countMistake(new YAMLParseError(place, "UNEXPECTED_TOKEN", token.message));
      }
      documents.push(...composer.next(token));
    }
    // The second document is a mistake already.
    if (documents.length > 2) return documents;
    // The stack also holds the document and a scalar.
    if (parser.stack.length > limits.nesting + 2) {
      throw new Excess(`nests deeper than ${limits.nesting} levels`, parser.offset);
    }
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end());
  return documents;
}

/** The library returns integers as bigint. Aliases are expanded within limits: a few can represent more values than fit in memory. */
function toJson(value: unknown, within: { depth: number; count: { values: number } }): Json {
  within.count.values += 1;
  if (within.count.values > limits.configurationValues) {
    throw new Excess(
      `has more than ${limits.configurationValues} values, with every alias written out, the most that are read: split it`,
    );
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
  const placeOf = (node: unknown) => {
    const range = (node as Node | null)?.range;
    return range ? at(range[0]) : undefined;
  };
  let place = placeOf(root) ?? { file };
  let node: unknown = root;
  for (const [depth, step] of path.entries()) {
    const child = childOf(node, step);
    if (child === undefined) return place;
    const [key, value] = isPair(child) ? [child.key, child.value] : [child, child];
    const wantsKey = what === "key" && depth === path.length - 1;
    place = (wantsKey ? placeOf(key) : (placeOf(value) ?? placeOf(key))) ?? place;
    node = value;
  }
  return place;
}

function childOf(node: unknown, step: PropertyKey): Pair | Node | undefined {
  if (isAlias(node)) return undefined;
  if (isMap(node)) return node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  return isSeq(node) ? (node.items[Number(step)] as Node | undefined) : undefined;
}

type Locate = (offset: number) => Place;

/** Mistakes that leave the rest of a document meaningful, so that they are reported together with the rest. */
const HARMLESS = new Set(["TAG_RESOLVE_FAILED"]);
/** One syntax error often causes further errors. */
const SHOWN_SYNTAX_ERRORS = 5;

function problem(place: Place, message: string): Problem {
  return { severity: "error", ...place, message };
}

function fatalMistakes(document: Document.Parsed, at: Locate): Problem[] {
  const fatal = [...document.errors, ...document.warnings].filter(({ code }) => !HARMLESS.has(code));
  return fatal.length > 0 ? syntaxProblems(fatal, at) : danglingAliases(document, at);
}

function harmlessMistakes(document: Document.Parsed, at: Locate): Problem[] {
  const found = [...document.errors, ...document.warnings].filter(({ code }) => HARMLESS.has(code));
  return [
    ...found.map((error) => problem(at(error.pos[0]), foreignTag(error))),
    ...duplicateKeys(document, at),
    ...mergeKeys(document, at),
  ];
}

/** The parser's message for an unquoted value such as `@ann`. */
const RESERVED = /^Plain value cannot start with reserved character/;

function syntaxProblems(errors: readonly YAMLError[], at: Locate): Problem[] {
  const byLine = new Map(
    errors.toReversed().map((error) => {
      const place = at(error.pos[0]);
      const isKey = error.code === "NON_STRING_KEY";
      const message = isKey
        ? "a key must be text, not a list or an object"
        : `not valid YAML: ${error.message}${RESERVED.test(error.message) ? ". Write the value in quotes" : ""}`;
      return [place.line, problem(place, message)];
    }),
  );
  return [...byLine.values()].reverse().slice(0, SHOWN_SYNTAX_ERRORS);
}

function foreignTag({ message }: YAMLError): string {
  const tag = message.replace("Unresolved tag: ", "").replace("tag:yaml.org,2002:", "!!");
  return `the tag ${tag} means nothing here: write the value plainly`;
}

function duplicateKeys(document: Document.Parsed, at: Locate): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) {
          const message = `key "${String(key.value)}" is here a second time`;
          problems.push(problem(at(key.range?.[0] ?? 0), message));
        }
        seen.add(key.value);
      }
    },
  });
  return problems;
}

function danglingAliases(document: Document.Parsed, at: Locate): Problem[] {
  const anchors = new Set<string>();
  const problems: Problem[] = [];
  visit(document, {
    Alias(_key, { source, range }) {
      if (anchors.has(source)) return;
      const message = `*${source} refers to nothing: there is no anchor &${source} before it. If it is text, write it in quotes: "*${source}"`;
      problems.push(problem(at(range?.[0] ?? 0), message));
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
