import { partsOf } from "./file-name.ts";
import type { FoundRun, RecordingFile } from "./recording-file.ts";
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
    for (const run of file.runs) {
      if (contradicts(captured.case, run.caseId) || contradicts(captured.trial, run.trial)) return "no";
      const { key, isNamed } = runName(file, run, captured);
      if (seen.has(key) && isNamed) return "no";
      if (seen.has(key)) fit = "repeats";
      seen.add(key);
    }
  }
  return fit;
}

/** Files of two patterns that would be the same trial of a case; undefined where all are kept apart. */
export function sameTrial(
  proposed: readonly { pattern: string; files: readonly RecordingFile[] }[],
  capture: Capture,
): [string, string] | undefined {
  const seen = new Map<string, string>();
  for (const { pattern, files } of proposed) {
    const own = new Map<string, string>();
    for (const file of files) {
      for (const run of file.runs) {
        const { key, isNamed } = runName(file, run, capture(pattern, file.name) ?? {});
        const other = seen.get(key);
        if (isNamed && other !== undefined) return [other, file.name];
        own.set(key, file.name);
      }
    }
    for (const [key, name] of own) seen.set(key, name);
  }
  return undefined;
}

/** What the run of a file is called: its case, its trial and what else was captured. */
function runName(file: RecordingFile, run: FoundRun, captured: Record<string, string>) {
  const { case: id, trial, ...tags } = captured;
  const caseId = id ?? run.caseId ?? partsOf(file.name, ".").stem;
  const name = trial ?? run.trial;
  const key = JSON.stringify([caseId, name ?? null, Object.entries(tags).sort()]);
  return { key, isNamed: name !== undefined };
}

function contradicts(captured: string | undefined, stated: string | undefined): boolean {
  return captured !== undefined && stated !== undefined && captured !== stated;
}
