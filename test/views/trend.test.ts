import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../src/config/config-file.ts";
import {
  measuresOf,
  measureTrends,
  mergedTrend,
  type TrendPoint,
} from "../../src/gate/measure/build-trend.ts";
import { commentView, summaryView } from "../../src/views/comment.ts";
import { terminalTrend } from "../../src/views/trend.ts";
import { recorded, reportOf } from "../gate/comparison/fixture.ts";
import { times } from "../gate/trend/rates.ts";
import { commitAt, trendPoints, wavering, waveringAmounts } from "../gate/trend/recorded-trend.ts";
import { atTerminal, printed } from "./printed.ts";
import { onPullRequest, place, withHistory } from "./pull-request.ts";
import { against, upTo } from "./trips.ts";

const reported = () =>
  onPullRequest(against({ cases: 20, failing: upTo(4) }, { cases: 20, failing: upTo(4) }));

function trendLines(rates: readonly (number | null)[]): string[] {
  const comment = commentView(withHistory(reported(), rates), place).text;
  const start = comment.indexOf("<summary>Trend");
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

interface Shown {
  floors?: string;
  measures?: string;
  width?: number;
  colors?: boolean;
  more?: number;
}

function shown(
  points: readonly TrendPoint[],
  { floors = "{}", measures: taken = "{}", width = 80, colors = false, more = 0 }: Shown = {},
): string {
  const { policy } = loadConfigFile("p.yml", `gate: { floors: ${floors} }\nmeasures: ${taken}`);
  if (policy === undefined) throw new Error("the floors are no floors");
  const measures = measureTrends(points, measuresOf(points), policy);
  return printed(terminalTrend(points, measures, { colors, width, more }));
}

/** 200 commits: other cases for the first 30, a dip of four commits, then a lasting drop. */
function longHistory(): TrendPoint[] {
  const dips = (at: number) => at >= 60 && at < 64;
  const rates = wavering(200, (at) => (at < 120 ? 0.9 : 0.82) - (dips(at) ? 0.1 : 0));
  return trendPoints(rates, (at) => (at < 30 ? { caseSet: "sha256:before" } : {}));
}

/** 60 commits. The first 20 lack the measures; from the 48th on tokens and cost are 60% higher. */
function longHistoryOfAmounts(): TrendPoint[] {
  const tokens = waveringAmounts(60, (at) => (at < 48 ? 12_400 : 19_840));
  const duration = waveringAmounts(60, () => 74_000);
  return trendPoints(
    wavering(60, () => 0.9),
    (at) => {
      const [count = 0, time = 0] = [tokens[at], duration[at]];
      const measures = { tokens: count, calls: 4, duration: time, cost: count * 3e-7 };
      return { scores: {}, ...(at < 20 ? {} : { measures }) };
    },
  );
}

const evil = "x | y\n## <img src=x onerror=alert(1)> @org/team \u001b[2J\u202e ::error::";

const trends: Record<string, () => string> = {
  "long-history": () => shown(longHistory(), { floors: "{ passRate: 0.85, f1: 0.5 }" }),
  narrow: () => shown(longHistory(), { floors: "{ passRate: 0.85 }", width: 40 }),
  "one-point": () => shown(trendPoints([0.9])),
  "no-commit": () => shown([]),
  "few-points": () => shown(trendPoints([0.9, 0.92, 0.85]), { floors: "{ f1: 0.9 }" }),
  "not-assessed": () =>
    shown(trendPoints([0.9, 0.88, null, null, 0.91, 0.9, 0.89, null], () => ({ scores: { code: null } }))),
  "nothing-assessed": () => shown(trendPoints([null, null])),
  "two-reports": () => {
    const branch = longHistory();
    return shown(mergedTrend([branch.slice(0, 150), branch.slice(100)]), { floors: "{ passRate: 0.85 }" });
  },
  "fell-and-rose": () => shown(trendPoints(wavering(90, (at) => (at >= 30 && at < 60 ? 0.8 : 0.9)))),
  "of-a-pull-request": () => shown(trendPoints([0.9, 0.9, 0.91, 0.8], (at) => ({ isHead: at === 3 }))),
  hostile: () => {
    const rates = wavering(80, (at) => (at < 40 ? 0.9 : 0.8));
    return shown(
      trendPoints(rates, (at) => ({ commit: `${evil} ${at}`, scores: { [evil]: rates[at] ?? null } })),
    );
  },
  amounts: () =>
    shown(longHistoryOfAmounts(), {
      measures: "{ tokens: { max: 20000 }, duration: { max: 10min }, cost: { max: 0.005 } }",
    }),
  "amounts-missing": () =>
    shown(
      trendPoints([0.9, 0.9, 0.9, 0.9], (at) => ({
        scores: {},
        measures: at === 3 ? { calls: 0 } : { tokens: 900 + at, calls: 0 },
      })),
    ),
  "many-scorers": () => {
    const scores = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`scorer-${at}`, 0.5]));
    return shown(
      trendPoints([0.9, 0.9], () => ({ scores })),
      { width: 40, more: 5 },
    );
  },
};

describe("a trend at a terminal", () => {
  test.each(Object.entries(trends))("reads well: %s", async (name, text) => {
    await expect(text()).toMatchFileSnapshot(`../golden/trend/${name}.txt`);
  });

  test("names the drop that lasts, and not the dip", () => {
    const sentences = shown(longHistory()).match(/pass rate (?:fell|rose).*/g);
    expect(sentences).toEqual([
      expect.stringMatching(
        /^pass rate fell by [78]\.\d points at [0-9a-f]{7}, (?:78|79|80) commits ago, and stayed$/,
      ),
    ]);
    const near = [119, 120, 121].map((at) => commitAt(at).slice(0, 7));
    expect(near.some((commit) => sentences?.[0]?.includes(commit))).toBe(true);
  });

  test("says of a shift that was undone only that it was", () => {
    const sentences = trends["fell-and-rose"]?.().match(/pass rate (?:fell|rose).*/g);
    expect(sentences).toEqual([
      expect.stringMatching(/^pass rate fell .* commits ago$/),
      expect.stringMatching(/^pass rate rose .*, and stayed$/),
    ]);
  });

  test("is the same with colours, and they are nowhere else", () => {
    const colored = shown(longHistory(), { floors: "{ passRate: 0.85 }", colors: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes are what is looked for.
    const bare = colored.replace(/\u001b\[\d+m/g, "");
    expect(colored).not.toBe(bare);
    expect(bare).toBe(shown(longHistory(), { floors: "{ passRate: 0.85 }" }));
  });

  test("is green where a measure got better and red where it got worse, whichever way it counts", () => {
    const rates = wavering(80, (at) => (at < 40 ? 0.9 : 0.8));
    const points = trendPoints(rates, (at) => ({
      scores: { f1: rates[at] ?? null, toxicity: rates[at] ?? null },
    }));
    const [red, green] = ["\u001b[31m▼", "\u001b[32m▼"];
    const markOf = (name: string) =>
      shown(points, { colors: true })
        .split("\n")
        .find((line) => line.includes(`${name} fell by`));
    expect([markOf("f1")?.includes(red), markOf("toxicity")?.includes(green)]).toEqual([true, true]);
    expect(shown(points)).toMatch(/^toxicity \(lower is better\) {2}/m);
  });

  test("is red where runs take more and green where they take less", () => {
    const markOf = (later: number) => {
      const tokens = waveringAmounts(80, (at) => (at < 40 ? 10_000 : later));
      const points = trendPoints(
        tokens.map(() => 0.9),
        (at) => ({ scores: {}, measures: { tokens: tokens[at] ?? 0 } }),
      );
      const lines = shown(points, { colors: true }).split("\n");
      return lines.find((line) => line.includes("tokens rose by") || line.includes("tokens fell by"));
    };
    const [red, green] = ["\u001b[31m▲", "\u001b[32m▼"];
    expect(markOf(16_000)?.startsWith(`  ${red}`)).toBe(true);
    expect(markOf(16_000)).toContain("tokens rose by 60% (10.0 k → 16.0 k) at ");
    expect(markOf(8_000)?.startsWith(`  ${green}`)).toBe(true);
    expect(markOf(8_000)).toContain("tokens fell by 20% (10.0 k → 8.0 k) at ");
  });

  test("says of what was nothing before how much there is now", () => {
    const points = trendPoints(
      wavering(40, () => 0.9),
      (at) => ({ scores: {}, measures: { calls: at < 20 ? 0 : 3 } }),
    );
    expect(shown(points)).toContain("▲ tool calls rose from nothing to 3 at ");
  });

  test("has an arrow from a difference of 5% on, where it is of amounts", () => {
    const arrow = (last: number) => {
      const tokens = [10_000, 10_000, 10_000, last];
      const points = trendPoints([0.9, 0.9, 0.9, 0.9], (at) => ({ measures: { tokens: tokens[at] ?? 0 } }));
      return /tokens per run {2}(\S) /.exec(shown(points))?.[1];
    };
    expect([9_400, 9_600, 10_400, 10_600].map(arrow)).toEqual(["▼", "▶", "▶", "▲"]);
  });

  test("has the first, last, lowest and highest value, and bars in as many lines as they need", () => {
    const text = (width: number) =>
      shown(
        trendPoints([0.5, 0.9, 0.1, 0.7], () => ({ scores: {} })),
        { width },
      );
    expect(text(80)).toContain("  ▅█▁▆\n  first 50.0% · last 70.0% · lowest 10.0% · highest 90.0%");
    expect(text(5)).toContain("\n  ▅█▁\n  ▆\n  first");
  });

  test("has a ceiling where one is demanded", () => {
    const points = trendPoints([0.1, 0.12, 0.05], (at) => ({
      scores: { toxicity: [0.1, 0.12, 0.05][at] ?? null },
    }));
    const { policy } = loadConfigFile("p.yml", "gate: { ceilings: { toxicity: 0.1 } }");
    const measures = policy === undefined ? [] : measureTrends(points, ["toxicity"], policy);
    const text = printed(terminalTrend(points, measures, { colors: false, width: 80, more: 0 }));
    expect(text).toContain("at most 10.0% is required");
  });

  test("shows the beginning of a name that is too long", () => {
    const name = "x".repeat(10_000);
    const rates = wavering(80, (at) => (at < 40 ? 0.9 : 0.8));
    const text = shown(trendPoints(rates, (at) => ({ scores: { [name]: rates[at] ?? null } })));
    expect(text).toMatch(/^x{250}… {2}/m);
    expect(text).toMatch(/^ {2}▼ x{250}… fell by /m);
  });

  test("lets no text move a cursor or end a line", () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
    expect(trends.hostile?.()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(trends.hostile?.()).not.toMatch(/^(?:##|::)/m);
  });
});

describe("a report at a terminal", () => {
  const linesOf = (passRates: readonly number[], commit = (at: number) => commitAt(at)) => {
    const history = trendPoints(passRates, (at) => ({ commit: commit(at) })).map(
      ({ isBreak: _, isHead: __, ...point }) => point,
    );
    const report = reportOf([recorded("a", "x+")], { history, commit: history.at(-1)?.commit ?? null });
    const lines = atTerminal(report).split("\n");
    const start = lines.findIndex((line) => line.startsWith("Trend "));
    return { report, lines: start < 0 ? [] : lines.slice(start, lines.indexOf("", start)) };
  };
  const lasting = wavering(30, (at) => (at < 15 ? 0.9 : 0.8));

  test("has its trend in a line, and a line for a lasting shift", () => {
    expect(linesOf(lasting).lines).toEqual([
      expect.stringMatching(
        /^Trend ▶ as the commits before · [▁-█]{30} · pass rate 78\.0% to 92\.0% over 30 commits$/,
      ),
      expect.stringMatching(
        /^ {2}pass rate fell by \d+\.\d points at [0-9a-f]{7}, 1\d commits ago, and stayed$/,
      ),
    ]);
    expect(linesOf([0.9, 0.8, 0.7]).lines).toEqual([
      "Trend ▼ lower than the commits before · pass rate 90.0%, 80.0%, 70.0%",
    ]);
    expect(linesOf([0.9, 0.8]).lines).toEqual([]);
  });

  test("tells it in the words of the summary", () => {
    const { report, lines } = linesOf(lasting);
    const summary = summaryView(report).text.replace(/<\/?code>|\*\*|&#8203;/g, "");
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(summary).toContain(line.trim().replace(/^Trend /, ""));
  });

  test("says where nothing was assessed, and has no arrow then", () => {
    const { report } = linesOf([0.9, 0.9, 0.8, 0.9, 0.9, 0.9]);
    const of = (...rates: (number | null)[]) => {
      const history = trendPoints(rates).map(({ isBreak: _, isHead: __, ...point }) => point);
      const shown = { ...report, history, commit: history.at(-1)?.commit ?? null };
      return atTerminal(shown).match(/^Trend .*/m)?.[0];
    };
    const gap = "a dash where nothing was assessed";
    expect(of(0.9, 0.9, null, 0.9, 0.9, 0.9)).toBe(
      `Trend ▶ as the commits before · ▅▅–▅▅▅ · pass rate always 90.0% over 5 commits · ${gap}`,
    );
    expect(of(0.9, 0.9, 0.9, 0.9, 0.8, null)).toBe(
      `Trend ████▁– · pass rate 80.0% to 90.0% over 5 commits · ${gap} · not assessed at the newest commit`,
    );
    expect(of(0.9, 0.9, 0.8, null)).toBe(
      "Trend pass rate 90.0%, 90.0%, 80.0% · not assessed at the newest commit",
    );
    expect(of(0.9, 0.9, null)).toBeUndefined();
  });

  test("ends with a report that names no commit", () => {
    const { report } = linesOf(lasting);
    const text = atTerminal({ ...report, commit: null });
    expect(text).toMatch(/^Trend [▁-█]{30}·█ · .* over 30 commits and this change/m);
  });

  test("keeps a commit's name on its line", () => {
    const { lines } = linesOf(lasting, (at) => `${at}\n\u001b[2J`);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/points at 1\d\\n\\u\{1b\}\[2J, /);
  });
});
