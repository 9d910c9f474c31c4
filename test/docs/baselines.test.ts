import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defaultPolicy } from "../../src/config/policy.ts";
import { limits } from "../../src/core/limits.ts";
import type { Baseline } from "../../src/gate/baseline/baseline.ts";
import { baseline } from "../../src/gate/decide/checks.ts";
import { measured } from "../gate/checks/measured.ts";
import { brokenLinks, tables } from "./markdown.ts";
import { missingMessages } from "./messages.ts";

const url = new URL("../../docs/baselines.md", import.meta.url);
const page = readFileSync(url, "utf8");
const rowsOf = (column: string) =>
  tables(page).flatMap(({ header, rows }) => (header.includes(column) ? rows : []));

describe("the page on baselines", () => {
  test("has links that lead somewhere", () => {
    for (const name of ["baselines", "gate", "action"])
      expect(brokenLinks(new URL(`../../docs/${name}.md`, import.meta.url))).toEqual([]);
  });

  test("says what every state means for the verdict", () => {
    const states = ["found", "none", "first-use", "missing", "unavailable"] satisfies Baseline["state"][];
    const rows = rowsOf("state");
    expect(rows.map(({ state }) => state)).toEqual(states.map((state) => `\`${state}\``));
    const results = states.map((state) => resultOf(state, true));
    expect(results).toEqual([undefined, undefined, "pass", "inconclusive", "fail"]);
    expect(rows.slice(2).map(({ verdict = "" }) => verdict.split(",")[0])).toEqual(results.slice(2));
    expect(resultOf("found", false)).toBe("inconclusive");
    expect(rows[0]?.verdict).toContain("inconclusive at best");
  });

  test("quotes refusals that rungate says", () => {
    const quoted = rowsOf("what must hold").flatMap(
      (row) => (row["or else the report …"] ?? "").match(/`[^`]+`/g) ?? [],
    );
    expect(quoted.length).toBeGreaterThan(10);
    expect(missingMessages(quoted.map((text) => text.slice(1, -1)))).toEqual([]);
  });

  test("quotes verdicts that rungate says", () => {
    const quoted = rowsOf("the verdict says").flatMap(
      (row) => row["the verdict says"]?.match(/`[^`]+`/g) ?? [],
    );
    const pieces = quoted.flatMap((text) => text.slice(1, -1).split(/ · |, /));
    expect(pieces.length).toBeGreaterThan(10);
    expect(missingMessages(pieces)).toEqual([]);
  });

  test("has the limits and the defaults", () => {
    expect(page).toContain(`at most ${limits.baselineDistance} commits down`);
    expect(page).toContain(`at most ${limits.baselineBytes / 2 ** 20} MiB`);
    expect(page).toContain(`\`gate.regression.window\` (${defaultPolicy.gate.regression.window})`);
    expect(page).toContain(`\`trend.points\` (${defaultPolicy.trend.points})`);
  });
});

function resultOf(state: Baseline["state"], isWhole: boolean): string | undefined {
  const origin = { commit: null, distance: null, runId: null, artifactId: null };
  return baseline.check(measured({ baseline: { state, reason: "", isWhole, ...origin } }))?.result;
}
