import { expect, test } from "vitest";
import { whyItFails } from "../../src/gate/decide/worst-case-text.ts";
import { reportOn } from "../workspace.ts";

const composed = "café";
const decomposed = composed.normalize("NFD");

/** Scores a run with names in one Unicode form against a case in the other form. */
function gated(recorded: string, expected: string, answer = recorded) {
  return reportOn({
    "expectations.yml": {
      cases: [{ id: expected, referenceToolCalls: [{ name: expected, arguments: { of: composed } }] }],
    },
    [`runs/${recorded}.json`]: {
      toolCalls: [{ name: recorded, arguments: { of: answer } }],
      response: "Yes.",
    },
  });
}

test.each([
  [decomposed, composed],
  [composed, decomposed],
])("names of cases and tools are one in every Unicode form: %j, %j", (recorded, expected) => {
  const { cases, problems } = gated(recorded, expected, composed);
  expect(problems).toEqual([]);
  expect(cases.map(({ id, passRate }) => [id, passRate])).toEqual([[composed, 1]]);
});

test("a rule forbids a tool in every Unicode form of its name", () => {
  const { cases } = reportOn({
    "expectations.yml": { cases: [{ id: "a", rules: { forbiddenTools: [composed] } }] },
    "runs/a.json": { toolCalls: [{ name: decomposed, arguments: {} }], response: "Yes." },
  });
  expect(cases[0]?.passRate).toBe(0);
});

test("values in another form differ, and the reason says so", () => {
  const report = gated(decomposed, composed);
  const [one] = report.cases;
  expect(one && whyItFails(one, report.policy)).toContain("NFD");
});
