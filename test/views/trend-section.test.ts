import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commentView, summaryView } from "../../src/views/comment.ts";
import { times } from "../gate/trend/rates.ts";
import { onPullRequest, place, withHistory } from "./pull-request.ts";
import { against, upTo } from "./trips.ts";

const reported = () =>
  onPullRequest(against({ cases: 20, failing: upTo(4) }, { cases: 20, failing: upTo(4) }));

function trendLines(rates: readonly (number | null)[], changedAt = 0): string[] {
  const comment = commentView(withHistory(reported(), rates, changedAt), place).text;
  const start = comment.indexOf("**Trend**");
  return start === -1 ? [] : comment.slice(start, comment.lastIndexOf("<sub>")).trim().split(/\n+/);
}

const matching = (lines: readonly string[], start: string) => lines.filter((line) => line.startsWith(start));
const shiftLines = (lines: readonly string[]) => matching(lines, "The pass rate");
const title = (lines: readonly string[]) =>
  lines.map((line) => /<summary>(.*)<\/summary>/.exec(line)?.[1]).find((text) => text !== undefined);
/** The values of each line of the chart. */
const drawn = (lines: readonly string[]) =>
  matching(lines, "  line ").map((line) => JSON.parse(line.replace("  line ", "")) as number[]);

describe("the chart of the trend", () => {
  test("is of the commits that have a pass rate", () => {
    const lines = trendLines([0.7, 0.75, null, 0.75, 0.8]);
    expect(title(lines)).toBe("Chart of the pass rate");
    expect(drawn(lines)).toEqual([[70, 75, 75, 80, 80]]);
    expect(lines).toContain('  x-axis "commits, oldest first" [1, 2, 3, 4, 5]');
    expect(lines).toContain('  y-axis "pass rate, %" 70 --> 80');
  });

  test("begins where the cases or the settings changed", () => {
    const lines = trendLines([...times(6, 0.7), ...times(5, 0.75)], 6);
    expect(title(lines)).toBe("Chart of the pass rate since the cases or the settings changed");
    expect(drawn(lines)).toEqual([[...times(5, 75), 80]]);
  });

  test("ends there where too few commits came after", () => {
    const lines = trendLines([...times(6, 0.7), ...times(2, 0.75)], 6);
    expect(title(lines)).toBe("Chart of the pass rate before the cases or the settings changed");
    expect(drawn(lines)).toEqual([times(6, 70)]);
  });

  test("is left out where no stretch is long enough", () => {
    const lines = trendLines([...times(4, 0.7), ...times(3, 0.75)], 4);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      "over 7 commits and this change · a dot where the cases or the settings changed",
    );
  });

  test("shows the newest forty, and by what level they went before", () => {
    const lines = trendLines([...times(30, 0.9), ...times(39, 0.8)]);
    expect(drawn(lines)).toEqual([times(40, 80)]);
    const withStep = trendLines([...times(30, 0.9), ...times(38, 0.8)]);
    expect(drawn(withStep)).toEqual([
      [90, ...times(39, 80)],
      [90, ...times(39, 80)],
    ]);
    expect(title(withStep)).toBe("Chart of the pass rate; in orange, the levels between lasting shifts");
  });
});

describe("the line of a lasting shift", () => {
  test("says what fell or rose, by how much, where, how long ago, and that it stayed", () => {
    expect(shiftLines(trendLines([...times(20, 0.84), ...times(13, 0.8)]))).toEqual([
      expect.stringMatching(
        /^The pass rate fell by 4.0 points at [0-9a-f]{6}(?:&#8203;)?[0-9a-f], 12 commits ago, and stayed$/,
      ),
    ]);
    expect(shiftLines(trendLines([...times(20, 0.7), ...times(13, 0.8)]))[0]).toContain(
      " rose by 10.0 points ",
    );
  });

  test("is not of a dip, nor of what a later shift undid", () => {
    expect(shiftLines(trendLines([...times(20, 0.8), ...times(4, 0.6), ...times(15, 0.8)]))).toEqual([]);
    const undone = shiftLines(trendLines([...times(12, 0.8), ...times(12, 0.6), ...times(12, 0.8)]));
    expect(undone).toHaveLength(1);
    expect(undone[0]).toContain("rose");
  });

  test("is of the two newest at most, as far as the bars go back", () => {
    const stair = [0.95, 0.9, 0.85, 0.8].flatMap((rate) => times(12, rate));
    expect(shiftLines(trendLines(stair)).map((hint) => /\d+ commits/.exec(hint)?.[0])).toEqual([
      "23 commits",
      "11 commits",
    ]);
    expect(shiftLines(trendLines([...times(20, 0.9), ...times(45, 0.8)]))).toEqual([]);
  });

  test("decides nothing", () => {
    const fallen = withHistory(reported(), [...times(20, 0.9), ...times(20, 0.8)]);
    const [first] = commentView(fallen, place).text.split("\n").slice(1);
    expect(first).toBe(commentView(withHistory(reported(), times(40, 0.8)), place).text.split("\n")[1]);
  });

  test("stands in the job summary too", () => {
    const fallen = withHistory(reported(), [...times(20, 0.9), ...times(20, 0.8)]);
    expect(summaryView(fallen).text).toContain("The pass rate fell by 10.0 points");
  });

  test("is text, whatever the commit is called", () => {
    const fallen = withHistory(reported(), [...times(20, 0.9), ...times(20, 0.8)]);
    const named = (commit: string) =>
      commentView(
        {
          ...fallen,
          history: fallen.history.map((point, at) => ({
            ...point,
            commit: at === 20 ? commit : point.commit,
          })),
        },
        place,
      ).text;
    const structure = (text: string) =>
      text
        .replace(/&#\d+;/g, "")
        .match(/[<>`*_[\]|#@~\\&$^\n]|https?:/g)
        ?.join("");
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom(
        "<img src=x>",
        "@org/team",
        "#1",
        "`x`",
        "\n\n# h",
        "```\n",
        "[l](https://a.b)",
        "\u202e",
      ),
    );
    fc.assert(
      fc.property(hostile, (commit) => {
        expect(structure(named(commit))).toBe(structure(named("word")));
        expect(named(commit)).not.toMatch(/[\u202e\u200e]/);
      }),
    );
  });
});
