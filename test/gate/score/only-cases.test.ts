import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Job } from "../../../src/gate/job.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { jobIn, workspace } from "../../workspace.ts";

const call = (q: string) => [{ name: "find", arguments: { q } }];
const lines = (...rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

const files = {
  "expectations.yml": "cases:\n  - { id: 7, referenceToolCalls: [] }\n".replace("7", '"7"'),
  "runs/stem.json": { toolCalls: call("stem") },
  "runs/by-field.json": { case: "field", toolCalls: call("a") },
  "runs/by-field-2.json": { case: "field", trial: 2, toolCalls: call("b") },
  "runs/escaped.json": `{"case":"fi\\u0065ld","trial":3,"toolCalls":[]}`,
  "runs/rows.jsonl": lines(
    { case: "row", toolCalls: call("c") },
    { case: "field", trial: 4, toolCalls: call("d") },
  ),
  "runs/packed.json.gz": gzipSync(JSON.stringify({ case: "packed", toolCalls: call("e") })),
  "runs/number.json": { case: 7, toolCalls: call("f") },
  "runs/accent.json": { case: "café", toolCalls: call("g") },
  "runs/slash.json": { case: "trips/a", toolCalls: call("i") },
  "runs/slash-by-php.json": `{"case":"trips\\/a","trial":2,"toolCalls":[]}`,
  "runs/broken.json": '{"case":"field"',
  "paths/folder/1.json": { case: "other", toolCalls: call("h") },
};
const newJob = (): Job => jobIn(workspace(files), { runs: ["runs/**", "paths/{case}/*.json"] });
const casesOf = (job: Job, onlyCases?: readonly string[]): ReportCase[] =>
  runUnjudged({ ...job, onlyCases }).cases;

describe("a job that is asked about some cases", () => {
  const ids = ["stem", "field", "row", "packed", "7", "café", "trips/a", "folder"];

  test.each(ids)("has all runs of %s, as the whole job has them", (id) => {
    const job = newJob();
    const wanted = casesOf(job).filter((reportCase) => reportCase.id === id);
    expect(wanted).toHaveLength(1);
    expect(casesOf(job, [id])).toEqual(wanted);
  });

  test("leaves other cases out", () => {
    expect(casesOf(newJob(), ["stem", "field"]).map(({ id }) => id)).toEqual(["field", "stem"]);
  });

  test("has all cases where one of them is not found", () => {
    const job = newJob();
    expect(casesOf(job, ["stem", "nowhere"])).toEqual(casesOf(job));
  });
});
