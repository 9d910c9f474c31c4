import { expect, test } from "vitest";
import { floors } from "../../../src/gate/decide/checks.ts";
import { measured } from "../checks/measured.ts";

const POLICY = "gate: { ceilings: { toxicity: 0.5 }, floors: { f1: 0.5 } }";

function floorsMessage(errors: number, value: number | null) {
  const score = { value, assessed: 3, notAssessed: 0, errors, band: null };
  return floors.check(measured({ scores: { f1: { ...score, value: 0.9 }, toxicity: score } }, POLICY))
    ?.message;
}

test("a judge that failed on some runs is told beside what is demanded of its score", () => {
  expect(floorsMessage(0, 0)).toBe("f1 90.0%, at least 50.0% required; toxicity 0%, at most 50.0% required");
  expect(floorsMessage(2, 0)).toBe(
    "f1 90.0%, at least 50.0% required; toxicity 0%, at most 50.0% required (the judge failed on 2 runs)",
  );
  expect(floorsMessage(2, null)).not.toContain("failed");
});
