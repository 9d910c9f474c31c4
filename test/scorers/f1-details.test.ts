import { describe, expect, it } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { flexible, malformed, type Reference, reference } from "./f1-fixture.ts";
import { made, scoreF1 } from "./fixture.ts";

describe("the details of the f1 scorer", () => {
  it("name the pairs, what is missing and what was not expected", () => {
    const references = [reference("a", { x: 1 }), reference("b", { y: [1] }), reference("c")];
    const calls = [made("d"), made("b", { y: [2], z: 0 }), made("a", { x: 1 })];
    expect(scoreF1({ referenceToolCalls: references as unknown as Json }, calls)).toEqual({
      value: 1 / 3,
      precision: 1 / 3,
      recall: 1 / 3,
      truePositives: 1,
      references: 3,
      calls: 3,
      pairs: [{ name: "a", reference: 0, call: 2, fraction: 1, differences: [] }],
      nearMisses: [
        {
          name: "b",
          reference: 1,
          call: 1,
          fraction: 0,
          differences: [
            { path: "y[0]", expected: 1, actual: 2 },
            { path: "z", actual: 0 },
          ],
        },
      ],
      missing: [
        { position: 1, name: "b", arguments: { y: [1] } },
        { position: 2, name: "c", arguments: {} },
      ],
      unexpected: [
        { position: 0, name: "d", arguments: {} },
        { position: 1, name: "b", arguments: { y: [2], z: 0 } },
      ],
      leftOut: [],
    });
  });

  it("name calls of another tool with the arguments of a missing reference, one for each", () => {
    const renamed = (references: Reference[], calls: ToolCall[]) =>
      scoreF1({ referenceToolCalls: references as unknown as Json }, calls).renamed;
    const expectedCalls = [reference("a", { x: 1 }), reference("a", { x: { $type: "integer" } })];
    expect(renamed(expectedCalls, [made("b", { x: 1 }), made("c", { x: 2 })])).toEqual([
      { reference: 0, call: 0 },
      { reference: 1, call: 1 },
    ]);
    expect(
      renamed(expectedCalls.slice(0, 1), [made("b", { x: 1, y: 2 }), made("b", { x: 2 })]),
    ).toBeUndefined();
    // A call of the tool itself is closer, and empty arguments prove nothing.
    expect(renamed(expectedCalls.slice(0, 1), [made("b", { x: 1 }), made("a", { x: 2 })])).toBeUndefined();
    expect(renamed([reference("a")], [made("b")])).toBeUndefined();
    expect(renamed([reference("a", { x: 1 })], [malformed("b")])).toBeUndefined();
  });

  it("name what differs in a flexible pair, but not the arguments that are free", () => {
    const details = scoreF1(
      { referenceToolCalls: [{ name: "a", arguments: { x: 1, y: 2 } }], ...flexible(0.5) },
      [made("a", { x: 1, y: 3, z: 4 })],
    );
    expect(details.pairs).toEqual([
      {
        name: "a",
        reference: 0,
        call: 0,
        fraction: 0.5,
        differences: [{ path: "y", expected: 2, actual: 3 }],
      },
    ]);
  });

  it("say that arguments are not JSON, and show them as they came", () => {
    const details = scoreF1({ referenceToolCalls: [{ name: "a", arguments: { x: 1 } }] }, [malformed("a")]);
    expect(details.nearMisses).toEqual([
      {
        name: "a",
        reference: 0,
        call: 0,
        fraction: 0,
        malformed: true,
        differences: [{ path: "", expected: { x: 1 }, actual: '{"x":1' }],
      },
    ]);
    expect(details.unexpected).toEqual([{ position: 0, name: "a", arguments: '{"x":1', malformed: true }]);
  });

  it("stand in the order of the references, whatever tools come between", () => {
    const references = ["a", "b", "a"].map((name) => ({ name }));
    const details = scoreF1({ referenceToolCalls: references }, [made("a"), made("a"), made("b")]);
    expect(details.pairs.map(({ reference, name }) => `${reference} ${name}`)).toEqual(["0 a", "1 b", "2 a"]);
  });

  it("put a bounded number of missed references beside calls: comparing all with all would take long", () => {
    const numbers = Array.from({ length: limits.shownCalls + 5 }, (_, at) => at);
    const references = numbers.map((at) => ({ name: "a", arguments: { x: at } }));
    const calls = numbers.map((at) => made("a", { x: at + 1_000 }));
    const details = scoreF1({ referenceToolCalls: references }, calls);
    expect(details.missing).toHaveLength(numbers.length);
    expect(details.nearMisses.map(({ reference }) => reference)).toEqual(numbers.slice(0, limits.shownCalls));
    const [far, near] = [numbers.map(() => made("a")), made("a", { y: 1 })];
    const beyond = scoreF1({ referenceToolCalls: [{ name: "a", arguments: { x: 0, y: 1 } }] }, [
      ...far,
      near,
    ]);
    expect(beyond.nearMisses).toMatchObject([{ call: 0, fraction: 0 }]);
  });

  it("put a missed reference beside the nearest call that is left", () => {
    const details = scoreF1({ referenceToolCalls: [{ name: "a", arguments: { x: 1, y: 2, z: 3 } }] }, [
      made("a", { x: 0, y: 0, z: 3 }),
      made("a", { x: 1, y: 2, z: 0 }),
    ]);
    expect(details.nearMisses).toMatchObject([
      { reference: 0, call: 1, fraction: 2 / 3, differences: [{ path: "z", expected: 3, actual: 0 }] },
    ]);
  });

  it("take the largest sum of fractions among the largest pairings, then the earliest", () => {
    const references = [reference("a", { x: 1, y: 2 }), reference("a", { x: 1, y: 3 })];
    const calls = [made("a", { x: 1, y: 3 }), made("a", { x: 1, y: 2 })];
    const caseFields = { referenceToolCalls: references as unknown as Json, ...flexible(0.5) };
    expect(scoreF1(caseFields, calls).pairs).toMatchObject([
      { reference: 0, call: 1, fraction: 1 },
      { reference: 1, call: 0, fraction: 1 },
    ]);
    const same = { referenceToolCalls: [{ name: "a" }] };
    expect(scoreF1(same, [made("b"), made("a"), made("a")]).pairs).toMatchObject([{ reference: 0, call: 1 }]);
  });

  it.each<[string, Reference[], ToolCall[], [precision: number, recall: number]]>([
    ["nothing on either side", [], [], [1, 1]],
    ["nothing called", [reference("a")], [], [0, 0]],
    ["nothing expected", [], [made("a")], [0, 0]],
    ["one too many", [reference("a")], [made("a"), made("b")], [0.5, 1]],
    ["one missing", [reference("a"), reference("b")], [made("a")], [1, 0.5]],
    [
      "an optional one not made",
      [reference("a"), { ...reference("b"), optional: true }],
      [made("a")],
      [1, 1],
    ],
  ])("precision and recall: %s", (_name, references, calls, [precision, recall]) => {
    const details = scoreF1({ referenceToolCalls: references as unknown as Json }, calls);
    expect([details.precision, details.recall]).toEqual([precision, recall]);
  });
});
