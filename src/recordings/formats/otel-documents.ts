import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  member,
  objectsOf,
} from "../../base/json.ts";
import { groupBy } from "../../base/text.ts";
import { jsonIn } from "../message-parts.ts";
import { orderOf, periodOf } from "../run.ts";
import { at, attributesOf, firstAt, type RecordedSpan, type SpanEvent, textAt } from "./otel-attributes.ts";

/** What the spans of a document are about. */
export interface Marks {
  genAi: boolean;
  openInference: boolean;
}

const GEN_AI =
  /^(?:gen_ai\.(?:operation\.name|tool\.|input\.|output\.|prompt|completion|choice)|gcp\.vertex\.agent\.|tool_arguments$|all_messages_events$|mlflow\.spanType$)/;
const OTHER_GEN_AI =
  /^(?:gen_ai\.|ai\.(?:operationId|toolCall|prompt|response)|traceloop\.|llm\.request\.type$)/;

/** The marks of a document that consists of spans; undefined when it is anything else. Looks at keys only, never throws. */
export function marksOf(document: Json): Marks | undefined {
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

/** The spans of a document; undefined when it does not consist of spans. */
export function spansIn(document: Json): RecordedSpan[] | undefined {
  const items = itemsOf(document);
  if (items === undefined) return undefined;
  const logs = items.filter(isOtlp).flatMap(logsInOtlp);
  return withLogs(items.flatMap(readItem), logs);
}

/** Where stores keep spans: MLflow, Phoenix, Logfire, Jaeger, Tempo, ClickHouse, session stores, and search engines. */
const WRAPPERS = ["data", "spans", "rows", "trace", "traces", "result", "hits", "_source"];

/** OTLP requests, exported spans or bare attributes: one, or lists of them in lists and in the wrappers of stores. */
function itemsOf(document: Json, levels = 5): JsonObject[] | undefined {
  if (Array.isArray(document)) {
    if (levels < 0) return undefined;
    const lists = document.map((item) => itemsOf(item, levels - 1));
    return lists.length > 0 && lists.every((list) => list !== undefined) ? lists.flat() : undefined;
  }
  const item = asRequest(document);
  if (isItem(item)) return [item];
  if (!isObject(document) || levels <= 0) return undefined;
  const { info = null } = document;
  const held = [rowsOf(document), ...WRAPPERS.map((key) => heldIn(document[key]))];
  const found = held.flatMap((inner) => (inner === undefined ? [] : [itemsOf(inner, levels - 1)]));
  const items = found.find((list) => list !== undefined && !list.every(isBareAttributes));
  if (!isObject(info)) return items;
  const names = new Set(items?.map(({ name }) => name));
  return items?.map((span) => ({
    ...span,
    name: unnumbered(span.name, names),
    resource: { attributes: namesOf(info) },
  }));
}

/** MLflow numbers the spans of one name: `search_1`, `search_2`. */
function unnumbered(name: Json = null, names: ReadonlySet<Json | undefined>): Json {
  const base = isString(name) ? /^(.+)_\d+$/.exec(name)?.[1] : undefined;
  const isNumbered = names.has(`${base}_1`) && names.has(`${base}_2`) && !names.has(base);
  return base !== undefined && isNumbered ? base : name;
}

/** Data frames of MLflow hold traces and spans as text. */
function heldIn(value: Json | undefined): Json | undefined {
  const held = isString(value) && /^\s*[[{]/.test(value) ? jsonIn(value) : value;
  return typeof held === "object" && held !== null ? held : undefined;
}

/** The rows of an answer by columns: Logfire's `{name, values}`, lists beside names, and data frames of pandas. */
function rowsOf(document: JsonObject): JsonObject[] | undefined {
  const { columns, data, rows } = document;
  const named = listOf(columns).map((column) => (isObject(column) ? column : { name: column }));
  const lists = [data, rows].map(listOf).find((list) => list.length > 0 && list.every(Array.isArray));
  if (lists !== undefined)
    return lists.map((row) =>
      Object.fromEntries(named.map(({ name }, at) => [String(name), listOf(row)[at] ?? null])),
    );
  const isFrame = SPAN_ID.some((key) => isObject(document[key]));
  const frame = isFrame
    ? Object.entries(document)
    : named.map(({ name = null, values = null }) => [String(name), values] as const);
  const [[, first] = []] = frame;
  if (!frame.every(([, values]) => typeof values === "object" && values !== null)) return undefined;
  return Object.keys(first ?? {}).map((row) =>
    Object.fromEntries(frame.map(([name, values]) => [name, member(values as JsonObject, row) ?? null])),
  );
}

/** What MLflow keeps on a whole trace. */
function namesOf({ tags = {}, trace_metadata, request_metadata }: JsonObject): JsonObject {
  return Object.assign({}, ...[trace_metadata, request_metadata, tags].filter((one) => isObject(one)));
}

function isItem(item: Json): item is JsonObject {
  return isOtlp(item) || isExportedSpan(item) || isBareAttributes(item);
}

/** Attributes of a span and nothing of the span itself. */
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
  return [
    {
      traceId: "",
      id: `row ${index}`,
      name: "",
      start: BigInt(index),
      end: BigInt(index + 1),
      recorded: {},
      failed: false,
      attributes: item,
      resource: {},
      events: [],
      source: item,
    },
  ];
}

function keysIn(item: JsonObject): string[] {
  if (!isOtlp(item)) {
    const attributes = heldIn(firstAt(item, ...ATTRIBUTES));
    const own = isObject(attributes) ? dottedKeys(attributes) : keyedNames(attributes);
    return [...own, ...Object.keys(item).map((key) => key.replace(/^attributes\./, "")), ...kindOf(item)];
  }
  const lists = (one: JsonObject) => Object.values(one).flatMap((list) => objectsOf(list));
  const records = lists(item).flatMap(lists).flatMap(lists);
  return records.flatMap(({ attributes = null }) => keyedNames(attributes));
}

function keyedNames(list: Json | undefined): string[] {
  return objectsOf(list).flatMap(({ key }) => (typeof key === "string" ? [key] : []));
}

/** Keys of attributes that may be nested, down to the levels that names of marks have. */
function dottedKeys(attributes: JsonObject, levels = 3): string[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    isObject(value) && levels > 0
      ? [key, ...dottedKeys(value, levels - 1).map((inner) => `${key}.${inner}`)]
      : [key],
  );
}

/** Phoenix may keep the kind of a span beside its attributes. */
function kindOf({ span_kind: kind }: JsonObject): string[] {
  return kind === "LLM" || kind === "TOOL" || kind === "AGENT" ? ["openinference.span.kind"] : [];
}

/** Spans with the log records that were written within them; records whose span is not there make up one of their own. */
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
    // Older conventions do not repeat in log records what operation they are about.
    attributes: Object.fromEntries([
      ["gen_ai.operation.name", "chat"],
      ...sorted.flatMap((log) => Object.entries(log.attributes)),
    ]),
    resource,
    events: sorted,
    source: sorted.map(({ source }) => source),
  };
}

/** How exporters and stores spell the fields of a span: SDKs, Phoenix, Logfire, Jaeger, Zipkin, ClickHouse, Application Insights. */
const TRACE_ID = [
  ...["traceId", "trace_id", "traceID", "TraceId", "operation_Id"],
  ...["context.trace_id", "context.traceId", "spanContext.traceId"],
];
const SPAN_ID = [
  ...["spanId", "span_id", "spanID", "SpanId"],
  ...["context.span_id", "context.spanId", "spanContext.spanId", "id"],
];
const PARENT_ID = [
  ...["parent_id", "parentId", "parentSpanId", "parent_span_id", "ParentSpanId", "operation_ParentId"],
  "parentSpanContext.spanId",
];
const NAME = ["name", "span_name", "operationName", "SpanName"];
const ATTRIBUTES = ["attributes", "tags", "SpanAttributes", "customDimensions"];
const START = [
  ...["start_time", "startTime", "startTimeUnixNano", "start_time_unix_nano", "start_timestamp"],
  ...["timestamp", "Timestamp", "@timestamp"],
];
const END = ["end_time", "endTime", "endTimeUnixNano", "end_time_unix_nano", "end_timestamp"];
/** How many nanoseconds a duration counts in, by what its writer calls the start beside it. */
const DURATIONS = { timestamp: 1e3, startTime: 1e3, Timestamp: 1, "@timestamp": 1, start_timestamp: 1e9 };
const STATUS = [
  ...["status.status_code", "status.code", "status_code", "statusCode", "otel_status_code", "StatusCode"],
];
const MESSAGE = [
  ...["status.description", "status.message", "status_message", "otel_status_message", "StatusMessage"],
  "exception_message",
];
const OPENINFERENCE_KIND = /^(?:LLM|TOOL|AGENT|CHAIN|RETRIEVER|EMBEDDING|RERANKER|GUARDRAIL|EVALUATOR)$/;

/**
 * True for a span as console and file exporters of the SDKs print it, or as Phoenix hands it out: as an object or as a row of
 * its data frame, whose keys are `context.span_id`, `attributes.…`.
 */
function isExportedSpan(span: Json): span is JsonObject {
  return (
    isObject(span) &&
    NAME.some((key) => isString(span[key])) &&
    textAt(span, ...TRACE_ID) !== undefined &&
    textAt(span, ...SPAN_ID) !== undefined &&
    hasAttributes(span)
  );
}

function hasAttributes(span: JsonObject): boolean {
  // A row of Phoenix's data frame may have none: it has the columns of all spans, here empty.
  return isString(span.span_kind) || heldIn(firstAt(span, ...ATTRIBUTES)) !== undefined;
}

/** True for what only OpenTelemetry writes, whatever the span is about. */
function isPlainlyOtel(span: JsonObject): boolean {
  const { kind, context } = span;
  if (isString(kind)) return kind.startsWith("SpanKind.") && isObject(context);
  return typeof kind === "number" && ("instrumentationScope" in span || "instrumentationLibrary" in span);
}

/** Reads such a span. */
function readExportedSpan(span: JsonObject): RecordedSpan {
  const attributes = attributesOf(heldIn(firstAt(span, ...ATTRIBUTES)));
  const kind = textAt(span, "span_kind");
  const own = kind !== undefined && OPENINFERENCE_KIND.test(kind) ? { "openinference.span.kind": kind } : {};
  const code = firstAt(span, ...STATUS) ?? at(attributes, "otel.status_code");
  const parent = objectsOf(span.references).find(({ refType }) => refType === "CHILD_OF")?.spanID;
  return {
    traceId: hexadecimal(textAt(span, ...TRACE_ID)) ?? "",
    id: hexadecimal(textAt(span, ...SPAN_ID)) ?? "",
    parent: hexadecimal(isString(parent) ? parent : textAt(span, ...PARENT_ID)),
    name: textAt(span, ...NAME) ?? "",
    ...timesOf(span),
    failed: isErrorCode(code) || span.is_exception === true,
    statusMessage: textAt(span, ...MESSAGE) ?? textAt(attributes, "otel.status_description"),
    attributes: { ...own, ...attributes },
    resource: attributesOf(
      heldIn(firstAt(span, "resource.attributes", "otel_resource_attributes", "ResourceAttributes")),
    ),
    events: eventsIn(heldIn(firstAt(span, "events", "span_events", "otel_events", "logs"))),
    source: span,
  };
}

/** Python prints ids as `0x…`. */
function hexadecimal(id: string | undefined): string | undefined {
  return id?.replace(/^0x/, "");
}

/** When a span began and ended. Some write how long it took in the place of its end. */
function timesOf(span: JsonObject): Pick<RecordedSpan, "start" | "end" | "recorded"> {
  const start = timeOf(firstAt(span, ...START));
  const end = timeOf(firstAt(span, ...END));
  const hasEnd = end !== undefined && end !== 0 && end !== "0";
  const period = hasEnd ? periodOf(start, end) : periodOf(orderOf(start), endByDuration(span, start));
  if (period === undefined) return { start: 0n, recorded: {} };
  return { start: period.start, end: period.hasEnded ? period.end : undefined, recorded: period.recorded };
}

/** The SDK of JavaScript prints `[seconds, nanoseconds]`. */
function timeOf(time: Json | undefined): Json | undefined {
  if (!Array.isArray(time)) return time;
  const [seconds, nanoseconds] = time;
  const start = orderOf(seconds);
  return start === undefined ? undefined : start + (orderOf(nanoseconds) ?? 0n);
}

function endByDuration(span: JsonObject, start: Json | undefined): bigint | undefined {
  const unit = Object.entries(DURATIONS).find(([key]) => span[key] !== undefined)?.[1] ?? 1;
  const taken = Number(span.durationInNanos ?? span.Duration ?? Number(span.duration ?? Number.NaN) * unit);
  const begun = orderOf(start);
  return begun === undefined || !(taken >= 0 && taken < Number.MAX_SAFE_INTEGER)
    ? undefined
    : begun + BigInt(Math.round(taken));
}

const RESOURCES = [
  "batches",
  "resourceSpans",
  "resource_spans",
  "resourceLogs",
  "resource_logs",
  "resourceMetrics",
];

/** True for an export request of OTLP in JSON. */
function isOtlp(document: Json): document is JsonObject {
  return isObject(document) && RESOURCES.some((key) => objectsOf(document[key]).some(isResource));
}

/**
 * What Python's file exporter writes on a line, the spans or logs of one resource, as the request they are a part of. Anything else
 * as it is.
 */
function asRequest(item: Json): Json {
  if (!isObject(item)) return item;
  if (objectsOf(item.scopeSpans).length > 0) return { resourceSpans: [item] };
  return objectsOf(item.scopeLogs).length > 0 ? { resourceLogs: [item] } : item;
}

function isResource(resource: JsonObject): boolean {
  return ["resource", ...SCOPES, "scopeLogs", "scope_logs", "scopeMetrics"].some((key) => key in resource);
}

/** A log record, with the span it was written in. */
interface LogRecord extends SpanEvent {
  traceId: string;
  spanId: string;
  time: bigint;
  resource: JsonObject;
  source: Json;
}

const SCOPES = ["scopeSpans", "scope_spans", "instrumentationLibrarySpans"];

/** The spans of an OTLP document, or of Tempo's `{batches}`. */
function spansInOtlp(document: JsonObject): RecordedSpan[] {
  return scopesIn(document, ["resourceSpans", "resource_spans", "batches"], SCOPES).flatMap(
    ({ scope, resource }) => objectsOf(scope.spans).map((span) => readSpan(span, resource)),
  );
}

/** The log records of an OTLP document. */
function logsInOtlp(document: JsonObject): LogRecord[] {
  return scopesIn(document, ["resourceLogs", "resource_logs"], ["scopeLogs", "scope_logs"]).flatMap(
    ({ scope, resource }) =>
      objectsOf(scope.logRecords ?? scope.log_records).map((record) => readLog(record, resource)),
  );
}

function scopesIn(document: JsonObject, outer: readonly string[], inner: readonly string[]) {
  const resources = outer.flatMap((key) => objectsOf(document[key]));
  return resources.flatMap((one) => {
    const resource = attributesOf(isObject(one.resource) ? one.resource.attributes : undefined);
    return inner.flatMap((key) => objectsOf(one[key])).map((scope) => ({ scope, resource }));
  });
}

function readSpan(span: JsonObject, resource: JsonObject): RecordedSpan {
  const status = isObject(span.status) ? span.status : {};
  return {
    traceId: textAt(span, "traceId", "trace_id") ?? "",
    id: textAt(span, "spanId", "span_id") ?? "",
    parent: textAt(span, "parentSpanId", "parent_span_id"),
    name: textAt(span, "name") ?? "",
    ...timesOf(span),
    failed: isErrorCode(status.code),
    statusMessage: textAt(status, "message"),
    attributes: attributesOf(span.attributes),
    resource,
    events: eventsIn(span.events),
    dropped: Number(firstAt(span, "droppedAttributesCount", "dropped_attributes_count") ?? 0) || 0,
    source: span,
  };
}

/** True for the status code of a failure, as OTLP, an SDK or a backend writes it. */
function isErrorCode(code: Json | undefined): boolean {
  return code === 2 || code === "2" || (isString(code) && /(?:^|_)ERROR$/i.test(code));
}

/** The events of a span. */
function eventsIn(list: Json | undefined): SpanEvent[] {
  return objectsOf(list).map((event) => {
    const attributes = attributesOf(event.attributes ?? event.event_attributes ?? event.fields);
    return { name: textAt(event, "name", "event_name") ?? textAt(attributes, "event") ?? "", attributes };
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
