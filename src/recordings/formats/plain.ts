import { isObject, isString, type Json, type JsonObject, listOf, shown } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { didYouMean, RecordingError } from "../../core/problems.ts";
import { shorten } from "../../core/text.ts";
import type { Format } from "../format.ts";
import { statedArguments } from "../reading/calls.ts";
import { Conversation } from "../reading/conversation.ts";
import { offeredTools } from "../reading/message-parts.ts";
import { answerOf, askedTexts, isTextsOnly } from "../reading/texts-only.ts";
import type { CallStatus, Run } from "../run.ts";

const FOREIGN_MARKS = ["toolName", "toolCallId", "payload", "function"];
const FIELDS = ["arguments", "status", "result", "group", "agent", "duration", "server"];
const OTHER_FIELDS = ["id", "name", "type", "turn"];
const STATUSES: readonly CallStatus[] = ["ok", "error", "rejected", "pending"];

/** rungate's own form: `{case, toolCalls: [{name, arguments}], …}`, or only texts: `{case, input, response}`. */
export const plain: Format = {
  id: "plain",
  title:
    "rungate's plain form: `{case, trial, tags, input, toolCalls: [{name, arguments, id, status, result, agent, duration}], response, model, usage: {input, cachedInput, output, total, cost}, duration}`",
  looksFor: "toolCalls[] of {name, arguments} beside the case's fields, or texts alone: {input, response}",
  marks: [
    ["toolCalls", "name", "arguments"],
    ["input", "response"],
    ["input", "output"],
  ],
  // Calls beside messages are refused by name, in any message format.
  refines: ["openai-chat", "ai-sdk", "mastra"],
  detect(document) {
    if (isTextsOnly(document)) return true;
    if (!isObject(document) || !Array.isArray(document.toolCalls)) return false;
    const foreign = ["steps", "finishReason", "responseMessages", "role", "messageType"].some(
      (key) => key in document,
    );
    const { toolCalls } = document;
    return (
      !foreign &&
      toolCalls.every((call) => isObject(call) && !FOREIGN_MARKS.some((key) => key in call)) &&
      (toolCalls.length > 0 || listOf(document.messages).length === 0)
    );
  },
  read(document) {
    if (isTextsOnly(document)) return [readTexts(document)];
    if (!isObject(document) || !Array.isArray(document.toolCalls)) {
      throw new RecordingError("no toolCalls: the plain form is {case, toolCalls: [{name, arguments}]}");
    }
    const { before, answer } = textsOf(document);
    const talk = new Conversation();
    talk.nextTurn();
    for (const { speaker, text } of before) {
      talk.say(speaker, text);
      talk.nextTurn();
    }
    // A question that was not recorded has a turn too.
    if (before.length === 0) talk.nextTurn();
    talk.decidesNothingToCall();
    document.toolCalls.forEach((call, at) => {
      if (!isObject(call)) throw new RecordingError(`toolCalls[${at}] is not an object {name, arguments}`);
      if (!isString(call.name) || call.name === "") {
        const found = Object.keys(call).join(", ") || "nothing";
        throw new RecordingError(`toolCalls[${at}] has no "name" (found: ${found})`);
      }
      refuseMisnamed(call, at);
      if ((call.group ?? null) === null || call.group !== previousGroup(document.toolCalls, at))
        talk.nextGroup();
      talk.call({
        id: call.id,
        name: call.name,
        server: call.server,
        ...statedArguments(call, "arguments"),
        status: statusOf(call, at),
        result: call.result,
        agent: agentOf(call, at),
        duration: call.duration,
      });
    });
    const namesAgents = document.toolCalls.some((call) => isObject(call) && isString(call.agent));
    talk.say("assistant", answer);
    for (const tool of offeredTools(document.tools)) talk.offer(tool);
    took(talk, document);
    const { steps: _, ...run } = talk.run(namesAgents ? { namesAgents } : {});
    return [run];
  },
};

function textsOf({ input = null, userInput = null, messages = null, response = null }: JsonObject) {
  const question = input ?? userInput;
  const texts = listOf(messages).length === 0 ? [] : askedTexts({ input: messages });
  if (texts === undefined)
    throw new RecordingError("both toolCalls and messages: keep the one that says what was called");
  if (isString(question) && !texts.some(({ speaker }) => speaker === "user"))
    texts.unshift({ speaker: "user", text: question });
  const last = texts.at(-1);
  const answer = response ?? (last?.speaker === "assistant" ? last.text : null);
  return { before: last?.text === answer ? texts.slice(0, -1) : texts, answer };
}

function took(talk: Conversation, { usage, duration, model }: JsonObject): void {
  talk.took({ usage, duration, model });
}

const NULL_CALLS =
  "toolCalls is null, so it is not known what was called: write the list of calls, [] where there were none";

function readTexts(document: JsonObject): Run {
  const talk = new Conversation();
  for (const { speaker, text } of askedTexts(document) ?? []) {
    talk.nextTurn();
    talk.say(speaker, text);
  }
  talk.nextTurn();
  talk.say("assistant", answerOf(document));
  if (document.toolCalls === null) talk.warn(NULL_CALLS);
  took(talk, document);
  return talk.run({ textsOnly: true });
}

/** Throws RecordingError for misspelt fields, because skipping them would change the call. */
function refuseMisnamed(call: JsonObject, at: number): void {
  const where = `toolCalls[${at}]`;
  const missing = FIELDS.filter((field) => !(field in call));
  for (const key of Object.keys(call)) {
    const hint = FIELDS.includes(key) || OTHER_FIELDS.includes(key) ? "" : didYouMean(key, missing);
    if (hint !== "")
      throw new RecordingError(`${where} has a field "${shorten(key, limits.shownString)}".${hint}`);
  }
  if ("output" in call && !("result" in call))
    throw new RecordingError(`${where} has "output" where "result" is expected: rename it`);
  if ((call.error ?? null) !== null && !("status" in call))
    throw new RecordingError(`${where} has an "error": write status "error", and its text as result`);
  const { group = null } = call;
  if (group !== null && typeof group !== "number")
    throw new RecordingError(`${where}.group is ${shown(group)}, not a number`);
}

function previousGroup(calls: Json | undefined, at: number): Json | undefined {
  const previous = Array.isArray(calls) ? calls[at - 1] : undefined;
  return isObject(previous) ? previous.group : undefined;
}

function agentOf({ agent }: JsonObject, at: number): string | undefined {
  if (agent === undefined || agent === null) return undefined;
  if (isString(agent) && agent !== "") return agent;
  throw new RecordingError(`toolCalls[${at}].agent is ${shown(agent)}, not the name of an agent`);
}

function statusOf(call: JsonObject, at: number): CallStatus {
  const { status } = call;
  if (status === undefined) return "result" in call ? "ok" : "pending";
  const match = STATUSES.find((candidate) => candidate === status);
  if (match === undefined) {
    throw new RecordingError(`toolCalls[${at}].status is ${shown(status)}; expected ${STATUSES.join(", ")}`);
  }
  return match;
}
