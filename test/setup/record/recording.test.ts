import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { recordingText, runIn, runsIn } from "../../../src/setup/record/recording.ts";
import { type Exchange, noTraffic, type Traffic } from "../../../src/setup/record/traffic.ts";
import { conversation, refused } from "./exchanges.ts";

const traffic = (exchanges: Exchange[], more: Partial<Traffic> = {}): Traffic => ({
  ...noTraffic(),
  exchanges,
  ...more,
});

/** Spans of one trace in the GenAI conventions: a chat with these messages and this number of `search` calls. */
const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });

function trace(traceId: string, input: string, calls: number, hasContent = true) {
  const text = attribute;
  const messages = [{ role: "user", parts: [{ type: "text", content: input }] }];
  const answer = [{ role: "assistant", parts: [{ type: "text", content: "Done." }], finish_reason: "stop" }];
  const span = (spanId: string, name: string, at: number, attributes: object[]) => ({
    traceId,
    spanId,
    name,
    startTimeUnixNano: `${at}000`,
    endTimeUnixNano: `${at + 1}000`,
    attributes,
  });
  const tools = Array.from({ length: calls }, (_, at) =>
    span(`000000000000000${at + 1}`, "execute_tool search", 10 + at, [
      text("gen_ai.operation.name", "execute_tool"),
      text("gen_ai.tool.name", "search"),
      text("gen_ai.tool.call.id", `call_${at}`),
      ...(hasContent
        ? [text("gen_ai.tool.call.arguments", `{"step":${at}}`), text("gen_ai.tool.call.result", "found")]
        : []),
    ]),
  );
  const chat = span("00000000000000ff", "chat gpt-5", 90, [
    text("gen_ai.operation.name", "chat"),
    ...(hasContent
      ? [
          text("gen_ai.input.messages", JSON.stringify(messages)),
          text("gen_ai.output.messages", JSON.stringify(answer)),
        ]
      : []),
  ]);
  return { resource: { attributes: [] }, scopeSpans: [{ scope: { name: "x" }, spans: [...tools, chat] }] };
}

describe("the run of a process that ran one case", () => {
  test("is its conversation", () => {
    const run = runIn(traffic(conversation("Fly", 2, { id: "a" })), { id: "c", input: "Fly" });
    expect(run).toMatchObject({ source: "model requests", input: "Fly" });
    expect(run?.toolCalls).toHaveLength(2);
    expect(run?.modelCalls).toHaveLength(3);
    expect(run?.modelCalls[0]).toEqual({
      at: "1970-01-01T00:00:00.000Z",
      milliseconds: 5,
      model: "gpt-5",
      usage: { prompt_tokens: 10, completion_tokens: 2 },
    });
    expect(run).not.toHaveProperty("runError");
  });

  test("is in error where a later request was too large to be read", () => {
    const [last] = conversation("Fly", 0, { id: "b", startedAt: 100 }) as [Exchange];
    const fault = "a request of more than 64 MiB";
    const run = runIn(
      traffic([...conversation("Fly", 1, { id: "a" }), refused({ ...last, request: {} }, fault)]),
      { id: "c" },
    );
    expect(run).toMatchObject({ runError: fault, input: "Fly" });
    expect(run?.toolCalls).toHaveLength(1);
  });

  test("is its trace, if that carries what was said and no fewer calls", () => {
    const seen = conversation("Fly", 1, { id: "a" });
    const sourceOf = (spans: object) =>
      runIn(traffic(seen, { resourceSpans: [spans as never] }), { id: "c", input: "Fly" })?.source;
    expect(sourceOf(trace("aa", "Fly", 1))).toBe("traces");
    expect(sourceOf(trace("aa", "Fly", 0))).toBe("model requests");
    expect(sourceOf(trace("aa", "Fly", 1, false))).toBe("model requests");
    expect(runIn(traffic([], { resourceSpans: [trace("aa", "Fly", 1) as never] }), { id: "c" })?.source).toBe(
      "traces",
    );
  });

  test("is not that of a helper without tools, nor that of a sub-agent", () => {
    const main = conversation("Fly", 1, { id: "a" });
    const title = conversation("Find a title", 0, { id: "t", startedAt: 1 }).map((exchange) => {
      const { tools: _, ...request } = exchange.request;
      return { ...exchange, request };
    });
    expect(runIn(traffic([...title, ...main]), { id: "c" })?.input).toBe("Fly");
    const [first, last] = main as [Exchange, Exchange];
    const inner = conversation("Look it up", 1, { id: "s", startedAt: 20 });
    const run = runIn(traffic([first, ...inner, { ...last, startedAt: 100 }]), { id: "c" });
    expect(run).toMatchObject({ input: "Fly" });
    expect(run).not.toHaveProperty("runError");
  });

  test("has what its sub-agents and helpers took, and of a refused request that it failed", () => {
    const [first, last] = conversation("Fly", 1, { id: "a" }) as [Exchange, Exchange];
    const inner = conversation("Look it up", 1, { id: "s", startedAt: 20 });
    const again = { ...last, startedAt: 100 };
    const run = runIn(traffic([first, ...inner, refused({ ...again, startedAt: 50 }), again]), { id: "c" });
    expect(run).not.toHaveProperty("runError");
    const usage = { prompt_tokens: 10, completion_tokens: 2 };
    expect(run?.modelCalls).toMatchObject([{ usage }, { usage }, { usage }, { failed: true }, { usage }]);
    expect(run?.modelCalls[3]).not.toHaveProperty("usage");
  });

  describe("a request without tools that begins after the last answer", () => {
    const main = conversation("Fly", 1, { id: "a" });
    const [last] = main.slice(-1) as [Exchange];
    const end = last.startedAt + last.milliseconds;
    const scorer = (startedAt: number): Exchange => {
      const [{ request, ...rest }] = conversation("Judge Fly", 0, { id: "s", startedAt }) as [Exchange];
      return { ...rest, request: { messages: request.messages ?? [], model: "gpt-5-mini" } };
    };
    const requestsOf = (exchanges: Exchange[], more: Partial<Traffic> = {}) => {
      const run = runIn(traffic(exchanges, more), { id: "c", input: "Fly" });
      return { requests: run?.modelCalls.length, fault: run?.runError, source: run?.source };
    };
    const whole = { requests: 2, fault: undefined, source: "model requests" };

    test("is not the run's, answered or not", () => {
      expect(requestsOf([...main, scorer(end), refused(scorer(end + 9))])).toEqual(whole);
      const spans = [trace("aa", "Fly", 1) as never];
      expect(requestsOf([...main, scorer(end)], { resourceSpans: spans })).toEqual({
        ...whole,
        source: "traces",
      });
    });

    test("is the run's if it began before that, as a helper does", () => {
      expect(requestsOf([...main, scorer(end - 1)]).requests).toBe(3);
      expect(requestsOf([scorer(-9), ...main]).requests).toBe(3);
    });

    test("is the run's if a call still waits, or its agent has no tools", () => {
      expect(requestsOf([...main.slice(0, 1), refused(scorer(end))])).toMatchObject({
        requests: 2,
        fault: "429 from api.openai.com",
      });
      const [first] = conversation("Fly", 0, { id: "b" }) as [Exchange];
      const { tools: _, ...request } = first.request;
      expect(requestsOf([{ ...first, request }, refused(scorer(end))])).toMatchObject({
        fault: "429 from api.openai.com",
      });
    });
  });

  test.each<[string, Json[], JsonObject]>([
    [
      "Anthropic's, whose end counts what was written",
      [
        {
          type: "message_start",
          message: {
            role: "assistant",
            usage: { input_tokens: 9, cache_read_input_tokens: 4, output_tokens: 1 },
          },
        },
        { type: "message_delta", delta: {}, usage: { input_tokens: null, output_tokens: 7 } },
      ],
      { input_tokens: 9, cache_read_input_tokens: 4, output_tokens: 7 },
    ],
    [
      "OpenAI's",
      [
        { type: "response.created", response: { usage: null } },
        { type: "response.completed", response: { usage: { input_tokens: 9 } } },
      ],
      { input_tokens: 9 },
    ],
    [
      "a chat's",
      [
        { choices: [], usage: null },
        { choices: [], usage: { prompt_tokens: 9 } },
      ],
      { prompt_tokens: 9 },
    ],
    [
      "Gemini's",
      [
        { usageMetadata: { promptTokenCount: 9 } },
        { usageMetadata: { promptTokenCount: 9, totalTokenCount: 12 } },
      ],
      { promptTokenCount: 9, totalTokenCount: 12 },
    ],
    [
      "Ollama's",
      [
        { message: { content: "Hi" }, done: false },
        { done: true, prompt_eval_count: 9, eval_count: 3 },
      ],
      { prompt_eval_count: 9, eval_count: 3 },
    ],
  ])("has what a stream says that it took: %s", (_, response, usage) => {
    const [only] = conversation("Fly", 0, { id: "a" }) as [Exchange];
    expect(runIn(traffic([{ ...only, response }]), { id: "c" })?.modelCalls).toMatchObject([{ usage }]);
  });

  test("is unclear where one conversation follows another: calls of either would be lost", () => {
    const both = [
      ...conversation("Plan", 1, { id: "p" }),
      ...conversation("Fly", 1, { id: "f", startedAt: 100 }),
    ];
    const unclear = runIn(traffic(both), { id: "c", input: "Fly" });
    expect(unclear?.runError).toBe(
      "the run has 2 conversations with api.openai.com, and none of them encloses the others: record its traces, or start the command once for each conversation",
    );
    expect(unclear?.toolCalls).toEqual([]);
  });

  test("is no trace of another run, nor one that lacks a call", () => {
    const seen = conversation("Fly", 1, { id: "a" });
    const sourceOf = (span: object) =>
      runIn(traffic(seen, { resourceSpans: [span as never] }), { id: "c" })?.source;
    expect(sourceOf(trace("aa", "Judge it", 1))).toBe("model requests");
    const ofOther = {
      ...trace("aa", "Fly", 1),
      resource: { attributes: [attribute("rungate.case", "other")] },
    };
    expect(sourceOf(ofOther)).toBe("model requests");
    const ofOwn = { ...ofOther, resource: { attributes: [attribute("rungate.case", "c")] } };
    expect(sourceOf(ofOwn)).toBe("traces");
    const otherCall = JSON.parse(JSON.stringify(trace("aa", "Fly", 1)).replace('step\\":0', 'step\\":9'));
    expect(sourceOf(otherCall)).toBe("model requests");
  });

  test("that is only known by its trace could not run if the last answer failed, or the beginning was never sent", () => {
    const only = (span: object) =>
      runIn(traffic([], { resourceSpans: [span as never] }), { id: "c" })?.runError;
    const whole = trace("aa", "Fly", 1);
    expect(only(whole)).toBeUndefined();
    const change = (more: object) => ({
      ...whole,
      scopeSpans: whole.scopeSpans.map((one) => ({
        ...one,
        spans: one.spans.map((span) => ({ ...span, ...more })),
      })),
    });
    expect(only(change({ status: { code: 2, message: "429 Slow down" } }))).toBe(
      "the last answer of the model failed: 429 Slow down",
    );
    expect(only(change({ parentSpanId: "1234567812345678" }))).toMatch(/^the trace has no first span/);
  });

  test("could not run if a request of any of its conversations failed for good", () => {
    const [first, last] = conversation("Fly", 1, { id: "a" }) as [Exchange, Exchange];
    expect(runIn(traffic([first, refused(last)]), { id: "c", input: "Fly" })?.runError).toBe(
      "429 from api.openai.com",
    );
    const helper = refused({
      ...first,
      startedAt: 2,
      request: {
        model: "small",
        messages: [{ role: "user", content: "title" }],
        tools: first.request.tools ?? null,
      },
    });
    expect(runIn(traffic([first, helper, last]), { id: "c", input: "Fly" })?.runError).toBe(
      "429 from api.openai.com",
    );
  });

  test("is its trace where requests do not hold all of it", () => {
    const [first] = conversation("Fly", 1, { id: "a" }) as [Exchange];
    const other = conversation("Fly, in short", 1, { id: "b", startedAt: 50 });
    const spans = [trace("aa", "Fly, in short", 3) as never];
    expect(runIn(traffic([first, ...other]), { id: "c" })?.runError).toMatch(/^the run has 2 conversations/);
    const traced = runIn(traffic([first, ...other], { resourceSpans: spans }), { id: "c" });
    expect(traced).toMatchObject({ source: "traces" });
    expect(traced).not.toHaveProperty("runError");
  });

  test("is none where nothing came", () => {
    expect(runIn(noTraffic(), { id: "c", input: "Fly" })).toBeUndefined();
    expect(
      runIn(traffic([], { resourceSpans: [trace("aa", "", 0, false) as never] }), { id: "c" }),
    ).toBeUndefined();
  });
});

describe("the runs of a process that runs many cases", () => {
  test("are its conversations, or its traces where there are as many", () => {
    const seen = [
      ...conversation("Fly", 1, { id: "a" }),
      ...conversation("Refund", 0, { id: "b", startedAt: 5 }),
    ];
    const spans = [trace("aa", "Fly", 1), trace("bb", "Refund", 0)] as never[];
    expect(runsIn(traffic(seen)).map(({ input, source }) => [input, source])).toEqual([
      ["Fly", "model requests"],
      ["Refund", "model requests"],
    ]);
    expect(
      runsIn(traffic(seen, { resourceSpans: spans })).map(({ input, source }) => [input, source]),
    ).toEqual([
      ["Fly", "traces"],
      ["Refund", "traces"],
    ]);
    expect(runsIn(traffic(seen, { resourceSpans: spans.slice(0, 1) }))[0]?.source).toBe("model requests");
  });

  test("are known by what was asked, also where nothing was answered", () => {
    const [chat] = conversation("Fly", 0, { id: "a" }).map((exchange) => refused(exchange)) as [Exchange];
    const runsFrom = (request: object) => runsIn(traffic([{ ...chat, request: request as never }]))[0]?.input;
    expect(runsFrom(chat.request)).toBe("Fly");
    expect(runsFrom({ contents: [{ role: "user", parts: [{ text: "Fly" }, { text: "now" }] }] })).toBe(
      "Fly\nnow",
    );
    expect(runsFrom({ input: "Fly" })).toBe("Fly");
    expect(runsFrom({ input: [{ role: "user", content: [{ type: "input_text", text: "Fly" }] }] })).toBe(
      "Fly",
    );
    expect(runsFrom({})).toBe("");
  });
});

test("a recording that is larger than can be read holds only why", () => {
  const run = runIn(traffic(conversation("Fly", 0, { id: "a" })), { id: "c", input: "Fly" });
  const huge = {
    ...run,
    content: { messages: [{ role: "user", content: "many words ".repeat(7_000_000) }] },
  };
  const text = recordingText(
    huge as NonNullable<typeof run>,
    { caseId: "a", trial: 1, id: "1" },
    (one) => one,
    () => {},
  );
  expect(text.length).toBeLessThan(1_000);
  expect(JSON.parse(text)).toMatchObject({
    case: "a",
    trial: "1",
    runError: expect.stringContaining("MiB"),
    toolCalls: [],
  });
});
