import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { redactRules } from "../../../src/recordings/redact-values.ts";
import { questionOf } from "../../../src/scorers/judge/question.ts";
import { made } from "../fixture.ts";
import { callsIn, dataOf, judgeQuestion, runWith, seen, talk, terms } from "./fixture.ts";

describe("what the policy hides is not sent", () => {
  const secret = "4111-1111";
  const hiding = (...rules: string[]) => ({ ...seen(), redact: redactRules(rules) });
  const call = made(
    "pay",
    { card: secret, note: "for HL207", [secret]: [secret] },
    { result: `{"receipt": {"card": "${secret}"}}` },
  );

  test("by a path: from arguments, and from results that are JSON", () => {
    const [seen] = callsIn(judgeQuestion(runWith([call]), hiding("**.card")));
    expect(seen).toMatchObject({
      arguments: { card: "[redacted]", note: "for HL207" },
      result: { receipt: { card: "[redacted]" } },
    });
  });

  test("by an expression: from every text, key, name and description", () => {
    const tools = [{ name: `pay ${secret}`, description: `takes ${secret}` }];
    const { user } = judgeQuestion(
      runWith(
        [
          call,
          { ...call, name: secret, result: `paid with ${secret}` },
          made("pay", `{"card": "${secret}`, { malformed: true }),
          made("pay", {}, { result: `{"card": "${secret}` }),
        ],
        {
          texts: talk(["system", secret], ["user", secret], ["assistant", `no ${secret}`], ["user", "Hm"]),
          response: `Paid with ${secret}`,
        },
      ),
      { ...hiding("/4\\d+-\\d+/"), tools },
    );
    expect(user).not.toContain(secret);
    expect(user.split("[redacted]").length - 1).toBe(17);
  });

  test("by an expression over the text of a result, before it is opened", () => {
    const [seen] = callsIn(judgeQuestion(runWith([call]), hiding('/"card": "[^"]*"/')));
    expect(seen).toMatchObject({ result: '{"receipt": {[redacted]}}' });
  });

  test("not even in part, where what holds it is cut", () => {
    const text = `${"x".repeat(limits.judgedText / 2 - 4)}${secret}${"x".repeat(limits.judgedText)}`;
    const { user } = judgeQuestion(runWith([call], { texts: talk(["user", text]) }), hiding("/4\\d+-\\d+/"));
    expect(user).not.toContain("4111");
  });

  test("and neither are arguments of which nobody can tell which is which", () => {
    const unreadable = made("pay", `{"card": "${secret}`, { malformed: true });
    expect(judgeQuestion(runWith([unreadable]), hiding("card")).user).not.toContain(secret);
  });

  test("nor a result that should be JSON, where its paths cannot be followed", () => {
    const result = (text: string, ...rules: string[]) =>
      callsIn(judgeQuestion(runWith([made("pay", {}, { result: text })]), hiding(...rules)))[0]?.result;
    expect(result(`{"card": "${secret}", "cvv": 1`, "card")).toBe("[redacted]");
    expect(result('{"card": 4111111111111111, "pin": "1"}', "pin", "/\\d{16}/")).toBe("[redacted]");
    expect(result(`[1] Paris (the card says "${secret}")`, "card")).toContain(secret);
  });

  test("not from JSON in a text of a result, or of an argument, either, where it stays text", () => {
    const inner = JSON.stringify({ card: "4111", to: "Oslo" });
    const text = { content: [{ type: "text", text: inner }], double: JSON.stringify(inner), plain: "{}" };
    const hidden = '{"card":"[redacted]","to":"Oslo"}';
    const expected = {
      content: [{ type: "text", text: hidden }],
      double: JSON.stringify(hidden),
      plain: "{}",
    };
    for (const rule of ["pay.card", "**.text.card"]) {
      const call = made("pay", text, { result: JSON.stringify(text) });
      const [seen] = callsIn(judgeQuestion(runWith([call]), hiding(rule)));
      expect(seen).toMatchObject({ arguments: expected, result: expected });
    }
  });
});

describe("what is hidden by its path is hidden wherever else it stands", () => {
  const card = "4111-1111";
  const hiding = (...rules: string[]) => ({ ...seen(), redact: redactRules(rules) });

  test("in texts, descriptions, results, other arguments and their names", () => {
    const run = runWith(
      [
        made("pay", { card, to: "Oslo" }, { result: `paid with ${card}` }),
        made("note", { text: [`of ${card}`], [card]: 1 }, { result: JSON.stringify({ text: card }) }),
        made("note", `{"text": "${card}`, { malformed: true }),
      ],
      {
        input: `Pay with ${card}.`,
        texts: talk(["system", `Never say ${card}`], ["user", `Pay with ${card}.`], ["assistant", card]),
        response: `Paid with ${card}!`,
      },
    );
    const tools = [{ name: "pay", description: `with a card such as ${card}` }];
    const { user } = judgeQuestion(run, { ...hiding("pay.card"), tools });
    expect(user).not.toContain(card);
    expect(user).toContain("Pay with [redacted].");
    expect(user).toContain("with a card such as [redacted]");
    expect(user).toContain("Oslo");
  });

  const userSees = (text: string, args: Json, ...rules: string[]) =>
    dataOf(judgeQuestion(runWith([made("pay", args)], { input: text, texts: [] }), hiding(...rules)))
      .conversation[0]?.text;

  test.each<[string, Json, string, string]>([
    ["a number", 41111111, "my card 41111111.", "my card [redacted]."],
    ["a number that a double cannot hold", 41111111111111111n, "41111111111111111", "[redacted]"],
    ["a number without its sign", -4111, "owes 4111", "owes [redacted]"],
    ["the parts of an object", { a: ["Ada L.", { n: 1815 }] }, "Ada L., 1815", "[redacted], [redacted]"],
    ["the parts of JSON in a text", '{"n": "4111-1111"}', "n is 4111-1111", "n is [redacted]"],
    ["a text without the blanks around it", " 4111 1111\n", "4111 1111", "[redacted]"],
    ["a text as JSON writes it", 'so "called"', String.raw`{"x": "so \"called\""`, '{"x": "[redacted]"'],
    ["a longer one before a shorter one", ["4111", "4111-2"], "4111-2 4111", "[redacted] [redacted]"],
    ["what is too short to tell anything, not", ["yes", 123, true], "yes 123 true", "yes 123 true"],
  ])("%s", (_what, card, text, expected) => {
    expect(userSees(text, { card }, "card")).toBe(expected);
  });

  test("with the rest that an expression leaves of it", () => {
    expect(userSees("my id AB-4111", { id: "AB-4111" }, "id", "/\\d{4}/")).toBe("my id [redacted]");
    const calls = [made("pay", { id: "AB-4111" }), made("note", { of: "id AB-4111" })];
    const [, note] = callsIn(judgeQuestion(runWith(calls), hiding("id", "/\\d{4}/")));
    expect(note).toMatchObject({ arguments: { of: "id [redacted]" } });
  });

  test("also when the call that shows it is not judged", () => {
    const run = runWith([made("log", { card }), made("pay")], { input: `With ${card}`, texts: [] });
    const { user } = judgeQuestion(run, { ...hiding("card"), isIgnored: (name) => name === "log" });
    expect(user).not.toContain(card);
  });

  test("but not in names of tools, which a verdict must name", () => {
    const run = runWith([made("search", { card: "search" })]);
    expect(judgeQuestion(run, { ...hiding("card"), tools: [{ name: "search" }] }).tools).toEqual(["search"]);
    expect(callsIn(judgeQuestion(run, hiding("card")))[0]).toMatchObject({ name: "search" });
  });

  test("and a run that has too much of it is not judged", () => {
    const people = (count: number) => Array.from({ length: count }, (_, at) => `name-${at}`);
    const question = (count: number) =>
      questionOf(runWith([made("pay", { people: people(count) })]), hiding("people"), terms);
    expect(question(limits.hiddenValues)).toHaveProperty("key");
    expect(question(limits.hiddenValues + 1)).toEqual({
      unasked: "the run is too long for a judge: it has 1,001 hidden values, of at most 1,000 hidden values",
    });
  });

  test("nor one in which long values would have to be sought in much text", () => {
    const people = (count: number) => Array.from({ length: count }, (_, at) => `${"a".repeat(90)}${at}`);
    const question = (count: number) =>
      questionOf(runWith([made("pay", { people: people(count) })]), hiding("people"), terms);
    expect(question(100)).toHaveProperty("key");
    expect(question(500)).toMatchObject({
      unasked: expect.stringContaining("what redact hides by its path"),
    });
  });
});

describe("of what is too long to be searched for what the policy hides", () => {
  const hiding = (...rules: string[]) => ({ ...seen(), redact: redactRules(rules) });
  const half = limits.redactedText / 2;
  const secret = "4111111111111111";
  const shown = (result: Json, ...rules: string[]) =>
    callsIn(judgeQuestion(runWith([made("pay", {}, { result })]), hiding(...rules)))[0]?.result;
  const long = { card: secret, all: Array.from({ length: half }, () => 1) };

  test("beginning and end are, as text", () => {
    const text = `${secret} begin ${"x".repeat(9 * half)} end ${secret}`;
    const expected = /^\[redacted\] begin x+\[… 22\d,\d{3} characters left out …\]x+ end \[redacted\]$/;
    expect(shown(text, "/\\d{16}/")).toMatch(expected);
    expect(shown(text, "/\\d{16}/", "card")).toMatch(expected);
    expect(shown(long, "/\\d{16}/")).toMatch(
      /^\{"card":"\[redacted\]","all":\[1,1,.* left out …\][1,]+\]\}$/,
    );
  });

  test("nothing is shown where paths are hidden, and cannot be followed", () => {
    expect(shown(long, "card")).toBe("[redacted]");
    expect(shown(JSON.stringify(long), "card")).toBe("[redacted]");
    expect(shown("x".repeat(3 * half), "pay")).toBe("[redacted]");
    expect(shown(JSON.stringify(long), "/no/")).toContain(secret);
  });

  test("nothing is shown that stands next to what is not searched, and may be the beginning of it", () => {
    // Redaction shortens the text, so that its end moves to the visible part.
    const text = `${"A".repeat(half - 100)}${"B".repeat(9 * half)}C${"A".repeat(half - 100)}`;
    expect(shown(text, "/A+/", "/B+C/")).not.toContain("B");
    expect(shown(text, "/A+/")).not.toContain("B");
  });

  test("a run with too much of it is not judged", () => {
    const texts = talk(...Array.from({ length: 101 }, () => ["user", "x".repeat(2 * half)] as const));
    const { unasked } = questionOf(runWith([made("a")], { texts }), hiding("/x+/"), terms) as {
      unasked: string;
    };
    expect(unasked).toBe(
      "the run is too long for a judge: it has 5,050,019 characters, of at most 5,000,000 characters",
    );
    expect(questionOf(runWith([made("a")], { texts: texts.slice(2) }), hiding("/x+/"), terms)).toHaveProperty(
      "key",
    );
  });
});
