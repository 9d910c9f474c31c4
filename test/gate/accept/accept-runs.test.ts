import { expect, test } from "vitest";
import { defaultPolicy } from "../../../src/config/policy.ts";
import { acceptRuns } from "../../../src/gate/accept/accept-runs.ts";
import type { Speaker, Text } from "../../../src/recordings/run.ts";
import { made, runOf } from "../../scorers/fixture.ts";
import { caseToAccept, policyOf } from "./fixture.ts";

const messages = (...texts: [Speaker, string][]): Text[] =>
  texts.map(([speaker, text], turn) => ({ speaker, text, turn }));
const run = runOf([made("book")], {
  texts: messages(["user", "to: Lisbon"], ["assistant", "When?"], ["user", "12 June\nplease"]),
});

function accepted(text: string, policy = defaultPolicy, inputs?: ReadonlyMap<string, string>): string {
  const { files, refused } = acceptRuns([{ file: "e.yml", text }], [caseToAccept("b", run)], policy, {
    inputs,
  });
  expect(refused).toEqual([]);
  return files[0]?.text ?? "";
}

const OTHERS = "cases:\n  - id: a\n    expectedTool: t\n";
const CALLS = "    referenceToolCalls:\n      - name: book\n        arguments: {}\n";

test("a new case has what the agent was asked, turn by turn", () => {
  expect(accepted(OTHERS)).toBe(
    `${OTHERS}  - id: b\n    input: ["to: Lisbon", "12 June\\nplease"]\n${CALLS}`,
  );
  expect(accepted("cases: [{ id: a, expectedTool: t }]")).toContain(
    '{ id: b, input: ["to: Lisbon", "12 June\\nplease"], referenceToolCalls: [',
  );
});

test("what a file says that it is asked comes before what was recorded", () => {
  expect(accepted(OTHERS, defaultPolicy, new Map([["b", "Lisbon"]]))).toBe(
    `${OTHERS}  - id: b\n    input: Lisbon\n${CALLS}`,
  );
});

test("what redact rules hide of the input leaves the case without one", () => {
  expect(accepted(OTHERS, policyOf('redact: ["/June/"]'))).toBe(`${OTHERS}  - id: b\n${CALLS}`);
});

test("a case that a file has without an input gets none, and one with an input keeps it", () => {
  expect(accepted(`${OTHERS}  - id: b\n`)).toBe(`${OTHERS}  - id: b\n${CALLS}`);
  expect(accepted(`${OTHERS}  - id: b # soon\n    input: Lisbon # short\n`)).toBe(
    `${OTHERS}  - id: b # soon\n    input: Lisbon # short\n${CALLS}`,
  );
});
