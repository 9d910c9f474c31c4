import assert from "node:assert/strict";
import fc from "fast-check";
import { jsonText } from "../../../src/core/json.ts";
import { ConfigurationError } from "../../../src/core/problems.ts";
import type { Job } from "../../../src/gate/job.ts";
import type { Report } from "../../../src/report/report.ts";
import { type AnySuite, anySuite } from "../../../test/gate/shards/any-suite.ts";
import { runUnjudged } from "../../../test/support/run-unjudged.ts";
import { inFolder } from "../folder.ts";
import { assertJudged } from "../judged-report.ts";
import { unlessRefused } from "../refusal.ts";
import { anyDocument } from "../samples.ts";
import { valuesBy } from "../schema-values.ts";
import { target } from "../target.ts";
import { yamlOf } from "../yaml.ts";
import { anyArguments } from "./matching.ts";

const hostileSuite: fc.Arbitrary<AnySuite> = fc
  .record({
    documents: fc.array(anyDocument, { minLength: 1, maxLength: 6 }),
    rows: fc.array(anyDocument, { maxLength: 4 }),
    expectations: yamlOf(valuesBy("expectations", { odd: 2_000, parts: { arguments: anyArguments } })),
    policy: yamlOf(valuesBy("policy", { odd: 2_000 })),
  })
  .map(({ documents, rows, expectations, policy }) => ({
    files: {
      ...Object.fromEntries(
        documents.map((document, at) => [`runs/${ids[at % ids.length]}.${at}.json`, jsonText(document)]),
      ),
      "rows/all.jsonl": rows.map((row) => jsonText(row)).join("\n"),
      "expectations.yml": expectations,
      "rungate.yml": policy,
    },
    job: {
      runs: ["runs/{case}.{trial}.json", "rows/*"],
      expectations: ["expectations.yml"],
      policy: "rungate.yml",
    },
  }));

const ids = ["book-flight", "weather", "f1", "1"];

/** The whole job, from files to every view, and a second job with the first one's report as its baseline. */
export const suite = target<[AnySuite, AnySuite]>({
  name: "suite",
  promise: "a suite is judged and shown, or refused with every problem of its configuration",
  few: 15,
  examples: fc.tuple(
    fc.oneof(anySuite, hostileSuite),
    fc.oneof({ weight: 3, arbitrary: anySuite }, { weight: 1, arbitrary: hostileSuite }),
  ),
  check([before, after]) {
    const base = judged(before, {
      role: "base",
      commit: "a".repeat(40),
      createdAt: "2026-01-01T00:00:00.000Z",
    });
    const more =
      base === undefined ? {} : ({ baseline: { state: "found", report: base, reason: "fuzz" } } as const);
    judged(before, more);
    judged(after, { commit: "b".repeat(40), createdAt: null, ...more });
  },
});

function judged({ files, job }: AnySuite, more: Partial<Job>): Report | undefined {
  return inFolder(files, (root) => {
    const whole = { suite: "default", root, contained: true, commit: null, createdAt: null, ...job, ...more };
    const report = unlessRefused(() => runUnjudged(whole), ConfigurationError);
    if (report !== undefined) assertJudged(report);
    assert.equal(process.exitCode ?? 0, 0, "nobody but the shell decides the exit code");
    return report;
  });
}
