import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

export const root: string = fileURLToPath(new URL("../..", import.meta.url));

export const pages: readonly string[] = globSync(
  ["*.md", "docs/**/*.md", "examples/**/*.md", "test/**/README.md"],
  { cwd: root, ignore: ["**/node_modules/**"] },
).sort();

export interface Block {
  page: string;
  line: number;
  /** The first word after the fence: `yaml`, `sh`, or nothing. */
  language: string;
  label: string;
  text: string;
  /** The heading above it, of the first or second level. */
  section: string;
  /** The file name in the sentence directly above: "`evals/expectations.yml`:". */
  file: string | undefined;
}

export interface Prose {
  page: string;
  line: number;
  text: string;
}

function readPage(page: string): string {
  return readFileSync(join(root, page), "utf8");
}

/** Splits a page into fenced blocks and other lines. Throws when the last block is not closed. */
export function partsOf(page: string, markdown = readPage(page)): { blocks: Block[]; prose: Prose[] } {
  const blocks: Block[] = [];
  const prose: Prose[] = [];
  let open: { fence: string; indent: number; block: Block } | undefined;
  let section = "";
  let above = "";
  for (const [at, text] of markdown.split("\n").entries()) {
    const [, indent = "", fence = "", language = "", label = ""] =
      /^( *)(`{3,}|~{3,})\s*(\S*)\s*(.*)$/.exec(text) ?? [];
    if (open === undefined && fence === "") {
      prose.push({ page, line: at + 1, text });
      if (/^##? /.test(text)) section = text;
      if (text.trim() !== "") above = text;
    } else if (open === undefined) {
      const [, file] = /`([\w./-]+\.\w+)`[^`]*:$/.exec(above) ?? [];
      const block = { page, line: at + 2, language, label, text: "", section, file };
      open = { fence, indent: indent.length, block };
    } else if (fence.startsWith(open.fence) && language === "") {
      blocks.push(open.block);
      open = undefined;
      above = "";
    } else open.block.text += `${text.slice(Math.min(open.indent, text.search(/\S|$/)))}\n`;
  }
  if (open !== undefined) throw new Error(`${page}:${open.block.line}: the block is not closed`);
  return { blocks, prose };
}
