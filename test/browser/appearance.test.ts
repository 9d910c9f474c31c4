import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { htmlView } from "../../src/views/page/page.ts";
import { fullReport, withText } from "../views/saying.ts";
import { samplePage } from "./sample-page.ts";
import { hasBrowser, useBrowser, where } from "./visit.ts";

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 380, height: 700 };

async function unfold(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open all shown" }).click();
  for (const summary of await page.locator("summary").all()) await summary.click();
}

describe.skipIf(!hasBrowser)(`how the page looks${where}`, () => {
  const visit = useBrowser();

  describe.each(["light", "dark"] as const)("in a %s theme", (colorScheme) => {
    test.each([
      ["wide", WIDE],
      ["narrow", NARROW],
    ])("axe finds nothing serious on a %s screen, closed and open", async (_, viewport) => {
      // The page blocks scripts, so the browser injects axe.
      const { page } = await visit(samplePage(), { colorScheme, viewport, bypassCSP: true });
      await page.evaluate(axe.source);
      expect(await seriousFindings(page)).toEqual([]);
      await unfold(page);
      expect(await seriousFindings(page)).toEqual([]);
    });
  });

  test("the themes differ, and both are opaque", async () => {
    const grounds = await Promise.all(
      (["light", "dark"] as const).map(async (colorScheme) => {
        const { page } = await visit(samplePage(), { colorScheme });
        return page.evaluate<string>("getComputedStyle(document.documentElement).backgroundColor");
      }),
    );
    expect(grounds).toEqual(["rgb(255, 255, 255)", "rgb(13, 17, 23)"]);
  });

  test.each([
    ["the sample", samplePage],
    ["endless words", () => htmlView(withText(fullReport(), "W".repeat(900)))],
  ])("%s needs no sideways scrolling on a narrow screen", async (_, html) => {
    const { page } = await visit(html(), { viewport: NARROW });
    await unfold(page);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(NARROW.width);
  });

  test("on paper there are no controls, and failing cases are open", async () => {
    const { page } = await visit(samplePage());
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("#filters, .along, #cases button.more").filter({ visible: true }).count()).toBe(
      0,
    );
    const failing = await page.locator("tbody[data-states~=failing]").count();
    expect(failing).toBeGreaterThan(0);
    expect(await page.locator("tr.detail:visible").count()).toBe(failing);
  });
});

describe.skipIf(!hasBrowser)(`the page without scripts${where}`, () => {
  const visit = useBrowser();

  test("shows every case with its details, and no control that would do nothing", async () => {
    const { page, misdeeds } = await visit(samplePage(), { javaScriptEnabled: false });
    expect(await page.locator("tr.row:visible").count()).toBe(30);
    expect(await page.locator("tr.detail:visible").count()).toBe(30);
    expect(await page.locator("form, input, button").filter({ visible: true }).count()).toBe(0);
    expect(misdeeds).toEqual([]);
  });
});

function seriousFindings(page: Page): Promise<unknown> {
  return page.evaluate(`axe.run().then(({ violations }) => violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => html.slice(0, 300) + failureSummary)]))`);
}
