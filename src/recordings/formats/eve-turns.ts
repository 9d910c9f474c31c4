import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  shown,
  textOf,
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { statedArguments } from "../calls.ts";
import { failed, type Outcome, refused } from "../message-parts.ts";
import type { StatedCall } from "../run.ts";

const CUT =
  "the events end within a turn: the stream was cut off, or the turn was still running. Record it to its end";

/** What became of the turns of a session. A turn that failed stays so, whatever other turns follow, until it is run again to its end. */
export class Turns {
  private turn = "";
  private isOpen = false;
  /** Why turns failed, by their ids. */
  private readonly failures = new Map<string, { reason: string; isRunAgain: boolean }>();

  /** Something happens within a turn: the one that is named, else the one before. */
  goOn({ turnId }: JsonObject): void {
    this.isOpen = true;
    this.turn = textOf(turnId) || this.turn;
  }

  /** A turn begins. */
  start({ turnId }: JsonObject): void {
    this.isOpen = true;
    this.turn = textOf(turnId);
  }

  /** A step of a turn begins; of one that failed, the turn is run again. */
  startStep(data: JsonObject): void {
    this.goOn(data);
    const failure = this.failures.get(textOf(data.turnId));
    // Turns without an id cannot be told to be the same.
    if (failure !== undefined && textOf(data.turnId) !== "") failure.isRunAgain = true;
  }

  /** A turn failed. */
  fail({ turnId }: JsonObject, reason: string): void {
    this.isOpen = false;
    this.failures.set(textOf(turnId) || this.turn, { reason, isRunAgain: false });
  }

  /** A turn came to its end. */
  end({ turnId }: JsonObject): void {
    this.isOpen = false;
    const turn = textOf(turnId) || this.turn;
    if (this.failures.get(turn)?.isRunAgain === true) this.failures.delete(turn);
  }

  /** Before a turn could wait, it ended with the wait of the session. */
  endOpen(): void {
    if (this.isOpen) this.end({});
  }

  /** Why the session cannot be scored as far as it was read. */
  fault(): string | undefined {
    const [failure] = this.failures.values();
    return failure?.reason ?? (this.isOpen ? CUT : undefined);
  }
}

/** The call that an action is. Throws RecordingError for an action of an unknown kind. */
export function statedCall(action: JsonObject): StatedCall {
  const name = TOOL_OF.get(action.kind)?.(action);
  if (name === undefined)
    throw new RecordingError(`an action of the kind ${shown(action.kind)}, which rungate does not know`);
  return { id: action.callId, name, ...statedArguments({ ...action, name }, "input") };
}

const toolName = ({ toolName: name = null }: JsonObject) => name;
const subagentName = (action: JsonObject) =>
  action.name ?? action.subagentName ?? action.remoteAgentName ?? null;
/** The name of the tool that an action of each kind calls. */
const TOOL_OF = new Map<Json | undefined, (action: JsonObject) => Json>([
  ["tool-call", toolName],
  ["workflow-tool-call", toolName],
  // It had another name up to 0.75, and took the skill as `skill`.
  ["load-skill", ({ input }) => ("skill" in objectOf(input) ? "load_skill" : "eve__skill")],
  ["subagent-call", subagentName],
  ["remote-agent-call", subagentName],
]);

/** What a task's call is answered with at once: `{status: "working", taskId}`. */
export function isReceipt(output: Json | undefined): boolean {
  return isObject(output) && output.status === "working" && isString(output.taskId);
}

/** What became of an action. Throws RecordingError for an unknown status. */
export function outcomeOf(result: JsonObject, status: Json | undefined, error: Json | undefined): Outcome {
  const { output, isError } = result;
  if (status === "rejected") return refused(error ?? output);
  if (status === "failed" || isError === true) return failed(error ?? output);
  if (status === undefined || status === "completed") return done(output);
  throw new RecordingError(`an action.result of the status ${shown(status)}, which rungate does not know`);
}

/** The outcome of an action that led to an output. */
export function done(output: Json | undefined): Outcome {
  return { status: "ok", ...defined({ result: output }) };
}
