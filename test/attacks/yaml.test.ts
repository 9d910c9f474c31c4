import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import type { Content } from "../workspace.ts";
import { expecting, gateAtTerminal } from "./terminal.ts";
import { expectation, recording } from "./trips.ts";

const BOMB = [..."abcdefghij"]
  .map((name, at, all) => `${name}: &${name} [${Array(10).fill(at === 0 ? "lol" : `*${all[at - 1]}`)}]`)
  .join("\n");

const hostile: [what: string, content: Content, words: string][] = [
  ["an alias bomb", BOMB, "has more than 1000000 values, with every alias written out"],
  ["an alias inside its own anchor", "a: &a {b: [*a]}", "nests deeper than 200 levels, with every alias"],
  ["an alias of nothing", "a: *gone", ":1:4: *gone refers to nothing: there is no anchor &gone before it"],
  ["100,000 open brackets", "[".repeat(100_000), "nests deeper than 200 levels"],
  ["100,000 lists in lists", "- ".repeat(100_000), "nests deeper than 200 levels"],
  ["indentation of 2,000 levels", indented(2_000), "nests deeper than 200 levels"],
  ["a merge key", "a: &a {b: 1}\nc:\n  <<: *a", ':3:3: merge keys ("<<") are not part of YAML 1.2'],
  [
    "a tag that makes a function",
    "a: !!js/function 'function () {}'",
    "the tag !!js/function means nothing here",
  ],
  ["a tag that makes bytes", "a: !!binary aGk=", "the tag !!binary means nothing here"],
  ["a tag that makes a set", "a: !!set {x}", "the tag !!set means nothing here"],
  ["a tag that makes a date", "a: !!timestamp 2024-01-15", "the tag !!timestamp means nothing here"],
  [
    "a tag of another handle",
    "%TAG ! tag:evil,2000:\n---\na: !x 1",
    "the tag tag:evil,2000:x means nothing here",
  ],
  ["a key twice", "a: 1\nb: 2\na: 3", ':3:1: key "a" is here a second time'],
  ["a key twice in JSON", '{"a": 1, "a": 2}', ':1:10: key "a" is here a second time'],
  ["several documents", "a: 1\n---\nb: 2", ":2:1: a second YAML document: keep one per file"],
  ["a list as a key", "? [a, b]\n: 1", ":1:3: a key must be text, not a list or an object"],
  ["a tab as indentation", "a:\n\tb: 1", ":2:1: not valid YAML: Tabs are not allowed as indentation"],
  [
    "a comment of JavaScript",
    '// one\n{"a": 1}',
    ":1:1: not valid YAML: Implicit keys need to be on a single line",
  ],
  ["a file that ends inside a list", "a: [1,", "not valid YAML"],
  ["an unknown version", "%YAML 9.9\n---\na: 1", "not valid YAML: Unsupported YAML version 9.9"],
  ["an empty file", "", "empty: nothing is configured here"],
  ["a file of zeros", Buffer.alloc(64), ""],
  [
    "UTF-16 with the low byte first",
    Buffer.from("\uFEFFa: 1", "utf16le"),
    "is not UTF-8 text: save it as UTF-8",
  ],
  ["UTF-16 with the high byte first", Buffer.from("\uFEFFa: 1", "utf16le").swap16(), "is not UTF-8 text"],
  ["Latin-1", Buffer.from("a: é", "latin1"), "is not UTF-8 text: save it as UTF-8"],
  ["a number", "17", ""],
  ["a list", "[]", ""],
  ["keys that objects have", "__proto__: {gate: 1}\nconstructor: 1\ntoString: 1", "__proto__"],
  [
    "more bytes than are read",
    Buffer.alloc(limits.configurationBytes + 1, "# a\n"),
    "16777217 bytes, more than the 16777216",
  ],
];

describe.each([
  ["expectations", "expectations.yml", []],
  ["a policy", "policy.yml", ["--policy", "policy.yml"]],
])("%s: what cannot be meant is refused with file and words, and nothing is scored:", (_of, file, args) => {
  test.each(hostile)("%s", async (_what, content, words) => {
    const { status, stdout, stderr, report } = await gateAtTerminal({ [file]: content }, { args });
    expect(stderr.split("\n")[0]).toMatch(new RegExp(`^error: ${file}(?::\\d+:\\d+)?: `));
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/\n {4}at /);
    expect({ status, stdout, report }).toEqual({ status: 2, stdout: "", report: undefined });
  });
});

describe("a value means what it says:", () => {
  const run = (value: unknown) => ({
    case: "plain",
    toolCalls: [{ name: "book", arguments: { value }, status: "ok" }],
  });
  const expected = (text: string) =>
    `cases:\n${expectation("honest")}\n  - id: plain\n    referenceToolCalls:\n      - name: book\n        arguments: { value: ${text} }\n`;

  test.each<[text: string, value: unknown]>([
    ["no", "no"],
    ["off", "off"],
    ["Y", "Y"],
    ["012", 12],
    ["0o14", 12],
    ["1_000", "1_000"],
    ["1:30", "1:30"],
    ["2024-01-15", "2024-01-15"],
    ["~", null],
    ['"<<"', "<<"],
    ["=", "="],
    ["{ __proto__: { a: 1 } }", JSON.parse('{"__proto__": {"a": 1}}')],
  ])("%s", async (text, value) => {
    const other = typeof value === "string" ? false : "other";
    const scores = await Promise.all(
      ["", "%YAML 1.1\n---\n"].flatMap((directive) =>
        [value, other].map(async (made) => {
          const files = { "runs/plain.json": run(made), "expectations.yml": `${directive}${expected(text)}` };
          const { report } = await gateAtTerminal(files);
          return report?.cases.find(({ id }) => id === "plain")?.scores.f1;
        }),
      ),
    );
    expect(scores).toEqual([1, 0, 1, 0]);
  });
});

test("a byte order mark, carriage returns and JSON are read as what they are", async () => {
  const files = {
    "expectations.yml": `\uFEFF${expecting().replaceAll("\n", "\r\n")}`,
    "policy.yml": '\uFEFF{"gate": {"floors": {"passRate": 1}}}',
  };
  const { status, report } = await gateAtTerminal(files, { args: ["--policy", "policy.yml"] });
  expect(report).toMatchObject({ passRate: 1, policy: { gate: { floors: { passRate: 1 } } } });
  expect(status).toBe(0);
});

test("the keys of every object change no other object of the policy", async () => {
  const files = {
    "policy.yml": "gate: { floors: { passRate: 0.5 } }\npassMarks: { __proto__: { f1: 0 } }",
    "runs/honest.json": recording("honest", "2026-06-05"),
  };
  const { status, stderr, report } = await gateAtTerminal(files, { args: ["--policy", "policy.yml"] });
  expect(stderr).toContain("policy.yml:2:");
  expect(stderr).toContain("__proto__");
  expect({ status, report }).toEqual({ status: 2, report: undefined });
});

function indented(levels: number): string {
  return Array.from({ length: levels }, (_, at) => `${" ".repeat(at)}a:`).join("\n");
}
