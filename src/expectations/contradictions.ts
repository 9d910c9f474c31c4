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
  // An entry with tags takes out some runs of a case, and leaves the others.
  const gone = retired.flatMap(({ id, tags, place }) =>
    id === undefined || tags !== undefined ? [] : [{ id, place }],
  );
  return [...stillDeclared(gone, expectations), ...successors(expectations, gone)];
}

function stillDeclared(
  gone: readonly Declared<{ id: string }>[],
  expectations: ReadonlyMap<string, Expectation>,
): Problem[] {
  return gone.flatMap(({ id, place }) => {
    const still = expectations.get(id);
    if (still === undefined) return [];
    return error(
      place,
      `case "${id}" is retired here and declared at ${placeName(still.place)}`,
      ONE_OF_THEM,
    );
  });
}

function successors(
  expectations: ReadonlyMap<string, Expectation>,
  gone: readonly Declared<{ id: string }>[],
): Problem[] {
  const retired = new Map(gone.map(({ id, place }) => [id, place]));
  const renamed = new Map<string, Expectation>();
  return [...expectations.values()].flatMap((one) => {
    const { id, formerly, place } = one;
    if (formerly === undefined) return [];
    const says = `case "${id}" says it was formerly "${formerly}"`;
    const still = expectations.get(formerly);
    if (still === one) return error(place, `${says}, which is its own id`, "take the line out");
    if (still !== undefined)
      return error(place, `${says}, which is still declared at ${placeName(still.place)}`, ONE_OF_THEM);
    const end = retired.get(formerly);
    if (end !== undefined) return error(place, `${says}, which is retired at ${placeName(end)}`, ONE_OF_THEM);
    const other = renamed.get(formerly);
    renamed.set(formerly, other ?? one);
    if (other === undefined) return [];
    return error(place, `${says}, and so does "${other.id}" at ${placeName(other.place)}`, ONE_OF_THEM);
  });
}

const ONE_OF_THEM = "keep one of them";

function error(place: Place, message: string, remedy: string): Problem[] {
  return [{ severity: "error", ...place, message: `${message}: ${remedy}` }];
}
