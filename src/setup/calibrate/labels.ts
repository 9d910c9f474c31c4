import { CsvError, parse } from "csv-parse/sync";
import { LineCounter } from "yaml";
import { isObject, type Json, type JsonObject } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { parseConfiguration } from "../../core/parse-configuration.ts";
import { didYouMean, type Place, type Problem } from "../../core/problems.ts";
import * as z from "../../core/schema.ts";
import { counted } from "../../core/text.ts";
import { validate } from "../../core/validate-schema.ts";
import type { ConfigurationDocument, Path } from "../../core/yaml.ts";

interface Field {
  text: string;
  start: number;
}

const LINE_ENDS = ["\r\n", "\n", "\r"];

/** Returns the rows before the first unreadable field; `fault` has the reason and its position. */
function fieldsOf(text: string): { rows: Field[][]; fault?: Field } {
  const bytes = Buffer.from(text);
  const rows: Field[][] = [];
  let end = -1;
  try {
    parse(bytes, {
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      cast(field, { index, bytes: read }) {
        if (index === 0) rows.push([]);
        rows.at(-1)?.push({ text: field, start: startAfter(end, bytes) });
        end = read;
        return field;
      },
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, fault: { text: syntaxFault(error), start: startAfter(end, bytes) } };
  }
}

function startAfter(end: number, bytes: Buffer): number {
  const isLineEnd = (at: number) => bytes[at] === 10 || bytes[at] === 13;
  let start = end + 1;
  if (end < 0 || isLineEnd(end)) while (isLineEnd(start)) start += 1;
  return start;
}

function syntaxFault({ code }: CsvError): string {
  const what =
    code === "CSV_QUOTE_NOT_CLOSED"
      ? "a quote is opened here and never closed"
      : "a quote is in the middle of this field";
  return `not CSV: ${what}. Put a text with a comma or a quote in quotes, and double each quote in it`;
}

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

const REQUIRED = ["case", "callId", "appropriate"];
const COLUMNS = Object.keys(labelSchema.shape).filter((name) => name !== "tags");
const TAG = /^tags\.(.+)$/s;
const TRUTH = new Map([
  ["true", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["0", false],
]);

/**
 * Parses CSV (RFC 4180) with one label per row. The first row names the columns: `case`, `callId`, `appropriate` (true, yes, 1 or false,
 * no, 0), and optionally `trial` and `tags.NAME`. Empty fields are absent and empty rows are skipped.
 */
function parseCsv(file: string, source: string): ConfigurationDocument {
  const text = source.replace(/^\uFEFF/, "");
  const placeAt = locatorIn(file, text);
  const placeOf = (field: Field | undefined) => (field === undefined ? { file } : placeAt(field.start));
  const { rows: all, fault } = fieldsOf(text);
  const [header = [], ...rows] = all.filter((row) => row.some((field) => field.text !== ""));
  const unreadable: Problem[] =
    fault === undefined
      ? headerFaults(header, placeOf)
      : [{ severity: "error", ...placeOf(fault), message: fault.text }];
  if (unreadable.length > 0)
    return { file, value: undefined, problems: unreadable, locate: () => ({ file }) };
  return {
    file,
    value: rows.map((row) => labelOf(header, row)),
    problems: rows.flatMap((row) => lengthFault(row, header, placeOf)),
    locate([at, key, tag]) {
      const row = rows[Number(at)];
      const name = tag === undefined ? key : `${String(key)}.${String(tag)}`;
      const column = header.findIndex((field) => field.text === name);
      return placeOf(row?.[column] ?? row?.[0] ?? header[0]);
    },
  };
}

function locatorIn(file: string, text: string): (start: number) => Place {
  const bytes = Buffer.from(text);
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines.addNewLine(at + 1);
  return (start) => {
    const { line, col } = lines.linePos(start);
    return { file, line, column: bytes.toString("utf8", start - col + 1, start).length + 1 };
  };
}

function headerFaults(header: readonly Field[], placeOf: (field: Field | undefined) => Place): Problem[] {
  const names = header.map(({ text }) => text);
  const fault = (field: Field | undefined, message: string): Problem => ({
    severity: "error",
    ...placeOf(field),
    message,
  });
  const columns = `${COLUMNS.join(", ")}, tags.NAME, separated by commas`;
  if (names.length === 0) return [fault(undefined, `empty: no label is here. Columns: ${columns}`)];
  const missing = REQUIRED.filter((name) => !names.includes(name));
  return [
    ...header.flatMap((field, at) => {
      const { text } = field;
      if (names.indexOf(text) < at) return [fault(field, `column "${text}" is there a second time`)];
      if (COLUMNS.includes(text) || TAG.test(text)) return [];
      return [fault(field, `unknown column "${text}".${didYouMean(text, COLUMNS) || ` Known: ${columns}.`}`)];
    }),
    ...missing.map((name) => fault(header[0], `column "${name}" is missing`)),
  ];
}

function lengthFault(
  row: readonly Field[],
  header: readonly Field[],
  placeOf: (field: Field | undefined) => Place,
): Problem[] {
  if (row.length === header.length) return [];
  const message = `has ${counted(row.length, "field")} where the first row names ${counted(header.length, "column")}. Put a text with a comma in quotes`;
  return [{ severity: "error", ...placeOf(row[0]), message }];
}

function labelOf(header: readonly Field[], row: readonly Field[]): JsonObject {
  const filled = header.flatMap(({ text: name }, at): [string, string][] => {
    const text = row[at]?.text ?? "";
    return text === "" ? [] : [[name, text]];
  });
  const tags = filled.flatMap(([name, text]): [string, Json][] => {
    const tag = TAG.exec(name)?.[1];
    return tag === undefined ? [] : [[tag, text]];
  });
  const values = filled
    .filter(([name]) => !TAG.test(name))
    .map(([name, text]): [string, Json] => [name, name === "appropriate" ? truthOf(text) : text]);
  return Object.fromEntries([...values, ...(tags.length === 0 ? [] : [["tags", Object.fromEntries(tags)]])]);
}

function truthOf(text: string): boolean | string {
  return TRUTH.get(text.toLowerCase()) ?? text;
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

/**
 * Parses labels: YAML or JSON with a list or an object with `labels`; JSON Lines or CSV by file extension. Returns no labels if there are
 * problems.
 */
export async function readLabels(
  file: string,
  text: string,
): Promise<{ labels: Label[]; problems: Problem[] }> {
  const document = parseLabelFile(file, text);
  const [listed, path, problems] = listIn(document);
  const labels = (listed ?? []).map((label, at) => ({
    ...label,
    place: (key?: string) => document.locate([...path, at, ...(key === undefined ? [] : [key])]),
  }));
  return { labels, problems };
}

function parseLabelFile(file: string, text: string): ConfigurationDocument {
  if (/\.(?:jsonl|ndjson)$/i.test(file)) return parseJsonLines(file, text);
  if (!/\.csv$/i.test(file)) return parseConfiguration(file, text);
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
