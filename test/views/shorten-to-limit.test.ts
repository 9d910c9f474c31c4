import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Markdown } from "../../src/core/escape.ts";
import { fit as fitted, type Section } from "../../src/views/shorten-to-limit.ts";

const fit = (...args: Parameters<typeof fitted>): string => fitted(...args).text;

const whole = (kind: Section["kind"], text: string): Section => ({
  kind,
  name: `the ${kind}`,
  items: 0,
  text: () => new Markdown(text),
});
const list = (kind: Section["kind"], items: number, length = 10): Section => ({
  kind,
  name: `the ${kind}`,
  items,
  text: (shown) =>
    new Markdown([kind, ...Array.from({ length: shown }, () => "x".repeat(length))].join("\n")),
});

const sections = [
  list("verdict", 2),
  whole("scores", "s".repeat(100)),
  list("cases", 20),
  whole("unchanged", "u".repeat(100)),
  whole("trend", "t".repeat(100)),
  whole("prompt", "p".repeat(100)),
];

describe("what does not fit is left out in this order", () => {
  const everything = fit(sections, Number.POSITIVE_INFINITY);
  const fitted = (budget: number) => {
    const text = fit(sections, budget);
    expect(text.length).toBeLessThanOrEqual(budget);
    return {
      prompt: text.includes("ppp"),
      trend: text.includes("ttt"),
      unchanged: text.includes("uuu"),
      cases: text.split("cases\n")[1]?.match(/x{10}/g)?.length ?? 0,
      scores: text.includes("sss"),
      note: /Left out because there is no room: (.*)<\/sub>/.exec(text)?.[1],
    };
  };

  test("nothing, when there is room", () => {
    expect(fitted(everything.length)).toEqual({
      prompt: true,
      trend: true,
      unchanged: true,
      cases: 20,
      scores: true,
      note: undefined,
    });
  });

  test("the prompt", () => {
    const left = fitted(everything.length - 1);
    expect(left).toMatchObject({
      prompt: false,
      trend: true,
      unchanged: true,
      cases: 20,
      note: "the prompt",
    });
  });

  test("the trend", () => {
    const left = fitted(everything.length - 120);
    expect(left).toMatchObject({
      trend: false,
      unchanged: true,
      cases: 20,
      note: "the trend, the prompt",
    });
  });

  test("what did not change", () => {
    const left = fitted(everything.length - 220);
    expect(left).toMatchObject({ unchanged: false, cases: 20, note: "the unchanged, the trend, the prompt" });
  });

  test("as many cases as must be", () => {
    const left = fitted(332);
    expect(left).toMatchObject({ scores: true, note: "the unchanged, the trend, the prompt" });
    expect(left.cases).toBeGreaterThan(5);
    expect(left.cases).toBeLessThan(20);
    expect(fitted(332 + 11).cases).toBe(left.cases + 1);
  });

  test("all but the verdict", () => {
    const left = fitted(132);
    expect(left).toMatchObject({ scores: false, cases: 0 });
    expect(left.note).toBe("the scores, the cases, the unchanged, the trend, the prompt");
  });
});

test("a section that says nothing is not named as left out", () => {
  expect(fit([list("verdict", 0), whole("trend", ""), whole("unchanged", "u".repeat(99))], 70)).toBe(
    "verdict\n\n<sub>Left out because there is no room: the unchanged</sub>",
  );
});

test("the budget is in the unit in which a text is measured", () => {
  const text = "é".repeat(40);
  const bytes = (one: string) => Buffer.byteLength(one);
  expect(fit([whole("verdict", "v"), whole("trend", text)], 60)).toContain(text);
  expect(fit([whole("verdict", "v"), whole("trend", text)], 60, bytes)).not.toContain(text);
});

test("what fits is never longer than the budget, and of cases no more could be shown", () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(40), fc.integer({ min: 200, max: 3000 }), (trend, length, budget) => {
      const all = [
        list("verdict", 3),
        list("cases", 50, length),
        whole("scores", "s"),
        whole("trend", "t".repeat(trend)),
      ];
      expect(fit(all, budget).length).toBeLessThanOrEqual(budget);
    }),
  );
});
