import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lastObject } from "../../src/judgement/last-object.ts";
import { readReply } from "../../src/judgement/reply.ts";
import { made } from "../scorers/fixture.ts";
import { asked, replyTo, runWith, seen } from "./fixture.ts";

const question = asked(runWith([made("a"), made("b"), made("a")]), seen(["a", "b", "c"]));
const whole = replyTo(question, { not: ["call-2"], missing: ["c"] });
const { nonce: _, ...reply } = whole;

/** What is wrong with a reply, or nothing. */
function faultOf(text: string): string {
  const read = readReply(text, question);
  return "fault" in read ? read.fault : "";
}

describe("a reply counts", () => {
  const text = JSON.stringify(whole);

  test.each([
    ["alone", text],
    ["over several lines", JSON.stringify(whole, null, 2)],
    ["in a fence", `\`\`\`json\n${text}\n\`\`\`\n`],
    ["after thinking", `<think>The run {is} {"odd": [1, 2}, "so\nwhat"</think>${text}`],
    ["after an echo of the data", `{"conversation": [{"calls": []}]}\n${text}`],
    ["after a verdict", `${JSON.stringify(replyTo(question))}\nOn second thought:\n${text}`],
    ["before a word", `${text}\nI hope {this} helps: "{`],
    ["after a brace that is never closed", `{"a": {"b": [${text}`],
    ["after a quotation mark that is never closed", `{"a": "${text}`],
    ["with other keys", JSON.stringify({ ...whole, score: 1, __proto__: { x: 1 } })],
    [
      "with the calls in another order",
      JSON.stringify({ ...whole, evaluations: whole.evaluations.toReversed() }),
    ],
    ["with a tool named twice", JSON.stringify({ ...whole, missingTools: ["c", "c"] })],
  ])("%s", (_how, said) => {
    expect(readReply(said, question)).toEqual({ reply });
  });
});

describe("a reply does not count", () => {
  const [first, second, third] = whole.evaluations;
  const other = (more: object) => JSON.stringify({ ...whole, ...more });
  const { missingTools, ...without } = whole;

  test.each<[string, string, string]>([
    ["empty", "", "the reply holds no whole JSON object"],
    ["in words", "All calls were appropriate.", "the reply holds no whole JSON object"],
    ["as a number", "1", "the reply holds no whole JSON object"],
    ["cut", JSON.stringify(whole).slice(0, -1), "the reply is not what was asked for at nonce"],
    ["of another shape", '{"score": 1}', "the reply is not what was asked for at nonce"],
    ["with a list left out", JSON.stringify(without), "at missingTools"],
    [
      "with a number for a verdict",
      other({ evaluations: [{ ...first, wasAppropriate: 1 }] }),
      "at evaluations.0.was",
    ],
    [
      "with a text for a verdict",
      other({ evaluations: [{ ...first, wasAppropriate: "true" }] }),
      "at evaluations.0",
    ],
    ["without a nonce", other({ nonce: undefined }), "at nonce"],
    [
      "with another nonce",
      other({ nonce: "0123456789abcdef" }),
      'the nonce "0123456789abcdef" of another question',
    ],
    ["with the nonce in capitals", other({ nonce: `${whole.nonce.toUpperCase()} ` }), "of another question"],
    ["without a call", other({ evaluations: [first, second] }), "the reply does not judge call-3"],
    ["without any call", other({ evaluations: [] }), "the reply does not judge call-1, call-2, call-3"],
    [
      "with a call twice",
      other({ evaluations: [first, second, third, second] }),
      "the reply judges call-2 twice",
    ],
    [
      "with a call twice for another one",
      other({ evaluations: [first, second, second] }),
      "the reply judges call-2 twice",
    ],
    [
      "with an invented call",
      other({ evaluations: [first, second, third, { ...first, callId: "call-4" }] }),
      'the reply judges "call-4", which is no call',
    ],
    [
      "with a tool in a call's place",
      other({ evaluations: [{ ...first, callId: "a" }, second, third] }),
      'the reply judges "a", which is no call',
    ],
    [
      "with None in a call's place",
      other({ evaluations: [{ ...first, callId: "None" }] }),
      '"None", which is no call',
    ],
    [
      "with a tool that was not available",
      other({ missingTools: ["c", "d"] }),
      'misses "d", which is none of',
    ],
    ["with a tool of another case", other({ missingTools: ["C"] }), 'misses "C", which is none of'],
    ["with Object's own members", other({ missingTools: ["constructor"] }), 'misses "constructor"'],
    ["before another object", `${JSON.stringify(whole)} {}`, "at nonce"],
    ["within another object", `{"reply": ${JSON.stringify(whole)}}`, "at nonce"],
  ])("%s", (_how, said, fault) => {
    expect(faultOf(said)).toContain(fault);
  });

  test("and what is wrong with it is said in short", () => {
    const long = "x".repeat(100_000);
    for (const said of [other({ nonce: long }), other({ missingTools: [long] }), long])
      expect(faultOf(said).length).toBeLessThan(200);
    const named = faultOf(other({ evaluations: [{ ...first, callId: long }] }));
    expect(named.length).toBeLessThan(200);
  });
});

describe("the last object of a text", () => {
  /** By trying: each brace with each end, the first that parses. */
  function bySearch(text: string): string | undefined {
    let last: string | undefined;
    for (let at = 0; at < text.length; ) {
      const found = text[at] === "{" ? wholeAt(text, at) : undefined;
      last = found ?? last;
      at += found?.length ?? 1;
    }
    return last;
  }

  function wholeAt(text: string, at: number): string | undefined {
    for (let end = at + 2; end <= text.length; end += 1) {
      const candidate = text.slice(at, end);
      try {
        JSON.parse(candidate);
        return candidate;
      } catch {}
    }
    return undefined;
  }

  const pieces = fc.constantFrom(
    ...["{", "}", "[", "]", '"', ":", ",", "\\", "1", "-", ".5", "e3", "null", "true", " ", "\n", "u00e9"],
    ...['{"a":', '"b"', "{}", '{"a":1}', '{"a":"{', '\\"', "\u0007", "\u2028", "\ud800", "x", "```"],
  );
  const anyText = fc
    .array(fc.oneof(pieces, fc.json({ maxDepth: 2 })), { maxLength: 14 })
    .map((all) => all.join(""));

  test("is the one that is found by trying", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(lastObject(text)).toBe(bySearch(text));
      }),
      { numRuns: 1_000 },
    );
  });

  test("is a reply at the end of any text that does not go on in it", () => {
    const text = JSON.stringify(whole);
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: "binary" })), fc.boolean(), (before, lines) => {
        const said = lines ? JSON.stringify(whole, null, 2) : text;
        expect(readReply(before + said, question)).toEqual({ reply });
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['{"a":', 100_000],
    ['{"a":[', 75_000],
    ["{", 300_000],
    ['{"', 200_000],
    ['{"k":"..{"k":"', 50_000],
    [`{${" ".repeat(1_000)}`, 1_000],
    ['{"a\\"', 100_000],
  ])("is sought in linear time: %j many times", (piece, times) => {
    expect(lastObject(piece.repeat(times))).toBeUndefined();
    expect(lastObject(`${piece.repeat(times)}{"b":1}`)).toBe('{"b":1}');
  });

  test("is found however deep and long it is", () => {
    const deep = `{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
    const long = `{"a":"${"x\\n".repeat(200_000)}"}`;
    expect(lastObject(`{}${deep}`)).toBe(deep);
    expect(lastObject(`{}${long}`)).toBe(long);
  });
});
