// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import { expect, test } from "vitest";
import { longestGapDays } from "../../src/setup/conditions.ts";

test.each<[crons: string[], days: number | undefined]>([
  [["17 3 * * 1"], 7],
  [["23 2 * * *"], 1],
  [["0 0 * * 1,4"], 4],
  [["0 0 * * MON-FRI"], 3],
  [["0 0 * * 7"], 7],
  [["0 0 1 * *"], 31],
  [["0 0 31 * *"], 61],
  [["0 0 */10 * *"], 10],
  [["0 0 1 1 *"], 366],
  [["0 0 29 2 *"], 1461],
  [["0 0 1 * 1"], 7],
  [["0 0 1 * *", "0 0 15 * *"], 17],
  [["0 0 5/5 jan-dec *"], 9],
  [["0 0 30 2 *"], Number.POSITIVE_INFINITY],
  [["@weekly"], undefined],
  [["17 3 * *"], undefined],
  [["17 3 * * 8"], undefined],
  [["61 3 * * 1"], undefined],
  [["0 0 * * FRI-MON"], undefined],
  [["0 0 */0 * *"], undefined],
  [["0 0 1-2-3 * *"], undefined],
  [["0 0 * * ${{ vars.DAY }}"], undefined],
  [["0 0 * * 1", "never"], undefined],
  [[], Number.POSITIVE_INFINITY],
  [Array.from({ length: 21 }, () => "0 0 * * *"), undefined],
])("%j leaves at most %s days between two runs", (crons, days) => {
  expect(longestGapDays(crons)).toBe(days);
});
