import type { ToolCall } from "../run.ts";

interface Round {
  turn: number;
  calls: Set<ToolCall>;
}

/** The calls that wait for a result, indexed because a hostile recording has thousands of calls and stray results. */
export class WaitingCalls {
  private readonly waiting = new Set<ToolCall>();
  /** Rounds in turn order by label (an id, none or any, and optionally a name). Built on first lookup, because most runs need none. */
  private roundsByLabel: Map<string, Round[]> | undefined;

  add(call: ToolCall): void {
    this.waiting.add(call);
    if (this.roundsByLabel !== undefined) put(this.roundsByLabel, call, labelsOf(call));
  }

  delete(call: ToolCall): void {
    if (this.waiting.delete(call) && this.roundsByLabel !== undefined)
      take(this.roundsByLabel, call, labelsOf(call));
  }

  identify(call: ToolCall, id: string): void {
    const roundsByLabel = this.filled();
    const isWaiting = this.has(call);
    if (isWaiting) take(roundsByLabel, call, labelsOfId(call));
    call.id = id;
    if (isWaiting) put(roundsByLabel, call, labelsOfId(call));
  }

  has(call: ToolCall): boolean {
    return this.waiting.has(call);
  }

  /** Returns the first call of the latest matching turn, with that id (undefined: without an id) and name, if given. */
  withId(id: string | undefined, name?: string): ToolCall | undefined {
    return this.firstOn(id === undefined ? labelOf("none", name) : labelOf("id", name, id));
  }

  /** Returns the first call of the latest matching turn, with any id. */
  ofAnyId(name?: string): ToolCall | undefined {
    return this.firstOn(labelOf("any", name));
  }

  /** Returns the first matching call of that name in the latest turn that has such a call. */
  firstNamed(name: string, isCandidate: (call: ToolCall) => boolean): ToolCall | undefined {
    const rounds = this.roundsFor(labelOf("any", name));
    for (let at = rounds.length - 1; at >= 0; at -= 1) {
      for (const call of rounds[at]?.calls ?? []) if (isCandidate(call)) return call;
    }
    return undefined;
  }

  private filled(): Map<string, Round[]> {
    if (this.roundsByLabel === undefined) {
      this.roundsByLabel = new Map();
      for (const call of this.waiting) put(this.roundsByLabel, call, labelsOf(call));
    }
    return this.roundsByLabel;
  }

  private firstOn(label: string): ToolCall | undefined {
    const [first] = this.roundsFor(label).at(-1)?.calls ?? [];
    return first;
  }

  /** Drops empty rounds at the end, so that the last round has a call. */
  private roundsFor(label: string): Round[] {
    const rounds = this.filled().get(label) ?? [];
    while (rounds.at(-1)?.calls.size === 0) rounds.pop();
    return rounds;
  }
}

function put(roundsByLabel: Map<string, Round[]>, call: ToolCall, labels: readonly string[]): void {
  for (const label of labels) {
    const rounds = roundsByLabel.get(label) ?? [];
    roundsByLabel.set(label, rounds);
    const at = rounds.findLastIndex(({ turn }) => turn <= call.turn);
    const round = rounds[at];
    if (round?.turn === call.turn) round.calls.add(call);
    else rounds.splice(at + 1, 0, { turn: call.turn, calls: new Set([call]) });
  }
}

function take(roundsByLabel: Map<string, Round[]>, call: ToolCall, labels: readonly string[]): void {
  for (const label of labels) {
    const round = roundsByLabel.get(label)?.findLast(({ turn }) => turn === call.turn);
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
