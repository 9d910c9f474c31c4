import type { Json } from "../json/json.ts";
import { parseJson } from "../json/parse.ts";
import { limits } from "../limits.ts";
import type { ConfigurationDocument } from "./document.ts";
import { JsonPlaces } from "./json-places.ts";
import { parseYaml } from "./yaml-document.ts";

/**
 * A configuration in JSON, many times faster than as the YAML that it also is. Undefined for what is no JSON, and where anything is
 * wrong with it, which the reader of YAML can tell.
 */
export function parseSoundJson(file: string, source: string): ConfigurationDocument | undefined {
  const text = source.replace(/^\uFEFF/, "");
  // A second byte order mark is white space to an expression, and none to JSON.
  if (text.startsWith("\uFEFF") || !/^\s*[{[]/.test(text)) return undefined;
  let value: Json;
  try {
    value = parseJson(text);
  } catch {
    return undefined;
  }
  const { keys, values } = sizeOf(value, limits.nesting);
  if (keys + values > limits.configurationValues) return undefined;
  const places = new JsonPlaces(file, text);
  // Of a key that is there twice JSON keeps the last.
  if (places.keys !== keys) return undefined;
  let all: ConfigurationDocument | undefined;
  return {
    file,
    value,
    problems: [],
    locate(path, what = "value") {
      const known = what === "value" ? places.of(path) : undefined;
      if (known !== undefined) return known;
      all ??= parseYaml(file, text);
      return all.locate(path, what);
    },
  };
}

/** How many keys a value has in all its objects, and how many values there are in it: endlessly many where it nests deeper than allowed. */
function sizeOf(value: Json, levels: number): { keys: number; values: number } {
  const size = { keys: 0, values: 1 };
  const count = (inner: Json, left: number): void => {
    if (typeof inner !== "object" || inner === null) return;
    if (left === 0) {
      size.values = Number.POSITIVE_INFINITY;
      return;
    }
    const parts = Array.isArray(inner) ? inner : Object.values(inner);
    size.values += parts.length;
    if (!Array.isArray(inner)) size.keys += parts.length;
    for (const part of parts) count(part, left - 1);
  };
  count(value, levels);
  return size;
}
