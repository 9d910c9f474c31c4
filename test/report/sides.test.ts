import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { explainView } from "../../src/views/explain.ts";
import { htmlView } from "../../src/views/page/page.ts";
import { reportOn } from "../workspace.ts";

function report(expected: string, args: Json, more: JsonObject = {}, policy = "{}") {
  return reportOn(
    {
      "expectations.yml": `cases: [{ id: c, referenceToolCalls: [{ name: plant, arguments: ${expected} }] }]`,
      "runs/c.json": { toolCalls: [{ name: "plant", arguments: args, status: "ok" }], ...more },
      "policy.yml": policy,
    },
    { policy: "policy.yml" },
  );
}

function lines(...caseFields: Parameters<typeof report>): string[] {
  const { text } = explainView(report(...caseFields), false);
  return text
    .split("\n")
    .filter((line) => line.startsWith("      "))
    .map((line) => line.trim());
}

const offering = (parameters: JsonObject): JsonObject => ({
  tools: [{ type: "function", function: { name: "plant", parameters } }],
});

describe("a difference says what cannot be seen", () => {
  test("in either side", () => {
    expect(lines('{ size: "7 cm" }', { size: "7\u00a0cm" })).toEqual([
      String.raw`size: expected "7 cm", got "7\u00a0cm" (no-break space at 2); hint: only white space and invisible characters differ. { $ignoreCase: … } accepts both`,
    ]);
    expect(lines('{ size: "7\u00a0cm" }', { size: "7 cm" })[0]).toMatch(
      /^size: expected "7\\u00a0cm" \(no-break space at 2\), got "7 cm"; hint/,
    );
  });

  test("in the nearest of several options, in lists in any order and in a matcher's text", () => {
    expect(lines("{ tree: { $oneOf: [red elm, old oak] } }", { tree: "old\u00a0oak" })[0]).toContain(
      "space at 4",
    );
    expect(lines("{ trees: { $unordered: [elm, oak] } }", { trees: ["oak\u200b", "elm"] })[0]).toContain(
      "zero-width space at 4",
    );
    expect(lines('{ size: { $regex: "^[0-9]+ cm$" } }', { size: "7\u00a0cm" })[0]).toContain(
      "no-break space at 2",
    );
  });

  test("in the name of an argument, and of a tool", () => {
    expect(lines("{ size: 7 }", { "s\u0456ze": 7 })).toContain(
      "s\u0456ze: not expected, got 7; hint: it looks like size, which was expected: Cyrillic \u0456 (U+0456) at 2",
    );
    const { text } = explainView(
      reportOn({
        "expectations.yml":
          "cases: [{ id: c, referenceToolCalls: [{ name: plant, arguments: { size: 7 } }] }]",
        "runs/c.json": { toolCalls: [{ name: "pl\u0430nt", arguments: { size: 7 }, status: "ok" }] },
      }),
      false,
    );
    expect(text).toContain("renamed? expected plant, got pl\u0430nt (Cyrillic \u0430 (U+0430) at 3) with");
  });

  test("in arguments that are not JSON", () => {
    const calls = [
      { id: "1", type: "function", function: { name: "plant", arguments: "{\u201csize\u201d: 7}" } },
    ];
    const { text } = explainView(
      reportOn({
        "expectations.yml":
          "cases: [{ id: c, referenceToolCalls: [{ name: plant, arguments: { size: 7 } }] }]",
        "runs/c.json": [
          { role: "user", content: "x" },
          { role: "assistant", content: null, tool_calls: calls },
        ],
      }),
      false,
    );
    expect(text).toContain("left double quotation mark at 2");
  });

  test("nothing of what is redacted", () => {
    const hidden = lines('{ pin: "1 2" }', { pin: "1\u00a02" }, {}, "redact: [pin]");
    expect(hidden).toEqual(['pin: expected "[redacted]", got "[redacted]"']);
  });
});

describe("a long text is cut where it parts from the other", () => {
  test("on both sides, with its place", () => {
    const [line = ""] = lines(`{ text: "${"a".repeat(700)}X${"b".repeat(700)}" }`, {
      text: `${"a".repeat(700)}Y${"b".repeat(700)}`,
    });
    expect(line).toMatch(/expected "…a+Xb+…", got "…a+Yb+…"; hint: the texts part at character 701$/);
    expect(line.length).toBeLessThan(400);
  });

  test("also where one is only longer, and inside of lists that are long themselves", () => {
    const [line] = lines(`{ text: "${"a".repeat(500)}" }`, { text: `${"a".repeat(500)}.` });
    expect(line).toMatch(/expected "…a+", got "…a+\."; hint: the texts part at character 501$/);
    const many = Array.from({ length: 300 }, (_, at) => at);
    const [list = ""] = lines(`{ all: { $unordered: ${JSON.stringify(many)} } }`, {
      all: many.with(299, -1),
    });
    expect(list).toContain("299");
    expect(list).toContain("-1");
  });
});

describe("a hint", () => {
  const number = (text: string) =>
    `without quotes this is a number in YAML: write "${text}" in quotes if text is right`;
  const plain = (text: string, kind: string) =>
    `this is text in YAML: write ${text} without quotes if ${kind} is right`;
  test.each<[string, Json, string]>([
    ["1.0", "1.0", number("1.0")],
    ["007", "007", number("007")],
    ["0x1F", "31", number("31")],
    ["1.10", "1.10", number("1.10")],
    ["+47123", "+47123", number("+47123")],
    ["true", "true", 'without quotes this is a boolean in YAML: write "true" in quotes if text is right'],
    ["false", "no", 'without quotes this is a boolean in YAML: write "no" in quotes if text is right'],
    ["null", "", 'without quotes this is null in YAML: write "" in quotes if text is right'],
    ["yes", true, plain("true", "a boolean")],
    ['"1.0"', 1, plain("1", "a number")],
    ["1_000", 1000, plain("1000", "a number")],
    ['"1,000"', 1000, plain("1000", "a number")],
    ["12:30", 750, plain("750", "a number")],
    ["12:30", 45_000, plain("45000", "a number")],
    ['"010"', 8, plain("8", "a number")],
    ['"null"', null, plain("null", "null")],
    ["2025-01-01", "2025-01-01T00:00:00Z", "a date in YAML is the text"],
    ["2025-01-01", 1_735_689_600, "a date in YAML is the text"],
    ["{ a: 1 }", '{"a":1}', "the call has the value as JSON written in a text"],
    ["'{\"a\":1}'", { a: 1 }, "the expectation has JSON written as text"],
    [
      "{ $type: string }",
      { $type: "string" },
      '$type is a matcher here: to expect an argument named $type, write "$$type"',
    ],
  ])("%s against %j", (expected, actual, hint) => {
    expect(lines(`{ x: ${expected} }`, { x: actual })).toEqual([expect.stringContaining(`; hint: ${hint}`)]);
  });

  test.each<[string, Json]>([
    ["1", "2"],
    ["7", "seven"],
    ["true", "maybe"],
    ["2025-01-01", "2025-01-02T00:00:00Z"],
    ["oak", "elm"],
    ["{ a: 1 }", '{"a":2}'],
    ["{ $type: string }", 7],
  ])("none for %s against %j", (expected, actual) => {
    expect(lines(`{ x: ${expected} }`, { x: actual })).toEqual([expect.not.stringContaining("hint")]);
  });

  test("on a name that begins with $", () => {
    expect(lines("{ x: 1 }", { x: 1, $top: 2 })).toEqual([
      '$top: not expected, got 2; hint: to expect an argument named $top, write "$$top"',
    ]);
    expect(lines('{ x: 1, "$$top": 2 }', { x: 1, $top: 2 })).toEqual([]);
  });

  test("on a default of the tool's schema, spelled out by either side", () => {
    const schema = {
      type: "object",
      properties: {
        x: { type: "integer" },
        soil: { type: "string", default: "loam" },
        pot: { type: "object", properties: { size: { type: "integer", default: 3 } } },
      },
    };
    const hint = `"loam" is the default in the tool's schema. To accept it spelled out and left out, write { $oneOf: ["loam", { $absent: true }] }`;
    expect(lines("{ x: 1 }", { x: 1, soil: "loam" }, offering(schema))).toEqual([
      `soil: not expected, got "loam"; hint: ${hint}`,
    ]);
    expect(lines("{ x: 1, soil: loam }", { x: 1 }, offering(schema))).toEqual([
      `soil: expected "loam", got nothing; hint: ${hint}`,
    ]);
    expect(lines("{ pot: {} }", { pot: { size: 3 } }, offering(schema))[0]).toContain("3 is the default");
    expect(lines("{ x: 1 }", { x: 1, soil: "sand" }, offering(schema))[0]).not.toContain("hint");
    expect(lines("{ x: 1 }", { x: 1, soil: "loam" })[0]).not.toContain("hint");
    expect(
      lines("{ x: 1, soil: { $oneOf: [loam, { $absent: true }] } }", { x: 1 }, offering(schema)),
    ).toEqual([]);
  });

  test("on a tool that was not offered, where it is recorded what was", () => {
    const missing = (more: JsonObject, expectation: string) =>
      explainView(
        reportOn({
          "expectations.yml": `cases: [{ id: c, ${expectation} }]`,
          "runs/c.json": { toolCalls: [], response: "No.", ...more },
        }),
        false,
      ).text;
    const tools = (name: string) => ({ tools: [{ type: "function", function: { name } }] });
    for (const expectation of ["referenceToolCalls: [{ name: plant }]", "expectedTool: plant"]) {
      expect(missing(tools("water"), expectation)).toContain("; hint: plant was not offered in this run");
      for (const more of [{}, { tools: [] }, tools("plant"), tools("mcp__garden__plant")])
        expect(missing(more, expectation)).not.toContain("not offered");
    }
  });
});

test("the page and the first line show the same", () => {
  const shown = report('{ size: "7 cm" }', { size: "7\u00a0cm" });
  expect(JSON.stringify(shown.cases[0]?.trials[0]?.scores.f1)).toContain("no-break space at 2");
  expect(htmlView(shown)).toContain("(no-break space at 2)");
  expect(htmlView(shown)).toContain("only white space and invisible characters differ");
});
