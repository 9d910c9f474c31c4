import { describe, expect, test } from "vitest";
import { reportOn } from "../../workspace.ts";

const run = JSON.stringify({ case: "a", response: "Hello.", toolCalls: [] });

function scorerMessages(
  policy: string,
  expectations = "cases: [{ id: a, referenceToolCalls: [] }]",
): string[] {
  const files = { "runs.jsonl": run, "expectations.yml": expectations, "policy.yml": policy };
  return reportOn(files, { runs: ["runs.jsonl"], policy: "policy.yml" })
    .problems.filter(({ message }) => /decides by|a run passes by/.test(message))
    .map(({ severity, message }) => `${severity}: ${message}`);
}

describe("a policy that decides by a scorer of texts which no case asks for", () => {
  const unused = (id: string) =>
    `warning: the policy decides by ${id}, which no case asks for: write "${id}: true" in a case or under "defaults", or take it out of the policy`;

  test.each([
    ["gate: { scorers: [code, tone-consistency] }", "tone-consistency"],
    ["gate: { floors: { tone-consistency: 0.5 } }", "tone-consistency"],
    ["gate: { ceilings: { toxicity: 0 } }", "toxicity"],
  ])("is told so: %s", (policy, id) => {
    expect(scorerMessages(policy)).toEqual([unused(id)]);
  });

  test("is told what to write of what must be said", () => {
    expect(scorerMessages("gate: { scorers: [code, says] }")).toEqual([
      "warning: the policy decides by says, which no case asks for: write in a case what must be said, or must not, or take it out of the policy",
    ]);
  });

  test.each(["gate: {}", "gate: { scorers: [code, f1, says] }", "gate: { scorers: [code, f1, says, llm] }"])(
    "is told nothing of says beside the others that decide by default: %s",
    (policy) => {
      expect(scorerMessages(policy)).toEqual([]);
    },
  );

  test.each([
    ["a case", "cases: [{ id: a, referenceToolCalls: [], toxicity: true }]", ""],
    ["a file", "defaults: { toxicity: true }\ncases: [{ id: a, referenceToolCalls: [] }]", ""],
    ["the policy itself", undefined, "defaults: { toxicity: true }"],
  ])("is told nothing where %s asks for it", (_, expectations, more) => {
    expect(scorerMessages(`gate: { ceilings: { toxicity: 0 } }\n${more}`, expectations)).toEqual([]);
  });
});

describe("many gating scorers", () => {
  const asking = `cases:
  - id: a
    referenceToolCalls: []
    groundTruth: Hello.
    content-similarity: true
    textual-difference: true
    toxicity: true
    bias: true`;

  test("are each one more way for a run not to pass", () => {
    const scorers = "code, f1, content-similarity, textual-difference, toxicity, bias";
    expect(scorerMessages(`gate: { scorers: [${scorers}] }`, asking)).toEqual([
      expect.stringMatching(
        /^warning: a run passes by 6 scorers \(code, f1, content-similarity, .* and 1 more\)\. Each gating scorer is another way for a run to fail: /,
      ),
    ]);
  });

  test("are as many as five without a word", () => {
    const scorers = "code, f1, content-similarity, textual-difference, toxicity";
    expect(scorerMessages(`gate: { scorers: [${scorers}] }`, asking)).toEqual([]);
  });
});

describe("what must be said and was not", () => {
  const UNHEARD = "gate: { scorers: [code, f1] }";
  const asking = (text: string, ...ids: string[]) =>
    `cases: [${ids.map((id) => `{ id: ${id}, mustSay: [${text}] }`).join(", ")}]`;
  const reportBy = (policy: string, expectations: string) => {
    const ids = expectations.match(/(?<=id: )\w+/g) ?? [];
    const runs = ids.map((id) => JSON.stringify({ ...JSON.parse(run), case: id })).join("\n");
    return reportOn(
      { "runs.jsonl": runs, "expectations.yml": expectations, "policy.yml": policy },
      { runs: ["runs.jsonl"], policy: "policy.yml" },
    );
  };
  const messagesBy = (policy: string, expectations: string) =>
    reportBy(policy, expectations)
      .problems.map(({ message }) => message)
      .filter((message) => message.includes("decides nothing"));

  test("is told where the policy leaves says out, with the case and what to write", () => {
    expect(messagesBy(UNHEARD, asking("Goodbye", "a"))).toEqual([
      "the agent did not keep to mustSay or mustNotSay in 1 case (a). That decides nothing, because gate.scorers has no says: to gate on it, write gate: { scorers: [code, f1, says] } in the policy",
    ]);
  });

  test("names up to three cases", () => {
    expect(messagesBy(UNHEARD, asking("Goodbye", "a", "b", "c", "d", "e"))).toEqual([
      expect.stringContaining(" in 5 cases (a, b, c and 2 more)."),
    ]);
  });

  test.each([
    ["gate: {}", asking("Goodbye", "a")],
    ["gate: { scorers: [says] }", asking("Goodbye", "a")],
    ["gate: { floors: { says: 0.5 }, scorers: [code] }", asking("Goodbye", "a")],
    [UNHEARD, asking("Hello", "a")],
  ])("is not told where it decides, or was said: %s", (policy, expectations) => {
    expect(messagesBy(policy, expectations)).toEqual([]);
  });

  test("a gate that has nothing else says so on its first line", () => {
    const { verdict } = reportBy(UNHEARD, asking("Hello", "a"));
    const assessed = verdict.checks.find(({ name }) => name === "assessed");
    expect(assessed?.message).toMatch(/; says was measured and decides nothing: name it in gate\.scorers$/);
  });
});
