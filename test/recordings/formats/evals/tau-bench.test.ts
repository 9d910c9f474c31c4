import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../src/core/json.ts";
import { anyValue, literal, objectWith } from "../../../../src/core/match-values.ts";
import { literalReference } from "../../../../src/recordings/run.ts";
import { fixture, fixtureRows, readAs } from "../../fixture.ts";

describe("tau-bench", () => {
  const [failing] = fixtureRows("tau-bench/tau1-runs.json");

  test("refuses references that cannot be read", () => {
    const withActions = (actions: JsonObject[string]): JsonObject => ({
      ...(failing as JsonObject),
      info: { task: { actions } },
    });
    let deep: JsonObject = {};
    for (let level = 0; level < 50_000; level++) deep = { deep };
    expect(() => readAs("tau-bench", withActions([{ kwargs: {} }]))).toThrow("without a name");
    expect(() => readAs("tau-bench", withActions(["get_bike"]))).toThrow("not an object");
    expect(() => readAs("tau-bench", withActions([{ name: "a", kwargs: deep }]))).toThrow("nest deeper");
  });
});

describe("tau2-bench", () => {
  const results = fixture("tau-bench/tau2-results.json") as JsonObject;
  const [served, transferred] = readAs("tau-bench", results);

  test("names case and trial, and points into the simulation", () => {
    expect(served).toMatchObject({ caseId: "dark_display", trial: "2", tags: {} });
    expect(transferred).toMatchObject({ caseId: "hours", trial: "0" });
    expect(served?.row).toBe((results.simulations as JsonObject[])[0]);
  });

  test("compares the arguments that compare_args names", () => {
    const compared = objectWith([
      ["bike", literal("E-9")],
      ["mode", literal("soft")],
    ]);
    const closing = objectWith([
      ["case", literal("C-1")],
      ["reason", { source: { $absent: true }, kind: "absent" }],
    ]);
    expect(served?.referenceToolCalls).toEqual([
      literalReference("get_rider", { phone: "0151" }),
      { name: "reset_motor", arguments: compared, optional: false },
      { name: "hand_over", arguments: anyValue, optional: false },
      { name: "close_case", arguments: closing, optional: false },
    ]);
    expect(transferred).not.toHaveProperty("referenceToolCalls");
  });
});
