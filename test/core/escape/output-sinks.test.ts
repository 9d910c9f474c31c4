import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../../../src");
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
    // main.ts reports an old Node version before it loads anything.
    ["cli/print.ts", "main.ts"],
  ],
  [
    "a stream of the process is handed to somebody else",
    /\bprocess\.std(?:out|err)\b(?!\.(?:write|end|isTTY|columns|on)\b)|\bstd(?:out|err)\b[^\n]*from "node:process"/,
    // The bar draws only numbers, and only at a terminal.
    ["cli/job-options.ts"],
  ],
  ["the runner is told something", /`::\$/, []],
  [
    "the runner's files are written to",
    /\bGITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)\b/,
    // record-step.ts writes a line of the generated workflow.
    ["github/log.ts", "setup/init/record-step.ts"],
  ],
  [
    "the runner's library is used to write",
    /import (?!\{ getInput \} )[^;]*from "@actions\/core"/,
    ["github/log.ts"],
  ],
  ["text for a terminal is made", /\bnew TerminalText\(|\bas TerminalText\b/, ["core/escape.ts"]],
  // A page's own style and script are complete before.
  ["markup is made", /\bnew Markup\(|\bas Markup\b/, ["core/escape.ts", "views/page/page.ts"]],
  ["colours are made", /from "picocolors"/, ["core/escape.ts", "cli/print.ts"]],
])("%s in no other place", (_what, pattern, places) => {
  const found = [...texts].filter(([, text]) => pattern.test(text)).map(([file]) => file);
  expect(found.sort()).toEqual([...places].sort());
});
