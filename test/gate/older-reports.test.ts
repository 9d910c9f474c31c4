import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { toneConsistency } from "../../src/scorers/texts/tone.ts";
import { headlineText, leadingDifference } from "../../src/views/headline.ts";
import { caseOf } from "./job/run-fixture.ts";
import { type Files, gate } from "./suite.ts";

const folder = join(import.meta.dirname, "../fixtures/reports");
const text = (name: string) => readFileSync(join(folder, name), "utf8");
const names = ["runs.jsonl", "expectations.yml", "rungate.yml"] as const;
const suite = Object.fromEntries(names.map((name) => [name, text(`suite/${name}`)]));
const job = { runs: ["runs.jsonl"], policy: "rungate.yml" };

beforeAll(() => toneConsistency.load?.({ referenceTone: "" }));

const releases = readdirSync(folder).filter((name) => name.endsWith(".json"));

/** The report on the suite with parts of its files replaced, compared with that of a release. Each replaced part must exist. */
function replaced(
  release: string,
  changes: Partial<Record<(typeof names)[number], [string, string][]>>,
): Report {
  const files: Files = { ...suite };
  for (const [name, pairs] of Object.entries(changes))
    for (const [from, to] of pairs) {
      expect(files[name]).toContain(from);
      files[name] = String(files[name]).replaceAll(from, to);
    }
  return gate(files, JSON.parse(text(release)), job);
}

const statesOf = ({ cases }: Report) =>
  Object.fromEntries(cases.map(({ id, comparison }) => [id, comparison?.state]));
const ALL_UNCHANGED = {
  "book-flight": "unchanged",
  "change-address": "unchanged",
  "opening-hours": "unchanged",
  "order-status": "unchanged",
  recorded: "unchanged",
  refund: "unchanged",
  "refund-window": "unchanged",
  search: "unchanged",
  stray: "unchanged",
  wipe: "unchanged",
};

test("there is a report of the first release", () => {
  expect(releases).toContain("0.1.0.json");
});

describe.each(releases)("the report of rungate %s", (release) => {
  test("is comparable with one of today in every case", () => {
    const report = replaced(release, {});
    expect(statesOf(report)).toEqual(ALL_UNCHANGED);
    expect(report.comparison).toMatchObject({ removed: [], takenOut: [], unscored: [] });
    expect(report.verdict.result).toBe("pass");
  });

  test("makes a recording red that calls with another argument", () => {
    const report = replaced(release, {
      "runs.jsonl": [['"book", "arguments": {"to": "Oslo"}', '"book", "arguments": {"to": "Rome"}']],
    });
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
    expect(leadingDifference(report)).toMatchObject({
      subject: "book-flight",
      text: expect.stringContaining('book to: expected "Oslo", got "Rome"'),
    });
  });

  test("makes a case red that broke its only rule", () => {
    const report = replaced(release, { "runs.jsonl": [['"list_tables"', '"drop_tables"']] });
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
    expect(headlineText(report)).toContain("wipe");
    expect(caseOf(report, "wipe")?.comparison).toMatchObject({
      state: "comparable",
      base: { passed: 3, trials: 3 },
      head: { passed: 0, trials: 3 },
    });
  });

  test("makes an answer red that lacks what a gating scorer of texts asks for, beside advisory ones", () => {
    const report = replaced(release, { "runs.jsonl": [["within 30 days", "for a while"]] });
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
    expect(leadingDifference(report)?.subject).toBe("refund-window");
  });

  test("shows a case as changed whose expectation differs in what decides", () => {
    const report = replaced(release, {
      "expectations.yml": [["keywords: [30 days, refund]", "keywords: [refund]"]],
    });
    expect(statesOf(report)).toEqual({ ...ALL_UNCHANGED, "refund-window": "changed" });
  });
});
