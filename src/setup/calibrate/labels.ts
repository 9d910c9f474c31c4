import { isObject } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { parseConfiguration } from "../../core/parse-configuration.ts";
import type { Place, Problem } from "../../core/problems.ts";
import * as z from "../../core/schema.ts";
import { validate } from "../../core/validate-schema.ts";
import type { ConfigurationDocument } from "../../core/yaml.ts";

const name = z.string().min(1).max(limits.name);

const labelSchema = z.strictObject({
  case: name,
  callId: name,
  appropriate: z.boolean(),
  trial: z.union([name, z.int().transform(String)]).optional(),
  tags: z.record(z.string(), z.string()).optional(),
});

const labelListSchema = z.array(labelSchema).min(1).max(limits.labels);

const labelFileSchema = z.strictObject({ $schema: z.string().optional(), labels: labelListSchema });

type LabelValues = z.output<typeof labelSchema>;

export type LabelKey = keyof LabelValues;

/** A human verdict on one call, with its position. */
export interface Label extends LabelValues {
  place(key?: LabelKey): Place;
}

/**
 * Parses labels: YAML or JSON with a list or an object with `labels`, or JSON Lines by file extension. Returns no labels if there are
 * problems.
 */
export function readLabels(file: string, text: string): { labels: Label[]; problems: Problem[] } {
  if (/\.csv$/i.test(file)) {
    const message =
      "CSV is not read: write labels as YAML, JSON or JSONL, each with case, callId and appropriate";
    return { labels: [], problems: [{ severity: "error", file, message }] };
  }
  const isLines = /\.(?:jsonl|ndjson)$/i.test(file);
  const document = isLines ? parseJsonLines(file, text) : parseConfiguration(file, text);
  const path = isObject(document.value) ? ["labels"] : [];
  const list = isObject(document.value)
    ? validate(
        labelFileSchema.transform(({ labels }) => labels),
        document,
      )
    : validate(labelListSchema, document);
  const labels = (list.value ?? []).map((label, at) => ({
    ...label,
    place: (key?: string) => document.locate([...path, at, ...(key === undefined ? [] : [key])]),
  }));
  return { labels, problems: list.problems };
}

/** Parses non-blank lines of JSON Lines as one list. A line with a syntax error becomes a problem. */
function parseJsonLines(file: string, text: string): ConfigurationDocument {
  const lines = text.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === "") return [];
    // Only the line number needs a correction.
    const inFile = <T extends Place>(place: T): T => ({ ...place, line: at + (place.line ?? 1) });
    return [{ document: parseConfiguration(file, line), inFile }];
  });
  const problems = lines.flatMap(({ document, inFile }) => document.problems.map(inFile));
  const parsed = lines.filter(({ document }) => document.value !== undefined);
  const values = parsed.map(({ document }) => document.value ?? null);
  return {
    file,
    value: values.length === 0 && problems.length > 0 ? undefined : values,
    problems,
    locate([at, ...path], what) {
      const line = parsed[Number(at)];
      return line === undefined ? { file } : line.inFile(line.document.locate(path, what));
    },
  };
}
