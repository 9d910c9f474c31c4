import { defined } from "../core/json.ts";
import { anyValue, Effort } from "../core/match-values.ts";
import type { ReferenceCall, ToolCall } from "../recordings/run.ts";
import { isByAgent } from "./agents.ts";
import { type Match, matchedFraction, pairUp, threshold } from "./counted-calls.ts";
import type { UnmetStep } from "./details.ts";
import type { F1Options } from "./options.ts";
import { stepsInPlace } from "./place-steps.ts";
import { answered, differencesOf, type ResultMatch } from "./results.ts";

/** The expected calls, without the optional ones that were not made, and the first that is not met. */
export interface OrderedCalls {
  steps: readonly ReferenceCall[];
  isMet: boolean;
  unmet?: UnmetStep;
}

/** Gives the n-th step of a tool the arguments and result of the tool's n-th reference, or accepts any if there is none. */
export function stepsWith(names: readonly string[], references: readonly ReferenceCall[]): ReferenceCall[] {
  const left = [...references];
  return names.map((name) => {
    const at = left.findIndex((reference) => reference.name === name);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return { name, arguments: anyValue, ...found, optional: false };
  });
}

/** Compares the calls of a run with the expected calls, with arguments and results as in `f1`. */
export class StepComparison {
  /** The name of a tool whose result the comparison needed and the recording lacks. */
  unrecorded: string | undefined;
  private readonly options: F1Options;
  private readonly effort = new Effort();
  private readonly unrecordedIs: ResultMatch;

  constructor(options: F1Options, unrecordedIs: "met" | "unmet") {
    this.options = options;
    this.unrecordedIs = unrecordedIs;
  }

  /** Compares the order of the calls. `exact` forbids other calls. Throws RecordingError if the comparison exceeds its effort limit. */
  inOrder(expected: readonly ReferenceCall[], calls: readonly ToolCall[], exact: boolean): OrderedCalls {
    const placed = this.placedSteps(expected, calls, exact);
    if (placed !== undefined) return { steps: placed, isMet: true };
    const steps = this.madeSteps(expected, calls);
    const unmet = exact ? this.firstMismatch(steps, calls) : this.firstMissing(steps, calls);
    const isMet = unmet === undefined && (!exact || steps.length === calls.length);
    return { steps, isMet, ...defined({ unmet }) };
  }

  /** Pairs each expected call with a different call, in any order. `exact` forbids other calls. Throws like `inOrder`. */
  inAnyOrder(expected: readonly ReferenceCall[], calls: readonly ToolCall[], exact: boolean): OrderedCalls {
    const made = this.pair(expected, calls);
    const isStep = ({ optional }: ReferenceCall, at: number) => !optional || made.has(at);
    const steps = expected.filter(isStep);
    const missing = expected.findIndex(({ optional }, at) => !optional && !made.has(at));
    if (missing < 0) return { steps, isMet: !exact || steps.length === calls.length };
    const taken = new Set([...made.values()].map(({ call }) => call));
    const position = expected.slice(0, missing).filter(isStep).length;
    const isFree = (at: number) => !taken.has(at);
    const unmet = this.describe(expected[missing] as ReferenceCall, position, calls, isFree);
    return { steps, isMet: false, unmet };
  }

  /** Checks that one of the calls is the expected call; `exact`: the only call. Throws like `inOrder`. */
  called(expected: ReferenceCall, calls: readonly ToolCall[], exact: boolean): OrderedCalls {
    const steps = [expected];
    const isMet = exact
      ? calls.length === 1 && this.meets(expected, calls[0] as ToolCall)
      : calls.some((call) => this.meets(expected, call));
    return isMet ? { steps, isMet } : { steps, isMet, unmet: this.describe(expected, 0, calls) };
  }

  private placedSteps(expected: readonly ReferenceCall[], calls: readonly ToolCall[], exact: boolean) {
    if (!expected.some(({ optional }) => optional)) return undefined;
    const meets = (step: number, call: number) =>
      this.meets(expected[step] as ReferenceCall, calls[call] as ToolCall);
    return stepsInPlace(expected, calls.length, meets, exact);
  }

  /** Required steps take the calls first, then optional steps without a call are left out. */
  private madeSteps(
    expected: readonly ReferenceCall[],
    calls: readonly ToolCall[],
  ): readonly ReferenceCall[] {
    if (!expected.some(({ optional }) => optional)) return expected;
    const made = this.pair(expected, calls);
    return expected.filter(({ optional }, at) => !optional || made.has(at));
  }

  private pair(expected: readonly ReferenceCall[], calls: readonly ToolCall[]): Map<number, Match> {
    return pairUp(expected, calls, this.options, (_fraction, call, step) => this.meets(step, call));
  }

  private firstMismatch(steps: readonly ReferenceCall[], calls: readonly ToolCall[]): UnmetStep | undefined {
    for (const [at, step] of steps.entries()) {
      const call = calls[at];
      if (call === undefined || !this.meets(step, call))
        return this.describe(step, at, calls, (place) => place === at);
    }
    return undefined;
  }

  private firstMissing(steps: readonly ReferenceCall[], calls: readonly ToolCall[]): UnmetStep | undefined {
    let next = 0;
    for (const [at, step] of steps.entries()) {
      const found = calls.findIndex((call, place) => place >= next && this.meets(step, call));
      const from = next;
      if (found < 0) return this.describe(step, at, calls, (place) => place >= from);
      next = found + 1;
    }
    return undefined;
  }

  private meets(step: ReferenceCall, call: ToolCall): boolean {
    if (step.name !== call.name || call.malformed || !isByAgent(step, call)) return false;
    const { listOrder } = this.options;
    if (matchedFraction(step, call, this.options, this.effort) < threshold(this.options)) return false;
    const found = answered(step, call, listOrder, this.effort);
    if (found === "unrecorded") this.unrecorded ??= call.name;
    return (found === "unrecorded" ? this.unrecordedIs : found) === "met";
  }

  private describe(
    step: ReferenceCall,
    position: number,
    calls: readonly ToolCall[],
    mayBe: (place: number) => boolean = () => true,
  ): UnmetStep {
    const { name, arguments: pattern, result } = step;
    const flexible: F1Options = { ...this.options, mode: "flexible" };
    const candidates = [...calls.entries()].filter(([at, call]) => mayBe(at) && call.name === name);
    const fractions = candidates.map(([, call]) => matchedFraction(step, call, flexible, this.effort));
    const nearest = candidates[fractions.indexOf(Math.max(...fractions))];
    const facts = { position, name, arguments: pattern.source, result: result?.source };
    if (nearest === undefined) return { ...facts, differences: [] };
    const [at, call] = nearest;
    const { malformed, differences, resultDifferences, agent } = differencesOf(step, call, this.options);
    const { recordedAs } = call;
    return { ...facts, call: at, recordedAs, malformed, differences, resultDifferences, agent };
  }
}
