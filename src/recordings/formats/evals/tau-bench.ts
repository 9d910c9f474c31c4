import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
} from "../../../core/json.ts";
import { anyValue, objectWith, type Pattern } from "../../../core/match-values.ts";
import { RecordingError } from "../../../core/problems.ts";
import { type Format, messagesOf } from "../../format.ts";
import { callId, listedObjects, statedArguments } from "../../reading/calls.ts";
import { readChat } from "../../reading/chat.ts";
import { Conversation } from "../../reading/conversation.ts";
import { offeredTools } from "../../reading/message-parts.ts";
import { recordedReference, recordedReferences, statedTexts } from "../../reading/recording-fields.ts";
import { readTrace } from "../../reading/spans.ts";
import { instant, type ReferenceCall, type Run } from "../../run.ts";

/** Results of tau-bench per run, and of tau2-bench as a whole or per simulation. */
export const tauBench: Format = {
  id: "tau-bench",
  title: "tau-bench and tau2-bench results",
  looksFor:
    "task_id beside traj[] (tau-bench), or simulations[] or one simulation with its messages (tau2-bench)",
  marks: [
    ["task_id", "traj", "reward"],
    ["tasks", "simulations"],
    ["task_id", "messages", "termination_reason"],
  ],
  refines: ["openai-chat"],
  apart: ["tasks", "task", "reward_info", "raw_data"],
  detect(document) {
    return isTrajectory(document) || isResults(document) || isSimulation(document);
  },
  read(document) {
    if (isResults(document)) return readResults(document);
    if (isSimulation(document)) return [readSimulation(document)];
    if (isObject(document)) return [readTrajectory(document)];
    throw new RecordingError(
      "not an object: expected {task_id, traj} of tau-bench or {tasks, simulations} of tau2-bench",
    );
  },
};

function isTrajectory(document: Json): boolean {
  if (!isObject(document) || !("task_id" in document)) return false;
  if (Array.isArray(document.traj)) return document.traj.every(isObject);
  return hasCrashed(infoOf(document)) && isString(infoOf(document).traceback);
}

function readTrajectory(document: JsonObject): Run {
  const info = infoOf(document);
  const task = objectOf(info.task);
  const messages = messagesOf(document.traj ?? null);
  if (messages === undefined)
    throw new RecordingError(
      hasCrashed(info)
        ? "the run crashed and recorded no messages: see info.error in the recording, and record it again"
        : "no messages: expected traj, a list of chat messages",
    );
  const run = readChat(messages);
  return {
    ...run,
    ...caseAndTrial(document),
    ...recordedReferences(task.actions, ({ name, kwargs }) => recordedReference(name, kwargs)),
    ...statedTexts(task.outputs),
    warnings: hasCrashed(info) ? [...run.warnings, NO_TASK] : run.warnings,
  };
}

const NO_TASK = "the run crashed; the recording does not say what was expected of it";

function infoOf(document: JsonObject): JsonObject {
  return objectOf(document.info);
}

/** On an exception tau-bench drops all other information about the run, even the task. */
function hasCrashed(info: JsonObject): boolean {
  return isString(info.error) && !isObject(info.task);
}

const absent: Pattern = { source: { $absent: true }, kind: "absent" };

function isResults(document: Json): document is JsonObject {
  if (!isObject(document) || !Array.isArray(document.simulations)) return false;
  return document.simulations.every((simulation) => isObject(simulation) && "task_id" in simulation);
}

function isSimulation(document: Json): document is JsonObject {
  if (!isObject(document) || !("task_id" in document)) return false;
  return "messages" in document && ("termination_reason" in document || "reward_info" in document);
}

function readResults(results: JsonObject): Run[] {
  const tasks = new Map(objectsOf(results.tasks).map((task) => [callId(task.id), task]));
  const info = infoOf(results);
  const simulations = objectsOf(results.simulations);
  if (simulations.length === 0) throw new RecordingError("no simulations in this tau2 results file");
  return simulations.map((simulation) => ({
    ...readTrace(true, () => readSimulation(simulation, tasks.get(callId(simulation.task_id)), info)),
    ...caseAndTrial(simulation),
    row: simulation,
  }));
}

/** Without a task, the actions of tau2's evaluation are the expectation. */
function readSimulation(simulation: JsonObject, task?: JsonObject, info: JsonObject = {}): Run {
  const environment = objectOf(info.environment_info);
  const { llm } = objectOf(info.agent_info);
  const messages = messagesIn(simulation);
  const solo = isSolo(messages);
  const talk = new Conversation("calls");
  const definitions = environment.tool_defs;
  for (const { name = null, doc: description = null, params: parameters = null } of objectsOf(
    isObject(definitions) ? Object.values(definitions) : definitions,
  ))
    for (const tool of offeredTools([{ name, description, parameters }])) talk.offer(tool);
  talk.say("system", simulation.policy ?? environment.policy);
  if (solo) talk.say("user", task?.ticket);
  for (const message of messages) {
    talk.nextTurn();
    readMessage(talk, message, solo);
    if (message.role === "assistant") readUsage(talk, message, llm);
  }
  readTotals(talk, simulation);
  const named = { ...caseAndTrial(simulation), row: simulation };
  const { termination_reason: end } = simulation;
  talk.stopped(end);
  if (messages.length > 0) return talk.run({ ...named, ...references(simulation, task, solo) });
  const reason = isString(end) ? ` (${end})` : "";
  const fault = `the simulation ended before its first message${reason}: run it again`;
  return talk.run({ ...named, fault });
}

function caseAndTrial({ task_id, trial }: JsonObject): Pick<Run, "caseId" | "trial"> {
  return defined({ caseId: callId(task_id), trial: callId(trial) });
}

function messagesIn(simulation: JsonObject): JsonObject[] {
  const { messages } = simulation;
  if (Array.isArray(messages) && messages.every(isObject)) return messages;
  const id = callId(simulation.id) ?? "without an id";
  throw new RecordingError(`simulation ${id} has no list of messages (the ticks of voice runs are not read)`);
}

/** A solo run has no user: the agent reads the task's ticket, holds the user's tools and does the user's part. */
function isSolo(messages: readonly JsonObject[]): boolean {
  return messages.every(({ role }) => role !== "user");
}

function isAgents(act: JsonObject, solo: boolean, role?: Json): boolean {
  return solo || (act.requestor ?? role) !== "user";
}

function readMessage(talk: Conversation, message: JsonObject, solo: boolean): void {
  const { role, content } = message;
  if (role === "tool") {
    const results = Array.isArray(message.tool_messages) ? objectsOf(message.tool_messages) : [message];
    for (const result of results.filter((result) => isAgents(result, solo)))
      talk.result({ id: result.id, status: result.error === true ? "error" : "ok", result: result.content });
    return;
  }
  if (role === "assistant") talk.say("reasoning", thoughts(message.raw_data));
  talk.say(role === "user" || role === "assistant" ? role : "system", content);
  const calls = listedObjects(message.tool_calls, "tool_calls");
  for (const call of calls.filter((call) => isAgents(call, solo, role)))
    talk.call({ id: call.id, name: call.name, ...statedArguments(call, "arguments") });
}

function readUsage(talk: Conversation, message: JsonObject, llm: Json | undefined): void {
  const { usage = null, raw_data: reply = null, cost, tool_calls: calls = null } = message;
  if (message.turn_idx === 0 && usage === null && reply === null && calls === null) talk.noAnswer();
  else talk.answered({ model: (isObject(reply) ? reply.model : undefined) ?? llm, usage, cost });
}

function readTotals(talk: Conversation, simulation: JsonObject): void {
  const { agent_cost: cost, duration, start_time: start, end_time: end } = simulation;
  talk.took({ cost, duration: typeof duration === "number" ? duration * 1000 : duration });
  talk.at(instant(start));
  talk.at(instant(end));
}

function thoughts(reply: Json | undefined): string {
  const held = objectOf(reply);
  const message = isObject(held.message) ? held.message : held;
  const blocks = objectsOf(message.thinking_blocks).map(({ thinking }) => thinking);
  return (blocks.length > 0 ? blocks : [message.reasoning_content]).filter(isString).join("\n");
}

function references(simulation: JsonObject, task: JsonObject | undefined, solo: boolean) {
  const { communicate_info: texts, actions } = objectOf(task?.evaluation_criteria);
  const { action_checks: checks } = objectOf(simulation.reward_info);
  const checked = Array.isArray(checks) ? objectsOf(checks).map(({ action = null }) => action) : undefined;
  const expectedActions = task === undefined ? checked : actions;
  const isExpected = (action: Json) => !isObject(action) || isAgents(action, solo);
  const expected = Array.isArray(expectedActions) ? expectedActions.filter(isExpected) : undefined;
  return { ...recordedReferences(expected, readAction), ...statedTexts(texts) };
}

/** `compare_args` lists the arguments to compare: null means all, an empty list none. */
function readAction(action: JsonObject): ReferenceCall {
  const reference = recordedReference(action.name, action.arguments);
  if (!Array.isArray(action.compare_args)) return reference;
  const compared = action.compare_args.filter(isString);
  if (compared.length === 0) return { ...reference, arguments: anyValue };
  const { arguments: args } = reference;
  const patternOf = (name: string) => (args.kind === "object" ? args.entries.get(name) : undefined) ?? absent;
  return { ...reference, arguments: objectWith(compared.map((name) => [name, patternOf(name)])) };
}
