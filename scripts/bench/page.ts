/**
 * Measures the HTML report of a large suite: time to write it, to load it in a browser, and to search, filter and sort. One case in five
 * fails in every run, each in one of three ways.
 * Run: node scripts/bench/page.ts [cases, 5000 by default] [trials, 3 by default]
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { htmlView } from "../../src/views/page/page.ts";
import { findBrowser, startBrowser } from "../../test/browser/browser.ts";
import { tripReport, withTripHistory } from "../../test/browser/trip-suite.ts";

const ROUNDS = 5;
const [cases = 5_000, trials = 3] = process.argv.slice(2).map(Number);

const DRAWN = `new Promise((done) => {
  const look = () => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (paint) done(paint.startTime); else requestAnimationFrame(look);
  };
  look();
})`;

const folder = mkdtempSync(join(tmpdir(), "rungate-bench-"));
try {
  await measure(writePage());
} finally {
  rmSync(folder, { recursive: true });
}

function writePage(): string {
  const suite = { cases, trials, isFailing: (at: number) => at % 5 === 1 };
  const rates = Array.from({ length: 200 }, (_, at) => 0.9 + (at % 7) / 100);
  const report = withTripHistory(tripReport(folder, suite), rates, 0);
  const start = performance.now();
  const html = htmlView(report);
  print("written in", performance.now() - start);
  console.log(`${cases} cases × ${trials} trials: ${(html.length / 1e6).toFixed(1)} MB`);
  const file = join(folder, "report.html");
  writeFileSync(file, html);
  return pathToFileURL(file).href;
}

async function measure(address: string): Promise<void> {
  const executable = findBrowser();
  if (executable === undefined) throw new Error("no browser found: name one by RUNGATE_BROWSER");
  const browser = await startBrowser(executable);
  const steps: Record<string, string> = {
    "a search of all texts, with its pause of 120 ms": typing("get_weather"),
    "another search, with its pause": typing("oslo"),
    "no search any more, with its pause": typing(""),
    "a filter": choosing("failing"),
    "no filter any more": choosing(""),
    "a sort by name": "document.querySelectorAll('#case-table thead button')[0].click()",
    "a sort by pass rate": "document.querySelectorAll('#case-table thead button')[2].click()",
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage();
    await page.goto(address);
    const add = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
    add(
      "ready after",
      await page.evaluate(`performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd`),
    );
    add("drawn after", await page.evaluate(DRAWN));
    for (const [name, act] of Object.entries(steps)) add(name, await timeOf(page, act));
    await page.close();
  }
  await browser.close();
  for (const [name, all] of times) print(name, ...all);
}

function timeOf(page: Page, act: string): Promise<number> {
  return page.evaluate(`new Promise((done) => {
    const start = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    }).observe(document.querySelector("#shown-cases"), { childList: true });
    ${act};
  })`);
}

function typing(text: string): string {
  return changing("#filters input[name=search]", text);
}

function choosing(state: string): string {
  return changing("#filters select[name=state]", state);
}

function changing(field: string, value: string): string {
  return `const field = document.querySelector("${field}");
    field.value = "${value}";
    field.dispatchEvent(new Event("input", { bubbles: true }))`;
}

function print(name: string, ...times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b).map((time) => Math.round(time));
  const range = sorted.length > 1 ? ` (${sorted[0]} to ${sorted.at(-1)})` : "";
  console.log(`${name}: ${sorted[Math.floor(sorted.length / 2)]} ms${range}`);
}
