import type { Page } from "playwright-core";
import { htmlView } from "../../src/views/page/page.ts";
import { workspace } from "../workspace.ts";
import { tripName, tripReport } from "./trip-suite.ts";

export const CASES = 30;
export const isFailing = (at: number) => at % 5 === 1;

const suites = new Map<number, string>();
export function suite(cases: number): string {
  const html =
    suites.get(cases) ??
    htmlView(tripReport(workspace(), { cases, trials: cases === CASES ? 3 : 1, isFailing }));
  suites.set(cases, html);
  return html;
}
export const failing = Array.from({ length: CASES }, (_, at) => at)
  .filter(isFailing)
  .map(tripName);

export const rows = (page: Page) => page.locator("#case-table > tbody:visible");
export const row = (page: Page, name: string) => rows(page).filter({ hasText: new RegExp(`^\\s*${name} `) });
export const names = async (page: Page) =>
  (await rows(page).locator("tr.row th").allTextContents()).map((text) => text.slice(0, 9));
export const field = (page: Page, label: string) => page.locator("#filters").getByLabel(label);
export const shownCount = (page: Page) => page.locator("#shown-cases").textContent();
export const heading = (page: Page, title: string) =>
  page.locator("#case-table thead th").filter({ hasText: title });
export const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash);
