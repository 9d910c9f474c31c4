import type { ConfigurationDocument } from "./document.ts";
import { parseSoundJson } from "./json-document.ts";
import { parseYaml } from "./yaml-document.ts";

/** Parses YAML or JSON. What is wrong with it are problems, never exceptions. */
export function parseConfiguration(file: string, text: string): ConfigurationDocument {
  return parseSoundJson(file, text) ?? parseYaml(file, text);
}
