import { describe, expect, test } from "vitest";
import { objectOf } from "../../../src/core/json.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import { runIn, runsIn } from "../../../src/setup/record/recording.ts";
import { type Exchange, type KeptItems, noTraffic } from "../../../src/setup/record/traffic.ts";
import { asks, calls, found, messageItem, refersTo, responsesExchange } from "./responses.ts";

const traffic = (exchanges: Exchange[], keptItems: KeptItems[] = []) => ({
  ...noTraffic(),
  exchanges,
  keptItems,
});

function recorded(exchanges: Exchange[], keptItems: KeptItems[] = []) {
  const run = runIn(traffic(exchanges, keptItems), { id: "c", input: "Fly" });
  const [read, ...rest] = readDocument(run?.content ?? {}).runs;
  expect(rest).toEqual([]);
  return {
    fault: run?.runError,
    requests: run?.modelCalls.length,
    calls: read?.toolCalls.map(({ name, status }) => `${name} ${status}`),
    texts: read?.texts.map(({ speaker, text }) => `${speaker}: ${text}`),
    warnings: read?.warnings ?? [],
  };
}

/** Two turns with a call each: the recording has the first answer's text and all calls. */
const BOTH_TURNS = {
  fault: undefined,
  requests: 4,
  calls: ["search ok", "search ok"],
  texts: ["user: Fly", "assistant: Booked NV417.", "user: And back?", "assistant: Booked NV418."],
  warnings: [],
};

describe.each([{ isStreamed: false }, { isStreamed: true }])("two turns, streamed: $isStreamed", (mode) => {
  const ask = (
    at: number,
    input: Parameters<typeof responsesExchange>[0],
    output: Parameters<typeof responsesExchange>[1],
    more = {},
  ) => responsesExchange(input, output, { at, more, ...mode });
  const [one, two] = [messageItem("msg_1", "Booked NV417."), messageItem("msg_2", "Booked NV418.")];

  test("whose second one refers to the items of the first", () => {
    const thought = { type: "reasoning", id: "rs_1", summary: [] };
    const first = [asks("Fly"), refersTo("fc_1"), found("fc_1")];
    const second = [...first, refersTo("rs_1"), { id: "msg_1" }, asks("And back?")];
    const all = [
      ask(0, [asks("Fly")], [calls("fc_1")]),
      ask(10, first, [thought, one]),
      ask(20, second, [calls("fc_2")]),
      ask(30, [...second, refersTo("fc_2"), found("fc_2")], [two]),
    ];
    expect(recorded(all)).toEqual(BOTH_TURNS);
    expect(runsIn(traffic(all))).toHaveLength(1);
  });

  test("each request of which names the response before", () => {
    const all = [
      ask(0, "Fly", [calls("fc_1")]),
      ask(10, [found("fc_1")], [one], { previous_response_id: "resp_0" }),
      ask(20, [calls("fc_1"), found("fc_1"), refersTo("msg_1"), asks("And back?")], [calls("fc_2")], {
        previous_response_id: "resp_10",
      }),
      ask(30, [calls("fc_2"), found("fc_2")], [two], { previous_response_id: "resp_20" }),
    ];
    expect(recorded(all)).toEqual(BOTH_TURNS);
    expect(runsIn(traffic(all))).toHaveLength(1);
  });

  test("in a conversation that this start began", () => {
    const keptItems = [{ startedAt: 0, conversation: "conv_1", isNew: true, items: [asks("Fly")] }];
    const all = [
      ask(1, [], [calls("fc_1")], { conversation: "conv_1" }),
      ask(10, [found("fc_1")], [one], { conversation: { id: "conv_1" } }),
      ask(20, "And back?", [calls("fc_2")], { conversation: "conv_1" }),
      ask(30, [found("fc_2")], [two], { conversation: "conv_1" }),
    ];
    expect(recorded(all, keptItems)).toEqual(BOTH_TURNS);
    expect(runsIn(traffic(all, keptItems))).toHaveLength(1);
  });

  test("items that are put into a conversation in between are in it", () => {
    const keptItems = [
      { startedAt: 0, conversation: "conv_1", isNew: true, items: [] },
      { startedAt: 15, conversation: "conv_1", isNew: false, items: [asks("And back?")] },
    ];
    const all = [
      ask(1, "Fly", [calls("fc_1")], { conversation: "conv_1" }),
      ask(10, [found("fc_1")], [one], { conversation: "conv_1" }),
      ask(20, [], [calls("fc_2")], { conversation: "conv_1" }),
      ask(30, [found("fc_2")], [two], { conversation: "conv_1" }),
    ];
    expect(recorded(all, keptItems)).toEqual(BOTH_TURNS);
  });

  const remedy = "which this start of the command never got: let each start begin its own, or send all of it";
  test.each<[string, string, Exchange[]]>([
    [
      "the item",
      "msg_0",
      [
        ask(0, [asks("Hello"), refersTo("msg_0"), asks("Fly")], [calls("fc_1")]),
        ask(10, [asks("Hello"), refersTo("msg_0"), asks("Fly"), calls("fc_1"), found("fc_1")], [one]),
      ],
    ],
    [
      "the response",
      "resp_of_another",
      [
        ask(0, "Fly", [calls("fc_1")], { previous_response_id: "resp_of_another" }),
        ask(10, [found("fc_1")], [one], { previous_response_id: "resp_0" }),
      ],
    ],
    [
      "the conversation",
      "conv_of_another",
      [
        ask(0, "Fly", [calls("fc_1")], { conversation: "conv_of_another" }),
        ask(10, [found("fc_1")], [one], { conversation: "conv_of_another" }),
      ],
    ],
  ])("%s that another process made could not run, once, with its id", (named, id, all) => {
    const fault = `a request to api.openai.com goes on from ${named} "${id}", ${remedy}`;
    expect(runIn(traffic(all), { id: "c" })?.runError).toBe(fault);
    expect(runsIn(traffic(all)).map(({ runError }) => runError)).toEqual([fault]);
    const scorer = ask(50, "Judge it", [messageItem("msg_9", "Good.")], { tools: [] });
    const judged = runIn(traffic([...all, scorer]), { id: "c" });
    expect(judged).toMatchObject({ runError: fault, content: { toolCalls: [] } });
  });

  test.each<[string, (id: string, turn: number) => [Parameters<typeof responsesExchange>[0], object]]>([
    [
      "items",
      (id, turn) =>
        turn === 0 ? [[asks("Fly")], {}] : [[asks("Fly"), refersTo(`msg_${id}0`), asks("And back?")], {}],
    ],
    [
      "responses",
      (id, turn) => (turn === 0 ? ["Fly", {}] : ["And back?", { previous_response_id: `resp_${id}0` }]),
    ],
    ["conversations", (id, turn) => [turn === 0 ? "Fly" : "And back?", { conversation: `conv_${id}` }]],
  ])("of two threads at once with the same words are told apart by their %s", (_, request) => {
    const turn = (id: string, number: number, at: number) => {
      const [input, more] = request(id, number);
      const text = number === 0 ? "Where to?" : `Booked ${id}.`;
      return responsesExchange(input, [messageItem(`msg_${id}${number}`, text)], {
        ...{ at, id: `resp_${id}${number}`, more: more as never },
        ...mode,
      });
    };
    const keptItems = ["a", "b"].map((id) => ({
      ...{ startedAt: 0, conversation: `conv_${id}`, isNew: true, items: [] },
    }));
    for (const order of ["ab", "ba"]) {
      const later = [...order].map((id, at) => turn(id, 1, 20 + at));
      const runs = runsIn(traffic([turn("a", 0, 1), turn("b", 0, 2), ...later], keptItems));
      const startsOf = runs.map(({ modelCalls }) =>
        modelCalls.map(({ usage }) => objectOf(usage).input_tokens),
      );
      expect(startsOf).toEqual([
        [1, order === "ab" ? 20 : 21],
        [2, order === "ab" ? 21 : 20],
      ]);
      const read = runs.map(({ content }) => readDocument(content).runs[0]?.response);
      expect(read).toEqual(["Booked a.", "Booked b."]);
    }
  });
});

test("a request without new words of the user goes on from the response that it names", () => {
  const more = { previous_response_id: "resp_0" };
  const all = [
    responsesExchange("Fly", [messageItem("msg_1", "Where to?")], { at: 0 }),
    responsesExchange([{ role: "developer", content: "Guess." }], [messageItem("msg_2", "Booked.")], {
      at: 10,
      more,
    }),
  ];
  const texts = ["user: Fly", "assistant: Where to?", "system: Guess.", "assistant: Booked."];
  expect(recorded(all)).toMatchObject({ fault: undefined, requests: 2, texts });
});

test("calls of one id are told apart by their responses", () => {
  const ask = (at: number, input: Parameters<typeof responsesExchange>[0], step: number) =>
    responsesExchange(input, [{ ...calls("fc", step), id: `fc_${at}` }], {
      ...{ at, more: at === 0 ? {} : { previous_response_id: `resp_${at - 10}` } },
    });
  const end = responsesExchange([found("fc")], [messageItem("msg_1", "Booked.")], {
    ...{ at: 20, more: { previous_response_id: "resp_10" } },
  });
  expect(recorded([ask(0, "Fly", 0), ask(10, [found("fc")], 1), end])).toMatchObject({
    fault: undefined,
    requests: 3,
    calls: ["search ok", "search ok"],
  });
});

test("an answer that was refused is none to go on from, and the next attempt is", () => {
  const first = responsesExchange("Fly", [messageItem("msg_1", "Where to?")], { at: 0 });
  const { response: _, ...rest } = responsesExchange("Lisbon", [], {
    ...{ at: 10, more: { previous_response_id: "resp_0" } },
  });
  const again = responsesExchange("Lisbon", [messageItem("msg_2", "Booked.")], {
    ...{ at: 20, more: { previous_response_id: "resp_0" } },
  });
  const all = [first, { ...rest, fault: "429 from api.openai.com" }, again];
  expect(recorded(all)).toMatchObject({
    fault: undefined,
    requests: 3,
    texts: ["user: Fly", "assistant: Where to?", "user: Lisbon", "assistant: Booked."],
  });
  expect(recorded(all.slice(0, 2)).fault).toBe("429 from api.openai.com");
});
