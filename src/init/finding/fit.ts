import { partsOf } from "./file-name.ts";
import type { NamedFile } from "./shapes.ts";

/** What the captures of a pattern hold of a path; undefined where it does not match. */
export type Capture = (pattern: string, file: string) => Record<string, string> | undefined;

/** `no`: it misses a file, contradicts what a run says of itself, or gives two runs one name. `repeats`: runs without a name of their own share a case. */
export type Fit = "well" | "repeats" | "no";

/** How well a pattern fits files of recordings. */
export function fitOf(pattern: string, files: readonly NamedFile[], capture: Capture): Fit {
  const seen = new Set<string>();
  let fit: Fit = "well";
  for (const { file } of files) {
    const captured = capture(pattern, file.name);
    if (captured === undefined) return "no";
    const { case: id, trial, ...tags } = captured;
    for (const run of file.runs) {
      if (contradicts(id, run.caseId) || contradicts(trial, run.trial)) return "no";
      const caseId = id ?? run.caseId ?? partsOf(file.name, ".").stem;
      const name = trial ?? run.trial;
      const key = JSON.stringify([caseId, name ?? null, Object.entries(tags).sort()]);
      if (seen.has(key) && name !== undefined) return "no";
      if (seen.has(key)) fit = "repeats";
      seen.add(key);
    }
  }
  return fit;
}

function contradicts(captured: string | undefined, stated: string | undefined): boolean {
  return captured !== undefined && stated !== undefined && captured !== stated;
}
