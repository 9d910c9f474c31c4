import type { Expectation } from "../expectations/expectation.ts";
import { loadExpectations } from "../expectations/load.ts";
import { isLowerBetter, passMarkOf } from "../policy/pass-marks.ts";
import { redactRules } from "../policy/redact.ts";
import type { Policy } from "../policy/schema.ts";
import { toolBook } from "../policy/tools.ts";
import { placeText } from "../problems.ts";
import { toolsOfCase } from "../scorers/tools-of-case.ts";
import { fingerprintOf } from "../suite/fingerprint.ts";
import { passes } from "../suite/passes.ts";
import { type Scored, scoreRun } from "../suite/score-run.ts";
import { percent } from "../wording.ts";
import type { Change, SourceFile } from "./change.ts";
import { appendCases, changeCases } from "./expectations-file.ts";
import { NotAcceptable } from "./not-acceptable.ts";
import { planRuns } from "./plan-runs.ts";
import type { CandidateRun, Refused } from "./select-trials.ts";

/** A case, and the runs, at least one, of which each is to be what is expected of it. */
export interface Wanted {
  id: string;
  candidates: readonly CandidateRun[];
  /** Runs that pass already: none of the others may make fewer calls than one of these. */
  passing: readonly CandidateRun[];
}

/** Files with what was accepted. */
interface Settled {
  /** All files, changed or not. */
  files: readonly SourceFile[];
  refused: readonly Refused[];
}

export interface Accepted extends Settled {
  /** The cases that expect, other than before, that nothing is called. */
  callNothing: readonly string[];
}

interface Planned extends Wanted {
  /** Nothing when the case asks for nothing else already. */
  change: Change | undefined;
}

/**
 * Changes valid expectations files so that each wanted run passes, or refuses its case with the reason. A case that no file has goes
 * to the end of the first file. What comes out is read and scored again before it is believed: else it is not in the answer.
 */
export function acceptRuns(
  files: readonly SourceFile[],
  wanted: readonly Wanted[],
  policy: Policy,
): Accepted {
  const { expectations } = loadExpectations(files, policy.defaults);
  const undeclared = wanted.map(({ id }) => id).filter((id) => !expectations.has(id));
  const withCases = (sources: readonly SourceFile[], ids: readonly string[]) =>
    sources.map(({ file, text }, at) => ({ file, text: at === 0 ? appendCases(text, ids) : text }));
  const { planned, refused } = planAll(withCases(files, undeclared), wanted, policy);
  const settled = settle(files, planned, (sources, some) => {
    const missing = undeclared.filter((id) => some.some((one) => one.id === id));
    return attempt(withCases(sources, missing), some, policy);
  });
  const after = loadExpectations(settled.files, policy.defaults).expectations;
  const callNothing = wanted
    .map(({ id }) => id)
    .filter((id) => mustCallNothing(after.get(id)) && !mustCallNothing(expectations.get(id)));
  return { files: settled.files, refused: [...refused, ...settled.refused], callNothing };
}

function mustCallNothing(expectation: Expectation | undefined): boolean {
  const { referenceToolCalls, expectedToolOrder } = expectation ?? {};
  return referenceToolCalls?.length === 0 || expectedToolOrder?.length === 0;
}

function planAll(files: readonly SourceFile[], wanted: readonly Wanted[], policy: Policy) {
  const { expectations } = loadExpectations(files, policy.defaults);
  const tools = toolBook(policy.tools);
  const redact = redactRules(policy.redact);
  const planned: Planned[] = [];
  const refused: Refused[] = [];
  for (const one of wanted) {
    const { id, candidates, passing } = one;
    const expectation = expectations.get(id);
    if (expectation === undefined) throw new TypeError(`no file has a case "${id}"`);
    try {
      const change = planRuns(candidates, passing, {
        expectation,
        tools: toolsOfCase(tools, expectation),
        redact,
        gate: policy.gate,
      });
      planned.push({ ...one, change });
    } catch (error) {
      refused.push(refusal(id, error));
    }
  }
  return { planned, refused };
}

/** All at once where that works; otherwise by halves, so that what cannot be accepted is found and the rest is not lost. */
function settle(
  files: readonly SourceFile[],
  planned: readonly Planned[],
  change: (files: readonly SourceFile[], planned: readonly Planned[]) => readonly SourceFile[],
): Settled {
  const [only] = planned;
  if (only === undefined) return { files, refused: [] };
  try {
    return { files: change(files, planned), refused: [] };
  } catch (error) {
    const refused = refusal(only.id, error);
    if (planned.length === 1) return { files, refused: [refused] };
  }
  const middle = Math.ceil(planned.length / 2);
  const first = settle(files, planned.slice(0, middle), change);
  const second = settle(first.files, planned.slice(middle), change);
  return { files: second.files, refused: [...first.refused, ...second.refused] };
}

/** The files with these changes. Throws NotAcceptable when what comes out is not what was wanted. */
function attempt(
  files: readonly SourceFile[],
  planned: readonly Planned[],
  policy: Policy,
): readonly SourceFile[] {
  const { expectations } = loadExpectations(files, policy.defaults);
  const changed = files.map(({ file, text }) => {
    const here = planned.filter(({ id }) => expectations.get(id)?.place.file === file);
    const changes = here.flatMap(({ id, change }) => (change === undefined ? [] : [[id, change] as const]));
    return { file, text: changeCases(text, new Map(changes)) };
  });
  checkChanged(changed, expectations, planned, policy);
  return changed;
}

/** Throws NotAcceptable unless the files are valid, the wanted runs pass and nothing else is expected of other cases. */
function checkChanged(
  files: readonly SourceFile[],
  before: ReadonlyMap<string, Expectation>,
  planned: readonly Planned[],
  policy: Policy,
): void {
  const { expectations, problems } = loadExpectations(files, policy.defaults);
  const [problem] = problems;
  if (problem !== undefined) {
    throw new NotAcceptable(`the file would not be valid: ${placeText(problem)}${problem.message}`);
  }
  const tools = toolBook(policy.tools);
  const wanted = new Map(planned.map(({ id, candidates }) => [id, candidates]));
  for (const [id, old] of before) {
    const expectation = expectations.get(id);
    if (expectation === undefined) throw new NotAcceptable(`case "${id}" would be lost`);
    const candidates = wanted.get(id);
    for (const { run } of candidates ?? []) checkPasses(scoreRun(run, expectation, tools), policy);
    if (candidates === undefined && fingerprintOf(expectation, policy) !== fingerprintOf(old, policy))
      throw new NotAcceptable(`case "${id}" shares by an anchor (&) what would change: write it out there`);
  }
}

function checkPasses(scored: Scored, policy: Policy): void {
  if (passes(scored, policy) === true) return;
  const { passMarks, gate } = policy;
  const short = gate.scorers.flatMap((id) => {
    const outcome = scored.scores[id];
    if (outcome === undefined) return [];
    if (outcome.status !== "scored") return `${id} ${outcome.status}`;
    const mark = `${isLowerBetter(id) ? "at most " : ""}${percent(passMarkOf(passMarks, id))}`;
    return `${id} ${percent(outcome.value)}, pass mark ${mark}`;
  });
  throw new NotAcceptable(`it would still not pass (${short.join("; ")}): edit the case by hand`);
}

function refusal(id: string, error: unknown): Refused {
  if (error instanceof NotAcceptable) return { id, reason: error.message, trial: error.trial };
  throw error;
}
