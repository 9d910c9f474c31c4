import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { ReportCase } from "../../src/report/case.ts";
import { htmlView } from "../../src/views/page/page.ts";
import { workspace } from "../workspace.ts";
import { CASES, field, heading, isFailing, rows, suite } from "./case-table.ts";
import { tripName, tripReport } from "./trip-suite.ts";
import { hasBrowser, useBrowser, where } from "./visit.ts";

const caption = (page: Page) => page.locator("#case-table > caption").textContent();

async function print(page: Page): Promise<void> {
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await page.emulateMedia({ media: "print" });
}

describe.skipIf(!hasBrowser)(`the table of cases on paper${where}`, () => {
  const visit = useBrowser();

  test("folded cases that fail are printed with what they called", async () => {
    const { page } = await visit(suite(600));
    await print(page);
    expect(await page.locator("table.calls").filter({ visible: true }).count()).toBe(120);
  });

  test("so are those in error, with why", async () => {
    const report = tripReport(workspace(), { cases: 600, trials: 1, isFailing });
    const broken = [tripName(320), tripName(345)];
    const cases = report.cases.map((one) => (broken.includes(one.id) ? inError(one) : one));
    const { page } = await visit(htmlView({ ...report, cases }));
    await print(page);
    const printed = page.locator("tbody[data-states~=error] tr.detail").filter({ visible: true });
    expect(await printed.count()).toBe(2);
    for (const text of await printed.allInnerTexts()) expect(text).toContain("no JSON");
  });

  test("all that match are printed, and afterwards the page is as before", async () => {
    const { page } = await visit(suite(450));
    await field(page, "State").selectOption("passing");
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await rows(page).count()).toBe(360);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    expect(await rows(page).count()).toBe(200);
  });

  test("the caption says which cases were chosen, and how they are sorted", async () => {
    const { page } = await visit(suite(CASES));
    const whole = await caption(page);
    expect(whole).toContain("30 cases, worst first");
    await field(page, "State").selectOption("failing");
    await field(page, "model").selectOption("v:small-1");
    expect(await caption(page)).toBe(
      "2 of 30 cases (State: failing, model: small-1), worst first, each with its runs below it",
    );
    await heading(page, "f1").getByRole("button").click();
    expect(await caption(page)).toContain("small-1), sorted by f1, ascending, each");
    await field(page, "State").selectOption("");
    await field(page, "Search").fill("<b>");
    await expect
      .poll(() => caption(page))
      .toContain("0 of 30 cases (Search: “<b>”, model: small-1), sorted by f1");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(() => caption(page)).toContain("30 cases, sorted by f1, ascending, each");
    const sort = heading(page, "f1").getByRole("button");
    await sort.click();
    await sort.click();
    expect(await caption(page)).toBe(whole);
  });
});

function inError(one: ReportCase): ReportCase {
  const error = { status: "error" as const, reason: "no JSON" };
  const trials = one.trials.map((trial) => {
    const scores = Object.fromEntries(Object.keys(trial.scores).map((id) => [id, error]));
    return { ...trial, pass: null, scores };
  });
  return { ...one, passRate: null, trials };
}
