import { groupBy } from "../../../group-by.ts";
import { isObject, type Json, type JsonObject } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { callId } from "../../calls.ts";
import { Conversation } from "../../conversation.ts";
import { type Format, messagesOf } from "../../format.ts";
import type { Run } from "../../run.ts";
import { readTrace } from "../../traces.ts";
import { isOutput, readOutput } from "./agent-output.ts";
import { readRows, rowsIn } from "./rows.ts";
import { isScorerRun, readScorerRun } from "./scorer-run.ts";
import { areStored, readStored } from "./stored.ts";

/**
 * Mastra 1.x and 0.14: the run that its scorers take, what its stores keep of messages and scores, results of experiments, and agent
 * outputs. What it writes as plain AI SDK messages is the AI SDK's.
 */
export const mastra: Format = {
  id: "mastra",
  title: "Mastra 0.14 and 1.x: runs of its scorers, agent output, stored messages and scores, experiments",
  looksFor:
    "{input: {inputMessages}, output}, messages whose content is {format: 2, parts[]}, or an agent output with toolCalls[].payload",
  marks: [
    ["content", "format", "parts", "tool-invocation"],
    ["toolCalls", "payload", "steps"],
    ["input", "inputMessages", "output"],
  ],
  refines: ["ai-sdk", "openai-chat"],
  detect: (document) =>
    isOutput(document) ||
    areStored(messagesOf(document)) ||
    isScorerRun(document) ||
    rowsIn(document) !== undefined,
  read(document) {
    const rows = rowsIn(document);
    if (rows !== undefined) return readRows(rows);
    if (isScorerRun(document)) return [readScorerRun(document)];
    if (isOutput(document) || (isObject(document) && Array.isArray(document.steps)))
      return [readOutput(new Conversation(), document)];
    const messages = messagesOf(document);
    if (messages === undefined)
      throw new RecordingError(
        "no messages: expected stored messages, {messages}, {input, output} or an agent output",
      );
    return Array.isArray(document) ? readThreads(messages) : [readStored(new Conversation(), messages)];
  },
};

/** Where a message says which thread it is of. */
interface Threaded {
  threadId?: Json;
  thread_id?: Json;
}

/** The rows of a store's messages. Where they are of several threads each of these is a run, with the thread's id as its case. */
function readThreads(messages: readonly JsonObject[]): Run[] {
  const threads = groupBy(messages, ({ threadId, thread_id: id }: Threaded) => callId(threadId ?? id));
  if (threads.size < 2) return [readStored(new Conversation(), messages)];
  return [...threads].map(([id, own]) => ({
    ...readTrace(true, () => readStored(new Conversation(), own)),
    ...(id === undefined ? {} : { caseId: id }),
    row: { messages: own } as Json,
  }));
}
