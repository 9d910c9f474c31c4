import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  member,
  objectOf,
  objectsOf,
  scalarText,
  textOf,
} from "../../../core/json.ts";
import { groupBy } from "../../../core/text.ts";
import { orderOf } from "../../run.ts";
import { at, attributesOf, firstAt, type RecordedSpan, type SpanEvent, textAt } from "./otel-attributes.ts";
import {
  ATTRIBUTES,
  heldIn,
  isExportedSpan,
  isPlainlyOtel,
  readExportedSpan,
  SPAN_ID,
} from "./otel-exported.ts";

const GEN_AI =
  /^(?:gen_ai\.(?:operation\.name|tool\.|input\.|output\.|prompt|completion|choice)|gcp\.vertex\.agent\.|tool_arguments$|all_messages_events$|mlflow\.spanType$)/;
const OTHER_GEN_AI =
  /^(?:gen_ai\.|ai\.(?:operationId|toolCall|prompt|response)|traceloop\.|llm\.request\.type$)/;

/** Returns the marks of a document of spans, or undefined for other documents. Looks at keys only and never throws. */
export function marksOf(document: Json): { genAi: boolean; openInference: boolean } | undefined {
  const items = itemsOf(document);
  if (items === undefined) return undefined;
  const keys = items.flatMap(keysIn);
  const openInference = keys.includes("openinference.span.kind");
  const strong = keys.some((key) => GEN_AI.test(key));
  if (strong || openInference) return { genAi: strong, openInference };
  const plain = items.some((item) => isOtlp(item) || isPlainlyOtel(item));
  return plain || keys.some((key) => OTHER_GEN_AI.test(key))
    ? { genAi: true, openInference: false }
    : undefined;
}

/** Returns the spans of a document, or undefined for other documents. */
export function spansIn(document: Json): RecordedSpan[] | undefined {
  const items = itemsOf(document);
  if (items === undefined) return undefined;
  const logs = items.filter(isOtlp).flatMap(logsInOtlp);
  return withLogs(items.flatMap(readItem), logs);
}

/** Keys that hold spans in MLflow, Phoenix, Logfire, Jaeger, Tempo, ClickHouse, session stores and search engines. */
const WRAPPERS = ["data", "spans", "rows", "trace", "traces", "result", "hits", "_source"];

/** Finds OTLP requests, exported spans or bare attributes, alone or in nested lists and wrappers. */
function itemsOf(document: Json, levels = 5): JsonObject[] | undefined {
  if (levels < 0) return undefined;
  if (Array.isArray(document)) return itemsOfAll(document, levels - 1);
  const item = asRequest(document);
  if (isItem(item)) return [item];
  if (!isObject(document)) return undefined;
  const { info = null } = document;
  const held = [rowsOf(document), ...WRAPPERS.map((key) => heldIn(document[key]))];
  const found = held.flatMap((inner) => (inner === undefined ? [] : [itemsOf(inner, levels - 1)]));
  const items = found.find((list) => list !== undefined && !list.every(isBareAttributes));
  if (!isObject(info)) return items;
  const names = new Set(items?.map(({ name }) => name));
  return items?.map((span) => ({
    ...span,
    name: unnumbered(span.name, names),
    resource: {
      attributes: {
        ...objectOf(info.trace_metadata),
        ...objectOf(info.request_metadata),
        ...objectOf(info.tags),
      },
    },
  }));
}

function itemsOfAll(list: readonly Json[], levels: number): JsonObject[] | undefined {
  const all: JsonObject[] = [];
  for (const item of list) {
    const items = itemsOf(item, levels);
    if (items === undefined) return undefined;
    for (const one of items) all.push(one);
  }
  return list.length === 0 ? undefined : all;
}

/** MLflow numbers spans of equal names: `search_1`, `search_2`. */
function unnumbered(name: Json = null, names: ReadonlySet<Json | undefined>): Json {
  const base = isString(name) ? /^(.+)_\d+$/.exec(name)?.[1] : undefined;
  const isNumbered = names.has(`${base}_1`) && names.has(`${base}_2`) && !names.has(base);
  return base !== undefined && isNumbered ? base : name;
}

/** Converts columns to rows: Logfire's `{name, values}`, lists beside names, and pandas data frames. */
function rowsOf(document: JsonObject): JsonObject[] | undefined {
  const { columns, data, rows } = document;
  const named = listOf(columns).map((column) => (isObject(column) ? column : { name: column }));
  const lists = [data, rows].map(listOf).find((list) => list.length > 0 && list.every(Array.isArray));
  if (lists !== undefined)
    return lists.map((row) =>
      Object.fromEntries(named.map(({ name }, at) => [scalarText(name), listOf(row)[at] ?? null])),
    );
  const isFrame = SPAN_ID.some((key) => isObject(document[key]));
  const frame = isFrame
    ? Object.entries(document)
    : named.map(({ name = null, values = null }) => [scalarText(name), values] as const);
  const [[, first] = []] = frame;
  if (!frame.every(([, values]) => typeof values === "object" && values !== null)) return undefined;
  return Object.keys(first ?? {}).map((row) =>
    Object.fromEntries(frame.map(([name, values]) => [name, member(values as JsonObject, row) ?? null])),
  );
}

function isItem(item: Json): item is JsonObject {
  return isOtlp(item) || isExportedSpan(item) || isBareAttributes(item);
}

function isBareAttributes(item: Json): boolean {
  return (
    isObject(item) &&
    ("gen_ai.operation.name" in item || "openinference.span.kind" in item || "ai.operationId" in item) &&
    !("attributes" in item)
  );
}

function readItem(item: JsonObject, index: number): RecordedSpan[] {
  if (isOtlp(item)) return spansInOtlp(item);
  if (isExportedSpan(item)) return [readExportedSpan(item)];
  const times = { start: BigInt(index), end: BigInt(index + 1), recorded: {} };
  const none = { traceId: "", name: "", failed: false, resource: {}, events: [] };
  return [{ ...none, ...times, id: `row ${index}`, attributes: item, source: item }];
}

function keysIn(item: JsonObject): string[] {
  const kind = textOf(item.span_kind);
  if (!isOtlp(item)) {
    const attributes = heldIn(firstAt(item, ...ATTRIBUTES));
    const own = isObject(attributes) ? dottedKeys(attributes) : keyedNames(attributes);
    // Phoenix may keep a span's kind beside its attributes.
    const hasKind = ["LLM", "TOOL", "AGENT"].includes(kind);
    const beside = Object.keys(item).map((key) => key.replace(/^attributes\./, ""));
    return [...own, ...beside, ...(hasKind ? ["openinference.span.kind"] : [])];
  }
  const lists = (holder: JsonObject) => Object.values(holder).flatMap((list) => objectsOf(list));
  const records = lists(item).flatMap(lists).flatMap(lists);
  return records.flatMap(({ attributes = null }) => keyedNames(attributes));
}

function keyedNames(list: Json | undefined): string[] {
  return objectsOf(list).flatMap(({ key }) => (typeof key === "string" ? [key] : []));
}

/** Descends as deep as the names of marks. */
function dottedKeys(attributes: JsonObject, levels = 3): string[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    isObject(value) && levels > 0
      ? [key, ...dottedKeys(value, levels - 1).map((inner) => `${key}.${inner}`)]
      : [key],
  );
}

/** Log records without their span form a span of their own. */
function withLogs(spans: readonly RecordedSpan[], logs: readonly LogRecord[]): RecordedSpan[] {
  const bySpan = groupBy(logs, ({ traceId, spanId }) => `${traceId} ${spanId}`);
  const joined = spans.map((span) => {
    const key = `${span.traceId} ${span.id}`;
    const own = bySpan.get(key) ?? [];
    bySpan.delete(key);
    return own.length === 0 ? span : { ...span, events: [...span.events, ...own] };
  });
  return [...joined, ...[...bySpan.values()].map(spanOfLogs)];
}

function spanOfLogs(logs: LogRecord[]): RecordedSpan {
  const sorted = logs.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  const { traceId = "", spanId = "", time = 0n, resource = {} } = sorted[0] ?? {};
  return {
    traceId,
    id: spanId,
    name: "",
    start: time,
    end: sorted.at(-1)?.time,
    recorded: {},
    failed: false,
    // Older conventions omit the operation in log records.
    attributes: Object.fromEntries([
      ["gen_ai.operation.name", "chat"],
      ...sorted.flatMap((log) => Object.entries(log.attributes)),
    ]),
    resource,
    events: sorted,
    source: sorted.map(({ source }) => source),
  };
}

const RESOURCES = [
  ...["batches", "resourceSpans", "resource_spans", "resourceLogs", "resource_logs", "resourceMetrics"],
];

function isOtlp(document: Json): document is JsonObject {
  return isObject(document) && RESOURCES.some((key) => objectsOf(document[key]).some(isResource));
}

/** Wraps a line of Python's file exporter, which holds a single resource, as a full request. */
function asRequest(item: Json): Json {
  if (!isObject(item)) return item;
  if (objectsOf(item.scopeSpans).length > 0) return { resourceSpans: [item] };
  return objectsOf(item.scopeLogs).length > 0 ? { resourceLogs: [item] } : item;
}

function isResource(resource: JsonObject): boolean {
  return ["resource", ...SCOPES, "scopeLogs", "scope_logs", "scopeMetrics"].some((key) => key in resource);
}

interface LogRecord extends SpanEvent {
  traceId: string;
  spanId: string;
  time: bigint;
  resource: JsonObject;
  source: Json;
}

const SCOPES = ["scopeSpans", "scope_spans", "instrumentationLibrarySpans"];

/** Includes Tempo's `{batches}`. */
function spansInOtlp(document: JsonObject): RecordedSpan[] {
  return scopesIn(document, ["resourceSpans", "resource_spans", "batches"], SCOPES).flatMap(
    ({ scope, resource }) =>
      objectsOf(scope.spans).map((span) => {
        const dropped =
          Number(scalarText(firstAt(span, "droppedAttributesCount", "dropped_attributes_count"))) || 0;
        return { ...readExportedSpan(span), resource, dropped };
      }),
  );
}

function logsInOtlp(document: JsonObject): LogRecord[] {
  return scopesIn(document, ["resourceLogs", "resource_logs"], ["scopeLogs", "scope_logs"]).flatMap(
    ({ scope, resource }) =>
      objectsOf(scope.logRecords ?? scope.log_records).map((record) => readLog(record, resource)),
  );
}

function scopesIn(document: JsonObject, outer: readonly string[], inner: readonly string[]) {
  const resources = outer.flatMap((key) => objectsOf(document[key]));
  return resources.flatMap((entry) => {
    const resource = attributesOf(objectOf(entry.resource).attributes);
    return inner.flatMap((key) => objectsOf(entry[key])).map((scope) => ({ scope, resource }));
  });
}

function readLog(record: JsonObject, resource: JsonObject): LogRecord {
  const own = attributesOf(record.attributes);
  const { body = {} } = attributesOf([{ key: "body", value: record.body ?? null }]);
  return {
    name: textAt(record, "eventName", "event_name") ?? textAt(own, "event.name") ?? "",
    attributes: isObject(body) ? { ...own, ...body } : { ...own, content: body },
    traceId: textAt(record, "traceId", "trace_id") ?? "",
    spanId: textAt(record, "spanId", "span_id") ?? "",
    time:
      orderOf(firstAt(record, "timeUnixNano", "observedTimeUnixNano", "time_unix_nano") ?? at(own, "time")) ??
      0n,
    resource,
    source: record,
  };
}
