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
  type YAMLError,
  YAMLParseError,
} from "yaml";
import type { Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import type { Place, Problem } from "../problems.ts";
import type { ConfigurationDocument, Path } from "./document.ts";
import { fatalMistakes, harmlessMistakes, type Locate, problem, syntaxProblems } from "./yaml-mistakes.ts";

/** The lexeme that the library puts before the text of a scalar. */
const { SCALAR } = CST;

/**
 * Parses YAML 1.2 (core schema, so that dates and `no` stay strings), of which JSON is a part. Duplicate keys, tags, merge keys,
 * several documents and alias bombs are problems, never exceptions.
 */
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
    if (error instanceof Mistaken) return failed(...syntaxProblems(error.mistakes, at));
    if (!(error instanceof Excess)) throw error;
    const place = error.offset === undefined ? { file } : at(error.offset);
    return failed(problem(place, error.message));
  }
}

/** A document beyond one of the bounds. */
class Excess extends Error {
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    super(message);
    this.offset = offset;
  }
}

/** A document with so many mistakes that the library is not let look for more: it keeps each. */
class Mistaken extends Error {
  readonly mistakes: readonly YAMLError[];

  constructor(mistakes: readonly YAMLError[]) {
    super("too many mistakes");
    this.mistakes = mistakes;
  }
}

/** Marks of which each stands for a value at least, or for an item, which is one. */
const MARKS: ReadonlySet<string> = new Set(["[", "{", "-", "?", ":", ","]);

/** What the lexeme of a value begins with. */
const OPENERS: ReadonlySet<string> = new Set([SCALAR, "[", "{", '"', "'"]);

/**
 * Throws Excess where a text holds too much, which is counted before anything is composed: empty lists take a hundred times the memory of
 * their text. The library looks for what an alias stands for among all anchors and aliases before it.
 */
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
    throw new Excess(
      `holds more than ${limits.configurationValues} values, the most that are read: split it`,
    );
  if (aliases > limits.configurationAliases)
    throw new Excess(
      `holds more than ${limits.configurationAliases} anchors and aliases, the most that are read: write them out, or split the file`,
    );
  if (lexemes > limits.configurationLexemes)
    throw new Excess(
      `holds more than ${limits.configurationLexemes} texts, marks and spaces, the most that are read: split it`,
    );
}

type OnError = (source: unknown, code: string, message: string, isWarning?: boolean) => void;

/** Makes a composer throw Mistaken where it meets more mistakes than it may keep; returns what counts those of the parser. */
function boundMistakes(composer: Composer): (mistake: YAMLError) => void {
  const keep: OnError = Reflect.get(composer, "onError");
  const mistakes: YAMLError[] = [];
  const count = (mistake: YAMLError) => {
    mistakes.push(mistake);
    if (mistakes.length > limits.configurationMistakes) throw new Mistaken(mistakes);
  };
  const onError: OnError = (source, code, message, isWarning) => {
    keep(source, code, message, isWarning);
    const kept: YAMLError[] = Reflect.get(composer, isWarning ? "warnings" : "errors");
    for (const latest of kept.slice(-1)) count(latest);
  };
  Reflect.set(composer, "onError", onError);
  return count;
}

/** Composes the documents of a text. The composer recurses, so depth is bounded while the text is still a flat list of tokens. */
export function compose(text: string, lines: LineCounter): Document.Parsed[] {
  const parser = new Parser(lines.addNewLine);
  const composer = new Composer<ParsedNode>({
    prettyErrors: false,
    intAsBigInt: true,
    merge: false,
    stringKeys: true,
    // Compares every key with every other: duplicates are looked for elsewhere.
    uniqueKeys: false,
    // Stated, so that a %YAML 1.1 directive cannot turn dates into objects and `no` into false.
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
    // A second one is a mistake already.
    if (documents.length > 2) return documents;
    // The document and a scalar stand on the stack too.
    if (parser.stack.length > limits.nesting + 2) {
      throw new Excess(`nests deeper than ${limits.nesting} levels`, parser.offset);
    }
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end());
  return documents;
}

/**
 * YAML integers arrive as bigint: those that a double holds exactly become numbers. Aliases are written out, within bounds: a few
 * of them can stand for more values than there is memory for.
 */
function toJson(value: unknown, within: { depth: number; count: { values: number } }): Json {
  within.count.values += 1;
  if (within.count.values > limits.configurationValues) {
    throw new Excess(
      `holds more than ${limits.configurationValues} values, with every alias written out, the most that are read: split it`,
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
