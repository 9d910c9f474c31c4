import type { ToolCall } from "./run.ts";

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
