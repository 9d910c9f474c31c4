import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { toneConsistency } from "../../../src/scorers/texts/tone.ts";

beforeAll(() => toneConsistency.load?.({ referenceTone: "" }));

const scored = (response: string, referenceTone = "") =>
  toneConsistency.score({ input: "?", response, messages: [response] }, { referenceTone });

describe("tone-consistency", () => {
  test("is 1 less the variance of the sentences' tones, of at most 25", () => {
    expect(scored("The start was good. The end was bad.")).toEqual({
      status: "scored",
      value: 1 - 0.5625 / 25,
      details: {
        counts: { sentences: 2, mean: 0, variance: 0.5625, lowest: -0.75, highest: 0.75 },
        lacks: [{ text: "sentence 2 is at −0.75, sentence 1 at 0.75" }],
      },
    });
    expect(scored("This is wonderful.")).toMatchObject({ value: 1, details: { lacks: [] } });
  });

  test("is 1 less the distance to the tone of the example, of at most 10", () => {
    expect(scored("I hate it.", "I love it.")).toEqual({
      status: "scored",
      value: 1 - 2 / 10,
      details: {
        counts: { tone: -1, reference: 1, distance: 2 },
        lacks: [{ text: "the answer is at −1.00, referenceTone at 1.00" }],
      },
    });
  });

  test("is held against the tone of what the user said, where that is asked for", () => {
    const beside = (input: string, response: string) =>
      toneConsistency.score({ input, response, messages: [response] }, { referenceTone: { from: "input" } });
    expect(beside("I love it.", "I hate it.")).toEqual({
      status: "scored",
      value: 1 - 2 / 10,
      details: {
        counts: { tone: -1, reference: 1, distance: 2 },
        lacks: [{ text: "the answer is at −1.00, the input at 1.00" }],
      },
    });
    expect(beside("Where is it?", "Great!")).toEqual({
      status: "not-assessed",
      reason: "the lexicon knows no word of the input",
    });
    expect(beside("Где он?", "Great!")).toEqual({
      status: "not-assessed",
      reason: "the input is not in English",
    });
  });

  test("reads to the end of the text, over decimals, and turns round what is negated", () => {
    expect(scored("Great. I hate this terrible awful disaster")).toMatchObject({
      details: { counts: { sentences: 2, highest: 3, lowest: -11 / 6 } },
    });
    expect(scored("It is 3.5 dollars and good.")).toMatchObject({ details: { counts: { sentences: 1 } } });
    expect(scored("It isn’t good.", "good")).toMatchObject({ details: { counts: { tone: -1 } } });
    expect(scored("_Great_ job, constructor good.", "good")).toMatchObject({
      details: { counts: { tone: 6 / 4 } },
    });
  });

  test.each([
    ["", "", "there is no answer"],
    ["The file is on the table.", "", "the lexicon knows no word of the answer"],
    ["Great!", "professional", "the lexicon knows no word of referenceTone"],
    ["Это прекрасно и очень хорошо, super!", "", "the answer is not in English"],
  ])("does not assess %j beside %j", (response, tone, reason) => {
    expect(scored(response, tone)).toEqual({ status: "not-assessed", reason });
  });

  test("is in [0, 1], and 1 beside itself", () => {
    const words = fc.constantFrom("good", "awful", "superb", "not", "hate", "table", "bitch", ".", "!", "so");
    fc.assert(
      fc.property(fc.array(words), fc.array(words, { minLength: 1 }), (answer, tone) => {
        for (const outcome of [scored(answer.join(" ")), scored(answer.join(" "), tone.join(" "))])
          if (outcome.status === "scored") expect(outcome.value >= 0 && outcome.value <= 1).toBe(true);
          else expect(outcome.status).toBe("not-assessed");
        const itself = scored(`${answer.join(" ")} good`, `${answer.join(" ")} good`);
        if (itself.status === "scored") expect(itself.value).toBe(1);
      }),
    );
  });

  test("reads 100,000 characters", () => {
    const long = "It was good and then it was bad. ".repeat(3_100);
    expect(scored(long)).toMatchObject({ status: "scored", value: 1 });
  });
});
