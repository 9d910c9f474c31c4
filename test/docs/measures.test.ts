import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { formats } from "../../src/recordings/formats/index.ts";
import type { Report } from "../../src/report/report.ts";
import { suiteMeasures } from "../../src/scorers/measures.ts";
import { headlineText } from "../../src/views/headline.ts";
import { openChecks } from "../../src/views/verdict-text.ts";
import { booking, commit, expectations, type Files, flights, gate } from "../gate/suite.ts";
import { brokenLinks, sections, tables } from "./markdown.ts";

const url = new URL("../../docs/measures.md", import.meta.url);
const page = readFileSync(url, "utf8");
const sectionOf = (title: string) => sections(page).find((section) => section.startsWith(title)) ?? "";
const bare = (cell = "") => cell.replaceAll("`", "");

const TOKENS = 20_000;
const NOISE = [0.94, 1, 1.06];

function suite(made: string, tokens: number | undefined, policy: string): Files {
  const ids = flights(12);
  const runs = ids.flatMap((id, at) =>
    NOISE.map((_, trial) => {
      const total = Math.round((tokens ?? 0) * (NOISE[(at + trial) % NOISE.length] as number));
      const took = tokens === undefined ? {} : { usage: { input: total - 100, output: 100 } };
      return [`runs/${id}.${trial}.json`, booking(`${made} ${id} ${trial}`, "2024-01-15", took)];
    }),
  );
  const settings = policy === "" ? {} : { measures: { tokens: parse(policy) } };
  return { ...expectations(ids), ...Object.fromEntries(runs), "policy.yml": settings };
}

function firstLines(report: Report): string {
  if (report.verdict.result !== "pass") return headlineText(report);
  return openChecks(report)
    .filter(({ name }) => name === "measures")
    .map(({ title, message }) => `${title}: ${message}`)
    .join("\n");
}

describe("the page on what runs take", () => {
  test("has links that lead somewhere", () => {
    expect(brokenLinks(url)).toEqual([]);
  });

  test("names each measure", () => {
    const [table] = tables(sectionOf("What is measured"));
    expect(table?.rows.map(({ measure }) => bare(measure)).sort()).toEqual([...suiteMeasures].sort());
  });

  test("names each format", () => {
    const [table] = tables(sectionOf("What each format says"));
    expect(table?.rows.map(({ format }) => bare(format)).sort()).toEqual(formats.map(({ id }) => id).sort());
  });

  const [table] = tables(sectionOf("Examples"));
  const examples = (table?.rows ?? []).map((row) => Object.values(row).map((cell) => bare(cell)));

  test("has examples", () => {
    expect(examples).toHaveLength(6);
  });

  test.each(examples)("%s with %s: %s", (trials = "", policy = "", verdict, expected) => {
    const factor = trials === "silent" ? undefined : Number(trials.replace(" ×", ""));
    const job = { runs: ["runs/{case}.{trial}.json"] };
    const base = commit("c1", suite("monday", TOKENS, policy), undefined, job);
    const report = gate(suite("tuesday", factor && TOKENS * factor, policy), base, job);
    expect([report.verdict.result, firstLines(report)]).toEqual([verdict, expected]);
  });
});
