/** The length of the longest common subsequence, by the textbook's table. */
export function commonLengthByTable<Symbol>(a: readonly Symbol[], b: readonly Symbol[]): number {
  let above: number[] = new Array(b.length + 1).fill(0);
  for (const one of a) {
    const row = [0];
    for (const [at, other] of b.entries())
      row.push(one === other ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** Sørensen-Dice over pairs of code points: each pair of one text removes an equal pair of the other. */
export function dice(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = (text: string) => {
    const characters = Array.from(text);
    return characters.flatMap((one, at) => (at === 0 ? [] : [`${characters[at - 1]}${one}`]));
  };
  const left = pairs(a);
  const rest = pairs(b);
  const all = left.length + rest.length;
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at !== -1) rest.splice(at, 1);
    return at !== -1;
  });
  return all === 0 ? 0 : (2 * shared.length) / all;
}
