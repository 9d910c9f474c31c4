import { expect, test } from "vitest";
import { scoreOf } from "../../scripts/mutation/score.ts";

const statuses = ["Killed", "Killed", "Timeout", "Survived", "NoCoverage", "Ignored", "CompileError"];

test("the mutation score counts what was noticed or never ended among all that was tried", () => {
  const counts = { killed: 2, timeout: 1, survived: 1, uncovered: 1, score: 60 };
  expect(scoreOf(statuses.map((status) => ({ status })))).toEqual(counts);
});
