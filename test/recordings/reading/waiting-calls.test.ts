import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WaitingCalls } from "../../../src/recordings/reading/waiting-calls.ts";
import type { ToolCall } from "../../../src/recordings/run.ts";
import { call } from "../fixture.ts";

const ids = fc.constantFrom(undefined, "a", "b", "__proto__", '"');
const names = fc.constantFrom("search", "book", "__proto__");
/** A call, and the waiting calls that get their results at that point. */
const step = fc.record({ id: ids, name: names, turn: fc.nat(4), settles: fc.option(fc.nat()) });

function after(steps: readonly Step[], isAskedBefore: boolean): { calls: WaitingCalls; left: ToolCall[] } {
  const calls = new WaitingCalls();
  if (isAskedBefore) calls.ofAnyId();
  const left: ToolCall[] = [];
  for (const { id, name, turn, settles } of steps.toSorted((step, other) => step.turn - other.turn)) {
    const made = call(name, {}, { turn, ...(id === undefined ? {} : { id }) });
    calls.add(made);
    left.push(made);
    const [settled] = settles === null ? [] : left.splice(settles % left.length, 1);
    if (settled !== undefined) calls.delete(settled);
  }
  return { calls, left };
}

describe("calls that wait", () => {
  test("are found as by a search through all of them: the first of the latest turn that fits", () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 12 }),
        ids,
        names,
        fc.boolean(),
        (steps, id, name, isAskedBefore) => {
          const { calls, left } = after(steps, isAskedBefore);
          const named = left.filter((toolCall) => toolCall.name === name);
          expect(calls.ofAnyId()).toBe(firstOfLatestTurn(left));
          expect(calls.ofAnyId(name)).toBe(firstOfLatestTurn(named));
          expect(calls.withId(id)).toBe(firstOfLatestTurn(left.filter((toolCall) => toolCall.id === id)));
          expect(calls.withId(id, name)).toBe(
            firstOfLatestTurn(named.filter((toolCall) => toolCall.id === id)),
          );
          for (const isMeant of [() => true, hasNoId])
            expect(calls.firstNamed(name, isMeant)).toBe(firstOfLatestTurn(named.filter(isMeant)));
          expect(left.every((toolCall) => calls.has(toolCall))).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test("are found by an id that becomes known, and keep their place", () => {
    const calls = new WaitingCalls();
    const [first, second] = [call("search", {}, {}), call("search", {}, {})];
    for (const toolCall of [first, second]) calls.add(toolCall);
    calls.identify(first, "late");
    expect(first.id).toBe("late");
    expect(calls.withId("late")).toBe(first);
    expect(calls.withId(undefined)).toBe(second);
    expect(calls.ofAnyId()).toBe(first);
  });

  test("of a turn that came before stand before those of later turns", () => {
    const calls = new WaitingCalls();
    const [late, early] = [call("search", {}, { turn: 2 }), call("search", {}, { turn: 1 })];
    calls.add(late);
    calls.add(early);
    expect(calls.ofAnyId("search")).toBe(late);
    calls.delete(late);
    expect(calls.ofAnyId("search")).toBe(early);
  });
});

interface Step {
  id: string | undefined;
  name: string;
  turn: number;
  settles: number | null;
}

function hasNoId({ id }: ToolCall): boolean {
  return id === undefined;
}

function firstOfLatestTurn(calls: readonly ToolCall[]): ToolCall | undefined {
  return calls.find(({ turn }) => turn === calls.at(-1)?.turn);
}
