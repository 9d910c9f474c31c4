import { shown } from "../../config/shown.ts";
import { placeName } from "../../problems.ts";
import { counted } from "../../wording.ts";
import type { Check } from "../check.ts";
import { type Found, missing, notChecked, ok } from "../finding.ts";
import { type Gate, gateName } from "../gate.ts";
import { isExpression } from "../part.ts";
import { handovers, stepThatMayRecord } from "../recordings-source.ts";
import type { Repository } from "../repository.ts";

/** Recordings that no job makes are in the repository. */
export const recordingsCommitted: Check = {
  id: "recordings-committed",
  title: "recordings where the patterns look",
  why: "A gate that finds no recording is red, whatever the agent does.",
  look(repository) {
    return repository.gates
      .filter((gate) => handovers(gate).length === 0)
      .map((gate) => looked(gate, repository));
  },
};

function looked(gate: Gate, { files }: Repository): Found {
  const runs = gate.inputs.get("runs");
  const recordings = files.get(gate)?.recordings;
  const what = "whether the patterns of `runs` find recordings";
  if (isExpression(runs.text))
    return notChecked(runs.place, what, "only GitHub evaluates the expression in them");
  if (gate.inputs.get("merge").isThere)
    return notChecked(runs.place, what, "other jobs have read them, and this one merges");
  if (stepThatMayRecord(gate) !== undefined)
    return notChecked(runs.place, what, "a step of the job may record them");
  const [problem] = recordings?.problems ?? [];
  if (recordings === undefined || problem !== undefined || recordings.count === 0)
    return missing(runs.place, problem?.message ?? `${gateName(gate)} names no recordings`, {
      expected: "patterns that find recordings in the repository, or the input `runs-artifact`",
      remedy: "commit recordings, or correct the pattern:",
      yaml: ["runs: evals/runs/{case}.{trial}.json"],
    });
  const { count, ignored } = recordings;
  if (ignored !== undefined)
    return missing(
      runs.place,
      `git leaves out ${ignored.count} of ${counted(count, "file")} that the patterns find, by ${placeName(ignored.by)}: ${shown(ignored.text)}`,
      {
        expected: "recordings that git takes",
        remedy:
          "unless they were added with `git add --force`, take that line out and commit them, or let a job record them anew: `rungate init --record COMMAND` writes such a workflow",
      },
    );
  return ok(
    runs.place,
    `the patterns find ${counted(count, "file")} here, of which the gate sees those that are committed`,
  );
}
