import { BinaryReader } from "@bufbuild/protobuf/wire";
import type { Json, JsonObject } from "../../core/json.ts";

type Kind = "text" | "hex" | "base64" | "bool" | "int32" | "int64" | "fixed64" | "double" | Fields;

/** Fields of a message by number, each with its JSON name, its kind and an optional list marker. */
interface Fields {
  [number: number]: readonly [name: string, kind: Kind, several?: "list"];
}

// Source: opentelemetry-proto 1.x (collector/trace/v1, collector/logs/v1, trace/v1, logs/v1, resource/v1, common/v1).
const anyValue: Fields = {};
const keyValue: Fields = { 1: ["key", "text"], 2: ["value", anyValue] };
Object.assign(anyValue, {
  1: ["stringValue", "text"],
  2: ["boolValue", "bool"],
  3: ["intValue", "int64"],
  4: ["doubleValue", "double"],
  5: ["arrayValue", { 1: ["values", anyValue, "list"] }],
  6: ["kvlistValue", { 1: ["values", keyValue, "list"] }],
  7: ["bytesValue", "base64"],
} satisfies Fields);
const attributes = ["attributes", keyValue, "list"] as const;
const resource: Fields = { 1: attributes };
const scope: Fields = { 1: ["name", "text"], 2: ["version", "text"], 3: attributes };
const event: Fields = { 1: ["timeUnixNano", "fixed64"], 2: ["name", "text"], 3: attributes };
const status: Fields = { 2: ["message", "text"], 3: ["code", "int32"] };
const span: Fields = {
  1: ["traceId", "hex"],
  2: ["spanId", "hex"],
  4: ["parentSpanId", "hex"],
  5: ["name", "text"],
  6: ["kind", "int32"],
  7: ["startTimeUnixNano", "fixed64"],
  8: ["endTimeUnixNano", "fixed64"],
  9: attributes,
  10: ["droppedAttributesCount", "int32"],
  11: ["events", event, "list"],
  15: ["status", status],
};
const logRecord: Fields = {
  1: ["timeUnixNano", "fixed64"],
  2: ["severityNumber", "int32"],
  3: ["severityText", "text"],
  5: ["body", anyValue],
  6: attributes,
  7: ["droppedAttributesCount", "int32"],
  9: ["traceId", "hex"],
  10: ["spanId", "hex"],
  11: ["observedTimeUnixNano", "fixed64"],
  12: ["eventName", "text"],
};
const scopeSpans: Fields = { 1: ["scope", scope], 2: ["spans", span, "list"] };
const scopeLogs: Fields = { 1: ["scope", scope], 2: ["logRecords", logRecord, "list"] };
const REQUESTS = {
  traces: {
    1: ["resourceSpans", { 1: ["resource", resource], 2: ["scopeSpans", scopeSpans, "list"] }, "list"],
  },
  logs: { 1: ["resourceLogs", { 1: ["resource", resource], 2: ["scopeLogs", scopeLogs, "list"] }, "list"] },
} as const satisfies Record<string, Fields>;

export type Signal = keyof typeof REQUESTS;

/**
 * Decodes a binary export request to OTLP's JSON form: hexadecimal ids, 64-bit numbers as text. Omits fields that no trace reader uses.
 * Source: https://opentelemetry.io/docs/specs/otlp/#otlphttp. Throws Error for invalid bytes.
 */
export function decodeRequest(signal: Signal, bytes: Uint8Array): JsonObject {
  return decode(new BinaryReader(bytes), REQUESTS[signal], bytes.length);
}

function decode(reader: BinaryReader, fields: Fields, end: number): JsonObject {
  const message: JsonObject = {};
  while (reader.pos < end) {
    const [number, wireType] = reader.tag();
    const field = fields[number];
    if (field === undefined) {
      reader.skip(wireType, number);
      continue;
    }
    const [name, kind, several] = field;
    const value = read(reader, kind);
    const list = message[name];
    if (several === undefined) message[name] = value;
    else if (Array.isArray(list)) list.push(value);
    else message[name] = [value];
  }
  return message;
}

function read(reader: BinaryReader, kind: Kind): Json {
  if (typeof kind === "object") {
    const length = reader.uint32();
    return decode(reader, kind, reader.pos + length);
  }
  switch (kind) {
    case "text":
      return reader.string();
    case "hex":
      return Buffer.from(reader.bytes()).toString("hex");
    case "base64":
      return Buffer.from(reader.bytes()).toString("base64");
    case "bool":
      return reader.bool();
    case "int32":
      return reader.int32();
    case "int64":
      return reader.int64().toString();
    case "fixed64":
      return reader.fixed64().toString();
    case "double": {
      const number = reader.double();
      return Number.isFinite(number) ? number : String(number);
    }
  }
}
