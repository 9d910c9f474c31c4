import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { parseJunit } from "../views/junit-file.ts";
import { hostileTexts, WITNESS } from "./hostile-texts.ts";
import { formulasIn, linkedIn, rendered, shapeOf, textOf, unseenIn } from "./shape.ts";
import { expectations, gate, openPull, recordBase, startRepository } from "./trips.ts";

async function viewsWithText(text: string) {
  const quoted = JSON.stringify(text);
  const [old, broken] = [
    JSON.stringify(`${text} old`),
    `broken ${text.replaceAll("/", "-").slice(0, 60)}.json`,
  ];
  const references = (value: string) =>
    `referenceToolCalls: [{ name: ${quoted}, arguments: { ${quoted}: ${value} } }]`;
  const recorded = (id: string, value: unknown) =>
    JSON.stringify({ case: id, toolCalls: [{ name: text, arguments: { [text]: value }, status: "ok" }] });
  const expected = `${expectations()}  - { id: ${quoted}, ${references(quoted)} }\n`;
  const { github, base } = await startRepository(
    `gate: { requiredCases: [${quoted}], acceptLabel: ${quoted} }\nredact: []\n`,
  );
  recordBase(github, base, {
    with: { comment: "auto" },
    files: {
      "expectations.yml": `${expected}  - { id: ${old}, ${references(quoted)} }\n`,
      "runs/a.json": recorded(text, text),
      "runs/b.json": recorded(`${text} old`, text),
    },
  });
  const pull = openPull(github, {
    ".github/rungate.yml": `gate: { requiredCases: [${quoted}], acceptLabel: ${old} }\n`,
    "expectations.yml": `${expected}retired: [{ id: ${old}, reason: ${quoted} }]\n`,
    "runs/a.json": recorded(text, `not ${text}`),
    "runs/c.json": JSON.stringify({ case: "trip-3", tags: { [text]: text }, toolCalls: [] }),
    "runs/d.json": JSON.stringify({ [text]: text }),
  });
  pull.title = text;
  pull.head.ref = text.slice(0, 1_000);
  const { summary, outputs, printed } = await gate(github, pull, {
    with: { comment: "auto", "judge-model": text.slice(0, 1_000) },
    prepare: (workspace) => writeFileSync(join(workspace, "runs", broken), "{"),
  });
  const { html = "", junit = "", verdict } = outputs;
  expect(verdict, printed).toBe("fail");
  return {
    comment: pull.comments[0]?.body ?? "",
    summary,
    page: readFileSync(html, "utf8"),
    junit: readFileSync(junit, "utf8"),
  };
}

describe("comment, summary, page and JUnit file have the same elements, links and pictures as with harmless texts, where every text is", () => {
  let harmless: ReturnType<typeof viewsWithText> | undefined;

  test.each(Object.entries(hostileTexts))("%s", async (_what, text) => {
    harmless ??= viewsWithText(`word ${WITNESS}`);
    const [plain, hostile] = [await harmless, await viewsWithText(`${text} ${WITNESS}`)];
    for (const view of ["comment", "summary"] as const) {
      const html = rendered(hostile[view]);
      expect(shapeOf(html)).toEqual(shapeOf(rendered(plain[view])));
      expect(linkedIn(html)).toEqual([]);
      expect(formulasIn(hostile[view])).toEqual([]);
    }
    for (const view of ["page", "junit"] as const)
      expect(shapeOf(hostile[view])).toEqual(shapeOf(plain[view]));
    for (const view of Object.values(hostile)) {
      expect(textOf(view)).toContain(WITNESS);
      expect(unseenIn(view.replace(/<(style|script)\b.*?<\/\1>/gs, ""))).toEqual([]);
    }
    await parseJunit(hostile.junit);
  });
});

describe("what is too long is cut between characters, and nothing stays open, where every text is", () => {
  test.each([
    ["65,536 characters", "x".repeat(65_536)],
    ["as many that are cut in two", "😀".repeat(32_768)],
    ["as many that are written as entities", "@".repeat(65_536)],
    ["as many tags", "<b>".repeat(21_845)],
    ["as many backticks", "`".repeat(65_536)],
    ["halves of characters", "\ud83d".repeat(2_000)],
  ])("%s", async (_what, text) => {
    const { comment, summary, junit } = await viewsWithText(`${WITNESS} ${text}`);
    expect(comment.length).toBeLessThanOrEqual(limits.commentCharacters);
    for (const view of [comment, summary]) {
      expect(view).not.toMatch(/\p{Cs}/u);
      expect(textOf(view)).toContain(WITNESS);
      // A cut entity would lack its end.
      expect(view.match(/&#\d*(?![\d;])/)).toBeNull();
      expect((view.match(/```/g) ?? []).length % 2).toBe(0);
      const tags = shapeOf(rendered(view)).map((tag) => tag.replace(/ .*/, ""));
      for (const name of ["details", "summary", "sub", "code", "table"]) {
        const count = (tag: string) => tags.filter((one) => one === tag).length;
        expect([name, count(`<${name}`)]).toEqual([name, count(`</${name}`)]);
      }
      expect(tags).not.toContain("<b");
    }
    await parseJunit(junit);
  });
});
