import type { Random } from "../random.ts";

/** How many of several simulated pull requests came to something, by name. */
export class Counts {
  of = 0;
  readonly #counts = new Map<string, number>();

  /** One more pull request, and what it came to: true or false, or an amount. */
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

  /** The share in percent with its standard error: `4.8 ± 0.7`. */
  text(name: string): string {
    const share = this.share(name);
    return `${percent(share)} ± ${percent(Math.sqrt((share * (1 - share)) / this.of))}`;
  }

  /** How many are red, and in brackets how many are yellow: `4.8 ± 0.7 (13)`. */
  verdict(): string {
    return `${this.text("red")} (${Math.round(100 * this.share("yellow"))})`;
  }
}

/** A share in percent, with one digit after the point. */
export function percent(share: number): string {
  return (100 * share).toFixed(1);
}

/** How often an agent that did not change may be red. */
export const ALPHA = 0.05;

/** The tail of the normal distribution beyond 3.5 standard errors. */
const TAIL = 2.33e-4;

/** Prints tables, and remembers which cells with an unchanged agent are red more often than they may be. */
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

  /** Holds a cell in which nothing changed to a bound: beyond 3.5 standard errors, as the binomial distribution has it, is too much. */
  bound(name: string, counts: Counts, most = ALPHA): void {
    if (binomialTail(counts.of, most, counts.sum("red")) >= TAIL) return;
    this.excesses.push(`${name}: red in ${counts.text("red")}%, at most ${percent(most)}%`);
  }
}

/** How likely `successes` or more of `draws` are. */
function binomialTail(draws: number, rate: number, successes: number): number {
  let share = (1 - rate) ** draws;
  let below = 0;
  for (let count = 0; count < successes; count++) {
    below += share;
    share *= ((draws - count) / (count + 1)) * (rate / (1 - rate));
  }
  // Of so many draws the first share has no digits, and the normal form is as good.
  if (share === 0 || below === 0) {
    const error = Math.sqrt(draws * rate * (1 - rate));
    return successes > draws * rate + 3.5 * error ? 0 : 1;
  }
  return 1 - below;
}

/** A table of the bench: prints its rows, with so many pull requests in each cell with an unchanged agent. */
export type Table = (sheet: Sheet, random: Random, repetitions: number) => void;

/** The pass rates of the cases of a suite. */
export interface Rates {
  mean: number;
  concentration: number;
}

const EQUAL = Number.POSITIVE_INFINITY;

export const ALL_RATES: readonly Rates[] = [0.85, 0.95].flatMap((mean) =>
  [1, 4, 20, EQUAL].map((concentration) => ({ mean, concentration })),
);

/** Those that differ most from one another. */
export const SOME_RATES: readonly Rates[] = [
  { mean: 0.85, concentration: 1 },
  { mean: 0.85, concentration: 20 },
  { mean: 0.95, concentration: 4 },
];

/** `.85, 4` */
export function ratesText({ mean, concentration }: Rates): string {
  return `${mean}, ${concentration === EQUAL ? "all equal" : concentration}`;
}

/** Numbers of trials on the base and on the head. */
export type Trials = readonly [base: number, head: number];

export function trialsText([base, head]: Trials): string {
  return `${base} v ${head}`;
}
