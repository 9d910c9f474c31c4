import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  objectOf,
  scalarText,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { callId, listedObjects, statedArguments } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { textIn } from "../../reading/event-log.ts";
import { type CallStatus, instant, type StatedCall } from "../../run.ts";

/** No other framework's step has three of these fields. */
const ACTION = ["step_number", "tool_calls", "observations", "action_output"];
const INTERPRETER = "python_interpreter";
/** The first quoted name in an error is the failed tool. */
const QUOTED = /(?:tool|member) '([^']+)'|Unknown tool ([^,\s]+),/;

/** smolagents' memory: `agent.memory.get_full_steps()` or `get_succinct_steps()`, or a run result with those steps. */
export const smolagents: Format = {
  id: "smolagents",
  title: "smolagents: steps of an agent's memory, full results",
  looksFor: "steps with step_number, tool_calls[], observations and action_output",
  marks: [["step_number", "tool_calls", "observations", "action_output"]],
  detect: (document) => stepsIn(document) !== undefined,
  read(document) {
    const steps = stepsIn(document);
    if (steps === undefined) throw new RecordingError("no steps: expected agent.memory.get_full_steps()");
    const talk = new Conversation("calls");
    for (const step of steps) readStep(talk, step);
    if (isObject(document)) {
      if (document.state === "max_steps_error") talk.endedAt("max_steps");
      const { duration } = objectOf(document.timing);
      const milliseconds = typeof duration === "number" ? duration * 1000 : undefined;
      talk.took({ usage: document.token_usage, duration: milliseconds });
    }
    return [talk.run()];
  },
};

function stepsIn(document: Json): JsonObject[] | undefined {
  const steps = isObject(document) ? (document.steps ?? document.messages) : document;
  if (!Array.isArray(steps) || !steps.every(isObject) || !steps.every(isStep)) return undefined;
  return steps.some(isAction) ? steps : undefined;
}

function isStep(step: JsonObject): boolean {
  return (
    isAction(step) ||
    isString(step.task) ||
    isString(step.system_prompt) ||
    isString(step.plan) ||
    isFinal(step)
  );
}

function isAction(step: JsonObject): boolean {
  return ACTION.filter((key) => key in step).length >= 3 && "step_number" in step;
}

function isFinal(step: JsonObject): boolean {
  return Object.keys(step).join() === "output";
}

function readStep(talk: Conversation, step: JsonObject): void {
  talk.nextTurn();
  talk.say("system", step.system_prompt);
  talk.say("user", step.task);
  talk.say("reasoning", step.plan);
  if (isFinal(step)) talk.say("assistant", answerText(step.output));
  if (!isAction(step)) return;
  const calls = callsIn(step);
  talk.say(
    calls.length > 0 ? "reasoning" : "assistant",
    Array.isArray(step.model_output) ? textIn(step.model_output) : step.model_output,
  );
  const outcomes = outcomesOf(step, calls);
  for (const [at, call] of calls.entries()) talk.call({ ...call, ...outcomes[at] });
  talk.answered({ usage: step.token_usage, model: modelIn(step.model_output_message) });
  const { start_time, end_time } = objectOf(step.timing);
  for (const time of [start_time, end_time]) talk.at(instant(time));
  if (calls.some(({ name }) => name === INTERPRETER))
    talk.warn(
      `an agent that writes code calls "${INTERPRETER}" alone; which tools its code used is not recorded`,
    );
  const isAnswer = step.is_final_answer === true || calls.some(({ name }) => name === "final_answer");
  // An agent that calls tools keeps its answer only as what the call gave.
  if (isAnswer) talk.say("assistant", answerText(step.action_output ?? step.observations));
  readError(talk, step.error, calls.length > 0);
}

/** The model's answer has the calls in their order, and also if a tool's failure interrupts the agent. A step sorts them by their ids. */
function callsIn({ tool_calls, model_output_message: message }: JsonObject): StatedCall[] {
  const recorded = listedObjects(tool_calls, "tool_calls");
  const requested = isObject(message) ? listedObjects(message.tool_calls, "tool_calls") : [];
  const isInterpreter = recorded.some(
    (call) => isObject(call.function) && call.function.name === INTERPRETER,
  );
  const order = new Map(requested.map(({ id }, at) => [callId(id), at]));
  const recordedIds = new Set(recorded.map(({ id }) => callId(id)));
  const missing = isInterpreter ? [] : requested.filter(({ id }) => !recordedIds.has(callId(id)));
  const placeOf = ({ id }: JsonObject) => order.get(callId(id)) ?? order.size;
  const calls = [...recorded, ...missing].sort((a, b) => placeOf(a) - placeOf(b));
  return calls.map((call) => {
    const { name, ...rest } = isObject(call.function) ? call.function : call;
    // Code is plain text, not JSON text.
    const isCode = name === INTERPRETER && isString(rest.arguments);
    return {
      id: call.id,
      name,
      ...(isCode
        ? { arguments: rest.arguments }
        : statedArguments({ name: name ?? null, ...rest }, "arguments")),
    };
  });
}

/** Returns the tool that an error of a step names, and whether there is no such tool. */
export function failedToolIn(message: string): { name?: string; isUnknown: boolean } {
  const [, tool, unknown] = QUOTED.exec(message) ?? [];
  return { ...defined({ name: tool ?? unknown }), isUnknown: unknown !== undefined };
}

/** A step has a single error and observation text. Of several calls, only the call named in the error failed; the others are pending. */
function outcomesOf(
  { error, observations }: JsonObject,
  calls: readonly StatedCall[],
): { status: CallStatus; result?: Json }[] {
  const failed = isObject(error) && error.type !== "AgentMaxStepsError" ? error : undefined;
  const { name, isUnknown } = failedToolIn(textOf(failed?.message));
  const isRejected = failed?.type === "AgentToolCallError" || isUnknown;
  const [status, text] = [isRejected ? "rejected" : "error", failed?.message ?? null] as const;
  const result =
    calls.length === 1 && (observations ?? null) !== null ? { result: observations as Json } : {};
  return calls.map((call) => {
    if (failed === undefined) return { status: "ok", ...result };
    const isFailed = calls.length === 1 || call.name === name;
    return isFailed ? { status, result: text } : { status: "pending" };
  });
}

function readError(talk: Conversation, error: Json | undefined, hasCalls: boolean): void {
  if (!isObject(error)) return;
  if (error.type === "AgentMaxStepsError") talk.endedAt("max_steps");
  if (error.type === "AgentGenerationError")
    talk.unscorable(`the model did not answer: ${scalarText(error.message)}`);
  if (error.type === "AgentParsingError" && !hasCalls)
    talk.warn("an answer of the model could not be parsed; a call in it was not made and is not counted");
}

function modelIn(message: Json | undefined): Json | undefined {
  return objectOf(objectOf(message).raw).model;
}

function answerText(answer: Json | undefined): Json | undefined {
  return answer === undefined || answer === null || isString(answer) ? answer : jsonText(answer);
}
