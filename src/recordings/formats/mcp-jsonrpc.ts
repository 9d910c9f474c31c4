import { isEventStream, parseEventStream } from "../../core/event-stream.ts";
import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonEquals,
  objectOf,
  objectsOf,
  textOf,
} from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { parseJson } from "../../core/parse-json.ts";
import { RecordingError } from "../../core/problems.ts";
import type { Format } from "../format.ts";
import { callId, statedArguments } from "../reading/calls.ts";
import { Conversation } from "../reading/conversation.ts";
import { failureStatus } from "../reading/exchanges.ts";
import { offeredTools } from "../reading/message-parts.ts";
import { durationOf } from "../reading/usage.ts";
import { instant, type Run, type StatedCall } from "../run.ts";

/** Model Context Protocol logs: JSON-RPC messages, bare, batched, wrapped by a logger, or as recorded HTTP bodies. */
export const mcpJsonrpc: Format = {
  id: "mcp-jsonrpc",
  title: "MCP: logs of JSON-RPC messages",
  looksFor: 'messages with jsonrpc "2.0", alone, in a list or wrapped by a logger',
  marks: [["jsonrpc", "method", "tools/call"]],
  apart: ["messages"],
  detect(document) {
    const lines = logLines(document);
    return (
      lines.some((line) => holdsMessage(line)) && lines.every((line) => Array.isArray(line) || isObject(line))
    );
  },
  read(document) {
    const lines = logLines(document).map((line) => messagesIn(line));
    const messages = lines.flat();
    if (messages.length === 0)
      throw new RecordingError('no JSON-RPC message: expected {jsonrpc: "2.0", id, method}');
    const session = new Session();
    for (const message of messages) session.add(message);
    const skipped = lines.filter(({ length }) => length === 0).length;
    if (skipped > 0)
      session.talk.warn(`${skipped} of ${lines.length} log lines have no JSON-RPC message and are left out`);
    return [session.run()];
  },
};

interface Call {
  /** Without an id, because ids are unique per connection and not per run. */
  stated: StatedCall;
  named: { id?: string };
  params: JsonObject;
  /** Made after the result of an earlier call. */
  first: boolean;
  asksForInput: boolean;
  time: bigint | undefined;
}

/** A request that may get a response. `initialized` counts the connections before it. */
interface PendingRequest {
  method: string;
  initialized: number;
  call?: Call | undefined;
}

const METHODS =
  /^(?:notifications|tools|resources|prompts|completion|logging|sampling|roots|elicitation|tasks|server)\//;
/** Other protocols on JSON-RPC, with advice for each. */
const OTHER_PROTOCOLS: readonly [methods: RegExp, instead: string][] = [
  [/^session\//, "of the Agent Client Protocol: give the session that the agent keeps itself"],
  [
    /^(?:message|agent)\//,
    "of Agent2Agent, which does not say what an agent called: record the agent itself",
  ],
  [
    /^(?:thread|turn|item)\//,
    "of the app server of Codex: give the session that Codex keeps in ~/.codex/sessions",
  ],
  [/^droid\./, "of Droid: write the plain form, each tool_use is a call"],
  [/^(?:event|request|prompt)$/, "of Kimi CLI: record with --print --output-format stream-json"],
];

/** Joins each response to the latest open request with its id. */
class Session {
  readonly talk = new Conversation("calls");
  private readonly calls: Call[] = [];
  private readonly pending = new Map<string, PendingRequest[]>();
  private readonly tasks = new Map<string, Call>();
  private initialized = 0;
  private answered = true;
  private isMcp = false;
  private other: string | undefined;

  add(logged: LoggedMessage): void {
    const { message } = logged;
    this.talk.at(logged.time);
    if (isString(message.method)) this.request(logged, message.method);
    else if ("result" in message || "error" in message) this.response(logged);
  }

  run(): Run {
    if (this.other !== undefined && !this.isMcp)
      throw new RecordingError(`"${this.other}" is no method of MCP: this is a log of another protocol`);
    if (this.pending.size === 0)
      throw new RecordingError("JSON-RPC responses without their requests: record both directions");
    for (const { stated, first } of this.calls) {
      if (first) this.talk.nextTurn();
      this.talk.call(stated);
    }
    // The log lacks the model's texts and the number of its answers.
    const { steps: _, ...run } = this.talk.run();
    const toolCalls = run.toolCalls.map((call, at) => ({ ...call, ...this.calls[at]?.named }));
    return { ...run, toolCalls };
  }

  private request(logged: LoggedMessage, method: string): void {
    const [, instead] = OTHER_PROTOCOLS.find(([methods]) => methods.test(method)) ?? [];
    if (instead !== undefined) throw new RecordingError(`"${method}" is no method of MCP but ${instead}`);
    if (METHODS.test(method)) this.isMcp = true;
    else if (method !== "initialize" && method !== "ping") this.other ??= method;
    if (method === "initialize") this.initialized += 1;
    // The client no longer waits for the cancelled call.
    if (method === "notifications/cancelled" && !logged.fromServer) this.answered = true;
    const { id } = logged.message;
    const params = objectOf(logged.message.params);
    const requests = this.pending.get(keyOf(logged)) ?? [];
    if (method === "tools/call" && logged.fromServer)
      this.talk.leaveOut({ name: params.name }, "a server asked for it, not the agent");
    if (method === "tools/call" && !logged.fromServer) {
      const copy = requests.some(
        ({ call, initialized }) =>
          initialized === this.initialized && jsonEquals(call?.params ?? null, params),
      );
      if (!copy) requests.push({ method, initialized: this.initialized, call: this.callFor(logged, params) });
    } else if (id !== undefined) {
      const call = isString(params.taskId) ? this.tasks.get(params.taskId) : undefined;
      requests.push({ method, initialized: this.initialized, call });
    }
    this.pending.set(keyOf(logged), requests);
  }

  /** Continues an earlier call after the server asked for input. */
  private callFor({ message: { id }, server, time }: LoggedMessage, params: JsonObject): Call {
    const waiting = this.continuedCall(params);
    if (waiting !== undefined) {
      waiting.asksForInput = false;
      return waiting;
    }
    if (this.calls.length >= limits.callsPerRun)
      throw new RecordingError(
        `more than ${limits.callsPerRun} tool calls in one run, the most that are scored: record several runs`,
      );
    const stated = { name: params.name, server, ...statedArguments(params, "arguments") };
    const call = { stated, named: namedBy(id), params, first: this.answered, asksForInput: false, time };
    this.answered = false;
    this.calls.push(call);
    return call;
  }

  private continuedCall(params: JsonObject): Call | undefined {
    if (!("inputResponses" in params) && !("requestState" in params)) return undefined;
    return this.calls.findLast((call) => call.asksForInput && call.stated.name === params.name);
  }

  private response(logged: LoggedMessage): void {
    const { message } = logged;
    const requests = this.pending.get(keyOf(logged));
    const { method, call } = requests?.pop() ?? {};
    if (method === "tools/list" && isObject(message.result)) {
      for (const tool of offeredTools(message.result.tools)) this.talk.offer(tool);
    } else if (call !== undefined) this.settle(call, logged, method);
    else if (requests === undefined && isToolResult(message.result)) {
      this.talk.strayResult(callId(message.id));
    }
  }

  private settle(call: Call, { message: response, time }: LoggedMessage, method: string | undefined): void {
    const { result } = response;
    // A request and response in a single line share its time.
    if (time !== undefined && call.time !== undefined && time > call.time)
      call.stated.duration = durationOf({ start: call.time, end: time });
    const task = taskOf(result);
    if (method === "tasks/get" || method === "tasks/cancel") this.followTask(call, result);
    else if (task !== undefined) this.tasks.set(task, call);
    else if (asksForInput(result)) call.asksForInput = true;
    else Object.assign(call.stated, outcomeOf(response));
    this.answered = true;
  }

  /** Polling shows that a task failed, or its result. */
  private followTask(call: Call, polled: Json | undefined): void {
    const state = objectOf(polled);
    if (isObject(state.result)) Object.assign(call.stated, outcomeOf({ result: state.result }));
    else if (state.status === "failed")
      Object.assign(call.stated, { status: "error", result: state.statusMessage ?? state });
  }
}

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

function outcomeOf({ error = null, result }: JsonObject): Pick<StatedCall, "status" | "result"> {
  if (error === null) return resultOutcome(objectOf(result));
  const { code, message } = objectOf(error);
  // The official SDKs format errors this way.
  const status = isObject(error) ? failureStatus(`MCP error ${callId(code)}: ${textOf(message)}`) : "error";
  return { status, result: message ?? error };
}

function resultOutcome(result: JsonObject): Pick<StatedCall, "status" | "result"> {
  const answer = answerOf(result);
  const hasFailed = result.isError === true || result.is_error === true;
  return { status: hasFailed ? failureStatus(textOf(answer)) : "ok", result: answer };
}

function answerOf(result: JsonObject): Json {
  const blocks = objectsOf(result.content);
  const texts = blocks.map(({ text }) => text).filter(isString);
  if (blocks.length > 0 && texts.length === blocks.length) return texts.join("\n");
  return result.structuredContent ?? result.content ?? result.toolResult ?? result;
}

function asksForInput(result: Json | undefined): boolean {
  return /^(?:input_required|incomplete)$/.test(textOf(objectOf(result).resultType));
}

function taskOf(result: Json | undefined): string | undefined {
  const { task, resultType, taskId } = objectOf(result);
  return [isObject(task) ? task.taskId : resultType === "task" ? taskId : undefined].find(isString);
}

function isToolResult(result: Json | undefined): boolean {
  return Array.isArray(objectOf(result).content) || "isError" in objectOf(result);
}

/** A JSON-RPC message with the log's context. */
interface LoggedMessage {
  message: JsonObject;
  /** Ids are unique only within a connection. Empty if the log names none. */
  connection: string;
  server?: string | undefined;
  fromServer: boolean;
  time?: bigint | undefined;
}

/** Keys that logs use for a message or body, requests before responses. */
const WRAPPERS = [
  ...["request", "requestBody", "message", "payload", "data", "body", "parsed_body", "rpc", "raw"],
  ...["__raw", "response", "responseBody"],
];
const SERVERS = ["server", "serverName", "server_name"];
const CONNECTIONS = [...SERVERS, "sessionId", "session_id", "connectionId"];
const TIMES = ["timestamp", "@timestamp", "time", "ts", "date"];
const FROM_SERVER = /^(?:server[\s_-]*(?:to|->|=>|→|2)[\s_-]*client|s2c|from[\s_-]server)$/i;
const DEEPEST_WRAPPER = 5;

function logLines(document: Json): Json[] {
  if (Array.isArray(document)) return document;
  const { messages } = objectOf(document);
  return Array.isArray(messages) ? messages : [document];
}

function holdsMessage(line: Json | undefined, depth = 0): boolean {
  if (depth > DEEPEST_WRAPPER) return false;
  if (isString(line)) return isBody(line);
  if (Array.isArray(line)) return line.some((item) => holdsMessage(item, depth + 1));
  if (!isObject(line) || "role" in line) return false;
  return line.jsonrpc === "2.0" || WRAPPERS.some((key) => holdsMessage(line[key], depth + 1));
}

function messagesIn(
  line: Json | undefined,
  around: Omit<LoggedMessage, "message"> = { connection: "", fromServer: false },
  depth = 0,
): LoggedMessage[] {
  if (!holdsMessage(line, depth)) return [];
  if (isString(line)) return bodyOf(line).flatMap((part) => messagesIn(part, around, depth + 1));
  if (Array.isArray(line)) return line.flatMap((item) => messagesIn(item, around, depth + 1));
  if (!isObject(line)) return [];
  if (line.jsonrpc === "2.0") return [{ message: line, ...around }];
  const names = CONNECTIONS.map((key) => line[key]).filter(isString);
  const inner = {
    connection: [around.connection, ...names].join("\n"),
    server: around.server ?? SERVERS.map((key) => line[key]).find(isString),
    fromServer: around.fromServer || (isString(line.direction) && FROM_SERVER.test(line.direction)),
    time: around.time ?? timeOf(line),
  };
  return WRAPPERS.flatMap((key) => messagesIn(line[key], inner, depth + 1));
}

function timeOf(line: JsonObject): bigint | undefined {
  const time = TIMES.map((key) => line[key]).find(isString) ?? "";
  return /^\d{4}-\d\d-\d\d[T ]/.test(time) ? instant(time) : undefined;
}

function isBody(text: string): boolean {
  return (isEventStream(text) || /^\s*[[{]/.test(text)) && text.includes('"jsonrpc"');
}

function bodyOf(text: string): Json[] {
  try {
    return isEventStream(text) ? parseEventStream(text) : [parseJson(text)];
  } catch {
    throw new RecordingError("the text of a JSON-RPC body is not whole: record it again");
  }
}
