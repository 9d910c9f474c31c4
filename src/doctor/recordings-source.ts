import { type Gate, inputOf, linesOf } from "./gate.ts";
import type { Part } from "./part.ts";

/** How recordings of other jobs come to a gate. */
export interface Handover {
  /** The input that names artifacts. */
  name: Part;
  /** Whether the name is a pattern. */
  isPattern: boolean;
  /** The folder that they are unpacked to. */
  folder: string;
}

/** The artifacts that a gate takes recordings from; none where they are committed, or made in the same job. */
export function handovers(gate: Gate): Handover[] {
  const { kind, inputs, job, step } = gate;
  if (kind === "call") {
    const name = inputs.get("runs-artifact");
    return inputOf(inputs, "runs-artifact") === "" ? [] : [{ name, isPattern: true, folder: "recordings" }];
  }
  const downloads = job.steps.slice(0, step).filter((one) => DOWNLOAD.test(one.get("uses").text ?? ""));
  // What is unpacked elsewhere has nothing to do with recordings.
  return downloads.map(downloaded).filter(({ folder }) => looksInto(gate, folder));
}

const DOWNLOAD = /^actions\/download-artifact@/;

function downloaded(step: Part): Handover {
  const given = step.get("with");
  const name = given.get("name");
  const isPattern = !name.isThere;
  return {
    name: isPattern ? given.get("pattern") : name,
    isPattern,
    folder: folderOf(given.get("path").text ?? ""),
  };
}

/** Whether a pattern of recordings, or of what shards left, begins in a folder. */
export function looksInto({ inputs }: Gate, folder: string): boolean {
  const patterns = ["runs", "merge"].flatMap((name) => linesOf(inputs, name));
  return patterns
    .map((pattern) => pattern.replace(/^\.\//, ""))
    .some((pattern) => folder === "." || pattern.startsWith(`${folder}/`) || /^[*{]/.test(pattern));
}

function folderOf(path: string): string {
  return path.replace(/^\.\//, "").replace(/\/+$/, "") || ".";
}

/** Steps that only bring what is there already. */
const BRINGING = /^actions\/(?:checkout|download-artifact|upload-artifact|cache)@/;

/** A step before the gate's, in its own job, that may make recordings: whatever is not known to make none. */
export function stepThatMayRecord({ job, step }: Gate): Part | undefined {
  return job.steps.slice(0, Math.max(step, 0)).find((before) => {
    const run = before.get("run").text;
    return run === undefined ? !BRINGING.test(before.get("uses").text ?? "") : !/^rm -rf [\w./-]+$/.test(run);
  });
}
