import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withoutCode } from "./markdown.ts";

export function imagesWithoutWords(markdown: string): string[] {
  const images = [...withoutCode(markdown).matchAll(/!\[([^\]]*)\]\([^)]*\)|<img\b[^>]*>/g)];
  return images
    .filter(([image, words]) => (words ?? /\balt="([^"]*)"/.exec(image)?.[1] ?? "").trim() === "")
    .map(([image]) => image);
}

/** The linked pages, relative to the repository. A link to a folder leads to its README. */
export function linkedPages(page: string, root: string): string[] {
  const links = withoutCode(readFileSync(join(root, page), "utf8")).matchAll(/\]\(([^)\s#]+)/g);
  return [...links]
    .filter(([, target = ""]) => !/^[a-z]+:/.test(target))
    .map(([, target = ""]) => join(dirname(page), target))
    .map((path) => (/\.\w+$/.test(path) ? path : join(path, "README.md")))
    .filter((path) => path.endsWith(".md") && existsSync(join(root, path)));
}
