import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import { readOne } from "../fixture.ts";

/** A format's notation for exchanges. */
interface Dialect {
  request(messages: Json[]): JsonObject;
  user(text: string): Json;
  called(id: string): JsonObject;
  answered(text: string): JsonObject;
  result(id: string): Json;
  response(message: JsonObject, id?: string): JsonObject;
  streamed(message: JsonObject): JsonObject[];
}

const chat: Dialect = {
  request: (messages) => ({ model: "m", messages }),
  user: (content) => ({ role: "user", content }),
  called: (id) => ({
    role: "assistant",
    content: null,
    tool_calls: [{ id, type: "function", function: { name: "ring", arguments: "{}" } }],
  }),
  answered: (content) => ({ role: "assistant", content }),
  result: (id) => ({ role: "tool", tool_call_id: id, content: "rung" }),
  response: (message) => ({ choices: [{ message, finish_reason: "stop" }] }),
  streamed: (message) => [
    { choices: [{ index: 0, delta: message }] },
    { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
  ],
};

const responses: Dialect = {
  request: (input) => ({ model: "m", input }),
  user: (content) => ({ role: "user", content }),
  called: (call_id) => ({ type: "function_call", call_id, name: "ring", arguments: "{}" }),
  answered: (text) => ({ type: "message", role: "assistant", content: [{ type: "output_text", text }] }),
  result: (call_id) => ({ type: "function_call_output", call_id, output: "rung" }),
  response: (item, id = "resp_1") => ({ id, object: "response", status: "completed", output: [item] }),
  streamed: (item) => [
    { type: "response.output_item.done", output_index: 0, item },
    { type: "response.completed", response: responses.response(item) },
  ],
};

const anthropic: Dialect = {
  request: (messages) => ({ model: "m", messages }),
  user: (content) => ({ role: "user", content }),
  called: (id) => ({ role: "assistant", content: [{ type: "tool_use", id, name: "ring", input: {} }] }),
  answered: (text) => ({ role: "assistant", content: [{ type: "text", text }] }),
  result: (id) => ({ role: "user", content: [{ type: "tool_result", tool_use_id: id, content: "rung" }] }),
  response: (message) => ({ type: "message", stop_reason: "end_turn", ...message }),
  streamed: (message) => [
    { type: "message_start", message: { type: "message", role: "assistant", content: [] } },
    ...(message.content as Json[]).map((content_block, index) => ({
      type: "content_block_start",
      index,
      content_block,
    })),
    { type: "message_stop" },
  ],
};

const bedrock: Dialect = {
  request: (messages) => ({ messages }),
  user: (text) => ({ role: "user", content: [{ text }] }),
  called: (toolUseId) => ({
    role: "assistant",
    content: [{ toolUse: { toolUseId, name: "ring", input: {} } }],
  }),
  answered: (text) => ({ role: "assistant", content: [{ text }] }),
  result: (toolUseId) => ({
    role: "user",
    content: [{ toolResult: { toolUseId, content: [{ text: "rung" }] } }],
  }),
  response: (message) => ({ output: { message }, stopReason: "end_turn" }),
  streamed: ({ content }) => [
    { messageStart: { role: "assistant" } },
    ...(content as JsonObject[]).map(
      (block, contentBlockIndex): JsonObject =>
        "toolUse" in block
          ? { contentBlockStart: { start: block, contentBlockIndex } }
          : { contentBlockDelta: { delta: block, contentBlockIndex } },
    ),
    { messageStop: { stopReason: "end_turn" } },
  ],
};

/** OpenAI's older call format without ids. */
const legacyChat: Dialect = {
  ...chat,
  called: (id) => ({ role: "assistant", content: null, function_call: { name: id, arguments: "{}" } }),
  result: (name) => ({ role: "function", name, content: "rung" }),
};

describe.each<[string, Dialect]>([
  ["openai-chat", chat],
  ["openai-chat", legacyChat],
  ["openai-responses", responses],
  ["anthropic", anthropic],
  ["bedrock-converse", bedrock],
])("a list of requests and responses in %s", (format, api) => {
  const { user, called, answered, result, request, response } = api;
  const history = [user("Ring."), called("c1"), result("c1")];
  const whole = (input: Json[], answer: JsonObject): JsonObject => ({
    request: request(input),
    response: response(answer),
  });
  const streamed = (input: Json[], answer: JsonObject): JsonObject => ({
    request: request(input),
    response: api.streamed(answer),
  });
  const statuses = (document: Json) =>
    readOne(format, document).toolCalls.map(
      ({ id, name, status }) => `${name === "ring" ? id : name} ${status}`,
    );

  test.each([
    ["whole", whole],
    ["streamed", streamed],
    [
      "with what was sent as the body",
      (input: Json[], answer: JsonObject) => ({
        request: { method: "POST", body: request(input) },
        response: { status: 200, body: response(answer) },
      }),
    ],
  ])("is one run when each request repeats what was answered before it: %s", (_how, pair) => {
    const steps = [
      pair([user("Ring.")], called("c1")),
      pair(history, called("c2")),
      pair([...history, called("c2"), result("c2")], answered("Done.")),
      pair([...history, called("c2"), result("c2"), answered("Done."), user("Again.")], called("c3")),
    ];
    expect(statuses(steps)).toEqual(["c1 ok", "c2 ok", "c3 pending"]);
    expect(statuses(steps.slice(0, 1))).toEqual(["c1 pending"]);
  });

  test.each<[string, JsonObject[]]>([
    ["asked the same", [whole([user("Ring.")], called("c1")), whole([user("Ring.")], called("c2"))]],
    ["streamed", [streamed([user("Ring.")], called("c1")), streamed([user("Ring.")], called("c2"))]],
    [
      "the last of runs whose calls have the same ids",
      [whole(history, answered("Done.")), whole(history, answered("Rung."))],
    ],
    [
      "of which one forgets a call",
      [whole(history, called("c2")), whole([...history, answered("Hm."), user("So?")], answered("No."))],
    ],
    [
      "of which one holds other calls",
      [
        whole([user("Ring.")], called("c1")),
        whole([user("Ring."), called("c9"), result("c9")], answered("No.")),
      ],
    ],
    [
      "talks without calls",
      [whole([user("Ring?")], answered("No.")), whole([user("Why?")], answered("So."))],
    ],
  ])("is several runs otherwise: %s", (_what, pairs) => {
    expect(claimants(pairs)).toEqual([]);
    for (const pair of pairs) readOne(format, pair);
  });

  test("takes an answer that says nothing for none to go on from", () => {
    const pairs = [whole(history, answered(" ")), whole(history, answered("Done."))];
    expect(claimants(pairs)).toEqual([]);
  });

  test("is none when one of them was cut off", () => {
    const { request: sent } = whole([user("Ring.")], called("c1"));
    const cut = { request: sent ?? null, response: api.streamed(called("c1")).slice(0, -1) };
    expect(() => readOne(format, cut)).toThrow("cut off");
    expect(claimants([cut, whole(history, answered("Done."))])).toEqual([]);
  });
});

test("exchanges that name the response before are one run", () => {
  const { called, result, response, answered, user } = responses;
  const chained = (input: Json[], answer: JsonObject, id: string, previous: Json) => ({
    request: { input: input, previous_response_id: previous },
    response: response(answer, id),
  });
  const first = chained([user("Ring.")], called("c1"), "r1", null);
  const second = chained([result("c1")], answered("Done."), "r2", "r1");
  expect(readOne("openai-responses", [first, second]).toolCalls).toMatchObject([{ id: "c1", status: "ok" }]);
  expect(() =>
    readDocument([first, { ...second, request: { ...second.request, previous_response_id: "r9" } }]),
  ).toThrow("unknown shape");
});
