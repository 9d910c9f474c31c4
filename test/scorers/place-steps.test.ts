import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stepsInPlace } from "../../src/scorers/place-steps.ts";
import { reference } from "./f1-fixture.ts";
import { made, scoreCode, scoreF1 } from "./fixture.ts";

const optional = <T extends object>(step: T) => ({ ...step, optional: true });
const any = (name: string) => ({ name });
const inOrder = { code: { arguments: "compare", order: "significant" } };

describe("an optional call among others of its tool", () => {
  const references = [any("pay"), optional(reference("pay", { sum: 1 }))];
  const calls = [made("pay", { sum: 1 }), made("pay", { sum: 2 })];

  test("leaves the required call to the one that f1 can pair otherwise", () => {
    expect(scoreF1({ referenceToolCalls: references }, calls).value).toBe(1);
    expect(scoreF1({ referenceToolCalls: references }, calls.toReversed()).value).toBe(1);
  });

  test("is left out where that meets the order", () => {
    const caseFields = { ...inOrder, referenceToolCalls: references };
    const { value, expectedToolOrder } = scoreCode(caseFields, calls);
    expect({ value, expectedToolOrder }).toEqual({ value: 1, expectedToolOrder: ["pay"] });
    expect(scoreCode(caseFields, calls.toReversed())).toMatchObject({
      value: 1,
      expectedToolOrder: ["pay", "pay"],
    });
    expect(scoreCode({ ...caseFields, strictMode: true }, calls).value).toBe(0);
  });

  test("may be any of several, by name too", () => {
    const referenceToolCalls = [optional(any("note")), any("pay"), optional(any("note"))];
    const caseFields = { code: { order: "significant" }, referenceToolCalls };
    for (const strictMode of [true, false]) {
      expect(scoreCode({ ...caseFields, strictMode }, ["pay", "note"]).value).toBe(1);
      expect(scoreCode({ ...caseFields, strictMode }, ["note", "pay"]).value).toBe(1);
      expect(scoreCode({ ...caseFields, ...inOrder, strictMode }, ["pay", "note"]).value).toBe(1);
    }
    expect(scoreCode({ ...caseFields, strictMode: true }, ["pay", "note", "note"]).value).toBe(0);
  });

  test("must be in its place where it is called", () => {
    const caseFields = { ...inOrder, referenceToolCalls: [optional(any("note")), any("pay")] };
    expect(scoreCode(caseFields, ["pay", "note"]).value).toBe(0);
    expect(scoreCode(caseFields, ["note", "pay", "note"]).value).toBe(1);
  });
});

interface Step {
  name: string;
  optional: boolean;
}

/** Every way to leave out optional steps. */
function waysOf(steps: readonly Step[]): Step[][] {
  const [first, ...rest] = steps;
  if (first === undefined) return [[]];
  return waysOf(rest).flatMap((way) => (first.optional ? [[first, ...way], way] : [[first, ...way]]));
}

function isInOrder(names: readonly string[], calls: readonly string[], exact: boolean): boolean {
  if (exact) return names.join() === calls.join();
  let next = 0;
  for (const name of calls) if (name === names[next]) next += 1;
  return next === names.length;
}

test("as many steps are kept as can be, and none that breaks the order", () => {
  const step = fc.record({ name: fc.constantFrom("a", "b", "c"), optional: fc.boolean() });
  const names = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), names, fc.boolean(), (steps, calls, exact) => {
      const found = stepsInPlace(steps, calls.length, (at, call) => steps[at]?.name === calls[call], exact);
      const ways = waysOf(steps).filter((way) =>
        isInOrder(
          way.map(({ name }) => name),
          calls,
          exact,
        ),
      );
      const most = Math.max(-1, ...ways.map(({ length }) => length));
      if (found === undefined) {
        const left = ways.filter(({ length }) => length === most);
        // A call of an omitted step is out of place.
        for (const way of exact ? left : []) expect(way).toBeUndefined();
        for (const way of left) {
          const count = (list: readonly string[], name: string) => list.filter((one) => one === name).length;
          const names = way.map(({ name }) => name);
          const isOut = steps.some(
            ({ name, optional: may }) =>
              may &&
              count(calls, name) > count(names, name) &&
              count(
                steps.map((step) => step.name),
                name,
              ) > count(names, name),
          );
          expect(isOut).toBe(true);
        }
        return;
      }
      expect(found.length).toBe(most);
      expect(
        isInOrder(
          found.map(({ name }) => name),
          calls,
          exact,
        ),
      ).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("many steps and calls are not compared with one another", () => {
  const steps = Array.from({ length: 201 }, () => ({ optional: true }));
  expect(stepsInPlace(steps, 201, () => true, false)).toBeUndefined();
});
