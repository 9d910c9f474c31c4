import { isEventStream, parseEventStream } from "../../base/event-stream.ts";
import { isObject, type Json, type JsonObject, parseJson } from "../../base/json.ts";

/** One request to a model, and what came back. */
export interface Exchange {
  /** The provider's name, and its host. */
  provider: string;
  host: string;
  /** Milliseconds since 1970 at which the request came, and those that it took. */
  startedAt: number;
  milliseconds: number;
  request: JsonObject;
  /** The answer, or the pieces of a streamed one; absent where nothing of it could be read. */
  response?: JsonObject | Json[];
  /** Why there is no whole answer. */
  fault?: string;
}

/** Items that a request put into a conversation which OpenAI keeps. */
export interface KeptItems {
  startedAt: number;
  conversation: string;
  /** The request began the conversation. */
  isNew: boolean;
  items: JsonObject[];
}

/** The fault of an answer that the agent did not read to its end. */
export const CLOSED = "the agent closed the connection before the answer was complete";

/** What was seen of one start of the agent's command. */
export interface Traffic {
  exchanges: Exchange[];
  keptItems: KeptItems[];
  /** Spans and log records of OpenTelemetry, as OTLP's JSON has them. */
  resourceSpans: Json[];
  resourceLogs: Json[];
  /** Requests of any kind, those of which nothing is kept with them. */
  requests: number;
  /** What else a person should know, such as a body that could not be read. */
  notes: string[];
}

/** Nothing seen yet. */
export function noTraffic(): Traffic {
  return { exchanges: [], keptItems: [], resourceSpans: [], resourceLogs: [], requests: 0, notes: [] };
}

/**
 * The JSON of an answer's body: one object, or the pieces of a stream (server-sent events, a list, or one object per line). Throws
 * JsonError where it is neither, as when it was cut off.
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

/** What a provider says of a request that it refuses: the status, and its own words where it has any. */
export function refusalText(status: number, host: string, body: string): string {
  const said = messageIn(body).replace(/\s+/g, " ").trim().slice(0, SHOWN_MESSAGE);
  return `${status} from ${host}${said === "" ? "" : `: ${said}`}`;
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
