import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
  scalarText,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { groupBy } from "../../../core/text.ts";
import type { Format } from "../../format.ts";
import { namesIn, readTrace } from "../../reading/spans.ts";
import { periods, type Run } from "../../run.ts";
import { numberTrials } from "../results/result-row.ts";
import { type PlatformSpan, type PlatformTrace, readPlatformTrace } from "./platform-trace.ts";

/** LangSmith: runs of traces, and rows of experiments. */
export const langsmith: Format = {
  id: "langsmith",
  title: "LangSmith: traces, and experiments with their feedback",
  looksFor: "runs with a run_type, or rows of an experiment with feedback.NAME, evaluation_results or runs[]",
  marks: [
    ["run_type", "trace_id", "inputs", "outputs"],
    ["run", "example", "evaluation_results"],
    ["example_id", "execution_time"],
    ["dataset_id", "inputs", "runs"],
  ],
  apart: ["inputs", "outputs", "extra", "events", "serialized", "evaluation_results", "evaluationResults"],
  detect: (document) => reading(document) !== undefined,
  read(document) {
    const traces = reading(document)?.() ?? [];
    if (traces.length === 0) throw new RecordingError("no run of LangSmith: expected runs with a run_type");
    const runs = traces.map((trace) => runOf(trace, traces.length > 1));
    // Rows come one by one, and are numbered where they are put together.
    return runs.length > 1 && runs.every(({ caseId }) => caseId !== undefined) ? numberTrials(runs) : runs;
  },
};

interface Recorded {
  runs: readonly JsonObject[];
  feedback: ReadonlyMap<string, Json>;
  example: JsonObject;
}

/** Returns how to read a document, or undefined for one of another kind. */
function reading(document: Json): (() => Recorded[]) | undefined {
  const rows = Array.isArray(document) ? document : [document];
  if (rows.length > 0 && rows.every(isRun)) return () => grouped(rows);
  if (!isObject(document)) return undefined;
  const { run, example, runs, examples_with_runs: examples } = document;
  const listed = objectsOf(examples);
  if (listed.length > 0) return () => listed.flatMap(exampleTraces);
  if (isRun(run) && isObject(example)) return () => [evaluated(document, run, example)];
  if (Array.isArray(runs) && runs.length > 0 && runs.every(isRun))
    return () => ("dataset_id" in document ? exampleTraces(document) : grouped(runs));
  return isExperimentTable(Object.keys(document)) ? () => [flatTrace(document)] : undefined;
}

/** Returns true for the columns of `to_pandas()`. */
export function isExperimentTable(columns: readonly string[]): boolean {
  return ["example_id", "execution_time"].every((name) => columns.includes(name));
}

function isRun(row: Json | undefined): row is JsonObject {
  return isObject(row) && isString(row.run_type) && (isString(row.id) || isString(row.run_id));
}

function grouped(rows: readonly JsonObject[]): Recorded[] {
  const all = rows.flatMap(withChildren);
  const byId = new Map(all.map((run) => [idOf(run), run]));
  const roots = new Map<string, string>();
  const groups = groupBy(all, (run) => (isString(run.trace_id) ? run.trace_id : rootOf(run, byId, roots)));
  return [...groups.values()].map((runs) => ({
    runs,
    feedback: statsOf(objectOf(rootIn(runs).feedback_stats ?? null)),
    example: {},
  }));
}

/** Some exports have no trace ids. Returns the id of the run above all others, and remembers it for each run on the way. */
function rootOf(run: JsonObject, byId: ReadonlyMap<string, JsonObject>, roots: Map<string, string>): string {
  const path = new Set<string>();
  let top = idOf(run);
  for (let next: string | undefined = top; next !== undefined && !path.has(next); ) {
    path.add(next);
    top = roots.get(next) ?? next;
    const parent: Json | undefined = byId.get(top)?.parent_run_id;
    next = isString(parent) && byId.has(parent) ? parent : undefined;
  }
  for (const id of path) roots.set(id, top);
  return top;
}

function withChildren(run: JsonObject): JsonObject[] {
  return [run, ...objectsOf(run.child_runs).flatMap(withChildren)];
}

function exampleTraces(example: JsonObject): Recorded[] {
  return objectsOf(example.runs).map((run) => ({
    runs: withChildren(run),
    feedback: statsOf(objectOf(run.feedback_stats ?? null)),
    example,
  }));
}

/** A row of the results of `evaluate()`. */
function evaluated(row: JsonObject, run: JsonObject, example: JsonObject): Recorded {
  const { results } = objectOf(row.evaluation_results ?? row.evaluationResults ?? null);
  const feedback = objectsOf(results).map(
    ({ key, score = null, value = null }) => [scalarText(key), score ?? value] as const,
  );
  return { runs: withChildren(run), feedback: new Map(feedback), example };
}

/** A row of `to_pandas()`: also of a table, where all cells are text. */
function flatTrace(row: JsonObject): Recorded {
  const at = (prefix: string) =>
    Object.entries(row).flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), value === "" ? null : value] as const] : [],
    );
  const { id = null, error = null } = row;
  const run = {
    ...{ id, name: "run", run_type: "chain", error: error === "" ? null : error },
    inputs: Object.fromEntries(at("inputs.")),
    outputs: Object.fromEntries(at("outputs.")),
  };
  return { runs: [run], feedback: new Map(at("feedback.")), example: { id: row.example_id ?? null } };
}

/** Of categories, `values` counts each: of one run there is one. */
function statsOf(stats: JsonObject): ReadonlyMap<string, Json> {
  return new Map(
    Object.entries(stats).flatMap(([name, stat]) => {
      if (!isObject(stat) || stat.n === 0) return [];
      const [category = null, ...more] = Object.keys(objectOf(stat.values ?? null));
      return [[name, stat.avg ?? (more.length === 0 ? category : null)] as const];
    }),
  );
}

function runOf({ runs, feedback, example }: Recorded, isOneOfSeveral: boolean): Run {
  const root = rootIn(runs);
  const times = periods(runs.map(({ start_time, end_time }) => [start_time, end_time]));
  const spans = runs.map((run, at) => ({ ...(times[at] as (typeof times)[number]), ...spanOf(run) }));
  const trace: PlatformTrace = {
    spans,
    root: spans[runs.indexOf(root)],
    scores: feedback,
    row: { ...around(root), runs: [...runs] },
  };
  const stated = [objectOf(example.metadata ?? null), metadataOf(root)];
  const named = namesIn(stated, { caseId: ["rungate.case", "case"], trial: ["rungate.trial", "trial"] });
  const ids = namesIn([{ id: root.reference_example_id ?? example.id ?? null }], {
    caseId: ["id"],
    trial: [],
  });
  const run = readTrace(isOneOfSeveral, () => readPlatformTrace(trace, "LangSmith"));
  return { row: trace.row, ...run, ...ids, ...named };
}

/** The fields for a pointer of the user. */
function around({ name = null, inputs = null, outputs = null }: JsonObject): JsonObject {
  return { name, inputs, outputs };
}

function rootIn(runs: readonly JsonObject[]): JsonObject {
  const ids = new Set(runs.map(idOf));
  return runs.find(({ parent_run_id: parent }) => !isString(parent) || !ids.has(parent)) ?? runs[0] ?? {};
}

function idOf({ id, run_id }: JsonObject): string {
  return scalarText(id ?? run_id);
}

function metadataOf({ extra = null, custom_metadata: custom = null }: JsonObject): JsonObject {
  return { ...objectOf(objectOf(extra).metadata ?? null), ...objectOf(custom) };
}

const KINDS = new Map<Json | undefined, PlatformSpan["kind"]>([
  ["llm", "answer"],
  ["tool", "tool"],
]);
/** A run that waits for a person ends in this error. */
const INTERRUPT = /^(?:GraphInterrupt|NodeInterrupt|ParentCommand)\b/;

function spanOf(run: JsonObject): Omit<PlatformSpan, "start" | "end" | "hasEnded" | "recorded"> {
  const {
    name,
    parent_run_id: parent,
    run_type: type,
    inputs = null,
    outputs = null,
    error,
    extra = null,
  } = run;
  const { ls_model_name: model } = metadataOf(run);
  const output = isObject(outputs) && Object.keys(outputs).length === 0 ? null : outputs;
  return {
    id: idOf(run),
    parent: isString(parent) ? parent : undefined,
    kind: KINDS.get(type) ?? "other",
    name: isString(name) ? name : "",
    input: inputs,
    output,
    error: isString(error) && error !== "" && !INTERRUPT.test(error) ? error : undefined,
    tools: objectOf(inputs).tools ?? objectOf(objectOf(extra).invocation_params ?? null).tools,
    model: isString(model) ? model : undefined,
    ...(type === "llm" ? { usage: usageOf(run), cost: costOf(run) } : {}),
  };
}

function usageOf(run: JsonObject): JsonObject | undefined {
  const { prompt_tokens, completion_tokens, total_tokens } = { ...objectOf(run.token_usage ?? null), ...run };
  const counts = { prompt_tokens, completion_tokens, total_tokens };
  const known = Object.entries(counts).filter(([, count]) => typeof count === "number");
  return known.length === 0 ? undefined : (Object.fromEntries(known) as JsonObject);
}

function costOf({ total_cost: cost, costs = null }: JsonObject): Json | undefined {
  const stated = cost ?? objectOf(costs).total_cost;
  return isString(stated) ? Number(stated) : (stated ?? undefined);
}
