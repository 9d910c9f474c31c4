import type { ConfigurationDocument, Path } from "../config/document.ts";
import { parseConfiguration } from "../config/parse.ts";
import { validate } from "../config/validate.ts";
import { isObject } from "../json/json.ts";
import type { Problem } from "../problems.ts";
import { parseJsonLines } from "./json-lines.ts";
import { type Label, labelFileSchema, labelListSchema } from "./label.ts";

/**
 * The labels in the text of a file: YAML or JSON, a list of them or an object with the list under `labels`; JSON Lines and CSV by the
 * ending of the file's name. No labels, and every problem with its place, when something is wrong with any.
 */
export async function readLabels(
  file: string,
  text: string,
): Promise<{ labels: Label[]; problems: Problem[] }> {
  const document = await parse(file, text);
  const [listed, path, problems] = listIn(document);
  const labels = (listed ?? []).map((label, at) => ({
    ...label,
    place: (key?: string) => document.locate([...path, at, ...(key === undefined ? [] : [key])]),
  }));
  return { labels, problems };
}

async function parse(file: string, text: string): Promise<ConfigurationDocument> {
  if (/\.(?:jsonl|ndjson)$/i.test(file)) return parseJsonLines(file, text);
  if (!/\.csv$/i.test(file)) return parseConfiguration(file, text);
  const { parseCsv } = await import("./csv.ts");
  return parseCsv(file, text);
}

function listIn(document: ConfigurationDocument) {
  if (isObject(document.value)) {
    const { value, problems } = validate(labelFileSchema, document);
    return [value?.labels, ["labels"] satisfies Path, problems] as const;
  }
  const { value, problems } = validate(labelListSchema, document);
  return [value, [] satisfies Path, problems] as const;
}
