import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { redactRules } from "../../../src/recordings/redact-values.ts";
import { redactor } from "../../../src/report/details.ts";

const hidden = "[redacted]";

const shown = (rules: string[], args: Json, tool = "send") => redactor(rules).argument(args, tool, []);

describe("a path rule hides an argument", () => {
  test.each<[string, Json, Json]>([
    ["body", { body: "x", to: "y" }, { body: hidden, to: "y" }],
    ["send.body", { body: "x", to: "y" }, { body: hidden, to: "y" }],
    ["other.body", { body: "x" }, { body: "x" }],
    ["*.body", { body: "x", a: { body: "y" } }, { body: hidden, a: { body: hidden } }],
    ["user", { user: { name: "x" } }, { user: hidden }],
    ["user.name", { user: { name: "x", age: 5 } }, { user: { name: hidden, age: 5 } }],
    ["name", { user: { name: "x" } }, { user: { name: "x" } }],
    [
      "**.name",
      { name: "a", user: { name: "x", of: [{ name: "y" }] } },
      { name: hidden, user: { name: hidden, of: [{ name: hidden }] } },
    ],
    ["people.name", { people: [{ name: "x", id: 1 }] }, { people: [{ name: hidden, id: 1 }] }],
    ["{body,to}", { body: 1, to: null, cc: 2 }, { body: hidden, to: hidden, cc: 2 }],
    ["pass*", { password: "x", passport: 1, user: 2 }, { password: hidden, passport: hidden, user: 2 }],
    ["send", { body: "x" }, hidden],
    ["a.b", { "a.b": "x" }, { "a.b": hidden }],
  ])("%s", (rule, args, expected) => {
    expect(shown([rule], args)).toEqual(expected);
  });

  test("when the tool's name has dots or slashes", () => {
    expect(shown(["path"], { path: "x" }, "fs.read")).toEqual({ path: hidden });
    expect(shown(["fs.read.path"], { path: "x" }, "fs.read")).toEqual({ path: hidden });
    expect(shown(["path"], { path: "x" }, "fs/read")).toEqual({ path: hidden });
  });

  test("and everything inside it, where only a part is shown", () => {
    const { argument } = redactor(["user"]);
    expect(argument("secret", "send", ["user", "password"])).toBe(hidden);
    expect(argument({ b: "secret" }, "send", ["user", "a"])).toBe(hidden);
    expect(argument("public", "send", ["to"])).toBe("public");
  });

  test("inside a matcher too", () => {
    expect(shown(["to"], { to: { $oneOf: ["x", "y"] } })).toEqual({ to: hidden });
    const card = { $subset: { card: "4111", id: 1 } };
    expect(shown(["pay.card"], { pay: card })).toEqual({ pay: { $subset: { card: hidden, id: 1 } } });
    expect(shown(["card"], card)).toEqual({ $subset: { card: hidden, id: 1 } });
    expect(shown(["pay.card"], { pay: { $oneOf: [card, { $contains: { card: "5" } }] } })).toEqual({
      pay: { $oneOf: [{ $subset: { card: hidden, id: 1 } }, { $contains: { card: hidden } }] },
    });
  });

  test("in a text that is JSON too, by its path there and by the path through the text", () => {
    const args = { body: JSON.stringify({ card: "x", to: ["y"] }) };
    const left = { body: `{"card":"${hidden}","to":["y"]}` };
    expect(shown(["card"], args)).toEqual(left);
    expect(shown(["send.body.card"], args)).toEqual(left);
    expect(shown(["other.card"], { body: ' {"card": "x"}' })).toEqual({ body: ' {"card": "x"}' });
    expect(shown(["card"], { body: '{"card": "x"' })).toEqual({ body: hidden });
  });

  test("in texts in texts, as deep as they are opened, and deeper no text at all", () => {
    const nested = (times: number, wrap: (text: string) => Json): string =>
      times === 0 ? '{"card":"secret"}' : JSON.stringify(wrap(nested(times - 1, wrap)));
    for (const wrap of [(text: string) => ({ a: text }), (text: string) => [text], (text: string) => text])
      for (const times of [1, 2, 3, 4, 5, 9]) {
        const text = shown(["card"], nested(times, wrap));
        expect(text).not.toContain("secret");
        expect(text).toContain(hidden);
        expect(String(text).includes("card")).toBe(times < limits.openedTexts);
      }
  });

  test("and every argument that is not JSON, since nobody can tell which is which", () => {
    expect(redactor(["body"]).malformed('{"body": "secret"')).toBe(hidden);
    expect(redactor(["/secret/"]).malformed('{"body": "secret"')).toBe(`{"body": "${hidden}"`);
  });
});

describe("an expression hides what it matches", () => {
  test("in texts, numbers, keys and lists, anywhere", () => {
    const card = 4111111111111111;
    expect(shown(["/\\d{16}/"], { a: `card ${card}!`, b: [card, 5], [`k${card}`]: true })).toEqual({
      a: `card ${hidden}!`,
      b: [hidden, 5],
      [`k${hidden}`]: true,
    });
    expect(shown(["/\\d{16}/"], { big: 41111111111111119n })).toEqual({ big: `${hidden}9` });
  });

  test("every time, whatever the replacement would mean", () => {
    expect(redactRules(["/a/"]).clean("banana")).toBe(`b${hidden}n${hidden}n${hidden}`);
    expect(redactRules(["/\\$0/"]).clean("$0 $1")).toBe(`${hidden} $1`);
  });

  test("together with others", () => {
    expect(redactRules(["/a+/", "/b+/"]).clean("aabbc")).toBe(`${hidden}${hidden}c`);
  });
});

describe("a value that is shown", () => {
  test("is what it was when nothing hides it", () => {
    const args: Json = { a: [1, true, null, { b: "x" }], __proto__: "x" };
    expect(shown([], args)).toEqual(args);
  });

  test("has its long texts cut, and is cut itself when it is still too long", () => {
    const { text } = shown([], { text: "x".repeat(5_000) }) as { text: string };
    expect(text).toBe(`${"x".repeat(limits.shownString)}…`);
    const many = shown(
      [],
      Array.from({ length: 1_000 }, (_, at) => at),
    );
    expect(many).toMatch(/^\[0,1,2,3,.*…$/);
    expect(String(many)).toHaveLength(limits.shownValue + 1);
  });

  test("is redacted before it is cut, so that no rest of a secret stays", () => {
    const text = `${"x".repeat(limits.shownString - 2)}4111111111111111`;
    expect(shown(["/\\d{16}/"], { text })).toEqual({ text: `${"x".repeat(118)}[r…` });
  });

  test("never ends in half a character", () => {
    const text = `${"x".repeat(limits.shownString - 1)}😀`;
    expect(shown([], text)).toBe(`${"x".repeat(limits.shownString - 1)}…`);
  });

  test("of an integer beyond 2^53 is its digits", () => {
    expect(shown([], { id: 9007199254740993n })).toEqual({ id: "9007199254740993 (a number)" });
  });
});
