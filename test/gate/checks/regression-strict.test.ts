import { describe, expect, test } from "vitest";
import type { ReportCase, Trial } from "../../../src/report/case.ts";
import { pooledAt, recorded, tried } from "../comparison/fixture.ts";
import { flips, ids, regressionMessage } from "./regression-fixture.ts";

describe("strict mode", () => {
  const failing: Pick<Trial, "scores"> = {
    scores: {
      f1: {
        status: "scored",
        value: 0,
        details: {
          precision: 0,
          recall: 0,
          truePositives: 0,
          references: 1,
          calls: 1,
          pairs: [],
          nearMisses: [
            {
              name: "book",
              reference: 0,
              call: 0,
              fraction: 0.5,
              differences: [{ path: "date", expected: "2024-01-15", actual: "2024-01-16" }],
              malformed: false,
            },
          ],
          missing: [{ position: 0, name: "book", arguments: {} }],
          unexpected: [{ position: 0, name: "book", arguments: {} }],
          leftOut: [],
        },
      },
    },
  };
  const withReason = (one: ReportCase): ReportCase => ({
    ...one,
    trials: one.trials.map((trial) => ({ ...trial, ...failing })),
  });

  test("fails by one case that passed always and fails always now, and says why", () => {
    const { head, base } = flips(12, 1);
    const [first, ...rest] = head as [ReportCase, ...ReportCase[]];
    expect(regressionMessage({ head: [withReason(first), ...rest], base }, "{mode: strict}")).toBe(
      'fail Regression (strict): c0 passed on every base recording and fails now: book date: expected "2024-01-15", got "2024-01-16" · 12 cases compared, 1 trial each',
    );
  });

  test("names several, with the reason of the first", () => {
    const { head, base } = flips(12, 4);
    const told4 = regressionMessage(
      { head: [...head.slice(0, 4).map(withReason), ...head.slice(4)], base },
      "{mode: strict}",
    );
    expect(told4).toMatch(
      /^fail Regression \(strict\): c0, c1, c2 and 1 more passed on every base recording and fail now; c0: book date: expected /,
    );
  });

  test("is what auto finds for snapshots", () => {
    expect(regressionMessage(flips(3, 1, 9))).toMatch(/^inconclusive Looks worse: pass rate 100% → 91\.7% /);
    expect(regressionMessage(flips(1, 1, 11))).toBe(
      "fail Regression (snapshots): c0 passed on every base recording and fails now · 12 cases compared, 11 unchanged, 1 trial each · all other cases have the base's recordings. If the agent is noisy, record 3 trials of every case",
    );
    expect(regressionMessage(flips(0, 0, 12))).toBe(
      "pass No regression (snapshots): pass rate 100% → 100% · 12 cases compared, all unchanged: nothing was recorded again",
    );
  });

  test("fails by one case however few there are", () => {
    expect(regressionMessage(flips(1, 1), "{mode: strict}")).toMatch(/^fail /);
  });

  test.each<[string, string, string]>([
    ["failed once on the base", "b1+ b2-", "h1-"],
    ["failed in the base's pool", "b1+", "h1-"],
    ["passes once now", "b1+ b2+", "h1- h2+"],
  ])("is not broken by a case that %s", (what, before, now) => {
    const unchanged = flips(0, 0, 20);
    const pool = what.includes("pool") ? [pooledAt("c0", "p-")] : [];
    const suite = {
      head: [recorded("a", now), ...unchanged.head],
      base: [recorded("a", before, { pool }), ...unchanged.base],
    };
    expect(regressionMessage(suite, "{mode: strict}")).toMatch(/^(?:pass|inconclusive) /);
  });

  test("fails by a drop of the whole suite as statistical mode does", () => {
    const base = ids(20).map((id) => tried(id, "b", 2, 2));
    const head = ids(20).map((id) => tried(id, "h", 1, 2));
    expect(regressionMessage({ head, base }, "{mode: strict}")).toMatch(
      /^fail Regression \(strict\): pass rate 100% → 50\.0% \(−50\.0 points, /,
    );
  });

  test("is not what auto finds where other cases were recorded again too, or the base is noisy", () => {
    expect(regressionMessage(flips(2, 1, 200))).toMatch(
      /^inconclusive Looks worse: .* 1 newly failing \(c0\)/,
    );
    expect(regressionMessage(flips(10, 1, 200), "{mode: strict}")).toMatch(
      /^fail Regression \(strict\): c0 passed /,
    );
    const { head, base } = flips(1, 1, 20);
    const noisy = recorded("noisy", "n1+ n2-");
    expect(regressionMessage({ head: [...head, noisy], base: [...base, noisy] })).toMatch(
      /^inconclusive Looks worse: /,
    );
  });

  test("is what auto finds in a long history without noise", () => {
    const earlier = (id: string) => Array.from({ length: 7 }, (_, at) => pooledAt(`c${at}`, `${id}.${at}+`));
    const base = ids(12).map((id) => recorded(id, `${id}+`, { pool: earlier(id) }));
    const alike = (id: string, pass: boolean): ReportCase => {
      const one = recorded(id, `again.${id}${pass ? "+" : "-"}`);
      return { ...one, trials: one.trials.map((trial) => ({ ...trial, content: pass ? "same" : "other" })) };
    };
    const before = base.map((one) => ({
      ...one,
      trials: one.trials.map((trial) => ({ ...trial, content: "same" })),
    }));
    const head = ids(12).map((id, at) => alike(id, at > 0));
    expect(regressionMessage({ head, base: before })).toMatch(
      /^fail Regression \(steady\): c0 passed on every base recording and fails now .* the base is steady: /,
    );
    const short = before.map((one) => ({ ...one, pool: one.pool.slice(1) }));
    expect(regressionMessage({ head, base: short })).toMatch(
      /^fail Regression: |^inconclusive Looks worse: /,
    );
  });
});

describe("mode off", () => {
  test("looks for nothing", () => {
    const sentence = "pass Regression: not looked for: the policy's mode is off";
    expect(regressionMessage(flips(12, 12), "{mode: off}")).toBe(sentence);
    expect(regressionMessage({ head: [], base: [] }, "{mode: off}")).toBe(sentence);
    const base = [tried("a", "b", 10, 10)];
    expect(regressionMessage({ head: [tried("a", "h", 0, 3)], base }, "{mode: off}")).toBe(sentence);
  });
});
