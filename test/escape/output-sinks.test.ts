import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../../src");
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
  .map((entry) => join(entry.parentPath, entry.name));
const texts = new Map(
  files.map((file) => [relative(source, file).split(sep).join("/"), readFileSync(file, "utf8")]),
);

test.each<[string, RegExp, string[]]>([
  [
    "standard output and standard error are written to",
    /\bprocess\.std(?:out|err)\.(?:write|end)\b|\bconsole\.|\bemitWarning\b|\bwrite(?:File|v)?Sync\([12],/,
    ["action/log.ts", "action/output.ts", "action/workflow-command.ts", "cli/print-text.ts"],
  ],
  [
    "a stream of the process is handed to somebody else",
    /\bprocess\.std(?:out|err)\b(?!\.(?:write|end|isTTY|columns|on)\b)|\bstd(?:out|err)\b[^\n]*from "node:process"/,
    // The bar is drawn at a terminal only, of numbers only.
    ["cli/work/progress.ts"],
  ],
  ["the runner is told something", /from "\.\/workflow-command\.ts"/, ["action/log.ts", "action/output.ts"]],
  ["outputs are set", /from "\.\/output\.ts"/, ["action/outputs.ts"]],
  ["the runner's files are written to", /\bGITHUB_(?:OUTPUT|ENV|PATH|STATE)\b/, ["action/output.ts"]],
  ["the runner's library is used", /from "@actions\//, []],
  ["text for a terminal is made", /\bnew TerminalText\(|\bas TerminalText\b/, ["escape/terminal.ts"]],
  // A page's own style and script are finished before.
  ["markup is made", /\bnew Markup\(|\bas Markup\b/, ["escape/markup.ts", "views/html/page.ts"]],
  ["colours are made", /from "picocolors"/, ["cli/print-text.ts", "escape/terminal.ts"]],
])("%s in no other place", (_what, pattern, places) => {
  const found = [...texts].filter(([, text]) => pattern.test(text)).map(([file]) => file);
  expect(found.sort()).toEqual(places);
});
