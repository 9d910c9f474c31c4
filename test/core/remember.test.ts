import { expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { remember } from "../../src/core/remember.ts";

function counting() {
  const asked: string[] = [];
  const lengthIsEven = remember((text) => {
    asked.push(text);
    return text.length % 2 === 0;
  });
  return { asked, lengthIsEven };
}

test("a value is computed once for each short text, also where it is false", () => {
  const { asked, lengthIsEven } = counting();
  expect(["a", "bb", "a", "bb"].map(lengthIsEven)).toEqual([false, true, false, true]);
  expect(asked).toEqual(["a", "bb"]);
});

test("a long text is not kept", () => {
  const { asked, lengthIsEven } = counting();
  const long = "x".repeat(limits.rememberedText + 1);
  lengthIsEven(long);
  lengthIsEven(long);
  expect(asked).toHaveLength(2);
});

test("all values are forgotten before they fill the memory", () => {
  const { asked, lengthIsEven } = counting();
  lengthIsEven("first");
  const size = limits.rememberedText;
  for (let at = 0; at <= limits.rememberedCharacters / size; at += 1) lengthIsEven(String(at).padEnd(size));
  const before = asked.length;
  lengthIsEven("first");
  expect(asked).toHaveLength(before + 1);
});
