/**
 * Takes the pictures of the README, docs/images/comment.png and docs/images/report.png. Needs a browser (RUNGATE_BROWSER). Fonts differ
 * between machines, so no check compares the pictures: take and inspect new ones when the views change.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { marked } from "marked";
import type { Browser } from "playwright-core";
import { run as runJob } from "../src/gate/run-job.ts";
import type { Report } from "../src/report/report.ts";
import { commentView } from "../src/views/comment.ts";
import { htmlView } from "../src/views/page/page.ts";
import { findBrowser, startBrowser } from "../test/browser/browser.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const repository = "https://github.com/travel-desk/agent";
const run = 4711;

async function reportOfExamples(): Promise<Report> {
  const report = JSON.parse(readFileSync(join(root, "examples/baseline.json"), "utf8"));
  const job = {
    runs: [
      "examples/runs/{_}/{case}.{trial}.json",
      "examples/runs/ai-sdk/{case}/{trial}.json",
      "examples/runs/*.jsonl",
    ],
    expectations: ["examples/expectations.yml"],
    policy: "examples/rungate.yml",
    suite: "default",
    root,
    contained: true,
    commit: "9b8a7c6d5e4f30211203f4e5d6c7a8b90f1e2d3c",
    createdAt: "2026-06-02T09:00:00.000Z",
  };
  const origin = { distance: 0, runId: 4700, artifactId: 88 };
  const reason = "recorded by the push of the base commit, run 4700";
  const head = await runJob({ ...job, baseline: { state: "found", report, reason, origin } });
  return { ...head, policy: { ...head.policy, source: "base" } };
}

function commentPage(report: Report): string {
  const links = {
    job: `${repository}/actions/runs/${run}`,
    report: `${repository}/actions/runs/${run}#artifacts`,
    workflow: `${repository}/actions/workflows/agent.yml`,
  };
  const markdown = commentView(report, { run, repository, ...links }).text;
  const style = createRequire(import.meta.url).resolve("github-markdown-css/github-markdown-light.css");
  return `<!doctype html><meta charset="utf-8"><style>${readFileSync(style, "utf8")}
    body { margin: 16px; font-family: sans-serif, "Noto Color Emoji"; font-size: 14px }
    article, header { border: 1px solid #d1d9e0; padding: 8px 16px }
    header { background: #f6f8fa; border-radius: 6px 6px 0 0 }
    .markdown-body { border-top: 0; border-radius: 0 0 6px 6px; padding: 16px; font: 14px sans-serif, "Noto Color Emoji" }
  </style><header><b>github-actions</b> bot commented</header><article class="markdown-body">${marked(markdown, { async: false, gfm: true })}</article>`;
}

async function picture(
  browser: Browser,
  html: string,
  name: string,
  size: { width: number; height?: number },
) {
  const folder = mkdtempSync(join(tmpdir(), "rungate-pictures-"));
  const file = join(folder, "page.html");
  writeFileSync(file, html);
  const viewport = { width: size.width, height: size.height ?? 400 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1.5, colorScheme: "light" });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(root, `docs/images/${name}.png`), fullPage: size.height === undefined });
  rmSync(folder, { recursive: true });
}

const executable = findBrowser();
if (executable === undefined) throw new Error("no browser found: name one in RUNGATE_BROWSER");
const browser = await startBrowser(executable);
const report = await reportOfExamples();
await picture(browser, commentPage(report), "comment", { width: 860 });
await picture(browser, htmlView(report), "report", { width: 1100, height: 1000 });
await browser.close();
