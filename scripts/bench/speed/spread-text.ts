import type { Figure } from "./result.ts";
import type { Spread } from "./spread.ts";

interface Unit {
  name: string;
  of: number;
  digits: number;
}

const SECONDS: Unit = { name: "s", of: 1_000, digits: 2 };
const MILLISECONDS: Unit = { name: "ms", of: 1, digits: 0 };
const MEGABYTES: Unit = { name: "MB", of: 1, digits: 0 };
const MICROSECONDS: Unit = { name: "µs", of: 1, digits: 1 };

/** A figure's median and range, such as `1.62 s (1.58 to 1.80)`; empty without a spread. */
export function figureText(spread: Spread | undefined, figure: Figure): string {
  return spread === undefined ? "" : spreadText(spread, unitOf(figure, spread.median));
}

/** A ratio's median and range, such as `1.73 × (1.70 to 1.79)`. */
export function timesText(spread: Spread | undefined): string {
  if (spread === undefined) return "";
  return spreadText(spread, { name: "×", of: 1, digits: spread.median < 10 ? 2 : 0 });
}

function unitOf(figure: Figure, median: number): Unit {
  if (figure === "perRun") return MICROSECONDS;
  if (figure === "memory") return MEGABYTES;
  return median < 1_000 ? MILLISECONDS : SECONDS;
}

function spreadText(spread: Spread, { name, of, digits }: Unit): string {
  const [median, least, most] = [spread.median, spread.least, spread.most].map((value) =>
    (value / of).toFixed(digits),
  );
  return least === most ? `${median} ${name}` : `${median} ${name} (${least} to ${most})`;
}
