import type { Sample } from "../../../src/core/statistics/summary.ts";
import { choices } from "./fixture.ts";

export function repeat<T>(count: number, sample: T): T[] {
  return new Array<T>(count).fill(sample);
}

export function all({ base, head }: Sample): number[] {
  return [...base, ...head];
}

export function scaled({ base, head }: Sample, ofBase: number, ofHead: number): Sample {
  return { base: base.map((it) => it * ofBase), head: head.map((it) => it * ofHead) };
}

export function noisySuite(
  random: () => number,
  cases: number,
  factor: number,
  base = 3,
  head = 3,
): Sample[] {
  return Array.from({ length: cases }, () => {
    const level = 8 + normal(random);
    const runs = (count: number) =>
      Array.from({ length: count }, () => Math.exp(level + 0.35 * normal(random)));
    return scaled({ base: runs(base), head: runs(head) }, 1, factor);
  });
}

export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function tally(count: number, isTrue: () => boolean): number {
  return Array.from({ length: count }, isTrue).filter(Boolean).length / count;
}

export function byRelabelling(samples: readonly Sample[], onScale: (value: number) => number): number {
  const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + onScale(value), 0);
  let sums = [0];
  for (const sample of samples) {
    const ways = choices(all(sample), sample.head.length).map(sumOf);
    sums = sums.flatMap((total) => ways.map((way) => total + way));
  }
  const seen = samples.reduce((total, { head }) => total + sumOf(head), 0);
  const higher = sums.filter((it) => it > seen + 1e-9).length;
  const equal = sums.filter((it) => Math.abs(it - seen) <= 1e-9).length;
  return (higher + equal / 2) / sums.length;
}
