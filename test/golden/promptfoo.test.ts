import { expect, test } from "vitest";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";
import { scored } from "./scored.ts";

/** The result of promptfoo's assertion `tool-call-f1` on names of calls. */
interface Row extends GoldenRow {
  predicted: { name: string }[];
  reference: { name: string }[];
  f1?: number;
  error?: true;
}

type Ours = number | string;

/** F1 with references without `arguments`, which match any arguments. */
function answer({ predicted, reference }: Row): Ours {
  const result = scored({ toolCalls: [...predicted] }, { referenceToolCalls: [...reference] });
  return typeof result === "string" ? result : result.f1;
}

function agrees({ f1, error }: Row, ours: Ours): boolean {
  return error === undefined && typeof ours === "number" && Number(ours.toFixed(4)) === f1;
}

const hasRepeats = (calls: readonly { name: string }[]) =>
  new Set(calls.map(({ name }) => name)).size < calls.length;

function overMultisets({ predicted, reference }: Row): number {
  const left = reference.map(({ name }) => name);
  const pairs = predicted.filter(({ name }) => {
    const at = left.indexOf(name);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return (2 * pairs.length) / (predicted.length + reference.length);
}

const rules: Rule<Row, Ours>[] = [
  {
    name: "a call made twice counts twice",
    speaksOf: ({ predicted, reference }) => hasRepeats(predicted) || hasRepeats(reference),
    isMet: (row, ours) => ours === overMultisets(row),
  },
  {
    name: "an empty list of tools says: call nothing",
    speaksOf: ({ reference, error }) => reference.length === 0 && error === true,
    isMet: ({ predicted }, ours) => ours === (predicted.length === 0 ? 1 : 0),
  },
];

test("f1 over names answers as tool-call-f1 of promptfoo does, but for the differences that metrics.md names", () => {
  const rows = goldenRows<Row>("promptfoo_golden.jsonl");
  expect(conformance(rows, answer, agrees, rules)).toEqual(documented("promptfoo tool-call-f1"));
});
