import { type Json, parseJson } from "./json.ts";
import { type ConfigurationDocument, JsonPlaces } from "./json-places.ts";
import { limits } from "./limits.ts";
import { parseYaml } from "./yaml.ts";

/** Parses YAML or JSON. Mistakes are returned as problems, never thrown. */
export function parseConfiguration(file: string, text: string): ConfigurationDocument {
  return parseSoundJson(file, text) ?? parseYaml(file, text);
}

/** Reads JSON many times faster than as YAML. Returns undefined for any mistake, because the YAML parser describes it better. */
function parseSoundJson(file: string, source: string): ConfigurationDocument | undefined {
  const text = source.replace(/^\uFEFF/, "");
  // `\s` also matches a second byte order mark, which is not valid JSON.
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
  let all: ConfigurationDocument | undefined;
  return {
    file,
    value,
    problems: [],
    locate(path, what = "value") {
      const place = what === "value" ? places.of(path) : undefined;
      if (place !== undefined) return place;
      all ??= parseYaml(file, text);
      return all.locate(path, what);
    },
  };
}

/** The number of values is infinite where the value nests deeper than `levels`. */
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
