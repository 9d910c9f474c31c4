import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileText } from "../../../src/core/compile-matchers.ts";
import { loadRe2 } from "../../../src/core/expression.ts";
import type { Json } from "../../../src/core/json.ts";
import { literal } from "../../../src/core/match-values.ts";
import { says, searched } from "../../../src/scorers/texts/words.ts";

await loadRe2();

const isFound = (piece: string | number, text: string) => says(literal(piece), searched(text));

describe("a piece of text", () => {
  test.each<[string | number, string]>([
    [1628, "It costs 1,628."],
    ["1628", "(1'628)"],
    ["1628", "1\u202f628 €"],
    ["1,628.00", "1628"],
    ["100000", "1,00,000"],
    ["1234567.5", "1.234.567,50"],
    ["54,04", "54.04"],
    ["-60.78", "-$60.78"],
    ["-60.78", "$-60.78"],
    ["50", "€50"],
    ["€50", "50 €"],
    ["#W2378156", "order W2378156"],
    ["W2378156", "order #W2378156."],
    ["5%", "a fee of 5%."],
    ["C++", "written in C++."],
    ["don't", "I don’t know"],
    ["Chicago", "Chicago’s best"],
    ["two factor", "two-factor login"],
    ["2024-05-16", "on 2024-05-16."],
    ["10:30", "at 10:30 am"],
    ["refund", "a _refund_, `now`"],
    ["user_id", "the `user_id` field"],
    ["free of charge", "is **free** of\ncharge"],
    ["?!", "what?!"],
    ["caf\u00e9", "cafe\u0301"],
    ["手机", "您的iPhone手机"],
    ["Mr. Smith", "Ask Mr. Smith."],
    ["zero\u00adwidth", "zero\u200bwidth"],
  ])("%s is found in %j", (piece, text) => {
    expect(isFound(piece, text)).toBe(true);
  });

  test.each<[string | number, string]>([
    ["10", "110"],
    ["10", "1,010"],
    ["54.04", "154.04"],
    ["54.04", "54.045"],
    ["-60.78", "$60.78"],
    ["C++", "C# is another"],
    ["5", "version v3.5"],
    ["2", "version 1.2.3"],
    ["4", "1. a\n2. b\n3. c\n4. d"],
    ["ref", "refund"],
    ["7", "007"],
    ["1", "1/2"],
    ["free shipping", "- free\n\n- shipping"],
    ["?!", "what?"],
    ["a b", "a"],
    ["refundable", "a non-refundable fare"],
    ["gluten", "It is gluten-free."],
    ["€50", "You pay $50."],
    ["05", "5"],
  ])("%s is not found in %j", (piece, text) => {
    expect(isFound(piece, text)).toBe(false);
  });

  test("stands for a number in whatever way it is written", () => {
    const cents = fc.integer({ min: 1, max: 10 ** 12 });
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(",", "\u202f", "'"),
        fc.constantFrom("", "$", "€ "),
        (number, mark, sign) => {
          const plain = (number / 100).toFixed(2);
          const grouped = plain.replace(/\B(?=(?:\d{3})+\.)/g, mark);
          expect(isFound(plain, `So it is **${sign}${grouped}**, I think.`)).toBe(true);
          expect(isFound(`${number}`, `So it is ${sign}${number}1.`)).toBe(false);
          expect(isFound(`${number}`, `So it is ${sign}${number}.1.`)).toBe(false);
        },
      ),
    );
  });

  test.each(["!", "1,", "1 ", "'a", "> ", "_", "\n ", "a-", "$-", "#"])(
    "is sought in a long text of %j that wants to be looked at again and again",
    (again) => {
      expect(isFound("refund", `${again.repeat(100_000)}x`)).toBe(false);
    },
  );

  test("is found in itself and between others, and says so of any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() !== ""),
        (text) => {
          expect(isFound(text, text)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("a matcher", () => {
  const read = (value: Json) =>
    compileText(value, (_path, message) => {
      throw new Error(message);
    });

  test("$regex is searched in the text as it is, case included", () => {
    const pattern = read({ $regex: "\\*\\*1,6" });
    expect(says(pattern, searched("**1,628**"))).toBe(true);
    expect(says(read({ $regex: "refund" }), searched("Refund"))).toBe(false);
  });

  test("$oneOf and $ignoreCase nest", () => {
    const pattern = read({ $oneOf: [{ $ignoreCase: "  Next   MONDAY " }, { $regex: "^18" }, 19] });
    expect(says(pattern, searched("on next Monday"))).toBe(true);
    expect(says(pattern, searched("18 May"))).toBe(true);
    expect(says(pattern, searched("May 19"))).toBe(true);
    expect(says(pattern, searched("May 18"))).toBe(false);
  });
});
