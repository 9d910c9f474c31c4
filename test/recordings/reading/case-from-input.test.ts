import { beforeAll, describe, expect, test } from "vitest";
import { loadRe2 } from "../../../src/core/expression.ts";
import type { Json } from "../../../src/core/json.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import { areRandom, caseFromInput } from "../../../src/recordings/reading/case-from-input.ts";

beforeAll(loadRe2);

function named(setting: string, input: Json, redact: string[] = []): string {
  return namedIn({ messages: [{ role: "user", content: input }] }, setting, redact);
}

function namedIn(document: Json, setting: string, redact: string[]): string {
  const { runs } = readDocument(document);
  const [run] = runs;
  const nameCase = caseFromInput(setting, redact);
  if (run === undefined || nameCase === undefined) throw new Error("no name");
  return nameCase(run);
}

describe("a case that its input names", () => {
  test.each([
    ["Cancel order A-1042, please!", /^cancel-order-a-1042-please-[0-9a-f]{10}$/],
    ["取消我的订单", /^取消我的订单-[0-9a-f]{10}$/],
    ["🙈", /^[0-9a-f]{10}$/],
    ["x".repeat(5000), /^x{60}-[0-9a-f]{10}$/],
  ])("%s", (input, name) => {
    expect(named("input", input)).toMatch(name);
  });

  test("is the same for the same text in other blanks and another normal form", () => {
    expect(named("input", " to  Café\n")).toBe(named("input", "to Cafe\u0301"));
    expect(named("input", "to Lisbon")).not.toBe(named("input", "to lisbon"));
  });

  test("leaves out what an expression matches", () => {
    const setting = String.raw`input without /\d{4}-\d\d-\d\d|#\d+/`;
    expect(named(setting, "Parcel #17 of 2026-03-04")).toBe(named(setting, "Parcel #9 of 2026-11-30"));
    expect(() => named(setting, "2026-03-04")).toThrow("leaves out all that the user asked");
  });

  test("shows no secret and nothing that redact hides", () => {
    expect(named("input", `use sk-proj-${"aB3".repeat(20)}`)).toMatch(/^[0-9a-f]{10}$/);
    expect(named("input", "call Ada Lovelace now", ["/Ada \\w+/"])).toMatch(/^call-now-[0-9a-f]{10}$/);
  });

  test.each([
    ["a line of its own", "input", "Hello\nName: Ada Lovelace\nfly", "/(?m)^Name: .*$/", "hello-fly"],
    [
      "a part left out",
      String.raw`input without /\d{4}/`,
      "my 123-45-6789",
      String.raw`/\d{3}-\d\d-\d{4}/`,
      "my",
    ],
  ])("hides %s as redact does", (_title, setting, input, rule, name) => {
    expect(named(setting, input, [rule])).toMatch(new RegExp(`^${name}-[0-9a-f]{10}$`));
  });

  test("shows no value that redact hides in a call", () => {
    const call = {
      id: "1",
      type: "function",
      function: { name: "mail", arguments: '{"to":"ada@example.com"}' },
    };
    const messages = [
      { role: "user", content: "write to ada@example.com now" },
      { role: "assistant", content: null, tool_calls: [call] },
    ];
    expect(namedIn({ messages }, "input", ["mail.to"])).toMatch(/^write-to-now-[0-9a-f]{10}$/);
  });

  test("is an error without a text of a user", () => {
    expect(() => named("input", "")).toThrow("this run has no text of a user");
  });

  test("is not what a JSON pointer names", () => {
    expect(caseFromInput("/input", [])).toBeUndefined();
    expect(caseFromInput("inputs", [])).toBeUndefined();
    expect(() => caseFromInput("input without /(/", [])).toThrow("not a regular expression");
  });
});

test.each([
  [["0b2c3d4e-5f60-4182-93a4-b5c6d7e8f901"], true],
  [["trace-0b2c3d4e5f60418293a4b5c6"], true],
  [["run-1772438400"], true],
  [["toolu_01A09q90qw90lq917835"], true],
  [["book-flight", "cancel-order-1042", "a1b2c3d4"], false],
  [["cancellation-without-reason", "deadbeef"], false],
  [["book-flight", "0b2c3d4e-5f60-4182-93a4-b5c6d7e8f901"], false],
  [[], false],
])("ids of traces: %j is %s", (ids, isTrace) => {
  expect(areRandom(ids)).toBe(isTrace);
});
