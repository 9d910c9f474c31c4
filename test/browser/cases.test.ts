import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { htmlView } from "../../src/views/page/page.ts";
import { manyScorers } from "../views/texted.ts";
import { workspace } from "../workspace.ts";
import {
  CASES,
  failing,
  field,
  hash,
  heading,
  isFailing,
  names,
  row,
  rows,
  shownCount,
  suite,
} from "./case-table.ts";
import { tripName, tripReport } from "./trip-suite.ts";
import { type Circumstances, hasBrowser, useBrowser, where } from "./visit.ts";

const isOpen = (one: Locator) => one.locator("tr.detail").isVisible();

describe.skipIf(!hasBrowser)(`the table of cases in a browser${where}`, () => {
  const visit = useBrowser();
  const open = async (circumstances: Circumstances = {}, cases = CASES) =>
    (await visit(suite(cases), circumstances)).page;

  describe("filters", () => {
    test("all cases are there at first, the worst of those that got worse open", async () => {
      const page = await open();
      expect(await rows(page).count()).toBe(CASES);
      expect(await shownCount(page)).toBe("30 cases");
      expect(await page.locator("tr.detail:visible").count()).toBe(5);
      expect(await rows(page).nth(4).getAttribute("data-states")).toContain("worse");
    });

    test("the search finds words anywhere in a case, in any order and case", async () => {
      const page = await open();
      await field(page, "Search").fill("WEATHER Get_");
      await expect.poll(() => shownCount(page)).toBe("2 of 30 cases");
      expect(await names(page)).toEqual(failing.filter((_, at) => at === 2 || at === 5).toSorted());
    });

    test("a state and a tag are looked for together with the search", async () => {
      const page = await open();
      await field(page, "State").selectOption("failing");
      expect(await names(page)).toEqual(failing);
      await field(page, "part").selectOption("flights");
      const inPart = await names(page);
      expect(inPart.length).toBeGreaterThan(0);
      expect(inPart.length).toBeLessThan(failing.length);
      await field(page, "Search").fill(inPart[0] ?? "");
      await expect.poll(() => names(page)).toEqual(inPart.slice(0, 1));
    });

    test("cases without a tag are a choice of their own", async () => {
      const page = await open();
      await field(page, "part").selectOption("none");
      expect(await shownCount(page)).toBe("6 of 30 cases");
      expect(await rows(page).filter({ hasText: "part=" }).count()).toBe(0);
    });

    test("filters are cleared at once", async () => {
      const page = await open();
      await field(page, "State").selectOption("failing");
      await page.getByRole("button", { name: "Clear filters" }).click();
      await expect.poll(() => shownCount(page)).toBe("30 cases");
      expect(hash(page)).toBe("");
    });

    test("Enter in the search sends nothing away", async () => {
      const { page, misdeeds } = await visit(suite(CASES));
      await field(page, "Search").fill("trip-0007");
      await page.keyboard.press("Enter");
      await expect.poll(() => names(page)).toEqual(["trip-0007"]);
      expect(misdeeds).toEqual([]);
    });
  });

  describe("sorting", () => {
    test("up, down, and back to the order of the report", async () => {
      const page = await open();
      const first = await names(page);
      const button = heading(page, "case").getByRole("button");
      await button.click();
      expect(await names(page)).toEqual(first.toSorted());
      expect(await heading(page, "case").getAttribute("aria-sort")).toBe("ascending");
      await button.click();
      expect(await names(page)).toEqual(first.toSorted().reverse());
      expect(await heading(page, "case").getAttribute("aria-sort")).toBe("descending");
      await button.click();
      expect(await names(page)).toEqual(first);
      expect(await heading(page, "case").getAttribute("aria-sort")).toBeNull();
    });

    test("numbers are sorted as numbers, equal ones stay as they are", async () => {
      const page = await open();
      const first = await names(page);
      await heading(page, "f1").getByRole("button").click();
      const values = await rows(page).locator("tr.row").evaluateAll(f1Values);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(new Set(values).size).toBeGreaterThan(2);
      const best = (await names(page)).slice(failing.length);
      expect(best).toEqual(first.filter((name) => best.includes(name)));
    });

    test("the first press brings the worst to the top, also where less is better", async () => {
      const { page } = await visit(htmlView(manyScorers()));
      const button = heading(page, "toxicity").getByRole("button");
      const rude = ["trip-001", "trip-009", "trip-017"];
      await button.click();
      expect((await names(page)).slice(0, 3).map((name) => name.trim())).toEqual(rude);
      expect(await heading(page, "toxicity").getAttribute("aria-sort")).toBe("descending");
      await button.click();
      expect((await names(page)).slice(-3).map((name) => name.trim())).toEqual(rude);
      await button.click();
      expect(await heading(page, "toxicity").getAttribute("aria-sort")).toBeNull();
    });

    test("a case stays in sight beside many scorers, and the page does not scroll sideways", async () => {
      const { page } = await visit(htmlView(manyScorers()));
      const table = page.locator(".scroll.cases");
      const leftOf = async () => (await rows(page).first().locator("tr.row th").boundingBox())?.x;
      const before = await leftOf();
      const scrolled = await table.evaluate((box) => {
        box.scrollLeft = 400;
        return box.scrollLeft;
      });
      expect(scrolled).toBe(400);
      expect(Math.abs(((await leftOf()) ?? 0) - (before ?? 0))).toBeLessThan(2);
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    });

    test("what has nothing there is last, whatever the direction", async () => {
      const report = tripReport(workspace(), { cases: CASES, trials: 3, isFailing });
      const [unknown] = report.cases;
      const cases = report.cases.map((one) => (one === unknown ? { ...one, passRate: null } : one));
      const { page } = await visit(htmlView({ ...report, cases }));
      const button = heading(page, "pass rate").getByRole("button");
      for (const direction of ["ascending", "descending"]) {
        await button.click();
        expect(await heading(page, "pass rate").getAttribute("aria-sort")).toBe(direction);
        expect((await names(page)).at(-1)).toBe(tripName(0));
      }
    });
  });

  describe("details", () => {
    test("a case is opened and closed by the mouse", async () => {
      const page = await open();
      const one = row(page, "trip-0003");
      expect(await isOpen(one)).toBe(false);
      await one.getByRole("button").click();
      expect(await isOpen(one)).toBe(true);
      await one.locator("td").nth(2).click();
      expect(await isOpen(one)).toBe(false);
    });

    test("and by the keyboard alone, which says so", async () => {
      const page = await open();
      const one = row(page, "trip-0003");
      const button = one.getByRole("button");
      await button.focus();
      expect(await button.getAttribute("aria-expanded")).toBe("false");
      await page.keyboard.press("Enter");
      expect(await isOpen(one)).toBe(true);
      expect(await button.getAttribute("aria-expanded")).toBe("true");
      expect(await button.getAttribute("aria-controls")).toBe(
        await one.locator("tr.detail").getAttribute("id"),
      );
      await page.keyboard.press("Space");
      expect(await isOpen(one)).toBe(false);
    });

    test("all shown are opened, all are closed", async () => {
      const page = await open();
      await field(page, "State").selectOption("failing");
      await page.getByRole("button", { name: "Open all shown" }).click();
      expect(await page.locator("tr.detail:visible").count()).toBe(failing.length);
      await field(page, "State").selectOption("");
      expect(await page.locator("tr.detail:visible").count()).toBe(failing.length);
      await page.getByRole("button", { name: "Close all" }).click();
      expect(await page.locator("tr.detail:visible").count()).toBe(0);
    });
  });

  describe("shortcuts", () => {
    test("a slash goes to the search, Escape empties it", async () => {
      const page = await open();
      await page.keyboard.press("/");
      await page.keyboard.type("trip-0002/");
      await expect.poll(() => shownCount(page)).toBe("0 of 30 cases");
      expect(await field(page, "Search").inputValue()).toBe("trip-0002/");
      await page.keyboard.press("Escape");
      expect(await field(page, "Search").inputValue()).toBe("");
      await expect.poll(() => shownCount(page)).toBe("30 cases");
    });
  });

  describe("many cases", () => {
    test("the first 200 are shown, and more when asked for", async () => {
      const page = await open({}, 450);
      expect(await rows(page).count()).toBe(200);
      expect(await shownCount(page)).toBe("450 cases, the first 200 shown");
      const more = page.getByRole("button", { name: "Show more" });
      await more.click();
      expect(await rows(page).count()).toBe(400);
      await more.click();
      expect(await rows(page).count()).toBe(450);
      expect(await more.isVisible()).toBe(false);
      expect(await rows(page).nth(400).getByRole("button").evaluate(isFocused)).toBe(true);
      await field(page, "State").selectOption("passing");
      expect(await shownCount(page)).toBe("360 of 450 cases, the first 200 shown");
    });

    test("of a report with more cases than the page it says so", async () => {
      const { page } = await visit(suite(CASES).replace('data-cases="30"', 'data-cases="90"'));
      expect(await shownCount(page)).toBe("30 cases here");
      await field(page, "State").selectOption("failing");
      expect(await shownCount(page)).toBe("6 of 30 cases here");
    });

    test("cases that are folded are found by what they called, and tell it when they are opened", async () => {
      const page = await open({}, 600);
      const last = row(page, "trip-0597");
      await field(page, "Search").fill(`trip-0597 get_weather {"city":"Oslo"}`);
      await expect.poll(() => shownCount(page)).toBe("1 of 600 cases");
      expect(await last.locator("noscript").count()).toBe(1);
      await last.getByRole("button").click();
      const table = last.locator("table.calls");
      expect(
        await table.locator("td").filter({ hasText: 'get_weather {"city":"Oslo"}' }).first().isVisible(),
      ).toBe(true);
      expect(await last.locator("noscript").count()).toBe(0);
    });
  });
});

function isFocused(button: { matches(selector: string): boolean }): boolean {
  return button.matches(":focus");
}

function f1Values(rows: readonly { cells?: ArrayLike<{ textContent: string }> }[]): number[] {
  return rows.map(({ cells }) => Number.parseFloat(cells?.[5]?.textContent ?? ""));
}
