import {
  isEmpty,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { tryParseJson } from "../../../core/parse-json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { type Period, periods } from "../../run.ts";

/** A span as Mastra's observability stores keep it. */
export interface MastraSpan extends Period {
  id: string;
  parent: string | undefined;
  /** Such as `agent_run`, `model_step` or `tool_call`. */
  type: string;
  /** Of an agent or a tool, as the code calls it. */
  entity: string;
  attributes: JsonObject;
  metadata: JsonObject;
  input: Json;
  output: Json;
  error: Json;
}

/** The columns that hold JSON: where a store has no type for it, as text. */
const COLUMNS = ["attributes", "metadata", "input", "output", "error"] as const;
/** Those without which a span says nothing. */
const CONTENTS = ["attributes", "input", "output"] as const;

const EXPORT =
  "write what getTrace({ traceId }) of the observability store returns, or select the columns as text: SELECT traceId, spanId, parentSpanId, name, spanType, entityId, startedAt, endedAt, json(attributes) AS attributes, json(metadata) AS metadata, json(input) AS input, json(output) AS output, json(error) AS error FROM mastra_ai_spans (sqlite3 from 3.45 on, or @libsql/client)";

/** The rows of spans in what `getTrace()` returns, in a list of that, and in a table; undefined for anything else. Never throws. */
export function spanRowsIn(document: Json): JsonObject[] | undefined {
  if (!Array.isArray(document)) return isObject(document) ? spanRows(document.spans) : undefined;
  const pages = document.map((item) => (isSpanRow(item) ? [item] : spanRows(objectOf(item).spans)));
  return pages.length > 0 && pages.every((rows) => rows !== undefined) ? pages.flat() : undefined;
}

function spanRows(list: Json | undefined): JsonObject[] | undefined {
  return Array.isArray(list) && list.length > 0 && list.every(isSpanRow) ? list : undefined;
}

function isSpanRow(row: Json): row is JsonObject {
  if (!isObject(row) || !("startedAt" in row)) return false;
  return [row.traceId, row.spanId, row.spanType].every((value) => isString(value) && value !== "");
}

/** Throws RecordingError for rows that all lack their contents: these were not exported, or lost on the way. */
export function refuseBareRows(rows: readonly JsonObject[]): void {
  const values = rows.flatMap((row) => CONTENTS.flatMap((column) => row[column] ?? []));
  if (values.length === 0)
    throw new RecordingError(`no span has attributes, an input or an output: ${EXPORT}`);
  // An ArrayBuffer, in which @libsql/client hands out a blob, is {} in JSON.
  if (values.every((value) => isObject(value) && Object.keys(value).length === 0))
    throw new RecordingError(
      `the columns attributes, input and output are {} in every span: they were binary (jsonb), which JSON cannot hold; ${EXPORT}`,
    );
}

/**
 * The spans in rows of one trace, each once: a store that only adds rows keeps one for the start and one for the end of a span. Throws
 * RecordingError for a column that holds neither JSON nor its text.
 */
export function readSpanRows(rows: readonly JsonObject[]): MastraSpan[] {
  const byId = new Map<string, JsonObject>();
  for (const row of rows) {
    const before = byId.get(textOf(row.spanId));
    if (before === undefined || isEmpty(before.endedAt)) byId.set(textOf(row.spanId), row);
  }
  const own = [...byId.values()];
  // The input of an agent may be a text, which is JSON text only where these are texts too.
  const isPacked = own.some(({ attributes, metadata }) => isString(attributes) || isString(metadata));
  const times = periods(own.map(({ startedAt, endedAt }) => [startedAt, endedAt]));
  return times.map((period, at) => {
    const row = own[at] ?? {};
    const name = textOf(row.name);
    const [attributes, metadata, input = null, output = null, error = null] = COLUMNS.map((column) =>
      contentOf(row, column, isPacked),
    );
    return {
      ...period,
      hasEnded: !isEmpty(row.endedAt),
      id: textOf(row.spanId),
      parent: textOf(row.parentSpanId) || undefined,
      type: textOf(row.spanType),
      // A span may be named `tool: 'search_flights'`.
      entity: textOf(row.entityId) || textOf(row.entityName) || (/'(.+)'$/.exec(name)?.[1] ?? name),
      attributes: objectOf(attributes),
      metadata: objectOf(metadata),
      ...{ input, output, error },
    };
  });
}

function contentOf(row: JsonObject, column: (typeof COLUMNS)[number], isPacked: boolean): Json {
  const value = row[column] ?? null;
  const bytes = bytesIn(value);
  const text = bytes?.toString("utf8") ?? (isPacked && isString(value) ? value : undefined);
  const content = text === undefined ? value : tryParseJson(text);
  const mayBeAny = content === null || (column !== "attributes" && column !== "metadata");
  if (content !== undefined && (mayBeAny || isObject(content))) return content;
  const what = bytes === undefined ? "no JSON" : "binary JSON (jsonb), which is not read";
  throw new RecordingError(
    `the column ${column} of span ${shown(row.spanId)} (trace ${shown(row.traceId)}) is ${what}: ${EXPORT}`,
  );
}

/** The bytes of a blob, as clients of SQLite write it into JSON. */
function bytesIn(value: Json): Buffer | undefined {
  if (!isObject(value)) return undefined;
  if (value.type === "Buffer" && Array.isArray(value.data)) return bufferOf(value.data);
  if (value.type === "blob" && isString(value.base64)) return Buffer.from(value.base64, "base64");
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key, at) => key === String(at))
    ? bufferOf(Object.values(value))
    : undefined;
}

function bufferOf(numbers: readonly Json[]): Buffer | undefined {
  const isByte = (one: Json) => typeof one === "number" && Number.isInteger(one) && one >= 0 && one < 256;
  return numbers.every(isByte) ? Buffer.from(numbers as number[]) : undefined;
}
