import { expect, test } from "vitest";
import { limits } from "../../src/base/limits.ts";
import { type InspectReport, inspectView } from "../../src/views/inspect.ts";
import { printed } from "./printed.ts";

const run: InspectReport["runs"][number] = {
  file: "a.json",
  index: 0,
  format: "plain",
  knownBy: [],
  case: null,
  trial: null,
  tags: {},
  input: "Why?",
  response: "So.",
  toolCalls: [],
};
const shown = (one: InspectReport["runs"][number]) =>
  printed(inspectView({ runs: [one], problems: [], unknown: [] }, false));

test("what the agent thought is shown only where it was asked for, with its message", () => {
  const thought = `I should look${"…".repeat(limits.shownReasoning)}`;
  const text = shown({ ...run, reasoning: [{ turn: 2, text: thought }] });
  expect(text).toContain("thought  message 3 I should look");
  expect(text).not.toContain(thought);
  expect(shown(run)).not.toContain("thought");
});
