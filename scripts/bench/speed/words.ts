import type { Random } from "../random.ts";

const WORDS =
  "account address alert amount approve archive assign balance booking branch build calendar cancel catalog column commit complete currency customer database delivery deploy deposit discount document download draft email error escalate event file flight folder forecast hotel incident index inventory invoice label latency limit meeting merge message metric order payment pending phone policy price priority product profile quantity query rating refund region reject reminder reply request result retry review row schedule schema search server session shipping size status stock subtotal summary table tax thread ticket time timeout token total tracking transfer type update upload user warehouse weather withdraw zone".split(
    " ",
  );

/** Characters outside Latin-1, which make a string of V8 two bytes wide. */
const WIDE = [" — ", " “quoted” ", " it’s ", " ✅ ", " 東京 "];

/** A JSON value in arguments and results. */
export type Value = string | number | boolean | string[] | { [key: string]: Value };

export function chosen<T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function several<T>(random: Random, low: number, high: number, make: () => T): T[] {
  return Array.from({ length: between(random, low, high) }, make);
}

export function words(random: Random, count: number): string {
  return Array.from({ length: count }, () => chosen(random, WORDS)).join(" ");
}

export function sentence(random: Random, count = between(random, 8, 18)): string {
  const text = words(random, count);
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

export function paragraph(random: Random, sentences: number): string {
  return Array.from({ length: sentences }, () => sentence(random)).join(" ");
}

export function widened(random: Random, text: string): string {
  return text.replace(" ", chosen(random, WIDE));
}

export function value(random: Random): Value {
  const kind = random();
  if (kind < 0.45) return words(random, between(random, 1, 4));
  if (kind < 0.6) return between(random, 1, 99_999);
  if (kind < 0.7) return random() < 0.5;
  if (kind < 0.8) return Number((random() * 1_000).toFixed(2));
  if (kind < 0.9) return `2026-0${between(random, 1, 9)}-${between(random, 10, 28)}`;
  return [words(random, 1), words(random, 2)];
}

/** An object of `low` to `high` fields; with `nested` one value in eight is an object itself. */
export function fields(random: Random, low: number, high: number, nested = false): Record<string, Value> {
  const entries = several(random, low, high, () => {
    const key = `${chosen(random, WORDS)}_${chosen(random, WORDS)}`;
    return [key, nested && random() < 0.12 ? fields(random, 2, 2) : value(random)] as const;
  });
  return Object.fromEntries(entries);
}
