import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The messages in backticks in the first column of a page's table of messages. `…` matches anything. */
export function explainedMessages(page: string): string[] {
  const table = page.slice(page.indexOf("## When something is wrong"));
  const cells = [...table.matchAll(/^\| (.*?) \|/gm)].map(([, cell = ""]) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text));
}

/** The messages whose pieces are in no source file. */
export function missingMessages(messages: readonly string[]): string[] {
  const sources = globSync("src/**/*.ts", { cwd: root }).map((file) => readFileSync(root + file, "utf8"));
  return messages.filter((message) => {
    const pieces = message.split("…").flatMap((piece) => piece.trim() || []);
    return !sources.some((source) => pieces.every((piece) => source.includes(piece)));
  });
}
