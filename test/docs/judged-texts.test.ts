import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Row, TableName, Tables } from "../../src/scorers/details.ts";
import { resolveAsked } from "../../src/scorers/options.ts";
import { judgedScorers } from "../scorers/texts/judged-scorers.ts";
import { table } from "../scorers/texts/tables.ts";
import { tables } from "./markdown.ts";

const page = readFileSync(new URL("../../docs/text-scorers.md", import.meta.url), "utf8");

const ASPECTS = ["intent", "completeness", "appropriateness"];

function tableIn(header: string, cell: string): [TableName, Row[]] | undefined {
  const [, name, columns] = /^`(\w+): ([\w, ]+)`$/.exec(header) ?? [];
  if (name === undefined || columns === undefined || cell === "") return undefined;
  const lines = cell.replaceAll("`", "").split("; ");
  const rows = table(name === "units" ? "truth-1.unit" : name, columns.split(", "), ...lines);
  const named = name.endsWith("Aspects") ? rows.map((row, at) => ({ ...row, id: ASPECTS[at] ?? "" })) : rows;
  return [name as TableName, named];
}

const examples = judgedScorers.map((scorer) => {
  const section = page.split(/^#{2,3} /m).find((one) => one.startsWith(`\`${scorer.id}\`\n`)) ?? "";
  const found = tables(section).filter(({ header }) => header.some((name) => name.includes(": ")));
  return { scorer, rows: found.flatMap(({ rows }) => rows) };
});

test.each(examples)("$scorer.id: the examples score as the page says", ({ scorer, rows }) => {
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const judged = Object.entries(row).flatMap(([header, cell]) => {
      const one = tableIn(header, cell);
      return one === undefined ? [] : [one];
    });
    const settings = row.options ? parse(row.options.replaceAll("`", "")) : true;
    const options = resolveAsked({ [scorer.id]: settings })?.[scorer.id as "bias"] ?? {};
    const outcome = scorer.score(Object.fromEntries(judged) as Tables, options);
    expect([row, outcome.status === "scored" ? String(Number(outcome.value.toFixed(2))) : outcome]).toEqual([
      row,
      row.score,
    ]);
  }
});

test("the page names every column with its words, and who asks for it", () => {
  const documented = tables(page)
    .filter(({ header }) => header.includes("column") && header.includes("asked by"))
    .flatMap(({ rows }) => rows)
    .flatMap((row) =>
      (row.rows ?? "")
        .split(", ")
        .flatMap((name) =>
          (row.column ?? "")
            .split(", ")
            .flatMap((column) =>
              (row["asked by"] ?? "")
                .split(", ")
                .map((id) => `${id} ${name}.${column.replaceAll("`", "")}: ${row.words}`.replaceAll("`", "")),
            ),
        ),
    );
  const questions = judgedScorers.flatMap((scorer) =>
    Object.entries(scorer.asks(scorer.options)).flatMap(([name, columns]) =>
      Object.entries(columns ?? {}).map(
        ([column, { words }]) => `${scorer.id} ${name}.${column}: ${words.join(", ")}`,
      ),
    ),
  );
  expect(documented.sort()).toEqual(questions.sort());
});
