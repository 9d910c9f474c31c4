import type { Json, JsonObject } from "../../src/core/json.ts";

export interface TestSpan {
  id: string;
  parent?: string;
  name?: string;
  trace?: string;
  start: number;
  end?: number | null;
  attributes: JsonObject;
  error?: string;
  events?: { name: string; attributes: JsonObject }[];
}

/** An OTLP export request in JSON. Spans are in the order of their end, like an exporter's. */
export function otlp(
  spans: readonly TestSpan[],
  resource: JsonObject = { "service.name": "ferries" },
): JsonObject {
  const ended = spans.toSorted((a, b) => (a.end ?? a.start + 1) - (b.end ?? b.start + 1));
  return {
    resourceSpans: [
      {
        resource: { attributes: keyValues(resource) },
        scopeSpans: [{ scope: { name: "test" }, spans: ended.map(span) }],
      },
    ],
  };
}

function span({
  id,
  parent,
  name = "",
  trace = "t1",
  start,
  end,
  attributes,
  error,
  events = [],
}: TestSpan): Json {
  return {
    traceId: trace,
    spanId: id,
    ...(parent === undefined ? {} : { parentSpanId: parent }),
    name,
    kind: 1,
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: end === null ? "0" : nanoseconds(end ?? start + 1),
    attributes: keyValues(attributes),
    status: error === undefined ? { code: 0 } : { code: 2, message: error },
    events: events.map((event) => ({ name: event.name, attributes: keyValues(event.attributes) })),
  };
}

function nanoseconds(milliseconds: number): string {
  return String(1_790_000_000_000_000_000n + BigInt(milliseconds) * 1_000_000n);
}

function keyValues(attributes: JsonObject): Json[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }));
}

function anyValue(value: Json): Json {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "number")
    return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(anyValue) } };
  return typeof value === "object" && value !== null ? { kvlistValue: { values: keyValues(value) } } : {};
}
