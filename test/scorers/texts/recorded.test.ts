import { describe, expect, test } from "vitest";
import { commit, gate, headOf } from "../../gate/suite.ts";
import { reportOn } from "../../workspace.ts";

const run = (more: object) => ({ toolCalls: [], response: "Yes.", ...more });
const asking = (scores: string[], id = "a") => ({ cases: [{ id, recorded: { scores } }] });

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

  test.each<[string, object, string]>([
    ["none at all", {}, ""],
    ["another", { scores: { other: 1 } }, ', only "other"'],
    ["null", { scores: { mine: null } }, ""],
    [
      "one without a name",
      { scores: [{ score: 1 }] },
      ", only one without its scorer (write scorerId beside it)",
    ],
  ])("%s is not assessed", (_what, more, only) => {
    expect(outcome(more)).toEqual({
      status: "not-assessed",
      reason: `the recording has no score "mine"${only}`,
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

  const row = <More extends object>(runId: string, more: More, text = "Hello.") => ({
    runId,
    entityId: "agent",
    input: { inputMessages: [{ role: "user", content: "Hi" }] },
    output: [{ role: "assistant", content: { format: 2, parts: [{ type: "text", text }] } }],
    ...more,
  });
  const rows = [
    row("r1", { scorerId: "tone", score: 0.9 }),
    row("r1", { scorerId: "custom", score: 0.4 }),
    row("r2", { scorerId: "tone", score: 0.8 }),
    row("r2", { scorerId: "custom", score: 1 }),
  ];
  const lines = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).join("\n");
  const apart = (of: (at: number) => string) => Object.fromEntries(rows.map((row, at) => [of(at), row]));
  const ofCase = rows.map((row) => ({ ...row, case: "a" }));
  const results = rows.map(({ scorerId, ...one }) => ({ ...one, scorer: { id: scorerId } }));

  test.each<[string, Record<string, object | string>, pattern?: string]>([
    ["a page", { "runs/a.json": { pagination: { total: 4 }, scores: rows } }],
    ["a list", { "runs/a.json": rows }],
    ["a list that names the case", { "runs/a.json": ofCase }],
    ["lines", { "runs/a.jsonl": lines(rows) }, "runs/{case}.jsonl"],
    ["lines that name the case", { "runs/a.jsonl": lines(ofCase) }, "runs/{case}.jsonl"],
    ["a file each", apart((at) => `runs/a.${at}.json`), "runs/{case}.{trial}.json"],
    ["results of scorer.run() with their scorer", { "runs/a.json": results }],
  ])(
    "rows of Mastra's stores are a run for each id, with the scores of all of its rows: %s",
    (_how, files, pattern = "runs/{case}.json") => {
      const report = reportOn(
        { "expectations.yml": asking(["tone", "custom"]), ...files },
        { runs: [pattern] },
      );
      expect(report.problems).toEqual([]);
      const trials = report.cases[0]?.trials.map(({ trial, scores }) => [trial, scores.recorded]);
      expect(trials).toMatchObject([
        ["r1", { value: 0.4 }],
        ["r2", { value: 0.8 }],
      ]);
    },
  );

  test("rows of one id that did other things stay runs of their own", () => {
    const report = reportOn(
      {
        "expectations.yml": asking(["tone"]),
        "runs/a.1.json": row("r", { scorerId: "tone", score: 0.9 }),
        "runs/a.2.json": row("r", { scorerId: "tone", score: 0.1 }, "Go away."),
      },
      { runs: ["runs/{case}.{trial}.json"] },
    );
    const trials = report.cases[0]?.trials.map(({ trial, scores }) => [trial, scores.recorded]);
    expect(trials).toMatchObject([
      ["1", { value: 0.9 }],
      ["2", { value: 0.1 }],
    ]);
  });

  test("rows of a scorer with other ids than those of another are named, once", () => {
    const rest = rows.map((row) =>
      row.scorerId === "tone" ? row : { ...row, runId: `${row.runId}-custom` },
    );
    const { problems } = reportOn({ "expectations.yml": asking(["tone", "custom"]), "runs/a.json": rest });
    expect(problems.map(({ message }) => message)).toEqual([
      'recorded: not assessed: the recording has no score "custom", only "tone"',
      'recorded: not assessed: the recording has no score "tone", only "custom"',
    ]);
  });

  test("a case that asks and names none is told so", () => {
    const report = () =>
      reportOn({ "expectations.yml": "cases: [{ id: a, recorded: true }]", "runs/a.json": run({}) });
    expect(report).toThrow(/asks for recorded and declares no scores: write that under it/);
  });
});

describe("a gate that decides by recorded scores", () => {
  const ids = Array.from({ length: 12 }, (_, at) => `case-${at}`);
  const files = (score: (at: number) => object, answer = "monday") => ({
    "expectations.yml": { cases: ids.map((id) => ({ id, recorded: { scores: ["mine"] } })) },
    "policy.yml": "gate: { scorers: [recorded] }",
    ...Object.fromEntries(
      ids.map((id, at) => [`runs/${id}.json`, { toolCalls: [], response: answer, ...score(at) }]),
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
      headOf(
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
    const { result, lines } = headOf(worse);
    expect(result).toBe("fail");
    expect(lines).toContain("case-4");
    expect(lines).toContain('the score "mine" is 0.2');
  });

  test("is not green where one is recorded no more", () => {
    const { result } = headOf(
      gate(
        files((at) => (at === 4 ? {} : good)),
        base,
        job,
      ),
    );
    expect(result).toBe("fail");
  });
});
