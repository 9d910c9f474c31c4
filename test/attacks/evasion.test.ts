import { describe, expect, test } from "vitest";
import { tricks } from "./tricks.ts";
import { gate, openPull, recordBase, startRepository } from "./trips.ts";

/** How many lines from the top somebody may have to read. */
const FIRST_LINES = 5;

describe("the gate, when", () => {
  test.each(tricks)(
    "%s",
    async (_what, { policy, files, inputs = {}, github: change, elsewhere = "" }, verdict, words) => {
      const { github, base } = await startRepository(policy);
      recordBase(github, base);
      const pull = openPull(github, files);
      change?.(github, pull);
      const { exitCode, outputs, summary, headline } = await gate(github, pull, { with: inputs });
      const blocks = verdict === "fail" && inputs["report-only"] !== "true";
      expect({ exitCode, verdict: outputs.verdict }, headline).toEqual({ exitCode: blocks ? 1 : 0, verdict });
      const first = decoded(summary).split("\n").slice(0, FIRST_LINES).join("\n");
      for (const word of words) expect(first).toContain(word);
      expect(decoded(summary)).toContain(elsewhere);
    },
  );
});

/** Markdown as it is read: with its entities, without what keeps GitHub from linking. */
function decoded(markdown: string): string {
  const text = markdown.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  return text.replaceAll("\u200b", "");
}
