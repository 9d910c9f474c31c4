import { join } from "node:path";
import { expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import type { Problem } from "../../../src/core/problems.ts";
import { judgementsText, readJudgements } from "../../../src/gate/baseline/read-reports.ts";
import type { StoredJudgement } from "../../../src/scorers/llm.ts";
import { workspace, write } from "../../workspace.ts";

function judgements(from: number, count: number, reason = "As asked."): Map<string, StoredJudgement> {
  const by = { model: "m", rung: "json_schema", promptVersion: 1 };
  const all = Array.from({ length: count }, (_, at) => {
    const key = `key-${from + at}`;
    return { key, by, votes: 1, evaluations: [], missingTools: [], reason };
  });
  return new Map(all.map((one) => [one.key, one]));
}

function judgementsIn(
  before: Map<string, StoredJudgement>,
  now: Map<string, StoredJudgement>,
): Map<string, StoredJudgement> {
  const root = workspace();
  write(root, "judgements.json", judgementsText(before, now));
  const problems: Problem[] = [];
  const read = readJudgements(join(root, "judgements.json"), problems);
  expect(problems).toEqual([]);
  return read;
}

test("judgements are read as they were kept, those of this run last and in place of older ones", () => {
  const again = judgements(1, 1, "Said anew.");
  expect([...judgementsIn(judgements(0, 3), again)]).toEqual([
    ...judgements(0, 1),
    ...judgements(2, 1),
    ...judgements(1, 1, "Said anew."),
  ]);
});

test("judgements of what was said are kept beside those of calls", () => {
  const by = { model: "m", rung: "json_schema", promptVersion: 1 };
  const rows = [{ id: "sentence-1", verdicts: { toxic: "no" }, reason: "Kind." }];
  const sheet = { sheet: "response" as const, key: "sheet-1", by, votes: 3, tables: { sentences: rows } };
  const read = judgementsIn(judgements(0, 1), new Map([[sheet.key, sheet]]));
  expect([...read]).toEqual([...judgements(0, 1), ["sheet-1", sheet]]);
});

test("of more than may be kept the newest are", () => {
  const read = judgementsIn(judgements(0, limits.keptJudgements), judgements(limits.keptJudgements, 5));
  expect([...read.keys()]).toEqual([...judgements(5, limits.keptJudgements).keys()]);
});

test("of more than can be read again the newest are kept", () => {
  // Two bytes per character in UTF-8.
  const reason = "\u00e9".repeat(512 * 1024);
  const read = judgementsIn(judgements(0, 40, reason), judgements(40, 40, reason));
  expect([...read.keys()]).toEqual([...judgements(17, 63).keys()]);
});
