import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { workspace } from "../workspace.ts";
import { findBrowser, startBrowser } from "./browser.ts";

export interface Visit {
  page: Page;
  /** Console errors, violations of the content security policy, dialogs, windows, navigations, and attempted or sent requests. */
  misdeeds: string[];
}

export interface Circumstances extends BrowserContextOptions {
  hash?: string;
}

/** The prefix of a request that was sent; the page's policy stops the others before. */
export const SENT = "sent: ";

const executable = findBrowser();
export const hasBrowser = executable !== undefined;
export const where = hasBrowser ? "" : " (skipped: no browser found, RUNGATE_BROWSER may name one)";

export function useBrowser(): (html: string, circumstances?: Circumstances) => Promise<Visit> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (executable !== undefined) browser = await startBrowser(executable);
  });
  afterAll(() => browser?.close());
  return async (html, { hash = "", ...options } = {}) => {
    if (browser === undefined) throw new Error("no browser was started");
    const file = join(workspace({ "report.html": html }), "report.html");
    const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const address = pathToFileURL(file).href;
    const misdeeds = watch(page, address);
    await context.route(
      ({ protocol }) => protocol !== "file:",
      (route) => {
        misdeeds.push(`${SENT}${route.request().url()}`);
        return route.abort();
      },
    );
    await page.goto(`${address}${hash}`);
    return { page, misdeeds };
  };
}

function watch(page: Page, address: string): string[] {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") seen.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => seen.push(`error: ${error.message}`));
  page.on("popup", () => seen.push("a window"));
  page.on("dialog", (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url().split("#")[0] !== address) seen.push(`a request: ${request.url()}`);
  });
  page.on("framenavigated", (frame) => {
    if (frame.url().split("#")[0] !== address) seen.push(`a navigation: ${frame.url()}`);
  });
  return seen;
}
