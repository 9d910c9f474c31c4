import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { code, link, type Markdown, markdown, plainText } from "../../../src/core/escape.ts";
import { limits } from "../../../src/core/limits.ts";
import { shorten } from "../../../src/core/text.ts";
import { details, markdownTable } from "../../../src/views/sections.ts";
import { hostilePieces, hostileText, NASTY } from "./hostile-text.ts";
import { collapsed, foundByGitHub, readable, rendered, signsIn } from "./rendered.ts";

const ADDRESS = "https://github.com/o/r";
const HARMLESS = "word";

type Placing = (text: string | readonly string[]) => Markdown;

const places: [string, Placing][] = [
  ["alone", (text) => markdown`${text}`],
  ["in the middle of a line", (text) => markdown`a ${text} b`],
  ["at the beginning of a line", (text) => markdown`a\n${text} b`],
  ["at the end of a line", (text) => markdown`a ${text}\nb`],
  ["on a line of its own below another", (text) => markdown`a\n${text}\nb`],
  ["in a list item", (text) => markdown`- a\n- ${text}\n  - ${text}\n- b`],
  ["in a numbered list", (text) => markdown`1. ${text}\n2. b`],
  ["in a quotation", (text) => markdown`> ${text}\n> b`],
  ["in a heading", (text) => markdown`### ${text}\n\nb`],
  ["in bold text", (text) => markdown`a **${text}** b **c**`],
  ["before a link", (text) => markdown`${text}${link(markdown`l`, ADDRESS)} b`],
  ["in a link", (text) => markdown`a ${link(markdown`${text}`, ADDRESS)} b`],
  ["below a heading", (text) => markdown`### a\n${text}`],
  ["in what opens by a click", (text) => details(markdown`${text}`, markdown`${text}`)],
  ["in small print", (text) => markdown`<sub>${text} · ${text}</sub>`],
];

const cells: Placing = (text) => {
  const cell = markdown`${text}`;
  return markdownTable(
    [cell, "a"],
    [
      [cell, cell],
      ["b", cell],
    ],
  );
};

const shown = (text: string, most: number) => plainText(shorten(text, most));

/** Checks that a place shows this text and otherwise looks like it does with a harmless word. */
function expectText(place: Placing, pieces: string | readonly string[], shown: string): void {
  const [harmless, page] = [place(HARMLESS), place(pieces)].map(({ text }) => rendered(text));
  if (harmless === undefined || page === undefined) throw new Error("nothing was rendered");
  expect(page.shape).toEqual(harmless.shape);
  expect(readable(page)).toBe(collapsed(readable(harmless).replaceAll(HARMLESS, () => shown)));
  expect(foundByGitHub(page)).toEqual([]);
  expect(signsIn(place(pieces).text)).toBe(signsIn(place(HARMLESS).text));
}

const isNotEmpty = (text: string) => text !== "";

describe("whatever the text, it is shown and is nothing but text", () => {
  test.each([...places, ["in a cell", cells] as const])("%s", (_where, place) => {
    for (const text of NASTY) expectText(place, text, shown(text, limits.shownSentence));
    fc.assert(
      fc.property(hostileText.filter(isNotEmpty), (text) => {
        expectText(place, text, shown(text, limits.shownSentence));
      }),
    );
  });

  test("as code", () => {
    const place: Placing = (text) => markdown`- ${code(String(text))} b`;
    for (const text of NASTY) expectText(place, text, shown(text, limits.shownText));
    fc.assert(fc.property(hostileText, (text) => expectText(place, text, shown(text, limits.shownText))));
  });

  test.each(places)("%s, in pieces that touch", (_where, place) => {
    fc.assert(
      fc.property(hostilePieces, (pieces) => {
        fc.pre(pieces.some(isNotEmpty));
        expectText(place, pieces, pieces.map(plainText).join(""));
      }),
    );
  });

  test("in pieces that are finished before they touch", () => {
    fc.assert(
      fc.property(hostilePieces, (pieces) => {
        fc.pre(pieces.some(isNotEmpty));
        const page = rendered(markdown`a ${pieces.map((piece) => markdown`${piece}`)} b`.text);
        expect(page.shape).toEqual(["<p>", "</p>"]);
        expect(foundByGitHub(page)).toEqual([]);
      }),
    );
  });

  test("where it is cut, which is never inside an entity or a character", () => {
    const long = fc.tuple(
      fc.constantFrom("@", "&", "😀", "\u202e", "\u{e0001}", "x:y:", ...NASTY),
      fc.nat(2),
    );
    fc.assert(
      fc.property(long, ([unit, offset]) => {
        const text = "x".repeat(offset) + unit.repeat(limits.shownSentence);
        expectText((one) => markdown`- a ${one}`, text, shown(text, limits.shownSentence));
        expectText((one) => markdown`- a ${code(String(one))}`, text, shown(text, limits.shownText));
      }),
      { numRuns: 30 },
    );
  });
});

test("a link has no address that could end it early", () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const { text } = link(markdown`job`, `https://github.com/${path}`);
      expect(text === "job" || /^\[job\]\(https:[^\s()<>"'\\]*\)$/.test(text)).toBe(true);
    }),
  );
});
