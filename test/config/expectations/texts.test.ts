import { expect, test } from "vitest";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import type { Policy } from "../../../src/config/policy-schema.ts";
import { fingerprintOf } from "../../../src/gate/score/fingerprint.ts";

function load(text: string, policyDefaults = {}) {
  const { expectations, problems } = loadExpectations([{ file: "e.yml", text }], policyDefaults);
  return {
    one: expectations.get("a"),
    messages: problems.map(({ line, column, message }) => `${line}:${column} ${message}`),
  };
}

test("what a case says is read: numbers and truths as text, contexts with names, matchers compiled", () => {
  const { one, messages } = load(`
cases:
  - id: a
    mustSay: [1628, "refund", { $regex: "b+" }, { $oneOf: [x, { $ignoreCase: Y }] }]
    mustNotSay: [never]
    groundTruth: [true, 42, Paris]
    context: [first, { id: policy-3, text: second }]
    noise: { of: b, type: typos }
  - id: b
`);
  expect(messages).toEqual([]);
  expect(one?.texts).toMatchObject({
    mustSay: [{ value: 1628 }, { value: "refund" }, { kind: "regex" }, { kind: "one-of" }],
    mustNotSay: [{ value: "never" }],
    groundTruth: ["true", "42", "Paris"],
    context: [
      { id: "context-1", text: "first" },
      { id: "policy-3", text: "second" },
    ],
    noise: { of: "b", type: "typos" },
  });
  expect(one?.asked).toBeUndefined();
});

test("the most specific level says whether a scorer is asked for; options come from all of them", () => {
  const policyDefaults = { "content-similarity": { ignoreCase: false }, "textual-difference": true };
  const { one, messages } = load(
    `
defaults: { content-similarity: { ignoreWhitespace: false }, tone-consistency: true }
cases:
  - id: a
    groundTruth: Paris
    content-similarity: true
    tone-consistency: false
`,
    policyDefaults,
  );
  expect(messages).toEqual([]);
  expect(one?.asked).toEqual({
    "content-similarity": { against: "groundTruth", ignoreCase: false, ignoreWhitespace: false },
    "textual-difference": { against: "groundTruth" },
  });
});

test("mistakes are told all at once, each at its place", () => {
  const { messages } = load(`
cases:
  - id: a
    mustSay: []
    mustNotSay: [{ $regx: a }, "", { $any: true }]
    groundTruth: []
    context: [{ txt: x }]
    toxicity: yes
    content-similarity: { ignorecase: true }
    textual-difference: true
`);
  expect(messages).toEqual([
    "4:14 cases[0].mustSay: expected a list with something in it, got an empty list",
    '5:20 cases[0].mustNotSay[0].$regx: unknown matcher "$regx". Did you mean "$regex"? For a key that begins with $, write "$$regx".',
    '5:32 cases[0].mustNotSay[1]: expected text that is not empty, $regex, $ignoreCase or $oneOf of such, got ""',
    "5:36 cases[0].mustNotSay[2]: expected text that is not empty, $regex, $ignoreCase or $oneOf of such, got an object",
    "6:18 cases[0].groundTruth: expected a list with something in it, got an empty list",
    '7:15 "id" is missing in cases[0].context[0]',
    '7:15 "text" is missing in cases[0].context[0]',
    '7:17 unknown key "txt" in cases[0].context[0]. Did you mean "text"?',
    '8:15 cases[0].toxicity: expected true or false or an object, got "yes". In YAML 1.2 yes, no, on and off are text',
    '9:27 unknown key "ignorecase" in cases[0].content-similarity. Did you mean "ignoreCase"?',
  ]);
});

test.each([
  [
    "noise: { of: b, cleanQuery: c, baselineResponse: d }",
    'unknown key "of" in cases[0].noise beside the others. Known together: of, type; or cleanQuery, baselineResponse, type.',
  ],
  ["noise: { cleanQuery: c }", '"baselineResponse" is missing in cases[0].noise'],
  [
    "says: true",
    'unknown key "says" in cases[0]: it is scored where a case has mustSay or mustNotSay, lists of texts',
  ],
  [
    "keyword-coverage: true",
    'case "a" asks for keyword-coverage and declares no keywords: write that under it',
  ],
  [
    "faithfulness: { context: [x] }",
    'cases[0].faithfulness.context: expected "case" or "tool-results" or text or an object, got a list',
  ],
])("%s is told what is meant", (yaml, message) => {
  expect(load(`cases: [{ id: a, ${yaml} }]`).messages.map((message) => message.replace(/^\S+ /, ""))).toEqual(
    [message],
  );
});

test("what each case says does not stand among the defaults", () => {
  expect(load("defaults: { mustSay: [x] }\ncases: [{ id: a }]").messages).toEqual([
    '1:13 unknown key "mustSay" in defaults: each case says what must be said in its runs, or must not',
  ]);
});

test("a case that asks itself for what it says too little for is an error; one that its file asks is not", () => {
  const asks = load("cases: [{ id: a, completeness: true }]");
  expect(asks.messages).toEqual([
    '1:18 case "a" asks for completeness and declares no groundTruth: write that beside it',
  ]);
  expect(load("defaults: { completeness: true }\ncases: [{ id: a }]").messages).toEqual([]);
  expect(load("cases: [{ id: a, completeness: { against: input } }]").messages).toEqual([]);
});

test("all that a gating scorer reads decides how a case scores, and nothing else of it", () => {
  const of = (yaml: string, policy: Policy) => {
    const { one, messages } = load(`cases: [{ id: a, ${yaml} }]`);
    expect(messages).toEqual([]);
    return one && fingerprintOf(one, policy);
  };
  const compared: Policy["gate"]["scorers"] = ["code", "f1", "says", "textual-difference"];
  const gated = { ...defaultPolicy, gate: { ...defaultPolicy.gate, scorers: compared } };
  const demands = ["expectedTool: x", "mustSay: [y]", "mustNotSay: [y]", "mustSay: [{ $regex: y }]"];
  const texts = [
    "groundTruth: z, textual-difference: true",
    "groundTruth: y, textual-difference: true",
    "groundTruth: y, textual-difference: { against: input }",
  ];
  const all = [...demands, ...texts].map((yaml) => of(yaml, gated));
  expect(new Set(all).size).toBe(all.length);
  const nothing = of("description: y", defaultPolicy);
  for (const yaml of [...texts, "groundTruth: y", "context: [y]"])
    expect(of(yaml, defaultPolicy)).toBe(nothing);
});
