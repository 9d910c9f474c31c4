import { isObject, type JsonObject, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { Conversation } from "../../conversation.ts";
import type { Format } from "../../format.ts";
import { offeredTools } from "../../offered-tools.ts";
import { readMessage } from "./messages.ts";
import { isOwnStep, lastStepIn } from "./steps.ts";
import { messagesInEvents } from "./stream.ts";

/**
 * Amazon Bedrock's Converse API: requests, responses, both of them side by side, the responses of one run, the events of
 * ConverseStream. The messages of Strands Agents, in memory and in its sessions, are the same.
 */
export const bedrockConverse: Format = {
  id: "bedrock-converse",
  title: "Amazon Bedrock Converse: requests, responses, streams; Strands Agents",
  looksFor:
    "messages whose content is blocks {text}, {toolUse} or {toolResult} without a type, or events of ConverseStream",
  marks: [
    ["role", "content", "toolUse", "toolUseId"],
    ["role", "content", "toolResult", "toolUseId"],
    ["output", "message", "stopReason"],
    ["messageStart", "contentBlockDelta", "contentBlockIndex"],
  ],
  detect(document) {
    const step = lastStepIn(document);
    return step !== undefined && isOwnStep(step);
  },
  read(document) {
    const step = lastStepIn(document);
    if (step === undefined) {
      throw new RecordingError(
        "no messages: expected a list of messages, responses or events, {messages}, {output: {message}} or {request, response}",
      );
    }
    const talk = new Conversation("calls");
    readRequest(talk, step.request);
    const messages = [...step.messages, ...messagesInEvents(step.events)];
    for (const message of messages) readMessage(talk, message);
    talk.stopped(messages.findLast(({ role }) => role === "assistant")?.stopReason);
    return [talk.run()];
  },
};

/** What a request says besides its messages: the system prompt and the tools on offer. */
function readRequest(talk: Conversation, { system, toolConfig }: JsonObject): void {
  for (const { text } of objectsOf(system)) talk.say("system", text);
  const specs = isObject(toolConfig)
    ? objectsOf(toolConfig.tools).map(({ toolSpec = null }) => toolSpec)
    : [];
  for (const tool of offeredTools(specs)) talk.offer(tool);
}
