import type { State } from "../../../src/setup/doctor/repository.ts";
import type { Content } from "../../workspace.ts";

interface Around {
  /** The file with the changed text; the workflow by default. */
  in?: string;
  files?: Record<string, Content | undefined>;
}

/** A broken part and its finding: the check, its words, and the text at its place. */
export type Mutation = [
  broken: string,
  from: string,
  to: string,
  found: { check: string; state?: State; what: string; at: string },
  around?: Around,
];
