import { describe, expect, test } from "vitest";
import { CASES, failing, field, hash, heading, names, rows, shownCount, suite } from "./case-table.ts";
import { type Circumstances, hasBrowser, useBrowser, where } from "./visit.ts";

describe.skipIf(!hasBrowser)(`the address of the page${where}`, () => {
  const visit = useBrowser();
  const open = async (circumstances: Circumstances = {}, cases = CASES) =>
    (await visit(suite(cases), circumstances)).page;

  test("keeps what was chosen, and opens the same", async () => {
    const page = await open();
    await field(page, "State").selectOption("failing");
    await field(page, "model").selectOption("large-2");
    await field(page, "Search").fill("trip 00");
    await heading(page, "case").getByRole("button").click();
    await heading(page, "case").getByRole("button").click();
    await expect.poll(() => hash(page)).toBe("#search=trip+00&state=failing&tag.model=v:large-2&sort=-1");
    const again = await open({ hash: new URL(page.url()).hash });
    expect(await names(again)).toEqual(await names(page));
    expect(await field(again, "Search").inputValue()).toBe("trip 00");
    expect(await heading(again, "case").getAttribute("aria-sort")).toBe("descending");
  });

  test.each([
    "#",
    "#%",
    "#search=%ff%00%E0%A4%A",
    "#state=%22%5D&tag.model=v:nobody&tag.__proto__=v:1&sort=99",
    "#sort=-0&sort=1e9&state=constructor",
    `#${"&search=a".repeat(10_000)}`,
    "#search=<img src=x onerror=alert(1)>",
    "#case-0",
    "#case-1%22%5D",
    "#__proto__",
  ])("says nothing that could break the page: %.40s", async (address) => {
    const { page, misdeeds } = await visit(suite(CASES), { hash: address });
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(() => shownCount(page)).toBe("30 cases");
    expect(await rows(page).count()).toBe(CASES);
    expect(misdeeds).toEqual([]);
  });

  test.each([
    ["Skip to the scores", "#main"],
    ["Skip to the cases", "#cases"],
  ])("the link %s changes no choice", async (name, place) => {
    const page = await open();
    await field(page, "State").selectOption("failing");
    await page.getByRole("link", { name }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => hash(page)).toBe(place);
    expect(await names(page)).toEqual(failing);
  });

  test("a link to a case opens it, whatever is chosen", async () => {
    const page = await open({ hash: "#case-300" }, 450);
    await expect.poll(() => page.locator("#case-300").isVisible()).toBe(true);
    await field(page, "State").selectOption("passing");
    await page.evaluate("location.hash = '#case-430'");
    await expect.poll(() => page.locator("#case-430").isVisible()).toBe(true);
    expect(await shownCount(page)).toBe("450 cases, the first 430 shown");
    expect(await page.evaluate("document.activeElement.getAttribute('aria-controls')")).toBe("case-430");
  });
});
