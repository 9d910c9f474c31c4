import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { redactRules } from "../../src/recordings/redact-values.ts";
import type { Run } from "../../src/recordings/run.ts";
import type { SheetDetails } from "../../src/scorers/details.ts";
import { type Expectation, recordedExpectation } from "../../src/scorers/expectation.ts";
import type { SheetJudgement, SheetQuestion } from "../../src/scorers/judge/judgement.ts";
import type { VisibleContext } from "../../src/scorers/judge/question.ts";
import type { PendingQuestion } from "../../src/scorers/llm.ts";
import { resolveOptions } from "../../src/scorers/options.ts";
import { sheetQuestions } from "../../src/scorers/sheet-questions.ts";
import { textScorers } from "../../src/scorers/texts/index.ts";
import type { ContextOption } from "../../src/scorers/texts/judged-texts.ts";
import { type CaseTexts, type JudgedText, judged } from "../../src/scorers/texts/text-scorer.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { made } from "./fixture.ts";
import { sheetBy as by, runWith, seen, terms } from "./judgement/fixture.ts";
import { levels, replyToSheet, sheetData, yesNo } from "./judgement/sheet-fixture.ts";

const facts = {
  direction: "higher" as const,
  passMark: 1,
  what: "",
  version: 1,
  schema: () => ({}),
  unasked: () => undefined,
};

const ofSentences = judged({
  ...facts,
  id: "of-sentences",
  options: {},
  sheet: () => "response",
  asks: () => ({ sentences: { so: yesNo } }),
  score({ sentences = [] }) {
    const so = sentences.filter(({ verdicts }) => verdicts.so === "yes").length;
    return { status: "scored", value: so / sentences.length, details: { counts: { so }, lacks: [] } };
  },
}) as JudgedText;

const ofContexts = (id: string) =>
  judged({
    ...facts,
    id,
    options: { context: "" as ContextOption },
    sheet: () => "response",
    asks: () => ({ sentences: { so: yesNo }, contexts: { [id.replace(/\W/g, "")]: levels } }),
    missing: ({ context }, option) =>
      option.context === "case" && context === undefined ? "context" : undefined,
    unasked: ({ contexts }) => (contexts === 0 ? "there is no context" : undefined),
    score: ({ contexts = [] }) => ({
      status: "scored",
      value: 1,
      details: { counts: { contexts: contexts.length }, lacks: contexts.map((row) => ({ text: row.id })) },
    }),
  }) as JudgedText;

const about = (scorer: Partial<JudgedText> & { id: string }) => ({ ...ofSentences, ...scorer }) as JudgedText;

interface QuestionOptions {
  options?: Record<string, object>;
  texts?: CaseTexts;
  about?: VisibleContext;
}

function expectationOf({ options = {}, texts = {} }: QuestionOptions): Expectation {
  return { ...recordedExpectation("a", {}, undefined, resolveOptions(), options), texts };
}

function pending(run: Run, scorers: readonly JudgedText[], options: QuestionOptions = {}) {
  return sheetQuestions(run, expectationOf(options), scorers, options.about ?? seen(), terms);
}

const sheetsIn = (all: readonly PendingQuestion[]) => all.map(({ question }) => question as SheetQuestion);
const result = (name: string, value: unknown, status: "ok" | "error" = "ok") =>
  made(name, {}, { status, result: value as string });
const spoken = { response: "One. Two.", input: "Why?" };
const searched = runWith([result("search", ["a", "b"])], spoken);

describe("scorers share a question", () => {
  test("where they share a sheet and what the answer may rest on; who asks nothing about that joins", () => {
    const { pending: all, scores } = pending(searched, [ofSentences, ofContexts("one"), ofContexts("two")]);
    expect(scores).toEqual({});
    expect(all.map((pendingQuestion) => pendingQuestion.scorers)).toEqual([["of-sentences", "one", "two"]]);
    expect(sheetsIn(all)[0]?.tables).toEqual([
      { name: "sentences", rows: ["sentence-1", "sentence-2"], columns: { so: ["yes", "no"] } },
      {
        name: "contexts",
        rows: ["context-1", "context-2"],
        columns: { one: levels.words, two: levels.words },
      },
    ]);
  });

  test("but not where they select other contexts", () => {
    const options = { two: { context: { toolResults: ["find*"] } } };
    const run = runWith([result("search", "a"), result("find_it", "b")], spoken);
    const { pending: all } = pending(run, [ofContexts("one"), ofContexts("two"), ofSentences], {
      options,
    });
    expect(all.map((pendingQuestion) => pendingQuestion.scorers)).toEqual([["one", "of-sentences"], ["two"]]);
    expect(sheetsIn(all).map((sheetQuestion) => sheetData(sheetQuestion).contexts)).toMatchObject([
      [{ text: "a" }, { text: "b" }],
      [{ text: "b" }],
    ]);
  });

  test("and not another sheet", () => {
    const other = about({ id: "other", sheet: () => "instructions" });
    expect(
      pending(searched, [ofSentences, other]).pending.map((pendingQuestion) => pendingQuestion.scorers),
    ).toEqual([["of-sentences"], ["other"]]);
  });

  test("that shows no contexts where nobody asks about them", () => {
    const [sheet] = sheetsIn(pending(searched, [ofSentences]).pending);
    expect(sheet === undefined || sheetData(sheet)).toEqual({
      request: "Why?",
      sentences: [
        { id: "sentence-1", text: "One." },
        { id: "sentence-2", text: "Two." },
      ],
    });
  });

  test("whose key hangs on the columns, and on nothing that changes from recording to recording", () => {
    const keyOf = (run: Run, ...scorers: JudgedText[]) => sheetsIn(pending(run, scorers).pending)[0]?.key;
    const again = runWith([{ ...result("search", ["a", "b"]), id: "other" }], spoken);
    expect(keyOf(again, ofSentences, ofContexts("one"))).toBe(
      keyOf(searched, ofSentences, ofContexts("one")),
    );
    const keys = [
      keyOf(searched, ofSentences),
      keyOf(searched, ofSentences, ofContexts("one")),
      keyOf(searched, ofContexts("one"), ofContexts("two")),
      keyOf({ ...searched, response: "One. Three." }, ofSentences),
      keyOf({ ...searched, input: "How?" }, ofSentences),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("is a mistake of ours where two ask otherwise in one column", () => {
    const other = about({
      id: "other",
      asks: () => ({ sentences: { so: { ...yesNo, words: ["no", "yes"] } } }),
    });
    const taken = about({ id: "taken", asks: () => ({ sentences: { id: yesNo } }) });
    expect(() => pending(searched, [ofSentences, other])).toThrow("other asks otherwise in sentences.so");
    expect(() => pending(searched, [taken])).toThrow("taken asks otherwise in sentences.id");
  });
});

describe("what the answer may rest on", () => {
  const contextsOf = (run: Run, options: QuestionOptions = {}) => {
    const { pending: all, scores } = pending(run, [ofContexts("one")], options);
    const [sheet] = sheetsIn(all);
    if (sheet === undefined) return scores.one;
    return (sheetData(sheet).contexts as { text: string }[]).map(({ text }) => text);
  };
  const context = [
    { id: "policy-3", text: "Of the case." },
    { id: "b", text: "More." },
  ];
  const under = (option: ContextOption) => ({ options: { one: { context: option } } });

  test.each<[string, QuestionOptions, unknown]>([
    ["is that of the case", { texts: { context } }, ["Of the case.", "More."]],
    ["is what tools answered where the case has none", {}, ["a", "b"]],
    [
      "is what tools answered where that is asked for",
      { texts: { context }, ...under("tool-results") },
      ["a", "b"],
    ],
    [
      "is that of the case where that is asked for",
      { texts: { context }, ...under("case") },
      ["Of the case.", "More."],
    ],
    [
      "is missing where the case has none",
      under("case"),
      { status: "not-assessed", reason: "the case declares no context", nothingToMeasure: true },
    ],
    [
      "is nothing where the case says so",
      { texts: { context: [] } },
      { status: "not-assessed", reason: "there is no context", nothingToMeasure: true },
    ],
  ])("%s", (_what, options, expected) => {
    expect(contextsOf(searched, options)).toEqual(expected);
  });

  test("is each item of a list, as a list or as JSON in a text, and of anything else the whole", () => {
    const run = runWith(
      [
        result("a", '[{"text": "x", "page": 1}, "y", null, " "]'),
        result("b", { list: ["z"] }),
        result("c", "plain [text]"),
        result("d", 7),
      ],
      spoken,
    );
    expect(contextsOf(run)).toEqual(['{"text":"x","page":1}', "y", '{"list":["z"]}', "plain [text]", "7"]);
  });

  test("is nothing of calls that failed or had no answer, nor of tools that the policy ignores", () => {
    const run = runWith(
      [result("a", "failed", "error"), made("b"), result("think", "hm"), result("c", "kept")],
      spoken,
    );
    const book = toolBook([{ match: "think", ignore: true }]);
    expect(contextsOf(run, { about: seen([], { isIgnored: (name) => book.ignores(name) }) })).toEqual([
      "kept",
    ]);
  });

  test("is without what the policy hides, also where a text repeats it", () => {
    const rules = redactRules(["/\\d{16}/", "pay.password"]);
    const run = runWith(
      [
        made(
          "pay",
          { password: "hunter22" },
          {
            status: "ok",
            result: ['{"password": "hunter22"}', "card 4111111111111111", "so hunter22 it is"],
          },
        ),
      ],
      { response: "It is hunter22. And 4111111111111111.", input: "With hunter22?" },
    );
    const texts = { context: [{ id: "a", text: "Told hunter22." }], groundTruth: ["hunter22"] };
    const scorer = about({ id: "other", sheet: () => "reference", asks: () => ({ units: { so: yesNo } }) });
    const context = { texts, about: seen([], { redact: rules }), ...under("tool-results") };
    const { pending: all } = pending(run, [ofContexts("one"), scorer], context);
    const sent = all.map(({ question: { system, user } }) => system + user).join();
    expect(all).toHaveLength(2);
    expect(sent).toContain("[redacted]");
    for (const hidden of ["hunter22", "4111111111111111"]) expect(sent).not.toContain(hidden);
  });
});

describe("a run that is too long for a judge is not assessed", () => {
  const tooLong = (what: string) => ({ status: "not-assessed", reason: expect.stringContaining(what) });
  const sentences = (count: number) => "So. ".repeat(count);

  test.each([
    ["sentences", { ...spoken, response: sentences(limits.judgedRows + 1) }, "rows"],
    ["characters of an answer", { ...spoken, response: "x".repeat(limits.redactedText + 1) }, "characters"],
    ["characters of a request", { ...spoken, input: "x".repeat(limits.redactedText + 1) }, "characters"],
  ])("by its %s", (_what, answer, noun) => {
    expect(pending(runWith([], answer), [ofSentences])).toEqual({
      scores: { "of-sentences": tooLong(noun) },
      pending: [],
    });
    const most = { ...spoken, response: sentences(limits.judgedRows) };
    expect(pending(runWith([], most), [ofSentences]).pending).toHaveLength(1);
  });

  test.each([
    ["by their number", Array.from({ length: limits.judgedContexts + 1 }, () => "a"), "contexts"],
    ["by their rows", Array.from({ length: limits.judgedRows }, () => "a"), "rows"],
    ["by one of them", "x".repeat(limits.redactedText + 1), "a tool answered more than"],
    ["all together", Array.from({ length: 5 }, () => "x".repeat(45_000)), "a tool answered more than"],
  ])("by its contexts, %s, and by them alone", (_how, answered, why) => {
    const run = runWith([result("search", answered)], spoken);
    const { scores, pending: all } = pending(run, [ofContexts("one"), ofSentences]);
    expect(scores).toEqual({ one: tooLong(why) });
    expect(all.map(({ scorers }) => scorers)).toEqual([["of-sentences"]]);
  });

  test("by many results, each of which is short enough", () => {
    const run = runWith(
      Array.from({ length: 5 }, () => result("search", "x".repeat(45_000))),
      spoken,
    );
    expect(pending(run, [ofContexts("one")]).scores).toEqual({ one: tooLong("characters") });
  });
});

describe("the tokens that are set aside", () => {
  const all = textScorers.flatMap((scorer) =>
    scorer.kind === "judged" && scorer.sheet({}, scorer.options) === "response" ? [scorer] : [],
  );
  const long = { ...spoken, response: "So it is said here. ".repeat(limits.judgedRows - 2) };
  const run = runWith([result("search", ["a"])], long);
  const { pending: sheets, scores } = pending(run, all);
  const [sheet] = sheetsIn(sheets);
  if (sheet === undefined) throw new Error(JSON.stringify(scores));

  test("allows for a reply that fills in every row, and no more than models write", () => {
    const reason = "something that is about as long as words are here ".repeat(2);
    const reply = replyToSheet(sheet, (words) => words.toSorted((a, b) => b.length - a.length)[0]);
    const text = JSON.stringify(reply).replaceAll(/"about [^"]+"/g, JSON.stringify(reason));
    expect(sheet.tables.flatMap(({ rows }) => rows)).toHaveLength(limits.judgedRows);
    expect(text.length / 3).toBeLessThan(sheet.replyTokens - limits.judgeThinking);
    expect(sheet.replyTokens).toBeLessThanOrEqual(16_384);
  });
});

describe("a judgement", () => {
  const [pendingQuestion] = pending(searched, [ofSentences, ofContexts("one")]).pending;
  if (pendingQuestion === undefined) throw new Error("nothing is asked");
  const judgement: SheetJudgement = {
    sheet: "response",
    tables: {
      sentences: [
        { id: "sentence-1", verdicts: { so: "yes" }, reason: "well" },
        { id: "sentence-2", verdicts: { so: "no" } },
      ],
      contexts: [
        { id: "context-1", verdicts: { one: "low" } },
        { id: "context-2", verdicts: { one: "high" } },
      ],
    },
    by,
    votes: 1,
  };
  const scored = pendingQuestion.score(judgement);
  const [{ scorers: _, ...restOfSheet } = { scorers: [] }] = scored.sheets;
  const details = restOfSheet as SheetDetails;

  test("is one score for each scorer, and stands once beside them", () => {
    expect(scored.scores).toMatchObject({ "of-sentences": { value: 0.5 }, one: { value: 1 } });
    expect(scored.sheets).toEqual([
      { ...judgement, key: pendingQuestion.question.key, scorers: ["of-sentences", "one"] },
    ]);
  });

  test("that was kept stands for the same, whatever the order of its rows", () => {
    expect(pendingQuestion.recall(details)).toEqual(scored);
    const { contexts = [] } = details.tables;
    const turned = { ...details, tables: { ...details.tables, contexts: contexts.toReversed() } };
    expect(pendingQuestion.recall(turned)).toEqual(scored);
  });

  const [first, second] = details.tables.sentences ?? [];
  const sentencesAre = (...rows: (typeof first)[]) => ({
    ...details,
    tables: { ...details.tables, sentences: rows.flatMap((row) => row ?? []) },
  });
  const word = (verdicts: Record<string, string>) => sentencesAre(first && { ...first, verdicts }, second);
  const { contexts: _contexts, ...alone } = details.tables;
  test.each<[string, SheetDetails]>([
    ["is of another question", { ...details, key: "sha256:0" }],
    ["is of another sheet", { ...details, sheet: "pair" }],
    ["is of another version", { ...details, by: { ...by, promptVersion: by.promptVersion + 1 } }],
    ["lacks a row", sentencesAre(first)],
    ["has a row twice", sentencesAre(first, first)],
    ["has a row too many", sentencesAre(first, second, second)],
    ["has another row", sentencesAre(first, second && { ...second, id: "sentence-3" })],
    ["has another word", word({ so: "Yes" })],
    ["lacks a word", word({})],
    ["has a column too many", word({ so: "yes", more: "yes" })],
    ["lacks a table", { ...details, tables: alone }],
    ["has a table too many", { ...details, tables: { ...details.tables, units: [] } }],
  ])("that was kept is not used when it %s", (_what, other) => {
    expect(pendingQuestion.recall(other)).toBeUndefined();
  });

  test("of calls is none of a sheet", () => {
    expect(
      pendingQuestion.recall({ key: details.key, by, votes: 1, evaluations: [], missingTools: [] }),
    ).toBeUndefined();
  });
});
