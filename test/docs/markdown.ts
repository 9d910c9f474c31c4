import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A page without its fenced blocks. */
export function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```.*?^```/gms, "");
}

/** The links of a page of ours that lead to no file, or no heading, of ours. Links to other places are not followed. */
export function brokenLinks(page: URL): string[] {
  const links = [...withoutCode(readFileSync(page, "utf8")).matchAll(/\]\(([^)\s]+)\)/g)];
  return links
    .flatMap(([, target]) => target ?? [])
    .filter((target) => !/^https:\/\//.test(target) && !resolves(target, page));
}

function resolves(target: string, page: URL): boolean {
  const [path = "", heading] = target.split("#");
  const file = path === "" ? page : new URL(path, page);
  if (!existsSync(fileURLToPath(file))) return false;
  return heading === undefined || anchorsIn(readFileSync(file, "utf8")).includes(heading);
}

/** The headings of a page as GitHub names them. */
function anchorsIn(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** A table of a page: its rows as cells by the words of its header. */
export interface Table {
  header: string[];
  rows: Record<string, string>[];
}

/** The tables of a page, in order. */
export function tables(markdown: string): Table[] {
  return [...withoutCode(markdown).matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) => {
    const [header = [], , ...rows] = table.trimEnd().split("\n").map(cellsOf);
    return { header, rows: rows.map((cells) => byHeader(header, cells)) };
  });
}

function byHeader(header: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""]));
}

function cellsOf(row: string): string[] {
  const cells = row.slice(1, -1).split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim());
}

/** The fenced blocks of a language. */
export function blocks(markdown: string, language: string): string[] {
  const fenced = markdown.matchAll(/^```(\w*)\n(.*?)^```$/gms);
  return [...fenced].flatMap(([, name, text = ""]) => (name === language ? [text] : []));
}

/** What stands under each heading of the second level, with the heading's words as its first line. */
export function sections(markdown: string): string[] {
  return markdown.split(/^## /m).slice(1);
}
