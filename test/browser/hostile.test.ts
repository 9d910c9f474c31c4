import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { htmlView } from "../../src/views/page/page.ts";
import { fullReport, withText } from "../views/saying.ts";
import { samplePage } from "./sample-page.ts";
import { hasBrowser, SENT, useBrowser, type Visit, where } from "./visit.ts";

const TEXTS = [
  "<img src=https://evil.example/x onerror=alert(1)>",
  `"><script>alert(1)</script><a href="javascript:alert(1)" autofocus onfocus=alert(1)>`,
  "' onmouseover='alert(1)' style='background:url(https://evil.example/x)",
  "</script></style></title></textarea></svg><svg onload=alert(1)>",
  "<iframe src=javascript:alert(1)></iframe><object data=https://evil.example/x>",
  "<meta http-equiv=refresh content='0;url=https://evil.example/'><base href=https://evil.example/>",
  "</table></form><form action=https://evil.example/><button formaction=javascript:alert(1)>",
  "<link rel=stylesheet href=https://evil.example/x><style>*{background:url(https://evil.example/x)}</style>",
  "--><!--<![CDATA[]]><?xml ?>&lt;b&gt;&#60;b&#62;`alert(1)`{{alert(1)}}",
  "__proto__",
];

const STRUCTURE = "[...document.querySelectorAll('*')].map(({ localName }) => localName).join(' ')";

/** Has enough cases that some of them are folded. */
function fourfold(report: Report): Report {
  return { ...report, cases: Array.from({ length: 4 }, () => structuredClone(report.cases)).flat() };
}

describe.skipIf(!hasBrowser)(`a page about hostile texts${where}`, () => {
  const visit = useBrowser();

  let report: Report | undefined;
  let harmless: string | undefined;
  const pageAbout = (text: string) => {
    report ??= fourfold(fullReport());
    return visit(htmlView(withText(report, text)));
  };
  const structureOf = async ({ page }: Visit) => {
    await page.getByRole("button", { name: "Open all shown" }).click();
    return page.evaluate<string>(STRUCTURE);
  };

  test.each(TEXTS)("text stays text: %s", async (text) => {
    harmless ??= await structureOf(await pageAbout("harmless"));
    const visited = await pageAbout(text);
    expect(await structureOf(visited)).toBe(harmless);

    const { page, misdeeds } = visited;
    expect(await page.locator("tr.row th").first().textContent()).toContain(text);
    await page.locator("#filters").getByLabel("Search").fill(text.slice(0, 20));
    await page.locator("#case-table thead button").first().click();
    for (const select of await page.locator("#filters select").all()) {
      await select.selectOption({ index: 1 });
      await select.selectOption({ index: 0 });
    }
    await page.locator("rect.strip").first().hover();
    await page.locator("summary").first().click();
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(misdeeds).toEqual([]);
  });
});

describe.skipIf(!hasBrowser)(`what the page would not let happen${where}`, () => {
  const visit = useBrowser();

  test.each([
    ["a script in the page", "script", "textContent", "document.title = 'stolen'"],
    ["a script from elsewhere", "script", "src", "https://evil.example/x.js"],
    ["an image", "img", "src", "https://evil.example/x.png"],
    ["a style in the page", "style", "textContent", "body { display: none }"],
    ["a frame", "iframe", "src", "https://evil.example/"],
  ])("%s", async (_, element, property, value) => {
    const { page, misdeeds } = await visit(samplePage());
    const title = await page.title();
    await append(page, element, property, value);
    await expect.poll(() => misdeeds).toContainEqual(expect.stringContaining("Content Security Policy"));
    expect(misdeeds.filter((one) => one.startsWith(SENT))).toEqual([]);
    expect(await page.title()).toBe(title);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  test("but for its policy the browser would", async () => {
    const { page, misdeeds } = await visit(samplePage(), { bypassCSP: true });
    await append(page, "img", "src", "https://evil.example/x.png");
    await expect.poll(() => misdeeds).toContain(`${SENT}https://evil.example/x.png`);
  });
});

function append(page: Page, element: string, property: string, value: string): Promise<void> {
  const [name, key, content] = [element, property, value].map((text) => JSON.stringify(text));
  return page.evaluate(
    `document.body.append(Object.assign(document.createElement(${name}), { [${key}]: ${content} }))`,
  );
}
