import { jsonEquals } from "../../../json/equality.ts";
import { isString, type Json, type JsonObject, objectsOf, textOf } from "../../../json/json.ts";
import { Conversation } from "../../conversation.ts";
import { unpacked } from "../../message-parts.ts";
import { readMessages, readTexts, withoutHistory } from "../../model-messages.ts";
import { offeredTools } from "../../offered-tools.ts";
import type { Run, ToolDefinition } from "../../run.ts";
import { addSpans, type Execution, type Generation } from "../../spans.ts";
import type { StatedCall } from "../../stated.ts";
import { namesIn, readTrace as readOneTrace } from "../../traces.ts";
import { type Observation, objectIn, readObservations } from "./observation.ts";
import { isTool, readTool, toolName } from "./tool.ts";

/**
 * The run that a trace records. `trace` is what is known of it besides its observations, an empty object when that is nothing.
 * Throws RecordingError when a call cannot be read; where the trace is one of several its run is at fault instead.
 */
export function readTrace(trace: JsonObject, sources: readonly JsonObject[], isOneOfSeveral: boolean): Run {
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

function readRun(
  trace: JsonObject,
  observations: readonly Observation[],
  root: Observation | undefined,
): Run {
  const answers = observations.filter((one) => one.type === "GENERATION" && !isTool(one));
  const models = withoutWrappers(answers).sort(byTime);
  const generations = models.map(generation);
  const executions = withoutRepeats(observations.filter(isTool)).map(execution);
  const talk = new Conversation();
  addSpans(talk, [
    ...joinAnswers(generations, executions),
    ...executions,
    ...namedLikeCalls(observations, executions, generations),
  ]);
  const { input, response, toolCalls } = talk.run();
  const fault = toolCalls.length > 0 ? undefined : whyNothingIsTold(models, executions);
  if (fault !== undefined) talk.unscorable(fault);
  return talk.run({
    input: saidIn([trace.input, root?.input], "user") ?? input,
    response: saidIn([trace.output, root?.output], "assistant") ?? response,
  });
}

/** A generation that another one stands directly under is the same answer, written down by two layers of a framework. */
function withoutWrappers(generations: readonly Observation[]): Observation[] {
  const parents = new Set(generations.filter(({ output }) => output !== null).map(({ parent }) => parent));
  return generations.filter(({ id }) => !parents.has(id));
}

/** A tool that stands directly under itself, with the same input, is one call, written down by two layers of a framework. */
function withoutRepeats(tools: readonly Observation[]): Observation[] {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  return tools.filter((tool) => {
    const outer = tool.parent === undefined ? undefined : byId.get(tool.parent);
    if (outer === undefined || outer === tool || toolName(outer) !== toolName(tool)) return true;
    return tool.input !== null && !jsonEquals(outer.input, tool.input);
  });
}

function generation(observation: Observation): Generation {
  const { start, end, parent, source } = observation;
  const answer = readMessages(observation.output, "assistant");
  const columns = { texts: [], calls: columnCalls(source), results: [] };
  return {
    kind: "generation",
    start,
    end,
    parent,
    tools: offeredTo(observation),
    // A trace begins where those of the same session before it ended: what was called then is not called again.
    input: withoutHistory(readMessages(observation.input, "user")),
    output: answer.some(({ calls }) => calls.length > 0) ? answer : [...answer, columns],
  };
}

function callsIn({ output }: Generation): StatedCall[] {
  return output.flatMap(({ calls }) => calls);
}

/** The calls in the columns that Langfuse keeps beside the answer they were found in. */
function columnCalls(source: JsonObject): StatedCall[] {
  const names = unpacked(source.toolCallNames ?? source.tool_call_names);
  const calls = unpacked(source.toolCalls ?? source.tool_calls);
  if (!Array.isArray(names) || !Array.isArray(calls)) return [];
  return calls.map((item, at) => {
    const { id, arguments: args } = objectIn(item);
    return { id, name: names[at], ...(isString(args) ? { argumentsText: args } : { arguments: args }) };
  });
}

/** The tools that a model was offered, wherever its framework keeps them. */
function offeredTo({ input, output, metadata, attributes, source }: Observation): ToolDefinition[] {
  const asked = objectIn(input);
  const lists = [
    asked.tools,
    objectIn(asked.config).tools,
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

function execution(observation: Observation): Execution {
  const { id, start, end, parent } = observation;
  const { call, unknown } = readTool(observation);
  const untold =
    unknown &&
    `the arguments of "${textOf(call.name)}" (observation ${id}) are not known: ${unknown}, and no generation that asked for the call is recorded. Export the inputs, and record without masking them`;
  return { kind: "execution", start, end, parent, call, untold };
}

/** Where the tools of a trace are plain spans, those that bear the name of a call are its executions. */
function namedLikeCalls(
  observations: readonly Observation[],
  executions: readonly Execution[],
  generations: readonly Generation[],
): Execution[] {
  const known = new Set(executions.map(({ call }) => call.name));
  const asked = new Set(generations.flatMap(callsIn).map(({ name }) => name));
  return observations
    .filter((one) => one.type !== "GENERATION" && asked.has(one.name) && !known.has(one.name))
    .map((observation) => ({ ...execution(observation), onlyIfAsked: true }));
}

/**
 * Some tracers write every part of a model's answer as a generation of its own. Siblings in order of time that both ask for calls
 * are one answer when the calls of the first are carried out only after the second.
 */
function joinAnswers(generations: readonly Generation[], executions: readonly Execution[]): Generation[] {
  const joined: Generation[] = [];
  for (const generation of generations) {
    const before = joined.at(-1);
    if (before === undefined || !areOneAnswer(before, generation, executions)) joined.push(generation);
    else joined[joined.length - 1] = both(before, generation);
  }
  return joined;
}

function areOneAnswer(first: Generation, second: Generation, executions: readonly Execution[]): boolean {
  const asked = callsIn(first);
  if (first.parent !== second.parent || asked.length === 0 || callsIn(second).length === 0) return false;
  if (second.input.some(({ results }) => results.length > 0)) return false;
  const later = executions.filter(({ start }) => start > first.start);
  const isLate = ({ start }: Execution) => start >= second.start;
  return later.every(isLate) && asked.every(({ name }) => later.some(({ call }) => call.name === name));
}

function both(first: Generation, second: Generation): Generation {
  const output = [...first.output, ...second.output];
  return { ...first, end: second.end, input: [...first.input, ...second.input], output };
}

/** Why a trace without calls does not tell that none were made. */
function whyNothingIsTold(
  models: readonly Observation[],
  executions: readonly Execution[],
): string | undefined {
  if (models.length === 0 && executions.length === 0)
    return "the trace holds no generation and no tool: nothing tells what was called";
  const silent = models.find(({ output, failed }) => output === null && !failed);
  return silent === undefined
    ? undefined
    : `the output of generation ${silent.id} is not recorded: it may have asked for calls. Export the outputs, and record without masking them`;
}

/** The text that somebody speaks in the first of the values that holds any; of an answer the last one. */
function saidIn(values: readonly (Json | undefined)[], speaker: "user" | "assistant"): string | undefined {
  for (const value of values) {
    const texts = readTexts(value, speaker).filter((one) => one.speaker === speaker);
    const wanted = speaker === "assistant" ? texts.slice(-1) : texts;
    if (wanted.length > 0) return wanted.map(({ text }) => text).join("\n");
  }
  return undefined;
}

function byTime(a: Observation, b: Observation): number {
  return a.start < b.start ? -1 : a.start > b.start ? 1 : 0;
}
