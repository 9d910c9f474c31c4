import { type JsonObject, objectsOf } from "../../../src/core/json.ts";
import { parseJson } from "../../../src/core/parse-json.ts";
import { redactRules } from "../../../src/recordings/redact-values.ts";
import type { Run } from "../../../src/recordings/run.ts";
import type { SheetName } from "../../../src/scorers/details.ts";
import type { JudgeTerms, SheetQuestion, SheetTable } from "../../../src/scorers/judge/judgement.ts";
import { sheetQuestion } from "../../../src/scorers/judge/question-batch.ts";
import { materialOf, redactionFor } from "../../../src/scorers/judge/visible-texts.ts";
import type { CaseTexts, TableQuestions } from "../../../src/scorers/texts/text-scorer.ts";
import { runWith, section, terms } from "./fixture.ts";

export const yesNo = { asks: "Is it so?", words: ["yes", "no"] };
export const levels = { asks: "How much?", words: ["high", "medium", "low"] };

export function textRun(input: string, response: string, system = ""): Run {
  const texts = system === "" ? [] : [{ speaker: "system" as const, text: system, turn: 0 }];
  return runWith([], { input, response, texts });
}

interface SheetOptions {
  sheet?: SheetName;
  asks?: TableQuestions;
  texts?: CaseTexts;
  contexts?: readonly string[];
  under?: JudgeTerms;
}

/** The sheet of a run, by default with one question per sentence. Throws without a question. */
export function sheetOf(run: Run, { texts = {}, under = terms, ...more }: SheetOptions = {}): SheetQuestion {
  const redaction = redactionFor(run, [], redactRules([]));
  if ("unasked" in redaction) throw new Error(redaction.unasked);
  const material = materialOf(run, texts, redaction);
  const defaultTerms = {
    sheet: "response" as const,
    asks: { sentences: { so: yesNo } },
    contexts: [],
    ...more,
  };
  const question = sheetQuestion({ ...defaultTerms, material }, under);
  if ("unasked" in question) throw new Error(question.unasked);
  return question;
}

export function sheetData(question: SheetQuestion): JsonObject {
  const [data = {}] = objectsOf([parseJson(section(question).between.join("\n"))]);
  return data;
}

export interface ReplyRow {
  id: string;
  reason: string;
  [column: string]: unknown;
}

/** A complete reply with the best word in each cell unless `word` returns another one. */
export function replyToSheet(
  { nonce, tables }: Pick<SheetQuestion, "nonce" | "tables">,
  word: (words: readonly string[], id: string, column: string) => unknown = ([best]) => best,
): Record<string, unknown> & { nonce: string } {
  const rows = ({ rows, columns }: SheetTable): ReplyRow[] =>
    rows.map((id) => ({
      id,
      reason: `about ${id}`,
      ...Object.fromEntries(
        Object.entries(columns).map(([column, words]) => [column, word(words, id, column)]),
      ),
    }));
  return { nonce, ...Object.fromEntries(tables.map((table) => [table.name, rows(table)])) };
}
