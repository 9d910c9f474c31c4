import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../base/json.ts";
import { groupBy } from "../../base/text.ts";
import { instant, orderOf } from "../run.ts";
import { at, attributesOf, firstAt, type RecordedSpan, type SpanEvent, textAt } from "./otel-attributes.ts";

/** What the spans of a document are about. */
export interface Marks {
  genAi: boolean;
  openInference: boolean;
}

const GEN_AI =
  /^(?:gen_ai\.(?:operation\.name|tool\.|input\.|output\.|prompt|completion|choice)|gcp\.vertex\.agent\.|tool_arguments$|all_messages_events$)/;
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

/** A list, or one document: OTLP requests, exported spans or bare attributes. Wrappers of exports are taken off. */
function itemsOf(document: Json): JsonObject[] | undefined {
  if (isObject(document) && !isOtlp(document)) {
    const { data, spans } = document;
    const wrapped = [objectsOf(data), objectsOf(spans)].find(
      (list) => list.length > 0 && list.every(isExportedSpan),
    );
    if (wrapped !== undefined) return wrapped;
  }
  const items = (Array.isArray(document) ? document : [document]).map(asRequest);
  return items.length > 0 && items.every(isItem) ? items : undefined;
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
      spanId: `row ${index}`,
      name: "",
      start: BigInt(index),
      end: BigInt(index + 1),
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
    const { attributes } = item;
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
    const key = `${span.traceId} ${span.spanId}`;
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
    spanId,
    name: "",
    start: time,
    end: sorted.at(-1)?.time,
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

const TRACE_ID = ["context.trace_id", "context.traceId", "traceId", "trace_id", "spanContext.traceId"];
const SPAN_ID = ["context.span_id", "context.spanId", "spanId", "span_id", "spanContext.spanId", "id"];
const PARENT_ID = ["parent_id", "parentId", "parentSpanId", "parent_span_id", "parentSpanContext.spanId"];
const START = ["start_time", "startTime", "startTimeUnixNano", "start_time_unix_nano"];
const END = ["end_time", "endTime", "endTimeUnixNano", "end_time_unix_nano"];
const OPENINFERENCE_KIND = /^(?:LLM|TOOL|AGENT|CHAIN|RETRIEVER|EMBEDDING|RERANKER|GUARDRAIL|EVALUATOR)$/;

/**
 * True for a span as console and file exporters of the SDKs print it, or as Phoenix hands it out: as an object or as a row of
 * its data frame, whose keys are `context.span_id`, `attributes.…`.
 */
function isExportedSpan(span: Json): span is JsonObject {
  return (
    isObject(span) &&
    isString(span.name) &&
    textAt(span, ...TRACE_ID) !== undefined &&
    textAt(span, ...SPAN_ID) !== undefined &&
    hasAttributes(span)
  );
}

function hasAttributes(span: JsonObject): boolean {
  const attributes = at(span, "attributes");
  // A row of Phoenix's data frame may have none: it has the columns of all spans, here empty.
  const isPhoenix = isString(span.span_kind);
  return isObject(attributes) || Array.isArray(attributes) || isPhoenix;
}

/** True for what only OpenTelemetry writes, whatever the span is about. */
function isPlainlyOtel(span: JsonObject): boolean {
  const { kind, context } = span;
  if (isString(kind)) return kind.startsWith("SpanKind.") && isObject(context);
  return typeof kind === "number" && ("instrumentationScope" in span || "instrumentationLibrary" in span);
}

/** Reads such a span. */
function readExportedSpan(span: JsonObject): RecordedSpan {
  const attributes = attributesOf(at(span, "attributes"));
  const kind = textAt(span, "span_kind");
  const own = kind !== undefined && OPENINFERENCE_KIND.test(kind) ? { "openinference.span.kind": kind } : {};
  const [start, end] = timesOf(span);
  return {
    traceId: hexadecimal(textAt(span, ...TRACE_ID)) ?? "",
    spanId: hexadecimal(textAt(span, ...SPAN_ID)) ?? "",
    parentId: hexadecimal(textAt(span, ...PARENT_ID)),
    name: textAt(span, "name") ?? "",
    start,
    end,
    failed: isErrorCode(firstAt(span, "status.status_code", "status.code", "status_code", "statusCode")),
    statusMessage: textAt(span, "status.description", "status.message", "status_message"),
    attributes: { ...own, ...attributes },
    resource: attributesOf(at(span, "resource.attributes")),
    events: eventsIn(at(span, "events")),
    source: span,
  };
}

/** Python prints ids as `0x…`. */
function hexadecimal(id: string | undefined): string | undefined {
  return id?.replace(/^0x/, "");
}

/** The SDK of JavaScript prints `[seconds, nanoseconds]`, its console exporter `timestamp` and `duration` in microseconds. */
function timesOf(span: JsonObject): [bigint, bigint | undefined] {
  const { timestamp, duration } = span;
  if (typeof timestamp === "number") {
    const start = microseconds(timestamp);
    return [start, typeof duration === "number" ? start + microseconds(duration) : undefined];
  }
  return [timeOf(firstAt(span, ...START)) ?? 0n, timeOf(firstAt(span, ...END))];
}

function timeOf(time: Json | undefined): bigint | undefined {
  if (!Array.isArray(time)) return instant(time);
  const [seconds = null, nanoseconds = null] = time;
  const start = orderOf(seconds);
  return start === undefined ? undefined : start + BigInt(Number.isInteger(nanoseconds) ? Number(nanoseconds) : 0);
}

function microseconds(time: number): bigint {
  return BigInt(Math.round(Number.isFinite(time) ? time : 0)) * 1_000n;
}

const RESOURCES = ["resourceSpans", "resource_spans", "resourceLogs", "resource_logs", "resourceMetrics"];

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
  return ["resource", "scopeSpans", "scope_spans", "scopeLogs", "scope_logs", "scopeMetrics"].some(
    (key) => key in resource,
  );
}

/** A log record, with the span it was written in. */
interface LogRecord extends SpanEvent {
  traceId: string;
  spanId: string;
  time: bigint;
  resource: JsonObject;
  source: Json;
}

/** The spans of an OTLP document. */
function spansInOtlp(document: JsonObject): RecordedSpan[] {
  return scopesIn(document, ["resourceSpans", "resource_spans"], ["scopeSpans", "scope_spans"]).flatMap(
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
  const end = instant(firstAt(span, "endTimeUnixNano", "end_time_unix_nano"));
  return {
    traceId: textAt(span, "traceId", "trace_id") ?? "",
    spanId: textAt(span, "spanId", "span_id") ?? "",
    parentId: textAt(span, "parentSpanId", "parent_span_id"),
    name: textAt(span, "name") ?? "",
    start: instant(firstAt(span, "startTimeUnixNano", "start_time_unix_nano")) ?? 0n,
    end: end === 0n ? undefined : end,
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
  return objectsOf(list).map((event) => ({
    name: textAt(event, "name") ?? "",
    attributes: attributesOf(event.attributes),
  }));
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
      instant(firstAt(record, "timeUnixNano", "observedTimeUnixNano", "time_unix_nano") ?? at(own, "time")) ??
      0n,
    resource,
    source: record,
  };
}
