import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { instant } from "../../instant.ts";
import { at, attributesOf, firstAt, textAt } from "./attributes.ts";
import { eventsIn, isErrorCode } from "./otlp.ts";
import type { RecordedSpan } from "./span.ts";

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
export function isExportedSpan(span: Json): span is JsonObject {
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
export function isPlainlyOtel(span: JsonObject): boolean {
  const { kind, context } = span;
  if (isString(kind)) return kind.startsWith("SpanKind.") && isObject(context);
  return typeof kind === "number" && ("instrumentationScope" in span || "instrumentationLibrary" in span);
}

/** Reads such a span. */
export function readExportedSpan(span: JsonObject): RecordedSpan {
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
  const [seconds, nanoseconds] = time.map((part) => instant(part));
  return seconds === undefined ? undefined : seconds * 1_000_000_000n + (nanoseconds ?? 0n);
}

function microseconds(time: number): bigint {
  return BigInt(Math.round(Number.isFinite(time) ? time : 0)) * 1_000n;
}
