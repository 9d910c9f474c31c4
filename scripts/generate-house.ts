/** Draws the rooms of src/ and their imports into CONTRIBUTING.md. With --check, fails when the drawing there is another. */
import { readFileSync, writeFileSync } from "node:fs";
import { roomOf, rooms } from "../test/structure/rooms.ts";
import { importsOf, sourcesIn } from "../test/structure/sources.ts";

const page = new URL("../CONTRIBUTING.md", import.meta.url);
const files = sourcesIn("src");
const countOf = (room: string) => files.filter((file) => roomOf(file) === room).length;

/** The rooms that a room imports from. */
const below = new Map(rooms.map(({ name }) => [name, new Set<string>()]));
for (const file of files)
  for (const { from } of importsOf(file)) {
    const [here, there] = [roomOf(file), roomOf(from)];
    if (here !== undefined && there !== undefined && here !== there) below.get(here)?.add(there);
  }

/** An arrow that others lead to as well says nothing more. */
const isReached = (from: string, to: string): boolean =>
  [...(below.get(from) ?? [])].some(
    (next) => next !== to && (below.get(next)?.has(to) || isReached(next, to)),
  );

const drawing = [
  "```mermaid",
  "flowchart TD",
  ...rooms.map(({ name, what }) => `  ${name}["<b>${name}</b> · ${countOf(name)} files<br/>${what}"]`),
  ...rooms.flatMap(({ name }) =>
    [...(below.get(name) ?? [])].filter((to) => !isReached(name, to)).map((to) => `  ${name} --> ${to}`),
  ),
  "```",
].join("\n");

const text = readFileSync(page, "utf8");
const drawn = text.replace(
  /(<!-- house -->\n)[\s\S]*?(\n<!-- \/house -->)/,
  (_all, open, close) => open + drawing + close,
);
if (!process.argv.includes("--check")) writeFileSync(page, drawn);
else if (drawn !== text) {
  console.error('CONTRIBUTING.md draws another house than src/: run "npm run house" and commit it');
  process.exitCode = 1;
}
