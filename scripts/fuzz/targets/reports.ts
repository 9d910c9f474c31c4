import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { Json } from "../../../src/core/json.ts";
import { jsonText } from "../../../src/core/json.ts";
import { parseJson } from "../../../src/core/parse-json.ts";
import { readReport } from "../../../src/gate/baseline/read-reports.ts";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import { partialReportText } from "../../../src/gate/run-job.ts";
import { mergeParts } from "../../../src/gate/score/shards.ts";
import type { Report } from "../../../src/report/report.ts";
import { readPartialReport } from "../../../src/report/scored-suite.ts";
import { ReportError } from "../../../src/report/stored-reports.ts";
import { shardView } from "../../../src/views/inspect.ts";
import { mutate, mutation } from "../../../test/recordings/mutations.ts";
import { runShardUnjudged } from "../../../test/support/run-unjudged.ts";
import { assertShown } from "../every-view.ts";
import { assertJudged } from "../judged-report.ts";
import { unlessRefused } from "../refusal.ts";
import { sameKind } from "../same-kind.ts";
import { valuesBy } from "../schema-values.ts";
import { target } from "../target.ts";
import { damagedText } from "../texts.ts";

const examples = new URL("../../../examples/", import.meta.url);
const stored = readFileSync(new URL("baseline.json", examples), "utf8");
const baseline = readReport(stored);

function damaged(text: string): fc.Arbitrary<string> {
  const original = parseJson(text);
  const mutated = mutation.map((one) => {
    const value = structuredClone(original);
    mutate(value, one);
    return value;
  });
  return fc.oneof(
    { weight: 5, arbitrary: sameKind(original).map((value) => jsonText(value)) },
    { weight: 3, arbitrary: mutated.map((value) => jsonText(value)) },
    { weight: 1, arbitrary: damagedText(fc.constant(text), ["__proto__", "1e999", "null", '"', "{"]) },
  );
}

/** A report from an artifact or a fork's run: only the schema is certain. */
export const reports = target<string>({
  name: "reports",
  promise: "a stored report is refused in words, or is compared with and shown like any other",
  few: 30,
  examples: fc.oneof(
    { weight: 2, arbitrary: valuesBy("report", { odd: 20_000 }).map((value) => jsonText(value)) },
    { weight: 2, arbitrary: damaged(stored) },
  ),
  check(text) {
    const report = unlessRefused(() => readReport(text), ReportError);
    if (report === undefined) return;
    assertShown(report);
    for (const role of ["head", "base"] as const) assertJudged(compared(baseline, report, role));
  },
});

function compared(head: Report, base: Report, role: Report["role"]): Report {
  return conclude(head, { baseline: { state: "found", report: base, reason: "fuzz" }, role, points: 5 });
}

const job = {
  root: examples.pathname,
  runs: ["runs/{case}.{trial}.json", "runs/**/{case}.json"],
  expectations: ["expectations.yml"],
  policy: "rungate.yml",
  suite: "default",
  contained: true,
  commit: null,
  createdAt: null,
};
const partial = partialReportText(runShardUnjudged(job, { index: 1, of: 2 }));

export const partialReports = target<string>({
  name: "partial-reports",
  promise: "what a shard left is refused in words, or put together with the others and shown",
  few: 80,
  examples: damaged(partial),
  check(text) {
    const read = unlessRefused(() => readPartialReport(text), ReportError);
    if (read === undefined) return;
    assert.notEqual(shardView(read), "");
    const merged: Json = mergeParts([read.part, readPartialReport(partial).part]) as unknown as Json;
    assert.notEqual(jsonText(merged), "");
  },
});
