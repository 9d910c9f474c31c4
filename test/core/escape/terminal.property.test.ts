import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffText, outcomeText } from "../../../src/cli/accept.ts";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { manyLines, type TerminalText, withoutCommands } from "../../../src/core/escape.ts";
import { measureTrends } from "../../../src/gate/measure/build-trend.ts";
import type { Report } from "../../../src/report/report.ts";
import type { PartialReport } from "../../../src/report/scored-suite.ts";
import { calibrationView } from "../../../src/setup/calibrate/calibration-text.ts";
import { annotationsOf } from "../../../src/views/annotations.ts";
import { explainView } from "../../../src/views/explain.ts";
import { type InspectReport, inspectView, shardView } from "../../../src/views/inspect.ts";
import { terminalView } from "../../../src/views/terminal.ts";
import { terminalTrend } from "../../../src/views/trend.ts";
import { trendPoints } from "../../gate/trend/recorded-trend.ts";
import { fullReport, withText } from "../../views/saying.ts";
import { expectQuiet, nastyText } from "./quiet.ts";

/** Made in the first test, because its files belong to a test. */
let made: Report | undefined;
function report(): Report {
  made ??= fullReport();
  return made;
}

const views: Record<string, (text: string) => TerminalText> = {
  "a report": (text) => terminalView(withText(report(), text), { colors: false, verdict: true }),
  "a report without a verdict": (text) =>
    terminalView(withText(report(), text), { colors: false, verdict: false }),
  "cases in full": (text) => explainView(withText(report(), text), false),
  "what is seen in recordings": (text) => inspectView(inspected(text), { colors: false, next: text }),
  "a calibration": (text) => calibrationView(calibration(text), false),
  "what a shard has scored": (text) => shardView(partialReport(text)),
  "a trend": (text) => trend(text, 3),
  "a trend of too few commits": (text) => trend(text, 1),
  "what becomes of cases": (text) => outcomeText(selected(text), { all: true, callNothing: [text] }),
};

describe.each(Object.entries(views))("text in %s is never more than text", (_name, view) => {
  test("whatever it is, it adds no line, no control character and no command", () => {
    const plain = view("word").text.split("\n").length;
    fc.assert(
      fc.property(nastyText, (text) => {
        const shown = view(text).text;
        expect(shown.split("\n")).toHaveLength(plain);
        expectQuiet(withoutCommands(shown));
      }),
      { numRuns: 30 },
    );
  });
});

test("whatever stands in a file, its lines and its differences show it, and hold no command", () => {
  fc.assert(
    fc.property(nastyText, nastyText, (before, after) => {
      const shown = [manyLines(before), diffText(after, before, after, false)];
      for (const { text } of shown) expectQuiet(withoutCommands(text));
    }),
  );
});

test("whatever a report says, an annotation's title and message are one visible line", () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      const found = annotationsOf({ ...withText(report(), text), suite: text });
      expect(found).not.toEqual([]);
      for (const { title, message } of found)
        for (const text of [title, message]) {
          expect(text.replaceAll("#\u200b#[", "##[")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
          expect(text).not.toContain("##[");
        }
    }),
    { numRuns: 30 },
  );
});

function inspected(text: string): InspectReport {
  const calls = [
    { name: text, arguments: { [text]: text }, malformed: false, status: "ok", turn: 0, group: 0 },
    { id: text, name: text, arguments: text, malformed: true, status: "pending", turn: 0, group: 1 },
  ] as const;
  const run = { file: text, index: 1, format: text, knownBy: [text], case: text, trial: text };
  const texts = { tags: { [text]: text }, input: `x${text}`, response: `x${text}` };
  return {
    runs: [
      {
        ...run,
        ...texts,
        title: text,
        toolCalls: [...calls],
        referenceToolCalls: [{ name: text, arguments: text }],
      },
    ],
    problems: [{ severity: "error", file: text, line: 1, message: text }],
    unknown: [
      { file: text, candidates: [] },
      { file: text, candidates: [{ format: text, looksFor: text, has: [text], lacks: [text] }] },
    ],
  };
}

function calibration(text: string): Parameters<typeof calibrationView>[0] {
  const one = { case: text, tags: { [text]: text }, trial: text, callId: text, toolCallId: text, name: text };
  return {
    judges: [{ name: text, labels: 2 }],
    labels: { given: 3, compared: 2, unjudged: 1 },
    agreement: { value: 0.5, interval: [0.1, 0.9] },
    kappa: { value: 0.5, interval: [0, 1], word: text },
    confusion: { both: 1, onlyPeople: 1, onlyJudge: 0, neither: 0 },
    disagreements: [
      { ...one, appropriateBy: "people", agreeing: 2, votes: 3, reasoning: text },
      { ...one, appropriateBy: "judge", agreeing: 1, votes: 1, reasoning: text },
    ],
    unjudged: [{ case: text, trial: text, callId: text, reason: text }],
    caveats: [{ severity: "warning", message: text }],
  };
}

function partialReport(text: string): PartialReport {
  const problems = [{ severity: "error", file: text, message: text }] as const;
  const part = { cases: [], problems: [...problems], problemCounts: { errors: 1, warnings: 0 } };
  return { suite: text, shard: { index: 1, of: 2 }, part } as unknown as PartialReport;
}

function trend(text: string, commits: number): TerminalText {
  const { policy } = loadConfigFile("p.yml", "gate: {}");
  if (policy === undefined) throw new Error("the policy is none");
  const rates = [0.9, 0.5, 0.7].slice(0, commits);
  const points = trendPoints(rates, () => ({ commit: text, scores: { [text]: 0.5 } }));
  const measures = measureTrends(points, [text, "pass rate"], policy);
  return terminalTrend(points, measures, { colors: false, width: 60, more: 1 });
}

function selected(text: string): Parameters<typeof outcomeText>[0] {
  const { trials } = report().cases[0] ?? {};
  const [trial] = trials ?? [];
  if (trial === undefined) throw new Error("the report has no run");
  const candidates = [{ label: text, trial }];
  return [
    { id: text, state: "passes" },
    { id: text, state: "not-assessed" },
    { id: text, state: "refused", reason: text },
    { id: text, state: "mostly-passes", passing: 2, runs: 3 },
    { id: text, state: "wanted", candidates, passing: candidates, isTrialNamed: false },
  ];
}
