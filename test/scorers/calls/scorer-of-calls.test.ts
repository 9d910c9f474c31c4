import { expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { scorerOfCalls } from "../../../src/scorers/calls/scorer-of-calls.ts";
import { scorerOfRun } from "../../../src/scorers/run-scorers.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { expectationOf, made, runOf } from "../fixture.ts";

/** Shows in its details which calls it is given. */
const shown = scorerOfRun(
  scorerOfCalls({
    id: "shown",
    direction: "higher",
    passMark: 1,
    what: "Calls",
    version: 1,
    options: {},
    schema: () => ({}),
    score(calls) {
      const lacks = calls.map(({ name }) => ({ text: name }));
      if (calls.length === 0) return { status: "not-assessed", reason: "nothing was called" };
      if (calls.length > 3) throw new RecordingError("there are too many calls");
      return { status: "scored", value: 1, details: { counts: {}, lacks } };
    },
  }),
);

function outcome(run: Run, stated: JsonObject = {}, rules: Parameters<typeof toolBook>[0] = []) {
  return shown.score(run, expectationOf(stated), toolBook(rules));
}

const scored = (...names: string[]) => ({
  status: "scored",
  details: { lacks: names.map((text) => ({ text })) },
});

test("it is given the calls that count", () => {
  const run = runOf([made("think"), made("search"), made("pay", {}, { status: "error" })]);
  expect(outcome(run)).toMatchObject(scored("think", "search", "pay"));
  expect(outcome(run, {}, [{ match: "think", ignore: true }])).toMatchObject(scored("search", "pay"));
  expect(outcome(run, { code: { failedCalls: "ignore" } })).toMatchObject(scored("think", "search"));
});

test("it is given the calls of the case's agents", () => {
  const run = runOf([made("search"), made("pay", {}, { agent: "billing" })], { namesAgents: true });
  const stated = { scope: { agents: ["billing"] } };
  expect(outcome(run, stated)).toMatchObject(scored("pay"));
  expect(outcome(runOf([made("search")]), stated)).toMatchObject({
    status: "not-assessed",
    unrecorded: true,
  });
});

test("a run without recorded calls is not scored, and one without calls has nothing to measure", () => {
  expect(outcome(runOf([], { textsOnly: true }))).toMatchObject({ unrecorded: true });
  expect(outcome(runOf([]))).toMatchObject({ status: "not-assessed", nothingToMeasure: true });
});

test("a run that it cannot score is an error", () => {
  const calls = ["a", "b", "c", "d"].map((name) => made(name));
  expect(outcome(runOf(calls))).toEqual({ status: "error", reason: "there are too many calls" });
});
