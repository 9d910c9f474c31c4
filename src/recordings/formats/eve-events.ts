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
} from "../../base/json.ts";
import { limits } from "../../base/limits.ts";
import { RecordingError } from "../../base/problems.ts";
import { callId, listedObjects } from "../calls.ts";
import type { Conversation } from "../conversation.ts";
import { areUnknown, failed } from "../message-parts.ts";
import { instant, type StatedCall } from "../run.ts";
import { done, isReceipt, outcomeOf, statedCall, Turns } from "./eve-turns.ts";
import { textIn } from "./event-log.ts";

/** Events that tell of the run. */
const TOLD = new Set([
  ...["session.started", "session.waiting", "session.completed", "session.failed"],
  ...["turn.started", "turn.waiting", "turn.completed", "turn.failed", "turn.cancelled"],
  ...["step.started", "step.completed", "step.failed"],
  ...["message.received", "message.completed", "reasoning.completed", "result.completed"],
  ...["actions.requested", "action.result", "input.requested", "task.started", "task.settled"],
]);
/** Events that repeat, announce or serve what others tell, or hold what a sub-agent did. */
const PASSED_OVER = new Set([
  ...["message.appended", "reasoning.appended", "action.input.appended", "action.partial"],
  ...["input.resolved", "approval.candidate", "approval.settled", "agent.started", "task.ended"],
  ...["authorization.required", "authorization.completed", "context.cleared"],
  ...["compaction.requested", "compaction.completed"],
  ...["subagent.called", "subagent.started", "subagent.event", "subagent.completed"],
]);
/** Events that say of which step they are. */
const IN_STEPS = new Set([
  ...["reasoning.completed", "message.completed", "result.completed", "actions.requested"],
]);
const MAY_HOLD_CALL = /action|tool|function|call/i;

/** True for an event of a session: `{type, data, meta}`. */
export function isEvent({ type, data }: JsonObject): boolean {
  if (!isString(type) || !/^[a-z]+(?:\.[a-z]+)+$/.test(type)) return false;
  return isObject(data) || ((data ?? null) === null && type === "session.completed");
}

/** True for an event as only eve writes it, to a stream or with `eve logs`. */
export function isOwnEvent(event: JsonObject): boolean {
  const type = textOf(event.type);
  return isEvent(event) && (isObject(event.meta) || event.source === "event") && isKnown(type);
}

function isKnown(type: string): boolean {
  return TOLD.has(type) || PASSED_OVER.has(type);
}

/**
 * Tells a conversation of the events of one session. Throws RecordingError when one cannot be read, or is unknown and may hold a
 * call.
 */
export function readEvents(
  talk: Conversation,
  stated: readonly JsonObject[],
  children: ChildSessions,
  agent?: string,
): void {
  const events = withoutCopies(stated);
  const isChild = agent !== undefined;
  const tasks = idsIn(["task.started", "task.settled"].flatMap((type) => dataOfType(events, type)));
  const known = { abandoned: abandonedIn(events), tasks, isChild, sessions: children };
  const reader = new SessionReader(talk, known);
  const told = new Map<string, SessionReader>();
  for (const event of events) {
    talk.actAs(agent, agent === undefined);
    // `eve logs` says beside the data when an event happened.
    talk.at(instant(objectOf(event.meta).at ?? event.at));
    reader.read(textOf(event.type), dataOf(event));
    readChild(talk, event, children);
    if (event.type === "subagent.event") readToldEvent(talk, dataOf(event), told, children);
  }
  talk.actAs(undefined);
  const fault = reader.turns.fault();
  if (fault === undefined) return;
  if (agent === undefined) talk.unscorable(fault);
  else talk.warn(`the sub-agent ${shown(agent)}: ${fault}`);
}

/** The sessions of sub-agents. */
export interface ChildSessions {
  /** The events of the session with that id, or that a call of that id started, where it is recorded. */
  started: (id: string, call: string) => readonly JsonObject[] | undefined;
  /** Those that were read. */
  known: Set<readonly JsonObject[]>;
  /** How many of them are open. */
  depth: number;
  /** How many answers of models were read. */
  answers: number;
}

/** The session that an event says was opened, and the name of its sub-agent. */
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

/** Reads an event of a sub-agent that the session of its caller tells of, unless its own session is recorded. */
function readToldEvent(
  talk: Conversation,
  { callId: call, childSessionId: id, subagentName: name, event }: JsonObject,
  told: Map<string, SessionReader>,
  children: ChildSessions,
): void {
  const key = callId(call) ?? "";
  const events = children.started(callId(id) ?? "", key);
  if (!isObject(event) || (events !== undefined && children.known.has(events))) return;
  const known = { abandoned: new Set<string>(), tasks: new Set<string>(), isChild: true, sessions: children };
  const reader = told.get(key) ?? new SessionReader(talk, known);
  told.set(key, reader);
  talk.actAs(isString(name) && name !== "" ? name : key, false);
  reader.read(textOf(event.type), dataOf(event));
}

/** What an event tells; nothing where it has no data. */
export function dataOf({ data }: JsonObject): JsonObject {
  return objectOf(data);
}

/** Who reads on after a broken connection may get events again, under the ids they had. */
function withoutCopies(events: readonly JsonObject[]): JsonObject[] {
  const known = new Set<Json | undefined>();
  return events.filter(({ meta }) => {
    const { id } = objectOf(meta);
    const isCopy = isString(id) && known.has(id);
    known.add(id);
    return !isCopy;
  });
}

/** The ids of calls in an answer of the model that eve dropped before a tool ran, to ask again. */
function abandonedIn(events: readonly JsonObject[]): Set<string> {
  const dropped = dataOfType(events, "action.result").filter(
    ({ error }) => isObject(error) && error.code === "MODEL_CALL_ATTEMPT_RETRIED",
  );
  return idsIn(dropped.map(({ result }) => result).filter(isObject));
}

function dataOfType(events: readonly JsonObject[], wanted: string): JsonObject[] {
  return events.filter(({ type }) => type === wanted).map(dataOf);
}

function idsIn(objects: readonly JsonObject[]): Set<string> {
  return new Set(objects.map(({ callId: id }) => callId(id)).filter(isString));
}

/** What is known of a session before it is read. */
interface KnownOfSession {
  /** Calls in answers that eve dropped before a tool ran. */
  abandoned: ReadonlySet<string>;
  tasks: ReadonlySet<string>;
  isChild: boolean;
  sessions: ChildSessions;
}

/** Reads the events of a session one after another. */
class SessionReader {
  readonly turns = new Turns();
  private readonly talk: Conversation;
  private readonly known: KnownOfSession;
  /** The turn and step of the model call that is read. */
  private step = "";
  private readonly steps = new Set<string>();
  /** What the answer of a step is known by: turns have the same ids in all sessions. */
  private readonly answers = new Map<string, string>();
  private hasSpoken = false;

  constructor(talk: Conversation, known: KnownOfSession) {
    this.talk = talk;
    this.known = known;
  }

  read(type: string, data: JsonObject): void {
    if (IN_STEPS.has(type)) this.goTo(data);
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
      // A turn that was asked for a structure may also have put it into words.
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
      if (!this.known.isChild) this.talk.unscorable(failureOf(data));
    },
  };

  private hear(data: JsonObject): void {
    const { kind, message, parts } = data;
    this.turns.goOn(data);
    this.step = "";
    this.talk.nextTurn();
    // What a task led to is told to the model as a message too.
    if (kind !== "task.result") this.talk.say("user", isString(message) ? message : textIn(parts));
  }

  private begin(data: JsonObject): void {
    this.turns.startStep(data);
    const step = stepOf(data);
    if (this.steps.has(step))
      this.talk.warn("eve ran a step again after an interruption: calls of both attempts count");
    this.steps.add(step);
    this.enter(step);
    this.known.sessions.answers += 1;
    const id = `answer ${this.known.sessions.answers}`;
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
    if (this.known.abandoned.has(callId(stated.id) ?? "")) {
      this.talk.leaveOut(stated, "the model's answer was dropped, and asked for again");
      return;
    }
    if (areUnknown(stated))
      this.talk.unscorable(`the arguments of a call of ${shown(stated.name)} are not recorded`);
    this.talk.call(stated);
  }

  /** A call that waits for a permission. Those of tasks and sub-agents are only handed on here. */
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
    if (this.known.tasks.has(id) && isReceipt(result.output)) return;
    this.talk.result({ id: result.callId, ...outcomeOf(result, status, error) });
  }

  /** A task that was cancelled led to nothing. */
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
  if (isKnown(type)) return;
  if ([type, ...Object.keys(data)].some((word) => MAY_HOLD_CALL.test(word)))
    throw new RecordingError(
      `an event of the type ${shown(type)} that may hold a call, and that rungate does not know`,
    );
}
