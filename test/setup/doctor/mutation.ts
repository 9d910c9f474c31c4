import type { State } from "../../../src/setup/repository.ts";
import type { Content } from "../../workspace.ts";

/** What else is broken with it. */
interface Around {
  /** The file with the text that is changed. Without this it is the workflow. */
  in?: string;
  /** Files with another content; `undefined` for one that is not there. */
  files?: Record<string, Content | undefined>;
}

/** One thing that is broken, and what is found then: the check, its words, and the text that begins at the place. */
export type Mutation = [
  broken: string,
  from: string,
  to: string,
  found: { check: string; state?: State; what: string; at: string },
  around?: Around,
];
