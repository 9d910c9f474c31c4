import { describe, expect, test } from "vitest";
import { commit, gate, told } from "../gate/suite.ts";
import { reportOn } from "../workspace.ts";

const run = (more: object) => ({ toolCalls: [], response: "Yes.", ...more });
const asking = (scores: string[], id = "a") => ({ cases: [{ id, recorded: { scores } }] });

/** The outcome of `recorded` in a run whose recording has this besides. */
function outcome(more: object, scores = ["mine"]) {
  const report = reportOn({ "expectations.yml": asking(scores), "runs/a.json": run(more) });
  return report.cases[0]?.trials[0]?.scores.recorded;
}

describe("scores that a recording brings along", () => {
  test.each<[string, object, number]>([
    ["as a number", { scores: { mine: 0.8, other: 0.1 } }, 0.8],
    ["as a score with its reason", { scores: { mine: { score: 0.25, reason: "x" } } }, 0.25],
    ["as a value", { scores: { mine: { value: 1 } } }, 1],
    ["as results of scorers", { scores: [{ scorerId: "mine", score: 0.5 }] }, 0.5],
    [
      "twice: the least",
      {
        scores: [
          { scorerId: "mine", score: 0.5 },
          { scorerId: "mine", score: 0.25 },
        ],
      },
      0.25,
    ],
  ])("%s", (_how, more, value) => {
    expect(outcome(more)).toMatchObject({ status: "scored", value });
  });

  test("of several the least counts, and each that is not best is named", () => {
    const scores = { mine: 0.8, "other one": 0.5, best: 1 };
    expect(outcome({ scores }, ["mine", "other one", "best"])).toMatchObject({
      value: 0.5,
      details: { lacks: [{ text: 'the score "mine" is 0.8' }, { text: 'the score "other one" is 0.5' }] },
    });
  });

  test.each<[string, object]>([
    ["none at all", {}],
    ["another", { scores: { other: 1 } }],
    ["null", { scores: { mine: null } }],
  ])("%s is not assessed", (_what, more) => {
    expect(outcome(more)).toEqual({
      status: "not-assessed",
      reason: 'the recording has no score "mine"',
      unrecorded: true,
    });
  });

  test("names of an object's own prototype are no scores", () => {
    expect(outcome({ scores: { other: 1 } }, ["constructor"])).toMatchObject({ status: "not-assessed" });
    expect(outcome({ scores: { other: 1 } }, ["__proto__"])).toMatchObject({ status: "not-assessed" });
  });

  test.each([[1.5], [-0.1], ["0.5"], [true], [{}]])("%j is an error", (mine) => {
    expect(outcome({ scores: { mine } })).toMatchObject({
      status: "error",
      reason: 'the score "mine" is not a number from 0 to 1',
    });
  });

  test("rows of Mastra's stores are one run with the scores of all of them", () => {
    const row = {
      runId: "r1",
      entityId: "agent",
      input: { inputMessages: [{ role: "user", content: "Hi" }] },
      output: [{ role: "assistant", content: { format: 2, parts: [{ type: "text", text: "Hello." }] } }],
    };
    const rows = [
      { ...row, scorerId: "tone", score: 0.9 },
      { ...row, scorerId: "custom", score: 0.4 },
    ];
    const report = reportOn({
      "expectations.yml": asking(["tone", "custom"]),
      "runs/a.json": rows as unknown as object,
    });
    expect(report.cases[0]?.trials).toHaveLength(1);
    expect(report.cases[0]?.trials[0]?.scores.recorded).toMatchObject({ value: 0.4 });
  });

  test("a case that asks and names none is told so", () => {
    const report = () =>
      reportOn({ "expectations.yml": "cases: [{ id: a, recorded: true }]", "runs/a.json": run({}) });
    expect(report).toThrow(/asks for recorded and declares no scores: write that under it/);
  });
});

describe("a gate that decides by recorded scores", () => {
  const ids = Array.from({ length: 12 }, (_, at) => `case-${at}`);
  const files = (score: (at: number) => object, said = "monday") => ({
    "expectations.yml": { cases: ids.map((id) => ({ id, recorded: { scores: ["mine"] } })) },
    "policy.yml": "gate: { scorers: [recorded] }",
    ...Object.fromEntries(
      ids.map((id, at) => [`runs/${id}.json`, { toolCalls: [], response: said, ...score(at) }]),
    ),
  });
  const job = { policy: "policy.yml" };
  const good = { scores: { mine: 0.9 } };
  const base = commit(
    "c1",
    files(() => good),
    undefined,
    job,
  );

  test("is green where they stay", () => {
    expect(
      told(
        gate(
          files(() => good, "tuesday"),
          base,
          job,
        ),
      ).result,
    ).toBe("pass");
  });

  test("is red where one falls, also when nothing else of the run changed, and names case and score", () => {
    const worse = gate(
      files((at) => (at === 4 ? { scores: { mine: 0.2 } } : good)),
      base,
      job,
    );
    const { result, lines } = told(worse);
    expect(result).toBe("fail");
    expect(lines).toContain("case-4");
    expect(lines).toContain('the score "mine" is 0.2');
  });

  test("is not green where one is recorded no more", () => {
    const { result } = told(
      gate(
        files((at) => (at === 4 ? {} : good)),
        base,
        job,
      ),
    );
    expect(result).toBe("fail");
  });
});
