import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants } from "../../../src/recordings/detect.ts";
import { openinference } from "../../../src/recordings/formats/otel.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { fixture, readOne } from "../fixture.ts";
import { otlp } from "../otlp.ts";

const ASK = "Two seats on the morning ferry to Bergen, please.";

const recorded = (name: string) => fixture(`openinference/${name}.json`);
const read = (document: Json) => readOne("openinference", document);

function calls(run: Run): string[] {
  return run.toolCalls.map(
    ({ group, id = "-", name, arguments: args, status }) =>
      `${group} ${id} ${name} ${JSON.stringify(args)} ${status}`,
  );
}

function llm(output: JsonObject, input: JsonObject = {}): Json {
  return otlp([{ id: "l", start: 1, attributes: { "openinference.span.kind": "LLM", ...input, ...output } }]);
}

describe("OpenInference", () => {
  it("is read from OTLP: double encoded arguments, attributes without a value, status codes that tell nothing", () => {
    const run = read(recorded("vercel.otlp"));
    expect(calls(run)).toEqual([
      '0 f1 harbour_weather {"harbour":"Stavanger"} error',
      '0 f2 find_ferries {"to":"Bergen"} ok',
    ]);
    expect(run.toolCalls.map(({ result }) => result)).toEqual(["buoy offline", ["B7"]]);
    expect(run).toMatchObject({ input: ASK, response: "B7.", warnings: [] });
    expect(run.tools).toEqual([{ name: "find_ferries", description: "Lists departures." }]);
  });

  it("is read from Phoenix: REST with the kind beside the attributes, and nested attributes", () => {
    const run = read(recorded("phoenix-rest"));
    expect(calls(run)).toEqual(['0 f1 find_ferries {"to":"Bergen"} ok']);
    expect(run.input).toBe(ASK);
    expect(read(recorded("nested"))).toMatchObject({ input: ASK, response: "B7 or O1?", toolCalls: [] });
  });

  it("is read from rows of Phoenix's data frame, of which one has no attributes", () => {
    const row = (id: string, parent: string | null, more: JsonObject) => ({
      name: "ring",
      span_kind: "UNKNOWN",
      parent_id: parent,
      start_time: 1_790_000_000_000,
      end_time: 1_790_000_000_005,
      status_code: "OK",
      "context.span_id": id,
      "context.trace_id": "t1",
      "attributes.tool.name": null,
      ...more,
    });
    const tool = { span_kind: "TOOL", "attributes.tool.name": "ring", "attributes.input.value": '{"n":1}' };
    const run = read([row("a", null, {}), row("b", "a", tool), row("c", "a", tool)]);
    expect(calls(run)).toEqual(['0 - ring {"n":1} ok', '0 - ring {"n":1} ok']);
  });

  it("refuses the calls of a streamed answer that were joined into one, and reads a model's own mistake", () => {
    const call = "llm.output_messages.0.message.tool_calls.0.tool_call";
    const messageOf = (name: string) => ({
      "llm.output_messages.0.message.role": "assistant",
      [`${call}.id`]: "r1r2",
      [`${call}.function.name`]: name,
      [`${call}.function.arguments`]: '{"at":1}{"at":2}',
      "llm.tools.0.tool.json_schema": '{"type":"function","function":{"name":"ring","parameters":{}}}',
    });
    expect(() => read(llm(messageOf("ringring")))).toThrow(
      'joined the calls of a streamed answer into one of "ringring"',
    );
    expect(read(llm(messageOf("ring"))).toolCalls).toMatchObject([{ name: "ring", malformed: true }]);
  });

  it("knows double encoded arguments that are cut off", () => {
    const call = "llm.output_messages.0.message.tool_calls.0.tool_call";
    const message = {
      "llm.output_messages.0.message.role": "assistant",
      [`${call}.function.name`]: "ring",
      [`${call}.function.arguments`]: '"{\\"at\\": \\"do"',
    };
    expect(read(llm(message)).toolCalls).toMatchObject([{ malformed: true, arguments: '{"at": "do' }]);
  });

  it("is read from bare attributes, whose history holds the run", () => {
    const calling = "llm.input_messages.1.message.tool_calls.0.tool_call";
    const run = read({
      "openinference.span.kind": "LLM",
      "llm.input_messages.0.message.role": "user",
      "llm.input_messages.0.message.contents.0.message_content.type": "text",
      "llm.input_messages.0.message.contents.0.message_content.text": ASK,
      "llm.input_messages.1.message.role": "assistant",
      [`${calling}.id`]: "f1",
      [`${calling}.function.name`]: "find_ferries",
      [`${calling}.function.arguments`]: '{"to":"Bergen"}',
      "llm.input_messages.2.message.role": "tool",
      "llm.input_messages.2.message.tool_call_id": "f1",
      "llm.input_messages.2.message.content":
        '{"type":"error-text","value":"Invalid input for tool find_ferries: no"}',
      "llm.output_messages.0.message.role": "assistant",
      "llm.output_messages.0.message.contents.0.message_content.text": "It would not let me.",
    });
    expect(calls(run)).toEqual(['0 f1 find_ferries {"to":"Bergen"} rejected']);
    expect(run).toMatchObject({ input: ASK, response: "It would not let me." });
  });

  it("reads ten calls in their order, and the function calls of before", () => {
    const at = (n: number) => `llm.output_messages.0.message.tool_calls.${n}.tool_call.function`;
    const made = [10, 2, 0, 1].flatMap((n): [string, string][] => [
      [`${at(n)}.name`, `tool_${n}`],
      [`${at(n)}.arguments`, "{}"],
    ]);
    expect(read(llm(Object.fromEntries(made))).toolCalls.map(({ name }) => name)).toEqual([
      "tool_0",
      "tool_1",
      "tool_2",
      "tool_10",
    ]);
    const legacy = {
      "llm.output_messages.0.message.function_call_name": "ring",
      "llm.output_messages.0.message.function_call_arguments_json": '{"n":1}',
    };
    expect(calls(read(llm(legacy)))).toEqual(['0 - ring {"n":1} pending']);
  });

  it("reads answers that are a text only", () => {
    expect(read(llm({ "output.value": "Closed.", "output.mime_type": "text/plain" })).response).toBe(
      "Closed.",
    );
  });

  it("cannot score what was hidden", () => {
    expect(
      read(llm({ "output.value": "__REDACTED__", "output.mime_type": "application/json" })).fault,
    ).toContain("calls are unknown");
    const tool = otlp([
      { id: "t", start: 1, attributes: { "openinference.span.kind": "TOOL", "tool.name": "ring" } },
    ]);
    expect(read(tool).fault).toContain('the arguments of "ring" were not recorded');
  });

  it.each<[string, JsonObject, Json | undefined]>([
    ["tool.parameters", { "tool.parameters": '{"n":1}' }, { n: 1 }],
    ["the keywords given to a function", { "input.value": '{"args":[],"kwargs":{"n":1}}' }, { n: 1 }],
    ["no schema", { "tool.parameters": '{"type":"object","properties":{"n":{}}}' }, undefined],
    ["nothing that was hidden", { "input.value": "__REDACTED__" }, undefined],
  ])("takes as a tool's arguments %s", (_what, attributes, expected) => {
    const own = { "openinference.span.kind": "TOOL", "tool.name": "ring", ...attributes };
    const run = read(otlp([{ id: "t", start: 1, attributes: own }]));
    if (expected === undefined) expect(run.fault).toContain("not recorded");
    else expect(run.toolCalls).toMatchObject([{ arguments: expected, status: "ok" }]);
  });

  it("takes a tool's exception for a failure though its status is unset", () => {
    const events = [{ name: "exception", attributes: { "exception.message": "no bell" } }];
    const attributes = { "openinference.span.kind": "TOOL", "tool.name": "ring", "input.value": "{}" };
    expect(read(otlp([{ id: "t", start: 1, attributes, events }])).toolCalls).toMatchObject([
      { status: "error", result: "no bell" },
    ]);
  });

  describe("of LangChain.js", () => {
    const constructed = (kind: string, kwargs: JsonObject) => ({
      lc: 1,
      type: "constructor",
      id: ["core", kind],
      kwargs,
    });
    const callingMessage = constructed("AIMessage", {
      content: "",
      tool_calls: [
        { id: "b1", name: "ring", args: { n: 1 } },
        { id: "b2", name: "ring", args: { n: "two" } },
      ],
    });
    const messages = [
      constructed("ToolMessage", { tool_call_id: "b1", name: "ring", content: "ding", status: "success" }),
      constructed("ToolMessage", { tool_call_id: "b2", name: "ring", content: "no number", status: "error" }),
    ];
    const generation = (id: string, start: number, input: Json[], output: JsonObject) => ({
      id,
      start,
      attributes: {
        "openinference.span.kind": "LLM",
        "input.value": JSON.stringify({ messages: [input] }),
        "output.value": JSON.stringify({ generations: [[{ message: output, text: "" }]] }),
        "output.mime_type": "application/json",
        "llm.input_messages": input.slice(1).map(() => ({ message: { role: "tool", content: "ding" } })),
        "llm.output_messages": [{ message: { role: "assistant", content: "" } }],
      },
    });
    const execution = {
      id: "t",
      start: 3,
      attributes: {
        "openinference.span.kind": "TOOL",
        "tool.name": "ring",
        "input.value": "1",
        "input.mime_type": "text/plain",
        "output.value": JSON.stringify({ output: messages[0] ?? null }),
      },
    };

    it("takes from the values the calls and results that its messages lack", () => {
      const answer = constructed("AIMessage", { content: "Rung.", tool_calls: [] });
      const run = read(
        otlp([
          generation("a", 1, [], callingMessage),
          execution,
          generation("b", 5, [callingMessage, ...messages], answer),
        ]),
      );
      expect(calls(run)).toEqual(['0 b1 ring {"n":1} ok', '0 b2 ring {"n":"two"} error']);
      expect(run.toolCalls.map(({ result }) => result)).toEqual(["ding", "no number"]);
      expect(run.fault).toBeUndefined();
    });

    it("cannot tell the names of arguments from the tool alone", () => {
      expect(read(otlp([execution])).fault).toContain("were not recorded as a JSON object");
    });
  });

  it("leaves spans that gen_ai describes too to otel-genai", () => {
    const both = {
      "openinference.span.kind": "TOOL",
      "gen_ai.tool.name": "ring",
      "gen_ai.tool.call.arguments": "{}",
    };
    expect(claimants(otlp([{ id: "t", start: 1, attributes: both }])).map(({ id }) => id)).toEqual([
      "otel-genai",
    ]);
    expect(openinference.detect(otlp([{ id: "t", start: 1, attributes: { a: 1 } }]))).toBe(false);
  });
});

describe("a handoff in OpenInference", () => {
  const kind = (value: string, more: JsonObject = {}) => ({ "openinference.span.kind": value, ...more });
  const answer = (...names: string[]) =>
    kind("LLM", {
      "llm.input_messages.0.message.role": "user",
      "llm.input_messages.0.message.content": ASK,
      "llm.output_messages.0.message.role": "assistant",
      ...Object.assign(
        {},
        ...names.map((name, at) => ({
          [`llm.output_messages.0.message.tool_calls.${at}.tool_call.id`]: `h${at}`,
          [`llm.output_messages.0.message.tool_calls.${at}.tool_call.function.name`]: name,
        })),
      ),
    });
  const handoff = kind("TOOL", { "input.value": "Desk", "output.value": "Ferry Agent" });
  const name = "handoff to Ferry Agent";

  it.each<[string, JsonObject | undefined, JsonObject, string[]]>([
    [
      "is the call that the model made",
      answer("transfer_to_ferry_agent"),
      handoff,
      ["0 h0 transfer_to_ferry_agent {} ok"],
    ],
    ["has the name that a team gave it", answer("to_ferries"), handoff, ["0 h0 to_ferries {} ok"]],
    [
      "is recorded under the name of its call",
      answer("transfer_to_ferry_agent"),
      { ...handoff, "tool.name": "transfer_to_ferry_agent" },
      ["0 h0 transfer_to_ferry_agent {} ok"],
    ],
    [
      "stands beside another call",
      answer("find_ferries", "transfer_to_ferry_agent"),
      handoff,
      ["0 h0 find_ferries {} pending", "0 h1 transfer_to_ferry_agent {} ok"],
    ],
    ["is a call without a model's answer", undefined, handoff, ["0 - transfer_to_ferry_agent {} ok"]],
  ])("%s", (_what, message, attributes, expected) => {
    const spans = [{ id: "h", start: 5, name, attributes }];
    const run = read(
      otlp(message === undefined ? spans : [{ id: "m", start: 1, attributes: message }, ...spans]),
    );
    expect(calls(run)).toEqual(expected);
    expect(run.fault).toBeUndefined();
  });
});

describe("arguments by position", () => {
  const constructedBy = (args: Json[], kwargs: JsonObject, more: JsonObject = {}) =>
    otlp([
      {
        id: "t",
        start: 1,
        attributes: {
          "openinference.span.kind": "TOOL",
          "tool.name": "find_ferries",
          "input.value": JSON.stringify({ args, sanitize_inputs_outputs: true, kwargs }),
          ...more,
        },
      },
    ]);
  const names = { "tool.parameters": '{"to":{"type":"string"},"day":{"type":"any"}}' };
  const schema = { type: "object", properties: { to: { type: "string" }, day: {} } };

  it.each<[string, Json, Json]>([
    ["have the names of smolagents", constructedBy(["7"], {}, names), { to: "7" }],
    [
      "stand before those with a name",
      constructedBy(["Bergen"], { day: 3 }, names),
      { to: "Bergen", day: 3 },
    ],
    ["are all in one object", constructedBy([{ to: "Bergen" }], {}, names), { to: "Bergen" }],
    ["are one object", constructedBy([{ port: "Bergen" }], {}, names), { to: { port: "Bergen" } }],
    [
      "have the names of a schema",
      constructedBy([["a"], null], {}, { "tool.parameters": JSON.stringify(schema) }),
      { to: ["a"], day: null },
    ],
    [
      "have the names of a definition",
      constructedBy([1], {}, { "tool.json_schema": JSON.stringify({ name: "f", parameters: schema }) }),
      { to: 1 },
    ],
  ])("%s", (_what, document, expected) => {
    expect(read(document)).toMatchObject({ toolCalls: [{ arguments: expected }] });
  });

  it("without names are not known", () => {
    expect(read(constructedBy(["Bergen"], {})).fault).toContain("were not recorded");
    expect(read(constructedBy(["a", "b", "c"], {}, names)).fault).toContain("were not recorded");
  });
});
