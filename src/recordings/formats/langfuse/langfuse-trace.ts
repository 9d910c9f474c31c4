import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonEquals,
  listOf,
  objectsOf,
} from "../../../core/json.ts";
import { unpacked } from "../../../core/parse-json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { groupBy } from "../../../core/text.ts";
import type { Format } from "../../format.ts";
import { Conversation } from "../../reading/conversation.ts";
import { offeredTools } from "../../reading/message-parts.ts";
import { readMessages, readTexts, withoutHistory } from "../../reading/model-messages.ts";
import type { MeasuredSpan } from "../../reading/span-usage.ts";
import {
  addSpans,
  type Execution,
  type Generation,
  namesIn,
  readTrace as readOneTrace,
} from "../../reading/spans.ts";
import type { Run, StatedCall, ToolDefinition } from "../../run.ts";
import {
  isObservation,
  isTool,
  type Observation,
  objectIn,
  readObservations,
  readTool,
  toolName,
  traceOf,
} from "./langfuse-observations.ts";
import { addMeasures, measuresOf } from "./langfuse-usage.ts";

const TRACE_KEYS = ["projectId", "htmlPath", "sessionId", "userId", "release", "timestamp"];

/** Langfuse: downloaded or fetched traces, or exported observations. */
export const langfuseTrace: Format = {
  id: "langfuse-trace",
  title: "Langfuse traces and observations",
  looksFor: "trace and observations[], or observations with a type such as TOOL and a traceId",
  marks: [
    ["trace", "observations", "TOOL", "GENERATION", "traceId"],
    ["observations", "htmlPath", "projectId", "traceId"],
    ["data", "traceId", "parentObservationId", "GENERATION"],
    ["trace_id", "parent_observation_id", "start_time", "GENERATION"],
  ],
  apart: ["observations"],
  detect: (document) =>
    isTrace(document) || tracesIn(document) !== undefined || observationsIn(document) !== undefined,
  read(document) {
    if (isTrace(document)) return [readOne(document, false)];
    const traces = tracesIn(document);
    if (traces !== undefined)
      return traces.map((trace) => ({ ...readOne(trace, traces.length > 1), row: trace }));
    const observations = observationsIn(document);
    if (observations !== undefined) return readGrouped(observations);
    throw new RecordingError(
      "no trace: expected {trace, observations}, a trace with observations, or a list of observations",
    );
  },
};

function isTrace(document: Json): document is JsonObject {
  if (!isObject(document)) return false;
  const { trace, observations } = document;
  if (!Array.isArray(observations)) return false;
  if (isObject(trace)) return observations.every(isObject);
  if (trace !== undefined || !isString(document.id)) return false;
  const isFetched = TRACE_KEYS.some((key) => key in document);
  return isFetched && observations.every((item) => isString(item) || isObservation(item));
}

function tracesIn(document: Json): JsonObject[] | undefined {
  const list = isObject(document) ? document.data : undefined;
  return Array.isArray(list) && list.length > 0 && list.every(isTrace) ? list : undefined;
}

function observationsIn(document: Json): JsonObject[] | undefined {
  const list = isObject(document) ? document.data : document;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  if (list.every(isObservation)) return list;
  const pages = list.map((page) => (isObject(page) ? page.data : undefined));
  const all = pages.flatMap(listOf);
  return isObject(document) || !pages.every(Array.isArray) || !all.every(isObservation) || all.length === 0
    ? undefined
    : all;
}

function readOne(document: JsonObject, isOneOfSeveral: boolean): Run {
  const trace = isObject(document.trace) ? document.trace : document;
  const observations = listOf(document.observations);
  if (observations.some(isString))
    throw new RecordingError(
      "the trace has only the ids of its observations: fetch it by its id, or export the observations",
    );
  return readTrace(trace, objectsOf(observations), isOneOfSeveral);
}

function readGrouped(observations: readonly JsonObject[]): Run[] {
  const groups = [...groupBy(observations, traceOf).values()];
  if (groups.length === 1) return [readTrace({}, withoutCopies(observations), false)];
  return groups.map((group) => ({
    ...readTrace({}, withoutCopies(group), true),
    row: { observations: group },
  }));
}

function withoutCopies(observations: readonly JsonObject[]): JsonObject[] {
  const byId = new Map(observations.map((one, at) => [isString(one.id) ? one.id : at, one]));
  return [...byId.values()];
}

function readTrace(trace: JsonObject, sources: readonly JsonObject[], isOneOfSeveral: boolean): Run {
  const observations = readObservations(sources);
  const root = observations.find(({ parent }) => parent === undefined);
  return {
    ...readOneTrace(isOneOfSeveral, () => readRun(trace, observations, root)),
    ...namesIn([objectIn(trace.metadata), root?.metadata ?? {}, root?.attributes ?? {}], {
      caseId: ["rungate.case", "case", "dataset_item_id", "langfuse.experiment.item.id"],
      trial: ["rungate.trial", "trial"],
    }),
  };
}

function readRun(trace: JsonObject, observations: readonly Observation[], root?: Observation): Run {
  const models = withoutWrappers(
    observations.filter((one) => one.type === "GENERATION" && !isTool(one)),
  ).sort((a, b) => Number(a.start - b.start));
  const generations = models.map(generation);
  const executions = withoutRepeats(observations.filter(isTool)).map(readTool);
  const talk = new Conversation();
  const joined = joinAnswers(generations, executions);
  addSpans(talk, [...joined, ...executions, ...namedLikeCalls(observations, executions, generations)]);
  addMeasures(talk, trace, observations.map(measured), generations.length - joined.length);
  const { input, response, toolCalls } = talk.run();
  const fault = toolCalls.length > 0 ? undefined : noCallsReason(models, executions);
  if (fault !== undefined) talk.unscorable(fault);
  return talk.run({
    input: textsIn([trace.input, root?.input], "user") ?? input,
    response: textsIn([trace.output, root?.output], "assistant") ?? response,
  });
}

function measured(observation: Observation): MeasuredSpan {
  const { id, parent, type, recorded, failed, output, source } = observation;
  const own = type === "GENERATION" ? "answer" : "other";
  const kind = type === "EVALUATOR" ? "evaluation" : isTool(observation) ? "tool" : own;
  const hasFailed = failed && output === null;
  return { id, parent, kind, ...recorded, hasFailed, ...(type === "EMBEDDING" ? {} : measuresOf(source)) };
}

/** Two layers of a framework may record one answer as nested generations. */
function withoutWrappers(generations: readonly Observation[]): Observation[] {
  const parents = new Set(generations.filter(({ output }) => output !== null).map(({ parent }) => parent));
  return generations.filter(({ id }) => !parents.has(id));
}

/** Two layers of a framework may record one call as nested tools with equal input. */
function withoutRepeats(tools: readonly Observation[]): Observation[] {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  return tools.filter((tool) => {
    const outer = tool.parent === undefined ? undefined : byId.get(tool.parent);
    if (outer === undefined || outer === tool || toolName(outer) !== toolName(tool)) return true;
    return tool.input !== null && !jsonEquals(outer.input, tool.input);
  });
}

function generation(observation: Observation): Generation {
  const { start, end, parent, source, failed, output } = observation;
  const answer = readMessages(output, "assistant");
  const columns = { texts: [], calls: columnCalls(source), results: [] };
  return {
    kind: "generation",
    start,
    end,
    parent,
    tools: offeredTo(observation),
    // A trace's input repeats calls of earlier traces in the session.
    input: withoutHistory(readMessages(observation.input, "user")),
    output: answer.some(({ calls }) => calls.length > 0) ? answer : [...answer, columns],
    failure: failed && output === null ? source : undefined,
  };
}

function callsIn({ output }: Generation): StatedCall[] {
  return output.flatMap(({ calls }) => calls);
}

/** Langfuse also stores an answer's calls in columns. */
function columnCalls(source: JsonObject): StatedCall[] {
  const names = unpacked(source.toolCallNames ?? source.tool_call_names);
  const calls = unpacked(source.toolCalls ?? source.tool_calls);
  if (!Array.isArray(names) || !Array.isArray(calls)) return [];
  return calls.map((item, at) => {
    const { id, arguments: args } = objectIn(item);
    return { id, name: names[at], ...(isString(args) ? { argumentsText: args } : { arguments: args }) };
  });
}

/** Each framework stores offered tools elsewhere. */
function offeredTo({ input, output, metadata, attributes, source }: Observation): ToolDefinition[] {
  const request = objectIn(input);
  const lists = [
    request.tools,
    objectIn(request.config).tools,
    objectIn(output).tools,
    metadata.tools,
    attributes["gen_ai.tool.definitions"],
    objectIn(attributes.model_request_parameters).function_tools,
    objectsOf(input)
      .filter(({ role }) => role === "tool")
      .map(({ content = null }) => content),
  ];
  const listed = lists.flatMap((list) => offeredTools(unpacked(list)));
  const columns = Object.keys(objectIn(source.toolDefinitions ?? source.tool_definitions));
  return [...listed, ...columns.map((name) => ({ name }))];
}

function namedLikeCalls(
  observations: readonly Observation[],
  executions: readonly Execution[],
  generations: readonly Generation[],
): Execution[] {
  const executed = new Set(executions.map(({ call }) => call.name));
  const requested = new Set(generations.flatMap(callsIn).map(({ name }) => name));
  return observations
    .filter(({ type, name }) => type !== "GENERATION" && requested.has(name) && !executed.has(name))
    .map((observation) => ({ ...readTool(observation), onlyIfAsked: true }));
}

/** Some tracers write parts of an answer as generations. Siblings with calls are one answer if all execution starts after the second. */
function joinAnswers(generations: readonly Generation[], executions: readonly Execution[]): Generation[] {
  const joined: Generation[] = [];
  for (const current of generations) {
    const before = joined.at(-1);
    if (before === undefined || !areOneAnswer(before, current, executions)) joined.push({ ...current });
    else {
      before.end = current.end;
      before.input = [...before.input, ...current.input];
      before.output = [...before.output, ...current.output];
    }
  }
  return joined;
}

function areOneAnswer(first: Generation, second: Generation, executions: readonly Execution[]): boolean {
  const calls = callsIn(first);
  if (first.parent !== second.parent || calls.length === 0 || callsIn(second).length === 0) return false;
  if (second.input.some(({ results }) => results.length > 0)) return false;
  const later = executions.filter(({ start }) => start > first.start);
  const isLate = ({ start }: Execution) => start >= second.start;
  return later.every(isLate) && calls.every(({ name }) => later.some(({ call }) => call.name === name));
}

function noCallsReason(models: readonly Observation[], executions: readonly Execution[]): string | undefined {
  if (models.length === 0 && executions.length === 0)
    return "the trace has no generation and no tool: it does not say what was called";
  const silent = models.find(({ output, failed }) => output === null && !failed);
  return silent === undefined
    ? undefined
    : `the output of generation ${silent.id} is not recorded: it may have asked for calls. Export the outputs, and record without masking them`;
}

function textsIn(values: readonly (Json | undefined)[], speaker: "user" | "assistant"): string | undefined {
  const lists = values.map((value) => readTexts(value, speaker).filter((item) => item.speaker === speaker));
  const texts = lists.find(({ length }) => length > 0);
  return (speaker === "assistant" ? texts?.slice(-1) : texts)?.map(({ text }) => text).join("\n");
}
