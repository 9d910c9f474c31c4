import type { State } from "../../../src/setup/repository.ts";
import type { Content } from "../../workspace.ts";

/** Further changes with it. */
interface Around {
  /** The file with the changed text; the workflow by default. */
  in?: string;
  /** Files with other contents; `undefined` removes one. */
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
