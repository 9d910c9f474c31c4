import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checks } from "../../src/setup/doctor/checks.ts";
import { brokenLinks } from "./markdown.ts";

const url = new URL("../../docs/doctor.md", import.meta.url);
const page = readFileSync(url, "utf8");

const rows = [...page.matchAll(/^\| `([\w-]+)` \| (.+?) \| (.+) \|$/gm)];

test("the page on doctor lists the checks that there are, in their order, each with its own reason", () => {
  expect(rows.map(([, id, title]) => ({ id, title }))).toMatchObject(
    checks.map(({ id, title }) => ({ id, title })),
  );
  for (const column of [1, 2, 3]) expect(new Set(rows.map((row) => row[column])).size).toBe(checks.length);
  expect(brokenLinks(url)).toEqual([]);
});
