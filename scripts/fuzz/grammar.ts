import fc from "fast-check";
import { isObject, type Json, type JsonObject } from "../../src/core/json.ts";

/** An object's keys, and the values of its discriminating keys. */
interface Shape {
  keys: string[];
  kinds: JsonObject;
}

interface Seen {
  scalars: Set<Json>;
  shapes: Map<string, Shape>;
  hasLists: boolean;
}

export const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    ...[null, true, false, "", "zzz", "{", "[1", "\ud800", "__proto__", "0", " ", "\u0000", "null"],
    ...[0, -0, -1, 7.5, 1e300, 4_294_967_295, 2 ** 53, 2n ** 70n, 10n ** 400n],
    ...[[], {}, [null], [[]], ["zzz"], { type: "zzz" }, { toString: 1, valueOf: 1, length: 3 }],
  ),
  fc.integer({ min: 0, max: 400 }).map(nested),
  fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
);

const hostileKey = fc.constantFrom(
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "length", "", "\ud800", "$any", "then"],
);

/**
 * Documents like these samples, by their keys, kinds and values: whole ones, and ones with parts that are missing, of another type, in
 * another place, or repeated very often.
 */
export function grammarOf(samples: readonly Json[]): fc.Arbitrary<Json> {
  const shapes = new Map<string, Seen>();
  for (const sample of samples) learn(ROOT, sample, shapes);
  const words = [...shapes.keys()].filter((key) => key !== ROOT && !key.endsWith("[]"));
  const { [ROOT]: root } = fc.letrec<Record<string, Json>>((tie) =>
    Object.fromEntries([...shapes].map(([key, seen]) => [key, valuesOf(key, seen, tie, words)])),
  );
  return root as fc.Arbitrary<Json>;
}

const ROOT = "/";
/** Keys whose value shows the kind of an object, as in src/recordings/detect.ts. */
const KIND_KEYS = new Set(["type", "role", "object", "event", "method", "key"]);

function learn(place: string, value: Json, shapes: Map<string, Seen>): void {
  const seen = shapes.get(place) ?? { scalars: new Set(), shapes: new Map(), hasLists: false };
  shapes.set(place, seen);
  if (Array.isArray(value)) {
    seen.hasLists ||= value.length > 0;
    for (const item of value) learn(`${place}[]`, item, shapes);
  } else if (isObject(value)) {
    const kinds = Object.entries(value).filter(([key, kind]) => KIND_KEYS.has(key) && !isNested(kind));
    const shape = { keys: Object.keys(value), kinds: Object.fromEntries(kinds) };
    seen.shapes.set(
      JSON.stringify([shape.keys, kinds], (_key, one) => String(one)),
      shape,
    );
    for (const [key, item] of Object.entries(value)) learn(`.${key}`, item, shapes);
  } else if (seen.scalars.size < MOST_SCALARS) seen.scalars.add(value);
}

const MOST_SCALARS = 40;

function isNested(value: Json): boolean {
  return typeof value === "object" && value !== null;
}

type Tie = (place: string) => fc.Arbitrary<Json>;

function valuesOf(place: string, seen: Seen, tie: Tie, words: readonly string[]): fc.Arbitrary<Json> {
  const { scalars, shapes, hasLists } = seen;
  const arbitraries: fc.WeightedArbitrary<Json>[] = [{ weight: 2, arbitrary: odd }];
  if (scalars.size > 0) arbitraries.unshift({ weight: 30, arbitrary: fc.constantFrom(...scalars) });
  if (shapes.size > 0) {
    const objects = [...shapes.values()].map((shape) => objectOf(shape, tie, words));
    arbitraries.push({ weight: 30, arbitrary: fc.oneof(...objects) });
  }
  if (hasLists) arbitraries.push({ weight: 30, arbitrary: listOf(tie(`${place}[]`)) });
  return fc.oneof({ maxDepth: 12, depthIdentifier: "document" }, ...arbitraries);
}

function listOf(item: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const repeated = fc.tuple(item, fc.integer({ min: 2, max: 60 }));
  return fc.oneof(
    { weight: 40, arbitrary: fc.array(item, { maxLength: 5 }) },
    { weight: 1, arbitrary: repeated.map(([one, times]) => Array(times).fill(one)) },
  );
}

function objectOf({ keys, kinds }: Shape, tie: Tie, words: readonly string[]): fc.Arbitrary<Json> {
  const members = keys.map((key) => {
    const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
    const usual = kind === undefined ? tie(`.${key}`) : mostly(fc.constant(kind), tie(`.${key}`));
    return fc.option(
      usual.map((value) => [key, value] as const),
      { freq: 25, nil: undefined },
    );
  });
  const key = fc.oneof(hostileKey, fc.constantFrom("", ...words.map((word) => word.slice(1))));
  const strange = fc.option(fc.tuple(key, odd), { freq: 1, nil: undefined });
  return fc
    .tuple(mostly(fc.constant(undefined), strange), ...members)
    .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== undefined)));
}

function mostly<Usual, Rare>(
  usual: fc.Arbitrary<Usual>,
  rare: fc.Arbitrary<Rare>,
): fc.Arbitrary<Usual | Rare> {
  return fc.oneof({ weight: 24, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

function nested(levels: number): Json {
  let value: Json = levels % 2 === 0 ? "deep" : {};
  for (let level = 0; level < levels; level += 1) value = level % 3 === 0 ? { a: value } : [value];
  return value;
}
