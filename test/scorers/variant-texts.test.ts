import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import { policySchema } from "../../src/config/policy-schema.ts";
import type { JsonObject } from "../../src/core/json.ts";
import { fingerprintOf } from "../../src/gate/score/fingerprint.ts";
import { reasonsOf } from "../../src/report/reasons.ts";
import { reportOn } from "../workspace.ts";
import { expectationOf } from "./fixture.ts";

const expectations = `cases:
  - id: table
    anyOf:
      - name: book
        referenceToolCalls: [{ name: book_table, arguments: { guests: 4 } }]
      - name: ask
        referenceToolCalls: []
        mustSay: [{ $ignoreCase: which evening }]
        mustNotSay: [booked]
`;

const recorded = (response: string, ...guests: number[]) => ({
  response,
  toolCalls: guests.map((count) => ({ name: "book_table", arguments: { guests: count }, status: "ok" })),
});

function judged(recording: object, expectationsText = expectations, policy = "{}") {
  const report = reportOn(
    { "expectations.yml": expectationsText, "runs/table.json": recording, "policy.yml": policy },
    { policy: "policy.yml" },
  );
  const trial = report.cases[0]?.trials[0];
  if (trial === undefined) throw new Error("no trial");
  const [reason] = reasonsOf(trial, report.policy);
  return { pass: trial.pass, variant: trial.variant, says: trial.scores.says, reason, report };
}

describe("this call, or that question", () => {
  test.each([
    ["the call", recorded("Done.", 4), true, "book", undefined],
    ["the question", recorded("Which evening would you like?"), true, "ask", undefined],
    ["neither", recorded("Sure!"), false, "ask", { subject: "says", text: '"which evening" was not said' }],
    [
      "the question, and a claim",
      recorded("It is booked. Which evening was it?"),
      false,
      "ask",
      { subject: "says", text: '"booked" was said' },
    ],
    [
      "the question beside a wrong call",
      recorded("Which evening?", 5),
      false,
      "book",
      { subject: "book_table", text: "guests: expected 4, got 5" },
    ],
  ])("%s", (_what, recording, pass, variant, reason) => {
    expect(judged(recording)).toMatchObject({ pass, variant });
    expect(judged(recording).reason).toEqual(reason);
  });

  test("a run without any text is no question", () => {
    const { pass, variant, says } = judged({ toolCalls: [] });
    expect({ pass, variant }).toEqual({ pass: null, variant: "ask" });
    expect(says).toMatchObject({ status: "error" });
    expect(judged({ toolCalls: recorded("", 4).toolCalls })).toMatchObject({ pass: true, variant: "book" });
  });

  test("the first line names the variant and what was not said", () => {
    const { report } = judged(recorded("Sure!"), `${expectations}    required: true\n`);
    expect(report.verdict.result).toBe("fail");
    expect(JSON.stringify(report.verdict)).toContain(
      String.raw`says \"which evening\" was not said (nearest to ask)`,
    );
  });

  test("what the case itself demands is demanded besides", () => {
    const both = `${expectations}    mustSay: [thanks]\n`;
    expect(judged(recorded("Which evening, thanks?"), both)).toMatchObject({ pass: true, variant: "ask" });
    expect(judged(recorded("Which evening?"), both)).toMatchObject({
      pass: false,
      variant: "ask",
      says: { details: { lacks: [{ text: '"thanks" was not said' }] } },
    });
    expect(judged(recorded("Fine.", 4), both)).toMatchObject({ pass: false, variant: "book" });
    expect(judged(recorded("Fine, thanks!", 4), both)).toMatchObject({ pass: true, variant: "book" });
  });

  test("where says does not gate, texts choose no variant and fail no run", () => {
    const policy = "gate: { scorers: [code, f1] }";
    const { pass, variant, says, report } = judged(recorded("Sure!"), expectations, policy);
    expect({ pass, variant }).toEqual({ pass: true, variant: "ask" });
    expect(says).toMatchObject({ value: 0.5 });
    expect(report.problems).toMatchObject([{ message: expect.stringContaining("mustSay") }]);
  });

  test("of two variants with the same calls the one that is said is taken", () => {
    const two = `cases:
  - id: table
    anyOf:
      - { name: evening, referenceToolCalls: [], mustSay: [evening] }
      - { name: guests, referenceToolCalls: [], mustSay: [guests] }
`;
    expect(judged(recorded("How many guests?"), two)).toMatchObject({ pass: true, variant: "guests" });
    expect(judged(recorded("Hello."), two)).toMatchObject({ pass: false, variant: "evening" });
  });
});

test("a variant of texts alone is refused: it would let any call pass", () => {
  const text = "cases: [{ id: a, anyOf: [{ mustSay: [hi] }] }]";
  const { problems } = loadExpectations([{ file: "e.yml", text }]);
  expect(problems).toMatchObject([{ message: expect.stringContaining("referenceToolCalls: []") }]);
});

describe("the fingerprint", () => {
  const variant = { name: "ask", referenceToolCalls: [] };
  const of = (caseFields: JsonObject, policy: JsonObject = {}) =>
    fingerprintOf(expectationOf(caseFields), policySchema.parse(policy));

  test("changes with what a variant must say, where that decides", () => {
    const all = [
      of({ anyOf: [variant] }),
      of({ anyOf: [{ ...variant, mustSay: ["a"] }] }),
      of({ anyOf: [{ ...variant, mustSay: ["b"] }] }),
      of({ anyOf: [{ ...variant, mustNotSay: ["a"] }] }),
      of({ anyOf: [variant], mustSay: ["a"] }),
    ];
    expect(new Set(all).size).toBe(all.length);
    const advisory = { gate: { scorers: ["f1"] } };
    expect(of({ anyOf: [{ ...variant, mustSay: ["a"] }] }, advisory)).toBe(
      of({ anyOf: [variant] }, advisory),
    );
  });

  test("stays what it was for a case whose variants have no texts", () => {
    expect(of({ anyOf: [variant] })).toBe(
      "sha256:0d599530559eef6ec508c1b4b4325d2f4dd69aa09b11ce29c3a15340bf8d2e2d",
    );
  });
});

describe("beside a baseline", () => {
  const base = (expectationsText: string, response: string) =>
    reportOn(
      { "expectations.yml": expectationsText, "runs/table.json": recorded(response) },
      { role: "base", commit: "a".repeat(40) },
    );
  const head = (before: object, expectationsText: string, response: string) =>
    reportOn(
      { "expectations.yml": expectationsText, "runs/table.json": recorded(response), "base.json": before },
      { baseline: "base.json" },
    ).cases[0];

  test("a run that no longer asks is worse than one that did", () => {
    const before = base(expectations, "Which evening?");
    expect(head(before, expectations, "Sure!")).toMatchObject({
      passRate: 0,
      comparison: { state: "comparable", base: { passed: 1, trials: 1 } },
    });
  });

  test("a case that gains a question is changed, and not compared", () => {
    const without = expectations.split("        mustSay")[0] as string;
    expect(head(base(without, "Which evening?"), expectations, "Which evening?")).toMatchObject({
      passRate: 1,
      comparison: { state: "changed" },
    });
  });
});
