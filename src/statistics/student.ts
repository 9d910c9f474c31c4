import { incompleteBeta } from "./incomplete-beta.ts";

/**
 * How likely a variable of Student's t distribution is at least as far from 0 as `t`, on either side: the two-sided p, in [0,1].
 * I(ν/(ν + t²); ν/2, ½) with ν `degreesOfFreedom`, at least 1 and not always whole (Abramowitz & Stegun, Handbook of Mathematical
 * Functions, 26.7.1).
 */
export function studentP(t: number, degreesOfFreedom: number): number {
  return incompleteBeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5);
}
