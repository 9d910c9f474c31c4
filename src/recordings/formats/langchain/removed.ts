import { canonicalJson } from "../../../json/canonical.ts";
import { depthOf } from "../../../json/json.ts";
import { limits } from "../../../limits.ts";
import { RecordingError } from "../../../problems.ts";
import { callId } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { StatedCall } from "../../stated.ts";
import { callsOf } from "./calls.ts";
import { type Message, outcomeOf } from "./message.ts";
import { providerBlocks, serverCall, serverResult } from "./server-tools.ts";
import type { Recorded } from "./transcript.ts";

/**
 * What was removed from a thread, such as by a summary. Calls that have a result were made all the same; what was said is left out,
 * since the agent went on without it.
 */
export class RemovedMessages {
  private readonly kept: ReadonlySet<string>;
  private readonly answered: ReadonlySet<string | undefined>;

  constructor(recorded: readonly Recorded[]) {
    const kept = recorded.filter(({ isRemoved }) => !isRemoved);
    const hasRemoved = kept.length < recorded.length;
    this.kept = new Set(hasRemoved ? kept.flatMap(({ message }) => statedCalls(message)).map(keyOf) : []);
    this.answered = new Set(recorded.map(({ message }) => callId(message.fields.tool_call_id)));
  }

  /** Tells a conversation of the calls of a removed message that were made, or of the result in it. */
  read(talk: Conversation, { kind, fields }: Message): void {
    if (kind === "tool") {
      talk.resultIfAwaited({ id: fields.tool_call_id, ...outcomeOf(fields) });
      return;
    }
    talk.nextTurn();
    for (const block of providerBlocks(fields)) {
      const call = serverCall(block);
      const result = call === undefined ? serverResult(block) : undefined;
      if (call !== undefined && !this.isKept(call)) talk.call(call);
      if (result !== undefined) talk.resultIfAwaited(result);
    }
    for (const call of callsOf(fields)) {
      const id = callId(call.id);
      if (id !== undefined && this.answered.has(id) && !this.isKept(call)) talk.call(call);
    }
  }

  /** True for a call that a message states which is still there: it was written anew under another id. */
  private isKept(call: StatedCall): boolean {
    return this.kept.has(keyOf(call));
  }
}

function statedCalls({ kind, fields }: Message): StatedCall[] {
  if (kind !== "ai") return [];
  const served = providerBlocks(fields).map(serverCall);
  return [...callsOf(fields), ...served.filter((call) => call !== undefined)];
}

function keyOf({ id, name, arguments: args, argumentsText }: StatedCall): string {
  const stated = [id ?? null, name ?? null, args ?? argumentsText ?? null];
  if (depthOf(stated, limits.nesting) > limits.nesting)
    throw new RecordingError(`a tool call nests deeper than ${limits.nesting} levels`);
  return canonicalJson(stated);
}
