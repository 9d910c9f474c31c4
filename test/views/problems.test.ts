import { expect, test } from "vitest";
import type { Problem } from "../../src/core/problems.ts";
import { version } from "../../src/version.ts";
import { problemsView } from "../../src/views/comment.ts";

const problem = (message: string, line: number): Problem => ({
  severity: "error",
  file: "e.yml",
  line,
  message,
});

test("configuration problems are told on the first line and one by one", () => {
  const text = problemsView(
    { problems: [problem("unknown key <b>", 3), problem("no id", 5)], subject: "Configuration" },
    1_000,
  ).text;
  expect(text).toBe(
    [
      "### ❌ rungate: configuration cannot be used",
      "",
      "Configuration: e.yml&#58;3: unknown key &#60;b&#62; (and 1 more)",
      "",
      "rungate judged nothing, so the check does not pass.",
      "",
      "- <code>e.yml&#58;3: unknown key &#60;b&#62;</code>",
      "- <code>e.yml&#58;5: no id</code>",
      "",
    ].join("\n"),
  );
});

test("more problems than there is room for are counted", () => {
  const many = Array.from({ length: 60 }, (_, at) => problem("\u202e".repeat(400), at + 1));
  const text = problemsView({ problems: many, subject: "Configuration" }, 65_536).text;
  expect(text.length).toBeLessThanOrEqual(65_536);
  expect(text).toMatch(/^- … and \d+ more problems$/m);
  expect(text).toContain("(and 59 more)");
});

test("a comment says what was to be judged, and where to read on", () => {
  const commit = "5f0c7d1e9a34b2c68d7f01e2a3b4c5d6e7f80912";
  const repository = "https://github.com/acme/agent";
  const error = { problems: [problem("no id", 5)], subject: "Configuration" };
  const { text } = problemsView(error, 1_000, { commit, repository, job: `${repository}/actions/runs/7` });
  expect(text.trimEnd().split("\n").at(-1)).toBe(
    `<sub>head [<code>5f0c7d1</code>](${repository}/commit/${commit}) · rungate ${version} · [job](${repository}/actions/runs/7)</sub>`,
  );
});
