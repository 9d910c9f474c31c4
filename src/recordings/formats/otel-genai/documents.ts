import { groupBy } from "../../../group-by.ts";
import { isObject, type Json, type JsonObject, objectsOf } from "../../../json/json.ts";
import { isExportedSpan, isPlainlyOtel, readExportedSpan } from "./exported.ts";
import { asRequest, isOtlp, type LogRecord, logsInOtlp, spansInOtlp } from "./otlp.ts";
import type { RecordedSpan } from "./span.ts";

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
