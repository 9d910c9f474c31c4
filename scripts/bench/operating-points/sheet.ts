import type { Random } from "../random.ts";

export class Counts {
  of = 0;
  readonly #counts = new Map<string, number>();

  add(seen: Readonly<Record<string, boolean | number>>): void {
    this.of += 1;
    for (const [name, value] of Object.entries(seen)) this.#counts.set(name, this.sum(name) + Number(value));
  }

  sum(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  share(name: string): number {
    return this.of === 0 ? 0 : this.sum(name) / this.of;
  }

  text(name: string): string {
    const share = this.share(name);
    return `${percent(share)} ± ${percent(Math.sqrt((share * (1 - share)) / this.of))}`;
  }

  verdict(): string {
    return `${this.text("red")} (${Math.round(100 * this.share("yellow"))})`;
  }
}

export function percent(share: number): string {
  return (100 * share).toFixed(1);
}

/** The most red verdicts of an unchanged agent. */
export const ALPHA = 0.05;

/** The tail of the normal distribution beyond 3.5 standard errors. */
const TAIL = 2.33e-4;

export class Sheet {
  readonly excesses: string[] = [];

  title(text: string): void {
    console.log(`\n### ${text}\n`);
  }

  columns(names: readonly string[]): void {
    console.log(`| ${names.join(" | ")} |\n|${"---|".repeat(names.length)}`);
  }

  row(cells: readonly (string | number)[]): void {
    console.log(`| ${cells.join(" | ")} |`);
  }

  /** Compares an unchanged cell with a bound: more than 3.5 standard errors above it, by the binomial distribution, is too much. */
  bound(name: string, counts: Counts, most = ALPHA): void {
    if (binomialTail(counts.of, most, counts.sum("red")) >= TAIL) return;
    this.excesses.push(`${name}: red in ${counts.text("red")}%, at most ${percent(most)}%`);
  }
}

function binomialTail(draws: number, rate: number, successes: number): number {
  let share = (1 - rate) ** draws;
  let below = 0;
  for (let count = 0; count < successes; count++) {
    below += share;
    share *= ((draws - count) / (count + 1)) * (rate / (1 - rate));
  }
  // With this many draws the first term underflows, and the normal form is accurate.
  if (share === 0 || below === 0) {
    const error = Math.sqrt(draws * rate * (1 - rate));
    return successes > draws * rate + 3.5 * error ? 0 : 1;
  }
  return 1 - below;
}

export type Table = (sheet: Sheet, random: Random, repetitions: number) => void;

export interface Rates {
  mean: number;
  concentration: number;
}

const EQUAL = Number.POSITIVE_INFINITY;

export const ALL_RATES: readonly Rates[] = [0.85, 0.95].flatMap((mean) =>
  [1, 4, 20, EQUAL].map((concentration) => ({ mean, concentration })),
);

export const SOME_RATES: readonly Rates[] = [
  { mean: 0.85, concentration: 1 },
  { mean: 0.85, concentration: 20 },
  { mean: 0.95, concentration: 4 },
];

export function ratesText({ mean, concentration }: Rates): string {
  return `${mean}, ${concentration === EQUAL ? "all equal" : concentration}`;
}

export type Trials = readonly [base: number, head: number];

export function trialsText([base, head]: Trials): string {
  return `${base} v ${head}`;
}
