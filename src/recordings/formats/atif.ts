import {
  defined,
  isNumeric,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  shown,
  textOf,
} from "../../base/json.ts";
import { limits } from "../../base/limits.ts";
import { RecordingError } from "../../base/problems.ts";
import { counted, groupBy } from "../../base/text.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../calls.ts";
import { Conversation } from "../conversation.ts";
import type { Format } from "../format.ts";
import { areUnknown, type Outcome, offeredTools, outcomeText } from "../message-parts.ts";
import { instant, type Run, type Speaker } from "../run.ts";
import { addCounts } from "../usage.ts";

/** Trajectories of ATIF, the format of Harbor: alone, or all files of one that goes on in others. */
export const atif: Format = {
  id: "atif",
  title: "ATIF 1.0 to 1.8, the trajectories of Harbor and Terminal-Bench",
  looksFor: 'schema_version "ATIF-v1.…" with steps[], or a list of them in which one goes on in the next',
  marks: [["schema_version", "agent", "steps", "step_id", "source"]],
  detect: (document) => segmentsIn(document) !== undefined,
  read(document) {
    const segments = segmentsIn(document) ?? (hasSteps(document) ? [document] : undefined);
    if (segments === undefined)
      throw new RecordingError('no trajectory: expected {schema_version: "ATIF-v1.…", agent, steps}');
    return [readSegments(segments)];
  },
};

function segmentsIn(document: Json): readonly JsonObject[] | undefined {
  if (!Array.isArray(document)) return isTrajectory(document) ? [document] : undefined;
  if (document.length === 0 || !document.every(isTrajectory)) return undefined;
  const goesOn = document.slice(0, -1).every(continuationOf);
  // One that is whole is no piece of a list.
  return goesOn && (document.length > 1 || document.some(continuationOf)) ? document : undefined;
}

function isTrajectory(value: Json): value is JsonObject {
  return hasSteps(value) && textOf(value.schema_version).startsWith("ATIF-v");
}

function hasSteps(value: Json): value is JsonObject {
  return isObject(value) && Array.isArray(value.steps);
}

function continuationOf({ continued_trajectory_ref: file }: JsonObject): string | undefined {
  return textOf(file) || undefined;
}

/**
 * Reads the files of one trajectory, with those of its sub-agents that are in it. Steps that were copied from another trajectory are
 * no part of the run. Throws RecordingError for what cannot be read.
 */
function readSegments(segments: readonly JsonObject[]): Run {
  const talk = new Conversation("calls");
  const trajectories: ReadTrajectory[] = [];
  const steps = segments.flatMap((segment) => {
    for (const tool of offeredTools(objectOf(segment.agent).tool_definitions)) talk.offer(tool);
    const own = stepsOf(talk, segment, segments.length > 1);
    readSteps(talk, segment, own, trajectories);
    return own;
  });
  // The totals of a part, or of one that goes on from another, may be those of all parts so far.
  const isWhole = segments.length === 1 && steps.length === listOf(segments[0]?.steps).length;
  if (isWhole && continuationIndex(segments[0] ?? {}) === 0)
    readTotals(
      talk,
      trajectories.map(({ trajectory }) => trajectory),
    );
  compareTotals(talk, segments);
  tellWhatIsMissing(talk, segments);
  const run = runOf(talk, trajectories);
  const hasActed = steps.some((step) => step.source === "agent" && resultsOf(step).length > 0);
  if (!hasActed || run.toolCalls.length > 0) return run;
  const doubt = "the agent wrote its actions as text (Harbor's raw_content); they are not counted";
  return { ...run, warnings: [...run.warnings, doubt] };
}

/** A trajectory with the steps of it that are no copies. */
interface ReadTrajectory {
  trajectory: JsonObject;
  own: readonly JsonObject[];
}

function runOf(talk: Conversation, trajectories: readonly ReadTrajectory[]): Run {
  const { steps, ...run } = talk.run();
  const more = moreAnswers(trajectories.flatMap(({ own }) => own));
  return { ...run, ...defined({ steps: steps && steps + more }) };
}

function stepsOf(talk: Conversation, segment: JsonObject, areAllThere: boolean): JsonObject[] {
  const { schema_version: version } = segment;
  if (isString(version) && !/^ATIF-v1\.\d+$/.test(version))
    throw new RecordingError(`a trajectory of ${shown(version)}: rungate reads ATIF-v1.0 to ATIF-v1.8`);
  const steps = listedObjects(segment.steps, "steps");
  if (steps.length === 0) throw new RecordingError("a trajectory without a step: run the agent again");
  const lost = missingStep(steps);
  if (lost !== undefined) talk.unscorable(`step ${lost} is missing: the recording is not whole`);
  const own = steps.filter((step) => step.is_copied_context !== true);
  const copied = steps.length - own.length;
  if (own.length === 0)
    throw new RecordingError(
      "every step was copied from another trajectory (is_copied_context): give that one, or write the steps that follow",
    );
  if (copied > 0 && !areAllThere)
    talk.warn(`${counted(copied, "step")} copied from another trajectory left out`);
  return own;
}

/**
 * Reads the steps of a trajectory, each followed by the trajectories of the sub-agents that it refers to. Those that no step refers
 * to come last. What a sub-agent says it says to the agent that started it. Throws RecordingError where they nest too deep.
 */
function readSteps(
  talk: Conversation,
  trajectory: JsonObject,
  steps: readonly JsonObject[],
  trajectories: ReadTrajectory[],
  depth = 0,
): void {
  trajectories.push({ trajectory, own: steps });
  if (depth > limits.nesting)
    throw new RecordingError(`trajectories of sub-agents nest deeper than ${limits.nesting} levels`);
  const { name: stated, model_name: model } = objectOf(trajectory.agent);
  const agent = textOf(stated) || undefined;
  const hasMain = steps.some((step) => isAgents(step) && !isSubagents(step));
  const embedded = new Set(objectsOf(trajectory.subagent_trajectories).filter(hasSteps));
  const byId = groupBy(embedded, idOf);
  const read = (one: JsonObject) => {
    if (!embedded.delete(one)) return;
    const own = listedObjects(one.steps, "steps").filter((step) => step.is_copied_context !== true);
    readSteps(talk, one, own, trajectories, depth + 1);
  };
  for (const step of steps) {
    const isOther = hasMain && isSubagents(step);
    const name = isOther ? textOf(objectOf(step.extra).agent_id) || undefined : agent;
    if (isAgents(step)) talk.tellsAgents(name !== undefined);
    talk.actAs(name, depth === 0 && !isOther);
    readStep(talk, step);
    readStepUsage(talk, step, model);
    for (const id of referencesIn(step)) for (const one of byId.get(id) ?? []) read(one);
  }
  for (const one of embedded) read(one);
  talk.actAs(agent);
}

function referencesIn(step: JsonObject): string[] {
  const references = resultsOf(step).flatMap((result) => objectsOf(result.subagent_trajectory_ref));
  return references.map(idOf).filter((id) => id !== "");
}

function idOf({ trajectory_id: id, session_id: session }: JsonObject): string {
  return callId(id) ?? callId(session) ?? "";
}

function missingStep(steps: readonly JsonObject[]): number | undefined {
  const start = steps[0]?.step_id === 0 ? 0 : 1;
  const at = steps.findIndex(({ step_id: id }, index) => typeof id === "number" && id !== start + index);
  return at === -1 ? undefined : start + at;
}

/** Harbor's trajectories of Claude Code hold the steps of its sub-agents too. */
function isSubagents({ extra }: JsonObject): boolean {
  return objectOf(extra).is_sidechain === true;
}

const SPEAKERS = new Map<Json | undefined, Speaker>([
  ["system", "system"],
  ["user", "user"],
  ["agent", "assistant"],
]);

function readStep(talk: Conversation, step: JsonObject): void {
  const speaker = SPEAKERS.get(step.source);
  if (speaker === undefined)
    throw new RecordingError(
      `${nameOf(step)} has the source ${shown(step.source)}: expected system, user or agent`,
    );
  const calls = listedObjects(step.tool_calls, `tool_calls of ${nameOf(step)}`);
  if (calls.length > 0 && !isAgents(step))
    throw new RecordingError(`${nameOf(step)} has tool_calls, and its source is not agent`);
  talk.nextTurn();
  if (isAgents(step)) talk.say("reasoning", step.reasoning_content);
  talk.say(speaker, textIn(step.message));
  readCalls(talk, step, calls);
  joinResults(talk, step, calls.length);
  if (isAgents(step) && !isSubagents(step)) talk.stopped(objectOf(step.extra).stop_reason);
}

function isAgents({ source }: JsonObject): boolean {
  return source === "agent";
}

function nameOf({ step_id: id }: JsonObject): string {
  return isNumeric(id) ? `step ${id}` : "a step";
}

/**
 * Reads the calls of a step, which were made at once unless the step sums up several answers of the model. An equal call with the id of
 * one that waits is the same call only where a later step repeats it with its result; else it may be lost, or be counted twice.
 */
function readCalls(talk: Conversation, step: JsonObject, calls: readonly JsonObject[]): void {
  const hasSeveralAnswers = isNumeric(step.llm_call_count) && step.llm_call_count > 1;
  const ids = new Set<string>();
  for (const call of calls) {
    if (hasSeveralAnswers) talk.nextGroup();
    const { tool_call_id: id, function_name: name = null } = call;
    const stated = { id, name, ...statedArguments({ ...call, name }, "arguments") };
    if (areUnknown(stated))
      talk.unscorable(`the arguments of a call of ${shown(name)} are not recorded (${nameOf(step)})`);
    const known = callId(id) ?? "";
    // A result that names no call may be its own.
    const isAnswered = () =>
      resultsOf(step).some(({ source_call_id: source }) => (callId(source) ?? known) === known);
    if (talk.isCopy(stated) && (ids.has(known) || !isAnswered()))
      talk.unscorable(
        `equal calls of ${shown(name)} have the id ${shown(id)} (${nameOf(step)}): it is unknown whether they are one call. Give each call its own tool_call_id`,
      );
    ids.add(known);
    talk.call(stated);
  }
}

/**
 * Joins the results of a step to its calls. Those that name no call are in the order of the calls (mini-swe-agent); a single one is
 * what all of them led to (Terminus 2). What is left over came of no call.
 */
function joinResults(talk: Conversation, step: JsonObject, calls: number): void {
  const results = resultsOf(step);
  const marks = results.length === 1 ? [objectOf(step.extra)] : [];
  const linked = results.filter(({ source_call_id: id }) => callId(id) !== undefined);
  const others = results.filter((result) => !linked.includes(result));
  for (const result of linked) talk.result({ id: result.source_call_id, ...outcomeOf(result, marks) });
  const [only = {}] = others;
  for (let at = 0; at < calls - linked.length && others.length > 0; at += 1) {
    const result = others.length === 1 ? only : others[at];
    if (result !== undefined) talk.result(outcomeOf(result, marks));
  }
}

function resultsOf(step: JsonObject): JsonObject[] {
  const observation = step.observation ?? {};
  if (isObject(observation))
    return listedObjects(observation.results, `observation.results of ${nameOf(step)}`);
  throw new RecordingError(`the observation of ${nameOf(step)} is not {results: […]}`);
}

/** What became of a call. Before 1.7 results had no `extra`, and Harbor told of a failure in that of the step. */
function outcomeOf(result: JsonObject, marks: readonly JsonObject[]): Outcome {
  const hasFailed = [result, objectOf(result.extra), ...marks].some(tellsFailure);
  const content = result.content ?? undefined;
  if (content !== undefined) return outcomeText(isAllText(content) ? textIn(content) : content, hasFailed);
  if (hasFailed) return { status: "error" };
  return { status: listOf(result.subagent_trajectory_ref).length > 0 ? "ok" : "pending" };
}

function tellsFailure(mark: JsonObject): boolean {
  const { is_error, tool_result_is_error, tool_result_metadata, metadata } = mark;
  const inner = [tool_result_metadata, metadata].map((one) => objectOf(one).is_error);
  return [is_error, tool_result_is_error, ...inner].includes(true);
}

/** Parts without a text. */
const MEDIA = new Set<Json | undefined>(["image", "audio"]);

function isAllText(content: Json): boolean {
  const parts = listOf(content);
  return parts.length > 0 && parts.every((part) => isObject(part) && part.type === "text");
}

function textIn(content: Json | undefined): string | undefined {
  if (isString(content)) return content;
  const parts = objectsOf(content);
  const unknown = parts.find((part) => part.type !== "text" && !MEDIA.has(part.type) && mayHoldCall(part));
  if (unknown !== undefined)
    throw new RecordingError(
      `a content part of the type ${shown(unknown.type)}, which rungate does not know`,
    );
  const texts = parts.map(({ text }) => text).filter(isString);
  return texts.length === 0 ? undefined : texts.join("\n");
}

/**
 * Compares the steps with their stated number (`final_metrics.total_steps`), which may go on from file to file. By the specification
 * `notes` explain another number. Throws RecordingError when there are fewer steps, and no notes.
 */
function compareTotals(talk: Conversation, segments: readonly JsonObject[]): void {
  // Of a file that is only a part another message says so.
  if (continuationIndex(segments[0] ?? {}) > 0) return;
  let steps = 0;
  for (const segment of segments) {
    const { final_metrics: metrics, notes } = segment;
    const { total_steps: total } = objectOf(metrics);
    steps += listOf(segment.steps).length;
    if (!isNumeric(total) || total <= steps || continuationOf(segment) !== undefined) continue;
    const less = `final_metrics.total_steps is ${total}, and the trajectory has ${counted(steps, "step")}`;
    if (!isString(notes) || notes.trim() === "")
      throw new RecordingError(`${less}: the recording is not whole. Record it again`);
    talk.warn(`${less}: its notes should say why`);
  }
}

/** A run of which only some files are there cannot be scored. */
function tellWhatIsMissing(talk: Conversation, segments: readonly JsonObject[]): void {
  const [first = {}] = segments;
  const next = continuationOf(segments.at(-1) ?? {});
  const index = continuationIndex(first);
  const advice = "write all its files into one list, in their order";
  if (next !== undefined) talk.unscorable(`the trajectory goes on in ${shown(next)}: ${advice}`);
  if (index > 0)
    talk.unscorable(`the trajectory goes on from an earlier file (continuation_index ${index}): ${advice}`);
}

function continuationIndex({ agent }: JsonObject): number {
  const { continuation_index: index } = objectOf(objectOf(agent).extra);
  return isNumeric(index) ? Number(index) : 0;
}

/** Says what a step of an agent took. `model` is that of its trajectory, where the step names none. */
function readStepUsage(talk: Conversation, step: JsonObject, model: Json | undefined): void {
  talk.at(instant(step.timestamp));
  if (step.source !== "agent") return;
  // A step may act by a rule, and ask no model.
  if (step.llm_call_count === 0) {
    talk.noAnswer();
    return;
  }
  talk.answered({ model: step.model_name ?? model, usage: objectOf(step.metrics) });
}

function moreAnswers(steps: readonly JsonObject[]): number {
  return steps.reduce((sum, { llm_call_count: count }) => {
    return sum + (isNumeric(count) && count > 1 ? Number(count) - 1 : 0);
  }, 0);
}

/**
 * Says what trajectories took as a whole, the agent's and those of its sub-agents: each states its own steps. It is known where each of them
 * says it.
 */
function readTotals(talk: Conversation, trajectories: readonly JsonObject[]): void {
  const totals = trajectories.map(({ final_metrics: metrics }) => objectOf(metrics));
  const counts = totals.map(countsOf);
  const costs = totals.map(({ total_cost_usd: cost }) => ({ cost: cost ?? 0 }));
  const isPaid = costs.length === 1 || costs.every(({ cost }) => typeof cost === "number" && cost > 0);
  talk.took({
    usage: counts.every((one) => one.prompt_tokens || one.completion_tokens) ? addCounts(counts) : undefined,
    cost: isPaid ? addCounts(costs)?.cost : undefined,
  });
}

function countsOf({
  total_prompt_tokens: prompt_tokens = null,
  total_completion_tokens: completion_tokens = null,
  total_cached_tokens: cached_tokens = null,
  extra = null,
}: JsonObject) {
  return { prompt_tokens, completion_tokens, cached_tokens, extra };
}
