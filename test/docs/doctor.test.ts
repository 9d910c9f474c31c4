import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checks } from "../../src/setup/doctor/checks.ts";
import { brokenLinks } from "./markdown.ts";

const url = new URL("../../docs/doctor.md", import.meta.url);
const page = readFileSync(url, "utf8");

test("the page on doctor lists the checks that there are, in their order", () => {
  const [, table = ""] = page.split("|---|---|---|\n");
  const rows = checks.map(({ id, title, why }) => `| \`${id}\` | ${title} | ${why} |\n`);
  expect(table).toBe(rows.join(""));
  expect(brokenLinks(url)).toEqual([]);
});

test("no two checks have one name, or say of themselves what others say", () => {
  for (const words of [
    checks.map(({ id }) => id),
    checks.map(({ title }) => title),
    checks.map(({ why }) => why),
  ])
    expect(new Set(words).size).toBe(checks.length);
});
