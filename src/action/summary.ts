import * as core from "@actions/core";
import { annotate } from "./log.ts";

/** Adds Markdown to the job summary. A server that has none loses nothing but this view. */
export async function addToSummary(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown, true).write();
  } catch (error) {
    annotate("warning", `the job summary cannot be written: ${(error as Error).message}`, {
      title: "rungate",
    });
  }
}
