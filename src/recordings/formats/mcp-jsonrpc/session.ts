import { jsonEquals } from "../../../json/equality.ts";
import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { limits } from "../../../limits.ts";
import { RecordingError } from "../../../problems.ts";
import { callId, statedArguments } from "../../calls.ts";
import { Conversation } from "../../conversation.ts";
import { offeredTools } from "../../offered-tools.ts";
import type { Run } from "../../run.ts";
import type { StatedCall } from "../../stated.ts";
import type { LoggedMessage } from "./framing.ts";
import { asksForInput, isToolResult, outcomeOf, taskOf } from "./result.ts";

interface Call {
  /** Without its id, which tells calls of one connection apart and not those of a run. */
  stated: StatedCall;
  named: { id?: string };
  params: JsonObject;
  /** It was made after a result of an earlier call had come. */
  first: boolean;
  asksForInput: boolean;
}

/** A request that may still be answered. `initialized` counts the connections begun before it. */
interface Asked {
  method: string;
  initialized: number;
  call?: Call | undefined;
}

/** Other protocols that speak JSON-RPC: the Agent Client Protocol and Agent2Agent. */
const FOREIGN = /^(?:session|message|agent)\//;

/** Follows the messages of a log and joins each response to the latest unanswered request with its id. */
export class Session {
  private readonly talk = new Conversation("calls");
  private readonly calls: Call[] = [];
  private readonly asked = new Map<string, Asked[]>();
  private readonly tasks = new Map<string, Call>();
  private initialized = 0;
  private answered = true;

  /** Takes the next message. Throws RecordingError when it is of another protocol. */
  add(logged: LoggedMessage): void {
    const { message } = logged;
    if (isString(message.method)) this.request(logged, message.method);
    else if ("result" in message || "error" in message) this.response(logged);
  }

  warn(message: string): void {
    this.talk.warn(message);
  }

  /** The run of all that was added. Throws RecordingError when no request was. */
  run(): Run {
    if (this.asked.size === 0) {
      throw new RecordingError("JSON-RPC responses without their requests: record both directions");
    }
    for (const { stated, first } of this.calls) {
      if (first) this.talk.nextTurn();
      this.talk.call(stated);
    }
    const run = this.talk.run();
    const toolCalls = run.toolCalls.map((made, at) => ({ ...made, ...this.calls[at]?.named }));
    return { ...run, toolCalls };
  }

  private request(logged: LoggedMessage, method: string): void {
    if (FOREIGN.test(method)) {
      throw new RecordingError(`"${method}" is no method of MCP: this is a log of another protocol`);
    }
    if (method === "initialize") this.initialized += 1;
    // What follows no longer waits for the call that was given up.
    if (method === "notifications/cancelled" && !logged.fromServer) this.answered = true;
    const { id } = logged.message;
    const params = isObject(logged.message.params) ? logged.message.params : {};
    const known = this.asked.get(keyOf(logged)) ?? [];
    if (method === "tools/call" && !logged.fromServer) {
      const copy = known.some(
        ({ call, initialized }) =>
          initialized === this.initialized && jsonEquals(call?.params ?? null, params),
      );
      if (!copy) known.push({ method, initialized: this.initialized, call: this.made(id, params) });
    } else if (id !== undefined) {
      const call = isString(params.taskId) ? this.tasks.get(params.taskId) : undefined;
      known.push({ method, initialized: this.initialized, call });
    }
    this.asked.set(keyOf(logged), known);
  }

  /** The call that a request makes, or goes on with after the server asked for input. */
  private made(id: Json | undefined, params: JsonObject): Call {
    const waiting = this.goesOn(params);
    if (waiting !== undefined) {
      waiting.asksForInput = false;
      return waiting;
    }
    if (this.calls.length >= limits.callsPerRun) {
      throw new RecordingError(
        `more than ${limits.callsPerRun} tool calls in one run, the most that are scored: record several runs`,
      );
    }
    const stated = { name: params.name, ...statedArguments(params, "arguments") };
    const call = { stated, named: namedBy(id), params, first: this.answered, asksForInput: false };
    this.answered = false;
    this.calls.push(call);
    return call;
  }

  private goesOn(params: JsonObject): Call | undefined {
    if (!("inputResponses" in params) && !("requestState" in params)) return undefined;
    return this.calls.findLast((call) => call.asksForInput && call.stated.name === params.name);
  }

  private response(logged: LoggedMessage): void {
    const { message } = logged;
    const asked = this.asked.get(keyOf(logged));
    const { method, call } = asked?.pop() ?? {};
    if (method === "tools/list" && isObject(message.result)) {
      for (const tool of offeredTools(message.result.tools)) this.talk.offer(tool);
    } else if (call !== undefined) this.settle(call, message, method);
    else if (asked === undefined && isToolResult(message.result)) {
      this.talk.strayResult(callId(message.id));
    }
  }

  private settle(call: Call, response: JsonObject, method: string | undefined): void {
    const { result } = response;
    const task = taskOf(result);
    if (method === "tasks/get" || method === "tasks/cancel") this.followTask(call, result);
    else if (task !== undefined) this.tasks.set(task, call);
    else if (asksForInput(result)) call.asksForInput = true;
    else Object.assign(call.stated, outcomeOf(response));
    this.answered = true;
  }

  /** What polling tells of a task: that it failed, or its result where the server gives it at once. */
  private followTask(call: Call, state: Json | undefined): void {
    if (!isObject(state)) return;
    if (isObject(state.result)) Object.assign(call.stated, outcomeOf({ result: state.result }));
    else if (state.status === "failed")
      Object.assign(call.stated, { status: "error", result: state.statusMessage ?? state });
  }
}

/** The number 0 and the text "0" are different ids. */
function keyOf({ message, connection }: LoggedMessage): string {
  return `${connection}\n${typeof message.id} ${callId(message.id) ?? ""}`;
}

function namedBy(value: Json | undefined): { id?: string } {
  const id = callId(value);
  if (id === undefined) return {};
  if (id.length <= limits.name) return { id };
  throw new RecordingError(
    `the id of a tool call has ${id.length} characters, of at most ${limits.name} characters: record a shorter one`,
  );
}
