import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { brokenLinks } from "./markdown.ts";
import { explainedMessages, missingMessages } from "./messages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const url = new URL("../../docs/action.md", import.meta.url);
const page = readFileSync(url, "utf8");
const action: { outputs: object } = parse(readFileSync(`${root}action.yml`, "utf8"));

const foreign = [
  "GitHub answered 403 (Resource not accessible by integration)",
  "409 Conflict",
  "Argument list too long",
  "The nested job 'gate' is requesting …",
  "Event 'schedule' is not allowed …",
  "startup_failure",
  "Called workflows cannot be queued onto self-hosted runners across organisations/enterprises",
];

describe("the page on the action", () => {
  test("has links that lead somewhere", () => {
    expect(brokenLinks(url)).toEqual([]);
  });

  test("shows outputs that there are", () => {
    const shown = [...page.matchAll(/steps\.rungate\.outputs\.([\w-]+)/g)].map(([, name = ""]) => name);
    expect(shown).not.toEqual([]);
    expect(shown.filter((name) => !(name in action.outputs))).toEqual([]);
  });

  test("names the actions that a list of allowed ones needs", () => {
    const [, sentence = ""] = /A list of allowed actions needs ([^.]+)\./.exec(page) ?? [];
    const named = [...sentence.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
    const files = [
      "docs/recipes.md",
      ".github/workflows/gate.yml",
      ".github/workflows/gate-sharded.yml",
      ".github/workflows/comment.yml",
      ".github/workflows/command.yml",
    ];
    const used = files.flatMap((file) => [
      ...readFileSync(root + file, "utf8").matchAll(/uses: ([\w-]+\/[\w-]+)/g),
    ]);
    expect(new Set(used.map(([, name]) => name))).toEqual(new Set(named));
  });

  test("explains messages that rungate says", () => {
    const own = explainedMessages(page).filter(
      (message) => !foreign.includes(message) && !message.startsWith("pull-requests:"),
    );
    expect(own.length).toBeGreaterThan(10);
    expect(missingMessages(own)).toEqual([]);
  });
});
