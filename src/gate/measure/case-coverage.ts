import { type ActivePolicy, boundsOf } from "../../config/policy.ts";
import { limits } from "../../core/limits.ts";
import { didYouMean, type Problem } from "../../core/problems.ts";
import { counted, listed } from "../../core/text.ts";
import { spellings, toolNamed } from "../../core/tool-name.ts";
import { platformFormats, resultFormats } from "../../recordings/formats/index.ts";
import type { Trial } from "../../report/case.ts";
import { caseLabel } from "../../report/cases.ts";
import type { Report } from "../../report/report.ts";
import type { ScoredSuite } from "../../report/scored-suite.ts";
import { type Expectation, expectsNothing } from "../../scorers/expectation.ts";
import { chosenScorers } from "../../scorers/pass-marks.ts";
import { requestedScorers } from "../../scorers/requested.ts";
import { isRequested } from "../../scorers/run-scorers.ts";
import { says } from "../../scorers/texts/says.ts";
import { recorded } from "../../scorers/texts/text-scorer.ts";
import { looksReadOnly } from "../../scorers/tool-book.ts";
import { compareNames } from "../score/suite.ts";
import { hasRules } from "./rules-state.ts";

/** Returns problems about cases without expectations and cases without runs. `notCarried`: messages by id for cases outside the tier. */
export function coverageProblems(
  part: ScoredSuite,
  expectations: ReadonlyMap<string, Expectation>,
  notCarried: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const suggest = suggestions();
  const problems = [...undeclaredCases(part, expectations, suggest), ...openEntries(part, expectations)];
  if (part.cases.length === 0 && part.withoutRun.length === 0) return problems;
  return [...problems, ...missingRuns(part, expectations, suggest, notCarried)];
}

type Suggest = (id: string, candidates: readonly string[]) => string;

function undeclaredCases(
  { cases }: ScoredSuite,
  expectations: ReadonlyMap<string, Expectation>,
  suggest: Suggest,
): Problem[] {
  const undeclared = cases.flatMap(({ id, recorded, trials }) =>
    recorded === null || recorded.isDeclared || expectations.has(id)
      ? []
      : [{ id, place: recorded.place, isJudged: trials.some(isScored), isRuled: hasRules({ trials }) }],
  );
  const isNothing = undeclared.length === cases.length && !undeclared.some(({ isJudged }) => isJudged);
  if (expectations.size === 0 && undeclared.length > 0 && isNothing) {
    const assessed = undeclared.some(({ isRuled }) => isRuled)
      ? "only the rules of the policy are checked"
      : "nothing is assessed";
    const message = `no expectations file was given and the recordings carry no references: ${assessed}`;
    return [{ severity: "warning", message }];
  }
  const declared = [...expectations.keys()];
  return undeclared.map(({ id, place, isJudged, isRuled }) => {
    const by = [...(isJudged ? ["a judge"] : []), ...(isRuled ? ["the rules of the policy"] : [])];
    const verb = isRuled ? "assess" : "assesses";
    const assessed =
      by.length === 0 ? "its runs are not assessed" : `only ${by.join(" and ")} ${verb} its runs`;
    const message = `no expectation for case "${id}": ${assessed}.${suggest(id, declared)}`;
    return { severity: "warning", ...place, message };
  });
}

function openEntries({ cases }: ScoredSuite, expectations: ReadonlyMap<string, Expectation>): Problem[] {
  const unscored = cases.filter(({ trials }) => !trials.some(isScored)).map(({ id }) => id);
  return [...new Set(unscored)].flatMap((id): Problem[] => {
    const entry = expectations.get(id);
    if (entry === undefined || !expectsNothing(entry)) return [];
    const message = `no expectation for case "${id}" yet: its runs are not assessed`;
    return [{ severity: "warning", ...entry.place, message }];
  });
}

/** Without expectations only a judge can score a run. */
function isScored({ scores }: Pick<Trial, "scores">): boolean {
  return Object.values(scores).some(({ status }) => status === "scored");
}

function missingRuns(
  { cases, withoutRun }: ScoredSuite,
  expectations: ReadonlyMap<string, Expectation>,
  suggest: Suggest,
  notCarried: ReadonlyMap<string, string>,
): Problem[] {
  const recorded = new Set(cases.map(({ id }) => id));
  const undeclared = [...recorded].filter((id) => !expectations.has(id));
  return [...expectations.values(), ...byId(withoutRun)].flatMap(({ id, place }) => {
    if (recorded.has(id)) return [];
    const what = `case "${id}" has no run: record one, or take the case out and name it under "retired".`;
    const message = `${notCarried.get(id) ?? what}${suggest(id, undeclared)}`;
    return [{ severity: "error" as const, ...place, message }];
  });
}

/** The first entries get suggestions, so the order must not depend on shards. */
function byId(entries: ScoredSuite["withoutRun"]): ScoredSuite["withoutRun"] {
  return entries.toSorted((a, b) => compareNames(a.id, b.id));
}

/** Comparing all names of two large suites would take long, so later cases get no suggestion. */
function suggestions(): Suggest {
  let compared = 0;
  return (id, candidates) => {
    compared += candidates.length;
    return compared > limits.namesCompared ? "" : didYouMean(id, candidates);
  };
}

/** The number of gating scorers above which a warning explains their cost. */
const MANY = 5;

const SHOWN_CASES = 3;

interface CoverageContext {
  activePolicy: Pick<ActivePolicy, "policy">;
  expectations: ReadonlyMap<string, Expectation>;
}

/** Returns problems with the deciding scorers: no case requests a scorer, or there are too many. */
export function scorerProblems(
  part: ScoredSuite,
  { activePolicy, expectations }: CoverageContext,
): Problem[] {
  const { gate } = activePolicy.policy;
  const bounds = boundsOf(gate);
  const chosen = chosenScorers(gate.scorers);
  const unasked = requestedScorers.filter(
    (scorer) =>
      (chosen.includes(scorer.id) || bounds.has(scorer.id)) &&
      !part.cases.some(({ trials }) => trials.some(({ scores }) => scorer.id in scores)) &&
      ![...expectations.values()].some((expectation) => isRequested(scorer, expectation)),
  );
  const problemScorers = part.cases.length === 0 ? [] : unasked;
  return [
    ...problemScorers.map(({ id, isAskedBy }): Problem => {
      const ask = isAskedBy === undefined ? `write "${id}: true" in a case or under "defaults"` : IN_A_CASE;
      const message = `the policy decides by ${id}, which no case asks for: ${ask}, or take it out of the policy`;
      return { severity: "warning", message };
    }),
    ...(gate.scorers.length > MANY ? [manyScorers(gate.scorers)] : []),
    ...(gate.scorers.includes(says.id) || bounds.has(says.id) ? [] : advisorySays(part, gate.scorers)),
    ...(gate.scorers.includes(recorded.id) ? [] : undecidingResults(part, gate.scorers)),
  ];
}

/** A result that decides nothing would let a run pass that its own runner failed. */
function undecidingResults({ cases }: ScoredSuite, gating: readonly string[]): Problem[] {
  const [results, platforms] = [resultFormats, platformFormats].map(
    (formats) => new Set<string | null>(formats.map(({ id }) => id)),
  );
  const isUndecided = ({ format, scores }: Trial) =>
    results?.has(format) ||
    (platforms?.has(format) &&
      recorded.id in scores &&
      !gating.some((id) => scores[id]?.status === "scored"));
  const found = cases.filter(({ trials }) => trials.some(isUndecided));
  if (found.length === 0) return [];
  const names = listed(found.map(caseLabel), SHOWN_CASES);
  const message = `the results of another runner decide nothing in ${counted(found.length, "case")} (${names}): write gate: { scorers: [${[...gating, recorded.id].join(", ")}] } in the policy, or leave them out of runs`;
  return [{ severity: "error", message }];
}

/** Authors of mustSay expect it to decide, which only the policy can make it do. */
function advisorySays({ cases }: ScoredSuite, gating: readonly string[]): Problem[] {
  const lacking = cases.filter(({ trials }) =>
    trials.some(
      ({ scores: { [says.id]: outcome } }) => outcome?.status === "scored" && outcome.value < says.passMark,
    ),
  );
  if (lacking.length === 0) return [];
  const names = listed(lacking.map(caseLabel), SHOWN_CASES);
  const message = `the agent did not keep to mustSay or mustNotSay in ${counted(lacking.length, "case")} (${names}). That decides nothing, because gate.scorers has no says: to gate on it, write gate: { scorers: [${[...gating, says.id].join(", ")}] } in the policy`;
  return [{ severity: "warning", message }];
}

const IN_A_CASE = "write in a case what must be said, or must not";

function manyScorers(scorers: readonly string[]): Problem {
  const message = `a run passes by ${scorers.length} scorers (${listed(scorers, MANY)}). Each gating scorer is another way for a run to fail: gate on those that every run must pass, and use floors and ceilings for the others`;
  return { severity: "warning", message };
}

/**
 * Returns tools that no reference names, most called first, when they get most of the unexpected calls; else null. `renamed` tools are
 * left out, because they are expected by another name. `readOnly` is a guess from the name.
 */
export function unnamedTools(
  { named, unexpected }: ScoredSuite["tools"],
  renamed: Iterable<string> = [],
): Report["hint"] {
  const knownNames = new Set([...named, ...renamed]);
  const unnamed = unexpected.filter(
    ({ name }) => !spellings(toolNamed(name)).some((spelling) => knownNames.has(spelling)),
  );
  const total = callsIn(unexpected);
  if (total === 0 || callsIn(unnamed) * 2 <= total) return null;
  const tools = unnamed.map(({ name, calls }) => ({ name, calls, readOnly: looksReadOnly(name) }));
  return {
    share: callsIn(unnamed) / total,
    tools: tools.sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1)).slice(0, 20),
  };
}

function callsIn(uses: ScoredSuite["tools"]["unexpected"]): number {
  return uses.reduce((sum, { calls }) => sum + calls, 0);
}
