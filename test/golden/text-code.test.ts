import { beforeAll, expect, test } from "vitest";
import { completeness, keywordCoverage } from "../../src/scorers/texts/coverage.ts";
import { keywordsOf } from "../../src/scorers/texts/keywords.ts";
import { contentSimilarity, textualDifference } from "../../src/scorers/texts/similarity.ts";
import { loadTagger } from "../../src/scorers/texts/tagger.ts";
import type { TextOutcome } from "../../src/scorers/texts/text-scorer.ts";
import { toneConsistency } from "../../src/scorers/texts/tone.ts";
import { commonLengthByTable, dice } from "../scorers/texts/by-hand.ts";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";

type Text = string | readonly string[] | null;

/** The result of a deterministic scorer of texts of @mastra/evals 1.10.2 on two texts. */
interface Row extends GoldenRow {
  scorer: string;
  config: { ignoreCase?: boolean; ignoreWhitespace?: boolean; referenceTone?: string } | null;
  input: Text;
  output: Text;
  score: number;
  details: {
    referenceKeywords?: string[];
    result?: { referenceKeywords: string[] };
    sentimentVariance?: number;
    difference?: number;
    lengthDiff?: number;
    confidence?: number;
    ratio?: number;
  };
}

type Ours = number | string;

beforeAll(async () => {
  await Promise.all([loadTagger(), toneConsistency.load?.({ referenceTone: "" })]);
});

const joined = (text: Text) => (text === null ? "" : [text].flat().join(", "));
const reference = ({ input }: Row) => joined(input);
const response = ({ output }: Row) => joined(output);

/** Mastra's input is our scorers' expected text. */
function answer(row: Row): Ours {
  const messages = response(row) === "" ? [] : [response(row)];
  const texts = { input: reference(row), groundTruth: [reference(row)], response: response(row), messages };
  const outcome = scored(row, texts);
  return outcome.status === "scored" ? outcome.value : outcome.reason;
}

function scored({ scorer, config }: Row, texts: Parameters<typeof completeness.score>[0]): TextOutcome {
  switch (scorer) {
    case "completeness":
      return completeness.score(texts, completeness.options);
    case "content-similarity":
      return contentSimilarity.score(texts, { ...contentSimilarity.options, ...config });
    case "keyword-coverage":
      return keywordCoverage.score(texts, { keywords: [], from: "groundTruth" });
    case "textual-difference":
      return textualDifference.score(texts, textualDifference.options);
    default:
      return toneConsistency.score(texts, { ...toneConsistency.options, ...config });
  }
}

const isNear = (ours: Ours, score: number) => typeof ours === "number" && Math.abs(ours - score) < 1e-12;
const isText = (row: Row, ...ids: string[]) => ids.includes(row.scorer);
const isTone = (row: Row) => isText(row, "tone-consistency");
const isBlank = (text: string) => text.trim() === "";
const both = (row: Row) =>
  `${isTone(row) ? (row.config?.referenceTone ?? "") : reference(row)}${response(row)}`;

const theirKeywords = ({ details }: Row) =>
  details.referenceKeywords ?? details.result?.referenceKeywords ?? [];

function keywordShare(row: Row): number {
  const spaced = (text: string) =>
    ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, " ")} `.replace(/ +/g, " ");
  const keywords = keywordsOf(reference(row)).map((one) => (one.kind === "scalar" ? String(one.value) : ""));
  const found = keywords.filter((one) => spaced(response(row)).includes(spaced(one)));
  return found.length / keywords.length;
}

function wordShare(row: Row): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const keywords = [...words(reference(row))];
  return keywords.filter((word) => words(response(row)).has(word)).length / keywords.length;
}

function byHand(row: Row): number {
  const [a, b] = [reference(row).normalize("NFC"), response(row).normalize("NFC")];
  if (isText(row, "textual-difference")) {
    const [left, right] = [Array.from(a), Array.from(b)];
    return (2 * commonLengthByTable(left, right)) / (left.length + right.length);
  }
  const { ignoreCase = true, ignoreWhitespace = true } = row.config ?? {};
  const seen = (text: string) => {
    const folded = ignoreCase ? text.toLowerCase() : text;
    return ignoreWhitespace ? folded.replace(/\s/g, "") : folded;
  };
  return dice(seen(a), seen(b));
}

/** Manual scores of rows whose sentences Mastra splits differently. */
const sentences = new Map([
  ["last sentence without punctuation is dropped", [3, -11 / 6]],
  ["decimals and abbreviations split sentences", [3 / 7, -1]],
  ["ellipsis and runs of marks", [0, 3]],
  ["prototype names", [3 / 4]],
]);

function evenness(tones: readonly number[]): number {
  const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
  return 1 - tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length / 25;
}

const isForeign = (text: string) =>
  /(?!\p{Script=Latin})\p{L}|[\u{10000}-\u{10ffff}]|\p{Cs}/u.test(text) || text !== text.normalize("NFC");

const rules: Rule<Row, Ours>[] = [
  {
    name: "a side that is empty is not assessed",
    speaksOf: (row) => isBlank(isTone(row) ? response(row) : reference(row)),
    isMet: (_row, ours) => typeof ours === "string",
  },
  {
    name: "a right answer without an element, or without a keyword, is not assessed",
    speaksOf: (row) =>
      (isText(row, "completeness") && !/[\p{L}\p{N}]/u.test(reference(row))) ||
      (isText(row, "keyword-coverage") && theirKeywords(row).length === 0),
    isMet: (_row, ours) => typeof ours === "string",
  },
  {
    name: "texts are code points in NFC, and another script is not English",
    speaksOf: (row) => isForeign(both(row)),
    isMet(row, ours) {
      if (typeof ours === "string") return /not in English|knows no word|says something/.test(ours);
      if (isText(row, "completeness")) return isNear(ours, wordShare(row));
      return isNear(ours, isText(row, "keyword-coverage") ? keywordShare(row) : byHand(row));
    },
  },
  {
    name: "figures are keywords, marks of Markdown and signs that look like tags are none",
    speaksOf: (row) => isText(row, "keyword-coverage") && /[0-9*`<]/.test(both(row)),
    isMet: (row, ours) => isNear(ours, keywordShare(row)),
  },
  {
    name: "a tagger says which words are keywords",
    speaksOf: (row) =>
      isText(row, "keyword-coverage") &&
      theirKeywords(row).join() !==
        keywordsOf(reference(row))
          .map(({ source }) => String(source).toLowerCase())
          .join(),
    isMet: (row, ours) => isNear(ours, keywordShare(row)),
  },
  {
    name: "`ignoreWhitespace: false` compares white space",
    speaksOf: ({ config }) => config?.ignoreWhitespace === false && config.ignoreCase !== undefined,
    isMet: (row, ours) => isNear(ours, byHand(row)),
  },
  {
    name: "an option that is not written keeps its default",
    speaksOf: ({ scorer, config }) =>
      scorer === "content-similarity" && config !== null && config.ignoreCase === undefined,
    isMet: (row, ours) => isNear(ours, byHand(row)),
  },
  {
    name: "a text without a word of the lexicon is not assessed",
    speaksOf: isTone,
    isMet: (_row, ours) => typeof ours === "string" && ours.includes("knows no word"),
  },
  {
    name: "a tone is a share of the tones that there are",
    speaksOf: (row) => isTone(row) && !sentences.has(row.case),
    isMet: ({ details }, ours) =>
      isNear(ours, 1 - (details.sentimentVariance ?? 0) / 25 - (details.difference ?? 0) / 10),
  },
  {
    name: "sentences are those of Unicode, to the end of the text",
    speaksOf: (row) => isTone(row) && /[0-9]\.[0-9]|\.\.|[a-z]$|\. [a-z]/.test(response(row)),
    isMet: (row, ours) => isNear(ours, evenness(sentences.get(row.case) ?? [])),
  },
];

test("scorers of texts answer as Mastra's do, but for the differences that metrics.md names", () => {
  const rows = goldenRows<Row>("text_code_golden.jsonl");
  expect(conformance(rows, answer, (row, ours) => isNear(ours, row.score), rules)).toEqual(
    documented("Mastra texts"),
  );
});

test("textual-difference is not multiplied by the confidence, as it is not in Mastra's code", () => {
  const rows = goldenRows<Row>("text_code_golden.jsonl").filter((row) => isText(row, "textual-difference"));
  const multiplied = rows.filter(({ score, details: { ratio = 0, confidence = 0 } }) => {
    expect(score).toBeCloseTo(ratio, 12);
    return score !== ratio * confidence;
  });
  expect(multiplied.length).toBeGreaterThan(20);
});

test("textual-difference tells the lengthDiff and confidence that Mastra does", () => {
  const rows = goldenRows<Row>("text_code_golden.jsonl").filter(
    (row) => isText(row, "textual-difference") && !isBlank(reference(row)) && !isForeign(both(row)),
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const messages = response(row) === "" ? [] : [response(row)];
    const texts = { input: reference(row), groundTruth: [reference(row)], response: response(row), messages };
    const outcome = scored(row, texts);
    const counts = outcome.status === "scored" ? outcome.details.counts : {};
    expect(counts.lengthDiff).toBeCloseTo(row.details.lengthDiff ?? Number.NaN, 12);
    expect(counts.confidence).toBeCloseTo(row.details.confidence ?? Number.NaN, 12);
  }
});
