import { describe, expect, test } from "vitest";
import { replySchemaOf, sheetForm } from "../../../src/scorers/judge/sheet-reply.ts";
import { by } from "../judgement/fixture.ts";
import { levels, type ReplyRow, replyToSheet, sheetOf, textRun, yesNo } from "../judgement/sheet-fixture.ts";

const question = sheetOf(textRun("What now?", "One. Two. Three."), {
  asks: { sentences: { so: yesNo, much: levels }, contexts: { used: yesNo } },
  contexts: ["A passage."],
});
const form = sheetForm(question);
const whole = replyToSheet(question);
const sentences = whole.sentences as ReplyRow[];
const [first, ...rest] = sentences;
const withSentences = (rows: unknown) => JSON.stringify({ ...whole, sentences: rows });
const changed = (change: object) => withSentences([{ ...first, ...change }, ...rest]);

describe("a filled sheet counts", () => {
  const read = {
    sentences: ["sentence-1", "sentence-2", "sentence-3"].map((id) => ({
      id,
      verdicts: { so: "yes", much: "high" },
      reason: `about ${id}`,
    })),
    contexts: [{ id: "context-1", verdicts: { used: "yes" }, reason: "about context-1" }],
  };
  const text = JSON.stringify(whole);

  test.each([
    ["alone", text],
    ["in a fence", `\`\`\`json\n${text}\n\`\`\``],
    ["after thinking", `<think>{"sentences": [}</think>${text}`],
    ["with its rows in another order", withSentences(sentences.toReversed())],
    ["with other keys", JSON.stringify({ ...whole, score: 11 })],
    ["with another key in a row", changed({ confidence: 0.9 })],
  ])("%s", (_how, reply) => {
    expect(form.read(reply)).toEqual({ reply: { tables: read } });
  });
});

describe("a sheet does not count", () => {
  test.each([
    ["empty", "", "no complete JSON object"],
    ["cut", JSON.stringify(whole).slice(0, -1), "no complete JSON object"],
    ["of another question", JSON.stringify({ ...whole, nonce: "0123456789abcdef" }), "nonce"],
    ["with a cell twice", JSON.stringify(whole).replace('"so"', '"so":"no","so"'), 'the key "so" twice'],
    ["without a table", JSON.stringify({ ...whole, contexts: undefined }), "at contexts"],
    ["with a table that is no list", withSentences("fine"), "at sentences"],
    [
      "with an empty table",
      withSentences([]),
      "does not have sentence-1, sentence-2, sentence-3 of sentences",
    ],
    ["without a row", withSentences(rest), "does not have sentence-1 of sentences"],
    ["with a row twice", withSentences([...sentences, first]), "sentence-1 of sentences twice"],
    ["with a row in place of another", changed({ id: "sentence-2" }), "sentence-2 of sentences twice"],
    ["with an invented row", withSentences([...sentences, { ...first, id: "sentence-4" }]), '"sentence-4"'],
    [
      "with a row of another table",
      withSentences([...sentences, { ...first, id: "context-1" }]),
      "context-1",
    ],
    ["with per cent", changed({ much: 85 }), "at sentences.0.much"],
    ["with a capital", changed({ so: "Yes" }), "at sentences.0.so"],
    ["with blanks", changed({ so: " yes " }), "at sentences.0.so"],
    ["with a word of another column", changed({ so: "high" }), "at sentences.0.so"],
    ["with a truth value", changed({ so: true }), "at sentences.0.so"],
    ["without a word", changed({ so: undefined }), "at sentences.0.so"],
    ["without a reason", changed({ reason: undefined }), "at sentences.0.reason"],
  ])("%s", (_how, reply, why) => {
    expect(form.read(reply)).toEqual({ fault: expect.stringContaining(why) });
  });
});

describe("what several votes come to", () => {
  const votes = (...words: (readonly [string, string])[]) =>
    words.map(([so, much], vote) => {
      const reply = replyToSheet(question, (_words, _id, column) => ({ so, much, used: "yes" })[column]);
      const rows = (reply.sentences as ReplyRow[]).map((row) => ({ ...row, reason: `vote ${vote + 1}` }));
      const read = form.read(JSON.stringify({ ...reply, sentences: rows }));
      if ("fault" in read) throw new Error(read.fault);
      return read.reply;
    });

  const medianOf = (replies: ReturnType<typeof votes>) => {
    const judgement = form.verdict(replies, by);
    if (!("tables" in judgement)) throw new Error("the judgement is about calls");
    return judgement;
  };

  test("is in each cell the word in the middle, with the first reason that fits the row", () => {
    const median = medianOf(votes(["yes", "low"], ["no", "high"], ["no", "medium"]));
    expect(median).toMatchObject({ sheet: "response", by, votes: 3 });
    expect(median.tables.sentences?.[0]).toEqual({
      id: "sentence-1",
      verdicts: { so: "no", much: "medium" },
      reason: "vote 3",
    });
  });

  test("has no reason in a row of which no vote says all", () => {
    const median = medianOf(votes(["yes", "low"], ["no", "high"], ["yes", "medium"]));
    expect(median.tables.sentences?.[0]).toEqual({
      id: "sentence-1",
      verdicts: { so: "yes", much: "medium" },
      reason: "vote 3",
    });
    const apart = medianOf(votes(["yes", "low"], ["no", "medium"], ["yes", "high"]));
    expect(apart.tables.sentences?.[0]).toEqual({
      id: "sentence-1",
      verdicts: { so: "yes", much: "medium" },
    });
  });

  test("is nothing without a vote", () => {
    expect(() => form.verdict([], by)).toThrow("a verdict needs a vote");
  });
});

test("the schema of a reply is closed, all of it is required, and it has strings and words alone", () => {
  const cell = (words: string[]) => ({ type: "string", enum: words });
  const rows = (columns: Record<string, object>) => ({
    type: "array",
    items: {
      type: "object",
      properties: { id: { type: "string" }, reason: { type: "string" }, ...columns },
      required: ["id", "reason", ...Object.keys(columns)],
      additionalProperties: false,
    },
  });
  expect(replySchemaOf(question)).toMatchObject({
    type: "object",
    properties: {
      nonce: { type: "string" },
      sentences: rows({ so: cell(["yes", "no"]), much: cell(["high", "medium", "low"]) }),
      contexts: rows({ used: cell(["yes", "no"]) }),
    },
    required: ["nonce", "sentences", "contexts"],
    additionalProperties: false,
  });
});
