import assert from "node:assert/strict";
import fc from "fast-check";
import { type Json, jsonText } from "../../../src/core/json.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import { redactRules } from "../../../src/recordings/redact-values.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { recordedExpectation } from "../../../src/scorers/expectation.ts";
import { sheetForm } from "../../../src/scorers/judge/sheet-reply.ts";
import { type PendingQuestion, storedJudgement } from "../../../src/scorers/llm.ts";
import { resolveAsked, resolveOptions } from "../../../src/scorers/options.ts";
import { sheetQuestions } from "../../../src/scorers/sheet-questions.ts";
import { textScorers } from "../../../src/scorers/texts/index.ts";
import { type Mutation, mutate, mutation } from "../../../test/recordings/mutations.ts";
import { section, seen, sheetBy, terms } from "../../../test/scorers/judgement/fixture.ts";
import { replyToSheet, sheetData } from "../../../test/scorers/judgement/sheet-fixture.ts";
import { unlessRefused } from "../refusal.ts";
import { anyDocument } from "../samples.ts";
import { target } from "../target.ts";

const judged = textScorers.flatMap((scorer) => (scorer.kind === "judged" ? [scorer] : []));
const questions = resolveAsked(Object.fromEntries(judged.map(({ id }) => [id, true])));
const texts = fc.record(
  {
    groundTruth: fc.array(fc.string(), { minLength: 1, maxLength: 2 }),
    context: fc.array(fc.record({ id: fc.string(), text: fc.string() }), { maxLength: 3 }),
    noise: fc.record({ cleanQuery: fc.string(), baselineResponse: fc.string() }),
  },
  { requiredKeys: [] },
);
const rules = fc.constantFrom<string[]>([], ["**"], ["/[a-z]{3}/", "search.*"], ["/./"]);

type Texts = typeof texts extends fc.Arbitrary<infer T> ? T : never;

export const judgeSheet = target<[Json, string[], Texts, number, Mutation[]]>({
  name: "judge-sheet",
  promise:
    "what was said becomes sheets whose data stands on one line, and a reply to one scores of 0 to 1 or none",
  few: 200,
  examples: fc.tuple(anyDocument, rules, texts, fc.nat(), fc.array(mutation, { maxLength: 2 })),
  check([document, hidden, texts, pick, mutations]) {
    const about = seen([], { redact: redactRules(hidden) });
    for (const run of unlessRefused(() => readDocument(document).runs, RecordingError, RangeError) ?? []) {
      const { pending, scores } = asking(run, texts, about);
      for (const outcome of Object.values(scores)) assert.equal(outcome.status, "not-assessed");
      assert.ok(pending.length <= 4, "one question for each sheet");
      for (const pendingQuestion of pending) checkPending(pendingQuestion, pick, mutations);
    }
  },
});

function asking(run: Run, texts: Texts, about: Parameters<typeof sheetQuestions>[3]) {
  const expectation = {
    ...recordedExpectation("a", {}, undefined, resolveOptions(), questions),
    texts: texts,
  };
  return sheetQuestions(run, expectation, judged, about, terms);
}

function checkPending(pendingQuestion: PendingQuestion, pick: number, mutations: readonly Mutation[]): void {
  const { question, score, recall, scorers } = pendingQuestion;
  assert.ok(question.kind === "sheet");
  const { markers, between } = section(question);
  assert.equal(markers.length, 2, "nothing in the data is a marker");
  assert.equal(between.length, 1, "the data stands on one line");
  assert.ok("request" in sheetData(question) || question.sheet === "instructions", "and is JSON");
  const form = sheetForm(question);
  const whole = replyToSheet(question, (words, id) => words[(pick + id.length) % words.length]);
  const changed = structuredClone(whole) as unknown as Json;
  for (const one of mutations) mutate(changed, one);
  for (const reply of [whole as unknown as Json, changed]) {
    const read = form.read(jsonText(reply));
    if ("fault" in read) {
      assert.notEqual(reply, whole, read.fault);
      continue;
    }
    const judgement = form.verdict([read.reply], sheetBy);
    const judgedRun = score(judgement);
    assert.deepEqual(Object.keys(judgedRun.scores), [...scorers]);
    for (const [id, outcome] of Object.entries(judgedRun.scores))
      if (outcome.status === "scored") assert.ok(outcome.value >= 0 && outcome.value <= 1, id);
    assert.deepEqual(recall(storedJudgement(judgement, question)), judgedRun, "kept and found again");
  }
}
