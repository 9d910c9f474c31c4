import fc from "fast-check";
import type { Json } from "../../src/core/json.ts";
import { type Place, placesIn } from "../../test/recordings/mutations.ts";

const texts = [
  ...[
    "",
    "__proto__",
    "constructor",
    "\ud800",
    "\u202e|`<b>@a\n#1",
    "::error::x",
    "x".repeat(3_000),
    "f1",
    "1",
    "/",
  ],
];
const numbers = [0, 1, 0.5, 1 / 3, 2, 100, 1e-300, 2 ** 53 - 1];

/** The value with some texts and numbers exchanged, which keeps its kinds. */
export function sameKind(original: Json): fc.Arbitrary<Json> {
  const exchange = fc.record({
    at: fc.nat(),
    other: fc.nat(),
    text: fc.constantFrom(...texts),
    number: fc.constantFrom(...numbers),
  });
  return fc.array(exchange, { minLength: 1, maxLength: 4 }).map((exchanges) => {
    const value = structuredClone(original);
    const places = placesIn(value).filter((place) => ["string", "number"].includes(typeof held(place)));
    for (const { at, other, text, number } of exchanges) {
      const place = places[at % places.length] as Place;
      const kind = typeof held(place);
      const alike = places.map(held).filter((one) => typeof one === kind);
      const put = other % 2 === 0 ? alike[other % alike.length] : kind === "string" ? text : number;
      (place.within as Record<string, Json>)[place.key] = put ?? null;
    }
    return value;
  });
}

function held({ within, key }: Place): Json | undefined {
  return (within as Record<string, Json>)[key];
}
