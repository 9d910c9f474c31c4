import type { Place, Problem } from "../problems.ts";
import type { CaseTexts } from "../texts/texts.ts";

/** A case that names another one as that without its noise. */
export interface NoisyCase {
  id: string;
  of: string;
  place: Place;
}

/** The same of a case that is written down; nothing of one that names none. Where it stands is asked for only then: that takes long. */
export function noisyCase(id: string, { noise }: CaseTexts, placeOf: () => Place): NoisyCase[] {
  return noise !== undefined && "of" in noise ? [{ id, of: noise.of, place: placeOf() }] : [];
}

/** What is wrong with them: the other case is nowhere declared, or is the same one. */
export function findLonely(noisy: readonly NoisyCase[], declared: ReadonlyMap<string, unknown>): Problem[] {
  return noisy.flatMap(({ id, of, place }): Problem[] => {
    if (of !== id && declared.has(of)) return [];
    const what = of === id ? "itself" : `"${of}", which no expectations file declares,`;
    const message = `case "${id}" names ${what} as the case without noise: name another case, or write cleanQuery and baselineResponse`;
    return [{ severity: "error", ...place, message }];
  });
}
