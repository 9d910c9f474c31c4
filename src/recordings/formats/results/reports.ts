import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  listOf,
  objectOf,
  objectsOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { numberTrials, type Result, resultRun } from "./result-row.ts";

interface ReportFormat extends Pick<Format, "id" | "title" | "looksFor" | "marks" | "apart"> {
  /** The runner's name, for messages. */
  by: string;
  /** Returns the results with their rows; empty for a document of another kind. */
  resultsIn(document: JsonObject): ReportedResult[];
}

interface ReportedResult {
  result: Result;
  row: JsonObject;
}

function reportFormat({ by, resultsIn, ...facts }: ReportFormat): Format {
  const found = (document: Json) => (isObject(document) ? resultsIn(document) : []);
  return {
    ...facts,
    detect: (document) => found(document).length > 0,
    read(document) {
      const results = found(document);
      if (results.length === 0) throw new RecordingError(`no result: expected ${facts.looksFor}`);
      return numberTrials(results.map(({ result, row }) => resultRun(result, row, by)));
    },
  };
}

/** The file of `--reporter=json`; vitest-evals adds nothing that a gate needs. Tests that did not run have no result. */
export const vitestJson = reportFormat({
  id: "vitest-json",
  title: "the JSON report of vitest or Jest",
  looksFor: "testResults[].assertionResults[] of {fullName, status}",
  marks: [["testResults", "assertionResults", "status"]],
  apart: ["meta"],
  by: "the test",
  resultsIn: ({ testResults }) =>
    objectsOf(testResults).flatMap((file) => {
      const tests = objectsOf(file.assertionResults);
      if (tests.length === 0 && file.status === "failed") return [brokenFile(file)];
      return tests
        .filter(({ status }) => status === "passed" || status === "failed")
        .map((row) => ({ result: { caseId: row.fullName, field: "status", value: row.status }, row }));
    }),
});

/** A file that cannot be loaded has no tests, and they must not be missing without a word. */
function brokenFile(file: JsonObject): ReportedResult {
  const reason =
    isString(file.message) && file.message !== "" ? file.message : "the test file failed to load";
  return {
    result: { caseId: file.name, field: "status", value: "failed" },
    row: { ...file, runError: reason },
  };
}

/** The output of `evalite run-once --outputPath FILE`. Its rows have no names, so the input names the case. */
export const evalite = reportFormat({
  id: "evalite",
  title: "results of evalite",
  looksFor: "evals[].results[] of {input, averageScore, scores}",
  marks: [["evals", "results", "averageScore"]],
  apart: ["input", "output", "expected", "traces"],
  by: "evalite",
  resultsIn: ({ evals }) =>
    objectsOf(evals).flatMap((suite) =>
      objectsOf(suite.results)
        .filter((row) => "averageScore" in row)
        .map((row) => ({ result: evaliteResult(suite, row), row })),
    ),
});

function evaliteResult({ name = null }: JsonObject, row: JsonObject): Result {
  const { input = null, output, averageScore, scores, status } = row;
  const asked = isString(input) ? input : jsonText(input);
  const hasFailed = status === "fail" && listOf(scores).length === 0;
  return {
    caseId: isString(name) && name !== "" ? `${name}: ${asked}` : asked,
    field: "averageScore",
    value: hasFailed ? null : averageScore,
    scores: namedScores(scores, "score"),
    input: asked,
    response: output,
  };
}

/** A test run that deepeval keeps: `testRunData.testCases`, or the list by itself. */
export const deepeval = reportFormat({
  id: "deepeval",
  title: "a test run of DeepEval",
  looksFor: "testRunData.testCases[] of {name, success, metricsData}",
  marks: [["testCases", "metricsData", "success"]],
  apart: ["toolsCalled", "expectedTools", "trace"],
  by: "DeepEval",
  resultsIn(document) {
    const { testCases, conversationalTestCases } = objectOf(document.testRunData ?? null);
    const isOne = "metricsData" in document && "success" in document;
    return (isOne ? [document] : [...objectsOf(testCases), ...objectsOf(conversationalTestCases)]).map(
      (row) => ({
        result: {
          caseId: row.name,
          field: "success",
          value: row.success,
          scores: namedScores(row.metricsData, "score"),
          input: row.input,
          response: row.actualOutput,
        },
        row,
      }),
    );
  },
});

/** Returns the scores of a list of `{name, [field]}`, without those that are null. */
export function namedScores(list: Json | undefined, field: string): ReadonlyMap<string, Json> {
  return new Map(
    objectsOf(list).flatMap(({ name, [field]: score = null }) =>
      isString(name) && score !== null ? [[name, score] as const] : [],
    ),
  );
}
