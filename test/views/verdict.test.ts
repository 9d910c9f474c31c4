import { expect, test } from "vitest";
import type { Report, VerdictResult } from "../../src/report/schema.ts";
import { verdictSentences } from "../../src/views/verdict.ts";
import { reportOf } from "../comparison/fixture.ts";

const check = (name: string, result: VerdictResult) => ({
  name,
  title: name,
  result,
  message: result,
  numbers: {},
});

function told(result: VerdictResult, ...checks: Report["verdict"]["checks"]): string[] {
  const { first, others } = verdictSentences({ ...reportOf([]), verdict: { result, blocks: false, checks } });
  return [first, ...others];
}

test("what makes the gate weaker stands right below the first line, whatever else failed", () => {
  expect(
    told(
      "fail",
      check("weakening", "pass"),
      check("floors", "fail"),
      check("required", "pass"),
      check("regression", "fail"),
    ),
  ).toEqual(["· floors: fail", "weakening: pass", "regression: fail", "required: pass"]);
});

test("a missing baseline is told before a floor that holds", () => {
  expect(told("inconclusive", check("baseline", "inconclusive"), check("floors", "pass"))[0]).toBe(
    "· baseline: inconclusive",
  );
  expect(told("fail", check("baseline", "inconclusive"), check("floors", "fail"))).toEqual([
    "· floors: fail",
    "baseline: inconclusive",
  ]);
});
