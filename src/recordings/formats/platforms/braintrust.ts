import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  listOf,
  objectOf,
  objectsOf,
  scalarText,
} from "../../../core/json.ts";
import { limits } from "../../../core/limits.ts";
import { RecordingError } from "../../../core/problems.ts";
import { groupBy } from "../../../core/text.ts";
import type { Format } from "../../format.ts";
import { namesIn, readTrace } from "../../reading/spans.ts";
import { periods, type Run } from "../../run.ts";
import { numberTrials, resultRun } from "../results/result-row.ts";
import { type PlatformSpan, readPlatformTrace } from "./platform-trace.ts";

/** Braintrust: spans of experiments and logs, and the summary of `braintrust eval --jsonl`. */
export const braintrust: Format = {
  id: "braintrust",
  title: "Braintrust: experiments, logs and the summary of an eval",
  looksFor: "spans with span_attributes and root_span_id, or {experiment_name, scores}",
  marks: [
    ["span_attributes", "root_span_id", "scores"],
    ["events", "span_attributes", "root_span_id"],
    ["experiment_name", "project_name", "scores"],
  ],
  apart: ["input", "output", "expected", "metadata"],
  detect: (document) => spansIn(document).length > 0 || summaryIn(document) !== undefined,
  read(document) {
    const summary = summaryIn(document);
    if (summary !== undefined) return readSummary(summary);
    const rows = spansIn(document);
    if (rows.length === 0)
      throw new RecordingError("no span of Braintrust: expected rows with span_attributes and root_span_id");
    const groups = [...groupBy(rows, ({ root_span_id }) => scalarText(root_span_id)).values()];
    return numberTrials(groups.map((group) => runOf(group, groups.length > 1)));
  },
};

function spansIn(document: Json): JsonObject[] {
  const { events, data, results, summary = null } = objectOf(document);
  if (Array.isArray(results) && summaryIn(summary) !== undefined)
    return results.filter(isObject).map(spanOfResult);
  const list = Array.isArray(document) ? document : [events ?? data ?? document].flat();
  return list.every(isSpan) ? list : [];
}

/** `Eval()` returns a summary with results, which have the fields of an experiment's root spans. */
function spanOfResult(result: JsonObject, at: number): JsonObject {
  const id = String(at + 1);
  return { ...result, span_id: id, root_span_id: id, span_attributes: { name: "eval", type: "eval" } };
}

function isSpan(row: Json): row is JsonObject {
  return isObject(row) && isObject(row.span_attributes) && isString(row.root_span_id);
}

function runOf(rows: readonly JsonObject[], isOneOfSeveral: boolean): Run {
  const times = periods(rows.map(({ metrics = null }) => [objectOf(metrics).start, objectOf(metrics).end]));
  const spans = rows.map((row, at) => ({ ...(times[at] as (typeof times)[number]), ...spanOf(row) }));
  const ids = new Set(spans.map(({ id }) => id));
  const at = spans.findIndex(({ parent }) => parent === undefined || !ids.has(parent));
  const [first = {}] = rows;
  const top = rows[at] ?? first;
  const { input = null, output = null, expected = null, metadata = null, origin = null } = top;
  const trace = {
    spans,
    root: spans[at],
    scores: scoresOf(rows, objectOf(metadata)),
    row: { input, output, expected, metadata, spans: [...rows] },
  };
  const stated = namesIn([objectOf(metadata)], { caseId: ["rungate.case", "case"], trial: ["trial"] });
  const run = readTrace(isOneOfSeveral, () => readPlatformTrace(trace, "Braintrust"));
  return {
    row: trace.row,
    ...run,
    ...(stated.caseId === undefined ? namedBy(input, objectOf(origin).id ?? top.dataset_record_id) : {}),
    ...stated,
  };
}

/** Braintrust compares experiments by the input, and its own ids are new in each. */
function namedBy(input: Json, id: Json | undefined): Pick<Run, "caseId" | "isNamedByInput"> {
  const text = isString(input) ? input : jsonText(input);
  if (input !== null && text !== "" && text.length <= limits.name)
    return { caseId: text, isNamedByInput: true };
  return isString(id) ? { caseId: id } : {};
}

/** Spans of scorers have their scores too. A null is a scorer that had nothing to say, and an error one that failed. */
function scoresOf(rows: readonly JsonObject[], metadata: JsonObject): ReadonlyMap<string, Json> {
  const stated = rows.flatMap(({ scores = null }) => Object.entries(objectOf(scores)));
  const failed = Object.keys(objectOf(metadata.scorer_errors ?? null)).map((name) => [name, null] as const);
  return new Map([...stated.filter(([, score]) => score !== null), ...failed]);
}

const KINDS = new Map<Json | undefined, PlatformSpan["kind"]>(
  Object.entries({ llm: "answer", tool: "tool", score: "evaluation", classifier: "evaluation" }),
);

function spanOf(row: JsonObject): Omit<PlatformSpan, "start" | "end" | "hasEnded" | "recorded"> {
  const { span_attributes: attributes = null, span_parents: parents, metadata = null, metrics = null } = row;
  const { name, type, purpose } = objectOf(attributes);
  const [parent] = listOf(parents);
  const { tools, model } = objectOf(metadata);
  const { input = null, output = null, error = null } = row;
  const kind = purpose === "scorer" ? "evaluation" : (KINDS.get(type) ?? "other");
  const { prompt_tokens, completion_tokens, tokens } = objectOf(metrics);
  const usage = { prompt_tokens: prompt_tokens ?? null, completion_tokens: completion_tokens ?? null };
  return {
    id: scalarText(row.span_id ?? row.id),
    parent: isString(parent) ? parent : undefined,
    kind,
    name: isString(name) ? name : "",
    ...{ input, output, tools },
    error: error === null ? undefined : errorText(error),
    ...(kind === "answer" && { model, usage: { ...usage, total_tokens: tokens ?? null } }),
  };
}

/** An error of JavaScript is `{}` in JSON. */
function errorText(error: Json): string {
  const { message = error } = objectOf(error);
  if (isString(message) && message !== "") return message;
  return isObject(error) && Object.keys(error).length === 0 ? "the task failed" : jsonText(error);
}

/** One line of `braintrust eval --jsonl`: the mean of each score, or the errors of an eval. */
function summaryIn(document: Json): JsonObject | undefined {
  if (!isObject(document)) return undefined;
  const { errors, scores, experiment_name, experimentName, eval_name, evalName } = document;
  const hasFailed = Array.isArray(errors) && isString(eval_name ?? evalName);
  return hasFailed || (isString(experiment_name ?? experimentName) && isObject(scores))
    ? document
    : undefined;
}

function readSummary(summary: JsonObject): Run[] {
  const { errors, scores = null } = summary;
  const project = summary.project_name ?? summary.projectName ?? summary.eval_name ?? summary.evalName ?? "";
  if (Array.isArray(errors)) {
    const [error = "the eval failed"] = errors;
    const row = { runError: isString(error) ? (error.trim().split("\n").at(-1) ?? "") : jsonText(error) };
    return [resultRun({ caseId: project, field: "errors", value: null }, row, "Braintrust")];
  }
  const stated = objectOf(scores);
  const means = objectsOf(
    Object.keys(stated)
      .sort()
      .map((name) => stated[name] ?? null),
  );
  if (means.length === 0)
    throw new RecordingError("the summary has no score: export the rows of the experiment instead");
  return means.map(({ name = "", score }) =>
    resultRun(
      { caseId: `${scalarText(project)}: ${scalarText(name)}`, field: "score", value: score },
      {},
      "Braintrust",
    ),
  );
}
