import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { jsonText } from "../../src/core/json.ts";
import { textScorers } from "../../src/scorers/texts/index.ts";
import { loadTagger } from "../../src/scorers/texts/tagger.ts";
import { toneConsistency } from "../../src/scorers/texts/tone.ts";
import { reportOn } from "../workspace.ts";
import { blocks, tables } from "./markdown.ts";

const page = readFileSync(new URL("../../docs/text-scorers.md", import.meta.url), "utf8");
const bare = (cell = "") => cell.replaceAll("`", "");

beforeAll(async () => {
  await Promise.all([loadTagger(), toneConsistency.load?.({ referenceTone: "" })]);
});

describe("the page on scorers of texts", () => {
  test("lists all of them, with their directions and pass marks", () => {
    const [listed] = tables(page).filter(({ header }) => header.includes("pass mark"));
    const rows = listed?.rows.map((row) => ({
      id: /`([a-z-]+)`/.exec(row.scorer ?? "")?.[1],
      direction: row.better,
      passMark: Number(row["pass mark"]),
    }));
    expect(rows).toEqual(textScorers.map(({ id, direction, passMark }) => ({ id, direction, passMark })));
  });

  test("has the options and their defaults", () => {
    const [listed] = tables(page).filter(({ header }) => header.join() === "scorer,options");
    const rows = listed?.rows.flatMap(({ scorer = "", options }) =>
      scorer.split(", ").map((id): [string, unknown] => [bare(id), parse(bare(options))]),
    );
    const defaults = textScorers.flatMap(({ id, options }) =>
      Object.keys(options).length === 0 ? [] : [[id, options] as const],
    );
    expect(Object.fromEntries(rows ?? [])).toEqual(Object.fromEntries(defaults));
  });

  const examples = page.split(/\n#{2,3} /).filter((section) => section.includes("| case | answer |"));

  test("has examples of six", () => {
    expect(examples).toHaveLength(6);
  });

  test.each(examples.map((section) => [section.split("\n")[0] ?? "", section] as const))(
    "%s: the examples score as it says",
    (_title, section) => {
      const [table] = tables(section).filter(({ header }) => header.includes("answer"));
      const rows = table?.rows ?? [];
      const scorer = bare(table?.header[2]);
      const files: Record<string, string> = { "expectations.yml": blocks(section, "yaml")[0] ?? "" };
      for (const [at, row] of rows.entries())
        files[`runs/${bare(row.case)}.${at}.json`] = jsonText({
          input: "A question?",
          toolCalls: [],
          response: row.answer?.replace(/^`|`$/g, "") ?? "",
        });
      const report = reportOn(files, { runs: ["runs/{case}.{trial}.json"] });
      expect(report.problems.filter(({ severity }) => severity === "error")).toEqual([]);
      const scored = report.cases.flatMap(({ trials }) =>
        trials.map(({ trial, scores }) => [trial, scores[scorer]] as const),
      );
      for (const [at, row] of rows.entries()) {
        const outcome = scored.find(([trial]) => trial === String(at))?.[1];
        const value = outcome?.status === "scored" ? Math.round(outcome.value * 100) / 100 : outcome;
        expect([row.case, row.answer, value]).toEqual([row.case, row.answer, Number(row[`\`${scorer}\``])]);
      }
    },
  );

  const [pieces] = tables(page).filter(({ header }) => header.includes("found"));

  test.each((pieces?.rows ?? []).map((row) => [bare(row.piece), bare(row.in), row.found] as const))(
    "%s in %s: %s",
    (piece, answer, found) => {
      const report = reportOn({
        "expectations.yml": jsonText({ cases: [{ id: "c", mustSay: [piece] }] }),
        "runs/c.json": jsonText({ input: "?", toolCalls: [], response: answer }),
      });
      const outcome = report.cases[0]?.trials[0]?.scores.says;
      expect(outcome).toMatchObject({ status: "scored", value: found === "yes" ? 1 : 0 });
    },
  );
});
