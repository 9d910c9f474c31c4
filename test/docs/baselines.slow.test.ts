import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defaultPolicy } from "../../src/config/policy.ts";
import { limits } from "../../src/core/limits.ts";
import type { Baseline } from "../../src/gate/baseline/baseline.ts";
import { baseline } from "../../src/gate/decide/checks.ts";
import { rungate } from "../e2e/command-line.ts";
import { measured } from "../gate/checks/measured.ts";
import { workspace } from "../workspace.ts";
import { blocks, brokenLinks, sections, tables } from "./markdown.ts";
import { missingMessages } from "./messages.ts";

const url = new URL("../../docs/baselines.md", import.meta.url);
const page = readFileSync(url, "utf8");
const sectionOf = (title: string) => sections(page).find((section) => section.startsWith(`${title}\n`)) ?? "";
const rowsOf = (column: string) =>
  tables(page).flatMap(({ header, rows }) => (header.includes(column) ? rows : []));

const COMMIT = "5f0c7d1a52c3e0a8d2f46f3b9c1e7d8a90b1c2d3";

const REFUND = {
  ".github/rungate.yml": "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/expectations.yml\n",
  "evals/expectations.yml": {
    cases: [{ id: "refund", referenceToolCalls: [{ name: "refund", arguments: { order: 17 } }] }],
  },
  "evals/runs/refund.1.json": {
    input: "My money back, please",
    toolCalls: [{ name: "refund", arguments: { order: 17 }, status: "ok" }],
  },
};

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

  test("records and compares at a terminal as it shows, and looks at the result", async () => {
    const section = sectionOf("At a terminal");
    const root = workspace(REFUND);
    const commands = [...exampleCommands(section), ...exampleCommands(sectionOf("Look at one"))];
    const printed: string[] = [];
    for (const [, ...args] of commands) {
      const { status, stdout, stderr } = await rungate(root, args);
      expect({ args, status, stderr }).toEqual({ args, status: 0, stderr: "" });
      printed.push(stdout);
    }
    expect(printed).toHaveLength(4);
    expect(printed[1]).toBe(blocks(section, "text").join(""));
    expect(readFileSync(`${root}/baseline.html`, "utf8")).toContain("<!doctype html>");
  });
});

function resultOf(state: Baseline["state"], isWhole: boolean): string | undefined {
  const origin = { commit: null, distance: null, runId: null, artifactId: null };
  return baseline.check(measured({ baseline: { state, reason: "", isWhole, ...origin } }))?.result;
}

/** Returns an example's commands as shell words. The commit is always one constant. */
function exampleCommands(section: string): string[][] {
  const commands = blocks(section, "sh").join("").replaceAll('"$(git rev-parse HEAD)"', COMMIT);
  const lines = commands.trim().split("\n");
  return lines.map((line) =>
    [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
  );
}
