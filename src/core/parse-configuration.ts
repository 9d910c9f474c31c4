import { visit } from "jsonc-parser";
import { depthOf, type Json } from "./json.ts";
import { limits } from "./limits.ts";
import { parseJson } from "./parse-json.ts";
import type { Place } from "./problems.ts";
import { type ConfigurationDocument, type Path, parseYaml } from "./yaml.ts";

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
  if (depthOf(value, limits.nesting) > limits.nesting || countOf(value) > limits.configurationValues)
    return undefined;
  const places = placesIn(text);
  let all: ConfigurationDocument | undefined;
  return {
    file,
    value,
    problems: [],
    locate(path, what = "value") {
      const place = what === "value" ? places.get(keyOf(path)) : undefined;
      if (place !== undefined) return { file, ...place };
      all ??= parseYaml(file, text);
      return all.locate(path, what);
    },
  };
}

/** Returns the number of keys and values. Recursion is safe, because the depth is limited before. */
function countOf(value: Json): number {
  if (typeof value !== "object" || value === null) return 1;
  const parts = Object.values(value);
  return parts.reduce(
    (sum: number, part) => sum + countOf(part),
    Array.isArray(value) ? 1 : 1 + parts.length,
  );
}

const KNOWN_DEPTH = 3;

/** Returns the places of the values in valid JSON, to a limited depth. */
function placesIn(text: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (line: number, character: number, path: Path): boolean => {
    places.set(keyOf(path), { line: line + 1, column: character + 1 });
    return path.length < KNOWN_DEPTH;
  };
  visit(text, {
    onObjectBegin: (_offset, _length, line, character, pathOf) => add(line, character, pathOf()),
    onArrayBegin: (_offset, _length, line, character, pathOf) => add(line, character, pathOf()),
    onLiteralValue: (_value, _offset, _length, line, character, pathOf) => {
      add(line, character, pathOf());
    },
    // Without these, jsonc-parser reports nothing after the first value that is too deep.
    onObjectEnd: () => {},
    onArrayEnd: () => {},
  });
  return places;
}

function keyOf(path: Path): string {
  return JSON.stringify(path.map(String));
}
