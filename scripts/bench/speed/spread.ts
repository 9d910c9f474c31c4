import type { Figure, Row } from "./result.ts";

export interface Spread {
  median: number;
  least: number;
  most: number;
}

function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? least;
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)] ?? most;
  return { median: (lower + upper) / 2, least, most };
}

export function figureOf(row: Row | undefined, figure: Figure): Spread | undefined {
  return spreadOf((row?.rounds ?? []).flatMap((round) => round[figure] ?? []));
}

/** The figure in units of the other row's, round by round. */
export function ratioOf(row: Row | undefined, other: Row | undefined, figure: Figure): Spread | undefined {
  const ratios = (row?.rounds ?? []).flatMap((round, at) => {
    const [own, base] = [round[figure], other?.rounds[at]?.[figure]];
    return own === undefined || base === undefined ? [] : [own / base];
  });
  return spreadOf(ratios);
}
