import fc from "fast-check";

/** Texts with parts removed, repeated, or combined with keywords. */
export function damagedText(texts: fc.Arbitrary<string>, words: readonly string[]): fc.Arbitrary<string> {
  const word = fc.oneof(fc.constantFrom("", ...words), fc.string({ maxLength: 3, unit: "binary" }));
  const cut = fc.record({ at: fc.nat(), length: fc.nat(30), word, again: fc.nat(2) });
  return fc.tuple(texts, fc.array(cut, { minLength: 1, maxLength: 4 })).map(([text, cuts]) =>
    cuts.reduce((whole, { at, length, word: put, again }) => {
      const start = at % (whole.length + 1);
      const part = whole.slice(start, start + length);
      return whole.slice(0, start) + part.repeat(again) + put + whole.slice(start + length);
    }, text),
  );
}

/** Keywords in random order with few other characters. */
export function soup(words: readonly string[], most = 40): fc.Arbitrary<string> {
  const word = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.string({ maxLength: 3, unit: "binary" }) },
  );
  return fc.array(word, { maxLength: most }).map((found) => found.join(""));
}
