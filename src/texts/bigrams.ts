/**
 * Sørensen-Dice over pairs of neighbouring characters, each pair as often as it stands in both texts: `2·|A∩B| / (|A| + |B|)`. Equal texts
 * are 1, whatever their length. Characters are code points.
 */
export function sharedPairs(
  a: string,
  b: string,
): { value: number; shared: number; pairs: [number, number] } {
  const left = pairsOf(a);
  const right = pairsOf(b);
  const counts = new Map<string, number>();
  for (const pair of left) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of right) {
    const count = counts.get(pair) ?? 0;
    if (count > 0) shared += 1;
    counts.set(pair, count - 1);
  }
  const all = left.length + right.length;
  const value = a === b ? 1 : all === 0 ? 0 : (2 * shared) / all;
  return { value, shared, pairs: [left.length, right.length] };
}

function pairsOf(text: string): string[] {
  const characters = Array.from(text);
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
