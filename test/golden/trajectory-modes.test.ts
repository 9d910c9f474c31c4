import { expect, test } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";
import type { GoldenCall } from "./pairings.ts";
import { passes, scored } from "./scored.ts";
import { writtenMode } from "./written-modes.ts";

/** The result of a peer's trajectory comparison on calls and references in one of its modes. */
interface Row extends GoldenRow {
  predicted: GoldenCall[];
  reference: GoldenCall[];
  peer: string;
  mode: string;
  score: number;
}

type Ours = boolean | string;

function rowsOf(peer: string): Row[] {
  const rows = goldenRows<Row & { scores: Record<string, number> }>("trajectory_modes_golden.jsonl");
  return rows.flatMap(({ scores, ...row }) =>
    Object.entries(scores)
      .filter(([name]) => name.startsWith(peer))
      .map(([name, score]) => ({
        ...row,
        peer: peer.slice(0, peer.indexOf("_")),
        mode: name.slice(peer.length),
        score,
      })),
  );
}

/** True when the run passes with the migration page's settings for the mode. */
function answer({ peer, predicted, reference, mode }: Row): Ours {
  const { ofCase, ofPolicy } = writtenMode(peer === "mastra" ? "Mastra" : "agentevals", mode);
  const caseFields = { ...ofCase, referenceToolCalls: reference.map(callOf) };
  const isByF1 = ofPolicy.gate !== undefined;
  return passes(scored({ toolCalls: predicted.map(callOf) }, caseFields), isByF1 ? ["f1"] : undefined);
}

function callOf({ name, args }: GoldenCall): JsonObject {
  return { name, arguments: args ?? {} };
}

const rules: Rule<Row, Ours>[] = [
  {
    name: "an empty list of calls says: call nothing",
    speaksOf: ({ reference }) => reference.length === 0,
    isMet: ({ predicted }, ours) => ours === (predicted.length === 0),
  },
];

test.each([
  ["Mastra orderings", "mastra_traj_"],
  ["agentevals modes", "agentevals_"],
])("a run passes as by %s, but for the differences that metrics.md names", (peer, prefix) => {
  const agrees = ({ score }: Row, ours: Ours) => ours === (score === 1);
  expect(conformance(rowsOf(prefix), answer, agrees, rules)).toEqual(documented(peer));
});
