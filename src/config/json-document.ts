import { visit } from "jsonc-parser";
import { depthOf, type Json } from "../json/json.ts";
import { parseJson } from "../json/parse.ts";
import { limits } from "../limits.ts";
import type { Place } from "../problems.ts";
import type { ConfigurationDocument, Path } from "./document.ts";
import { parseYaml } from "./yaml-document.ts";

/** How deep places are known at once: those of a case and of its members. */
const KNOWN_DEPTH = 3;

/**
 * A configuration in JSON, many times faster than as the YAML that it also is. Undefined for what is no JSON, and where anything is
 * wrong with it, which the reader of YAML can tell.
 */
export function parseSoundJson(file: string, source: string): ConfigurationDocument | undefined {
  const text = source.replace(/^\uFEFF/, "");
  if (!/^\s*[{[]/.test(text)) return undefined;
  let value: Json;
  try {
    value = parseJson(text);
  } catch {
    return undefined;
  }
  const { keys, values } = depthOf(value, limits.nesting) > limits.nesting ? BEYOND : sizeOf(value);
  if (keys + values > limits.configurationValues) return undefined;
  const index = indexOf(file, text);
  // Of a key that is there twice JSON keeps the last.
  if (index.keys !== keys) return undefined;
  let all: ConfigurationDocument | undefined;
  return {
    file,
    value,
    problems: [],
    locate(path, what = "value") {
      const known = what === "value" ? index.places.get(nameOf(path)) : undefined;
      if (known !== undefined) return known;
      all ??= parseYaml(file, text);
      return all.locate(path, what);
    },
  };
}

const BEYOND = { keys: 0, values: Number.POSITIVE_INFINITY };

/** How many keys a value has in all its objects, and how many values there are in it. */
function sizeOf(value: Json): { keys: number; values: number } {
  const size = { keys: 0, values: 1 };
  const count = (inner: Json): void => {
    if (typeof inner !== "object" || inner === null) return;
    const parts = Object.values(inner);
    size.values += parts.length;
    if (!Array.isArray(inner)) size.keys += parts.length;
    for (const part of parts) count(part);
  };
  count(value);
  return size;
}

/** The places of what does not lie deep, and how many keys the text has. */
function indexOf(file: string, text: string): { places: Map<string, Place>; keys: number } {
  const places = new Map<string, Place>();
  let keys = 0;
  let depth = 0;
  const note = (line: number, character: number, path: () => Path) => {
    if (depth <= KNOWN_DEPTH) places.set(nameOf(path()), { file, line: line + 1, column: character + 1 });
  };
  const open = (_offset: number, _length: number, line: number, character: number, path: () => Path) => {
    note(line, character, path);
    depth += 1;
  };
  const close = () => {
    depth -= 1;
  };
  visit(text, {
    onObjectBegin: open,
    onArrayBegin: open,
    onObjectEnd: close,
    onArrayEnd: close,
    onObjectProperty: () => {
      keys += 1;
    },
    onLiteralValue: (_value, _offset, _length, line, character, path) => note(line, character, path),
  });
  return { places, keys };
}

function nameOf(path: Path): string {
  return JSON.stringify(path.map(String));
}
