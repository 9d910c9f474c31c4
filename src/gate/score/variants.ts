import type { Policy } from "../../config/policy-schema.ts";
import type { Problem } from "../../core/problems.ts";
import { mean } from "../../core/statistics/summary.ts";
import { counted, groupBy, listed } from "../../core/text.ts";
import type { Run } from "../../recordings/run.ts";
import { redactor } from "../../report/details.ts";
import type { Report } from "../../report/report.ts";
import type { ScoredSuite } from "../../report/scored-suite.ts";
import { code } from "../../scorers/code.ts";
import { isAsExpected } from "../../scorers/counted-calls.ts";
import { type Expectation, variantsOf } from "../../scorers/expectation.ts";
import { f1 } from "../../scorers/f1.ts";
import { deterministicScorers } from "../../scorers/index.ts";
import { asScored } from "../../scorers/named-calls.ts";
import type { Outcome } from "../../scorers/outcome.ts";
import { type GatingScorer, passMarkOf, scorerNamed } from "../../scorers/pass-marks.ts";
import { isRequested } from "../../scorers/run-scorers.ts";
import { says } from "../../scorers/texts/says.ts";
import type { ToolBook } from "../../scorers/tool-book.ts";
import { fingerprintsOf, isExpectedAlike } from "./fingerprint.ts";

const ofCalls = [code, f1] as const;
const ofTexts = deterministicScorers.filter(({ id }) => id === says.id);

interface TakenVariant {
  expectation: Expectation;
  /** Absent: the case has no variants, or none could be measured. */
  at?: number;
}

/** Returns the variant with the best score. Missing data ranks between pass and fail, because a gap must not become a failure. */
export function takenVariant(run: Run, whole: Expectation, tools: ToolBook, policy: Policy): TakenVariant {
  const variants = variantsOf(whole);
  const first = variants[0] as Expectation;
  if (whole.anyOf === undefined) return { expectation: first };
  // Only the first variant can be taken early, because an earlier variant may be as good as a later one.
  if (whole.anyOf[0]?.texts === undefined && isAsExpected(asScored(run, first), first, tools))
    return { expectation: first, at: 0 };
  const ranked = variants.map((expectation, at) => ({
    expectation,
    at,
    // The texts of the case are equal for all variants.
    ...rankOf(
      asScored(run, expectation),
      { ...expectation, texts: whole.anyOf?.[at]?.texts ?? {} },
      tools,
      policy,
    ),
  }));
  const [best] = ranked.toSorted((a, b) => b.standing - a.standing || b.score - a.score || a.at - b.at);
  if (best === undefined || best.standing === STANDING.unmeasured) return { expectation: first };
  return { expectation: best.expectation, at: best.at };
}

const STANDING = { unmeasured: 0, fails: 1, unknown: 2, passes: 3 };

function rankOf(run: Run, expectation: Expectation, tools: ToolBook, { gate, passMarks }: Policy) {
  const gating = ofCalls.filter(({ id }) => gate.scorers.some((scorer) => scorer === id));
  const checksTexts = gate.scorers.includes(says.id) && isRequested(says, expectation);
  const scorers = [...(gating.length === 0 ? ofCalls : gating), ...(checksTexts ? ofTexts : [])];
  const outcomes = scorers.map(({ id, score }) => ({
    id,
    outcome: score(run, expectation, tools) as Outcome<unknown>,
  }));
  const scored = outcomes.flatMap(({ id, outcome }) =>
    outcome.status === "scored" ? [{ id, value: outcome.value }] : [],
  );
  const isReached = scored.every(({ id, value }) =>
    scorerNamed(id).reaches(value, passMarkOf(passMarks, id as GatingScorer)),
  );
  const isUnknown = outcomes.some(
    ({ outcome }) => outcome.status === "error" || (outcome.status === "not-assessed" && outcome.unrecorded),
  );
  const score = mean(scored.map(({ value }) => value)) ?? 0;
  if (!isReached) return { standing: STANDING.fails, score };
  if (isUnknown) return { standing: STANDING.unknown, score };
  return { standing: scored.length === 0 ? STANDING.unmeasured : STANDING.passes, score };
}

/** The fewest runs from which an unused variant is reported. */
const FEWEST_RUNS = 3;

/** Returns a warning for each variant that no run takes, here or in the base's window with an equal expectation. */
export function unusedVariants(
  { cases }: Pick<ScoredSuite, "cases">,
  base: Pick<Report, "cases"> | undefined,
  expectations: ReadonlyMap<string, Expectation>,
  policy: Policy,
): Problem[] {
  // Trials have redacted variant names.
  const shown = redactor(policy.redact);
  const recorded = groupBy(cases, ({ id }) => id);
  const before = groupBy(base?.cases ?? [], ({ id }) => id);
  return [...expectations.values()].flatMap((expectation): Problem[] => {
    const { id, anyOf, place } = expectation;
    if (anyOf === undefined) return [];
    const same = (before.get(id) ?? []).filter((reportCase) =>
      isExpectedAlike(fingerprintsOf(expectation, policy), reportCase),
    );
    const taken = [
      ...[...(recorded.get(id) ?? []), ...same].flatMap(({ trials }) =>
        trials.flatMap(({ variant }) => variant ?? []),
      ),
      ...same.flatMap(({ pool }) =>
        pool.flatMap(({ runs }) => runs.flatMap(([, , variant]) => variant ?? [])),
      ),
    ];
    const used = new Set(taken);
    const unused = anyOf.flatMap(({ name }) => (used.has(shown.text(name)) ? [] : [`"${name}"`]));
    if (taken.length < FEWEST_RUNS || unused.length === 0) return [];
    const which = unused.length === 1 ? "a variant" : `${unused.length} variants`;
    const message = `case "${id}" has ${which} that none of ${counted(taken.length, "run")} takes: ${listed(unused)}. Take it out if no run should take it`;
    return [{ severity: "warning", ...place, message }];
  });
}
