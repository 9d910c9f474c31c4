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
  /** Whether each has a folder of its own there, as many have that a pattern names. */
  isApart: boolean;
}

/** The artifacts that a gate takes recordings from; none where they are committed, or made in the same job. */
export function handovers(gate: Gate): Handover[] {
  const { kind, inputs, job, step } = gate;
  if (kind === "call") {
    const name = inputs.get("runs-artifact");
    return inputOf(inputs, "runs-artifact") === ""
      ? []
      : [{ name, isPattern: true, folder: "recordings", isApart: true }];
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
    isApart: isPattern && (given.get("merge-multiple").text ?? "false") === "false",
  };
}

/** Whether a pattern of recordings, or of what shards left, begins in a folder. */
export function looksInto(gate: Gate, folder: string): boolean {
  return patternsOf(gate).some((pattern) => insideOf(pattern, folder) !== undefined);
}

/** Whether one of these patterns reaches what lies in folders of that folder. */
export function looksBelow(gate: Gate, folder: string): boolean {
  return patternsOf(gate).some((pattern) => /\/|^\*\*/.test(insideOf(pattern, folder) ?? ""));
}

function patternsOf({ inputs }: Gate): string[] {
  return ["runs", "merge"]
    .flatMap((name) => linesOf(inputs, name))
    .map((pattern) => pattern.replace(/^\.\//, ""));
}

/** What a pattern says of a folder's inside; undefined where it does not look there. */
function insideOf(pattern: string, folder: string): string | undefined {
  if (folder === ".") return pattern;
  if (pattern.startsWith(`${folder}/`)) return pattern.slice(folder.length + 1);
  // What begins with a sign that stands for any folder may mean this one.
  return /^(?:\*\*|[*{][^/]*\/)/.test(pattern) ? pattern : undefined;
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
