import { describe, expect, test } from "vitest";
import { ConfigurationError, placeText } from "../../../src/core/problems.ts";
import type { Job } from "../../../src/gate/job.ts";
import { formats } from "../../../src/recordings/formats/index.ts";
import { type Content, reportOn } from "../../workspace.ts";
import { calling, caseOf, checkOf, expectations, problemsOf } from "./run-fixture.ts";

function refusal(files: Record<string, Content>, job: Partial<Job> = {}): string[] {
  try {
    reportOn({ "expectations.yml": expectations, "runs/good.json": calling("t"), ...files }, job);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map((problem) => `${problem.severity} ${placeText(problem)}${problem.message}`);
  }
  throw new Error("the configuration was accepted");
}

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
      [
        'error case-field "metadata.case" is not a JSON pointer: write it as /metadata/case, or write input to name cases after what the user asked',
      ],
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
      [
        'error no recordings are named. "rungate init" writes .github/rungate.yml, which names them; or name them with a pattern such as evals/runs/{case}.{trial}.json',
      ],
    ],
    [
      "a missing expectations file",
      {},
      { expectations: ["gone.yml"] },
      ["error gone.yml: does not exist: check its path"],
    ],
    ["a missing policy", {}, { policy: "gone.yml" }, ["error gone.yml: does not exist: check its path"]],
    [
      "expectations outside the workspace",
      {},
      { expectations: ["/etc/hostname"] },
      ["error /etc/hostname: leads outside the workspace: copy the file into it"],
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
      [
        "error expectations.yml:3:33: cases[0].f1.argumentMatchThreshold: expected at most 1, got 80. Write a share from 0 to 1, such as 0.8",
      ],
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
      /^expectations\.yml: does not exist: check its path\nsuite "Z" is not a name: /,
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
      "pass: pass rate 50.0%, at least 50.0% required",
    );
    const missed = under("gate: {floors: {passRate: 0.6, f1: 0.4, code: 0.9}}", rows(2, 4));
    expect(checkOf(missed, "floors")).toBe(
      "fail: pass rate 50.0%, at least 60.0% required; code 50.0%, at least 90.0% required · worst case c2: missing t, called u",
    );
    expect(missed.verdict.result).toBe("fail");
  });

  test("a floor is compared unrounded", () => {
    const report = under("gate: {floors: {passRate: 0.667}}", rows(2, 3));
    expect(checkOf(report, "floors")).toBe(
      "fail: pass rate 66.67%, at least 66.7% required · worst case c2: missing t, called u",
    );
  });

  test("a floor under what was not assessed is missed", () => {
    const report = under("gate: {floors: {llm: 0.5}}", rows(1, 1));
    expect(checkOf(report, "floors")).toBe("fail: llm was not assessed, at least 50.0% required");
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
    expect(checkOf(report, "required")).toBe(
      "fail: required and not passed by every run: c0: missing t, called u",
    );
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

  test("a broken rule fails its run, and the gate only where the policy says so", () => {
    const files = {
      "expectations.yml": "cases: [{id: a, expectedTool: t, maxToolCalls: 1, forbiddenTools: ['rm*']}]",
      "runs/a.json": calling("t", "rm_all"),
    };
    const words =
      'a broke forbiddenTools: called rm_all (call 2), which "rm*" forbids · a broke maxToolCalls: made 2 calls, 1 is allowed; rm_all (call 2) is one too many';
    const lenient = under("{}", files, { expectations: ["expectations.yml"] });
    expect(caseOf(lenient, "a")).toMatchObject({ passRate: 0, scores: { code: 1 } });
    expect(checkOf(lenient, "rules")).toBe(`pass: ${words}`);
    expect(lenient.verdict.result).toBe("pass");
    const strict = under("gate: {budgets: fail}", files, { expectations: ["expectations.yml"] });
    expect(checkOf(strict, "rules")).toBe(`fail: ${words}`);
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
