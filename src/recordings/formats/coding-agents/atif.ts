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
} from "../../../core/json.ts";
import { limits } from "../../../core/limits.ts";
import { RecordingError } from "../../../core/problems.ts";
import { counted, groupBy } from "../../../core/text.ts";
import type { Format } from "../../format.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { areUnknown, type Outcome, offeredTools, outcomeText } from "../../reading/message-parts.ts";
import { addCounts } from "../../reading/usage.ts";
import { instant, type Run, type Speaker } from "../../run.ts";

/** ATIF trajectories, the format of Harbor: a single file, or all files of a continued trajectory. */
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
  const isContinued = document.slice(0, -1).every(continuationOf);
  // A list must consist of continued trajectories; a complete trajectory is not part of a list.
  return isContinued && (document.length > 1 || document.some(continuationOf)) ? document : undefined;
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

/** Copied steps from another trajectory are not part of the run. Throws RecordingError for unreadable input. */
function readSegments(segments: readonly JsonObject[]): Run {
  const talk = new Conversation("calls");
  const trajectories: ReadTrajectory[] = [];
  const steps = segments.flatMap((segment) => {
    for (const tool of offeredTools(objectOf(segment.agent).tool_definitions)) talk.offer(tool);
    const own = stepsOf(talk, segment, segments.length > 1);
    readSteps(talk, segment, own, trajectories);
    return own;
  });
  // Totals of a continued trajectory may include earlier files.
  const isWhole = segments.length === 1 && steps.length === listOf(segments[0]?.steps).length;
  if (isWhole && continuationIndex(segments[0] ?? {}) === 0)
    readTotals(
      talk,
      trajectories.map(({ trajectory }) => trajectory),
    );
  compareTotals(talk, segments);
  reportMissingFiles(talk, segments);
  const run = runOf(talk, trajectories);
  const hasActed = steps.some((step) => step.source === "agent" && resultsOf(step).length > 0);
  if (!hasActed || run.toolCalls.length > 0) return run;
  const doubt = "the agent wrote its actions as text (Harbor's raw_content); they are not counted";
  return { ...run, warnings: [...run.warnings, doubt] };
}

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
  const missing = missingStep(steps);
  if (missing !== undefined) talk.unscorable(`step ${missing} is missing: the recording is not whole`);
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

/** Sub-agent trajectories follow the step that references them; unreferenced trajectories come last. */
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
  const { name: agentName, model_name: model } = objectOf(trajectory.agent);
  const agent = textOf(agentName) || undefined;
  const hasMain = steps.some((step) => isAgents(step) && !isSubagents(step));
  const embedded = new Set(objectsOf(trajectory.subagent_trajectories).filter(hasSteps));
  const byId = groupBy(embedded, idOf);
  const read = (subTrajectory: JsonObject) => {
    if (!embedded.delete(subTrajectory)) return;
    const own = listedObjects(subTrajectory.steps, "steps").filter((step) => step.is_copied_context !== true);
    readSteps(talk, subTrajectory, own, trajectories, depth + 1);
  };
  for (const step of steps) {
    const isOther = hasMain && isSubagents(step);
    const name = isOther ? textOf(objectOf(step.extra).agent_id) || undefined : agent;
    if (isAgents(step)) talk.tellsAgents(name !== undefined);
    talk.actAs(name, depth === 0 && !isOther);
    readStep(talk, step);
    readStepUsage(talk, step, model);
    for (const id of referencesIn(step)) for (const subTrajectory of byId.get(id) ?? []) read(subTrajectory);
  }
  for (const subTrajectory of embedded) read(subTrajectory);
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

/** Harbor's trajectories of Claude Code include sub-agent steps. */
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

/** Equal calls with one id are one call only if a later step repeats it with its result; otherwise the count is uncertain. */
function readCalls(talk: Conversation, step: JsonObject, calls: readonly JsonObject[]): void {
  const hasSeveralAnswers = isNumeric(step.llm_call_count) && step.llm_call_count > 1;
  const ids = new Set<string>();
  for (const call of calls) {
    if (hasSeveralAnswers) talk.nextGroup();
    const { tool_call_id: id, function_name: name = null } = call;
    const stated = { id, name, ...statedArguments({ ...call, name }, "arguments") };
    if (areUnknown(stated))
      talk.unscorable(`the arguments of a call of ${shown(name)} are not recorded (${nameOf(step)})`);
    const callKey = callId(id) ?? "";
    // A result without a call id may belong to this call.
    const isAnswered = () =>
      resultsOf(step).some(({ source_call_id: source }) => (callId(source) ?? callKey) === callKey);
    if (talk.isCopy(stated) && (ids.has(callKey) || !isAnswered()))
      talk.unscorable(
        `equal calls of ${shown(name)} have the id ${shown(id)} (${nameOf(step)}): it is unknown whether they are one call. Give each call its own tool_call_id`,
      );
    ids.add(callKey);
    talk.call(stated);
  }
}

/** Results without an id follow the order of the calls (mini-swe-agent); a single result belongs to all calls (Terminus 2). */
function joinResults(talk: Conversation, step: JsonObject, calls: number): void {
  const results = resultsOf(step);
  const marks = results.length === 1 ? [objectOf(step.extra)] : [];
  const linked = results.filter(({ source_call_id: id }) => callId(id) !== undefined);
  const unlinked = results.filter((result) => !linked.includes(result));
  for (const result of linked) talk.result({ id: result.source_call_id, ...outcomeOf(result, marks) });
  const [only = {}] = unlinked;
  for (let at = 0; at < calls - linked.length && unlinked.length > 0; at += 1) {
    const result = unlinked.length === 1 ? only : unlinked[at];
    if (result !== undefined) talk.result(outcomeOf(result, marks));
  }
}

function resultsOf(step: JsonObject): JsonObject[] {
  const observation = step.observation ?? {};
  if (isObject(observation))
    return listedObjects(observation.results, `observation.results of ${nameOf(step)}`);
  throw new RecordingError(`the observation of ${nameOf(step)} is not {results: […]}`);
}

/** Before ATIF 1.7 results had no `extra`, so Harbor marked failures in the step's `extra`. */
function outcomeOf(result: JsonObject, marks: readonly JsonObject[]): Outcome {
  const hasFailed = [result, objectOf(result.extra), ...marks].some(marksFailure);
  const content = result.content ?? undefined;
  if (content !== undefined) return outcomeText(isAllText(content) ? textIn(content) : content, hasFailed);
  if (hasFailed) return { status: "error" };
  return { status: listOf(result.subagent_trajectory_ref).length > 0 ? "ok" : "pending" };
}

function marksFailure(mark: JsonObject): boolean {
  const { is_error, tool_result_is_error, tool_result_metadata, metadata } = mark;
  const inner = [tool_result_metadata, metadata].map((source) => objectOf(source).is_error);
  return [is_error, tool_result_is_error, ...inner].includes(true);
}

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

/** The stated number of steps may accumulate over files; by the specification, `notes` explain a difference. */
function compareTotals(talk: Conversation, segments: readonly JsonObject[]): void {
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

function reportMissingFiles(talk: Conversation, segments: readonly JsonObject[]): void {
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

/** `model` is the trajectory's model, the fallback for steps without one. */
function readStepUsage(talk: Conversation, step: JsonObject, model: Json | undefined): void {
  talk.at(instant(step.timestamp));
  if (step.source !== "agent") return;
  // A step may follow a rule without a model call.
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

/** Each trajectory states totals for its own steps only, so a sum needs all of them. */
function readTotals(talk: Conversation, trajectories: readonly JsonObject[]): void {
  const totals = trajectories.map(({ final_metrics: metrics }) => objectOf(metrics));
  const counts = totals.map(countsOf);
  const costs = totals.map(({ total_cost_usd: cost }) => ({ cost: cost ?? 0 }));
  const isPaid = costs.length === 1 || costs.every(({ cost }) => typeof cost === "number" && cost > 0);
  talk.took({
    usage: counts.every((count) => count.prompt_tokens || count.completion_tokens)
      ? addCounts(counts)
      : undefined,
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
