import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import { expectations, expectationsOf, policy } from "../docs/kinds/configuration.ts";
import { pages, partsOf, root } from "../docs/pages.ts";
import { type Editor, startEditor } from "./editor.ts";

// Older Node versions cannot start the server.
const isStartable = Number(process.versions.node.split(".", 1)) >= 22;

const blocks = pages.flatMap((page) => partsOf(page).blocks);

/** The cursor, marked by `▮`, and some of the completions. */
const OFFERED: [schema: "expectations" | "policy", text: string, offered: string[]][] = [
  ["expectations", "▮", ["cases", "defaults", "retired"]],
  ["expectations", "cases:\n  - ▮", ["id", "referenceToolCalls", "expectedTool"]],
  [
    "expectations",
    "cases:\n  - id: a\n    ▮",
    [
      ...["formerly", "expectedTool", "strictMode", "expectedToolOrder", "referenceToolCalls", "f1", "code"],
      ...["availableTools", "forbiddenTools", "maxToolCalls", "rules", "required"],
    ],
  ],
  [
    "expectations",
    "cases:\n  - id: a\n    f1:\n      ▮",
    ["mode", "argumentMatchThreshold", "calls", "failedCalls", "listOrder"],
  ],
  ["expectations", "cases:\n  - id: a\n    f1: { m▮ }", ["mode"]],
  ["expectations", "cases:\n  - id: a\n    f1:\n      mode: ▮", ["strict", "flexible"]],
  ["expectations", "cases:\n  - id: a\n    f1:\n      calls: ▮", ["all", "state-changing"]],
  ["expectations", "cases:\n  - id: a\n    availableTools:\n      - ▮", ["name", "description"]],
  [
    "expectations",
    "cases:\n  - id: a\n    referenceToolCalls:\n      - ▮",
    ["name", "arguments", "optional"],
  ],
  ["expectations", argument("\n            ▮"), matcherNames()],
  ["expectations", argument(" { $▮ }"), matcherNames()],
  ["expectations", argument("\n            - city:\n                ▮"), ["$oneOf", "$regex"]],
  ["expectations", argument("\n            $approx: 3\n            ▮"), ["tolerance", "relative"]],
  ["expectations", argument("\n            $type: ▮"), ["string", "integer", "array"]],
  ["expectations", "cases: []\nretired:\n  - ▮", ["id", "tags", "reason"]],
  [
    "policy",
    "▮",
    [
      ...["runs", "expectations", "format", "caseField", "record", "suites"],
      ...["passMarks", "gate", "baseline", "tools", "defaults", "judge", "limits", "redact", "trend"],
    ],
  ],
  [
    "policy",
    "suites:\n  support:\n    ▮",
    ["runs", "expectations", "format", "caseField", "record", "judge", "baseline"],
  ],
  ["policy", "suites:\n  support:\n    judge:\n      ▮", ["model", "baseUrl"]],
  [
    "policy",
    "gate:\n  ▮",
    [
      ...[
        "scorers",
        "floors",
        "regression",
        "inconclusive",
        "changedCases",
        "weakening",
        "budgets",
        "rules",
        "requiredCases",
      ],
      "acceptLabel",
    ],
  ],
  [
    "expectations",
    "cases:\n  - id: a\n    rules:\n      ▮",
    ["before", "atMost", "maxFailedCalls", "knownArguments"],
  ],
  ["policy", "rules:\n  ▮", ["before", "atMost", "everyTool"]],
  ["policy", "gate:\n  floors:\n    ▮", ["passRate", "code", "f1", "llm"]],
  ["policy", "gate:\n  scorers:\n    - ▮", ["code", "f1", "llm"]],
  ["policy", "gate:\n  regression:\n    mode: ▮", ["auto", "strict", "statistical"]],
  ["policy", "gate:\n  inconclusive: ▮", ["pass", "fail"]],
  ["policy", "tools:\n  - ▮", ["match", "readOnly", "ignore"]],
  ["policy", "judge:\n  ▮", ["votes", "maxRuns", "maxTokens", "reasons"]],
  ["policy", "limits:\n  ▮", ["files", "recordingMegabytes"]],
];

/** Mistakes: the underlined line and column, and a part of the message. */
const MISTAKEN: [
  schema: "expectations" | "policy",
  text: string,
  line: number,
  column: number,
  message: string,
][] = [
  [
    "expectations",
    "cases:\n  - id: a\n    referencToolCalls: []\n",
    4,
    5,
    "referencToolCalls is not allowed",
  ],
  ["expectations", "cases:\n  - id: a\n    strictMode: 3\n", 4, 17, 'Expected "boolean"'],
  ["expectations", "cases:\n  - expectedTool: a\n", 3, 5, 'Missing property "id"'],
  ["expectations", argument(" { $oneof: [1] }"), 7, 19, "$oneof is not allowed"],
  ["expectations", argument(" { $regex: 1 }"), 7, 27, 'Expected "string"'],
  ["expectations", argument(" { $any: true, b: 1 }"), 7, 17, "more properties"],
  ["expectations", argument(" [{ b: { $type: date } }]"), 7, 32, "Valid values"],
  ["policy", "gate:\n  floor: { passRate: 0.7 }\n", 3, 3, "floor is not allowed"],
  ["policy", "passMarks: { f1: 90 }\n", 2, 18, "above the maximum of 1"],
  ["policy", "gate: { inconclusive: maybe }\n", 2, 23, "Valid values"],
  ["policy", "suites:\n  support:\n    run: a.json\n", 4, 5, "run is not allowed"],
];

describe.skipIf(!isStartable)("an editor with the published schemas", () => {
  let editor: Editor;
  beforeAll(async () => {
    editor = await startEditor();
  });
  afterAll(() => editor.close());

  test.each(["examples/expectations.yml", "examples/rungate.yml"])(
    "finds nothing wrong in %s",
    async (file) => {
      expect(await editor.problems(readFileSync(root + file, "utf8"), file)).toEqual([]);
    },
  );

  const expecting = blocks.filter((block) => expectations.claims(block));
  const demanding = blocks.filter((block) => !expectations.claims(block) && policy.claims(block));
  test.each([
    ...expecting.map(
      (block) => [block.page, block.line, "expectations", expectationsOf(block) ?? ""] as const,
    ),
    ...demanding.map((block) => [block.page, block.line, "policy", block.text] as const),
  ])("finds nothing wrong in %s:%i", async (_, __, schema, text) => {
    expect(await editor.problems(under(schema, text))).toEqual([]);
  });

  test.each(OFFERED)("offers what may stand in %s: %j", async (schema, text, offered) => {
    const items = await editor.offers(under(schema, text));
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(offered));
    const unexplained = items.filter(({ label, documentation }) => offered.includes(label) && !documentation);
    expect(unexplained).toEqual([]);
  });

  test.each(OFFERED)("writes nothing broken into %s: %j", async (schema, text, offered) => {
    const items = await editor.offers(under(schema, text));
    const texts = items
      .filter(({ label }) => offered.includes(label))
      .map(({ label, insertText, textEdit }) => filled(textEdit?.newText ?? insertText ?? label))
      .map((written) => under(schema, text).replace(/\$?\w*▮/, () => indented(written, text)));
    const problems = await Promise.all(texts.map((completed) => editor.problems(completed)));
    const broken = texts.filter((_, at) => problems[at]?.some(({ message }) => !isUnfinished(message)));
    expect(broken).toEqual([]);
  });

  test.each([
    ["policy", "gate: { floors: { passRate: 0.7 } }", "gate:", "What fails the gate"],
    ["policy", "gate: { floors: { passRate: 0.7 } }", "passRate", "The least pass rate of the suite"],
    ["policy", "gate: { inconclusive: fail }", "inconclusive", "`fail`: It blocks the merge"],
    [
      "expectations",
      "cases: [{ id: a, f1: { mode: strict } }]",
      "mode",
      "`strict`: All arguments must be equal",
    ],
    ["expectations", argument(" { $oneOf: [1] }"), "$oneOf", "One of these values"],
    ["expectations", argument(" Oslo"), "date", "What an argument must be"],
  ] as const)("explains in %s, in %j, the key %s", async (schema, text, key, message) => {
    expect(await editor.hover(under(schema, text), key)).toContain(message);
  });

  test.each(MISTAKEN)("underlines in %s: %j", async (schema, text, line, column, message) => {
    expect(await editor.problems(under(schema, text))).toEqual([
      { line, column, message: expect.stringContaining(message) },
    ]);
  });

  test.each([
    "1",
    "a",
    "null",
    "true",
    "{ $$id: 1 }",
    "{ $$$: 1 }",
    "{ $any: true }",
    "{ $any: 1 }",
    "{ $absent: false }",
    "{ $oneOf: [] }",
    "{ $oneOf: [{ $type: null }] }",
    '{ $oneOf: [{ $type: "null" }] }',
    "{ $regex: a, b: 1 }",
    "{ $ignoreCase: 2 }",
    "{ $contains: { $regex: a } }",
    "{ $contains: { $x: a } }",
    "{ $approx: 1 }",
    "{ $approx: 1, tolerance: 0.1 }",
    "{ $approx: 1, relative: -1 }",
    "{ $approx: 1, other: 1 }",
    "{ $approx: a }",
    "{ $subset: { a: { $any: true } } }",
    "{ $subset: [1] }",
    "{ $unordered: [1, [2, { $foo: 1 }]] }",
    "{ $foo: 1 }",
    "{ $any: true, $type: string }",
    "{ tolerance: a, relative: b }",
    "{ a: { b: [{ $oneOf: 1 }] } }",
    "{ $: 1 }",
  ])("agrees with the gate on the argument %s", async (value) => {
    const text = under("expectations", argument(` ${value}`));
    const { problems } = loadExpectations([{ file: "e.yml", text }]);
    expect((await editor.problems(text)).length > 0).toBe(problems.length > 0);
  });

  test("asked for no other schema than the two", () => {
    expect([...editor.requestedSchemas].sort()).toEqual(["expectations", "policy"].map(address));
  });
});

function address(schema: string): string {
  return `https://raw.githubusercontent.com/rungate/rungate/main/schemas/${schema}.schema.json`;
}

function under(schema: "expectations" | "policy", text: string): string {
  return text.includes("yaml-language-server")
    ? text
    : `# yaml-language-server: $schema=${address(schema)}\n${text}`;
}

function argument(value: string): string {
  return `cases:\n  - id: a\n    referenceToolCalls:\n      - name: book\n        arguments:\n          date:${value}\n`;
}

function matcherNames(): string[] {
  const { problems } = loadExpectations([{ file: "e.yml", text: argument(" { $unheard-of: 1 }") }]);
  const [, names = ""] = /Known: ([^.]+)\./.exec(problems.map(({ message }) => message).join()) ?? [];
  return names.split(", ");
}

/** The text of a snippet after pressing only the tab key. */
function filled(snippet: string): string {
  return snippet.replaceAll(/\$\{\d+:?([^}]*)\}|(?<!\\)\$\d/g, "$1").replaceAll("\\$", () => "$");
}

/** Indents inserted lines like an editor: relative to the first one. */
function indented(written: string, text: string): string {
  const line = text.slice(0, text.indexOf("▮")).split("\n").at(-1) ?? "";
  return written.replaceAll("\n", `\n${" ".repeat(/^ */.exec(line)?.[0].length ?? 0)}`);
}

function isUnfinished(message: string): boolean {
  return /^Incorrect type|^Missing property|^Value is not accepted|shorter than the minimum|^Array has too few/.test(
    message,
  );
}
