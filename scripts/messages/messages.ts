import { findingsOf, withFindings } from "./findings.ts";
import { type Group, readGroups } from "./rows.ts";
import { readSources, readWorkflows, type Source } from "./sources.ts";
import { type Text, textsOf } from "./texts.ts";
import { workflowTexts } from "./workflow-texts.ts";

/** All that the page of messages is made of. */
export interface Messages {
  sources: readonly Source[];
  /** All texts of the sources. */
  texts: readonly Text[];
  /** Those that rows must be written for. */
  unfound: readonly Text[];
  /** As they were written. */
  written: readonly Group[];
  /** With what the doctor finds. */
  groups: readonly Group[];
}

/** Reads the sources, the workflows and the reviewed rows. Throws where one of them is not as it has to be. */
export function readMessages(): Messages {
  const sources = readSources();
  const written = readGroups();
  const texts = [
    ...sources.flatMap(({ file, source }) => textsOf(file, source)),
    ...readWorkflows().flatMap(({ file, source }) => workflowTexts(file, source)),
  ];
  return { sources, texts, written, ...withFindings(written, texts, findingsOf(sources)) };
}
