import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Report } from "../../../src/report/report.ts";
import { htmlView, pageBody } from "../../../src/views/page/page.ts";
import { fullReport, withText } from "../saying.ts";
import { nodesOf, structureOf } from "./elements.ts";

const NASTY = [
  ...["<img src=x onerror=alert(1)>", "</script>", "<script>", "</style>", "-->", "<!--", "]]>", "<![CDATA["],
  ...['"', "'", "`", "&", "&lt;", "&#60;", "=", "/>", '" onload="x', "</td></tr></table>", "<tbody>"],
  ...["javascript:alert(1)", "url(http://a.b)", "\u202e", "\u0000", "\u001b[2J", "\ud83d", "\ufffe", "\n\n"],
  ...["__proto__", "constructor", "none", "v:", " "],
];
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary", maxLength: 10 })), { maxLength: 6 })
  .map((parts) => parts.join(""));

/** The report with this text everywhere, also as the tag that divides its cases. */
function dividedBy(text: string, report: Report): Report {
  const hostile = withText(report, text);
  return {
    ...hostile,
    suite: `suite ${text}`,
    cases: hostile.cases.map((reportCase, at) => ({
      ...reportCase,
      tags: at % 2 === 0 ? { [text]: `${text}${at % 4}` } : {},
    })),
  };
}

describe("text in a report is never more than text in the page", () => {
  test("the report that says it has every section", () => {
    const page = htmlView(fullReport());
    for (const part of [
      "Scores",
      "Judge",
      "Trend",
      "Cases",
      "The other cases",
      "Problems",
      "Hint",
      "Judged by",
    ])
      expect(page).toContain(part);
    expect(pageBody(dividedBy("word", fullReport())).text).toContain("without word");
  });

  test("whatever it is, it adds no element and no attribute", () => {
    const report = fullReport();
    const plain = structureOf(pageBody(dividedBy("word", report)).text);
    expect(plain.length).toBeGreaterThan(1_000);
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(structureOf(pageBody(dividedBy(text, report)).text)).toEqual(plain);
      }),
      { numRuns: 40 },
    );
  });

  test("whatever it is, nothing in the page is loaded, sent or run by it", () => {
    const report = fullReport();
    fc.assert(
      fc.property(hostileText, (text) => {
        const nodes = nodesOf(pageBody(dividedBy(text, report)).text);
        const elements = new Set(nodes.map(({ element }) => element));
        const attributes = new Set(nodes.flatMap(({ attributes }) => [...attributes.keys()]));
        for (const name of ["script", "style", "img", "iframe", "object", "embed", "link", "base", "use"])
          expect(elements).not.toContain(name);
        for (const name of ["style", "src", "srcset", "action", "formaction"])
          expect(attributes).not.toContain(name);
        expect([...attributes].filter((name) => name.startsWith("on"))).toEqual([]);
        const links = nodes.flatMap(({ attributes }) => attributes.get("href") ?? []);
        expect(links.every((link) => link.startsWith("#"))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test("whatever it is, a tag's filter finds the cases that have it", () => {
    const report = fullReport();
    fc.assert(
      fc.property(hostileText, (text) => {
        const nodes = nodesOf(pageBody(dividedBy(text, report)).text);
        const select = nodes.findIndex(({ attributes }) => attributes.has("data-tag"));
        const tag = nodes[select]?.attributes.get("data-tag") ?? "";
        const tagged = nodes.flatMap(({ attributes }) => {
          const tags: Record<string, string> = JSON.parse(attributes.get("data-tags") ?? "{}");
          return Object.hasOwn(tags, tag) ? [`v:${tags[tag]}`] : [];
        });
        const options = nodes
          .slice(select + 1)
          .map(({ attributes }) => attributes.get("value") ?? "")
          .filter((value) => value.startsWith("v:"));
        expect(tagged.length).toBe(20);
        expect(new Set(tagged)).toEqual(new Set(options));
      }),
      { numRuns: 40 },
    );
  });
});
