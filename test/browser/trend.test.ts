import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { COMMITS, samplePage } from "./sample-page.ts";
import { hasBrowser, useBrowser, where } from "./visit.ts";

const readings = (page: Page) => page.locator("#trend .reading").allTextContents();
const chart = (page: Page, title: string) => page.locator(`figure.chart:has(strong:text-is("${title}"))`);
const cursor = (page: Page, title: string) => chart(page, title).locator("line.cursor").getAttribute("x1");

describe.skipIf(!hasBrowser)(`the trend in a browser${where}`, () => {
  const visit = useBrowser();

  test("the pointer tells of a commit, in all charts", async () => {
    const { page } = await visit(samplePage());
    await chart(page, "pass rate").locator("rect.strip").nth(12).hover();
    const [first, ...rest] = await readings(page);
    expect(first).toBe("70.0% · ffffffd · 2026-01-13 · 40 cases");
    expect(rest.length).toBeGreaterThan(0);
    for (const other of rest) expect(other).toContain("ffffffd · 2026-01-13");
    expect(await cursor(page, "f1")).toBe(await cursor(page, "pass rate"));
    expect(await page.getByRole("slider", { name: "Commit" }).inputValue()).toBe("12");
  });

  test("so do the keys, from the report's own point on", async () => {
    const { page } = await visit(samplePage());
    const slider = page.getByRole("slider", { name: "Commit" });
    expect(await readings(page)).toContainEqual(expect.stringContaining("b2b2b2b"));
    expect(await slider.inputValue()).toBe(String(COMMITS - 1));
    expect(await slider.getAttribute("aria-valuetext")).toBe((await readings(page))[0]);
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    expect((await readings(page))[0]).toContain("2026-02-09");
    expect(await slider.getAttribute("aria-valuetext")).toBe((await readings(page))[0]);
    await page.keyboard.press("Home");
    expect((await readings(page))[0]).toContain("2026-01-01");
  });

  test("a press on a chart brings the keys there", async () => {
    const { page } = await visit(samplePage());
    await chart(page, "f1").locator("rect.strip").nth(5).click();
    await page.keyboard.press("ArrowRight");
    expect((await readings(page))[0]).toContain("2026-01-07");
  });

  test("from there a slash still goes to the search", async () => {
    const { page } = await visit(samplePage());
    await page.getByRole("slider", { name: "Commit" }).focus();
    await page.keyboard.press("/");
    expect(await page.locator("input[type=search]:focus").count()).toBe(1);
  });

  test("the cursor stands at the same commit in a chart whose axis takes more room", async () => {
    const { page } = await visit(samplePage());
    await chart(page, "cost per success").locator("rect.strip").nth(30).hover();
    const strip = chart(page, "cost per success").locator("rect.strip").nth(30);
    const [x, width] = [await strip.getAttribute("x"), await strip.getAttribute("width")];
    const middle = Number(await cursor(page, "cost per success"));
    expect(middle).toBeCloseTo(Number(x) + Number(width) / 2, 1);
    expect(middle).not.toBeCloseTo(Number(await cursor(page, "pass rate")), 0);
    expect(await readings(page)).toContainEqual(expect.stringMatching(/^19\.8 k · .*2026-01-31/));
  });

  test.each([390, 1100])("the texts of an axis are within its chart, on %i pixels", async (width) => {
    const { page } = await visit(samplePage(), { viewport: { width, height: 800 } });
    for (const name of ["pass rate", "tokens per run", "duration per run", "cost per success"]) {
      const svg = await chart(page, name).locator("svg").boundingBox();
      for (const text of await chart(page, name).locator("text.number").all())
        expect((await text.boundingBox())?.x).toBeGreaterThanOrEqual(svg?.x ?? Number.NaN);
    }
  });

  test("where nothing was assessed it says so", async () => {
    const { page } = await visit(samplePage());
    await chart(page, "pass rate").locator("rect.strip").nth(20).hover();
    expect((await readings(page))[0]).toMatch(/^not assessed · /);
  });
});
