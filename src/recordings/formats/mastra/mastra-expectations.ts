import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  scalarText,
  textOf,
} from "../../../core/json.ts";
import { anyValue, literal } from "../../../core/match-values.ts";
import { tryParseJson } from "../../../core/parse-json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { recordedReference, recordedReferences } from "../../reading/recording-fields.ts";
import { scorerOf } from "../../reading/stored-scores.ts";
import type { ReferenceCall, StatedExpectation } from "../../run.ts";

/** Returns the calls that a row's scorer expects, from its `preprocessStepResult`. */
export function scorerExpectations(row: JsonObject): StatedExpectation[] {
  const found = row.preprocessStepResult ?? null;
  const result = objectOf(isString(found) ? tryParseJson(found) : found);
  const by = scorerOf(row) ?? "the recording's scorer";
  if (Array.isArray(result.actualTools)) return toolExpectation(result, { kind: "scorer", by });
  if (isObject(result.config)) return trajectoryExpectation(result.config, "scored trajectory", by);
  const { steps } = objectOf(result.expectedTrajectory);
  if (!Array.isArray(steps)) return [];
  const description = textOf(objectOf(row.scorer).description);
  const ordering = /\((strict|relaxed|unordered) ordering\)/.exec(description)?.[1];
  const isUnknown = ordering === undefined || description.includes("from dataset items");
  return trajectoryExpectation({ steps, ...defined({ ordering }) }, "scored trajectory", by).map(
    (expectation) => ({
      ...expectation,
      notes: isUnknown ? [...expectation.notes, ORDERING_UNKNOWN] : expectation.notes,
    }),
  );
}

const ORDERING_UNKNOWN =
  "The stored score does not say the ordering of the data set's item: check strictMode and the order.";

/** Returns the calls that a data set item expects: its `expectedTrajectory`, and a `groundTruth` with tools or calls. */
export function itemExpectations({ expectedTrajectory, groundTruth }: JsonObject): StatedExpectation[] {
  return [
    ...trajectoryExpectation(objectOf(expectedTrajectory), "trajectory", "expectedTrajectory"),
    ...truthExpectation(objectOf(groundTruth)),
  ];
}

type Source = Pick<StatedExpectation, "kind" | "by">;

/** Mastra's scorer requires a tool or an order, and ignores an empty order beside a tool. */
function toolExpectation(options: JsonObject, source: Source): StatedExpectation[] {
  const { expectedTool, expectedToolOrder, strictMode } = options;
  const order = listOf(expectedToolOrder).filter(isName);
  const tool = isName(expectedTool) ? expectedTool.normalize("NFC") : undefined;
  if (tool === undefined && order.length === 0) return [];
  const names = order.map((name) => name.normalize("NFC"));
  const expected = defined({
    expectedTool: tool,
    strictMode: strictMode === true || undefined,
    expectedToolOrder: names.length === 0 ? undefined : names,
  });
  return [{ ...source, ...expected, countsAll: true, notes: [] }];
}

function isName(value: Json | undefined): value is string {
  return isString(value) && value !== "";
}

/** The steps whose arguments and results Mastra compares. */
const COMPARED: readonly (Json | undefined)[] = ["tool_call", "mcp_tool_call"];
const CALL_STEPS = [...COMPARED, "provider_tool_call", undefined];

/** Steps may repeat by default. A trajectory without steps expects no calls. */
function trajectoryExpectation(
  trajectory: JsonObject,
  kind: StatedExpectation["kind"],
  by: string,
): StatedExpectation[] {
  const { allowRepeatedSteps } = trajectory;
  if (!Array.isArray(trajectory.steps)) return [];
  const all = objectsOf(trajectory.steps);
  const steps = all.filter(({ stepType }) => CALL_STEPS.includes(stepType));
  if (steps.length === 0 && all.length > 0) return [{ kind, by, notes: skippedSteps(all) }];
  const read = readable({ kind, by }, () => recordedReferences(steps, stepReference));
  if ("notes" in read) return [read];
  const { referenceToolCalls = [] } = read;
  const comparesMore = referenceToolCalls.some(({ arguments: args, result }) => args !== anyValue || result);
  const expected = defined({
    strictMode: trajectory.ordering === "strict" || undefined,
    expectedToolOrder: steps.length === 0 ? undefined : referenceToolCalls.map(({ name }) => name),
    referenceToolCalls: steps.length === 0 || comparesMore ? referenceToolCalls : undefined,
    order: trajectory.ordering === "unordered" ? ("free" as const) : undefined,
  });
  const isDefault = allowRepeatedSteps !== false;
  const notes = [
    ...skippedSteps(all.filter((step) => !steps.includes(step))),
    ...skippedKeys(by, trajectory, ["steps", "ordering", ...(isDefault ? ["allowRepeatedSteps"] : [])]),
    ...skippedKeys("a step", Object.assign({}, ...steps), ["name", "stepType", "toolArgs", "toolResult"]),
  ];
  return [{ kind, by, ...expected, countsAll: true, notes }];
}

/** A failure becomes a note, because the run can be scored without references. */
function readable<Read>(source: Source, read: () => Read): Read | StatedExpectation {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    return { ...source, notes: [`Nothing is taken from ${source.by}: ${error.message}.`] };
  }
}

function stepReference({ stepType, name, toolArgs, toolResult }: JsonObject): ReferenceCall {
  const { arguments: args, ...reference } = recordedReference(name, toolArgs);
  const isCompared = COMPARED.includes(stepType);
  return {
    ...reference,
    arguments: isCompared && toolArgs !== undefined ? args : anyValue,
    ...(isCompared && toolResult !== undefined ? { result: literal(toolResult) } : {}),
  };
}

function skippedSteps(steps: readonly JsonObject[]): string[] {
  if (steps.length === 0) return [];
  const kinds = [...new Set(steps.map(({ stepType }) => scalarText(stepType)))].sort();
  return [`Steps of other kinds than tool calls are left out: ${kinds.join(", ")}.`];
}

function skippedKeys(of: string, object: JsonObject, supportedKeys: readonly string[]): string[] {
  const skipped = Object.keys(object).filter(
    (key) => !supportedKeys.includes(key) && (object[key] ?? null) !== null,
  );
  return skipped.length === 0 ? [] : [`Not taken from ${of}: ${skipped.join(", ")}.`];
}

const NAMES = ["name", "toolName"];
const ARGUMENTS = ["arguments", "args", "toolArgs", "input"];

/** Other ground truths are not about calls. */
function truthExpectation(truth: JsonObject): StatedExpectation[] {
  const source: Source = { kind: "ground truth", by: "groundTruth" };
  const [tool] = toolExpectation(truth, source);
  if (tool !== undefined) return [tool];
  const lists = [truth.toolCalls, truth.expectedToolCalls, truth.referenceToolCalls];
  const list = lists.find((value) => Array.isArray(value));
  const isCall = (value: Json) => isObject(value) && isName(fieldOf(value, NAMES));
  if (list === undefined || !listOf(list).every(isCall)) return [];
  return [{ notes: [], ...source, ...readable(source, () => recordedReferences(list, truthReference)) }];
}

function truthReference(call: JsonObject): ReferenceCall {
  const args = fieldOf(call, ARGUMENTS);
  const reference = recordedReference(fieldOf(call, NAMES), args);
  return args === undefined ? { ...reference, arguments: anyValue } : reference;
}

function fieldOf(object: JsonObject, keys: readonly string[]): Json | undefined {
  return keys.map((key) => object[key] ?? undefined).find((value) => value !== undefined);
}
