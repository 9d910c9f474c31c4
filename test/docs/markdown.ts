import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```.*?^```/gms, "");
}

/** The links of a page to missing files or headings of this repository. External links are not followed. */
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

function anchorsIn(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

export interface Table {
  header: string[];
  rows: Record<string, string>[];
}

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

export function blocks(markdown: string, language: string): string[] {
  const fenced = markdown.matchAll(/^```(\w*)\n(.*?)^```$/gms);
  return [...fenced].flatMap(([, name, text = ""]) => (name === language ? [text] : []));
}

/** The sections of the second level; each text begins with the heading's words. */
export function sections(markdown: string): string[] {
  return markdown.split(/^## /m).slice(1);
}
