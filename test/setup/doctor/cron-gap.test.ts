// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import { expect, test } from "vitest";
import { longestGapDays } from "../../../src/setup/doctor/triggers.ts";

test.each<[crons: string[], days: number | undefined]>([
  [["23 2 * * *"], 1],
  [["17 3 * * 1"], 7],
  [["0 0 * * MON-FRI"], 7],
  [["0 0 1 * *"], 31],
  [["0 0 */10 * *"], 31],
  [["0 0 1 1 *"], 366],
  [["0 0 29 2 *"], 366],
  [["0 0 1 * *", "0 0 * * 1"], 7],
  [["@weekly"], undefined],
  [["17 3 * *"], undefined],
  [["0 0 * * ${{ vars.DAY }}"], undefined],
  [["0 0 * * 1", "never"], undefined],
  [[], Number.POSITIVE_INFINITY],
])("%j leaves at most %s days between two runs", (crons, days) => {
  expect(longestGapDays(crons)).toBe(days);
});
