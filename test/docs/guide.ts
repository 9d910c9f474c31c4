import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A file that a page shows. */
interface ShownFile {
  path: string;
  text: string;
}

/** The files that a page shows as a whole: blocks of TypeScript whose first line is their path. */
export function guideFiles(page: string): ShownFile[] {
  const blocks = [...page.matchAll(/^```ts\n\/\/ (\S+)\n(.*?)^```$/gms)];
  return blocks.map(([, path = "", text = ""]) => ({ path, text }));
}

/** Writes the files that a page shows into a folder, and makes the changes to others that it shows. Throws when one of these fits nowhere. */
export function applySteps(page: string, folder: string): void {
  for (const { path, text } of guideFiles(page)) writeFileSync(join(folder, path), text);
  const blocks = [...page.matchAll(/^```diff\n(.*?)^```$/gms)].map(([, text = ""]) => text);
  const changes = blocks.flatMap((block) => block.split(/^--- /m).slice(1));
  for (const one of changes) {
    const [path = "", ...rest] = one.split("\n");
    const change = rest.join("\n");
    const file = join(folder, path);
    writeFileSync(file, changed(readFileSync(file, "utf8"), change));
  }
}

/** The text with a change: a line with `-` is taken out, one with `+` put in behind the line before it, or at the top. */
function changed(text: string, change: string): string {
  const lines = text.split("\n");
  let at = 0;
  for (const line of change.trimEnd().split("\n")) {
    const content = line.slice(1);
    if (line.startsWith("+")) {
      lines.splice(at, 0, content);
      at += 1;
      continue;
    }
    const found = lines.indexOf(content);
    if (found === -1) throw new Error(`there is no line ${content}`);
    if (line.startsWith("-")) lines.splice(found, 1);
    at = line.startsWith("-") ? found : found + 1;
  }
  return lines.join("\n");
}
