import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { placeText } from "../../../src/core/problems.ts";

function load(text: string, policyDefaults: Parameters<typeof loadExpectations>[1] = {}) {
  const { expectations, problems } = loadExpectations([{ file: "e.yml", text }], policyDefaults);
  expect(problems).toEqual([]);
  const [expectation] = expectations.values();
  if (expectation === undefined) throw new Error("no expectation was loaded");
  return expectation;
}

function problemsOf(...texts: string[]): string[] {
  const files = texts.map((text, at) => ({ file: `${"abc"[at]}.yml`, text }));
  return loadExpectations(files).problems.map((problem) => placeText(problem) + problem.message);
}

describe("an expectation", () => {
  test("has dates, `no` and numbers in its arguments as they are written", () => {
    const { referenceToolCalls } = load(`
cases:
  - id: a
    referenceToolCalls:
      - name: book
        arguments: { date: 2024-01-15, smoking: no, guests: 2, big: 9007199254740993, __proto__: x }
`);
    const entries = Object.entries(referenceToolCalls?.[0]?.arguments.source ?? {});
    expect(entries).toEqual([
      ["date", "2024-01-15"],
      ["smoking", "no"],
      ["guests", 2],
      ["big", 9007199254740993n],
      ["__proto__", "x"],
    ]);
  });

  test("may be written in JSON", () => {
    const text = JSON.stringify(
      { cases: [{ id: "2024-01-15", expectedTool: "t", strictMode: true }] },
      null,
      "\t",
    );
    expect(load(text)).toMatchObject({ id: "2024-01-15", expectedTool: "t", strictMode: true });
  });

  test("keeps nothing declared apart from nothing expected", () => {
    expect(load("cases: [{id: a}]")).not.toHaveProperty("referenceToolCalls");
    expect(load("cases: [{id: a, referenceToolCalls: []}]").referenceToolCalls).toEqual([]);
    expect(load("cases: [{id: a}]")).not.toHaveProperty("expectedToolOrder");
    expect(load("cases: [{id: a, expectedToolOrder: []}]").expectedToolOrder).toEqual([]);
    const beside = load("cases: [{id: a, expectedTool: pay, expectedToolOrder: []}]");
    expect(beside).not.toHaveProperty("expectedToolOrder");
  });

  test("asks for any arguments where it names none, and for none where it says {}", () => {
    const { referenceToolCalls } = load(
      "cases: [{id: a, referenceToolCalls: [{name: t}, {name: t, arguments: {}, optional: true}]}]",
    );
    expect(referenceToolCalls).toMatchObject([
      { arguments: { kind: "any" }, optional: false },
      { arguments: { kind: "object", extraKeys: false }, optional: true },
    ]);
  });

  test("knows where it stands", () => {
    expect(load("# c\ncases:\n  - id: a\n").place).toEqual({ file: "e.yml", line: 3, column: 5 });
  });

  test("may share parts by aliases", () => {
    const { expectations, problems } = loadExpectations([
      {
        file: "e.yml",
        text: "cases:\n- {id: a, f1: &o {mode: flexible}, referenceToolCalls: &r [{name: t}]}\n- {id: b, f1: *o, referenceToolCalls: *r}",
      },
    ]);
    expect(problems).toEqual([]);
    expect(expectations.get("b")).toMatchObject({
      options: { f1: { mode: "flexible" } },
      referenceToolCalls: [{ name: "t" }],
    });
  });

  test("may be called like a member of Object.prototype", () => {
    const { expectations, problems } = loadExpectations([
      { file: "e.yml", text: "cases: [{id: __proto__}, {id: constructor}, {id: toString}]" },
    ]);
    expect(problems).toEqual([]);
    expect([...expectations.keys()]).toEqual(["__proto__", "constructor", "toString"]);
  });
});

describe("options come key by key from the case, the file, the policy and the defaults, in this order", () => {
  const levels = {
    case: "f1: {mode: flexible}",
    file: "defaults: {f1: {mode: strict, argumentMatchThreshold: 0.5}, code: {calls: state-changing}}",
    policy: {
      f1: { mode: "strict", argumentMatchThreshold: 0.1, listOrder: "free" },
      code: { calls: "all", failedCalls: "ignore" },
    },
  } as const;

  test("all of them", () => {
    expect(load(`${levels.file}\ncases: [{id: a, ${levels.case}}]`, levels.policy).options).toEqual({
      f1: {
        mode: "flexible",
        argumentMatchThreshold: 0.5,
        listOrder: "free",
        nestedKeys: "exact",
        extraCalls: "count",
        missingCalls: "count",
        calls: "all",
        failedCalls: "count",
      },
      code: { calls: "state-changing", failedCalls: "ignore", arguments: "ignore" },
    });
  });

  test("without the file's", () => {
    expect(load(`cases: [{id: a, ${levels.case}}]`, levels.policy).options).toEqual({
      f1: {
        mode: "flexible",
        argumentMatchThreshold: 0.1,
        listOrder: "free",
        nestedKeys: "exact",
        extraCalls: "count",
        missingCalls: "count",
        calls: "all",
        failedCalls: "count",
      },
      code: { calls: "all", failedCalls: "ignore", arguments: "ignore" },
    });
  });

  test("none of them", () => {
    expect(load("cases: [{id: a}]").options).toEqual({
      f1: {
        mode: "strict",
        argumentMatchThreshold: 0.8,
        listOrder: "significant",
        nestedKeys: "exact",
        extraCalls: "count",
        missingCalls: "count",
        calls: "all",
        failedCalls: "count",
      },
      code: { calls: "all", failedCalls: "count", arguments: "ignore" },
    });
  });

  test("those of one file do not reach another", () => {
    const { expectations } = loadExpectations([
      { file: "a.yml", text: "defaults: {f1: {mode: flexible}}\ncases: [{id: a}]" },
      { file: "b.yml", text: "cases: [{id: b}]" },
    ]);
    expect(expectations.get("a")?.options.f1.mode).toBe("flexible");
    expect(expectations.get("b")?.options.f1.mode).toBe("strict");
  });

  test("a case that sets f1 keeps code from the file, and the other way round", () => {
    const { options } = load(
      "defaults: {code: {failedCalls: ignore}}\ncases: [{id: a, f1: {calls: state-changing}}]",
    );
    expect(options).toMatchObject({
      f1: { calls: "state-changing" },
      code: { failedCalls: "ignore", calls: "all" },
    });
  });
});

describe("problems", () => {
  test("are told all at once, in the order of the file, with a way out", async () => {
    const other = "cases:\n  - id: from-another-file\n";
    const terrible = readFileSync(
      new URL("../../fixtures/terrible-expectations.yml", import.meta.url),
      "utf8",
    );
    const { problems } = loadExpectations([
      { file: "other.yml", text: other },
      { file: "terrible.yml", text: terrible },
    ]);
    const messages = problems.map((problem) => `${placeText(problem)}${problem.message}\n`).join("");
    await expect(messages).toMatchFileSnapshot("../../golden/expectations-problems.txt");
  });

  test("name the key that was perhaps meant", () => {
    expect(problemsOf("cases:\n- id: a\n  referenceToolcalls: []\n")).toEqual([
      'a.yml:3:3: unknown key "referenceToolcalls" in cases[0]. Did you mean "referenceToolCalls"?',
    ]);
  });

  test("name every known key when none is near", () => {
    expect(problemsOf("cases: []\nfoo: 1\n")).toEqual([
      'a.yml:2:1: unknown key "foo". Known: $schema, defaults, cases, retired.',
    ]);
  });

  test("of several files are all told", () => {
    expect(problemsOf("cases: 1", "cases: [", "")).toEqual([
      "a.yml:1:8: cases: expected a list, got 1",
      expect.stringMatching(/^b\.yml:1:9: not valid YAML: /),
      "c.yml: empty: nothing is configured here",
    ]);
  });

  test("of two cases with one id name both places, in one file", () => {
    expect(problemsOf("cases:\n- id: a\n- id: b\n- id: a\n")).toEqual([
      'a.yml:4:7: case "a" is declared a second time; the first is at a.yml:2:7',
    ]);
  });

  test("of two cases with one id name both places, in two files", () => {
    expect(problemsOf("cases: [{id: a}]", "cases: [{id: b}, {id: a}]")).toEqual([
      'b.yml:1:23: case "a" is declared a second time; the first is at a.yml:1:14',
    ]);
  });

  test.each([
    ["a list", "[]", "a.yml:1:1: the file: expected an object, got an empty list"],
    ["text", "hello", 'a.yml:1:1: the file: expected an object, got "hello"'],
    ["no cases", "defaults: {}", 'a.yml:1:1: "cases" is missing'],
    ["cases of nothing", "cases:\n", "a.yml:1:7: cases: expected a list, got null"],
    ["cases by name", "cases: {a: {}}", "a.yml:1:8: cases: expected a list, got an object"],
  ])("%s instead of expectations", (_what, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test("cut a long value short", () => {
    const [problem = ""] = problemsOf(`cases: ${"x".repeat(500)}`);
    expect(problem).toBe(`a.yml:1:8: cases: expected a list, got "${"x".repeat(60)}…"`);
  });
});

describe("arbitrary text", () => {
  const key = fc.constantFrom(
    "cases",
    "id",
    "f1",
    "mode",
    "arguments",
    "name",
    "defaults",
    "$regex",
    "$approx",
    "x",
  );
  const word = fc.constantFrom(
    "a",
    "strict",
    "(",
    "[",
    "0.5",
    ".nan",
    "no",
    "2024-01-15",
    "",
    "$oneOf",
    "{a,b",
  );
  const nearly = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 6 },
      word,
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.array(fc.tuple(key, tie("value")), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
    ),
  })).value;
  const reference = fc.record({ name: word, arguments: nearly });
  const file = fc.record({
    cases: fc.array(fc.record({ id: word, f1: nearly, referenceToolCalls: fc.array(reference) })),
  });

  const check = (text: string) => {
    const { expectations, problems } = loadExpectations([{ file: "e.yml", text }]);
    for (const { severity, file, message } of problems) {
      expect([severity, file]).toEqual(["error", "e.yml"]);
      expect(message).not.toMatch(/undefined|\[object/);
    }
    return expectations.size + problems.length;
  };

  test("never makes it throw", () => {
    fc.assert(
      fc.property(fc.string(), (text) => void check(text)),
      { numRuns: 1_000 },
    );
  });

  test("that comes near to expectations never makes it throw either", () => {
    fc.assert(
      fc.property(fc.oneof(nearly, file), (value) => void check(JSON.stringify(value))),
      { numRuns: 2_000 },
    );
  });
});

describe("cases that are gone or renamed", () => {
  const cases = (...lines: string[]) => `cases:\n${lines.map((line) => `  - ${line}`).join("\n")}\n`;

  test("are read", () => {
    const text = `${cases("{ id: b, formerly: a }")}retired:\n  - { id: c, reason: gone }\n  - { tags: { model: m }, reason: sold }\n`;
    const { expectations, retired, problems } = loadExpectations([{ file: "a.yml", text }]);
    expect(problems).toEqual([]);
    expect(expectations.get("b")?.formerly).toBe("a");
    expect(retired).toEqual([
      { id: "c", reason: "gone" },
      { tags: { model: "m" }, reason: "sold" },
    ]);
  });

  test.each<[string, string, string[]]>([
    [
      "an entry of nobody",
      `${cases("{ id: a }")}retired: [{ reason: gone }, { tags: {}, reason: gone }]`,
      [
        "a.yml:3:11: retired[0]: has neither an id nor tags: say which case it is",
        "a.yml:3:29: retired[1]: has neither an id nor tags: say which case it is",
      ],
    ],
    [
      "a case that is there and gone",
      `${cases("{ id: a }")}retired: [{ id: a, reason: gone }]`,
      ['a.yml:3:11: case "a" is retired here and declared at a.yml:2:5: keep one of them'],
    ],
    [
      "a case that is its own successor",
      cases("{ id: a, formerly: a }"),
      ['a.yml:2:5: case "a" says it was formerly "a", which is its own id: take the line out'],
    ],
    [
      "the successor of a case that is still there",
      cases("{ id: a }", "{ id: b, formerly: a }"),
      [
        'a.yml:3:5: case "b" says it was formerly "a", which is still declared at a.yml:2:5: keep one of them',
      ],
    ],
    [
      "the successor of a case that is retired",
      `${cases("{ id: b, formerly: a }")}retired: [{ id: a, reason: gone }]`,
      ['a.yml:2:5: case "b" says it was formerly "a", which is retired at a.yml:3:11: keep one of them'],
    ],
    [
      "two successors",
      cases("{ id: b, formerly: a }", "{ id: c, formerly: a }"),
      ['a.yml:3:5: case "c" says it was formerly "a", and so does "b" at a.yml:2:5: keep one of them'],
    ],
  ])("%s is a problem", (_what, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test("some runs of a case may be retired and the others not", () => {
    expect(problemsOf(`${cases("{ id: a }")}retired: [{ id: a, tags: { model: m }, reason: gone }]`)).toEqual(
      [],
    );
  });
});
