import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import type { Markdown, TerminalText } from "../../../src/core/escape.ts";
import type { addToSummary } from "../../../src/github/log.ts";
import type { comment } from "../../../src/github/publish.ts";
import type { OwnComments, Writing } from "../../../src/github/write-comment.ts";
import type { Section } from "../../../src/views/shorten-to-limit.ts";

const root = join(import.meta.dirname, "../../..");
const sources = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));

test.each<[string, RegExp, string]>([
  ["finished Markdown is made", /new Markdown\(|\bas Markdown[;,)\]}]/, "src/core/escape.ts"],
  ["the job summary is written", /GITHUB_STEP_SUMMARY|\bsummary\.add|core\.summary/, "src/github/log.ts"],
  [
    "a comment is sent to GitHub",
    /\b(?:create|update|add|submit)(?:\w*Comment|Review\w*|CommitStatus|Label\w*)\(|"(?:POST|PATCH|PUT) /,
    "src/github/comments.ts",
  ],
  [
    "a commit is made",
    /\bmutation\b|\bgit\.create|\.createOrUpdateFile/,
    "src/github/comment-command-commit.ts",
  ],
])("%s in no other place", (_what, writes, place) => {
  const writers = sources.filter((file) => writes.test(readFileSync(join(root, file), "utf8")));
  expect(writers).not.toEqual([]);
  expect(writers.filter((file) => !file.startsWith(place))).toEqual([]);
});

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
    // python-steps.ts writes a line of the generated workflow.
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
  const found = sources.filter((file) => pattern.test(readFileSync(join(root, file), "utf8")));
  expect(found.sort()).toEqual(places.map((place) => `src/${place}`).sort());
});

/** True where the compiler accepts this text for that parameter. */
type Takes<Asked, Text> = [Text] extends [Asked] ? true : false;
type Sinks = {
  section: ReturnType<Section["text"]>;
  summary: Parameters<typeof addToSummary>[0];
  comment: Parameters<typeof comment>[0];
  body: Writing["body"];
  create: Parameters<OwnComments["create"]>[0];
  update: Parameters<OwnComments["update"]>[1];
};
type Taking<Text> = { [Name in keyof Sinks]: Takes<Sinks[Name], Text> };

const every = <Answer extends boolean>(answer: Answer) => ({
  section: answer,
  summary: answer,
  comment: answer,
  body: answer,
  create: answer,
  update: answer,
});

test("a text that is not finished Markdown cannot be passed to a comment or a job summary", () => {
  const takesMarkdown: Taking<Markdown> = every(true);
  const takesStrings: Taking<string> = every(false);
  const takesTerminalText: Taking<TerminalText> = every(false);
  const takesLookalikes: Taking<{ text: string }> = every(false);
  const answers = [takesMarkdown, takesStrings, takesTerminalText, takesLookalikes].map(({ body }) => body);
  expect(answers).toEqual([true, false, false, false]);
});
