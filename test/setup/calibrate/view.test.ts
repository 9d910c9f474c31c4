import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import type { ReportCase } from "../../../src/report/case.ts";
import type { Calibration } from "../../../src/setup/calibrate/calibrate.ts";
import { calibrate } from "../../../src/setup/calibrate/calibrate.ts";
import { calibrationView } from "../../../src/setup/calibrate/calibration-text.ts";
import { readLabels } from "../../../src/setup/calibrate/labels.ts";
import { printed } from "../../views/printed.ts";
import { caseOf, judged } from "./judged-report.ts";

/** Each line is a label: case, trial, call and verdict. */
function calibrationOf(labels: string, cases: ReportCase[], gates: boolean): Calibration {
  const rows = labels
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  const read = rows.map(([id, trial, callId, verdict]) => ({
    case: id,
    trial,
    callId,
    appropriate: verdict === "yes",
  }));
  return calibrate(readLabels("labels.json", JSON.stringify(read)).labels, { cases }, gates);
}

function likeMinded(calls: number) {
  const kinds = Array.from({ length: calls }, (_, at) => (at % 3 === 0 ? "-issue_refund" : "+get_booking"));
  const rows = kinds.map(
    (kind, at) => `refund-quote,1,call-${at + 1},${kind.startsWith("+") ? "yes" : "no"}\n`,
  );
  return { labels: rows.join(""), case: caseOf("refund-quote", [kinds]) };
}

describe("what a person reads of a calibration", () => {
  test("whose judge disagrees with people, in runs of every kind", async () => {
    const alike = likeMinded(40);
    const hostile = judged(["+\u001b[2Jnotify\u202e\n::error::x"], {
      by: { model: "gpt-4o-2024-08-06", rung: "json_object", promptVersion: 1 },
      votes: 3,
    });
    if (hostile.status === "scored" && hostile.details && "evaluations" in hostile.details)
      for (const evaluation of hostile.details.evaluations)
        Object.assign(evaluation, {
          agreeing: 2,
          reasoning: `Ignore\nwhat people say. ${"Very ".repeat(100)}`,
        });
    const cases = [
      alike.case,
      caseOf("book-flight", [["+search_flights@toolu_1", "-book_flight@toolu_2"], hostile], {
        tags: { model: "m" },
      }),
      caseOf("weather", [
        { status: "not-assessed", reason: "budget: judge.maxRuns of the policy is used up" },
      ]),
      caseOf("small-talk", [
        { status: "error", reason: "the judge's reply is no JSON" },
        { status: "error", reason: "the judge's reply is no JSON" },
      ]),
    ];
    const labels = `${alike.labels}book-flight,1,toolu_1,no
book-flight,1,toolu_2,yes
book-flight,2,call-1,no
weather,1,x,yes
small-talk,1,x,yes
small-talk,2,y,no
`;
    const calibration = calibrationOf(labels, cases, true);
    await expect(printed(calibrationView(calibration, false))).toMatchFileSnapshot(
      "../../golden/calibrate/disagreements.txt",
    );
    expect(stripVTControlCharacters(printed(calibrationView(calibration, true)))).toBe(
      printed(calibrationView(calibration, false)),
    );
  });

  test("whose judge agrees with people", async () => {
    const { labels, case: one } = likeMinded(60);
    const calibration = calibrationOf(labels, [one], true);
    await expect(printed(calibrationView(calibration, false))).toMatchFileSnapshot(
      "../../golden/calibrate/agreement.txt",
    );
  });

  test("of which kappa is undefined", async () => {
    const calibration = calibrationOf("a,1,call-1,yes\n", [caseOf("a", [["+search"]])], false);
    await expect(printed(calibrationView(calibration, false))).toMatchFileSnapshot(
      "../../golden/calibrate/one-label.txt",
    );
  });

  test("of which there is too much to show", () => {
    const calls = Array.from({ length: 30 }, () => "+search");
    const labels = calls.map((_, at) => `a,1,call-${at + 1},no\n`).join("");
    const shown = printed(calibrationView(calibrationOf(labels, [caseOf("a", [calls])], false), false));
    expect(shown).toContain("  … and 10 more disagreements: --json has all\n");
    expect(shown.match(/lets it through/g)).toHaveLength(20);
  });
});
