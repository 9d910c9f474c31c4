import { isObject, isString, type JsonObject } from "../../../../json/json.ts";
import { jsonIn, outcomeTold, statedText } from "../../../message-parts.ts";
import { type Message, readMessages } from "../../../model-messages.ts";
import type { StatedCall } from "../../../stated.ts";
import { at, firstAt, indexed, messagesAt, wholeJsonIn } from "../attributes.ts";
import type { Asked, RecordedSpan } from "../span.ts";

const SPOKEN = /^gen_ai\.(system|user|assistant|tool)\.message$/;

interface MessageEvent {
  name: string;
  body: JsonObject;
}

/**
 * What the events of earlier conventions say, one for each message: `gen_ai.user.message`, `gen_ai.choice`, …; they stand on
 * the span, in log records, or as pydantic-ai 1 writes them in an attribute. Undefined when there is none.
 */
export function askedInEvents(
  span: RecordedSpan,
): Pick<Asked, "input" | "output" | "finishReason"> | undefined {
  const spokenEvents = eventsOf(span);
  if (spokenEvents.length === 0) return undefined;
  const choices = spokenEvents.filter(({ name }) => name === "gen_ai.choice");
  const said = spokenEvents.filter(({ name }) => name !== "gen_ai.choice");
  return {
    input: said.flatMap(messageOf),
    output: choices.length === 0 ? undefined : choices.flatMap(messageOf),
    finishReason: choices.map(({ body }) => body.finish_reason).find(isString),
  };
}

function eventsOf(span: RecordedSpan): MessageEvent[] {
  const written = indexed(wholeJsonIn(at(span.attributes, "events")));
  return [
    ...span.events.map(({ name, attributes }) => ({ name, body: bodyOf(attributes) })),
    ...written.map(eventOf),
  ].filter(({ name }) => name === "gen_ai.choice" || SPOKEN.test(name));
}

/** Azure and others put the message into one attribute, as JSON text. */
function bodyOf(attributes: JsonObject): JsonObject {
  const content = jsonIn(at(attributes, "gen_ai.event.content"));
  return isObject(content) ? { ...attributes, ...content } : attributes;
}

/** An event as pydantic-ai 1 writes it into a list. */
export function eventOf(body: JsonObject): MessageEvent {
  return { name: String(body["event.name"] ?? ""), body };
}

/** The message that an event is about. */
export function messageOf({ name, body }: MessageEvent): Message[] {
  const role = SPOKEN.exec(name)?.[1] ?? "assistant";
  const inner = name === "gen_ai.choice" ? jsonIn(body.message) : undefined;
  const message = isObject(inner) ? inner : Array.isArray(inner) ? { content: inner } : {};
  return readMessages({ ...body, ...message, role }, "assistant");
}

/** What the events within the span of an execution say of its call. */
export function callInEvents({ events }: RecordedSpan): Partial<StatedCall> {
  const details = events.find(({ name }) => name === "gen_ai.client.inference.operation.details");
  if (details !== undefined) {
    const [call] = messagesAt(at(details.attributes, "gen_ai.input.messages"), "user").flatMap(
      ({ calls }) => calls,
    );
    return call ?? {};
  }
  const asked = events.find(({ name }) => name === "gen_ai.tool.message");
  const answered = events.find(({ name }) => name === "gen_ai.choice");
  return {
    ...(asked === undefined ? {} : statedText(firstAt(bodyOf(asked.attributes), "content", "arguments"))),
    ...(answered === undefined ? {} : outcomeTold(jsonIn(bodyOf(answered.attributes).message))),
  };
}
