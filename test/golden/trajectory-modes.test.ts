import { expect, test } from "vitest";
import { canonicalJson } from "../../src/json/canonical.ts";
import type { JsonObject } from "../../src/json/json.ts";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";
import type { GoldenCall } from "./pairings.ts";
import { passes, scored } from "./scored.ts";

/** What the trajectory comparison of a peer made of calls and references in one of its modes. */
interface Row extends GoldenRow {
  predicted: GoldenCall[];
  reference: GoldenCall[];
  mode: string;
  score: number;
}

type Ours = boolean | string;

/** The rows of a file that has the scores of several peers in each, by the peer and its mode. */
function rowsOf(peer: string): Row[] {
  const rows = goldenRows<Row & { scores: Record<string, number> }>("trajectory_modes_golden.jsonl");
  return rows.flatMap(({ scores, ...row }) =>
    Object.entries(scores)
      .filter(([name]) => name.startsWith(peer))
      .map(([name, score]) => ({ ...row, mode: name.slice(peer.length), score })),
  );
}

/** Whether the run passes by what the page on migrating writes in place of the mode. */
function answer({ predicted, reference, mode }: Row): Ours {
  const hasOrder = mode === "strict" || mode === "relaxed";
  const stated = {
    strictMode: mode === "strict",
    referenceToolCalls: reference.map((call) => ({
      ...callOf(call),
      ...(mode === "subset" ? { optional: true } : {}),
    })),
  };
  return passes(scored({ toolCalls: predicted.map(callOf) }, stated), hasOrder ? undefined : ["f1"]);
}

function callOf({ name, args }: GoldenCall): JsonObject {
  return { name, arguments: args ?? {} };
}

const texts = (calls: readonly GoldenCall[]) => calls.map(({ name, args }) => canonicalJson([name, args]));
const namesOf = (calls: readonly GoldenCall[]) => calls.map(({ name }) => name).join();

const rules: Rule<Row, Ours>[] = [
  {
    name: "a call that nobody expected lowers F1",
    speaksOf: ({ predicted, reference, score }) => score === 1 && predicted.length > reference.length,
    isMet: (_row, ours) => ours === false,
  },
  {
    name: "the order is that of the tools' names",
    speaksOf: ({ predicted, reference, mode }) =>
      (mode === "strict" || mode === "relaxed") && namesOf(predicted) === namesOf(reference),
    isMet: ({ predicted, reference }, ours) =>
      ours === (texts(predicted).sort().join() === texts(reference).sort().join()),
  },
];

test.each([
  ["Mastra orderings", "mastra_traj_"],
  ["agentevals modes", "agentevals_"],
])("a run passes as by %s, but for the differences that metrics.md names", (peer, prefix) => {
  const agrees = ({ score }: Row, ours: Ours) => ours === (score === 1);
  expect(conformance(rowsOf(prefix), answer, agrees, rules)).toEqual(documented(peer));
});
