import { expect, test } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { canonicalJson } from "../../src/core/json.ts";
import { readDocument } from "../../src/recordings/detect.ts";
import { recordedExpectation } from "../../src/scorers/expectation.ts";
import { f1 } from "../../src/scorers/f1.ts";
import { resolveOptions } from "../../src/scorers/options.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";
import type { GoldenCall } from "./pairings.ts";

/** The result of RAGAS's ToolCallF1 on calls and references, rounded to four digits. */
interface Row extends GoldenRow {
  predicted: GoldenCall[];
  reference: GoldenCall[];
  f1: number;
}

/** Reads the row as RAGAS's MultiTurnSample and scores it against its own references. */
function answer({ predicted, reference }: Row): number | string {
  const sample = {
    user_input: [
      { type: "human", content: "Do the task" },
      { type: "ai", content: "ok", tool_calls: predicted as unknown as Json },
    ],
    reference_tool_calls: reference as unknown as Json,
  };
  const { format, runs } = readDocument(sample);
  const [run] = runs;
  if (format !== "ragas" || run === undefined) return `read as ${format}`;
  const expectation = recordedExpectation("row", {}, run.referenceToolCalls, resolveOptions());
  const outcome = f1.score(run, expectation, toolBook([]));
  return outcome.status === "scored" ? outcome.value : outcome.status;
}

function agrees(row: Row, ours: number | string): boolean {
  return typeof ours === "number" && Math.round(ours * 1e4) / 1e4 === row.f1;
}

const texts = (calls: readonly GoldenCall[]) => calls.map(({ name, args }) => canonicalJson([name, args]));
const hasRepeats = (items: readonly string[]) => new Set(items).size < items.length;

/** F1 over multisets, which count equal calls. */
function overMultisets({ predicted, reference }: Row): number {
  const left = texts(reference);
  let pairs = 0;
  for (const call of texts(predicted)) {
    const at = left.indexOf(call);
    if (at === -1) continue;
    left.splice(at, 1);
    pairs += 1;
  }
  return (2 * pairs) / (predicted.length + reference.length);
}

const rules: Rule<Row, number | string>[] = [
  {
    name: "equal calls are kept, not collapsed into a set",
    speaksOf: ({ predicted, reference }) => hasRepeats(texts(predicted)) || hasRepeats(texts(reference)),
    isMet: (row, ours) => ours === overMultisets(row),
  },
  {
    name: "nothing called and nothing expected is 1",
    speaksOf: ({ predicted, reference }) => predicted.length === 0 && reference.length === 0,
    isMet: (_row, ours) => ours === 1,
  },
];

test("f1 answers as ToolCallF1 of RAGAS does, but for the differences that metrics.md names", () => {
  const rows = goldenRows<Row>("ragas_golden.jsonl");
  expect(conformance(rows, answer, agrees, rules)).toEqual(documented("RAGAS ToolCallF1"));
});
