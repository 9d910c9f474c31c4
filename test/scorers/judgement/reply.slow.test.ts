import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { readReply } from "../../../src/scorers/judge/reply.ts";
import { made } from "../fixture.ts";
import { anyText, END } from "../judge/any-reply-text.ts";
import { judgeQuestion, replyTo, runWith, seen } from "./fixture.ts";

const question = judgeQuestion(runWith([made("a"), made("b"), made("a")]), seen(["a", "b", "c"]));
const whole = replyTo(question, { not: ["call-2"], missing: ["c"] });
const { nonce: _, ...reply } = whole;

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
    ["before words", `${text}\nI hope {this} helps, and "{" too. {"So" we {"think":}.\n`],
    ["after a brace that is never closed", `{"a": {"b": [ and so on: ${text}`],
    ["with one key in several objects", JSON.stringify({ ...whole, nested: { nonce: 1, reason: "{" } })],
    ["after a quotation mark that is never closed", `{"a": "${text}`],
    ["with other keys", JSON.stringify({ ...whole, score: 1, __proto__: { x: 1 } })],
    [
      "with the calls in another order",
      JSON.stringify({ ...whole, evaluations: whole.evaluations.toReversed() }),
    ],
    ["with a tool named twice", JSON.stringify({ ...whole, missingTools: ["c", "c"] })],
  ])("%s", (_how, replyText) => {
    expect(readReply(replyText, question)).toEqual({ reply });
  });
});

test("a call that is appropriate in part is not appropriate, whatever the reply says besides", () => {
  const replyWith = (partly: unknown) =>
    JSON.stringify({
      ...whole,
      evaluations: whole.evaluations.map((evaluation) => ({ ...evaluation, partly })),
    });
  const [first, second] = whole.evaluations;
  expect(readReply(replyWith(true), question)).toMatchObject({
    reply: {
      evaluations: [
        { ...first, wasAppropriate: false, partly: true },
        { ...second, partly: true },
        { wasAppropriate: false, partly: true },
      ],
    },
  });
  expect(readReply(replyWith(false), question)).toEqual({ reply });
  expect(faultOf(replyWith("true"))).toContain("at evaluations.0.partly");
});

describe("a reply does not count", () => {
  const [first, second, third] = whole.evaluations;
  const other = (more: object) => JSON.stringify({ ...whole, ...more });
  const { missingTools, ...without } = whole;

  test.each<[string, string, string]>([
    ["empty", "", "the reply has no complete JSON object"],
    ["in words", "All calls were appropriate.", "the reply has no complete JSON object"],
    ["as a number", "1", "the reply has no complete JSON object"],
    ["cut", JSON.stringify(whole).slice(0, -1), "the reply has no complete JSON object"],
    [
      "cut after a draft",
      `<think>First: ${JSON.stringify(whole)}</think>\n{"nonce":"${whole.nonce}","evaluati`,
      "the reply has no complete JSON object",
    ],
    [
      "cut around a draft",
      `{"echo":${JSON.stringify(whole)},"verdict":{"nonce":"`,
      "the reply has no complete JSON object",
    ],
    ["cut after its first sign", `${JSON.stringify(whole)}\n{`, "the reply has no complete JSON object"],
    [
      "with two verdicts on a call",
      JSON.stringify(whole).replace('"wasAppropriate":true', '"wasAppropriate":false,"wasAppropriate":true'),
      'the key "wasAppropriate" twice in one object',
    ],
    [
      "with two lists of missing tools, one of them escaped",
      JSON.stringify(whole).replace('"missingTools"', String.raw`"missing\u0054ools":["a"],"missingTools"`),
      'the key "missingTools" twice in one object',
    ],
    [
      "with a key twice in what nobody asked for",
      other({}).replace("{", '{"more":[{"a":{"b":1,"c":2,"b":"}"}}],'),
      'the key "b" twice in one object',
    ],
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
  ])("%s", (_how, reply, fault) => {
    expect(faultOf(reply)).toContain(fault);
  });

  test("with a key twice, however deep it stands", () => {
    const deep = `${"[".repeat(100_000)}{"a":1,"a":2}${"]".repeat(100_000)}`;
    expect(faultOf(other({}).replace("{", `{"more":${deep},`))).toContain('the key "a" twice');
  });

  test("and what is wrong with it is said in short", () => {
    const long = "x".repeat(100_000);
    for (const reply of [other({ nonce: long }), other({ missingTools: [long] }), long])
      expect(faultOf(reply).length).toBeLessThan(200);
    const named = faultOf(other({ evaluations: [{ ...first, callId: long }] }));
    expect(named.length).toBeLessThan(200);
  });
});

test("a reply counts however many tools there are, and however often it names one", () => {
  const tools = Array.from({ length: 4_000 }, (_, at) => `tool-${at}`);
  const many = judgeQuestion(runWith([]), seen(tools));
  const missing = Array.from({ length: 100_000 }, () => "tool-3999");
  expect(readReply(JSON.stringify(replyTo(many, { missing })), many)).toMatchObject({
    reply: { missingTools: ["tool-3999"] },
  });
});

/** Bytes of live objects. */
function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

describe("of a judge's reasons is kept", () => {
  const withReasons = (text: string) => {
    const evaluations = whole.evaluations.map((evaluation) => ({ ...evaluation, reasoning: text }));
    const read = readReply(JSON.stringify({ ...whole, evaluations, reason: text }), question);
    if ("fault" in read) throw new Error(read.fault);
    return [...read.reply.evaluations.map(({ reasoning }) => reasoning), read.reply.reason];
  };

  test("all, up to several times what is shown", () => {
    const text = "x".repeat(limits.keptReasoning);
    expect(limits.keptReasoning).toBeGreaterThanOrEqual(4 * limits.shownReasoning);
    expect(withReasons(text)).toEqual([text, text, text, text]);
  });

  test("the beginning, and no half of a character", () => {
    const truncated = `${"x".repeat(limits.keptReasoning - 1)}…`;
    for (const one of withReasons(`${"x".repeat(limits.keptReasoning - 1)}${"😀".repeat(9)}`))
      expect(one).toBe(truncated);
  });

  test("nothing of the rest, in memory either", () => {
    const long = "x".repeat(1024 * 1024);
    const before = heapInUse();
    const truncated = Array.from({ length: 50 }, (_, at) => withReasons(at + long));
    expect(heapInUse() - before).toBeLessThan(5 * long.length);
    expect(truncated.flat()).toHaveLength(200);
  });
});

test("the last object of a text is a reply at the end of any text that does not go on in it", () => {
  const text = JSON.stringify(whole);
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: "binary" })), fc.boolean(), (before, lines) => {
      const replyText = lines ? JSON.stringify(whole, null, 2) : text;
      expect(readReply(before + END + replyText, question)).toEqual({ reply });
    }),
    { numRuns: 300 },
  );
});
