/** Bits per block. The sum of two blocks must fit a small integer. */
const WIDTH = 30;
const FULL = 2 ** WIDTH - 1;
/** A symbol in less than 1/8 of the blocks is stored sparsely. */
const RARE = 8;

/**
 * Bit-parallel longest common subsequence (Hyyrö 2004): compares 30 symbols of `a` with one of `b` at once. Memory grows with the sum
 * of the lengths, not with their product.
 */
export function commonLength<Symbol>(a: readonly Symbol[], b: readonly Symbol[]): number {
  const [from, to] = sameEnds(a, b);
  const inner = a.slice(from, a.length - to);
  const places = placesOf(inner);
  // A zero bit marks a matched symbol of `a`.
  const row = new Int32Array(Math.ceil(inner.length / WIDTH)).fill(FULL);
  for (let at = from; at < b.length - to; at += 1) {
    const found = places.get(b[at] as Symbol);
    if (found?.blocks !== undefined) leap(row, found.blocks, found.masks);
    else if (found !== undefined) step(row, found.masks);
  }
  const blocks = Array.from(row, (block, at) => zeros(block, Math.min(WIDTH, inner.length - at * WIDTH)));
  return blocks.reduce((sum, count) => sum + count, from + to);
}

function sameEnds<Symbol>(a: readonly Symbol[], b: readonly Symbol[]): [number, number] {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && a[from] === b[from]) from += 1;
  let to = 0;
  while (to < shorter - from && a[a.length - 1 - to] === b[b.length - 1 - to]) to += 1;
  return [from, to];
}

/** Bit masks of a symbol's positions: one for each block in `blocks`, or for every block without it. */
interface Places {
  blocks?: Int32Array;
  masks: Int32Array;
}

function placesOf<Symbol>(symbols: readonly Symbol[]): Map<Symbol, Places> {
  const found = new Map<Symbol, Map<number, number>>();
  for (const [at, symbol] of symbols.entries()) {
    const block = Math.floor(at / WIDTH);
    const masks = found.get(symbol) ?? new Map<number, number>();
    found.set(symbol, masks.set(block, (masks.get(block) ?? 0) | (1 << (at % WIDTH))));
  }
  const count = Math.ceil(symbols.length / WIDTH);
  return new Map([...found].map(([symbol, masks]) => [symbol, placesFrom(masks, count)] as const));
}

function placesFrom(found: ReadonlyMap<number, number>, count: number): Places {
  // Most symbols are rare. Full masks for each would need quadratic memory.
  if (found.size * RARE < count)
    return { blocks: Int32Array.from(found.keys()), masks: Int32Array.from(found.values()) };
  const masks = new Int32Array(count);
  for (const [block, mask] of found) masks[block] = mask;
  return { masks };
}

/** V = (V + (V & M)) | (V & ~M), with a carry between blocks. */
function step(row: Int32Array, masks: Int32Array): void {
  let carry = 0;
  for (let at = 0; at < row.length; at += 1) {
    const before = row[at] as number;
    const mask = masks[at] as number;
    const sum = before + (before & mask) + carry;
    row[at] = (sum & FULL) | (before & ~mask);
    carry = sum >>> WIDTH;
  }
}

/** `step` for a sparse M: outside of its blocks only a carry changes a block. */
function leap(row: Int32Array, blocks: Int32Array, masks: Int32Array): void {
  let carry = 0;
  for (let next = 0; next < blocks.length; next += 1) {
    let at = blocks[next] as number;
    const mask = masks[next] as number;
    const before = row[at] as number;
    const sum = before + (before & mask) + carry;
    row[at] = (sum & FULL) | (before & ~mask);
    carry = sum >>> WIDTH;
    const until = next + 1 < blocks.length ? (blocks[next + 1] as number) : row.length;
    for (at += 1; carry === 1 && at < until; at += 1) {
      const value = row[at] as number;
      row[at] = ((value + 1) & FULL) | value;
      carry = (value + 1) >>> WIDTH;
    }
  }
}

function zeros(block: number, bits: number): number {
  let count = 0;
  for (let bit = 0; bit < bits; bit += 1) if (((block >>> bit) & 1) === 0) count += 1;
  return count;
}
