import { expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import { runIn } from "../../../src/setup/record/recording.ts";
import { type Exchange, noTraffic } from "../../../src/setup/record/traffic.ts";
import { exchange } from "./exchanges.ts";

const said = (role: string, text: string) => ({ role, content: [{ type: "text", text }] });
const called = (id: string, args: object) => ({
  tool_calls: [{ id, type: "function", function: { name: "search", arguments: JSON.stringify(args) } }],
});
const START = [said("system", "You help."), said("user", "New task:\nFly to Lisbon")];
const CALLING = (id: string) =>
  `Calling tools:\n[{'id': '${id}', 'type': 'function', 'function': {'name': 'search', 'arguments': {'to': 'LIS'}}}]`;
const RETRY = "Now let's retry: take care not to repeat previous errors!";

function recorded(exchanges: Exchange[]) {
  const run = runIn({ ...noTraffic(), exchanges }, { id: "c", input: "Fly to Lisbon" });
  const [read] = readDocument(run?.content ?? {}).runs;
  return {
    fault: run?.runError,
    calls: read?.toolCalls.map(({ id, status, result }) => [id, status, result]),
    texts: read?.texts.map(({ speaker, text }) => `${speaker}: ${text}`),
  };
}

function asked(...answers: readonly [messages: readonly JsonObject[], answer: JsonObject][]): Exchange[] {
  return answers.map(([messages, answer], at) => exchange(messages, answer, at * 10));
}

test("calls that an agent tells its model of in words are in its recording, with what they gave", () => {
  const second = [
    ...START,
    said("assistant", `I look.\n${CALLING("c1")}`),
    said("user", "Observation:\nNV417"),
  ];
  const third = [...second, said("assistant", CALLING("c2")), said("user", "Observation:\nNV421")];
  const all = asked(
    [START, { content: "I look.", ...called("c1", { to: "LIS" }) }],
    [second, called("c2", { to: "LIS" })],
    [third, { content: "Two flights." }],
  );
  expect(recorded(all)).toEqual({
    fault: undefined,
    calls: [
      ["c1", "ok", "NV417"],
      ["c2", "ok", "NV421"],
    ],
    texts: [
      "system: You help.",
      "user: New task:\nFly to Lisbon",
      "assistant: I look.",
      "assistant: Two flights.",
    ],
  });
});

test("a call that failed is in the recording, though the next request leaves it out", () => {
  const error = `Error:\nError executing tool 'search': TimeoutError\n${RETRY}`;
  const second = [START[0] as JsonObject, said("user", `New task:\nFly to Lisbon\n${error}`)];
  const third = [...second, said("assistant", CALLING("c2")), said("user", "Observation:\nNV417")];
  const all = asked(
    [START, called("c1", { to: "LIS" })],
    [second, called("c2", { to: "LIS" })],
    [third, { content: "One flight." }],
  );
  expect(recorded(all)).toMatchObject({
    fault: undefined,
    calls: [
      ["c1", "error", error],
      ["c2", "ok", "NV417"],
    ],
  });
});

test("an answer in which the agent found no call stays a text between the calls", () => {
  const second = [...START, said("assistant", CALLING("c1")), said("user", "Observation:\nNV417")];
  const third = [...second, said("assistant", "NV417."), said("user", `Error:\nno JSON blob\n${RETRY}`)];
  const all = asked(
    [START, called("c1", { to: "LIS" })],
    [second, { content: "NV417." }],
    [third, called("final", { answer: "NV417" })],
  );
  expect(recorded(all)).toMatchObject({
    fault: undefined,
    calls: [
      ["c1", "ok", "NV417"],
      ["final", "pending", undefined],
    ],
  });
});

test("a person's next words are no result of a call that they do not name", () => {
  const all = asked(
    [START, called("c1", { to: "LIS" })],
    [[...START, said("assistant", "One moment."), said("user", "To Porto!")], { content: "Porto." }],
  );
  expect(recorded(all).fault).toMatch(/2 conversations/);
});
