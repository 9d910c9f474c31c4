import { sha256 } from "../../core/json.ts";
import type { ReportCase } from "../../report/case.ts";
import type { Report } from "../../report/report.ts";
import { compare } from "../compare/compare.ts";
import { decideRegression } from "../decide/regression-outcome.ts";

/** How many times as many trials of each case are tried, on both sides. */
const TIMES = [2, 3, 4, 5, 7, 10] as const;

/** Finds the trials of each case with which a break that fails runs would be red. */
export class TrialsNeeded {
  /** By the outcome of the case, because cases with equal outcomes need equally many. */
  private readonly known = new Map<string, number | null>();
  private readonly unbroken: Report;
  private readonly most: number;

  /** `unbroken`: the report on the unbroken runs. */
  constructor(unbroken: Report) {
    this.unbroken = unbroken;
    this.most = Math.max(1, ...unbroken.cases.map(({ trials }) => trials.length));
  }

  /**
   * Returns the trials of each case with which the regression check fails when the same share of the case's trials fails as do now.
   * Null: not with as many as the gate compares. `at`: the position of the case.
   */
  of(at: number, failing: number): number | null {
    const { cases, policy } = this.unbroken;
    const trials = cases[at]?.trials ?? [];
    const key = JSON.stringify([trials.length, trials.filter(({ pass }) => pass).length, failing]);
    if (!this.known.has(key)) {
      const possible = TIMES.filter((times) => this.most * times <= policy.gate.regression.window);
      const enough = possible.find((times) => this.isRed(at, failing, times));
      this.known.set(key, enough === undefined ? null : this.most * enough);
    }
    return this.known.get(key) ?? null;
  }

  private isRed(at: number, failing: number, times: number): boolean {
    const { unbroken } = this;
    const { policy, cases } = unbroken;
    const broken = cases.map((each, position) => (position === at ? withFailures(each, failing) : each));
    const head = { ...unbroken, cases: repeated(broken, "head", times) };
    const compared = compare(head, { ...unbroken, cases: repeated(cases, "base", times) });
    const { result } = decideRegression({ policy, ...compared });
    return result === "fail";
  }
}

function withFailures(reportCase: ReportCase, failing: number): ReportCase {
  let left = failing;
  const trials = reportCase.trials.map((trial) => {
    if (!trial.pass || left === 0) return trial;
    left -= 1;
    return { ...trial, pass: false };
  });
  return { ...reportCase, trials };
}

/** Each copy of a trial is a recording of its own. */
function repeated(cases: readonly ReportCase[], side: string, times: number): ReportCase[] {
  const copies = Array.from({ length: times }, (_, copy) => `${side} ${copy}`);
  return cases.map((each) => ({
    ...each,
    trials: copies.flatMap((copy) =>
      each.trials.map((trial, at) => ({ ...trial, hash: sha256(`${copy} ${at} ${trial.hash}`) })),
    ),
  }));
}
