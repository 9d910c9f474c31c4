import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectsOf,
  scalarText,
  textOf,
} from "../../../core/json.ts";
import { jsonIn } from "../../reading/message-parts.ts";
import { orderOf, periodOf } from "../../run.ts";
import { at, attributesOf, firstAt, type RecordedSpan, type SpanEvent, textAt } from "./otel-attributes.ts";

/** The field names of SDKs, Phoenix, Logfire, Jaeger, Zipkin, ClickHouse and Application Insights. */
const TRACE_ID = [
  ...["traceId", "trace_id", "traceID", "TraceId", "operation_Id"],
  ...["context.trace_id", "context.traceId", "spanContext.traceId"],
];
export const SPAN_ID = [
  ...["spanId", "span_id", "spanID", "SpanId"],
  ...["context.span_id", "context.spanId", "spanContext.spanId", "id"],
];
const PARENT_ID = [
  ...["parent_id", "parentId", "parentSpanId", "parent_span_id", "ParentSpanId", "operation_ParentId"],
  "parentSpanContext.spanId",
];
const NAME = ["name", "span_name", "operationName", "SpanName"];
export const ATTRIBUTES = ["attributes", "tags", "SpanAttributes", "customDimensions"];
const START = [
  ...["start_time", "startTime", "startTimeUnixNano", "start_time_unix_nano", "start_timestamp"],
  ...["timestamp", "Timestamp", "@timestamp"],
];
const END = ["end_time", "endTime", "endTimeUnixNano", "end_time_unix_nano", "end_timestamp"];
/** Nanoseconds per unit of a duration, by the name of the start field beside it. */
const DURATIONS = { timestamp: 1e3, startTime: 1e3, Timestamp: 1, "@timestamp": 1, start_timestamp: 1e9 };
const STATUS = "status.status_code status.code status_code statusCode otel_status_code StatusCode".split(" ");
const MESSAGE = [
  ...["status.description", "status.message", "status_message", "otel_status_message", "StatusMessage"],
  "exception_message",
];
const OPENINFERENCE_KIND = /^(?:LLM|TOOL|AGENT|CHAIN|RETRIEVER|EMBEDDING|RERANKER|GUARDRAIL|EVALUATOR)$/;

/** Returns true for a span of an SDK's exporter or of Phoenix, also a data frame row with keys such as `context.span_id`. */
export function isExportedSpan(span: Json): span is JsonObject {
  return (
    isObject(span) &&
    NAME.some((key) => isString(span[key])) &&
    textAt(span, ...TRACE_ID) !== undefined &&
    textAt(span, ...SPAN_ID) !== undefined &&
    // A row of Phoenix's data frame may have no attributes, because it has the columns of all spans.
    (isString(span.span_kind) || heldIn(firstAt(span, ...ATTRIBUTES)) !== undefined)
  );
}

/** Returns true for a span that only OpenTelemetry writes. */
export function isPlainlyOtel(span: JsonObject): boolean {
  const { kind, context } = span;
  if (isString(kind)) return kind.startsWith("SpanKind.") && isObject(context);
  return typeof kind === "number" && ("instrumentationScope" in span || "instrumentationLibrary" in span);
}

export function readExportedSpan(span: JsonObject): RecordedSpan {
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
    failed: code === 2 || /^2$|(?:^|_)ERROR$/i.test(textOf(code)) || span.is_exception === true,
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

/** Some writers record a duration instead of the end. */
function timesOf(span: JsonObject): Pick<RecordedSpan, "start" | "end" | "recorded"> {
  const start = timeOf(firstAt(span, ...START));
  const end = timeOf(firstAt(span, ...END));
  const hasEnd = end !== undefined && end !== 0 && end !== "0";
  const period = hasEnd ? periodOf(start, end) : periodOf(orderOf(start), endByDuration(span, start));
  if (period === undefined) return { start: 0n, recorded: {} };
  return { start: period.start, end: period.hasEnded ? period.end : undefined, recorded: period.recorded };
}

/** The JavaScript SDK prints `[seconds, nanoseconds]`. */
function timeOf(time: Json | undefined): Json | undefined {
  if (!Array.isArray(time)) return time;
  const [seconds, nanoseconds] = time;
  const start = orderOf(seconds);
  return start === undefined ? undefined : start + (orderOf(nanoseconds) ?? 0n);
}

function endByDuration(span: JsonObject, start: Json | undefined): bigint | undefined {
  const unit = Object.entries(DURATIONS).find(([key]) => span[key] !== undefined)?.[1] ?? 1;
  const exact = span.durationInNanos ?? span.Duration ?? undefined;
  const stated = Number(scalarText(exact ?? span.duration) || Number.NaN);
  const duration = exact === undefined ? stated * unit : stated;
  const startTime = orderOf(start);
  return startTime === undefined || !(duration >= 0 && duration < Number.MAX_SAFE_INTEGER)
    ? undefined
    : startTime + BigInt(Math.round(duration));
}

function eventsIn(list: Json | undefined): SpanEvent[] {
  return objectsOf(list).map((event) => {
    const attributes = attributesOf(event.attributes ?? event.event_attributes ?? event.fields);
    return { name: textAt(event, "name", "event_name") ?? textAt(attributes, "event") ?? "", attributes };
  });
}

/** Returns the object or list in a field, which tables hold as JSON text. */
export function heldIn(value: Json | undefined): Json | undefined {
  const held = isString(value) && /^\s*[[{]/.test(value) ? jsonIn(value) : value;
  return typeof held === "object" && held !== null ? held : undefined;
}
