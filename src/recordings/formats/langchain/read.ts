import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { Conversation } from "../../conversation.ts";
import { offeredTools } from "../../offered-tools.ts";
import type { Run } from "../../run.ts";
import { callsOf } from "./calls.ts";
import { blocksOf, contentText, type Message, outcomeOf } from "./message.ts";
import { RemovedMessages } from "./removed.ts";
import { readServerTools } from "./server-tools.ts";
import type { Transcript } from "./transcript.ts";

/** The run in a transcript. Throws RecordingError when a message of it was not written down. */
export function readTranscript(
  transcript: Transcript,
  document: Json,
  warnings: readonly string[] = [],
): Run {
  const talk = new Conversation("calls");
  for (const warning of warnings) talk.warn(warning);
  if (isObject(document)) for (const tool of offeredTools(document.tools)) talk.offer(tool);
  const recorded = transcript.messages();
  const removed = new RemovedMessages(recorded);
  for (const { message, isRemoved } of recorded) {
    if (isRemoved) removed.read(talk, message);
    else readMessage(talk, message);
  }
  if (recorded.findLast(({ message }) => message.kind === "ai")?.message.fields.content === OUT_OF_STEPS)
    talk.endedAt(RECURSION_LIMIT);
  const run = talk.run();
  const told = new Set(run.toolCalls.map(({ id }) => id));
  const lost = [...transcript.callIds].filter((id) => !told.has(id)).length;
  if (lost === 0) return run;
  const warning = `tool calls without a result are no longer in the thread and are left out: ${lost}`;
  return { ...run, warnings: [...run.warnings, warning] };
}

/** What LangGraph's agents answer in the model's place where they may take no more steps. */
const OUT_OF_STEPS = "Sorry, need more steps to process this request.";
/** What LangGraph calls the most steps of a graph. */
export const RECURSION_LIMIT = "recursion_limit";

function readMessage(talk: Conversation, { kind, fields, isUnwritten }: Message): void {
  talk.nextTurn();
  if (isUnwritten === true) {
    throw new RecordingError(
      `a message of the kind "${kind}" that LangChain did not write down (not_implemented): expected its kwargs`,
    );
  }
  const { content } = fields;
  switch (kind) {
    case "human":
      talk.say("user", contentText(content));
      readProviderResults(talk, fields);
      break;
    case "system":
      talk.say("system", contentText(content));
      break;
    case "tool":
      talk.result({ id: fields.tool_call_id, name: fields.name, ...outcomeOf(fields) });
      break;
    case "function":
      talk.result({ name: fields.name, ...outcomeOf(fields) });
      break;
    case "chat":
      if (fields.role === "user" || fields.role === "human") talk.say("user", contentText(content));
      else if (fields.role === "system") talk.say("system", contentText(content));
      else readAnswer(talk, fields);
      break;
    case "ai":
      readAnswer(talk, fields);
  }
}

function readAnswer(talk: Conversation, fields: JsonObject): void {
  const kwargs = isObject(fields.additional_kwargs) ? fields.additional_kwargs : {};
  const blocks = blocksOf(fields);
  talk.say("reasoning", kwargs.reasoning_content);
  for (const block of blocks) talk.say("reasoning", reasoningIn(block));
  talk.say("assistant", contentText(fields.content));
  talk.stopped(stopReasonOf(fields));
  readServerTools(talk, fields);
  for (const call of callsOf(fields)) talk.call(call);
}

/** Each provider has a name of its own for it. */
function stopReasonOf({ response_metadata: told }: JsonObject): Json | undefined {
  if (!isObject(told)) return undefined;
  return told.finish_reason ?? told.stop_reason ?? told.done_reason ?? told.finishReason ?? told.stopReason;
}

function reasoningIn(block: JsonObject): Json | undefined {
  const { type, reasoning, thinking, summary, reasoning_content: bedrock } = block;
  if (type === "thinking") return thinking;
  if (type === "reasoning_content") return isObject(bedrock) ? bedrock.text : undefined;
  if (type !== "reasoning") return undefined;
  return (
    reasoning ??
    objectsOf(summary)
      .map(({ text }) => text)
      .filter(isString)
      .join("\n")
  );
}

/** Anthropic's results stand in the message of the user. */
function readProviderResults(talk: Conversation, fields: JsonObject): void {
  for (const block of blocksOf(fields).filter(({ type }) => type === "tool_result")) {
    const status = block.is_error === true ? "error" : block.status;
    talk.result({ id: block.tool_use_id, ...outcomeOf({ ...block, status: status ?? null }) });
  }
}
