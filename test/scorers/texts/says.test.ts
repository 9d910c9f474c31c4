import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { literal } from "../../../src/core/match-values.ts";
import { says } from "../../../src/scorers/texts/says.ts";
import type { RunTexts } from "../../../src/scorers/texts/text-scorer.ts";
import { reportOn } from "../../workspace.ts";

function scored(messages: readonly string[], mustSay: string[], mustNotSay: string[] = [], input = "?") {
  const texts: RunTexts = { input, response: messages.at(-1) ?? "", messages };
  const options = { mustSay: mustSay.map(literal), mustNotSay: mustNotSay.map(literal) };
  return says.score({ ...texts, ...options }, {});
}

describe("says", () => {
  test("counts what was said and what was not, and tells first what was said wrongly", () => {
    expect(scored(["It is 1,628.", "A refund is free."], ["1628", "30 days"], ["refund", "sorry"])).toEqual({
      status: "scored",
      value: 2 / 4,
      details: {
        counts: { mustSay: 2, said: 1, mustNotSay: 2, avoided: 1 },
        lacks: [{ text: '"refund" was said' }, { text: '"30 days" was not said' }],
      },
    });
  });

  test("looks at all that was said, message by message", () => {
    expect(scored(["You have 30 days.", "Goodbye."], ["30 days"])).toMatchObject({ value: 1 });
    expect(scored(["You have 30", "days."], ["30 days"])).toMatchObject({ value: 0 });
  });

  test("is 0 for an agent that said nothing, and says so", () => {
    const silent = scored([], ["30 days"]);
    expect(silent).toMatchObject({ status: "scored", value: 0 });
    expect(silent).toMatchObject({
      details: { lacks: [{ text: "the recording has nothing that the agent said" }, {}] },
    });
    expect(scored([], [], ["refund"])).toMatchObject({ status: "scored", value: 1 });
  });

  test("does not assess a recording without texts", () => {
    expect(scored([], ["30 days"], [], "")).toEqual({
      status: "error",
      reason: "the recording has no texts, and the case says what must be said: record the messages",
    });
  });

  const files = (response: string, more: object) => ({
    "expectations.json": JSON.stringify({ cases: [{ id: "c", ...more }] }),
    "runs/c.json": JSON.stringify({ input: "?", toolCalls: [], response }),
  });
  const outcomeOf = (response: string, more: object) =>
    reportOn(files(response, more), { expectations: ["expectations.json"] }).cases[0]?.trials[0]?.scores.says;

  test("is in the report only where a case says what must be said", () => {
    expect(outcomeOf("Yes.", { expectedToolOrder: [] })).toBeUndefined();
    expect(outcomeOf("Yes.", { mustSay: ["yes"] })).toMatchObject({ status: "scored", value: 1 });
  });

  test("is in error beyond the length that is looked at", () => {
    const long = "a ".repeat(limits.scoredText / 2);
    expect(outcomeOf(long, { mustSay: ["b"] })).toMatchObject({ status: "error" });
    expect(outcomeOf(long.slice(2), { mustSay: ["b"] })).toMatchObject({ status: "scored", value: 0 });
  });
});
