import { expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import { policySchema } from "../../src/config/policy-schema.ts";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { jsonText } from "../../src/core/json.ts";
import { passes } from "../../src/gate/score/passes.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";
import { readRun } from "./scored.ts";
import { writtenMode } from "./written-modes.ts";

interface Call {
  name: string;
  args?: JsonObject;
  result?: Json;
}

/** The expected result in a peer's unit test of its comparison of calls with references. */
interface Row extends GoldenRow {
  peer: string;
  mode: "exact" | "strict" | "unordered" | "in order" | "any order" | "superset" | "subset" | "forbidden";
  /** The comparison of arguments; absent or `exact`: equal. */
  arguments?: "ignore" | "partial" | "exact";
  predicted: Call[];
  reference: Call[];
  pass: boolean | null;
}

type Ours = boolean | null;

/** True when the run passes with the migration page's settings for the mode. */
function answer({ mode, arguments: compared, predicted, reference }: Row): Ours {
  const references = reference.map(({ name, args, result }) => ({
    name,
    ...(compared === "ignore" || args === undefined
      ? {}
      : { arguments: compared === "partial" ? { $subset: args } : args }),
    ...(result === undefined ? {} : { result }),
  }));
  if (mode === "forbidden") {
    const forbiddenTools = reference.map(({ name }) => name);
    return passing(predicted, { forbiddenTools, referenceToolCalls: predicted.map(nameOf) }, {});
  }
  const { ofCase, ofPolicy } = writtenMode(...namedModes[mode]);
  return passing(predicted, { referenceToolCalls: references, ...ofCase }, ofPolicy);
}

/** The peers with this mode in the table of modes. */
const namedModes: Record<Exclude<Row["mode"], "forbidden">, Parameters<typeof writtenMode>> = {
  exact: ["ADK", "EXACT"],
  strict: ["agentevals", "strict"],
  unordered: ["agentevals", "unordered"],
  "in order": ["ADK", "IN_ORDER"],
  "any order": ["ADK", "ANY_ORDER"],
  superset: ["agentevals", "superset"],
  subset: ["agentevals", "subset"],
};

function nameOf({ name }: Call): JsonObject {
  return { name };
}

function passing(predicted: readonly Call[], caseFields: object, policy: object): Ours {
  const text = jsonText({ cases: [{ id: "row", ...caseFields }] });
  const { expectations, problems } = loadExpectations([{ file: "cases.json", text }]);
  expect(problems).toEqual([]);
  const toolCalls = predicted.map(({ name, args, result }) => ({
    name,
    arguments: args ?? {},
    ...(result === undefined ? {} : { result }),
  }));
  const run = readRun({ toolCalls });
  const expectation = expectations.get("row");
  if (run === undefined || expectation === undefined) throw new Error("nothing was read");
  return passes(scoreRun(run, expectation, toolBook([])), policySchema.parse(policy));
}

const rules: Rule<Row, Ours>[] = [
  {
    name: "an empty list of calls says: call nothing",
    speaksOf: ({ reference }) => reference.length === 0,
    isMet: ({ predicted }, ours) => ours === (predicted.length === 0),
  },
  {
    name: "a run that calls nothing has failed where calls are expected",
    speaksOf: ({ predicted }) => predicted.length === 0,
    isMet: (_row, ours) => ours === false,
  },
  {
    name: "a strict order is that of all calls, in whatever messages they stand",
    speaksOf: ({ peer, mode }) => peer === "agentevals" && mode === "strict",
    isMet: (_row, ours) => ours === false,
  },
  {
    name: "a call too many fails an exact order, and lowers no score a little",
    speaksOf: ({ mode, predicted, reference }) => mode === "exact" && predicted.length > reference.length,
    isMet: (_row, ours) => ours === false,
  },
  {
    name: "a step made twice is no fault of its own",
    speaksOf: ({ peer, mode, predicted, reference }) =>
      peer === "Mastra" && mode === "in order" && predicted.length > reference.length,
    isMet: (_row, ours) => ours === true,
  },
];

test("a run passes as the peers' own tests expect of theirs, but for the differences that metrics.md names", () => {
  const rows = goldenRows<Row>("peer_modes_golden.jsonl");
  const agrees = ({ pass }: Row, ours: Ours) => ours === pass;
  expect(conformance(rows, answer, agrees, rules)).toEqual(documented("peers' own tests"));
});
