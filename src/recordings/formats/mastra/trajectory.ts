import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { CALL_LIKE, listedObjects, statedArguments } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { CallStatus } from "../../run.ts";

const CALL_STEP = /(?:^|_)tool_call$/;

/** True for a `Trajectory`: `{steps: [{stepType, name}]}`. */
export function isTrajectory(output: Json | undefined): output is JsonObject {
  return (
    isObject(output) &&
    Array.isArray(output.steps) &&
    output.steps.every((step) => isObject(step) && isString(step.stepType) && isString(step.name))
  );
}

/**
 * Reads the calls among the steps of a trajectory, which says nothing of what was said. The steps below a call are those of the agent or
 * workflow that the tool is: only the call counts. Throws RecordingError for a step of an unknown kind that may be a call.
 */
export function readTrajectory(talk: Conversation, list: Json | undefined): void {
  for (const step of listedObjects(list, "steps")) {
    const { stepType, name } = step;
    if (isString(stepType) && CALL_STEP.test(stepType)) {
      talk.nextTurn();
      talk.call({ name, ...statedArguments(step, "toolArgs"), ...outcomeOf(step) });
    } else if (!isString(stepType) || CALL_LIKE.test(stepType))
      throw new RecordingError(
        `a step of the trajectory of a kind that no Mastra writes: stepType ${stepType}`,
      );
    else readTrajectory(talk, step.children);
  }
}

function outcomeOf({ success, toolResult = null }: JsonObject): { status: CallStatus; result?: Json } {
  const result = toolResult === null ? {} : { result: toolResult };
  if (success === false) return { status: "error", ...result };
  return { status: success === true || toolResult !== null ? "ok" : "pending", ...result };
}
