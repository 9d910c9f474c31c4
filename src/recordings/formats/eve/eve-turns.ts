import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { statedArguments } from "../../reading/calls.ts";
import { failed, type Outcome, refused } from "../../reading/message-parts.ts";
import type { StatedCall } from "../../run.ts";

const CUT =
  "the events end within a turn: the stream was cut off, or the turn was still running. Record it to its end";

/** Tracks failed turns. A failed turn stays failed until it is run again to its end. */
export class Turns {
  private turn = "";
  private isOpen = false;
  private readonly failures = new Map<string, { reason: string; isRunAgain: boolean }>();

  goOn({ turnId }: JsonObject): void {
    this.isOpen = true;
    this.turn = textOf(turnId) || this.turn;
  }

  start({ turnId }: JsonObject): void {
    this.isOpen = true;
    this.turn = textOf(turnId);
  }

  /** A new step of a failed turn means that the turn is run again. */
  startStep(data: JsonObject): void {
    this.goOn(data);
    const failure = this.failures.get(textOf(data.turnId));
    // Turns without an id cannot be matched.
    if (failure !== undefined && textOf(data.turnId) !== "") failure.isRunAgain = true;
  }

  fail({ turnId }: JsonObject, reason: string): void {
    this.isOpen = false;
    this.failures.set(textOf(turnId) || this.turn, { reason, isRunAgain: false });
  }

  end({ turnId }: JsonObject): void {
    this.isOpen = false;
    const turn = textOf(turnId) || this.turn;
    if (this.failures.get(turn)?.isRunAgain === true) this.failures.delete(turn);
  }

  /** In earlier versions of eve, a waiting session also ended the turn. */
  endOpen(): void {
    if (this.isOpen) this.end({});
  }

  fault(): string | undefined {
    const [failure] = this.failures.values();
    return failure?.reason ?? (this.isOpen ? CUT : undefined);
  }
}

/** Converts an action to a call. Throws RecordingError if its kind is unknown. */
export function statedCall(action: JsonObject): StatedCall {
  const name = TOOL_OF.get(action.kind)?.(action);
  if (name === undefined)
    throw new RecordingError(`an action of the kind ${shown(action.kind)}, which rungate does not know`);
  return { id: action.callId, name, ...statedArguments({ ...action, name }, "input") };
}

const toolName = ({ toolName: name = null }: JsonObject) => name;
const subagentName = (action: JsonObject) =>
  action.name ?? action.subagentName ?? action.remoteAgentName ?? null;
const TOOL_OF = new Map<Json | undefined, (action: JsonObject) => Json>([
  ["tool-call", toolName],
  ["workflow-tool-call", toolName],
  // Up to eve 0.75, the tool had another name and the parameter `skill`.
  ["load-skill", ({ input }) => ("skill" in objectOf(input) ? "load_skill" : "eve__skill")],
  ["subagent-call", subagentName],
  ["remote-agent-call", subagentName],
]);

/** Detects the immediate reply to a task's call: `{status: "working", taskId}`. */
export function isReceipt(output: Json | undefined): boolean {
  return isObject(output) && output.status === "working" && isString(output.taskId);
}

/** Returns the outcome of an action. Throws RecordingError for an unknown status. */
export function outcomeOf(result: JsonObject, status: Json | undefined, error: Json | undefined): Outcome {
  const { output, isError } = result;
  if (status === "rejected") return refused(error ?? output);
  if (status === "failed" || isError === true) return failed(error ?? output);
  if (status === undefined || status === "completed") return done(output);
  throw new RecordingError(`an action.result of the status ${shown(status)}, which rungate does not know`);
}

export function done(output: Json | undefined): Outcome {
  return { status: "ok", ...defined({ result: output }) };
}
