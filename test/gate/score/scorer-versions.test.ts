import { describe, expect, test } from "vitest";
import type { Report } from "../../../src/report/report.ts";
import { allScorers } from "../../../src/scorers/index.ts";
import { checkOf } from "../job/run-fixture.ts";
import { commit, expectations, flights, gate, recordings } from "../suite.ts";

const ids = flights(12);
const policy = { gate: { scorers: ["code", "f1", "says", "llm"] } };
const files = (made: string, wrong: readonly string[] = []) => ({
  ...expectations(ids),
  ...recordings(ids, made, wrong),
});
const versionOf = (id: string) => allScorers.find((scorer) => scorer.id === id)?.version ?? 0;
const base = commit("c1", files("monday"));
const by = (versions: Record<string, number>): Report => ({
  ...base,
  scorerVersions: { ...base.scorerVersions, ...versions },
});
const sentence = (scorer: string, before: number) =>
  `${scorer} counts otherwise here (version ${versionOf(scorer)}) than on the base (version ${before}): the base's outcome is compared as it was recorded`;

test("a report has the versions of the scorers by which runs pass", () => {
  expect(base.scorerVersions).toEqual({
    code: versionOf("code"),
    f1: versionOf("f1"),
    says: versionOf("says"),
  });
  const judged = gate({ ...files("monday"), "policy.yml": policy });
  expect(judged.scorerVersions).toHaveProperty("llm", versionOf("llm"));
});

describe("a base that another version of a scorer has scored", () => {
  const other = by({ f1: versionOf("f1") + 1 });

  test("is compared as it was recorded, and the verdict has a sentence", () => {
    const report = gate(files("tuesday"), other);
    expect(report.cases.map(({ comparison }) => comparison?.state)).toEqual(ids.map(() => "comparable"));
    expect(report.comparison?.scorerVersions).toEqual([
      { scorer: "f1", base: versionOf("f1") + 1, head: versionOf("f1") },
    ]);
    expect(report.verdict.result).toBe("pass");
    expect(checkOf(report, "weakening")).toBe(`pass: ${sentence("f1", versionOf("f1") + 1)}`);
  });

  test("makes an agent that got worse red all the same", () => {
    const report = gate(files("tuesday", ids.slice(0, 6)), other);
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
  });
});

test("no sentence is on a scorer of the same version, or one that no case asks for", () => {
  for (const before of [base, by({ says: versionOf("says") + 1 })]) {
    const report = gate(files("tuesday"), before);
    expect(report.comparison).not.toHaveProperty("scorerVersions");
    expect(checkOf(report, "weakening")).toBeUndefined();
  }
});

test("a report without versions has those of rungate 0.1.0", () => {
  const { scorerVersions: _, ...older } = base;
  const first: Record<string, number> = { code: 1, f1: 1 };
  const apart = Object.entries(first).filter(([id, version]) => version !== versionOf(id));
  const { comparison } = gate(files("tuesday"), older);
  expect(comparison?.scorerVersions ?? []).toEqual(
    apart.map(([scorer, version]) => ({ scorer, base: version, head: versionOf(scorer) })),
  );
});
