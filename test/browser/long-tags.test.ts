import { describe, expect, test } from "vitest";
import { htmlView } from "../../src/views/page/page.ts";
import { reportOf } from "../views/trips.ts";
import { hasBrowser, useBrowser, where } from "./visit.ts";

describe.skipIf(!hasBrowser)(`the filter by a tag${where}`, () => {
  const visit = useBrowser();

  test.each([
    [44, 380],
    [63, 380],
    [200, 1100],
  ])("with values of %i characters fits a screen %i wide", async (length, width) => {
    const report = reportOf({ cases: 4 });
    const long = "m".repeat(length);
    const cases = report.cases.map((reportCase, at) => ({
      ...reportCase,
      tags: { model: `${long}${at % 2}` },
    }));
    const { page } = await visit(htmlView({ ...report, cases }), { viewport: { width, height: 700 } });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    const filter = page.getByRole("combobox", { name: "model" });
    const label = page.locator(".filters label", { has: filter });
    const [inner, outer] = [await filter.boundingBox(), await label.boundingBox()];
    expect(inner?.width).toBeGreaterThan(0);
    expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
  });
});
