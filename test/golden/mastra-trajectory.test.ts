import { expect, test } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import { canonicalJson } from "../../src/core/json.ts";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";
import { passes, scored } from "./scored.ts";

interface Step {
  stepType?: string;
  name: string;
  toolArgs?: JsonObject;
}

/** The result of `createTrajectoryAccuracyScorerCode` of @mastra/evals 1.10.2 on a trajectory. */
interface Row extends GoldenRow {
  scorer: string;
  config: {
    expectedTrajectory?: { steps: Step[] } | Step[];
    comparisonOptions?: { ordering?: string; allowRepeatedSteps?: boolean };
  };
  /** The expectation in the data set's row, which takes precedence over the options. */
  item_expectation?: { ordering?: string };
  trajectory: { steps: Step[] };
  score: number;
}

type Ours = boolean | string;

function expectedSteps({ config: { expectedTrajectory = [] } }: Row): readonly Step[] {
  return Array.isArray(expectedTrajectory) ? expectedTrajectory : expectedTrajectory.steps;
}

/** True when the run passes with the migration page's settings for the row's options. */
function answer(row: Row): Ours {
  const { config, item_expectation, trajectory } = row;
  const ordering = item_expectation?.ordering ?? config.comparisonOptions?.ordering ?? "relaxed";
  const steps = expectedSteps(row);
  const hasArguments = steps.some(({ toolArgs }) => toolArgs !== undefined);
  const caseFields = {
    strictMode: ordering === "strict",
    ...(config.expectedTrajectory === undefined ? {} : { expectedToolOrder: steps.map(({ name }) => name) }),
    ...(hasArguments || ordering === "unordered" ? { referenceToolCalls: steps.map(callOf) } : {}),
    ...(hasArguments ? { code: { arguments: "compare" } } : {}),
    ...(ordering === "strict" ? {} : { f1: { extraCalls: "ignore" } }),
  };
  const result = scored({ toolCalls: trajectory.steps.map(callOf) }, caseFields);
  return passes(result, ordering === "unordered" ? ["f1"] : undefined);
}

function callOf({ name, toolArgs }: Step): JsonObject {
  return { name, ...(toolArgs === undefined ? {} : { arguments: toolArgs }) };
}

const argumentsOf = (steps: readonly Step[]) => steps.map(({ toolArgs }) => toolArgs ?? {});

const rules: Rule<Row, Ours>[] = [
  {
    name: "where nothing is declared nothing is assessed",
    speaksOf: ({ config }) => config.expectedTrajectory === undefined,
    isMet: (_row, ours) => ours === "not-assessed",
  },
  {
    name: "a call made twice is no fault of its own",
    speaksOf: ({ config }) => config.comparisonOptions?.allowRepeatedSteps === false,
    isMet: (_row, ours) => ours === true,
  },
  {
    name: "equal arguments are equal, in whatever order their keys stand",
    speaksOf: (row) => expectedSteps(row).some(({ toolArgs }) => Object.keys(toolArgs ?? {}).length > 1),
    isMet: (_row, ours) => ours === true,
  },
  {
    name: "a call without arguments is one with {}",
    speaksOf: (row) =>
      expectedSteps(row).some(({ toolArgs }) => Object.keys(toolArgs ?? { x: 1 }).length === 0),
    isMet: (_row, ours) => ours === true,
  },
  {
    name: "stated arguments are compared, whatever kind of tool it is",
    speaksOf: (row) =>
      expectedSteps(row).some(({ stepType, toolArgs }) => toolArgs !== undefined && stepType !== "tool_call"),
    isMet: (row, ours) =>
      ours ===
      (canonicalJson(argumentsOf(expectedSteps(row))) === canonicalJson(argumentsOf(row.trajectory.steps))),
  },
];

test("a run passes where Mastra's trajectory scorer says 1, but for the differences that metrics.md names", () => {
  const rows = goldenRows<Row>("mastra_trajectory_golden.jsonl").filter(
    ({ scorer }) => scorer === "createTrajectoryAccuracyScorerCode",
  );
  const agrees = ({ score }: Row, ours: Ours) => ours === (score === 1);
  expect(conformance(rows, answer, agrees, rules)).toEqual(documented("Mastra trajectory"));
});
