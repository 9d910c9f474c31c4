import type { Expectation } from "../expectations/expectation.ts";
import { redactionFor } from "../judgement/searched.ts";
import { limits } from "../limits.ts";
import { type RedactRules, redactRules } from "../policy/redact.ts";
import type { Run } from "../recordings/run.ts";
import { optionsOf } from "../scorers/asked-text.ts";
import type { JudgedScorer } from "../scorers/scorer.ts";
import type { CleanPair } from "../texts/texts.ts";
import { left, type Questionnaire } from "./questionnaire.ts";
import { type CaseResult, caseKey, type LateRun, type PendingTrial } from "./trial.ts";

type CaseTrials = Pick<CaseResult, "id" | "tags"> & { trials: PendingTrial[] };

/** Cases with and without noise: of which what was said is kept, and which run belongs to which. */
export class NoisePairs {
  /** The cases that others name as those without noise. */
  private readonly named: ReadonlySet<string>;
  private readonly redact: RedactRules;

  constructor(expectations: ReadonlyMap<string, Expectation>, redact: readonly string[]) {
    this.named = new Set([...expectations.values()].flatMap((one) => partnerOf(one) ?? []));
    this.redact = redactRules(redact);
  }

  /** What is kept of a run: nothing but where another case names its own. */
  saidIn(run: Run, caseId: string): CleanPair | undefined {
    if (!this.named.has(caseId)) return undefined;
    const { input, response, toolCalls } = run;
    const hiding = this.redact.hidesArguments ? toolCalls : [];
    const searched = [input, response, ...hiding.flatMap((call) => [call.arguments, call.result ?? null])];
    const redaction = redactionFor(run, searched, this.redact);
    if ("unasked" in redaction) return undefined;
    const shown = (text: string) => redaction.text(text, limits.redactedText);
    return { cleanQuery: shown(input), baselineResponse: shown(response) };
  }
}

/** What of a run has to wait for another case's, by the scorers that its case asks for; undefined where nothing has. */
export function lateRun(
  run: Run,
  expectation: Expectation,
  scorers: readonly JudgedScorer[],
): LateRun | undefined {
  const of = partnerOf(expectation);
  const { texts = {} } = expectation;
  const late = scorers.filter(
    ({ text }) => text !== undefined && text.sheet(texts, optionsOf(text, expectation)) === "pair",
  );
  if (of === undefined || late.length === 0) return undefined;
  // Runs that wait are all kept at once, and nothing more is read from their documents.
  const { row: _, ...kept } = run;
  return { run: kept, expectation, scorers: late, of };
}

/** The trials of cases, with what is to be asked of those that waited for another case's. */
export function withPairs<OneCase extends CaseTrials>(
  cases: readonly OneCase[],
  questionnaire: Questionnaire,
): OneCase[] {
  const trialsOf = new Map(cases.map(({ id, tags, trials }) => [caseKey(id, tags), trials]));
  const settled = ({ said: _said, late, ...trial }: PendingTrial, tags: CaseTrials["tags"]): PendingTrial => {
    if (late === undefined) return trial;
    const expectation = besideClean(late, trial.trial, tags, trialsOf);
    const { scores, sheets, waiting } =
      "missing" in expectation
        ? left(late.scorers, expectation.missing)
        : questionnaire.enter(late.scorers, late.run, expectation);
    return {
      ...trial,
      scores: { ...trial.scores, ...scores },
      sheets: [...trial.sheets, ...sheets],
      waiting: [...trial.waiting, ...waiting],
    };
  };
  return cases.map((one) => ({ ...one, trials: one.trials.map((trial) => settled(trial, one.tags)) }));
}

/** The expectation of a noisy run with what was said in the run without noise written out; or why that is not known. */
function besideClean(
  { expectation, of }: LateRun,
  trial: string,
  tags: Readonly<Record<string, string>>,
  cases: ReadonlyMap<string, readonly PendingTrial[]>,
): Expectation | { missing: string } {
  const name = JSON.stringify(of);
  const trials = cases.get(caseKey(of, tags));
  if (trials === undefined)
    return {
      missing: `case ${name}, the one without noise, has no run with these tags here: both cases must be recorded, and in one shard`,
    };
  const clean = trials.find((one) => one.trial === trial);
  if (clean === undefined)
    return { missing: `case ${name}, the one without noise, has no run of trial ${JSON.stringify(trial)}` };
  if (clean.said === undefined)
    return { missing: `the run of case ${name}, the one without noise, is in error or too long` };
  const { texts } = expectation;
  const type = texts?.noise?.type;
  const noise = { ...clean.said, ...(type === undefined ? {} : { type }) };
  return { ...expectation, texts: { ...texts, noise } };
}

function partnerOf({ texts }: Expectation): string | undefined {
  const noise = texts?.noise;
  return noise !== undefined && "of" in noise ? noise.of : undefined;
}
