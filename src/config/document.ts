import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseAllDocuments,
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

/**
 * Parses YAML 1.2 (core schema, so that dates and `no` stay strings) or JSON, which is a part of it. Duplicate keys, unknown tags,
 * several documents and alias bombs are problems, never exceptions.
 */
export function parseConfiguration(file: string, text: string): ConfigurationDocument {
  const lines = new LineCounter();
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const failed = (problems: Problem[]): ConfigurationDocument => ({
    file,
    value: undefined,
    problems,
    locate: () => ({ file }),
  });
  try {
    const documents = parseAllDocuments(text.replace(/^\uFEFF/, ""), {
      lineCounter: lines,
      prettyErrors: false,
      intAsBigInt: true,
      merge: false,
      stringKeys: true,
    });
    const [document, second] = "empty" in documents ? [] : documents;
    const root = document?.contents ?? null;
    if (document === undefined || root === null) {
      return failed([{ severity: "error", file, message: "empty: nothing is configured here" }]);
    }
    const problems: Problem[] = [...document.errors, ...document.warnings].map((error) => ({
      severity: "error",
      ...at(error.pos[0]),
      message: `not valid YAML: ${error.message}`,
    }));
    if (second !== undefined) {
      problems.push({
        severity: "error",
        ...at(second.range[0]),
        message: "a second YAML document: keep one per file",
      });
    }
    if (problems.length > 0) return failed(problems);
    const value = toJson(document.toJS({ maxAliasCount: limits.yamlAliases }));
    return { file, value, problems, locate: (path, what) => locate(root, path, what ?? "value", at, file) };
  } catch (error) {
    const reason =
      error instanceof RangeError
        ? `it nests deeper than ${limits.nesting} levels`
        : String((error as Error).message);
    return failed([{ severity: "error", file, message: `not valid YAML: ${reason}` }]);
  }
}

/** YAML integers arrive as bigint: those that a double holds exactly become numbers. */
function toJson(value: unknown): Json {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item)]));
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
