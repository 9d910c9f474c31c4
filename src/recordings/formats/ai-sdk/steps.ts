import { isObject, isString, type JsonObject, listOf, objectsOf } from "../../../json/json.ts";
import { listedObjects } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { Run } from "../../run.ts";
import { answered, failed, type Outcome } from "./call.ts";
import { readParts } from "./messages.ts";

const LACKS_CALLS =
  "a step that ended in tool calls holds none: AI SDK 4 leaves out calls whose arguments it refused";

/** True for the `steps` of generateText or streamText. What has steps of its own is a result: a run, not a step. */
export function areSteps(items: readonly JsonObject[]): boolean {
  return items.every(
    (item) =>
      !("role" in item) &&
      !("steps" in item) &&
      isString(item.finishReason) &&
      isObject(item.usage) &&
      (Array.isArray(item.content) || Array.isArray(item.toolCalls)),
  );
}

/** Reads steps. Their `response.messages` repeat what came before and are left alone. */
export function readSteps(talk: Conversation, steps: readonly JsonObject[]): Run {
  for (const step of steps) readStep(talk, step);
  readEnd(talk, steps);
  return talk.run(steps.some(lacksCalls) ? { fault: LACKS_CALLS } : {});
}

/** Reads one step: v5 and later have `content`, v4 has `text`, `toolCalls` and `toolResults`. */
export function readStep(talk: Conversation, step: JsonObject): void {
  talk.nextTurn();
  readParts(talk, "assistant", Array.isArray(step.content) ? contentOf(step) : partsOf(step), outcomeOf);
}

/**
 * Says how steps ended. Where the last of several ended in calls that were all answered, the model was about to go on: the loop had no
 * step left. One step alone, and calls that wait for somebody, are as they should be.
 */
export function readEnd(talk: Conversation, steps: readonly JsonObject[]): void {
  const last = steps.at(-1) ?? {};
  talk.stopped(last.finishReason);
  const parts = [...objectsOf(last.content), ...partsOf(last)];
  const answered = new Set(parts.filter(isOutcome).map(({ toolCallId }) => toolCallId));
  const isAnswered = parts.every(({ type, toolCallId }) => type !== "tool-call" || answered.has(toolCallId));
  if (steps.length > 1 && last.finishReason === "tool-calls" && answered.size > 0 && isAnswered)
    talk.endedAt("steps");
}

function isOutcome({ type }: JsonObject): boolean {
  return type === "tool-result" || type === "tool-error";
}

function lacksCalls({ content, finishReason, toolCalls }: JsonObject): boolean {
  return !Array.isArray(content) && finishReason === "tool-calls" && listOf(toolCalls).length === 0;
}

/** The parts of a step's content, and the calls that its `toolCalls` have beyond those. */
function contentOf(step: JsonObject): JsonObject[] {
  const content = listedObjects(step.content, "content");
  const known = new Set(content.map(({ toolCallId }) => toolCallId));
  return [
    ...content,
    ...partsOf(step).filter(({ toolCallId = null }) => toolCallId !== null && !known.has(toolCallId)),
  ];
}

function partsOf(step: JsonObject): JsonObject[] {
  const { reasoning, text } = step;
  return [
    ...(isString(reasoning) ? [{ type: "reasoning", text: reasoning }] : []),
    ...(isString(text) ? [{ type: "text", text }] : []),
    ...listedObjects(step.toolCalls, "toolCalls").map((call) => ({ ...call, type: "tool-call" })),
    ...objectsOf(step.toolResults).map((result) => ({ ...result, type: "tool-result" })),
  ];
}

function outcomeOf(part: JsonObject): Outcome {
  const result = "output" in part ? part.output : part.result;
  return part.isError === true ? failed(result) : answered(result);
}
