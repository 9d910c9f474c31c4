import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  listOf,
  objectOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { groupBy } from "../../../core/text.ts";
import { type Format, messagesOf } from "../../format.ts";
import { callId } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { answerText } from "../../reading/recording-fields.ts";
import { readTrace } from "../../reading/spans.ts";
import { byOutput, scorerOf, statedIn, storedScores } from "../../reading/stored-scores.ts";
import { withSubAgentCalls } from "../../reading/sub-agent-calls.ts";
import { instant, type Run } from "../../run.ts";
import { openaiChat } from "../openai/openai-chat.ts";
import { itemExpectations, scorerExpectations } from "./mastra-expectations.ts";
import {
  areStored,
  hasStoredContent,
  isOutput,
  isTrajectory,
  readOutput,
  readStored,
  readTrajectory,
  readTrajectoryUsage,
  sayStored,
  unpackedText,
} from "./mastra-messages.ts";
import { spanRowsIn } from "./mastra-spans.ts";
import { readTraces } from "./mastra-trace.ts";

/** Mastra 1.x and 0.14: scorer runs, stored messages, scores and traces, experiments and agent outputs. */
export const mastra: Format = {
  id: "mastra",
  title:
    "Mastra 0.14 and 1.x: runs of its scorers, agent output, stored messages, scores and traces, experiments",
  looksFor:
    "{input: {inputMessages}, output}, messages whose content is {format: 2, parts[]}, an agent output with toolCalls[].payload, or spans with a spanType",
  marks: [
    ["content", "format", "parts", "tool-invocation"],
    ["toolCalls", "payload", "steps"],
    ["input", "inputMessages", "output"],
    ["item", "targetResult", "scorerResults"],
    ["items", "datasetId", "datasetVersion"],
    ["traceId", "spanId", "spanType", "startedAt"],
  ],
  refines: ["ai-sdk", "openai-chat"],
  // A step repeats its request, with calls of earlier runs of the thread.
  apart: ["dbMessages", "request"],
  detect: (document) =>
    isOutput(document) ||
    areStored(messagesOf(document)) ||
    isScorerRun(document) ||
    isCompletedItem(document) ||
    (spanRowsIn(document) ?? rowsIn(document) ?? itemsIn(document)) !== undefined,
  read: (document) => runsIn(document).map(withSubAgentCalls),
};

function runsIn(document: Json): Run[] {
  const spans = spanRowsIn(document);
  if (spans !== undefined) return readTraces(spans);
  const rows = rowsIn(document);
  if (rows !== undefined) return readRows(rows);
  const items = itemsIn(document);
  if (items !== undefined) return items.map(readItem);
  if (isCompletedItem(document)) return [readCompletedItem(document)];
  if (isScorerRun(document)) return [{ ...readScorerRun(document), ...storedIn([document]) }];
  if (isOutput(document) || (isObject(document) && Array.isArray(document.steps)))
    return [readOutput(new Conversation(), document)];
  const messages = messagesOf(document);
  if (messages === undefined)
    throw new RecordingError(
      "no messages: expected stored messages, {messages}, {input, output} or an agent output",
    );
  return Array.isArray(document) ? readThreads(messages) : [readStored(new Conversation(), messages)];
}

/** Each thread is a run if there are several, with the thread's id as its case. */
function readThreads(messages: readonly JsonObject[]): Run[] {
  const threads = groupBy(messages, (message) => callId(message.threadId ?? message.thread_id));
  if (threads.size < 2) return [readStored(new Conversation(), messages)];
  return [...threads].map(([id, own]) => ({
    ...readTrace(true, () => readStored(new Conversation(), own)),
    ...defined({ caseId: id }),
    row: { messages: own } as Json,
  }));
}

function rowsIn(document: Json): JsonObject[] | undefined {
  const list = isObject(document) ? (document.results ?? document.scores) : document;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  return list.every(isScoreRow) || list.every(isExperimentRow) ? (list as JsonObject[]) : undefined;
}

function itemsIn(document: Json): JsonObject[] | undefined {
  const list = isObject(document) ? (document.items ?? [document]) : document;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const areItems = list.every(
    (item) => isObject(item) && isString(item.id) && "datasetId" in item && "datasetVersion" in item,
  );
  return areItems ? (list as JsonObject[]) : undefined;
}

function readItem(item: JsonObject): Run {
  const input = isString(item.input) ? { input: item.input } : {};
  const stated = itemExpectations(item);
  return new Conversation().run({ ...input, caseId: textOf(item.id), expectsOnly: true, stated, row: item });
}

function isCompletedItem(document: Json): document is JsonObject {
  return isObject(document) && [document.item, document.targetResult, document.scorerResults].every(isObject);
}

function readCompletedItem({ item, targetResult, scorerResults }: JsonObject): Run {
  const row = objectOf(item);
  const scores = scorerRows(objectOf(scorerResults));
  return {
    ...readOutputOf(new Conversation(), targetResult),
    ...defined({ caseId: textOf(row.id) || undefined }),
    ...storedScores(scores),
    ...statedIn([...scores.flatMap(scorerExpectations), ...itemExpectations(row)]),
    ...answerText(row.groundTruth),
  };
}

/** Results may be grouped by target before the scorer ids. */
function scorerRows(results: JsonObject): JsonObject[] {
  return Object.entries(results).flatMap(([scorerId, value]) => {
    const result = objectOf(value);
    return "score" in result ? [{ scorerId, ...result }] : scorerRows(result);
  });
}

function readRows(rows: readonly JsonObject[]): Run[] {
  // All items of an experiment share the run id.
  const byRun = groupBy(rows, (row) =>
    isScoreRow(row) && isString(row.runId) ? jsonText([row.runId, itemOf(row) ?? null]) : row,
  );
  const distinct = [...byRun.values()].flatMap((runRows) =>
    byOutput(runRows, ({ output = null }) => output).flatMap(([row, ...more]) =>
      row === undefined ? [] : [{ row, found: storedIn([row, ...more]) }],
    ),
  );
  return distinct.map(({ row, found }) => ({
    row,
    ...found,
    ...namesOf(row),
    ...readTrace(distinct.length > 1, () => readScorerRun(row)),
  }));
}

/** Rows with named scorers also give the run id, because other rows of the run may be elsewhere. */
function storedIn(rows: readonly JsonObject[]): Pick<Run, "scores" | "scoredRun" | "stated"> {
  const own = rows.filter(isScoreRow);
  return {
    ...storedScores(own),
    ...defined({ scoredRun: textOf(own.find(isNamed)?.runId) || undefined }),
    ...statedIn(rows.flatMap((row) => [...scorerExpectations(row), ...itemExpectations(row)])),
  };
}

/** Matches JSON text of a run in a store's column. */
const PACKED = /"(?:inputMessages|toolInvocations?|parts|stepType|rawOutput)"/;

/** Accepts `{input, output}` with `input.inputMessages`, or an output of stored messages, `{role, text}` or a trajectory. */
function isScorerRun(document: Json): document is JsonObject {
  if (!isObject(document) || "messages" in document || "toolCalls" in document) return false;
  return isScoreRow(document) || isExperimentRow(document) || hasScorerParts(document);
}

function hasScorerParts(document: JsonObject): boolean {
  const { input, output } = document;
  if (isObject(input) && Array.isArray(input.inputMessages)) return true;
  const messages = Array.isArray(output) && output.every(isObject) ? output : undefined;
  if (areStored(messages)) return true;
  if (!("input" in document) || !isObject(output)) return false;
  const isStepped = isTrajectory(output) && listOf(output.steps).length > 0;
  const isOfTest = Array.isArray(input) && output.role === "assistant" && isString(output.text);
  return isStepped || isOfTest || isOutput(output);
}

/** A row of a store's scores, or a result of `scorer.run()`, which names no scorer. */
function isScoreRow(row: Json): row is JsonObject {
  if (!isObject(row)) return false;
  if (!("output" in row)) return isString(row.scorerId) && isString(row.runId) && "score" in row;
  return (
    isString(row.scorerId) || (isString(row.runId) && typeof row.score === "number" && hasScorerParts(row))
  );
}

function isNamed(row: JsonObject): boolean {
  return isString(row.runId) && scorerOf(row) !== undefined;
}

function isExperimentRow(row: Json): row is JsonObject {
  const isOfItem = isObject(row) && isString(row.itemId) && "input" in row && "output" in row;
  return isOfItem && ("experimentId" in row || "retryCount" in row);
}

function readScorerRun(row: JsonObject): Run {
  const input = unpacked(row, "input");
  const output = unpacked(row, "output");
  const isPacked = input !== row.input || output !== row.output;
  const run = { ...readParts(input, output, row), ...namesOf(row) };
  return isPacked ? { ...run, row: { ...row, input: input ?? null, output: output ?? null } } : run;
}

function readParts(input: Json | undefined, output: Json | undefined, row: JsonObject): Run {
  const talk = new Conversation();
  const failure = errorIn(row.error) ?? errorIn(objectOf(output).error);
  if (failure !== undefined) return talk.run({ fault: `the run failed: ${failure}` });
  for (const time of isExperimentRow(row) ? [row.startedAt, row.completedAt] : []) talk.at(instant(time));
  // Before the first turn, because Mastra counts only messages of the output.
  sayInput(talk, input);
  if ((output ?? null) === null && isScoreRow(row))
    throw new RecordingError(
      `no output: the score of "${scorerOf(row) ?? "a scorer"}" is of a run that its row does not hold, so it is not used. Export the rows with input and output`,
    );
  return readOutputOf(talk, output);
}

/** The item is the case; the run id is the trial, because several scorers may judge a run. */
function namesOf(row: JsonObject): Pick<Run, "caseId" | "trial"> {
  return defined({
    caseId: itemOf(row),
    trial: (isScoreRow(row) && isNamed(row) && textOf(row.runId)) || undefined,
  });
}

/** An experiment writes the item in the field of the agent. */
function itemOf({
  datasetItemId,
  itemId,
  source = null,
  entity = null,
  entityId,
}: JsonObject): string | undefined {
  const isOfExperiment = source === "TEST" && isObject(entity) && entity.id !== entityId;
  return textOf(datasetItemId ?? itemId ?? (isOfExperiment ? entityId : undefined)) || undefined;
}

function errorIn(error: Json = null): string | undefined {
  if (error === null) return undefined;
  const message = isObject(error) ? error.message : error;
  return isString(message) ? message : "the recording has an error";
}

/** Skips remembered messages of earlier runs. */
function sayInput(talk: Conversation, input: Json | undefined): void {
  if (isString(input)) talk.say("user", input);
  if (Array.isArray(input)) sayStored(talk, input);
  if (!isObject(input)) return;
  const { systemMessages, taggedSystemMessages: tagged, inputMessages, messages, prompt } = input;
  for (const list of [systemMessages, ...Object.values(objectOf(tagged))])
    sayStored(
      talk,
      objectsOf(list).map((message) => ({ ...message, role: "system" })),
    );
  sayStored(talk, inputMessages);
  for (const { createdAt } of objectsOf(inputMessages)) talk.at(instant(createdAt));
  sayStored(talk, messages);
  talk.say("user", prompt);
}

function readOutputOf(talk: Conversation, output: Json | undefined): Run {
  const isNothing = (output ?? null) === null || (Array.isArray(output) && output.length === 0);
  if (output === undefined || isNothing)
    throw new RecordingError("no output: a run that Mastra's scorers take is {input, output: [messages]}");
  if (Array.isArray(output) && output.every(isObject)) return readMessages(talk, output);
  if (isTrajectory(output)) return readTrajectoryRun(talk, output);
  if (isObject(output) && (isOutput(output) || hasEveryCall(output))) return readOutput(talk, output);
  if (isObject(output) && isObject(output.content)) return readStored(talk, [output]);
  const text = isObject(output) ? (output.text ?? output.content) : output;
  if (!isString(text))
    throw new RecordingError("output is neither messages, a trajectory, an agent's output nor text");
  talk.say("assistant", text);
  return talk.run({ textsOnly: true });
}

function readMessages(talk: Conversation, messages: readonly JsonObject[]): Run {
  const areChat = messages.some((message) => "tool_calls" in message) && !messages.some(hasStoredContent);
  if (!areChat) return readStored(talk, messages);
  const question = talk.run().texts.map(({ speaker, text }) => ({ role: speaker, content: text }));
  const [run] = openaiChat.read([...question, ...messages]);
  if (run === undefined) throw new RecordingError("output has no message of the agent");
  return run;
}

/** Since 1.x an output without steps has all calls, before only those of the last step. */
function hasEveryCall({ toolCalls, usage }: JsonObject): boolean {
  return Array.isArray(toolCalls) && isObject(usage) && !("promptTokens" in usage);
}

function readTrajectoryRun(talk: Conversation, trajectory: JsonObject): Run {
  const { steps, rawOutput } = trajectory;
  const messages = objectsOf(rawOutput);
  if (messages.length > 0) return readMessages(talk, messages);
  if (Array.isArray(steps) && steps.length === 0)
    throw new RecordingError("no output: the trajectory has no step");
  readTrajectory(talk, steps);
  readTrajectoryUsage(talk, trajectory);
  // Parallel calls are separate steps, so the number of answers is unknown.
  const { steps: _, ...run } = talk.run();
  return run;
}

/** Stores without a JSON type hold JSON text. */
function unpacked(row: JsonObject, key: "input" | "output"): Json | undefined {
  const value = row[key];
  // An answer may also be JSON text.
  const isStored = isScoreRow(row) || isExperimentRow(row);
  const isPacked = isString(value) && isStored && /^\s*[[{]/.test(value) && PACKED.test(value);
  return isPacked ? unpackedText(value, `the ${key} that a store kept`) : value;
}
