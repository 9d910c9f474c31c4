import type { Found } from "./finding.ts";
import type { Repository } from "./repository.ts";

/** One thing without which a gate cannot be trusted. */
export interface Check {
  /** Its name in the findings. */
  id: string;
  /** What must be, in a few words: it ends the sentence "missing: …". */
  title: string;
  /** Why, in a sentence. */
  why: string;
  /** What is there; nothing where the repository has nothing that the check is about. */
  look(repository: Repository): Found[];
}
