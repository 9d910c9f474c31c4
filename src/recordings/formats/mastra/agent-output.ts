import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../../json/json.ts";
import { listedObjects } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { Run } from "../../run.ts";
import { messageOutcome, readParts, sayQuestions } from "../ai-sdk/messages.ts";
import { readEnd, readStep } from "../ai-sdk/steps.ts";
import { hasStoredContent, uiMessage } from "./stored.ts";

/** True for what `agent.generate()` returns. That of 0.14 has no mark of Mastra: as it stands it is an AI SDK v4 result. */
export function isOutput(document: Json): boolean {
  if (!isObject(document))
    return objectsOf(document).some(isStep) && !objectsOf(document).some(({ steps }) => steps);
  // A step alone is a row of a run, such as a line of JSONL.
  if ("stepType" in document && !("steps" in document)) return false;
  return callsByPayload(document) || objectsOf(document.steps).some(isStep);
}

function isStep(item: JsonObject): boolean {
  return callsByPayload(item) || (isObject(item.response) && Array.isArray(item.response.dbMessages));
}

function callsByPayload(item: JsonObject): boolean {
  return objectsOf(item.toolCalls).some(
    ({ name, payload }) => name === undefined && isObject(payload) && isString(payload.toolName),
  );
}

/** Reads what `agent.generate()` returns, or its steps. */
export function readOutput(talk: Conversation, document: Json): Run {
  const output = isObject(document) ? document : { steps: document };
  sayStored(talk, output.messages);
  const steps = listedObjects(output.steps, "steps");
  const taken = (steps.length > 0 ? steps : [output]).map((step) => ({
    response: step.response ?? null,
    finishReason: step.finishReason ?? output.finishReason ?? null,
    reasoning: step.reasoningText ?? null,
    text: step.text ?? null,
    toolCalls: payloads(listedObjects(step.toolCalls, "toolCalls")),
    toolResults: payloads(step.toolResults),
  }));
  for (const step of taken) {
    readStep(talk, step);
    readErrors(talk, step.response);
  }
  readEnd(talk, taken);
  return talk.run();
}

/** Says what the user and the system prompt say in messages of a store, or of others. */
export function sayStored(talk: Conversation, messages: Json | undefined): void {
  sayQuestions(
    talk,
    objectsOf(messages).map((one) => (hasStoredContent(one) ? uiMessage(one) : one)),
  );
}

function payloads(chunks: Json | undefined): JsonObject[] {
  return objectsOf(chunks).map((chunk) => (isObject(chunk.payload) ? chunk.payload : chunk));
}

/** A step's `toolResults` leave out the calls that failed; the messages of its response hold them. */
function readErrors(talk: Conversation, response: Json | undefined): void {
  if (!isObject(response)) return;
  for (const { content } of objectsOf(response.messages)) {
    const results = objectsOf(content).filter(({ type }) => type === "tool-result");
    readParts(talk, undefined, results, messageOutcome);
  }
}
