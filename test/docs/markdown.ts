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
