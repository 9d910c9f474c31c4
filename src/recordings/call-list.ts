import { canonicalJson } from "../json/canonical.ts";
import type { Json } from "../json/json.ts";
import type { CallStatus, ToolCall } from "./run.ts";
import { WaitingCalls } from "./waiting-calls.ts";

/** What became of a call. */
interface Outcome {
  status: CallStatus;
  result?: Json | undefined;
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
  settle(call: ToolCall, { status, result }: Outcome): void {
    call.status = status;
    if (result !== undefined) call.result = result;
    if (status !== "pending") this.waiting.delete(call);
  }

  /** The execution of a call that waits, which may know its id. */
  execute(call: ToolCall, execution: ToolCall): void {
    this.settle(call, execution);
    this.executed.add(call);
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
  return `${name} ${canonicalJson(args)}`;
}

function append(map: Map<string, ToolCall[]>, key: string, call: ToolCall): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [call]);
  else known.push(call);
}
