import fc from "fast-check";
import { isObject, type Json } from "../../src/core/json.ts";

export interface Place {
  within: Json[] | { [key: string]: Json };
  key: string | number;
}

export function placesIn(value: Json): Place[] {
  if (Array.isArray(value))
    return value.flatMap((item, key) => [{ within: value, key }, ...placesIn(item)] as Place[]);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(
    ([key, item]) => [{ within: value, key }, ...placesIn(item)] as Place[],
  );
}

const oddities: Json[] = [
  null,
  true,
  0,
  7.5,
  2n ** 70n,
  "",
  "zzz",
  "{",
  [],
  [null],
  ["zzz"],
  {},
  { toString: 1, valueOf: 1 },
  { type: "zzz" },
];

/** Without a `replacement` the value is deleted; with `moved` another value of the document replaces it. */
export interface Mutation {
  at: number;
  replacement: Json | undefined;
  moved: number | undefined;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  replacement: fc.constantFrom(undefined, ...oddities),
  moved: fc.option(fc.nat(), { nil: undefined, freq: 4 }),
});

export function mutate(document: Json, { at, replacement, moved }: Mutation): void {
  const places = placesIn(document);
  const place = places[at % places.length];
  if (place === undefined) return;
  const { within, key } = place;
  const source = moved === undefined ? undefined : places[moved % places.length];
  const value = structuredClone(source === undefined ? replacement : valueAt(source));
  if (Array.isArray(within)) within.splice(Number(key), 1, ...(value === undefined ? [] : [value]));
  else if (value === undefined) delete within[key];
  else within[key] = value;
}

function valueAt({ within, key }: Place): Json | undefined {
  return Array.isArray(within) ? within[Number(key)] : within[key];
}
