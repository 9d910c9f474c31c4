import { isEventStream, parseEventStream } from "../../core/event-stream.ts";
import { isObject, type Json, type JsonObject } from "../../core/json.ts";
import { parseJson } from "../../core/parse-json.ts";

export interface Exchange {
  provider: string;
  host: string;
  /** Milliseconds since 1970, and the duration. */
  startedAt: number;
  milliseconds: number;
  request: JsonObject;
  /** The answer or its stream pieces; absent if unreadable. */
  response?: JsonObject | Json[];
  fault?: string;
}

/** Items that a request added to a conversation stored by OpenAI. */
export interface KeptItems {
  startedAt: number;
  conversation: string;
  /** The request created the conversation. */
  isNew: boolean;
  items: JsonObject[];
}

/** Fault of an answer that the agent did not read to its end. */
export const CLOSED = "the agent closed the connection before the answer was complete";

/** The recorded traffic of one start of the agent's command. */
export interface Traffic {
  exchanges: Exchange[];
  keptItems: KeptItems[];
  /** OpenTelemetry spans and log records in OTLP's JSON form. */
  resourceSpans: Json[];
  resourceLogs: Json[];
  requests: number;
  notes: string[];
}

export function noTraffic(): Traffic {
  return { exchanges: [], keptItems: [], resourceSpans: [], resourceLogs: [], requests: 0, notes: [] };
}

/**
 * Parses an answer: one object, or stream pieces (server-sent events, a list, or one object per line). Throws JsonError for other
 * content, such as a truncated answer.
 */
export function answerIn(body: string): JsonObject | Json[] {
  if (isEventStream(body)) return parseEventStream(body);
  const lines = body.split("\n").filter((line) => line.trim() !== "");
  // Ollama streams one object per line.
  const isRows =
    lines.length > 1 && lines.every((line) => line.startsWith("{") && line.trimEnd().endsWith("}"));
  const value = isRows ? lines.map(parseJson) : parseJson(body);
  return isObject(value) || Array.isArray(value) ? value : [value];
}

const SHOWN_MESSAGE = 200;

export function refusalText(status: number, host: string, body: string): string {
  const message = messageIn(body).replace(/\s+/g, " ").trim().slice(0, SHOWN_MESSAGE);
  return `${status} from ${host}${message === "" ? "" : `: ${message}`}`;
}

function messageIn(body: string): string {
  try {
    const [value] = [parseJson(body)].flat();
    const error = isObject(value) ? (value.error ?? value) : value;
    const message = isObject(error) ? error.message : error;
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}
