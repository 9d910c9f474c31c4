import type { State } from "../../src/setup/repository.ts";

/** One thing that is broken, and what is found then: the check, its words, and the text that begins at the place. */
export type Mutation = [
  broken: string,
  from: string,
  to: string,
  found: { check: string; state?: State; what: string; at: string },
];
