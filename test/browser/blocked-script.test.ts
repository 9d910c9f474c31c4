import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { suite } from "./case-table.ts";
import { hasBrowser, useBrowser, where } from "./visit.ts";

const MANY = limits.pageUnfolded + 50;
const before = 'getComputedStyle(cell, "::before").content';
/** The message in place of the runs of each folded case. */
const excuses = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll("tr.detail > td:has(noscript)")].map((cell) => ${before})`,
  );

describe.skipIf(!hasBrowser)(`the page where its script cannot work${where}`, () => {
  const visit = useBrowser();

  async function servedWith(policy: string): Promise<Page> {
    const { page } = await visit(suite(MANY));
    const headers = { "content-security-policy": policy };
    const answer = { body: suite(MANY), contentType: "text/html; charset=utf-8", headers };
    await page.route("http://reports.test/**", (route) => route.fulfill(answer));
    await page.goto("http://reports.test/report.html");
    return page;
  }

  test("a server's policy that stops it: every case is there, and the folded ones say where their runs are", async () => {
    const page = await servedWith("script-src 'none'");
    expect(await page.locator("tr.row:visible").count()).toBe(MANY);
    expect(await page.locator("tr.detail:visible").count()).toBe(MANY);
    expect(await page.locator("form, input, button").filter({ visible: true }).count()).toBe(0);
    const messages = await excuses(page);
    expect(messages.length).toBe(MANY - limits.pageUnfolded);
    for (const message of messages) expect(message).toContain("Saved and opened from the disk");
  });

  test("a server's sandbox, in which a browser takes scripts for switched off: all runs are there", async () => {
    const page = await servedWith("sandbox; script-src 'none'");
    expect(await page.locator("tr.detail .case-detail:visible").count()).toBe(MANY);
    expect(new Set(await excuses(page))).toEqual(new Set(["none"]));
  });

  test("a script that breaks: it shows everything, with no control that would do nothing", async () => {
    const { page, misdeeds } = await visit(suite(MANY));
    await page.addInitScript("HTMLFormElement.prototype.append = () => { throw new Error('broken') }");
    await page.reload();
    expect(misdeeds).toEqual(["error: broken"]);
    expect(await page.locator("tr.detail .case-detail:visible").count()).toBe(MANY);
    expect(await page.locator("noscript").count()).toBe(0);
    expect(await page.locator("form").filter({ visible: true }).count()).toBe(0);
  });
});
