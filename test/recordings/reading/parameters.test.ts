import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { offeredTools } from "../../../src/recordings/reading/message-parts.ts";
import { readOne } from "../fixture.ts";

const text = { type: "string" };
const properties = { to: text, from: text };
const schema: JsonObject = { type: "object", properties, required: ["from"] };

function names(definition: JsonObject): readonly string[] | undefined {
  return offeredTools([definition]).at(0)?.parameters;
}

describe("the arguments of a tool are known by its schema", () => {
  test.each<[string, JsonObject]>([
    ["OpenAI", { type: "function", function: { name: "book", parameters: schema } }],
    ["OpenAI Responses", { type: "function", name: "book", parameters: schema }],
    ["Anthropic", { name: "book", input_schema: schema }],
    [
      "MCP",
      { name: "book", inputSchema: { $schema: "https://json-schema.org/draft-07/schema#", ...schema } },
    ],
    ["Bedrock", { name: "book", inputSchema: { json: schema } }],
    ["AI SDK", { name: "book", inputSchema: { jsonSchema: { ...schema, additionalProperties: false } } }],
    ["Gemini", { functionDeclarations: [{ name: "book", parameters: { ...schema, type: "OBJECT" } }] }],
    [
      "Gemini with a JSON Schema",
      { function_declarations: [{ name: "book", parametersJsonSchema: schema }] },
    ],
    ["attributes of spans", { name: "book", parameters: JSON.stringify(schema) }],
    ["LangChain, which may write it beside the function", { function: { name: "book" }, parameters: schema }],
  ])("as %s writes it", (_who, definition) => {
    expect(names(definition)).toEqual(["from", "to"]);
  });

  test.each<[string, Json, string[]]>([
    ["an object of nothing", { type: "object" }, []],
    ["an object without properties", { type: "object", properties: {}, additionalProperties: false }, []],
    ["properties without a type", { properties }, ["from", "to"]],
    ["an object or null", { type: ["object", "null"], properties }, ["from", "to"]],
    ["a local reference", { $ref: "#/$defs/Booking", $defs: { Booking: schema } }, ["from", "to"]],
  ])("of %s", (_what, parameters, expected) => {
    expect(names({ name: "book", parameters })).toEqual(expected);
  });

  test.each<[string, Json]>([
    ["no schema", null],
    ["a schema of anything", {}],
    ["a text", { type: "string" }],
    ["any other arguments", { ...schema, additionalProperties: true }],
    ["other arguments of a kind", { ...schema, additionalProperties: { type: "string" } }],
    ["arguments by a pattern", { ...schema, patternProperties: { "^x-": text } }],
    ["all of several", { ...schema, allOf: [{ properties: { on: text } }] }],
    ["any of several", { type: "object", anyOf: [schema] }],
    ["arguments that are required and not listed", { type: "object", required: ["from"] }],
    ["properties that are a list", { type: "object", properties: ["from"] }],
    ["a reference to elsewhere", { $ref: "https://example.com/booking.json" }],
    ["a reference to nothing", { $ref: "#/$defs/Booking" }],
    ["a reference to itself", { $ref: "#" }],
    ["a reference that is no pointer", { $ref: "#Booking" }],
    ["a reference and more", { ...schema, $ref: "#/$defs/Booking", $defs: { Booking: { type: "object" } } }],
  ])("and are unknown with %s", (_what, parameters) => {
    expect(offeredTools([{ name: "book", parameters }])).toEqual([{ name: "book" }]);
  });

  test("as far as there are not too many, and none is too long", () => {
    const many = (count: number) => ({
      name: "book",
      parameters: {
        type: "object",
        properties: Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, text])),
      },
    });
    expect(names(many(limits.toolParameters))).toHaveLength(limits.toolParameters);
    expect(names(many(limits.toolParameters + 1))).toBeUndefined();
    const long = "a".repeat(limits.name + 1);
    expect(names({ name: "book", parameters: { properties: { [long]: text } } })).toBeUndefined();
  });
});

test("the arguments of tools are read from a recording", () => {
  const tools = [{ type: "function", name: "book", parameters: schema }];
  const items = [
    { role: "user", content: "Book it" },
    { type: "function_call", call_id: "c1", name: "book", arguments: "{}" },
  ];
  expect(readOne("openai-responses", { input: items, tools }).tools).toEqual([
    { name: "book", parameters: ["from", "to"] },
  ]);
});
