import { type Place, type Problem, placeName } from "../problems.ts";
import type { Expectation } from "./expectation.ts";
import type { RetiredCase } from "./schema.ts";

/** Something stated in a file, and where. */
export type Declared<Stated> = Stated & { place: Place };

/** A case cannot be there and gone, nor can two cases be what one was before. */
export function findContradictions(
  expectations: ReadonlyMap<string, Expectation>,
  retired: readonly Declared<RetiredCase>[],
): Problem[] {
  const problems: Problem[] = [];
  const tell = (place: Place, message: string) => problems.push({ severity: "error", ...place, message });
  for (const { id, tags, place } of retired) {
    const still = id === undefined || tags !== undefined ? undefined : expectations.get(id);
    if (still === undefined) continue;
    tell(place, `case "${id}" is retired here and declared at ${placeName(still.place)}: keep one of them`);
  }
  const renamed = new Map<string, Expectation>();
  for (const one of expectations.values()) {
    const { id, formerly, place } = one;
    if (formerly === undefined) continue;
    const still = expectations.get(formerly);
    const other = renamed.get(formerly);
    if (still !== undefined) {
      const where = still === one ? "its own id" : `still declared at ${placeName(still.place)}`;
      tell(place, `case "${id}" says it was formerly "${formerly}", which is ${where}`);
    } else if (other !== undefined) {
      const first = `"${other.id}" at ${placeName(other.place)}`;
      tell(
        place,
        `case "${id}" and ${first} both say they were formerly "${formerly}": a case has one successor`,
      );
    }
    renamed.set(formerly, one);
  }
  return problems;
}
