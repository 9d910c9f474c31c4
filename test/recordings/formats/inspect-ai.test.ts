import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants } from "../../../src/recordings/detect.ts";
import { call, fixture, readAs, readOne, spoken } from "../fixture.ts";

const log = fixture("inspect-ai/log.json") as JsonObject;
const [fern, pot, ivy] = readAs("inspect-ai", log);

function sample(messages: Json, more: JsonObject = {}) {
  return readOne("inspect-ai", { id: 1, epoch: 1, input: "", target: "", messages, ...more });
}
const asks = (call: JsonObject, more: JsonObject = {}): JsonObject => ({
  role: "assistant",
  content: "",
  tool_calls: [{ id: "c1", function: "water", arguments: {}, ...call }],
  ...more,
});
const answers = (more: JsonObject): JsonObject => ({
  role: "tool",
  tool_call_id: "c1",
  function: "water",
  content: "wet",
  ...more,
});

describe("a log", () => {
  test("has a run for each sample, its epoch the trial", () => {
    expect([fern, pot, ivy].map((run) => [run?.caseId, run?.trial])).toEqual([
      ["fern", "1"],
      ["7", "2"],
      ["ivy", "1"],
    ]);
    expect([fern?.row, pot?.row, ivy?.row]).toEqual(log.samples);
  });

  test("tells the calls of a sample with what became of them", () => {
    expect(fern?.toolCalls).toEqual([
      call("water", { plant: "fern", note: "slowly" }, { id: "call_1", turn: 2, result: "wet" }),
      call(
        "water",
        { plant: "hosta" },
        { id: "call_2", turn: 2, status: "error", result: "The tap is slow" },
      ),
      call("prune", '{"plant": "iv', {
        id: "call_3",
        turn: 2,
        malformed: true,
        status: "rejected",
        result: "Unterminated string",
      }),
      call("web_search", { query: "frost" }, { id: "ws_1", turn: 6, group: 1, result: "No frost" }),
      call("code_execution", "print(1)", { id: "ce_1", turn: 6, group: 2, status: "error", result: "quota" }),
    ]);
    expect(fern?.tools).toEqual([
      { name: "prune", description: "attachment://ffffffffffffffffffffffffffffffff" },
      { name: "water", description: "Waters a plant" },
    ]);
    expect(spoken(fern)).toEqual([
      "system: You tend a greenhouse.",
      "user: Water the fern and the hosta, then look up the weather.",
      "reasoning: Two plants at once.",
      "assistant: Watering both.",
      "assistant: All done, no frost.",
    ]);
    expect(fern?.warnings).toEqual([]);
  });

  test("knows calls that a person refused, and those that the end of the run left open", () => {
    expect(pot?.toolCalls.map(({ status, result, group }) => [status, result, group])).toEqual([
      ["rejected", "A person said no", 0],
      ["pending", undefined, 1],
    ]);
    expect(pot?.fault).toBeUndefined();
  });

  test("knows the limit that a sample ended at, and warns of calls that are in events alone", () => {
    expect(pot?.limit).toBe("message");
    expect(pot?.warnings).toEqual([
      "1 tool calls are in events but not in the sample's messages, and are not counted",
    ]);
  });

  test("does not score a sample that crashed", () => {
    expect(ivy?.fault).toBe("the sample ended with an error: RateLimitError('too many')");
  });

  test("warns when the evaluation did not finish", () => {
    const [run] = readAs("inspect-ai", { ...log, status: "cancelled" });
    expect(run?.warnings).toEqual([
      'the evaluation did not finish (status "cancelled"): samples may be missing from its log',
    ]);
  });

  test("with one sample that cannot be read keeps the others", () => {
    const { samples } = log as { samples: JsonObject[] };
    const broken = {
      ...samples[0],
      messages: [{ role: "assistant", tool_calls: [{ function: "water", input: {} }] }],
    };
    const runs = readAs("inspect-ai", { ...log, samples: [broken, samples[1] as JsonObject, 3] });
    expect(runs.map(({ fault }) => fault)).toEqual([
      'a call of "water" has "input" where "arguments" is expected: rename it',
      undefined,
      "a sample that is not an object",
    ]);
  });

  test.each<[string, JsonObject, string]>([
    ["of a header alone", { samples: null }, "evaluate without --no-log-samples"],
    ["that failed at once", { samples: [], error: { message: "no key\nat…" } }, "recorded no sample: no key"],
    ["whose samples are no list", { samples: {} }, "samples is not a list"],
  ])("%s is refused", (_what, change, message) => {
    const document = { ...log, ...change };
    expect(claimants(document).map(({ id }) => id)).toEqual(["inspect-ai"]);
    expect(() => readAs("inspect-ai", document)).toThrow(message);
  });
});

test("one sample is a run", () => {
  const run = readOne("inspect-ai", fixture("inspect-ai/sample.json"));
  expect(run.toolCalls).toEqual([
    call("berths", { side: "north" }, { id: "berths_1", turn: 1, result: "4\n5" }),
  ]);
  expect([run.caseId, run.trial, run.input, run.response]).toEqual([
    "harbour",
    "3",
    "Which berth is free?",
    "Berth 4.",
  ]);
});

test("messages alone are a run", () => {
  const messages = fixture("inspect-ai/messages.json");
  const calls = [call("renew", { title: "Dune", weeks: 2 }, { id: "loan_1", turn: 1, result: "renewed" })];
  expect(readOne("inspect-ai", messages).toolCalls).toEqual(calls);
  expect(readOne("inspect-ai", { case: "loan", messages }).toolCalls).toEqual(calls);
});

describe("a sample", () => {
  test.each([
    [
      "its text where JSON was cut",
      "Error parsing the following tool call arguments:\n\n{x\n\nError details: no",
      "{x",
      true,
    ],
    [
      "its value where JSON is no object",
      "Error parsing the following tool call arguments:\n\n[1]\n\nError details: no",
      [1],
      false,
    ],
    ["the error where that is all there is", "not a tool call", "not a tool call", true],
  ])("with a call that was not parsed has %s", (_what, parse_error, args, malformed) => {
    const [made] = sample([asks({ parse_error })]).toolCalls;
    expect([made?.arguments, made?.malformed]).toEqual([args, malformed]);
  });

  test("keeps arguments that were parsed, whatever was wrong with them", () => {
    const [made] = sample([asks({ arguments: { a: 1 }, parse_error: "unknown tool" })]).toolCalls;
    expect([made?.arguments, made?.malformed]).toEqual([{ a: 1 }, false]);
  });

  test.each([
    "timeout",
    "unicode_decode",
    "permission",
    "file_not_found",
    "is_a_directory",
    "limit",
    "unknown",
  ])("whose tool failed (%s) has a call with an error", (type) => {
    const [made] = sample([asks({}), answers({ error: { type, message: "no" } })]).toolCalls;
    expect([made?.status, made?.result]).toEqual(["error", "no"]);
  });

  test("of early 2024 has the error as text", () => {
    const [made] = sample([asks({}), answers({ tool_error: "dry" })]).toolCalls;
    expect([made?.status, made?.result]).toEqual(["error", "dry"]);
  });

  test("of 2024 has its attachments in the transcript", () => {
    const hash = "d9a079613c70c3ebfb913c007dd9c9a4";
    const run = sample([asks({ arguments: { bed: [`tc://${hash}`] } })], {
      transcript: { events: [], content: { [hash]: "roses" } },
    });
    expect(run.toolCalls[0]?.arguments).toEqual({ bed: ["roses"] });
  });

  test("whose arguments are not in the log is not scored", () => {
    const run = sample([asks({ arguments: { bed: `attachment://${"a".repeat(32)}` } })]);
    expect(run.fault).toBe(
      `the attachment ${"a".repeat(32)} is not in the log: dump the log again ("inspect log dump")`,
    );
  });

  test("takes no calls from the examples in its input", () => {
    const run = sample([asks({}, { source: "input" }), answers({ source: "input" }), asks({ id: "c2" })]);
    expect(run.toolCalls.map(({ id }) => id)).toEqual(["c2"]);
    expect(run.warnings).toEqual(["tool calls in the sample's input are examples and are not counted"]);
  });

  test("does not take what a tool shows for words of the user", () => {
    const shown = { role: "user", content: [{ type: "text", text: "screen" }], tool_call_id: ["c1"] };
    expect(spoken(sample([{ role: "user", content: "Look" }, asks({}), answers({}), shown]))).toEqual([
      "user: Look",
    ]);
  });

  test.each<[string, Json, string]>([
    ["without messages", [], "a sample without messages: run it again"],
    ["with a part that may hold a call", [{ role: "assistant", content: [{ type: "call_x" }] }], '"call_x"'],
    ["with a role that is unknown", [{ role: "robot", content: "" }], "a message without a role"],
    ["with a message that is none", [1], "not a list of objects"],
  ])("%s is not scored", (_what, messages, fault) => {
    expect(sample(messages).fault).toContain(fault);
  });
});

test("messages of others are theirs", () => {
  const chat = [{ role: "user", content: "Hello" }];
  expect(claimants(chat).map(({ id }) => id)).toEqual(["openai-chat"]);
  const called = {
    role: "assistant",
    content: null,
    tool_calls: [{ id: "a", function: { name: "f", arguments: "{}" } }],
  };
  expect(claimants([...chat, called]).map(({ id }) => id)).toEqual(["openai-chat"]);
  const anthropics = { role: "assistant", content: [{ type: "tool_use", id: "a", name: "f", input: {} }] };
  expect(claimants([...chat, anthropics]).map(({ id }) => id)).not.toContain("inspect-ai");
});
