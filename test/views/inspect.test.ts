import { expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { type InspectReport, inspectView } from "../../src/views/inspect.ts";
import { printed } from "./printed.ts";

const run: InspectReport["runs"][number] = {
  file: "a.json",
  index: 0,
  format: "plain",
  title: "plain",
  knownBy: [],
  case: null,
  trial: null,
  tags: {},
  input: "Why?",
  response: "So.",
  toolCalls: [],
};
const shown = (one: InspectReport["runs"][number]) =>
  printed(inspectView({ runs: [one], problems: [], unknown: [] }, { colors: false, next: "rungate gate" }));

test("a call is shown with its agent, where that is known", () => {
  const call = {
    id: "c1",
    name: "find",
    arguments: {},
    malformed: false,
    status: "ok",
    turn: 0,
    group: 0,
  } as const;
  const text = shown({ ...run, toolCalls: [call, { ...call, id: "c2", agent: "pilot" }] });
  expect(text).toContain("find {} c1\n");
  expect(text).toContain("find {} c2 by pilot\n");
});

test("what the agent thought is shown only where it was asked for, with its message", () => {
  const thought = `I should look${"…".repeat(limits.shownReasoning)}`;
  const text = shown({ ...run, reasoning: [{ turn: 2, text: thought }] });
  expect(text).toContain("thought  message 3 I should look");
  expect(text).not.toContain(thought);
  expect(shown(run)).not.toContain("thought");
});
