import { beta, type Random, shuffled } from "./random.ts";
import type { Recorded, Recording } from "./simulated-report.ts";

/** The similarity of two runs of a case with an equal result. */
export type Likeness =
  | "different"
  /** Passing runs are alike, failing runs do one of two things. No two recordings have equal bytes. */
  | "alike"
  /** Like `alike`, and equal behaviour gives equal bytes: neither ids nor times are recorded. */
  | "same bytes";

/** Beta distributed pass rates of a suite with this mean and concentration; all equal when it is infinite. */
export function passRates(random: Random, cases: number, mean: number, concentration: number): number[] {
  if (concentration === Number.POSITIVE_INFINITY) return new Array<number>(cases).fill(mean);
  return Array.from({ length: cases }, () => beta(random, mean * concentration, (1 - mean) * concentration));
}

export type Change = (random: Random, rates: readonly number[]) => readonly number[];

export const unchanged: Change = (_, rates) => rates;

/** Cases in random order lose their pass rate, the last one in part, until the mean is down by the drop. */
export function fewLose(drop: number): Change {
  return (random, rates) => {
    const after = [...rates];
    let left = drop * rates.length;
    for (const [at, rate] of shuffled(random, [...rates.entries()])) {
      const lost = Math.min(rate, left);
      after[at] = rate - lost;
      left -= lost;
    }
    return after;
  };
}

/** Every case loses an equal share of its pass rate, so that the mean is down by the drop. */
export function everyLoses(drop: number): Change {
  return (_, rates) => {
    const mean = averageOf(rates);
    return rates.map((rate) => Math.max(0, rate * (1 - drop / mean)));
  };
}

export const bestBreaks: Change = (_, rates) => rates.with(rates.indexOf(Math.max(...rates)), 0);

export function averageOf(rates: readonly number[]): number {
  return rates.reduce((total, rate) => total + rate, 0) / rates.length;
}

/** The pass rates of a day with every case's log odds raised by this amount. */
export function shifted(rates: readonly number[], logOdds: number): number[] {
  return rates.map((rate) =>
    logOdds === 0 || rate <= 0 || rate >= 1 ? rate : 1 / (1 + ((1 - rate) / rate) * Math.exp(-logOdds)),
  );
}

let recordings = 0;

export function record(
  random: Random,
  rates: readonly number[],
  trials: number,
  likeness: Likeness = "different",
): Recorded {
  return rates.map((rate) => Array.from({ length: trials }, () => recordingOf(random, rate, likeness)));
}

function recordingOf(random: Random, rate: number, likeness: Likeness): Recording {
  const pass = random() < rate;
  recordings += 1;
  const own = `#${recordings}`;
  if (likeness === "different") return { hash: own, content: own, pass };
  const deed = pass ? "right" : `wrong ${random() < 0.5 ? 1 : 2}`;
  return { hash: likeness === "alike" ? own : deed, content: deed, pass };
}
