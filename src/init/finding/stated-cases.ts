import { groupBy } from "../../group-by.ts";
import type { RecordingFile } from "./recording-file.ts";

/** An id as programs make them up. */
const MADE_UP = /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$|^[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}$/i;

/**
 * Whether what runs call their case can be one: where the agent was asked the same it is the same, and it is no id that a framework has
 * made up.
 */
export function stateCases(files: readonly RecordingFile[]): boolean {
  const runs = files.flatMap((file) => file.runs).filter(({ caseId }) => caseId !== undefined);
  if (runs.some(({ caseId = "", isOnlyId }) => isOnlyId && MADE_UP.test(caseId))) return false;
  const stating = runs.filter(({ input }) => input !== "");
  const asked = groupBy(stating, ({ input }) => input);
  return [...asked.values()].every((alike) => new Set(alike.map(({ caseId }) => caseId)).size === 1);
}
