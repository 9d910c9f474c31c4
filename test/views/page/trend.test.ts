import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import type { HistoryPoint } from "../../../src/report/comparison.ts";
import type { Report } from "../../../src/report/report.ts";
import { trendSection } from "../../../src/views/page/trend.ts";
import { onPullRequest, withHistory } from "../pull-request.ts";
import { against } from "../trips.ts";

describe("the trend of the page", () => {
  let report: Report | undefined;
  const reportOf = () => {
    report ??= onPullRequest(against({ cases: 40 }, { cases: 40, failing: [1] }));
    return report;
  };
  const section = (one: Report) => trendSection(one).text;
  const steady = Array.from({ length: 10 }, () => 0.9);
  const withPoints = (change: (point: HistoryPoint, at: number) => Partial<HistoryPoint>) => {
    const one = withHistory(reportOf(), steady);
    return { ...one, history: one.history.map((point, at) => ({ ...point, ...change(point, at) })) };
  };
  const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

  test("begins with three assessed commits", () => {
    expect(section(withHistory(reportOf(), [0.9]))).toContain("at least 3 assessed commits");
    expect(section(withHistory(reportOf(), [0.9, null, null]))).toContain("at least 3 assessed commits");
    expect(section(withHistory(reportOf(), [0.9, null, null]))).toContain(
      "has 4 commits, 2 of them assessed",
    );
    expect(section({ ...reportOf(), history: [] })).toBe("");
    expect(section(withHistory(reportOf(), [0.9, 0.9]))).toContain("<svg");
  });

  test("a line breaks where the cases change and where nothing was assessed, and the legend says why", () => {
    const whole = section(withHistory(reportOf(), steady));
    expect(count(whole, '<polyline class="line"')).toBe(2);
    expect(count(whole, '<line class="break"')).toBe(0);
    expect(whole).not.toContain("other cases or settings");
    const broken = section(withHistory(reportOf(), [0.9, 0.9, 0.9, 0.8, 0.8, 0.8, null, 0.8, 0.8], 3));
    expect(count(broken, '<polyline class="line"')).toBe(6);
    // One in each of the two charts, and one in the legend.
    expect(count(broken, '<line class="break"')).toBe(3);
    expect(broken).toContain("other cases or settings from here on</li>");
  });

  test("the pull request's own point is hollow and not part of the line", () => {
    const pull = section(withHistory(reportOf(), steady));
    expect(count(pull, '<circle class="dot head"')).toBe(3);
    expect(count(pull, '<polyline class="to-head"')).toBe(2);
    expect(pull).toContain("97.5% · 9b8a7c6 · 40 cases · this change");
    const base = section({ ...withHistory(reportOf(), steady), role: "base" });
    expect(base).not.toMatch(/to-head|dot head|this change/);
  });

  test("a floor is drawn where there is one, and the axis reaches it", () => {
    const one = withHistory(reportOf(), steady);
    const policy = { ...one.policy, gate: { ...one.policy.gate, floors: { passRate: 0.5 } } };
    const text = section({ ...one, policy });
    expect(count(text, '<line class="floor"')).toBe(2);
    expect(text).toContain(">at least 50.0%</text>");
    expect(text).toContain(">50%</text>");
    expect(section(one)).not.toContain('class="floor"');
  });

  test("a lasting shift is marked and named, newest first", () => {
    const rates = Array.from({ length: 90 }, (_, at) => [0.95, 0.8, 0.9][Math.floor(at / 30)] ?? 0);
    const text = section(withHistory(reportOf(), rates));
    const named = [...text.matchAll(/<li>(pass rate [^<]*)<\/li>/g)].map(([, sentence]) => sentence);
    expect(named).toEqual([
      "pass rate rose by 10.0 points at e6c3dd6, 29 commits ago, and stayed",
      "pass rate fell by 15.0 points at 22d200f, 59 commits ago",
    ]);
    expect(text).toContain("▼ −15.0</text>");
    expect(text).toContain("▲ +10.0</text>");
  });

  test("a commit says where a measure went, and that it stayed only where it did", () => {
    const rates = Array.from({ length: 90 }, (_, at) => [0.95, 0.8, 0.9][Math.floor(at / 30)] ?? 0);
    const titles = [...section(withHistory(reportOf(), rates)).matchAll(/<title>([^<]* here[^<]*)</g)];
    const labels = titles.map(([, title]) => title?.split(" · ").at(-1));
    expect(labels.slice(0, 2)).toEqual(["fell here", "rose here and stayed"]);
  });

  test("of many shifts those that stand are listed first, the others counted, and no label lies on another", () => {
    const levels = [0.95, 0.6, 0.95, 0.6, 0.95, 0.6, 0.95, 0.6];
    const rates = Array.from({ length: 240 }, (_, at) => levels[Math.floor(at / 30)] ?? 0);
    const text = section(withHistory(reportOf(), rates));
    const items = [...text.matchAll(/<li>([^<]*(?:commits ago|more, marked)[^<]*)<\/li>/g)].map(
      ([, item]) => item,
    );
    const isStanding = items.map((item) => item?.endsWith("and stayed"));
    expect(isStanding).toEqual(isStanding.toSorted((a, b) => Number(b) - Number(a)));
    expect(isStanding[0]).toBe(true);
    expect(items.length).toBe(limits.listedShifts + 1);
    const shifts = count(text, '<line class="shift"') - 1;
    expect(items.at(-1)).toBe(`… and ${shifts - limits.listedShifts} more, marked in the charts`);
    const [first = ""] = text.split("</svg>");
    const places = [...first.matchAll(/<text class="shift" x="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(places.length).toBeGreaterThan(2);
    const gaps = places.slice(1).map((x, at) => (places[at] ?? 0) - x);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(52);
    expect(count(first, '<line class="shift"')).toBeGreaterThan(places.length);
  });

  describe("of what runs take", () => {
    const tokens = (at: number) => (at < 20 ? undefined : at < 60 ? 12_400 : 19_840);
    const taking = (max?: number) => {
      const one = withHistory(
        reportOf(),
        Array.from({ length: 90 }, () => 0.9),
      );
      const history = one.history.map((point, at) => {
        const amount = tokens(at);
        return amount === undefined
          ? point
          : { ...point, measures: { tokens: amount, costPerSuccess: 0.0042 } };
      });
      const measures = max === undefined ? undefined : { tokens: { max } };
      return { ...one, history, policy: { ...one.policy, ...(measures === undefined ? {} : { measures }) } };
    };
    const chartOf = (title: string, text: string) =>
      text.split("<figure").find((part) => part.includes(`<strong>${title}</strong>`)) ?? "";

    test("is drawn after the scorers, in its unit", () => {
      const text = section(taking());
      const titles = [...text.matchAll(/<figcaption><strong>([^<]*)</g)].map(([, title]) => title);
      expect(titles).toEqual(["pass rate", "f1", "tokens per run", "cost per success"]);
      const chart = chartOf("tokens per run", text);
      const ticks = [...chart.matchAll(/<text class="number"[^>]*>([^<]*)</g)].map(([, tick]) => tick);
      expect(ticks).toEqual(["12 k", "14 k", "16 k", "18 k", "20 k"]);
      expect(chart).toContain('aria-label="tokens 12.4 k to 19.8 k over 70 commits"');
      expect(chart).toContain("<title>12.4 k · ");
      expect(chart).toContain("<title>not measured · ");
      expect(chart).toContain("not measured at the newest commit</figcaption>");
      expect(count(chart, '<polyline class="line"')).toBe(1);
    });

    test("has its shifts in percent, the list in words too", () => {
      const text = section(taking());
      const [named] = [...text.matchAll(/<li>(tokens [^<]*)<\/li>/g)].map(([, sentence]) => sentence);
      expect(named).toBe("tokens rose by 60% (12.4 k → 19.8 k) at e6c3dd6, 29 commits ago, and stayed");
      expect(chartOf("tokens per run", text)).toContain("▲ +60%</text>");
      expect(text).not.toContain("points at");
    });

    test("has a line where the policy says the most, as far as the chart reaches", () => {
      const near = chartOf("tokens per run", section(taking(30_000)));
      expect(near).toContain('<line class="ceiling"');
      expect(near).toContain(">at most 30.0 k</text>");
      const far = chartOf("tokens per run", section(taking(900_000)));
      expect(far).not.toContain('class="ceiling"');
      expect(far).toContain(" · at most 900.0 k, beyond the chart</figcaption>");
      expect(section(taking())).not.toContain("at most");
    });

    test("leaves room beside the axis for what its ticks say", () => {
      const text = section(taking());
      const left = (title: string) => Number(/<line class="tick" x1="(\d+)"/.exec(chartOf(title, text))?.[1]);
      expect(left("cost per success")).toBeGreaterThan(left("pass rate"));
      expect(left("tokens per run")).toBe(left("pass rate"));
    });

    test("stands in the table", () => {
      const text = section(taking());
      expect(text).toContain('<th scope="col">tokens per run</th><th scope="col">cost per success</th>');
      expect(text).toContain('<td class="number">19.8 k</td><td class="number">$0.0042</td>');
      expect(text).toContain(
        '<td class="number">90.0%</td><td class="number">–</td><td class="number">–</td>',
      );
    });
  });

  test("every commit is in the table, with what is remarkable about it", () => {
    const text = section(withHistory(reportOf(), [0.9, null, 0.8, 0.8], 2));
    const rows = [...text.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, row]) =>
      (row ?? "").replace(/<[^>]*>/g, "|").replace(/\|+/g, "|"),
    );
    expect(rows).toEqual([
      "|9b8a7c6|97.5%|97.5%|40|0|this change|",
      "|77de68d|80.0%|80.0%|40|0|",
      "|da4b923|80.0%|80.0%|40|0|other cases or settings from here on|",
      "|356a192|–|–|40|0|",
      "|b6589fc|90.0%|90.0%|40|0|",
    ]);
  });

  test("dates are dates or nothing", () => {
    const dated = withPoints((_, at) => ({
      createdAt: at === 0 ? "2026-06-01T09:00:00.000Z" : "2026-06-01<script>",
    }));
    expect(count(section(dated), "2026-06-01")).toBeGreaterThan(0);
    expect(section(dated)).not.toContain("script");
  });

  test("so many scorers are drawn, the others counted", () => {
    const ids = Array.from({ length: limits.chartedMeasures + 2 }, (_, at) => `scorer-${at}`);
    const text = section(withPoints(() => ({ scores: Object.fromEntries(ids.map((id) => [id, 0.5])) })));
    expect(count(text, "<figure")).toBe(limits.chartedMeasures);
    expect(text).toContain("3 more without a chart");
  });

  test("whatever a history says is text", () => {
    const tags = (text: string) => text.match(/<\/?\w+|<!|<\?/g);
    const withLabel = (text: string) =>
      section(
        withPoints((point) => ({ commit: text, createdAt: text, scores: { ...point.scores, [text]: 0.5 } })),
      );
    const plain = tags(withLabel("x"));
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        fc.pre(!["f1", "code", "llm", "pass rate"].includes(text));
        expect(tags(withLabel(text))).toEqual(plain);
      }),
      { numRuns: 50 },
    );
  });
});
