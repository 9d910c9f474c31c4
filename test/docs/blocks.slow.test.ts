import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { inlineCommands } from "./inline.ts";
import { kinds } from "./kinds.ts";
import { brokenLinks } from "./markdown.ts";
import { pages, partsOf, root } from "./pages.ts";
import { imagesWithoutWords, linkedPages } from "./reach.ts";
import { commandFaults } from "./shell/programs.ts";

const blocks = pages.flatMap((page) => partsOf(page).blocks);
const inline = pages.flatMap(inlineCommands);

describe("every block of the documentation", () => {
  test.each(blocks.map((block) => [`${block.page}:${block.line}`, block] as const))(
    "%s is of a kind that is known, and does what it says",
    { timeout: 180_000 },
    async (_, block) => {
      const kind = kinds.find(({ claims }) => claims(block));
      if (kind === undefined)
        throw new Error(
          `no kind claims this block. Known: ${kinds.map(({ name }) => name).join(", ")} (test/docs/kinds.ts)\n${block.text}`,
        );
      expect(await kind.faults(block), kind.name).toEqual([]);
    },
  );
});

describe("every command in a sentence", () => {
  test("is there, with its options", () => {
    expect(inline.length).toBeGreaterThan(30);
    const faults = inline.flatMap(({ page, line, text, commands }) =>
      commands.flatMap(commandFaults).map((fault) => `${page}:${line}: ${text}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

describe("every page", () => {
  test.each(pages)("%s has links that lead somewhere", (page) => {
    expect(brokenLinks(pathToFileURL(join(root, page)))).toEqual([]);
  });

  test.each(pages)("%s says in words what its images show", (page) => {
    expect(imagesWithoutWords(readFileSync(join(root, page), "utf8"))).toEqual([]);
  });

  test("is reached by links from the README", () => {
    const reached = new Set(["README.md"]);
    for (const page of reached) for (const linked of linkedPages(page, root)) reached.add(linked);
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });
});
