import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface ShownFile {
  path: string;
  text: string;
}

export function guideFiles(page: string): ShownFile[] {
  const blocks = [...page.matchAll(/^```ts\n\/\/ (\S+)\n(.*?)^```$/gms)];
  return blocks.map(([, path = "", text = ""]) => ({ path, text }));
}

/** Writes a page's files into a folder and applies its changes. Throws when a change fits nowhere. */
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

/** Applies a change: `-` removes a line, `+` inserts after the line before it, or at the top. */
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
