import { atOnce } from "../../core/interruptible.ts";
import { sha256 } from "../../core/json.ts";
import type { BrokenRun, LoadedRun } from "../run.ts";
import { Allowance, digestOf } from "./allowance.ts";
import type { MatchedFile } from "./find.ts";

/**
 * Returns a function that identifies a result of another runner by its file and its place there. Equal rows of a table are trials, and a
 * table with another row was made again as a whole.
 */
export function identifyResults(file: MatchedFile): (run: LoadedRun | BrokenRun) => void {
  let digest: string | undefined;
  return (run) => {
    const read = "error" in run ? run.partial : run;
    if (read?.reportedBy === undefined) return;
    digest ??= atOnce(digestOf([file], new Allowance()));
    run.hash = sha256(digest, String(run.place.index));
  };
}
