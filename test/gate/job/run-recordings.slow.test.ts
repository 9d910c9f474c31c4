import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { type Content, jobIn, reportOn, workspace } from "../../workspace.ts";
import {
  beside,
  calling,
  caseOf,
  checkOf,
  expectations,
  failsBesideTheGood,
  problemsOf,
} from "./run-fixture.ts";

describe("a recording that cannot be read is an error with its place; the others are scored and the gate fails", () => {
  test.each<[string, Content, string]>([
    ["it is not JSON", "hello", 'runs/bad.json:1:1: not JSON: invalid symbol at "hello"'],
    [
      "it is cut",
      '{"toolCalls": [\n',
      "runs/bad.json:2:1: not JSON: the text ends inside a value (cut off?)",
    ],
    ["it is empty", "", "runs/bad.json:1:1: empty: no JSON value"],
    ["it is UTF-16", Buffer.from('\uFEFF{"a":1}', "utf16le"), "runs/bad.json: is UTF-16: save it as UTF-8"],
    [
      "it holds NaN",
      '{"toolCalls": [{"name": "t", "arguments": {"a": NaN}}]}',
      'runs/bad.json:1:49: not JSON: invalid symbol at "NaN}}]}"',
    ],
    [
      "it holds 1e999",
      '{"toolCalls": [{"name": "t", "arguments": {"a": 1e999}}]}',
      "runs/bad.json:1:49: 1e999 is larger than a JSON number can be",
    ],
    [
      "its shape is unknown",
      { hello: 1 },
      'runs/bad.json: unknown shape: an object with keys hello. No format claims it: "rungate inspect" says which come near. The simplest form is {case, toolCalls: [{name, arguments}]}',
    ],
    [
      "a status is unknown",
      { toolCalls: [{ name: "t", status: "fine" }] },
      'runs/bad.json: toolCalls[0].status is "fine"; expected ok, error, rejected, pending',
    ],
    [
      "its arguments nest too deep",
      `{"toolCalls":[{"name":"t","arguments":${'{"a":'.repeat(300)}1${"}".repeat(300)}}]}`,
      'runs/bad.json: arguments of "t" nest deeper than 200 levels',
    ],
  ])("%s", (_what, content, problem) => {
    const report = beside({ "runs/bad.json": content });
    expect(problemsOf(report)).toEqual([`error ${problem}`]);
    failsBesideTheGood(report, problem.replace(/^(runs\/bad\.json:\d+):\d+/, "$1"));
    expect(caseOf(report, "bad")).toMatchObject({
      passRate: null,
      scores: { code: null, f1: null },
      trials: [{ pass: null, scores: { code: { status: "error" }, f1: { status: "error" } } }],
    });
    expect(report.totals).toMatchObject({ cases: 2, runs: 2, errors: 1 });
    expect(report.baselineEligible).toBe(false);
    expect(report.passRate).toBe(1);
  });

  test("a cut line of JSONL: the lines before it count", () => {
    const lines = [
      { case: "good", ...calling("t") },
      { case: "good", ...calling("u") },
    ].map((one) => JSON.stringify(one));
    const report = beside(
      { "runs/rows.jsonl": `${lines.join("\n")}\n{"case": "good", "toolC` },
      { runs: ["runs/*.jsonl"] },
      expectations.replace(/ {2}- id: bad[\s\S]*/, ""),
    );
    const [problem, ...rest] = problemsOf(report);
    expect(rest).toEqual([]);
    expect(problem).toMatch(/^error runs\/rows\.jsonl:3:\d+: not JSON: /);
    expect(caseOf(report, "good")?.trials.map(({ line, pass }) => [line, pass])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(report.verdict.result).toBe("fail");
  });

  test("a folder named x.json", () => {
    const root = workspace({
      "expectations.yml": expectations.replace(/ {2}- id: bad[\s\S]*/, ""),
      "runs/good.json": calling("t"),
    });
    mkdirSync(join(root, "runs/x.json"));
    const report = runUnjudged(jobIn(root));
    const message = "runs/x.json: is a folder, not a recording: rename it, or match files inside it";
    expect(problemsOf(report)).toEqual([`error ${message}`]);
    failsBesideTheGood(report, message);
  });

  test("a FIFO, which nobody waits for", () => {
    const root = workspace({
      "expectations.yml": expectations.replace(/ {2}- id: bad[\s\S]*/, ""),
      "runs/good.json": calling("t"),
    });
    execFileSync("mkfifo", [join(root, "runs/pipe.json")]);
    failsBesideTheGood(
      runUnjudged(jobIn(root)),
      "runs/pipe.json: is not a regular file: copy what it holds into one",
    );
  });

  test("two runs with one identity", () => {
    const report = beside(
      { "a/bad.1.json": calling("t"), "b/bad.1.json": calling("u") },
      { runs: ["runs/{case}.json", "{_}/{case}.{trial}.json"] },
    );
    const message = 'b/bad.1.json: trial "1" of case "bad" is recorded twice: it is also at a/bad.1.json';
    expect(problemsOf(report)).toEqual([`error ${message}`]);
    failsBesideTheGood(report, message);
    expect(caseOf(report, "bad")?.trials.map(({ file }) => file)).toEqual(["a/bad.1.json"]);
  });

  test("a run that nothing names, in a file of several", () => {
    const report = beside(
      { "rows.json": [{ case: "bad", ...calling("t") }, calling("t")] },
      { runs: ["runs/{case}.json", "*.json"] },
    );
    const message =
      'rows.json (run 2): no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, write case-field: input to name it after what the user asked, or write a field "case"';
    expect(problemsOf(report)).toEqual([`error ${message}`]);
    failsBesideTheGood(report, message);
  });

  test("a case-field that leads nowhere in one of them", () => {
    const text = expectations.replace(/ {2}- id: bad[\s\S]*/, "");
    const files = {
      "expectations.yml": text,
      "rows.jsonl": `${JSON.stringify({ meta: { "a/b": "good" }, ...calling("t") })}\n${JSON.stringify(calling("t"))}`,
    };
    const report = reportOn(files, { runs: ["*.jsonl"], caseField: "/meta/a~1b" });
    expect(problemsOf(report)).toEqual([
      "error rows.jsonl:2: nothing usable at case-field /meta/a~1b: expected text or a number",
    ]);
    expect(caseOf(report, "good")?.passRate).toBe(1);
  });

  test("references in recordings that disagree", () => {
    const referring = (name: string) => ({ ...calling("t"), referenceToolCalls: [{ name, arguments: {} }] });
    const report = beside(
      {
        "new/other.1.json": referring("t"),
        "new/other.2.json": referring("u"),
        "runs/bad.json": calling("t"),
      },
      { runs: ["runs/{case}.json", "new/{case}.{trial}.json"] },
    );
    failsBesideTheGood(
      report,
      'new/other.2.json: case "other" has other expectations here, unlike at new/other.1.json: trials of one case must expect the same. Tag them apart or declare the case in an expectations file',
    );
  });
});

describe("what is missing", () => {
  test("an expectation without runs is an error where it is declared", () => {
    const report = beside({});
    const message = 'case "bad" has no run: record one, or take the case out and name it under "retired".';
    expect(problemsOf(report)).toEqual([`error expectations.yml:4:5: ${message}`]);
    failsBesideTheGood(report, `expectations.yml:4: ${message}`);
  });

  test("a run of an unknown case is a warning with the name that was perhaps meant, and the gate passes", () => {
    const report = beside({ "runs/bad.json": calling("t"), "runs/godo.json": calling("x") });
    expect(problemsOf(report)).toEqual([
      'warning runs/godo.json: no expectation for case "godo": its runs are not assessed. Did you mean "good"?',
    ]);
    expect(caseOf(report, "godo")).toMatchObject({ source: "none", passRate: null });
    expect(report.verdict.result).toBe("pass");
    expect(report.passRate).toBe(1);
  });

  test("a pattern that matches nothing is an error, beside another that does", () => {
    const report = beside({ "runs/bad.json": calling("t") }, { runs: ["runs/{case}.json", "evals/*.json"] });
    const [problem = ""] = problemsOf(report);
    expect(problem).toMatch(
      /^error no file matched "evals\/\*\.json": check the pattern, and that the recordings are there$/,
    );
    failsBesideTheGood(report, problem.replace("error ", ""));
  });

  test("no recording at all fails", () => {
    const report = reportOn({ "expectations.yml": "cases: []" });
    expect(report.verdict.result).toBe("fail");
    expect(report.totals).toMatchObject({ cases: 0, runs: 0 });
    expect([report.passRate, report.scores.f1?.value]).toEqual([null, null]);
  });

  test("a suite of which nothing can be assessed fails", () => {
    const report = reportOn({ "runs/a.json": calling("t") }, { expectations: [] });
    expect(problemsOf(report)).toEqual([
      "warning no expectations file was given and the recordings carry no references: nothing is assessed",
    ]);
    expect(report.verdict.result).toBe("fail");
    expect(checkOf(report, "assessed")).toMatch(/^fail: none of 1 run could be assessed/);
  });
});

describe("hostile content is scored as what it is", () => {
  test("tools and arguments called like members of Object.prototype", () => {
    const text = `cases:
  - id: good
    referenceToolCalls: [{ name: t, arguments: {} }]
  - id: bad
    referenceToolCalls:
      - { name: __proto__, arguments: { __proto__: 1, constructor: { prototype: 2 } } }
      - { name: constructor, arguments: { toString: x } }
`;
    const recording = (first: number) => `{"toolCalls": [
      {"name": "__proto__", "arguments": {"__proto__": ${first}, "constructor": {"prototype": 2}}},
      {"name": "constructor", "arguments": {"toString": "x"}}]}`;
    expect(caseOf(beside({ "runs/bad.json": recording(1) }, {}, text), "bad")).toMatchObject({
      passRate: 1,
      scores: { f1: 1 },
    });
    const report = beside({ "runs/bad.json": recording(5) }, {}, text);
    expect(caseOf(report, "bad")).toMatchObject({ passRate: 0, scores: { code: 1, f1: 0.5 } });
    expect(caseOf(report, "bad")?.trials[0]?.scores.f1).toMatchObject({
      details: {
        nearMisses: [{ name: "__proto__", differences: [{ path: "__proto__", expected: 1, actual: 5 }] }],
      },
    });
    expect(({} as Record<string, unknown>).prototype).toBeUndefined();
  });

  test("arguments that are not JSON equal nothing, and the run is scored", () => {
    const report = beside({ "runs/bad.json": { toolCalls: [{ name: "t", arguments: "{'a': 1}" }] } });
    expect(report.problems).toEqual([]);
    expect(caseOf(report, "bad")).toMatchObject({ passRate: 0, scores: { code: 1, f1: 0 } });
    expect(caseOf(report, "bad")?.trials[0]?.scores.f1).toMatchObject({
      details: { nearMisses: [{ malformed: true, differences: [{ path: "", actual: "{'a': 1}" }] }] },
    });
  });

  test("integers beyond 2^53 are kept apart", () => {
    const text = expectations.replace(/(id: bad[\s\S]*arguments: \{)\}/, "$1 id: 9007199254740993 }");
    const recording = (id: string) => `{"toolCalls": [{"name": "t", "arguments": {"id": ${id}}}]}`;
    expect(
      caseOf(beside({ "runs/bad.json": recording("9007199254740993") }, {}, text), "bad")?.passRate,
    ).toBe(1);
    expect(
      caseOf(beside({ "runs/bad.json": recording("9007199254740992") }, {}, text), "bad")?.passRate,
    ).toBe(0);
  });

  test("a case may be called anything", () => {
    const ids = [
      "__proto__",
      "a|b\n::error::x",
      "../../etc",
      "[link](http://a.b)",
      "\u202Ebidi",
      "@org/team #1",
    ];
    const text = `cases: ${JSON.stringify(ids.map((id) => ({ id, expectedTool: "t" })))}`;
    const rows = ids.map((id) => JSON.stringify({ case: id, ...calling("t") })).join("\n");
    const report = reportOn({ "expectations.yml": text, "rows.jsonl": rows }, { runs: ["*.jsonl"] });
    expect(report.problems).toEqual([]);
    expect(report.cases.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(report.verdict.result).toBe("pass");
  });
});

describe("large recordings", () => {
  test("200 MB of rows are scored", () => {
    const root = workspace({ "expectations.yml": "cases: [{id: good, expectedTool: t}]" });
    const path = join(root, "rows.jsonl");
    const file = openSync(path, "w");
    const pad = "x".repeat(1_000_000);
    for (let trial = 1; trial <= 200; trial++) {
      writeSync(
        file,
        `${JSON.stringify({ case: "good", trial, response: pad, ...calling(trial === 7 ? "u" : "t") })}\n`,
      );
    }
    closeSync(file);
    const report = runUnjudged(jobIn(root, { runs: ["*.jsonl"] }));
    rmSync(path);
    expect(report.problems).toEqual([]);
    expect(report.totals).toMatchObject({ runs: 200, toolCalls: 200, errors: 0 });
    expect(report.passRate).toBeCloseTo(199 / 200);
    expect(JSON.stringify(report).length).toBeLessThan(200_000);
  });

  test("200 MB of one JSON document are refused, and the others are scored", () => {
    const report = beside({
      "runs/bad.json": Buffer.concat([
        Buffer.from("["),
        Buffer.alloc(200 * 1024 * 1024, " "),
        Buffer.from("]"),
      ]),
    });
    failsBesideTheGood(
      report,
      "runs/bad.json: 201 MiB is more than the 64 MiB that one JSON document may have (limits.documentMegabytes of the policy): write one run per file, or JSONL with one run per line",
    );
  });

  test("more calls than a run may have are refused", () => {
    const report = beside({ "runs/bad.json": calling(...Array(limits.callsPerRun + 1).fill("t")) });
    expect(problemsOf(report)).toEqual([expect.stringContaining("10000")]);
    failsBesideTheGood(report, problemsOf(report)[0]?.replace("error ", "") ?? "");
  });
});
