import {
  depthOf,
  isObject,
  isString,
  type Json,
  type JsonObject,
  member,
  shown,
  textOf,
} from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { RecordingError } from "../base/problems.ts";
import { argumentsText, parseArguments } from "./arguments.ts";
import type { CallStatus, StatedCall, ToolCall } from "./run.ts";

/** What the name of a field or type has in it when it speaks of calls. */
export const CALL_LIKE = /tool|function|call|\bexec|mcp/i;

/** Calls that a framework makes by itself, to hand back or to ask a person. */
const FRAMEWORK_CALLS = new Set([
  "adk_request_confirmation",
  "adk_request_credential",
  "adk_request_input",
  "_Exception",
]);

/** True for the name of a call that a framework makes by itself: the model did not decide it. */
export function isFrameworkCall(name: Json | undefined): boolean {
  return isString(name) && FRAMEWORK_CALLS.has(name);
}

/**
 * True for a part or chunk of an unknown type that seems to hold a call or its result, so that it must not be passed over.
 * What Mastra and the AI SDK send as `data-…` never does.
 */
export function mayHoldCall(part: JsonObject): boolean {
  const { type } = part;
  if (typeof type !== "string") return true;
  return !type.startsWith("data-") && [type, ...Object.keys(part)].some((word) => CALL_LIKE.test(word));
}

/** True for an object that states its type. */
export function isTyped(part: Json): part is JsonObject {
  return isObject(part) && isString(part.type);
}

/**
 * The objects in a field that lists them: none when it is absent or null. Throws RecordingError for anything else, since a
 * call that is passed over would be scored as a call not made.
 */
export function listedObjects(field: Json | undefined, name: string): JsonObject[] {
  if (field === undefined || field === null) return [];
  if (Array.isArray(field) && field.every(isObject)) return field;
  throw new RecordingError(`${name} is not a list of objects`);
}

/** The id of a call as text; undefined when there is none. */
export function callId(id: Json | undefined): string | undefined {
  if (typeof id === "string") return id === "" ? undefined : id;
  return typeof id === "number" || typeof id === "bigint" ? String(id) : undefined;
}

/** Where one framework or another writes the arguments of a call. */
const ARGUMENT_KEYS = ["arguments", "args", "input", "parameters", "params", "kwargs", "argument"];

/**
 * The arguments that a call states under one of its format's `keys`: text is the JSON text of them, anything else is them.
 * Throws RecordingError when they stand under another key only: that would read as a call without arguments.
 */
export function statedArguments(
  call: JsonObject,
  ...keys: readonly string[]
): { arguments?: Json; argumentsText?: string } {
  refuseForeignKey(call, keys);
  for (const key of keys) {
    const stated = member(call, key) ?? undefined;
    if (stated !== undefined) return isString(stated) ? { argumentsText: stated } : { arguments: stated };
  }
  return {};
}

/** Throws RecordingError when a call has none of the `keys`, but another one under which arguments are written. */
export function refuseForeignKey(call: JsonObject, keys: readonly string[]): void {
  if (keys.some((key) => key in call)) return;
  const foreign = ARGUMENT_KEYS.find((key) => key in call);
  if (foreign === undefined) return;
  throw new RecordingError(
    `a call of ${shown(call.name)} has "${foreign}" where "${keys[0]}" is expected: rename it`,
  );
}

/**
 * The arguments as JSON. Text that is not JSON stays text, marked malformed; nothing recorded means no arguments. Throws
 * RecordingError when they nest too deep.
 */
export function readArguments(stated: StatedCall): Pick<ToolCall, "arguments" | "malformed"> {
  const { argumentsText: text } = stated;
  const parsed = text === undefined ? (stated.arguments ?? {}) : parseArguments(text);
  if (parsed === undefined) return { arguments: text ?? "", malformed: true };
  // A level takes two characters.
  const isShallow = text !== undefined && text.length <= 2 * limits.nesting;
  const read = isShallow ? parsed : bounded(parsed, `arguments of "${textOf(stated.name)}"`);
  return { arguments: read, malformed: false };
}

/** The value. Throws RecordingError when it nests too deep to be walked through. */
export function bounded(value: Json, what: string): Json {
  if (depthOf(value, limits.nesting) <= limits.nesting) return value;
  throw new RecordingError(`${what} nest deeper than ${limits.nesting} levels`);
}

/** What became of a call. */
interface Outcome {
  status: CallStatus;
  result?: Json | undefined;
  duration?: number | undefined;
}

/**
 * The calls of one run in order, found by their id or by their name and arguments. It knows which still wait for a result, so that
 * long runs do not search all of them for each.
 */
export class CallList {
  readonly all: ToolCall[] = [];
  private readonly byId = new Map<string, ToolCall[]>();
  /** Made when it is first asked for: most runs are joined by ids alone. */
  private byContent: Map<string, ToolCall[]> | undefined;
  private readonly waiting = new WaitingCalls();
  /** Calls whose execution is known, which no other execution joins. */
  private readonly executed = new Set<ToolCall>();

  add(call: ToolCall): void {
    this.all.push(call);
    if (this.byContent !== undefined) append(this.byContent, contentOf(call), call);
    if (call.id !== undefined) append(this.byId, call.id, call);
    if (call.status === "pending") this.waiting.add(call);
  }

  /** Adds a call that is known by its execution. */
  addExecution(call: ToolCall): void {
    this.add(call);
    this.executed.add(call);
  }

  /** Writes down what became of a call. */
  settle(call: ToolCall, { status, result, duration }: Outcome): void {
    call.status = status;
    if (result !== undefined) call.result = result;
    if (duration !== undefined) call.duration = duration;
    if (status !== "pending") this.waiting.delete(call);
  }

  /** The execution of a call that waits, which may know its id. */
  execute(call: ToolCall, execution: ToolCall): void {
    this.settle(call, execution);
    this.executed.add(call);
    if (call.agent === undefined && execution.agent !== undefined) call.agent = execution.agent;
    if (call.server === undefined && execution.server !== undefined) call.server = execution.server;
    if (call.id !== undefined || execution.id === undefined) return;
    this.waiting.identify(call, execution.id);
    append(this.byId, execution.id, call);
  }

  withId(id: string | undefined): readonly ToolCall[] {
    return (id === undefined ? undefined : this.byId.get(id)) ?? [];
  }

  /** The calls of the same name and arguments. */
  alike(call: ToolCall): readonly ToolCall[] {
    if (this.byContent === undefined) {
      this.byContent = new Map();
      for (const one of this.all) append(this.byContent, contentOf(one), one);
    }
    return this.byContent.get(contentOf(call)) ?? [];
  }

  isWaiting(call: ToolCall): boolean {
    return this.waiting.has(call);
  }

  /** True when a call of that id waits. */
  awaits(id: string | undefined): boolean {
    const known = this.withId(id);
    return known.length > 1
      ? this.waiting.withId(id) !== undefined
      : known.some((call) => this.isWaiting(call));
  }

  /**
   * The call that a result of that id and name is of: of a call with the id, else the first of the latest turn that waits and may
   * be meant.
   */
  waitingFor(id: string | undefined, name: string | undefined): ToolCall | undefined {
    const known = this.withId(id);
    if (known.length === 1) return known.find((call) => this.isWaiting(call));
    if (known.length > 1) return this.waiting.withId(id, name) ?? this.waiting.withId(id);
    return id === undefined ? this.waiting.ofAnyId(name) : this.waiting.withId(undefined, name);
  }

  /** The waiting call that was asked for and that this execution is of: by id, else by name, those with the same arguments first. */
  askedFor(execution: ToolCall): ToolCall | undefined {
    const known = this.withId(execution.id);
    const isMeant = (call: ToolCall) =>
      call.name === execution.name &&
      (known.length > 0 ? call.id === execution.id : call.id === undefined || execution.id === undefined) &&
      this.isWaiting(call) &&
      !this.executed.has(call);
    const alike = firstOfLatestTurn(this.alike(execution), isMeant);
    if (alike !== undefined || known.length === 0)
      return alike ?? this.waiting.firstNamed(execution.name, isMeant);
    const meant = known.filter(isMeant);
    return meant.find(({ turn }) => turn === meant.at(-1)?.turn);
  }
}

/** Of calls in the order of their turns the first of the latest turn in which one is meant. */
function firstOfLatestTurn(
  calls: readonly ToolCall[],
  isMeant: (call: ToolCall) => boolean,
): ToolCall | undefined {
  let first: ToolCall | undefined;
  // From the end: of a long run all but the latest calls are settled.
  for (let at = calls.length - 1; at >= 0; at -= 1) {
    const call = calls[at] as ToolCall;
    if (first !== undefined && call.turn !== first.turn) return first;
    if (isMeant(call)) first = call;
  }
  return first;
}

function contentOf({ name, arguments: args }: ToolCall): string {
  return `${name} ${argumentsText(args)}`;
}

function append(map: Map<string, ToolCall[]>, key: string, call: ToolCall): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [call]);
  else known.push(call);
}

/** Calls of one turn. */
interface Round {
  turn: number;
  calls: Set<ToolCall>;
}

/**
 * The calls of a run that wait for a result. What a result may be of is found without a search through all of them: a hostile recording
 * has thousands of calls, and many times as many results of none.
 */
export class WaitingCalls {
  private readonly waiting = new Set<ToolCall>();
  /**
   * By what calls have in common: an id, or none, or any, and perhaps a name. The rounds stand in the order of their turns. Made when
   * something is first sought: in most runs nothing is.
   */
  private shelves: Map<string, Round[]> | undefined;

  add(call: ToolCall): void {
    this.waiting.add(call);
    if (this.shelves !== undefined) put(this.shelves, call, labelsOf(call));
  }

  delete(call: ToolCall): void {
    if (this.waiting.delete(call) && this.shelves !== undefined) take(this.shelves, call, labelsOf(call));
  }

  /** Gives a call the id that has become known of it. Among all calls it keeps its place. */
  identify(call: ToolCall, id: string): void {
    const shelves = this.filled();
    const isWaiting = this.has(call);
    if (isWaiting) take(shelves, call, labelsOfId(call));
    call.id = id;
    if (isWaiting) put(shelves, call, labelsOfId(call));
  }

  has(call: ToolCall): boolean {
    return this.waiting.has(call);
  }

  /** The first call with that id, or without one, in the latest turn that has such a call; of that name, when one is given. */
  withId(id: string | undefined, name?: string): ToolCall | undefined {
    return this.firstOn(id === undefined ? labelOf("none", name) : labelOf("id", name, id));
  }

  /** The same whatever its id is. */
  ofAnyId(name?: string): ToolCall | undefined {
    return this.firstOn(labelOf("any", name));
  }

  /** The first call of that name that is meant, in the latest turn that has such a call. */
  firstNamed(name: string, isMeant: (call: ToolCall) => boolean): ToolCall | undefined {
    const rounds = this.shelf(labelOf("any", name));
    for (let at = rounds.length - 1; at >= 0; at -= 1) {
      for (const call of rounds[at]?.calls ?? []) if (isMeant(call)) return call;
    }
    return undefined;
  }

  private filled(): Map<string, Round[]> {
    if (this.shelves === undefined) {
      this.shelves = new Map();
      for (const call of this.waiting) put(this.shelves, call, labelsOf(call));
    }
    return this.shelves;
  }

  private firstOn(label: string): ToolCall | undefined {
    const [first] = this.shelf(label).at(-1)?.calls ?? [];
    return first;
  }

  /** What stands on a shelf; the last round on it is not empty. */
  private shelf(label: string): Round[] {
    const rounds = this.filled().get(label) ?? [];
    while (rounds.at(-1)?.calls.size === 0) rounds.pop();
    return rounds;
  }
}

function put(shelves: Map<string, Round[]>, call: ToolCall, labels: readonly string[]): void {
  for (const label of labels) {
    const shelf = shelves.get(label) ?? [];
    shelves.set(label, shelf);
    const at = shelf.findLastIndex(({ turn }) => turn <= call.turn);
    const round = shelf[at];
    if (round?.turn === call.turn) round.calls.add(call);
    else shelf.splice(at + 1, 0, { turn: call.turn, calls: new Set([call]) });
  }
}

function take(shelves: Map<string, Round[]>, call: ToolCall, labels: readonly string[]): void {
  for (const label of labels) {
    const round = shelves.get(label)?.findLast(({ turn }) => turn === call.turn);
    round?.calls.delete(call);
  }
}

function labelsOf(call: ToolCall): string[] {
  return [...labelsOfAny(call), ...labelsOfId(call)];
}

function labelsOfAny({ name }: ToolCall): string[] {
  return [labelOf("any"), labelOf("any", name)];
}

function labelsOfId({ id, name }: ToolCall): string[] {
  const kind = id === undefined ? "none" : "id";
  return [labelOf(kind, undefined, id), labelOf(kind, name, id)];
}

function labelOf(kind: "any" | "none" | "id", name?: string, id?: string): string {
  return JSON.stringify([kind, name ?? null, id ?? null]);
}
