import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Job } from "../../src/job/job.ts";
import { runUnjudged } from "../../src/job/run-unjudged.ts";
import { limits } from "../../src/limits.ts";
import { ConfigurationError, placeText } from "../../src/problems.ts";
import { formats } from "../../src/recordings/formats/index.ts";
import type { Report } from "../../src/report/schema.ts";
import { type Content, jobIn, reportOn, workspace } from "../workspace.ts";

/** A run that calls these tools without arguments. */
const calling = (...names: string[]) => ({ toolCalls: names.map((name) => ({ name, arguments: {} })) });

const expectations = `cases:
  - id: good
    referenceToolCalls: [{ name: t, arguments: {} }]
  - id: bad
    referenceToolCalls: [{ name: t, arguments: {} }]
`;

/** The report on a good recording beside the file that is told of. */
const beside = (files: Record<string, Content>, job: Partial<Job> = {}, text = expectations): Report =>
  reportOn({ "expectations.yml": text, "runs/good.json": calling("t"), ...files }, job);

const problemsOf = ({ problems }: Report) =>
  problems.map((one) => `${one.severity} ${placeText(one)}${one.message}`);
const caseOf = ({ cases }: Report, id: string) => cases.find((one) => one.id === id);
const checkOf = ({ verdict }: Report, name: string) => {
  const found = verdict.checks.find((one) => one.name === name);
  return found && `${found.result}: ${found.message}`;
};

/** Whatever is wrong elsewhere, the good recording is scored, and the gate fails by what is wrong. */
function failsBesideTheGood(report: Report, message: string): void {
  expect(caseOf(report, "good")).toMatchObject({ passRate: 1, scores: { code: 1, f1: 1 } });
  expect(report.verdict.result).toBe("fail");
  expect(checkOf(report, "integrity")).toBe(`fail: ${message}`);
}

/** The problems for which the configuration is refused. */
function refusal(files: Record<string, Content>, job: Partial<Job> = {}): string[] {
  try {
    reportOn({ "expectations.yml": expectations, "runs/good.json": calling("t"), ...files }, job);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map((one) => `${one.severity} ${placeText(one)}${one.message}`);
  }
  throw new Error("the configuration was accepted");
}

test("a suite in order passes", () => {
  const report = beside({ "runs/bad.json": calling("t") });
  expect(report.problems).toEqual([]);
  expect(report.verdict).toMatchObject({
    result: "pass",
    checks: [{ name: "integrity", result: "pass", message: "2 runs of 2 cases read" }],
  });
  expect(report.verdict.checks).toHaveLength(1);
  expect(report).toMatchObject({
    passRate: 1,
    totals: { cases: 2, runs: 2, toolCalls: 2, errors: 0, notAssessed: 0 },
  });
});

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
    const [problem, ...others] = problemsOf(report);
    expect(others).toEqual([]);
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
    failsBesideTheGood(runUnjudged(jobIn(root)), "runs/pipe.json: is not a regular file");
  });

  test("two runs with one identity", () => {
    const report = beside(
      { "a/bad.1.json": calling("t"), "b/bad.1.json": calling("u") },
      { runs: ["runs/{case}.json", "{_}/{case}.{trial}.json"] },
    );
    const message = 'b/bad.1.json: trial "1" of case "bad" is recorded twice; it stands at a/bad.1.json too';
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
      'rows.json (run 2): no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, or write a field "case"';
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
      'new/other.2.json: case "other" has other referenceToolCalls here, unlike at new/other.1.json: trials of one case must expect the same. Tag them apart or declare the case in an expectations file',
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
      /^error no file matched "evals\/\*\.json": check the pattern, which starts where rungate runs, and that the recordings are there$/,
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

describe("a configuration that cannot be used is refused with every problem, before anything is read", () => {
  test.each<[string, Record<string, Content>, Partial<Job>, string[]]>([
    [
      "an unknown format",
      {},
      { format: "openai-chta" },
      [
        `error unknown format "openai-chta". Did you mean "openai-chat"? Known: ${formats
          .map(({ id }) => id)
          .sort()
          .join(", ")}`,
      ],
    ],
    [
      "a bad case-field",
      {},
      { caseField: "metadata.case" },
      ['error case-field "metadata.case" is not a JSON pointer: write it as /metadata/case'],
    ],
    [
      "a bad suite name",
      {},
      { suite: "My Suite" },
      ['error suite "My Suite" is not a name: use a to z, 0 to 9 and "-", at most 40 characters'],
    ],
    [
      "a suite name that is too long",
      {},
      { suite: "a".repeat(41) },
      [`error suite "${"a".repeat(41)}" is not a name: use a to z, 0 to 9 and "-", at most 40 characters`],
    ],
    [
      "no pattern",
      {},
      { runs: [] },
      ["error no runs: name the recordings with a pattern such as evals/runs/{case}.json"],
    ],
    ["a missing expectations file", {}, { expectations: ["gone.yml"] }, ["error gone.yml: does not exist"]],
    ["a missing policy", {}, { policy: "gone.yml" }, ["error gone.yml: does not exist"]],
    [
      "expectations outside the workspace",
      {},
      { expectations: ["/etc/hostname"] },
      ["error /etc/hostname: leads outside the workspace"],
    ],
    [
      "recordings outside the workspace",
      {},
      { runs: ["../{case}.json"] },
      ["error ../{case}.json: must be relative to the workspace, without .."],
    ],
    [
      "a policy with an unknown key",
      { "policy.yml": "gates: {}\n" },
      { policy: "policy.yml" },
      ['error policy.yml:1:1: unknown key "gates". Did you mean "gate"?'],
    ],
    [
      "a threshold out of range",
      { "expectations.yml": "cases:\n- id: a\n  f1: { argumentMatchThreshold: 80 }\n" },
      {},
      ["error expectations.yml:3:33: cases[0].f1.argumentMatchThreshold: expected at most 1, got 80"],
    ],
    [
      "an unknown matcher",
      {
        "expectations.yml":
          "cases:\n- id: a\n  referenceToolCalls:\n  - name: t\n    arguments: { x: { $regexp: y } }\n",
      },
      {},
      [
        'error expectations.yml:5:23: cases[0].referenceToolCalls[0].arguments.x.$regexp: unknown matcher "$regexp". Did you mean "$regex"? For a key that begins with $, write "$$regexp".',
      ],
    ],
  ])("%s", (_what, files, job, problems) => {
    expect(refusal(files, job)).toEqual(problems);
  });

  test("all of it at once", () => {
    const problems = refusal(
      { "policy.yml": "gates: {}\n", "other.yml": "cases: [{id: a, foo: 1}]" },
      {
        policy: "policy.yml",
        expectations: ["gone.yml", "other.yml"],
        format: "x",
        caseField: "y",
        suite: "Z",
        runs: [],
      },
    );
    expect(problems).toHaveLength(7);
  });

  test("and the error that carries them reads as a list", () => {
    expect(() => reportOn({}, { suite: "Z" })).toThrow(
      /^expectations\.yml: does not exist\nsuite "Z" is not a name: /,
    );
  });
});

describe("the policy decides", () => {
  const rows = (passes: number, of: number) =>
    Object.fromEntries(
      Array.from({ length: of }, (_, at) => [
        `runs/c${at}.json`,
        { ...calling(at < passes ? "t" : "u"), referenceToolCalls: [{ name: "t", arguments: {} }] },
      ]),
    );
  const under = (policy: string, files: Record<string, Content>, job: Partial<Job> = {}) =>
    reportOn({ "policy.yml": policy, ...files }, { policy: "policy.yml", expectations: [], ...job });

  test("a floor that is reached passes, one that is missed fails by name and number", () => {
    expect(checkOf(under("gate: {floors: {passRate: 0.5}}", rows(2, 4)), "floors")).toBe(
      "pass: pass rate 50.0 %, at least 50.0 % demanded",
    );
    const missed = under("gate: {floors: {passRate: 0.6, f1: 0.4, code: 0.9}}", rows(2, 4));
    expect(checkOf(missed, "floors")).toBe(
      "fail: pass rate 50.0 %, at least 60.0 % demanded; code 50.0 %, at least 90.0 % demanded · c2: missing t {}",
    );
    expect(missed.verdict.result).toBe("fail");
  });

  test("a floor is compared unrounded", () => {
    const report = under("gate: {floors: {passRate: 0.667}}", rows(2, 3));
    expect(checkOf(report, "floors")).toBe(
      "fail: pass rate 66.67 %, at least 66.7 % demanded · c2: missing t {}",
    );
  });

  test("a floor under what was not assessed is missed", () => {
    const report = under("gate: {floors: {llm: 0.5}}", rows(1, 1));
    expect(checkOf(report, "floors")).toBe("fail: llm was not assessed, at least 50.0 % demanded");
  });

  test("without floors a suite of failures passes: there is nothing to compare with", () => {
    expect(under("{}", rows(0, 3)).verdict.result).toBe("pass");
  });

  test("any failing run of a required case fails, wherever it is required", () => {
    const files = {
      ...rows(1, 2),
      "runs2/c0.2.json": { ...calling("u"), referenceToolCalls: [{ name: "t", arguments: {} }] },
    };
    const report = under("gate: {requiredCases: [c0]}", files, {
      runs: ["runs/{case}.json", "runs2/{case}.{trial}.json"],
    });
    expect(checkOf(report, "required")).toBe("fail: required and not passed by every run: c0: missing t {}");
    const declared = reportOn({
      "expectations.yml": "cases: [{id: a, expectedTool: t, required: true}, {id: b, expectedTool: t}]",
      "runs/a.json": calling("t"),
      "runs/b.json": calling("u"),
    });
    expect(checkOf(declared, "required")).toBe("pass: 1 required case passed");
    expect(caseOf(declared, "a")).toMatchObject({ required: true });
    expect(caseOf(declared, "b")).not.toHaveProperty("required");
  });

  test("a required case that nobody recorded fails", () => {
    const report = under("gate: {requiredCases: [c0, gone]}", rows(1, 1));
    expect(checkOf(report, "required")).toBe("fail: required and not recorded: gone");
    expect(report.verdict.result).toBe("fail");
  });

  test("a broken budget fails its run, and the gate only where the policy says so", () => {
    const files = {
      "expectations.yml": "cases: [{id: a, expectedTool: t, maxToolCalls: 1, forbiddenTools: ['rm*']}]",
      "runs/a.json": calling("t", "rm_all"),
    };
    const words = '2 broken budgets: a called rm_all, which "rm*" forbids, a made 2 calls, 1 are allowed';
    const lenient = under("{}", files, { expectations: ["expectations.yml"] });
    expect(caseOf(lenient, "a")).toMatchObject({ passRate: 0, scores: { code: 1 } });
    expect(checkOf(lenient, "budgets")).toBe(`pass: ${words}`);
    expect(lenient.verdict.result).toBe("pass");
    const strict = under("gate: {budgets: fail}", files, { expectations: ["expectations.yml"] });
    expect(checkOf(strict, "budgets")).toBe(`fail: ${words}`);
    expect(strict.verdict.result).toBe("fail");
  });

  test("what is redacted stands nowhere in the report", () => {
    const secret = "4111111111111111";
    const recording = {
      toolCalls: [
        { name: "pay", arguments: { card: secret, amount: 5, user: { password: "hunter2", name: "Ann" } } },
        { name: "note", arguments: { text: `card ${secret}` } },
        { name: "pay", arguments: `{"card": "${secret}", "password": "hunter2"` },
      ],
      referenceToolCalls: [
        { name: "pay", arguments: { card: "none", amount: 6, user: { password: "other2", name: "Bob" } } },
      ],
    };
    const report = under('redact: ["user", "/\\\\d{16}/"]', { "runs/a.json": recording });
    const text = JSON.stringify(report);
    for (const hidden of [secret, "hunter2", "other2", "Ann", "Bob"]) expect(text).not.toContain(hidden);
    expect(caseOf(report, "a")?.trials[0]?.scores.f1).toMatchObject({
      details: {
        nearMisses: [
          {
            differences: [
              { path: "card", expected: "none", actual: "[redacted]" },
              { path: "amount", expected: 6, actual: 5 },
              { path: "user.password", expected: "[redacted]", actual: "[redacted]" },
              { path: "user.name", expected: "[redacted]", actual: "[redacted]" },
            ],
          },
        ],
        unexpected: [
          { name: "pay", arguments: { card: "[redacted]", amount: 5, user: "[redacted]" } },
          { name: "note", arguments: { text: "card [redacted]" } },
          { name: "pay", arguments: "[redacted]", malformed: true },
        ],
      },
    });
    expect(JSON.stringify(under("{}", { "runs/a.json": recording }))).toContain("hunter2");
  });

  test("arguments that are not JSON are redacted as a whole, also beside what was expected", () => {
    const recording = {
      toolCalls: [{ name: "pay", arguments: "{'password': 'hunter2'}" }],
      referenceToolCalls: [{ name: "pay", arguments: { password: "x", amount: 5 } }],
    };
    const report = under("redact: [password]", { "runs/a.json": recording });
    expect(caseOf(report, "a")?.trials[0]?.scores.f1).toMatchObject({
      details: {
        nearMisses: [
          { differences: [{ expected: { password: "[redacted]", amount: 5 }, actual: "[redacted]" }] },
        ],
      },
    });
    expect(JSON.stringify(report)).not.toContain("hunter2");
  });

  test("a message that quotes a broken recording is redacted too", () => {
    const report = under('redact: ["/\\\\d{16}/"]', { "runs/a.json": "{4111111111111111: 1}" });
    expect(JSON.stringify(report)).not.toContain("4111111111111111");
    expect(problemsOf(report)).toEqual([
      'error runs/a.json:1:2: not JSON: property name expected at "[redacted]: 1}"',
    ]);
  });

  test("the report says which policy held", () => {
    const written = under("passMarks: {f1: 0.5}", rows(1, 1)).policy;
    const preset = reportOn(rows(1, 1), { expectations: [] }).policy;
    expect([written.source, preset.source]).toEqual(["file", "default"]);
    expect(written.fingerprint).not.toBe(preset.fingerprint);
    expect(under("{}", rows(1, 1)).policy.fingerprint).toBe(preset.fingerprint);
  });

  test("how much a job reads is no demand of the policy", () => {
    const [few, many] = [5, 500].map((runs) => under(`limits: {runs: ${runs}}`, rows(1, 1)).policy);
    expect(few).toEqual(many);
  });
});

describe("a report", () => {
  test("lists a thousand problems, errors first, and counts the rest", () => {
    const rows = Array.from({ length: 1_200 }, (_, at) =>
      JSON.stringify({ case: `unknown-${at}`, ...calling("t") }),
    );
    const text = "cases: [{id: good, expectedTool: t}]";
    const report = reportOn(
      { "expectations.yml": text, "z.jsonl": `${rows.join("\n")}\n{"cut`, "runs/good.json": calling("t") },
      { runs: ["*.jsonl", "runs/{case}.json"] },
    );
    expect(report.problems).toHaveLength(limits.shownProblems);
    expect(report.problemCounts).toEqual({ errors: 1, warnings: 1_200 });
    expect(report.problems.map(({ severity }) => severity).indexOf("warning")).toBe(1);
    expect(checkOf(report, "integrity")).toMatch(/^fail: z\.jsonl:1201: not JSON: [^(]*$/);
  });

  test("lists problems by file and place, errors first, however they were found", () => {
    const rows = [{ case: "x", ...calling("t") }, { y: 1 }].map((one) => JSON.stringify(one));
    const report = beside(
      {
        "b.jsonl": `${rows.join("\n")}\noops`,
        "a.jsonl": `\n\n\n\n${rows.join("\n")}`,
        "0.json": [{ case: "z", ...calling("t") }, 5],
      },
      { runs: ["runs/{case}.json", "b.jsonl", "a.jsonl", "0.json"] },
    );
    expect(problemsOf(report).map((one) => one.replace(/: .*/s, ""))).toEqual([
      "error 0.json (run 2)",
      "error a.jsonl:6",
      "error b.jsonl:2",
      "error b.jsonl:3:1",
      "error expectations.yml:4:5",
      "warning 0.json",
      "warning a.jsonl:5",
      "warning b.jsonl:1",
    ]);
  });

  test("says how many errors it does not list", () => {
    const rows = Array.from({ length: 1_200 }, () => "oops");
    const report = beside(
      { "rows.jsonl": rows.join("\n"), "runs/bad.json": calling("t") },
      { runs: ["runs/{case}.json", "*.jsonl"] },
    );
    expect(report.problemCounts).toMatchObject({ errors: 1_200 });
    failsBesideTheGood(report, 'rows.jsonl:1: not JSON: invalid symbol at "oops" (and 1199 more)');
  });

  test("carries what the caller knows", () => {
    const report = beside(
      { "runs/bad.json": calling("t") },
      { commit: "abc", createdAt: "2026-01-01T00:00:00.000Z", suite: "other" },
    );
    expect(report).toMatchObject({
      commit: "abc",
      createdAt: "2026-01-01T00:00:00.000Z",
      suite: "other",
      schemaVersion: 1,
    });
  });

  test("holds no recorded result and no message", () => {
    const report = beside({
      "runs/bad.json": {
        input: "the question",
        response: "the answer",
        toolCalls: [{ name: "u", arguments: { a: 1 }, result: "the result" }],
      },
    });
    expect(caseOf(report, "bad")?.passRate).toBe(0);
    expect(JSON.stringify(report)).not.toMatch(/the question|the answer|the result/);
  });

  test("keeps the details of a case that passed only where it is asked to", () => {
    const detailsOf = (job: Partial<Job>) =>
      caseOf(beside({ "runs/bad.json": calling("t") }, job), "good")?.trials[0]?.scores.f1;
    expect(detailsOf({})).toEqual({ status: "scored", value: 1 });
    expect(detailsOf({ keepsDetails: (id) => id === "good" })).toMatchObject({
      details: { pairs: [{ name: "t" }] },
    });
  });

  test("comes with word of each file that is done", () => {
    const told: [number, number][] = [];
    beside({ "runs/bad.json": calling("t") }, { onProgress: (done, total) => told.push([done, total]) });
    expect(told).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

test("a broken recording of no known case makes a report unfit as a baseline, and is counted", () => {
  const good = calling("t");
  const root = workspace({
    "runs/all.jsonl": `${JSON.stringify({ case: "a", ...good, referenceToolCalls: [] })}\n{"cut\n`,
  });
  const report = runUnjudged(jobIn(root, { runs: ["runs/*.jsonl"], expectations: [] }));
  expect(report).toMatchObject({
    baselineEligible: false,
    totals: { runs: 1, errors: 1 },
    verdict: { result: "fail" },
  });
});

test("a broken recording is a run in error of the case that its name says", () => {
  const root = workspace({ "runs/a.json": '{"toolCalls": [' });
  const report = runUnjudged(jobIn(root, { runs: ["runs/*.json"], expectations: [] }));
  expect(report).toMatchObject({ baselineEligible: false, totals: { runs: 1, errors: 1 } });
  expect(report.cases).toMatchObject([{ id: "a", passRate: null, trials: [{ pass: null }] }]);
});
