import { describe, expect, test } from "vitest";
import { ConfigurationError } from "../../../src/core/problems.ts";
import { wilsonInterval } from "../../../src/core/statistics/intervals.ts";
import { kappaInterval } from "../../../src/core/statistics/kappa.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import { calibrate } from "../../../src/setup/calibrate/calibrate.ts";
import type { Label } from "../../../src/setup/calibrate/labels.ts";
import { caseOf, judged } from "./judged-report.ts";

function label(caseId: string, at: number, appropriate: boolean): Label {
  return { case: caseId, callId: `call-${at + 1}`, appropriate, place: () => ({ file: "l.yml" }) };
}

/** One run and its labels, with these numbers of calls that both, only people, only the judge, or neither approve. */
function callsOf(both: number, onlyPeople: number, onlyJudge: number, neither: number) {
  const kinds = [
    ...Array(both).fill({ people: true, judge: "+a" }),
    ...Array(onlyPeople).fill({ people: true, judge: "-a" }),
    ...Array(onlyJudge).fill({ people: false, judge: "+a" }),
    ...Array(neither).fill({ people: false, judge: "-a" }),
  ];
  return {
    labels: kinds.map(({ people }, at) => label("a", at, people)),
    cases: [caseOf("a", [kinds.map(({ judge }) => judge)])],
  };
}

function calibrateCalls(cells: Parameters<typeof callsOf>, gates = false) {
  const { labels, cases } = callsOf(...cells);
  return calibrate(labels, { cases }, gates);
}

const messages = (cells: Parameters<typeof callsOf>, gates = false) =>
  calibrateCalls(cells, gates).caveats.map(({ severity, message }) => `${severity}: ${message}`);

describe("a calibration", () => {
  test("counts agreement, and gives it with kappa and their intervals", () => {
    expect(calibrateCalls([58, 4, 12, 31])).toMatchObject({
      judges: [{ name: "gpt-4o-2024-08-06 (json_schema, prompt 1)", labels: 105 }],
      labels: { given: 105, compared: 105, unjudged: 0 },
      agreement: { value: 89 / 105, interval: wilsonInterval(89 / 105, 105) },
      kappa: {
        value: expect.closeTo(0.6756757, 7),
        interval: kappaInterval({ bothYes: 58, onlyFirst: 4, onlySecond: 12, bothNo: 31 }),
        word: "substantial",
      },
      confusion: { both: 58, onlyPeople: 4, onlyJudge: 12, neither: 31 },
      unjudged: [],
      caveats: [],
    });
  });

  test("has the disagreements, what the judge lets through first, then what it is surest of", () => {
    const voted = (agreeing: number, votes: number, ...calls: string[]) => {
      const outcome = judged(calls, { votes });
      if (outcome.status === "scored" && outcome.details !== undefined && "evaluations" in outcome.details)
        for (const evaluation of outcome.details.evaluations) evaluation.agreeing = agreeing;
      return outcome;
    };
    const cases = [
      caseOf("objects", [voted(3, 3, "-a", "+b")]),
      caseOf("wavers", [voted(2, 3, "+a@id", "-b")], { tags: { model: "m" } }),
      caseOf("sure", [voted(3, 3, "+a")]),
    ];
    const labels = [label("objects", 0, true), label("objects", 1, true), label("wavers", 0, false)];
    const { disagreements } = calibrate(
      [...labels, label("wavers", 1, true), label("sure", 0, false)],
      { cases },
      false,
    );
    expect(
      disagreements.map((disagreement) => [
        disagreement.case,
        disagreement.name,
        disagreement.appropriateBy,
        disagreement.agreeing,
      ]),
    ).toEqual([
      ["sure", "a", "judge", 3],
      ["wavers", "a", "judge", 2],
      ["objects", "a", "people", 3],
      ["wavers", "b", "people", 2],
    ]);
    expect(disagreements[1]).toEqual({
      case: "wavers",
      tags: { model: "m" },
      trial: "1",
      callId: "call-1",
      toolCallId: "id",
      name: "a",
      appropriateBy: "judge",
      agreeing: 2,
      votes: 3,
      reasoning: "The user asked for a.",
    });
  });

  test("takes labels of runs that were not judged neither as agreement nor as disagreement", () => {
    const { labels, cases } = callsOf(2, 1, 1, 1);
    const failed = caseOf("b", [{ status: "error", reason: "no JSON" }]);
    const {
      unjudged,
      labels: count,
      confusion,
    } = calibrate(
      [...labels, label("b", 0, true), label("b", 1, false)],
      { cases: [...cases, failed] },
      false,
    );
    expect(count).toEqual({ given: 7, compared: 5, unjudged: 2 });
    expect(confusion).toEqual({ both: 2, onlyPeople: 1, onlyJudge: 1, neither: 1 });
    expect(unjudged).toEqual([
      { case: "b", trial: "1", callId: "call-1", reason: "error: no JSON" },
      { case: "b", trial: "1", callId: "call-2", reason: "error: no JSON" },
    ]);
  });

  test("is none where nothing was judged, or a label speaks of no call", () => {
    const left: ReportCase[] = [
      caseOf("a", [{ status: "not-assessed", reason: "no key" }]),
      caseOf("b", [{ status: "error", reason: "no JSON" }]),
    ];
    const labels = [label("a", 0, true), label("a", 1, true), label("b", 0, true)];
    expect(() => calibrate(labels, { cases: left }, false)).toThrow(
      /^none of 3 labelled calls was judged \(2 not-assessed: no key, 1 error: no JSON\), .*--judge-model/,
    );
    expect(() => calibrate([label("a", 0, true), label("c", 0, true)], { cases: left }, false)).toThrow(
      ConfigurationError,
    );
  });
});

describe("the caveats of a calibration", () => {
  test("are warnings only where the judge decides", () => {
    expect(messages([30, 0, 0, 30], true)).toEqual([]);
    expect(messages([20, 10, 10, 20], true)).toEqual([
      "warning: kappa 0.33 is below 0.6, and the policy lets the judge decide (gate.scorers has llm): look at the disagreements, describe the tools better or take another model",
    ]);
    expect(messages([20, 10, 10, 20])).toEqual([
      "note: kappa 0.33 is below 0.6: look at the disagreements, describe the tools better or take another model before the judge decides anything",
    ]);
    expect(messages([24, 0, 0, 25], true)).toEqual([
      "warning: 49 labels compared, fewer than 50, and the policy lets the judge decide (gate.scorers has llm): label more calls",
    ]);
  });

  test("tell a kappa from the one that is demanded", () => {
    expect(messages([40, 10, 10, 40])).toEqual([]);
    expect(messages([400, 100, 101, 400])[0]).toContain("kappa 0.598 is below 0.6:");
  });

  test("say that kappa says nothing where people gave one verdict only", () => {
    expect(calibrateCalls([50, 0, 0, 0])).toMatchObject({ kappa: null, agreement: { value: 1 } });
    expect(calibrateCalls([40, 10, 0, 0]).kappa?.value).toBe(0);
    for (const cells of [
      [50, 0, 0, 0],
      [40, 10, 0, 0],
    ] as const)
      expect(messages([...cells], true)).toEqual([
        "warning: people find every call appropriate, of which kappa can say nothing, and the policy lets the judge decide (gate.scorers has llm): label calls of both kinds",
      ]);
    expect(messages([0, 0, 10, 40])[0]).toMatch(/^note: people find every call not appropriate/);
  });

  test("say that several judges judged", () => {
    const by = { model: "other", rung: "text", promptVersion: 1 };
    const { labels, cases } = callsOf(30, 0, 0, 30);
    const other = caseOf("b", [judged(["+x"], { by })]);
    const { judges, caveats } = calibrate(
      [...labels, label("b", 0, true)],
      { cases: [...cases, other] },
      true,
    );
    expect(judges.map((one) => one.labels)).toEqual([60, 1]);
    expect(caveats).toEqual([
      {
        severity: "note",
        message:
          "not one judge but several, and this is about all of them together: gpt-4o-2024-08-06 (json_schema, prompt 1) 60 labels, other (text, prompt 1) 1 label",
      },
    ]);
  });
});
