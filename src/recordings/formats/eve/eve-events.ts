import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  member,
  objectOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { limits } from "../../../core/limits.ts";
import { RecordingError } from "../../../core/problems.ts";
import { callId, listedObjects } from "../../reading/calls.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { textIn } from "../../reading/event-log.ts";
import { areUnknown, failed } from "../../reading/message-parts.ts";
import { instant, type StatedCall } from "../../run.ts";
import { done, isReceipt, outcomeOf, statedCall, Turns } from "./eve-turns.ts";

const RUN_TYPES = new Set([
  ...["session.started", "session.waiting", "session.completed", "session.failed"],
  ...["turn.started", "turn.waiting", "turn.completed", "turn.failed", "turn.cancelled"],
  ...["step.started", "step.completed", "step.failed"],
  ...["message.received", "message.completed", "reasoning.completed", "result.completed"],
  ...["actions.requested", "action.result", "input.requested", "task.started", "task.settled"],
]);
/** Event types that repeat or announce other events, or belong to a sub-agent. */
const SKIPPED_TYPES = new Set([
  ...["message.appended", "reasoning.appended", "action.input.appended", "action.partial"],
  ...["input.resolved", "approval.candidate", "approval.settled", "agent.started", "task.ended"],
  ...["authorization.required", "authorization.completed", "context.cleared"],
  ...["compaction.requested", "compaction.completed"],
  ...["subagent.called", "subagent.started", "subagent.event", "subagent.completed"],
]);
const STEP_TYPES = new Set([
  ...["reasoning.completed", "message.completed", "result.completed", "actions.requested"],
]);
const MAY_HOLD_CALL = /action|tool|function|call/i;

/** Detects an event `{type, data, meta}`, also from another producer. */
export function isEvent({ type, data }: JsonObject): boolean {
  if (!isString(type) || !/^[a-z]+(?:\.[a-z]+)+$/.test(type)) return false;
  return isObject(data) || ((data ?? null) === null && type === "session.completed");
}

/** Detects an event that only eve writes, in a stream or with `eve logs`. */
export function isOwnEvent(event: JsonObject): boolean {
  const type = textOf(event.type);
  return isEvent(event) && (isObject(event.meta) || event.source === "event") && isKnownType(type);
}

function isKnownType(type: string): boolean {
  return RUN_TYPES.has(type) || SKIPPED_TYPES.has(type);
}

/** Reads the events of one session. Throws RecordingError if an unknown event may hold a call. */
export function readEvents(
  talk: Conversation,
  rows: readonly JsonObject[],
  children: ChildSessions,
  agent?: string,
): void {
  const events = withoutCopies(rows);
  const isChild = agent !== undefined;
  const tasks = idsIn(["task.started", "task.settled"].flatMap((type) => dataOfType(events, type)));
  const context = { abandoned: abandonedIn(events), tasks, isChild, sessions: children };
  const reader = new SessionReader(talk, context);
  const readers = new Map<string, SessionReader>();
  for (const event of events) {
    talk.actAs(agent, agent === undefined);
    // `eve logs` puts the time beside the data.
    talk.at(instant(objectOf(event.meta).at ?? event.at));
    reader.read(textOf(event.type), dataOf(event));
    readChild(talk, event, children);
    if (event.type === "subagent.event") readForwardedEvent(talk, dataOf(event), readers, children);
  }
  talk.actAs(undefined);
  const fault = reader.turns.fault();
  if (fault === undefined) return;
  if (agent === undefined) talk.unscorable(fault);
  else talk.warn(`the sub-agent ${shown(agent)}: ${fault}`);
}

/** Sub-agent sessions and the state of reading them. */
export interface ChildSessions {
  /** Finds recorded events by session id or by the id of the call that started it. */
  started: (id: string, call: string) => readonly JsonObject[] | undefined;
  /** Sessions already read. */
  known: Set<readonly JsonObject[]>;
  depth: number;
  answers: number;
}

/** Returns the session that an event opened and its sub-agent's name. */
export function childIn(event: JsonObject): { id: string; call: string; agent: string } | undefined {
  const data = dataOf(event);
  const child = objectOf(data.child);
  const opened = new Map<Json | undefined, Json | undefined>([
    ["agent.started", data.sessionId],
    ["subagent.called", data.childSessionId],
    ["task.started", child.sessionId],
  ]);
  const id = callId(opened.get(event.type));
  const agent = [data.name, data.subagentName, child.name, data.toolName].find(isString) || id;
  return id && agent ? { id, call: callId(data.callId) ?? "", agent } : undefined;
}

function readChild(talk: Conversation, event: JsonObject, children: ChildSessions): void {
  const child = childIn(event);
  const events = child === undefined ? undefined : children.started(child.id, child.call);
  if (child === undefined || events === undefined || children.known.has(events)) return;
  children.known.add(events);
  children.depth += 1;
  if (children.depth > limits.nesting)
    throw new RecordingError(`sub-agents start each other more than ${limits.nesting} levels deep`);
  talk.nextTurn();
  readEvents(talk, events, children, child.agent);
  children.depth -= 1;
  talk.nextTurn();
}

/** Reads a sub-agent event from the caller's session, unless the sub-agent's own session is recorded. */
function readForwardedEvent(
  talk: Conversation,
  { callId: call, childSessionId: id, subagentName: name, event }: JsonObject,
  readers: Map<string, SessionReader>,
  children: ChildSessions,
): void {
  const key = callId(call) ?? "";
  const events = children.started(callId(id) ?? "", key);
  if (!isObject(event) || (events !== undefined && children.known.has(events))) return;
  const context = {
    abandoned: new Set<string>(),
    tasks: new Set<string>(),
    isChild: true,
    sessions: children,
  };
  const reader = readers.get(key) ?? new SessionReader(talk, context);
  readers.set(key, reader);
  talk.actAs(isString(name) && name !== "" ? name : key, false);
  reader.read(textOf(event.type), dataOf(event));
}

export function dataOf({ data }: JsonObject): JsonObject {
  return objectOf(data);
}

/** After a reconnect, a reader may receive events again with the same id. */
function withoutCopies(events: readonly JsonObject[]): JsonObject[] {
  const seen = new Set<Json | undefined>();
  return events.filter(({ meta }) => {
    const { id } = objectOf(meta);
    const isCopy = isString(id) && seen.has(id);
    seen.add(id);
    return !isCopy;
  });
}

/** Returns the call ids of answers that eve discarded and requested again. */
function abandonedIn(events: readonly JsonObject[]): Set<string> {
  const dropped = dataOfType(events, "action.result").filter(
    ({ error }) => isObject(error) && error.code === "MODEL_CALL_ATTEMPT_RETRIED",
  );
  return idsIn(dropped.map(({ result }) => result).filter(isObject));
}

function dataOfType(events: readonly JsonObject[], eventType: string): JsonObject[] {
  return events.filter(({ type }) => type === eventType).map(dataOf);
}

function idsIn(objects: readonly JsonObject[]): Set<string> {
  return new Set(objects.map(({ callId: id }) => callId(id)).filter(isString));
}

interface SessionContext {
  abandoned: ReadonlySet<string>;
  tasks: ReadonlySet<string>;
  isChild: boolean;
  sessions: ChildSessions;
}

class SessionReader {
  readonly turns = new Turns();
  private readonly talk: Conversation;
  private readonly context: SessionContext;
  private step = "";
  private readonly steps = new Set<string>();
  /** Answer ids by step; turn ids repeat across sessions. */
  private readonly answers = new Map<string, string>();
  private hasSpoken = false;

  constructor(talk: Conversation, context: SessionContext) {
    this.talk = talk;
    this.context = context;
  }

  read(type: string, data: JsonObject): void {
    if (STEP_TYPES.has(type)) this.goTo(data);
    const read = member(this.readers, type);
    if (read === undefined) refuseUnknown(type, data);
    else read(data);
  }

  private readonly readers: Readonly<Record<string, (data: JsonObject) => void>> = {
    "turn.started": (data) => this.turns.start(data),
    "message.received": (data) => this.hear(data),
    "step.started": (data) => this.begin(data),
    "reasoning.completed": ({ reasoning }) => this.talk.say("reasoning", reasoning),
    "message.completed": ({ message, finishReason }) => {
      this.hasSpoken = true;
      this.talk.say("assistant", message);
      this.talk.stopped(finishReason);
    },
    "result.completed": ({ result = null }) => {
      // A structured result may already be in the text.
      if (!this.hasSpoken) this.talk.say("assistant", isString(result) ? result : jsonText(result));
    },
    "step.completed": (data) => {
      this.talk.stopped(data.finishReason);
      this.measure(data);
    },
    "actions.requested": ({ actions }) => {
      for (const action of listedObjects(actions, "actions")) this.call(statedCall(action));
    },
    "input.requested": (data) => this.askPermission(data),
    "action.result": (data) => this.answer(data),
    "task.settled": (data) => this.settle(data),
    "turn.completed": (data) => this.turns.end(data),
    "turn.waiting": (data) => {
      if (data.on === "input") this.turns.end(data);
    },
    "session.waiting": () => this.turns.endOpen(),
    "session.completed": () => this.turns.endOpen(),
    "turn.cancelled": (data) =>
      this.turns.fail(data, "the turn was cancelled before its end: record a run that ends by itself"),
    "step.failed": (data) => this.turns.fail(data, failureOf(data)),
    "turn.failed": (data) => this.turns.fail(data, failureOf(data)),
    "session.failed": (data) => {
      if (!this.context.isChild) this.talk.unscorable(failureOf(data));
    },
  };

  private hear(data: JsonObject): void {
    const { kind, message, parts } = data;
    this.turns.goOn(data);
    this.step = "";
    this.talk.nextTurn();
    // The model also receives a task's result as a message.
    if (kind !== "task.result") this.talk.say("user", isString(message) ? message : textIn(parts));
  }

  private begin(data: JsonObject): void {
    this.turns.startStep(data);
    const step = stepOf(data);
    if (this.steps.has(step))
      this.talk.warn("eve ran a step again after an interruption: calls of both attempts count");
    this.steps.add(step);
    this.enter(step);
    this.context.sessions.answers += 1;
    const id = `answer ${this.context.sessions.answers}`;
    this.answers.set(step, id);
    this.talk.answered({ id, model: data.modelId });
  }

  private measure(data: JsonObject): void {
    const { usage } = data;
    if (!isObject(usage)) return;
    this.talk.answered({ id: this.answers.get(stepOf(data)), usage });
  }

  private goTo(data: JsonObject): void {
    const step = stepOf(data);
    if (step !== this.step) this.enter(step);
  }

  private enter(step: string): void {
    this.step = step;
    this.hasSpoken = false;
    this.talk.nextTurn();
  }

  private call(stated: StatedCall): void {
    if (this.context.abandoned.has(callId(stated.id) ?? "")) {
      this.talk.leaveOut(stated, "the model's answer was dropped, and asked for again");
      return;
    }
    if (areUnknown(stated))
      this.talk.unscorable(`the arguments of a call of ${shown(stated.name)} are not recorded`);
    this.talk.call(stated);
  }

  /** Requests of tasks and sub-agents are only forwarded here. */
  private askPermission(data: JsonObject): void {
    if (callId(data.callId) !== undefined || callId(data.taskId) !== undefined) return;
    for (const { kind, action } of listedObjects(data.requests, "requests")) {
      const isPermission = kind === undefined || kind === "tool-approval";
      if (!isPermission || !isObject(action)) continue;
      this.goTo(data);
      this.call(statedCall({ kind: "tool-call", ...action }));
    }
  }

  private answer({ result, status, error }: JsonObject): void {
    if (!isObject(result)) throw new RecordingError("an action.result without its result");
    const id = callId(result.callId) ?? "";
    if (this.context.tasks.has(id) && isReceipt(result.output)) return;
    this.talk.result({ id: result.callId, ...outcomeOf(result, status, error) });
  }

  /** A cancelled task has no result. */
  private settle({ callId: id, status, output, error }: JsonObject): void {
    if (status === "cancelled") return;
    this.talk.result({ id, ...(status === "completed" ? done(output) : failed(error)) });
  }
}

function failureOf({ message, code }: JsonObject): string {
  return `the run failed: ${shown(message ?? code)}. Record it again`;
}

function stepOf({ turnId, stepIndex }: JsonObject): string {
  return JSON.stringify([textOf(turnId), typeof stepIndex === "number" ? stepIndex : null]);
}

function refuseUnknown(type: string, data: JsonObject): void {
  if (isKnownType(type)) return;
  if ([type, ...Object.keys(data)].some((word) => MAY_HOLD_CALL.test(word)))
    throw new RecordingError(
      `an event of the type ${shown(type)} that may hold a call, and that rungate does not know`,
    );
}
