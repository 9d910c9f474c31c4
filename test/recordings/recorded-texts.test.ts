import { expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { reportOn } from "../workspace.ts";

const answer = (more: object) => ({ toolCalls: [], response: "You get $1,628.00 back.", ...more });

function scored(recording: object, job: { policy?: object; expectations?: object } = {}) {
  const report = reportOn(
    {
      "runs/a.json": recording,
      "expectations.yml": job.expectations ?? { cases: [] },
      ...(job.policy === undefined ? {} : { "policy.yml": job.policy }),
    },
    job.policy === undefined ? {} : { policy: "policy.yml" },
  );
  return { report, one: report.cases[0], scores: report.cases[0]?.trials[0]?.scores ?? {} };
}

test("any row can say what the user had to be told; a case that a file names has the file's word", () => {
  const recording = answer({ mustSay: [1628, { $oneOf: ["bank", "card"] }], mustNotSay: ["never"] });
  const { one, scores } = scored(recording);
  expect(one).toMatchObject({ source: "recording" });
  expect(scores.says).toMatchObject({ status: "scored", value: 2 / 3 });
  const declared = scored(recording, { expectations: { cases: [{ id: "a", mustSay: ["back"] }] } });
  expect(declared.one?.source).toBe("file");
  expect(declared.scores.says).toEqual({ status: "scored", value: 1 });
});

test("a number that must be said may have more digits than a double", () => {
  const recording = `{"toolCalls": [], "response": "Order 9007199254740993.", "mustSay": [9007199254740993]}`;
  const { problems, cases } = reportOn({ "runs/a.json": recording, "expectations.yml": { cases: [] } });
  expect(problems).toEqual([]);
  expect(cases[0]?.trials[0]?.scores.says).toEqual({ status: "scored", value: 1 });
});

test("a right answer and contexts are there for whoever asks, and demand nothing", () => {
  const recording = answer({
    groundTruth: ["You get $1,628.00 back."],
    context: ["x", { id: "b", text: "y" }],
  });
  expect(scored(recording).one).toMatchObject({ source: "none" });
  const withScorer = scored(recording, { policy: { defaults: { "textual-difference": true } } });
  expect(withScorer.scores["textual-difference"]).toEqual({ status: "scored", value: 1 });
  const other = scored(answer({ groundTruth: { text: "x" }, context: "a passage" }), {
    policy: { defaults: { "textual-difference": true } },
  });
  expect(other.scores["textual-difference"]).toMatchObject({ status: "not-assessed" });
});

test.each([
  [{ mustSay: "1628" }, "mustSay is not a list of texts and matchers"],
  [{ mustNotSay: [{ $any: true }] }, "mustNotSay[0]: expected text that is not empty"],
  [{ mustSay: [""] }, "mustSay[0]: expected text that is not empty"],
  [
    { mustSay: Array(limits.pieces + 1).fill("x") },
    "201 entries of mustSay, more than the 200 that are read",
  ],
  [{ groundTruth: Array(21).fill("x") }, "21 right answers, more than the 20 that are read"],
  [{ groundTruth: "x".repeat(limits.caseText + 1) }, "of 100001 characters, more than the 100000"],
])("what cannot be used is an error, never a score: %o", (fields, expected) => {
  const { report, scores } = scored(answer(fields));
  expect(report.problems.map(({ message }) => message).join()).toContain(expected);
  expect(scores.f1).toMatchObject({ status: "error" });
});

test("trials of one case must have to say the same", () => {
  const report = reportOn(
    {
      "runs/a.1.json": answer({ mustSay: ["back"] }),
      "runs/a.2.json": answer({ mustSay: ["card"] }),
      "expectations.yml": { cases: [] },
    },
    { runs: ["runs/{case}.{trial}.json"] },
  );
  const errors = report.problems.filter(({ severity }) => severity === "error");
  expect(errors).toMatchObject([{ message: expect.stringContaining("other expectations here") }]);
});

test("tau-bench and RAGAS say it in their own words", () => {
  const traj = [
    { role: "user", content: "What is the total?" },
    { role: "assistant", content: "It is $1,628." },
  ];
  const tau = { task_id: 1, reward: 1, info: { task: { actions: [], outputs: ["1628", "10"] } }, traj };
  expect(scored(tau).scores.says).toMatchObject({ status: "scored", value: 1 / 2 });
  const ragas = {
    user_input: [
      { type: "human", content: "What is the total?" },
      { type: "ai", content: "It is $1,628." },
    ],
    reference: "It is $1,628.",
  };
  const withScorer = scored(ragas, { policy: { defaults: { "textual-difference": true } } });
  expect(withScorer.scores["textual-difference"]).toEqual({ status: "scored", value: 1 });
});
