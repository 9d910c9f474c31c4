import { loadExpectations } from "../config/expectations.ts";
import type { ActivePolicy } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import { configure, type Job, readersFor } from "../gate/job.ts";
import { run } from "../gate/run.ts";
import { scoreRun } from "../gate/score.ts";
import type { ReportCase } from "../report/case.ts";
import { brokenRuleTexts } from "../report/reasons.ts";
import type { Expectation } from "../scorers/expectation.ts";
import { toolBook } from "../scorers/tools.ts";
import { acceptRuns, type CaseSelection, type CaseToAccept, selectTrials } from "../setup/accept.ts";
import { readCandidateRuns } from "../setup/candidates.ts";
import type { SourceFile } from "../setup/change.ts";
import { type AcceptCommand, RefusedCommand, terminalLine } from "./command-words.ts";
import type { SuiteInputs } from "./suites.ts";

/** Cases that a comment accepts, with all that there is of them in a folder. */
export interface CasesToAccept {
  command: AcceptCommand;
  /** The cases as the report of the pull request has them. */
  cases: readonly ReportCase[];
  suite: SuiteInputs;
  /** A folder with their recordings and the expectations of the pull request, and nothing else. */
  root: string;
  commit: string;
  policy: ActivePolicy;
  /** Cases that the pull request's own policy requires. */
  alsoRequired: readonly string[];
  expectations: Record<"head" | "base", readonly SourceFile[]>;
}

/** The files that change, as they are to be, and the cases that expect from then on that nothing is called. */
export interface AcceptedChange {
  files: readonly SourceFile[];
  callNothing: readonly string[];
}

/**
 * What changes where all these cases expect what their runs did. Throws RefusedCommand when one of them may not be accepted by a comment,
 * or cannot be; ConfigurationError when what the branch has cannot be used.
 */
export async function acceptableChange(asked: CasesToAccept): Promise<AcceptedChange> {
  const { command, cases, policy: active, expectations } = asked;
  const { policy } = active;
  const base = expectationsIn(expectations.base, policy);
  const head = expectationsIn(expectations.head, policy);
  refuseRequired(asked, [base, head]);
  refuseErrors(asked);
  const job = jobOf(asked);
  const report = await run(job);
  const scored = report.cases.filter(({ id }) => command.cases.includes(id));
  if (recordingsOf(scored) !== recordingsOf(cases))
    throw refused(asked, "the recordings of the branch are not those that the report was made of");
  const configured = configure(job, await readersFor(job));
  const selected = command.cases.map((id) =>
    selectTrials(
      id,
      scored.filter((one) => one.id === id),
      { trial: undefined, named: true },
    ),
  );
  const { wanted, refused: unread } = readCandidateRuns(wantedOf(asked, selected), job, configured);
  for (const { id, reason } of unread) throw refused(asked, `${id} cannot be accepted: ${reason}`);
  refuseRules(asked, wanted, base);
  // What the pull request wants to hide is hidden at once.
  const hiding = { ...policy, redact: [...policy.redact, ...active.alsoHidden] };
  const accepted = acceptRuns(configured.texts, wanted, hiding, { asVariant: command.asVariant });
  for (const { id, reason } of accepted.refused) throw refused(asked, `${id} cannot be accepted: ${reason}`);
  const files = accepted.files.filter(({ text }, at) => text !== configured.texts[at]?.text);
  if (files.length === 0) throw refused(asked, "the expectations say so already");
  return { files, callNothing: accepted.callNothing };
}

function refused({ command, suite }: CasesToAccept, reason: string): RefusedCommand {
  return new RefusedCommand(reason, "look at it at a terminal, on the branch of the pull request", {
    lines: terminalLine(command, suite),
  });
}

function expectationsIn(
  files: readonly SourceFile[],
  { defaults, rules }: Policy,
): ReadonlyMap<string, Expectation> {
  return loadExpectations(files, defaults, rules).expectations;
}

/** Only people who look at the file itself change what is required. */
function refuseRequired(
  { command, cases, policy: { policy }, alsoRequired }: CasesToAccept,
  sides: readonly ReadonlyMap<string, Expectation>[],
): void {
  const named = new Set([...policy.gate.requiredCases, ...alsoRequired]);
  const found = command.cases.find(
    (id) =>
      named.has(id) ||
      cases.some((one) => one.id === id && one.required) ||
      sides.some((expectations) => expectations.get(id)?.required),
  );
  if (found === undefined) return;
  throw new RefusedCommand(
    `${found} is a required case, which no comment accepts`,
    "change what it expects in a commit of your own, which others review",
  );
}

/** A case with a run in error is not known as a whole. */
function refuseErrors(asked: CasesToAccept): void {
  const broken = asked.cases.find(({ trials }) =>
    trials.some(
      ({ scores, couldNotRun, hash }) =>
        couldNotRun || hash === null || Object.values(scores).some(({ status }) => status === "error"),
    ),
  );
  if (broken !== undefined) throw refused(asked, `${broken.id} has a run in error`);
}

/** The runs of cases by their recordings, in no order: equal where the same were scored. */
function recordingsOf(cases: readonly ReportCase[]): string {
  const keys = cases.flatMap(({ id, trials }) =>
    trials.map(({ file, index, hash }) => JSON.stringify([id, file, index, hash])),
  );
  return keys.sort().join("\n");
}

type WantedCase = Extract<CaseSelection, { state: "wanted" }>;

/** The cases of which runs may become what is expected: all, or none. */
function wantedOf(asked: CasesToAccept, selected: readonly CaseSelection[]): WantedCase[] {
  return selected.map((one) => {
    if (one.state === "wanted") return one;
    if (one.state === "refused") throw refused(asked, `${one.id} cannot be accepted: ${one.reason}`);
    throw new RefusedCommand(
      `${one.id} passes already`,
      "leave it out, and write the command in a new comment",
    );
  });
}

/** The rules of the base branch hold, also for a case whose own the pull request has changed. */
function refuseRules(
  asked: CasesToAccept,
  wanted: readonly CaseToAccept[],
  base: ReadonlyMap<string, Expectation>,
): void {
  const { policy } = asked.policy;
  const tools = toolBook(policy.tools);
  for (const { id, candidates } of wanted) {
    const expectation = base.get(id);
    if (expectation === undefined) continue;
    const brokenRules = candidates.flatMap(({ run }) => [...scoreRun(run, expectation, tools).brokenRules]);
    const [first] = brokenRuleTexts({ brokenRules });
    if (first !== undefined)
      throw new RefusedCommand(
        `${id} broke a rule, which no comment accepts: ${first}`,
        "change the agent, or the rule in a commit of your own, which others review",
      );
  }
}

function jobOf({ suite, root, commit, policy, expectations }: CasesToAccept): Job {
  return {
    policy,
    runs: suite.runs,
    expectations: expectations.head.map(({ file }) => file),
    suite: suite.suite,
    format: suite.format,
    caseField: suite["case-field"],
    root,
    contained: true,
    commit,
    createdAt: null,
    role: "head",
  };
}
