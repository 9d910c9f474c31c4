import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Job } from "../../src/gate/job.ts";
import { reportSchema } from "../../src/report/report.ts";
import { runUnjudged } from "../support/run-unjudged.ts";
import { type Content, jobIn, reportOn, workspace } from "../workspace.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(`${repository}${path}`, "utf8");
// Strict except for arguments of any type and keywords that only editors know.
const forPeople = new Ajv2020({ strict: true, strictTypes: false, keywords: ["enumDescriptions"] });
const forPrograms = new Ajv2020({ strict: true });
const validator = (name: string, ajv = forPeople) =>
  ajv.compile(JSON.parse(read(`schemas/${name}.schema.json`)));
const validateReport = validator("report", forPrograms);

function faultsOf(report: unknown): unknown[] {
  const written = JSON.parse(JSON.stringify(report));
  validateReport(written);
  return [...(validateReport.errors ?? []), ...(reportSchema.safeParse(written).error?.issues ?? [])];
}

const examples: Partial<Job> = {
  runs: [
    "examples/runs/{_}/{case}.{trial}.json",
    "examples/runs/ai-sdk/{case}/{trial}.json",
    "examples/runs/*.jsonl",
  ],
  expectations: ["examples/expectations.yml"],
  policy: "examples/rungate.yml",
};

const calling = (...names: string[]) => ({
  toolCalls: names.map((name) => ({ name, arguments: { a: [1, null] } })),
});
const rows = (...values: object[]) => values.map((value) => JSON.stringify(value)).join("\n");

const bad: [string, Record<string, Content>, Partial<Job>?][] = [
  ["nothing at all", {}],
  ["no JSON", { "runs/a.json": "hello" }],
  ["a cut line", { "runs/a.json": `${rows({ case: "a", ...calling("t") })}\n{"a` }],
  [
    "an unknown shape, an empty file and a good one",
    { "runs/a.json": { x: 1 }, "runs/b.json": "", "runs/c.json": calling("t") },
  ],
  [
    "two runs with one identity and identical bytes",
    {
      "runs/a.json": { trial: 1, ...calling("t") },
      "x/a.json": { trial: 1, ...calling("u") },
      "y/a.json": { trial: 1, ...calling("u") },
    },
    { runs: ["*/{case}.json"] },
  ],
  [
    "malformed arguments",
    {
      "runs/a.json": {
        toolCalls: [{ name: "t", arguments: "{a" }],
        referenceToolCalls: [{ name: "t", arguments: { a: 1 } }],
      },
    },
  ],
  [
    "names of Object.prototype",
    {
      "runs/a.json":
        '{"case":"__proto__","tags":{"__proto__":"x"},"toolCalls":[{"name":"constructor","arguments":{"__proto__":1}}],"referenceToolCalls":[{"name":"constructor","arguments":{"__proto__":2}}]}',
    },
    { runs: ["runs/*.json"] },
  ],
  [
    "integers beyond 2^53",
    {
      "runs/a.json":
        '{"toolCalls":[{"name":"t","arguments":{"a":9007199254740993}}],"referenceToolCalls":[{"name":"t","arguments":{"a":9007199254740992}}]}',
    },
  ],
  [
    "broken budgets and required cases",
    {
      "runs/a.json": calling("t", "t"),
      "e.yml": "cases: [{id: a, expectedTool: t, maxToolCalls: 1, required: true}]",
    },
    { expectations: ["e.yml"] },
  ],
  [
    "calls that no reference names",
    {
      "runs/a.json": {
        ...calling("get_x", "get_x", "think"),
        referenceToolCalls: [{ name: "t", arguments: {} }],
      },
    },
  ],
  ["more problems than are shown", { "runs/a.json": Array(1_100).fill("oops").join("\n") }],
];

describe("every report meets the published schema", () => {
  test("that of the examples", () => {
    const report = runUnjudged(
      jobIn(repository, { ...examples, commit: "abc", createdAt: "2026-01-01T00:00:00.000Z" }),
    );
    expect(faultsOf(report)).toEqual([]);
  });

  test.each(bad)("that of %s", (_what, files, job) => {
    expect(faultsOf(reportOn(files, { expectations: [], ...job }))).toEqual([]);
  });

  test("and the schema is strict: another key or a number as text does not meet it", () => {
    const report = reportOn({ "runs/a.json": calling("t") }, { expectations: [] });
    expect(faultsOf({ ...report, extra: 1 })).not.toEqual([]);
    expect(faultsOf({ ...report, passRate: "1" })).not.toEqual([]);
    expect(faultsOf({ ...report, passRate: 1.1 })).not.toEqual([]);
  });
});

describe("the published schemas", () => {
  test("let the examples' expectations and policy pass", () => {
    for (const [name, file] of [
      ["expectations", "expectations.yml"],
      ["policy", "rungate.yml"],
    ] as const) {
      const validate = validator(name);
      expect([validate(parse(read(`examples/${file}`))), validate.errors]).toEqual([true, null]);
    }
  });

  test("refuse an unknown key as the program does", () => {
    expect(validator("expectations")({ cases: [{ id: "a", foo: 1 }] })).toBe(false);
    expect(validator("policy")({ gates: {} })).toBe(false);
  });
});

describe("the same input gives the same bytes", () => {
  const bytes = (job: Job) => JSON.stringify(runUnjudged(job));

  test("every time", () => {
    expect(bytes(jobIn(repository, examples))).toBe(bytes(jobIn(repository, examples)));
  });

  test("whatever the order of the patterns and of the expectations files", () => {
    const files: Record<string, Content> = {
      "a.yml": "cases: [{id: a, expectedTool: t}, {id: gone, expectedTool: t}]",
      "b.yml": "cases: [{id: b, expectedTool: t}, {id: lost, expectedTool: t}]",
      "x/a.json": calling("t"),
      "x/unknown.json": calling("t"),
      "y/b.json": calling("u"),
      "y/broken.json": "{",
      "z/rows.jsonl": rows({ case: "a", ...calling("u") }, { case: "b", ...calling("t") }, { x: 1 }),
      "z/other.jsonl": "oops",
    };
    const root = workspace(files);
    const runs = ["x/{case}.json", "y/{case}.json", "z/*.jsonl", "none/*.json", "nil/*.json"];
    const expectations = ["a.yml", "b.yml"];
    const forward = bytes(jobIn(root, { runs, expectations }));
    const backward = bytes(jobIn(root, { runs: runs.toReversed(), expectations: expectations.toReversed() }));
    expect(JSON.parse(forward).problems).toHaveLength(8);
    expect(backward).toBe(forward);
  });

  test("whatever the order in which a folder lists its files", () => {
    const names = ["c", "a", "b"];
    const [one, other] = [names, names.toReversed()].map((order) =>
      workspace(
        Object.fromEntries(
          order.map((name) => [`runs/case.${name}.json`, { ...calling("t"), name, referenceToolCalls: [] }]),
        ),
      ),
    );
    const report = (root = "") => bytes(jobIn(root, { runs: ["runs/{case}.{_}.json"], expectations: [] }));
    expect(report(one)).toBe(report(other));
  });
});
