import { groupBy } from "../../group-by.ts";
import type { RecordingFile } from "./recording-file.ts";

/**
 * Whether what runs call their case can be one: each says it, and where the agent was asked the same it is the same. Ids that a
 * framework makes up for each run are not.
 */
export function stateCases(files: readonly RecordingFile[]): boolean {
  const runs = files.flatMap((file) => file.runs);
  if (runs.some(({ caseId }) => caseId === undefined)) return false;
  const asked = groupBy(
    runs.filter(({ input }) => input !== ""),
    ({ input }) => input,
  );
  return [...asked.values()].every((alike) => new Set(alike.map(({ caseId }) => caseId)).size === 1);
}

const MADE_UP = /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$|^[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}$/i;

/** True for an id as programs make them up. */
export function looksMadeUp(id: string): boolean {
  return MADE_UP.test(id);
}
