import { expect, test } from "vitest";
import {
  canonicalJson,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectsOf,
} from "../../src/core/json.ts";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";
import { passes, readRun, scored } from "./scored.ts";
import { writtenMode } from "./written-modes.ts";

/** The result of agentevals 0.0.7's trajectory match evaluator on two conversations. */
interface Row extends GoldenRow {
  options: {
    trajectoryMatchMode: "strict" | "unordered" | "subset" | "superset";
    toolArgsMatchMode?: "exact" | "ignore" | "subset" | "superset";
    toolArgsMatchOverrides?: Record<string, string[]>;
  };
  outputs: JsonObject[];
  referenceOutputs: JsonObject[];
  score?: boolean;
  error?: string;
}

type Ours = boolean | string;

/** True when the run passes with the migration page's settings for the row's modes. */
function answer({ outputs, referenceOutputs, options }: Row): Ours {
  const recording = { outputs, referenceOutputs };
  const { trajectoryMatchMode: mode, toolArgsMatchMode, toolArgsMatchOverrides: overrides = {} } = options;
  const references = (readRun(recording)?.referenceToolCalls ?? []).map(
    ({ name, arguments: expectedArguments }) => {
      const compared = written(
        expectedArguments.source,
        overrides[name],
        argumentsMode(mode, toolArgsMatchMode),
      );
      return { name, ...(compared === undefined ? {} : { arguments: compared }) };
    },
  );
  const { ofCase, ofPolicy } = writtenMode("agentevals", mode);
  const result = scored(recording, { ...ofCase, referenceToolCalls: references });
  return passes(result, ofPolicy.gate === undefined ? undefined : ["f1"]);
}

/** The comparison of arguments: for the mode "subset" agentevals swaps run and reference. */
function argumentsMode(
  mode: Row["options"]["trajectoryMatchMode"],
  ofArguments: Row["options"]["toolArgsMatchMode"],
): Row["options"]["toolArgsMatchMode"] {
  if (mode !== "subset" || (ofArguments !== "subset" && ofArguments !== "superset")) return ofArguments;
  return ofArguments === "subset" ? "superset" : "subset";
}

/** The arguments in an expectations file, in place of a mode or of an override's paths. */
function written(
  args: Json,
  paths: readonly string[] | undefined,
  mode: Row["options"]["toolArgsMatchMode"],
): Json | undefined {
  if (paths !== undefined) return { $subset: onlyPaths(args, paths) };
  if (mode === "ignore") return undefined;
  if (mode === "superset") return { $subset: args };
  if (mode !== "subset" || !isObject(args)) return args;
  const entries = Object.entries(args);
  return Object.fromEntries(entries.map(([key, value]) => [key, { $oneOf: [value, { $absent: true }] }]));
}

function onlyPaths(expectedArguments: Json, paths: readonly string[]): JsonObject {
  const args = isObject(expectedArguments) ? expectedArguments : {};
  return Object.fromEntries(
    paths.map((path) => {
      const [name = "", ...rest] = path.split(".");
      const value = args[name] ?? null;
      return [name, rest.length === 0 ? value : { $subset: onlyPaths(value, [rest.join(".")]) }];
    }),
  );
}

function agrees({ score, error }: Row, ours: Ours): boolean {
  return error === undefined && ours === score;
}

const callsIn = ({ tool_calls }: JsonObject) =>
  objectsOf(tool_calls).map((call) => (isObject(call.function) ? call.function : call));
const callsOf = (messages: readonly JsonObject[]) => messages.flatMap(callsIn);
const argumentsIn = ({ outputs, referenceOutputs }: Row) =>
  [...callsOf(outputs), ...callsOf(referenceOutputs)].map((call) => call.arguments);
const namesOf = (messages: readonly JsonObject[]) => callsOf(messages).map(({ name }) => String(name));
/** The order of the calls and their distribution over messages. */
const shapeOf = (messages: readonly JsonObject[]) =>
  canonicalJson(messages.map((message) => [message.role ?? null, "tool_calls" in message, callsIn(message)]));
const hasRepeats = (names: readonly string[]) => new Set(names).size < names.length;

const hasBlank = (row: Row) => argumentsIn(row).some((args) => isString(args) && args.trim() === "");

const rules: Rule<Row, Ours>[] = [
  {
    name: "an empty text of arguments says that there are none",
    speaksOf: (row) => row.error !== undefined && hasBlank(row),
    isMet: (_row, ours) => ours === true,
  },
  {
    name: "arguments that are not JSON match nothing, and the run fails",
    speaksOf: (row) => row.error !== undefined && !hasBlank(row),
    isMet: (_row, ours) => ours === false,
  },
  {
    name: "arguments are compared also where they are an object",
    speaksOf: (row) => argumentsIn(row).some(isObject),
    isMet: ({ outputs, referenceOutputs }, ours) =>
      ours === (canonicalJson(callsOf(outputs)) === canonicalJson(callsOf(referenceOutputs))),
  },
  {
    name: "a list is not an object",
    speaksOf: (row) => {
      const texts = argumentsIn(row).filter(isString);
      return texts.some((text) => text.includes("[")) && !texts.every((text) => text.includes("["));
    },
    isMet: (_row, ours) => ours === false,
  },
  {
    name: "the best pairing, not the first found",
    speaksOf: ({ options, referenceOutputs }) =>
      options.toolArgsMatchMode === "superset" && hasRepeats(namesOf(referenceOutputs)),
    isMet: (_row, ours) => ours === true,
  },
  {
    name: "an argument beyond the reference's is free in whatever order",
    speaksOf: ({ options }) =>
      options.toolArgsMatchMode === "superset" && options.trajectoryMatchMode === "unordered",
    isMet: (_row, ours) => ours === true,
  },
  {
    name: "an argument that may be left out may be so in whatever order",
    speaksOf: ({ options }) =>
      options.toolArgsMatchMode === "subset" && options.trajectoryMatchMode === "unordered",
    isMet: (_row, ours) => ours === true,
  },
  {
    name: "a strict order is that of all calls, in whatever messages",
    speaksOf: ({ options, outputs, referenceOutputs }) =>
      options.trajectoryMatchMode === "strict" && shapeOf(outputs) !== shapeOf(referenceOutputs),
    isMet: ({ outputs, referenceOutputs }, ours) =>
      ours === (namesOf(outputs).join() === namesOf(referenceOutputs).join()),
  },
  {
    name: "an empty list of calls says: call nothing",
    speaksOf: ({ referenceOutputs }) => callsOf(referenceOutputs).length === 0,
    isMet: ({ outputs }, ours) => ours === (callsOf(outputs).length === 0),
  },
];

test("f1 and code answer as the trajectory matches of agentevals do, but for the differences that metrics.md names", () => {
  const rows = goldenRows<Row>("agentevals_golden.jsonl");
  expect(conformance(rows, answer, agrees, rules)).toEqual(documented("agentevals"));
});
