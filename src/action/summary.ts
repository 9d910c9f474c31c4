import { appendFileSync } from "node:fs";
import type { Markdown } from "../escape/markdown.ts";
import { annotate } from "./log.ts";

/** Adds Markdown to the job summary, in one step that no interrupt divides. A server that has none loses nothing but this view. */
export function addToSummary({ text }: Markdown): void {
  try {
    const file = process.env.GITHUB_STEP_SUMMARY;
    if (!file) throw new Error("the runner names no file for it (GITHUB_STEP_SUMMARY)");
    appendFileSync(file, `${text}\n`);
  } catch (error) {
    annotate("warning", `the job summary cannot be written: ${(error as Error).message}`, {
      title: "rungate",
    });
  }
}
