import type { ReadFile } from "./repository.ts";
import type { Source } from "./source.ts";
import type { Workflow } from "./workflow.ts";

interface Broken {
  /** Of the file, from 1. */
  line: number;
  message: string;
}

/** One thing that holds for every workflow. */
export interface Rule {
  /** Where a workflow breaks the rule. `read` gives what it calls in this repository. */
  broken: (workflow: Workflow, source: Source, read: ReadFile) => Broken[];
}
