import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { Job } from "../src/gate/job.ts";
import type { Report } from "../src/report/report.ts";
import { runUnjudged } from "./support/run-unjudged.ts";

/** The content of a file: text and bytes as they are, anything else as JSON. */
export type Content = string | Buffer | object;

/** A folder with these files, removed after the test. */
export function workspace(files: Record<string, Content> = {}, name = "w"): string {
  const top = mkdtempSync(join(realpathSync(tmpdir()), "rungate-"));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const root = join(top, name);
  mkdirSync(root);
  for (const [path, content] of Object.entries(files)) write(root, path, content);
  return root;
}

export function write(root: string, path: string, content: Content): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  const isPlain = typeof content === "string" || Buffer.isBuffer(content);
  writeFileSync(file, isPlain ? content : JSON.stringify(content));
}

/** A job over a folder, by default with `runs/{case}.json` and expectations.yml. */
export function jobIn(root: string, more: Partial<Job> = {}): Job {
  return {
    runs: ["runs/{case}.json"],
    expectations: ["expectations.yml"],
    suite: "default",
    root,
    contained: true,
    commit: null,
    createdAt: null,
    ...more,
  };
}

export function reportOn(files: Record<string, Content>, more: Partial<Job> = {}): Report {
  return runUnjudged(jobIn(workspace(files), more));
}
