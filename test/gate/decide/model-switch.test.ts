import { describe, expect, test } from "vitest";
import type { ReportCase } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { headlineText } from "../../../src/views/headline.ts";
import { compared, findingOf } from "../checks/compared.ts";
import { tried } from "../comparison/fixture.ts";

const POLICY = "gate: { switch: { margin: 0.05 } }";
const ALWAYS = "gate: { switch: { margin: 0.05, always: true } }";

/** Each run costs a dollar with the old model. */
function by(
  model: string | undefined,
  side: string,
  passes: readonly number[],
  trials = 5,
  cost = 1,
): ReportCase[] {
  return passes.map((passing, at) => {
    const one = tried(`c${at}`, side, passing, trials);
    const ofModel = model === undefined ? {} : { model, usage: { cost }, content: "sha256:0" };
    return { ...one, trials: one.trials.map((trial) => ({ ...trial, ...ofModel })) };
  });
}

const ALL = Array<number>(20).fill(5);
const base = by("old", "b", ALL);

function gated(head: ReportCase[], policy = POLICY, before = base, more: Partial<Report> = {}) {
  const report = compared({ head, base: before, policy, more });
  return {
    report,
    finding: findingOf(report, "switch"),
    line: headlineText(report),
    blocks: report.verdict.blocks,
  };
}

describe("a switch to another model", () => {
  test("is no worse where the runs show it, and the headline says so with the cost", () => {
    const { finding, line, blocks } = gated(by("new", "h", ALL, 5, 0.59));
    expect(finding).toBe("pass Switch: new is no worse than old within 5 points (p = .0059)");
    expect(line).toBe("new is no worse than old within 5 points, and 41% cheaper");
    expect(blocks).toBe(false);
    expect(gated(by("new", "h", ALL, 5, 1.2)).line).toBe(
      "new is no worse than old within 5 points, but 20% dearer",
    );
  });

  test("is not called cheaper where chance could explain it", () => {
    const priced = (model: string, side: string, costs: readonly number[]) =>
      by(model, side, ALL).map((one, at) => ({
        ...one,
        trials: one.trials.map((trial) => ({ ...trial, usage: { cost: costs[at % 2] } })),
      }));
    const { line } = gated(priced("new", "h", [1, 8]), POLICY, priced("old", "b", [9, 1]));
    expect(line).toBe("new is no worse than old within 5 points");
  });

  test("passes where a maintainer accepted it, and nothing says that it is no worse", () => {
    const few = Array<number>(9).fill(2);
    const accepted = { by: "ada", label: "agent-regression-accepted" };
    const { finding, line, blocks } = gated(by("new", "h", few, 2), POLICY, by("old", "b", few, 2), {
      accepted,
    });
    expect(finding).toMatch(/^pass Switch, accepted by @ada: it is not shown that new is no worse/);
    expect(line).toBe("no case got worse");
    expect(blocks).toBe(false);
  });

  test("is not shown by few runs: how many would do, and the merge is blocked", () => {
    const few = Array<number>(9).fill(2);
    const { finding, line, blocks } = gated(by("new", "h", few, 2), POLICY, by("old", "b", few, 2));
    expect(finding).toMatch(
      /^inconclusive Switch: it is not shown that new is no worse than old within 5 points \(p = \.\d+\); 1\d runs of each case on both sides would probably show it$/,
    );
    expect(line).toBe("not shown that new is no worse than old within 5 points");
    expect(blocks).toBe(true);
  });

  test("is worse where the regression is shown, and the headline names the cases", () => {
    const { finding, line } = gated(by("new", "h", [0, 0, ...ALL.slice(2)]));
    expect(finding).toBe("fail Switch: new is worse than old: pass rate 10 points lower");
    expect(line).toMatch(/^2 cases got worse: c0, c1/);
  });

  test("asks for more than a pass of the regression check", () => {
    const { report, finding } = gated(
      by("new", "h", [2, ...Array(19).fill(3)], 3),
      POLICY,
      by("old", "b", Array(20).fill(3), 3),
    );
    expect(findingOf(report, "regression")).toMatch(/^pass /);
    expect(finding).toMatch(/^inconclusive .*\(p = \.\d+\)/);
  });
});

describe("the runs that would show it", () => {
  const few = Array<number>(9).fill(2);
  const switched = (head: readonly number[], margin = 0.05) =>
    gated(by("new", "h", head, 2), `gate: { switch: { margin: ${margin} } }`, by("old", "b", few, 2));
  const remedyOf = ({ finding }: ReturnType<typeof gated>) => finding?.split("; ")[1];

  test("are more where the pass rate dropped, and none where it dropped by the margin", () => {
    const lost = [1, ...few.slice(1)];
    expect(remedyOf(switched(few, 0.1))).toBe("7 runs of each case on both sides would probably show it");
    expect(remedyOf(switched(lost, 0.1))).toBe("16 runs of each case on both sides would probably show it");
    expect(remedyOf(switched(lost, 0.05))).toBe("more runs are unlikely to show it");
  });

  test("are in the numbers of the check, with the margin and the change", () => {
    const { report } = switched(few, 0.1);
    const check = report.verdict.checks.find(({ name }) => name === "switch");
    expect(check?.numbers).toEqual({ margin: 0.1, change: 0, p: expect.closeTo(0.1501, 4), trials: 7 });
  });

  test("are beside the margin in points", () => {
    const margins = [0.01, 0.025, 0.1].map((margin) => switched(few, margin).finding);
    expect(margins.map((text) => /within ([\d.]+ points?)/.exec(text ?? "")?.[1])).toEqual([
      "1 point",
      "2.5 points",
      "10 points",
    ]);
  });
});

describe("runs that are not one model against another", () => {
  test("of two models on one side are named", () => {
    const mixed = [...by("new", "h", ALL.slice(0, 10)), ...by("newer", "h", ALL).slice(10)];
    expect(gated(mixed).finding).toBe(
      "inconclusive Switch: the runs here are of 2 models (new, newer): record each side with one",
    );
    expect(gated(by("new", "h", ALL), POLICY, [...base.slice(1), ...by("older", "b", [5])]).finding).toMatch(
      /^inconclusive Switch: the runs of the base are of 2 models \(old, older\)/,
    );
  });

  test("are named where they were not recorded again", () => {
    const { finding } = gated(
      [...by("new", "h", ALL).slice(0, 19), ...by("old", "b", ALL).slice(19)],
      ALWAYS,
    );
    expect(finding).toMatch(/^inconclusive Switch: (not recorded again: c19|the runs here are of 2 models)/);
    expect(gated(base, ALWAYS).finding).toMatch(/^inconclusive Switch: not recorded again: c0, c1/);
  });

  test("without names of models are not taken as the same model", () => {
    expect(gated(by(undefined, "h", ALL), POLICY, by(undefined, "b", ALL)).finding).toMatch(
      /^inconclusive Switch: the recordings do not name their model/,
    );
    expect(gated(by(undefined, "h", ALL), ALWAYS, by(undefined, "b", ALL)).finding).toBe(
      "pass Switch: this agent is no worse than the base within 5 points (p = .0059)",
    );
  });

  test("are not taken as the same model where only the base names none", () => {
    const unnamed = by(undefined, "b", ALL);
    expect(gated(by("new", "h", ALL), POLICY, unnamed).finding).toMatch(
      /^pass Switch: new is no worse than the base within 5 points/,
    );
    expect(gated(by("new", "h", [0, ...ALL.slice(1)]), POLICY, unnamed).finding).toMatch(
      /^fail Switch: new is worse than the base: pass rate 5 points lower/,
    );
    expect(gated(by(undefined, "h", ALL)).finding).toMatch(
      /^inconclusive Switch: the recordings do not name their model/,
    );
  });

  test("of one agent whose sub-agents answer in some runs are one side", () => {
    const some = (first: string, rest: string, side: string) => [
      ...by(first, side, ALL).slice(0, 10),
      ...by(rest, side, ALL).slice(10),
    ];
    const before = some("a", "a, b", "b");
    expect(gated(by("a", "h", ALL), POLICY, before).finding).toBeUndefined();
    expect(gated(some("c", "b, c", "h"), POLICY, before).finding).toMatch(
      /^pass Switch: b, c is no worse than a, b within/,
    );
    expect(gated(by("b", "h", ALL), POLICY, by("a, b", "b", ALL)).finding).toMatch(
      /^pass Switch: b is no worse than a, b within/,
    );
    expect(gated(some("b, c", "b, d", "h"), POLICY, before).finding).toMatch(
      /^inconclusive Switch: the runs here are of 2 models/,
    );
  });

  test("leave out no case: not one whose expectation changed, and not one that could not run", () => {
    const head = by("new", "h", ALL);
    const changed = head.map((one, at) => (at < 2 ? { ...one, fingerprint: "other" } : one));
    expect(gated(changed)).toMatchObject({
      finding: "inconclusive Switch: not compared, changed or without a scored run: c0, c1",
      blocks: true,
    });
    const lost = head.map((one, at) =>
      at > 0
        ? one
        : {
            ...one,
            passRate: null,
            trials: one.trials.map((trial) => ({ ...trial, pass: null, couldNotRun: true as const })),
          },
    );
    expect(gated(lost).finding).toBe(
      "inconclusive Switch: not compared, changed or without a scored run: c0",
    );
  });

  test("may have cases that the base does not have, also without a score", () => {
    const [first] = by("new", "new", [5]);
    const added = { ...first, id: "added" } as ReportCase;
    const unscored = {
      ...added,
      passRate: null,
      trials: added.trials.map((trial) => ({ ...trial, pass: null })),
    };
    for (const one of [added, unscored])
      expect(gated([...by("new", "h", ALL), one]).finding).toMatch(/^pass Switch: /);
    expect(gated([added], ALWAYS).finding).toBe("inconclusive Switch: no case has runs on both sides");
  });

  test("of the same model are not asked", () => {
    expect(gated(by("old", "h", ALL)).finding).toBeUndefined();
    expect(gated(by("new", "h", ALL), "gate: {}").finding).toBeUndefined();
  });

  test("of one case", () => {
    expect(gated(by("new", "h", [5]), POLICY, by("old", "b", [5])).finding).toMatch(
      /^inconclusive Switch: it is not shown/,
    );
  });
});
