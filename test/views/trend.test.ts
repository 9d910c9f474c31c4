import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commentView, summaryView } from "../../src/views/comment.ts";
import { times } from "../gate/trend/rates.ts";
import { onPullRequest, place, withHistory } from "./pull-request.ts";
import { against, upTo } from "./trips.ts";

const reported = () =>
  onPullRequest(against({ cases: 20, failing: upTo(4) }, { cases: 20, failing: upTo(4) }));

function trendLines(rates: readonly (number | null)[]): string[] {
  const comment = commentView(withHistory(reported(), rates), place).text;
  const start = comment.indexOf("**Trend**");
  return start === -1 ? [] : comment.slice(start, comment.lastIndexOf("<sub>")).trim().split(/\n+/);
}

const shiftLines = (lines: readonly string[]) => lines.filter((line) => line.startsWith("The pass rate"));

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
