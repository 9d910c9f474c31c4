import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import type { RunUsage, Usage } from "../../src/recordings/reading/usage.ts";
import { measureRun, runFacts } from "../../src/scorers/measures.ts";
import { runOf } from "./fixture.ts";

type ModelCall = NonNullable<RunUsage["modelCalls"]>[number];

const usage = (input: number, output: number): Usage => ({ input, output, total: input + output });
const rates = [
  { match: "small*", input: 1, output: 2 },
  { match: "large*", input: 10, output: 20 },
];

function costOf(whole: Usage, modelCalls: readonly ModelCall[]) {
  const model = [...new Set(modelCalls.flatMap((modelCall) => modelCall.model ?? []))].join(", ");
  return measureRun(runFacts(runOf([], { usage: whole, model, modelCalls })), "cost", rates);
}

describe("the cost of a run in which several models answered", () => {
  const small: ModelCall = { model: "small-1", usage: usage(100, 10) };
  const large: ModelCall = { model: "large-1", usage: usage(200, 20) };

  test("is that of each by its own rate", () => {
    expect(costOf(usage(300, 30), [small, large])).toEqual({
      value: expect.closeTo((120 + 2_400) / 1e6, 12),
    });
  });

  const APART = { why: "the recording does not say which model took which tokens" };
  test.each<[string, Usage, ModelCall[]]>([
    ["one says no tokens", usage(300, 30), [small, { model: "large-1" }]],
    ["an answer does not name its model", usage(400, 40), [small, large, { usage: usage(100, 10) }]],
    ["the run says more than they do", usage(900, 90), [small, large]],
    [
      "only totals are known",
      { total: 330 },
      [
        { model: "small-1", usage: { total: 110 } },
        { model: "large-1", usage: { total: 220 } },
      ],
    ],
  ])("is not known where %s", (_, whole, calls) => {
    expect(costOf(whole, calls)).toEqual(APART);
  });

  test("is not known of more models than are told apart", () => {
    const calls = Array.from({ length: limits.modelsOfRun + 1 }, (_, at) => ({
      model: `small-${at}`,
      usage: usage(1, 1),
    }));
    const most = limits.modelsOfRun;
    expect(costOf(usage(most + 1, most + 1), calls)).toEqual({ why: `more than ${most} models answered` });
    expect(costOf(usage(most, most), calls.slice(1))).toHaveProperty("value");
  });
});
