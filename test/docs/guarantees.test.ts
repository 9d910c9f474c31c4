import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const url = new URL("../../docs/contributing/guarantees.md", import.meta.url);
const links = [
  ...readFileSync(url, "utf8").matchAll(/\[([^\]]+)\]\(\.\.\/\.\.\/(test\/[\w/.-]+\.test\.ts)\)/g),
];

test("the page on guarantees names tests that there are, by a part of their names", () => {
  expect(links.length).toBeGreaterThan(50);
  const missing = links.filter(([, name = "", file = ""]) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
    return !name.split(" › ").every((part) => text.includes(part));
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});
