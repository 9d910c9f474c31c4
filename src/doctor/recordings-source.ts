import type { Gate } from "./gate.ts";
import { inputOf } from "./gate.ts";
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
export function handovers({ kind, inputs, job, step }: Gate): Handover[] {
  if (kind === "call") {
    const name = inputs.get("runs-artifact");
    return inputOf(inputs, "runs-artifact") === "" ? [] : [{ name, isPattern: true, folder: "recordings" }];
  }
  return job.steps.slice(0, step).flatMap((before) => {
    if (!/^actions\/download-artifact@/.test(before.get("uses").text ?? "")) return [];
    const given = before.get("with");
    const [name, pattern] = [given.get("name"), given.get("pattern")];
    const isPattern = !name.isThere;
    return [{ name: isPattern ? pattern : name, isPattern, folder: folderOf(given.get("path").text ?? "") }];
  });
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
