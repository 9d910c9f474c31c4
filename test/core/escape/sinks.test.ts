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
