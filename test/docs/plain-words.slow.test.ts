import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../e2e/runner.ts";
import { sourcesIn } from "../structure/sources.ts";
import { pages } from "./pages.ts";

const PATTERNS: readonly [name: string, pattern: RegExp][] = [
  [
    "stands in",
    /\b(?:stands?|stood) (?:in|for|under|beside|behind|below|above|alone|there|here|as|at|on)\b/i,
  ],
  ["nobody", /\b(?:nobody|whoever)\b/i],
  ["anew", /\banew\b/i],
  ["lacks", /\black(?:s|ed)?\b/i],
  ["demanded", /\bdemand(?:s|ed)?\b/i],
  ["mend", /\bmend(?:s|ed)?\b/i],
  ["is told", /\b(?:is|are) told\b/i],
  ["76 %", /\d %/],
  [
    ", for … as because",
    /, for (?:it|they|there|that|its|no|none|only|this|these|nobody|the \w+ (?:is|are|was|has|may)) /i,
  ],
  ["negated options", /\bnever writes none\b|\bnone nothing\b/i],
];

/** Prompts of a judge: other words would change the answers. */
const ALLOWED: readonly RegExp[] = [
  /scorers\/judge\/(?:question|question-batch)\.ts$/,
  /scorers\/texts\/contexts\.ts$/,
];

interface Text {
  place: string;
  text: string;
}

/** The sources' messages: string literals with a space. */
function messagesIn(file: string): Text[] {
  const source = readFileSync(join(root, file), "utf8");
  const found: Text[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) look(one);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, value, start } = node as { type?: string; value?: unknown; start?: number };
    const text =
      type === "Literal" && typeof value === "string"
        ? value
        : type === "TemplateElement"
          ? (value as { raw: string }).raw
          : "";
    if (/\s/.test(text)) found.push({ place: `${file}:${source.slice(0, start).split("\n").length}`, text });
    for (const child of Object.values(node)) look(child);
  };
  look(parseAst(source, { lang: "ts" }, file));
  return found;
}

function proseIn(page: string): Text[] {
  const lines = readFileSync(join(root, page), "utf8").split("\n");
  let isCode = false;
  return lines.flatMap((line, at) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    // Code and test titles are quotations.
    const prose = line.replace(/`[^`]*`/g, "").replace(/^\* \[.*\]\(\.\.\/\.\.\/test\/.*$/, "");
    return isCode ? [] : [{ place: `${page}:${at + 1}`, text: prose }];
  });
}

function descriptionsIn(file: string): Text[] {
  const whole: unknown = parse(readFileSync(join(root, file), "utf8"));
  const found: Text[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "description" && typeof value === "string") found.push({ place: file, text: value });
      look(value);
    }
  };
  look(whole);
  return found;
}

function faultsIn(texts: readonly Text[]): string[] {
  return texts.flatMap(({ place, text }) => {
    if (ALLOWED.some((one) => one.test(place.replace(/:\d+$/, "")))) return [];
    const found = PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
    return found.length === 0 ? [] : [`${place}: ${found.join(", ")}: ${text.trim().slice(0, 160)}`];
  });
}

describe("plain English", () => {
  test("in messages, help and comments", () => {
    const files = sourcesIn("src").filter((file) => !file.includes(".generated."));
    const texts = files.flatMap(messagesIn);
    expect(texts.length).toBeGreaterThan(2_000);
    expect(faultsIn(texts)).toEqual([]);
  });

  test.each(pages.filter((page) => !page.startsWith("test/")))("in %s", (page) => {
    expect(faultsIn(proseIn(page))).toEqual([]);
  });

  test.each([
    "action.yml",
    ".github/workflows/gate.yml",
    ".github/workflows/comment.yml",
    ".github/workflows/command.yml",
  ])("in %s", (file) => {
    expect(faultsIn(descriptionsIn(file))).toEqual([]);
  });

  test.each([
    "the default stands in the policy",
    "nobody is asked",
    "it was recorded anew",
    "at least 70.0% demanded",
    "a run lacks its result",
    "mend it",
    "the gate is told",
    "76.2 %",
    "it is red, for it cannot see",
  ])("would object to: %s", (text) => {
    expect(faultsIn([{ place: "x", text }])).toHaveLength(1);
  });
});
