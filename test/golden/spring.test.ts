import { expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import type { Json } from "../../src/core/json.ts";
import { jsonText } from "../../src/core/json.ts";
import { RecordingError } from "../../src/core/problems.ts";
import { readDocument } from "../../src/recordings/detect.ts";
import type { F1Details } from "../../src/scorers/details.ts";
import { f1 } from "../../src/scorers/f1.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";
import { type GoldenCall, greedyPairs, mostPairs } from "./pairings.ts";

/** The result of ToolCallAccuracyMetric of spring-ai-ragas 0.3.3 on calls and references. */
interface Row extends GoldenRow {
  predicted: GoldenCall[] | null;
  reference: GoldenCall[] | null;
  options: { mode: "STRICT" | "FLEXIBLE"; argumentMatchThreshold: number };
  score: number | null;
  true_positives: number | null;
  precision: number | null;
  recall: number | null;
}

type Ours =
  | ({ score: number } & Pick<F1Details, "truePositives" | "precision" | "recall">)
  | "configuration error"
  | "not-assessed"
  | "error";

/** Reads and scores recording and expectation in the form of files. Java's null means a missing value. */
function answer({ predicted, reference, options: { mode, argumentMatchThreshold } }: Row): Ours {
  const caseFields = {
    id: "row",
    ...(reference === null ? {} : { referenceToolCalls: reference.map(referenceOf) }),
    f1: { mode: mode.toLowerCase(), argumentMatchThreshold },
  };
  const recording = { toolCalls: (predicted ?? []).map(({ name, args }) => ({ name, arguments: args })) };
  const text = jsonText({ cases: [caseFields] });
  let run: ReturnType<typeof readDocument>["runs"][0] | undefined;
  try {
    [run] = readDocument(recording).runs;
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    return "error";
  }
  const { expectations, problems } = loadExpectations([{ file: "cases.json", text }]);
  const expectation = expectations.get("row");
  if (problems.length > 0 || expectation === undefined || run === undefined) return "configuration error";
  const outcome = f1.score(run, expectation, toolBook([]));
  if (outcome.status !== "scored") return outcome.status;
  const { truePositives, precision, recall } = outcome.details;
  return { score: outcome.value, truePositives, precision, recall };
}

function referenceOf({ name, args }: GoldenCall): Json {
  return { name: name ?? "null", arguments: args ?? {} };
}

const close = (a: number, b: number | null) => b === null || Math.abs(a - b) < 1e-12;

function agrees(row: Row, ours: Ours): boolean {
  if (typeof ours === "string") return row.score === null && ours === "not-assessed";
  return (
    row.score !== null &&
    close(ours.score, row.score) &&
    close(ours.truePositives, row.true_positives) &&
    close(ours.precision, row.precision) &&
    close(ours.recall, row.recall)
  );
}

const calls = ({ predicted }: Row) => predicted ?? [];
const references = ({ reference }: Row) => reference ?? [];
const isFlexible = ({ options }: Row) => options.mode === "FLEXIBLE";

function isScore(ours: Ours, pairs: number, row: Row): boolean {
  const score = (2 * pairs) / (calls(row).length + references(row).length);
  return typeof ours !== "string" && close(ours.score, score) && ours.truePositives === pairs;
}

function mostPairsOf(row: Row): number {
  return mostPairs(references(row), calls(row), row.options.argumentMatchThreshold);
}

const rules: Rule<Row, Ours>[] = [
  {
    name: "an empty reference means: call nothing",
    speaksOf: ({ reference, score }) => reference?.length === 0 && score === null,
    isMet: (row, ours) => typeof ours !== "string" && ours.score === (calls(row).length === 0 ? 1 : 0),
  },
  {
    name: "flexible: the largest pairing, not the first found",
    speaksOf: (row) =>
      isFlexible(row) &&
      mostPairsOf(row) > greedyPairs(references(row), calls(row), row.options.argumentMatchThreshold),
    isMet: (row, ours) => isScore(ours, mostPairsOf(row), row),
  },
  {
    name: "flexible: an argument that is null equals null",
    speaksOf: (row) =>
      isFlexible(row) && references(row).some(({ args }) => Object.values(args ?? {}).includes(null)),
    isMet: (row, ours) => isScore(ours, mostPairsOf(row), row),
  },
  {
    name: "flexible: threshold 0 asks only for the name",
    speaksOf: (row) => isFlexible(row) && row.options.argumentMatchThreshold === 0,
    isMet: (row, ours) => isScore(ours, mostPairsOf(row), row),
  },
  {
    name: "a threshold outside [0, 1] is an error of the configuration",
    speaksOf: ({ options }) => options.argumentMatchThreshold < 0 || options.argumentMatchThreshold > 1,
    isMet: (_row, ours) => ours === "configuration error",
  },
  {
    name: "a call without a name is an error of the recording",
    speaksOf: (row) => calls(row).some(({ name }) => name === null),
    isMet: (_row, ours) => ours === "error",
  },
];

const rows = goldenRows<Row>("spring_golden.jsonl");

test("f1 in strict mode answers as spring-ai-ragas does, but for the differences that metrics.md names", () => {
  const strict = rows.filter((row) => !isFlexible(row));
  expect(conformance(strict, answer, agrees, rules)).toEqual(documented("spring-ai-ragas STRICT"));
});

test("f1 in flexible mode answers as spring-ai-ragas does, but for the differences that metrics.md names", () => {
  expect(conformance(rows.filter(isFlexible), answer, agrees, rules)).toEqual(
    documented("spring-ai-ragas FLEXIBLE"),
  );
});

test("f1 in flexible mode is never below spring-ai-ragas", () => {
  for (const row of rows) {
    const ours = answer(row);
    if (!isFlexible(row) || row.host_language_dependent === true || typeof ours === "string") continue;
    expect(ours.score, row.case).toBeGreaterThanOrEqual((row.score ?? 0) - 1e-12);
  }
});
