import { expect, test } from "vitest";
import { diffText } from "../../../src/gate/accept/accept-runs.ts";
import { printed } from "../../views/printed.ts";

test("a difference has three lines around it and shows what is invisible", () => {
  const before = "1\n2\n3\n4\nold\r\n6\n7\n8\n9\n";
  const after = before.replace("old", "new \u202e\u001b[2J");
  expect(printed(diffText("e\u0007.yml", before, after, false))).toBe(
    [
      "--- e\\u{7}.yml",
      "+++ e\\u{7}.yml",
      "@@ -2,7 +2,7 @@",
      " 2",
      " 3",
      " 4",
      "-old",
      "+new \\u{202e}\\u{1b}[2J",
      " 6",
      " 7",
      " 8",
      "",
    ].join("\n"),
  );
});

test("a difference is coloured where colours are wanted", () => {
  const text = printed(diffText("e.yml", "a\n", "b\n", true));
  expect(text).toContain("\u001b[31m-a\u001b[39m\n\u001b[32m+b\u001b[39m\n");
});

test("a difference beyond the bound is not shown, and says so", () => {
  const lines = (word: string) => Array.from({ length: 2_000 }, (_, at) => `${word} ${at}`).join("\n");
  expect(printed(diffText("e.yml", lines("a"), lines("b"), false))).toBe(
    "--- e.yml\n+++ e.yml\nmore than 2000 lines differ: write the file and see the difference in git\n",
  );
});
