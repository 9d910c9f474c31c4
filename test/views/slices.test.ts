import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { terminalWidth } from "../../src/core/escape.ts";
import { limits } from "../../src/core/limits.ts";
import type { Report } from "../../src/report/report.ts";
import { commentView } from "../../src/views/comment.ts";
import { reportSections } from "../../src/views/report-sections.ts";
import { fit } from "../../src/views/shorten-to-limit.ts";
import { judged, withJudge } from "./judged.ts";
import { atTerminal } from "./printed.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { linesOf } from "./scenarios.ts";
import { type Tagged, taggedAgainst, taggedAlone } from "./sliced.ts";
import { upTo } from "./trips.ts";

const HOSTILE = "x | y\n## <img src=x> @org/team #1 `code` \u202e[link](http://a.b) </details> :rocket:";

const models = (small: number): Tagged[] => [
  { tags: { model: "gpt-5" }, cases: 20, failing: 1 },
  { tags: { model: "claude-opus-4.1" }, cases: 20 },
  { tags: { model: "small" }, cases: 20, failing: small },
];
const parts = (more: number): Tagged[] =>
  upTo(40).map((at) => ({
    tags: { part: `part-${at}` },
    cases: 4,
    failing: at % 7 === 0 ? (at % 3) + more : 0,
  }));
const modelsAndParts: Tagged[] = [
  { tags: { model: "gpt-5", part: "booking" }, cases: 12, failing: 1, trials: 2 },
  { tags: { model: "small", part: "booking" }, cases: 12, failing: 5, trials: 2 },
  { tags: { model: "gpt-5", part: "refunds" }, cases: 8, trials: 2 },
  { tags: { model: "small" }, cases: 8, failing: 3 },
];
const hostile: Tagged[] = [
  { tags: { [HOSTILE]: HOSTILE, ["__proto__"]: "polluted" }, cases: 3, failing: 2 },
  { tags: { [HOSTILE]: "x".repeat(1000), ["__proto__"]: "constructor" }, cases: 3 },
  { tags: { constructor: "toString", a: "1", b: "2" }, cases: 3, failing: 1 },
];

const reports: Record<string, () => Report> = {
  "slices-models": () => taggedAgainst(models(2), models(9)),
  "slices-alone": () => taggedAlone(models(9)),
  "slices-new-model": () => taggedAgainst(models(2).slice(1), models(2)),
  "slices-two-tags": () => taggedAgainst(modelsAndParts, modelsAndParts),
  "slices-forty-values": () => taggedAgainst(parts(0), parts(1)),
  "slices-hostile": () => taggedAgainst(hostile, hostile),
  "slices-judged": () =>
    withJudge(taggedAlone(models(3)), (at) => judged(at % 7 === 0 ? { wrong: "not asked for" } : {})),
};

test("every report has its tables by tag, as a comment and at a terminal", async () => {
  const outputs = Object.entries(reports).flatMap(([name, make]): [string, string][] => {
    const report = onPullRequest(make());
    const text = atTerminal(report);
    return [
      [
        name,
        text
          .split("\n\n")
          .filter((part) => part.startsWith("By "))
          .join("\n"),
      ],
      [`${name}, as a comment`, tableLines(report).join("\n")],
    ];
  });
  await expect(linesOf(outputs, /\S/)).toMatchFileSnapshot("../golden/lines/slices.txt");
});

const tableLines = (report: Report) => {
  const lines = commentView(report, place).text.split("\n");
  const first = lines.findIndex((line) => line.startsWith("| by "));
  return first < 0 ? [] : lines.slice(first).filter((line) => line.startsWith("|"));
};

describe("the tables by tag", () => {
  test("stand behind the cases, and long ones are folded", () => {
    const short = commentView(taggedAgainst(models(2), models(9)), place).text;
    expect(short.indexOf("| by ")).toBeGreaterThan(short.indexOf("#### Worse"));
    const long = commentView(taggedAlone(parts(1)), place).text;
    expect(long).toMatch(
      /<details><summary>Scores by <code>part<\/code>, 40 values,.*?\| by .*?<\/details>/s,
    );
    expect(short).not.toContain("<summary>Scores");
  });

  test("are left out before the scores and the cases, where there is no room", () => {
    const all = reportSections(taggedAgainst(models(2), models(9)), 50, place);
    const sections = all.filter(({ kind }) => kind !== "prompt");
    const whole = fit(sections, Number.POSITIVE_INFINITY).text;
    const short = fit(sections, whole.length - 1).text;
    expect(short).toMatch(/Left out because there is no room: the scores by tag\b/);
    expect(short).toContain("**pass rate**");
    expect(short).toContain("<summary>1 more case</summary>");
  });

  test("show the worst twenty, and say how many more there are", () => {
    const lines = tableLines(taggedAlone(parts(1)));
    expect(lines).toHaveLength(2 + 20 + 1);
    expect(lines.at(-1)).toMatch(/^\| … and 20 more values \|[| ]+$/);
  });

  test("count the values beyond the limit too", () => {
    const most = limits.slicedValues + 10;
    const report = taggedAlone(upTo(most).map((at) => ({ tags: { part: String(at) }, cases: 2 })));
    expect(tableLines(report).at(-1)).toContain(`… and ${most - 20} more values`);
    expect(commentView(report, place).text).toContain(`${most} values`);
  });

  test("are of three tags, and the others are named", () => {
    const sides = ["left", "right"].map((value): Tagged => {
      const tags = Object.fromEntries(["a", "b", "c", "d", "e", "f", "g", "h"].map((tag) => [tag, value]));
      return { tags, cases: 3 };
    });
    expect(tableLines(taggedAlone(sides)).filter((line) => line.startsWith("| by "))).toHaveLength(3);
    expect(commentView(taggedAlone(sides), place).text).toContain("Not shown: scores by d, e, f and 2 more");
  });

  test("at a terminal keep a value apart that is called like those without one", () => {
    const values = ["without model", '"without model"', "gpt-5"];
    const report = taggedAlone([
      ...values.map((model): Tagged => ({ tags: { model }, cases: 2 })),
      { tags: {}, cases: 2 },
    ]);
    const lines = atTerminal(report).split("\n");
    const names = lines.flatMap((line) => /^ {2}(.*?) +2 +2 +100%/.exec(line)?.[1] ?? []);
    expect(names).toEqual(['""without model""', "gpt-5", '"without model"', "without model"]);
  });

  test("at a terminal keep their columns, whatever the letters", () => {
    const values = ["漢字モデル", "ｗｉｄｅ", "e\u0301te", "\u{1f600}", "plain", "ﾊﾝｶｸ"];
    const report = taggedAlone(values.map((model) => ({ tags: { model }, cases: 2 })));
    const lines = atTerminal(report).split("\n");
    const rows = lines.filter((line) => / 2 +2 +100%/.test(line));
    expect(rows).toHaveLength(values.length);
    expect(new Set(rows.map(terminalWidth))).toEqual(new Set([terminalWidth(rows[0] ?? "")]));
    expect(values.map(terminalWidth)).toEqual([10, 8, 3, 2, 5, 4]);
  });

  test("have no state, whatever the interval", () => {
    const [title, , worst] = tableLines(taggedAgainst(models(0), models(18)));
    expect(title).toBe("| by <code>model</code> | cases | runs | pass rate | change | code | f1 |");
    expect(worst).toMatch(
      /^\| <code>small<\/code> \| 20 \| 20 \| 10\.0% \| −90\.0 \([^|]*\) \| 100% \| 10\.0% \|$/,
    );
  });

  test("say where nothing could be compared, and have no such column where nothing was", () => {
    expect(tableLines(taggedAgainst(models(2).slice(1), models(2)))[3]).toContain("| not compared |");
    expect(tableLines(taggedAlone(models(2)))[0]).not.toContain("change");
  });

  test("have the judge's score only where people are shown it", () => {
    const alone = taggedAlone(models(2));
    const withLlm = withJudge(alone, () => judged());
    expect(tableLines(withLlm)[0]).toContain("| llm |");
    expect(tableLines({ ...withLlm, judge: null })[0]).not.toContain("llm");
  });

  test("are there of a report whose comparison says nothing of slices", () => {
    const report = taggedAgainst(models(2), models(9));
    const { slices: _, ...comparison } = report.comparison ?? {};
    const older = { ...report, comparison } as Report;
    expect(tableLines(older)).toEqual(tableLines(taggedAlone(models(9))));
  });
});

test("a tag is never more than text, whatever it is called", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
    fc.constantFrom("__proto__", "constructor", HOSTILE, "\ud83d", "\n# h", "|", "`", "<b>", "\u202e"),
  );
  const structure = (tag: string, value: string) => {
    const other = value === "other" ? "another" : "other";
    const report = taggedAgainst(
      [
        { tags: { [tag]: value }, cases: 2 },
        { tags: { [tag]: other }, cases: 2, failing: 1 },
        { tags: {}, cases: 2 },
      ],
      [
        { tags: { [tag]: value }, cases: 2, failing: 2 },
        { tags: { [tag]: other }, cases: 2 },
        { tags: {}, cases: 2 },
      ],
    );
    expect(atTerminal(report)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u);
    return tableLines(report).map((line) =>
      line
        .replace(/&#\d+;/g, "")
        .match(/[<>`*_[\]|#@~\\&$^]/g)
        ?.join(""),
    );
  };
  const plain = structure("model", "small");
  expect(plain).toHaveLength(5);
  fc.assert(
    fc.property(text, text, (tag, value) => {
      expect(structure(tag, value)).toEqual(plain);
    }),
    { numRuns: 25 },
  );
});
