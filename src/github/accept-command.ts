import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadExpectations } from "../config/expectations.ts";
import { type ActivePolicy, CONFIG_FILES, type ConfigFile, choosePolicy } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, didYouMean, placeText } from "../core/problems.ts";
import { listed } from "../core/text.ts";
import { acceptRuns, type CaseToAccept } from "../gate/accept/accept-runs.ts";
import type { SourceFile } from "../gate/accept/expectation-changes.ts";
import { readCandidateRuns } from "../gate/accept/read-candidates.ts";
import { type CaseSelection, selectTrials } from "../gate/accept/select-trials.ts";
import type { WorkflowRun } from "../gate/baseline/provenance.ts";
import { configure, type Job, readersFor } from "../gate/job.ts";
import { run } from "../gate/run-job.ts";
import { scoreRun } from "../gate/score/score-run.ts";
import type { ReportCase } from "../report/case.ts";
import { brokenRuleTexts } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { uncheckedRule } from "../scorers/check-rules.ts";
import type { Expectation } from "../scorers/expectation.ts";
import { withInnerCalls } from "../scorers/meta-tools.ts";
import { toolBook } from "../scorers/tool-book.ts";
import type { GitHub } from "./client.ts";
import { commitFiles, commitMessage, type MadeCommit } from "./comment-command-commit.ts";
import { type CommandPull, fetchHeadFiles, headReports, put } from "./comment-command-head.ts";
import { readFileAt, readTip } from "./commits.ts";
import { configAt, isBaseBranch } from "./config-files.ts";
import { type SuiteInputs, suitesFor } from "./gate-suites.ts";
import { type CommandInputs, callName } from "./inputs.ts";
import { type AcceptCommand, RefusedCommand, terminalLine } from "./read-command.ts";

export interface AcceptRequest {
  github: GitHub;
  /** The client that creates the commit. */
  writer: GitHub;
  inputs: CommandInputs;
  workspace: string;
  command: AcceptCommand;
  pull: CommandPull;
  /** The run whose report the author read before writing the comment at `until`, in milliseconds. */
  run: WorkflowRun;
  until: number;
  /** The author's login and the comment's URL. */
  comment: { login: string; url: string };
}

type AcceptedCommit = MadeCommit & Pick<AcceptedChange, "callNothing">;

/**
 * Commits new expectations for all cases, or for none. The base's policy decides which cases may be accepted; the report only lists the
 * recordings. Returns undefined when recordings must be downloaded first. Throws RefusedCommand, GitHubError and octokit's errors.
 */
export async function acceptCases(request: AcceptRequest): Promise<AcceptedCommit | undefined> {
  const { github, writer, pull, command, comment } = request;
  const root = mkdtempSync(join(tmpdir(), "rungate-"));
  try {
    const change = await orRefused(command, () => changeIn(root, request));
    if (change === undefined) return undefined;
    const message = commitMessage(command, comment);
    const made = await commitFiles(github, writer, { pull, files: change.files, message });
    return { ...made, callNothing: change.callNothing };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Unusable files become a refusal, because the author of the comment waits for an answer. */
async function orRefused<T>(command: AcceptCommand, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const [first] = error.problems;
    const message = first === undefined ? error.message : placeText(first) + first.message;
    throw new RefusedCommand(message, "fix that first, or accept at a terminal", {
      lines: terminalLine(command, {}),
    });
  }
}

async function changeIn(root: string, request: AcceptRequest): Promise<AcceptedChange | undefined> {
  const { github, inputs, workspace, command, pull } = request;
  const sides = await configSides(request);
  // A suite that only the pull request has could choose which file is written.
  const suites = suitesFor(inputs, { base: sides.base });
  const reports = await headReports(github, { ...request, call: callName(inputs) });
  const { suite, report } = suiteOf(command, suites, reports);
  if (suite.runs.length === 0 || suite.expectations.length === 0)
    throw new RefusedCommand(
      "the base branch does not say where recordings and expectations are",
      "merge a rungate.yml that names them, or name them in the workflow that answers comments",
    );
  // An unread file could be the file that requires a case or forbids a tool.
  if (suite.expectations.length > limits.acceptedRecordings)
    throw new RefusedCommand(
      `the suite has ${suite.expectations.length} expectations files, and at most ${limits.acceptedRecordings} are read`,
      "accept at a terminal",
      { lines: terminalLine(command, suite) },
    );
  const head = await expectationsAt(github, suite.expectations, pull.commit);
  if (head.length === 0)
    throw new RefusedCommand(
      `the branch has no expectations file (${listed(suite.expectations, 3)})`,
      "commit the one that the base branch names",
    );
  const cases: CasesToAccept = {
    command,
    cases: report.cases.filter(({ id }) => command.cases.includes(id)),
    suite,
    root,
    commit: pull.commit,
    policy: choosePolicy({ ...sides, isFirstUse: false }),
    alsoRequired: sides.head?.policy?.gate.requiredCases ?? [],
    expectations: { head, base: await expectationsAt(github, suite.expectations, sides.tip) },
  };
  const names = new Set(cases.cases.flatMap(({ trials }) => trials.map(({ file }) => file)));
  const missing = await fetchHeadFiles(github, [...names], {
    commit: pull.commit,
    root,
    workspace,
    folder: inputs["runs-folder"],
  });
  if (missing.length > 0 && mayDownload(request, missing)) return undefined;
  if (missing.length > 0)
    throw new RefusedCommand(
      `the recordings are missing: ${listed(missing, 3)}`,
      "accept at a terminal where they are",
      { lines: terminalLine(command, suite) },
    );
  for (const { file, text } of head) put(root, file, text);
  return acceptableChange(cases);
}

async function configSides({ github, inputs, pull }: AcceptRequest): Promise<{
  base: ConfigFile | undefined;
  head: ConfigFile | undefined;
  tip: string;
}> {
  const files = [inputs.policy, ...CONFIG_FILES];
  const isIntoBase = await isBaseBranch(github, pull.base, pull.defaultBranch);
  const tip = await readTip(github, isIntoBase ? pull.base : pull.defaultBranch);
  const base = await configAt(github, files, tip);
  if (base !== undefined && base.policy === undefined)
    throw new RefusedCommand(
      `${base.file} of the base branch cannot be read, and it says what may be accepted`,
      "fix it there first",
    );
  return { base, head: await configAt(github, files, pull.commit), tip };
}

function suiteOf(
  command: AcceptCommand,
  suites: readonly SuiteInputs[],
  reports: readonly Report[],
): { suite: SuiteInputs; report: Report } {
  const gatedSuites = suites.flatMap((suite) => {
    const report = reports.find((candidate) => candidate.suite === suite.suite);
    return report === undefined ? [] : [{ suite, report }];
  });
  const suitesWith = (id: string) =>
    gatedSuites.filter(({ report }) => report.cases.some((reportCase) => reportCase.id === id));
  for (const id of command.cases) {
    const names = suitesWith(id).map(({ suite }) => suite.suite);
    if (names.length === 0) throw unknownCase(id, gatedSuites);
    if (names.length > 1)
      throw new RefusedCommand(
        `${id} is a case of several suites: ${listed(names)}`,
        "accept it at a terminal, where you name the suite",
        { lines: terminalLine(command, { suite: "SUITE" }) },
      );
  }
  const [first, ...rest] = new Set(command.cases.flatMap(suitesWith));
  if (first !== undefined && rest.length === 0) return first;
  throw new RefusedCommand(
    "the cases are of several suites",
    "write one command for the cases of each suite",
  );
}

function unknownCase(id: string, gatedSuites: readonly { report: Report }[]): RefusedCommand {
  const ids = gatedSuites.flatMap(({ report }) => report.cases.map((reportCase) => reportCase.id));
  return new RefusedCommand(
    `the report has no case ${JSON.stringify(id)}.${didYouMean(id, ids)}`.replace(/\.$/, ""),
    "write the id as the report has it, in backticks where it has spaces",
  );
}

async function expectationsAt(
  github: GitHub,
  names: readonly string[],
  commit: string,
): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const file of names) {
    const text = await readFileAt(github, file, commit, limits.configurationBytes);
    if (text !== undefined) files.push({ file, text });
  }
  return files;
}

/** A later step creates the folder, so a download is requested at most once. */
function mayDownload({ inputs, workspace }: AcceptRequest, missing: readonly string[]): boolean {
  const { "runs-folder": folder } = inputs;
  if (folder === undefined || existsSync(join(workspace, folder))) return false;
  return missing.every((name) => name.startsWith(`${folder}/`));
}

interface CasesToAccept {
  command: AcceptCommand;
  cases: readonly ReportCase[];
  suite: SuiteInputs;
  /** A folder that holds only their recordings and the pull request's expectations. */
  root: string;
  commit: string;
  policy: ActivePolicy;
  alsoRequired: readonly string[];
  expectations: Record<"head" | "base", readonly SourceFile[]>;
}

interface AcceptedChange {
  files: readonly SourceFile[];
  callNothing: readonly string[];
}

/** Throws RefusedCommand when a comment may not accept a case, and ConfigurationError for unusable files. */
async function acceptableChange(request: CasesToAccept): Promise<AcceptedChange> {
  const { command, cases, policy: active, expectations } = request;
  const { policy } = active;
  const base = expectationsIn(expectations.base, policy);
  const head = expectationsIn(expectations.head, policy);
  refuseRequired(request, base, head);
  refuseErrors(request, cases);
  const job = jobOf(request);
  const report = await run(job);
  const scored = report.cases.filter(({ id }) => command.cases.includes(id));
  if (recordingsOf(scored) !== recordingsOf(cases))
    throw refused(request, "the recordings of the branch are not those that the report was made of");
  // The report is untrusted: a run that it shows without an error may be in error when it is scored here.
  refuseErrors(request, scored);
  const configured = configure(job, await readersFor(job));
  const selected = command.cases.map((id) =>
    selectTrials(
      id,
      scored.filter((reportCase) => reportCase.id === id),
      { trial: undefined, named: true },
    ),
  );
  const { wanted, refused: unread } = readCandidateRuns(wantedOf(request, selected), job, configured);
  for (const { id, reason } of unread) throw refused(request, `${id} cannot be accepted: ${reason}`);
  refuseRules(request, wanted, (id) => namesOf(id, head).flatMap((name) => base.get(name) ?? []));
  // Values that the pull request's policy would hide are hidden already.
  const hiding = { ...policy, redact: [...policy.redact, ...active.alsoHidden] };
  const accepted = acceptRuns(configured.texts, wanted, hiding, { asVariant: command.asVariant });
  for (const { id, reason } of accepted.refused)
    throw refused(request, `${id} cannot be accepted: ${reason}`);
  const files = accepted.files.filter(({ text }, at) => text !== configured.texts[at]?.text);
  if (files.length === 0) throw refused(request, "the expectations say so already");
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

/** Includes the former name of a case, so that a rename does not escape the base's requirements. */
function namesOf(id: string, head: ReadonlyMap<string, Expectation>): string[] {
  const formerly = head.get(id)?.formerly;
  return formerly === undefined ? [id] : [id, formerly];
}

/** The expectations of a required case change only in a commit that is reviewed. */
function refuseRequired(
  { command, cases, policy: { policy }, alsoRequired }: CasesToAccept,
  base: ReadonlyMap<string, Expectation>,
  head: ReadonlyMap<string, Expectation>,
): void {
  const requiredIds = new Set([...policy.gate.requiredCases, ...alsoRequired]);
  const found = command.cases.find(
    (id) =>
      cases.some((reportCase) => reportCase.id === id && reportCase.required) ||
      head.get(id)?.required ||
      namesOf(id, head).some((name) => requiredIds.has(name) || base.get(name)?.required),
  );
  if (found === undefined) return;
  throw new RefusedCommand(
    `${found} is a required case, which no comment accepts`,
    "change what it expects in a commit of your own, which others review",
  );
}

/** The behavior of a case is not fully known when one of its runs is in error. */
function refuseErrors(request: CasesToAccept, cases: readonly ReportCase[]): void {
  const broken = cases.find(({ trials }) =>
    trials.some(
      ({ scores, couldNotRun, hash }) =>
        couldNotRun || hash === null || Object.values(scores).some(({ status }) => status === "error"),
    ),
  );
  if (broken !== undefined) throw refused(request, `${broken.id} has a run in error`);
}

/** A key of the recordings of cases, independent of their order. */
function recordingsOf(cases: readonly ReportCase[]): string {
  const keys = cases.flatMap(({ id, trials }) =>
    trials.map(({ file, index, hash }) => JSON.stringify([id, file, index, hash])),
  );
  return keys.sort().join("\n");
}

type WantedCase = Extract<CaseSelection, { state: "wanted" }>;

function wantedOf(request: CasesToAccept, selected: readonly CaseSelection[]): WantedCase[] {
  return selected.map((selection) => {
    if (selection.state === "wanted") return selection;
    if (selection.state === "refused")
      throw refused(request, `${selection.id} cannot be accepted: ${selection.reason}`);
    throw new RefusedCommand(
      `${selection.id} passes already`,
      "leave it out, and write the command in a new comment",
    );
  });
}

/** The base branch's rules apply, even when the pull request changes the rules of a case. */
function refuseRules(
  request: CasesToAccept,
  wanted: readonly CaseToAccept[],
  onBase: (id: string) => readonly Expectation[],
): void {
  const { policy } = request.policy;
  const tools = toolBook(policy.tools);
  for (const { id, candidates } of wanted) {
    const judged = onBase(id).flatMap((expectation) =>
      candidates.map(({ run }) => ({ run: withInnerCalls(run, tools), expectation })),
    );
    const [unchecked] = judged.flatMap(
      ({ run, expectation }) => uncheckedRule(run, expectation.rules, policy.rates) ?? [],
    );
    if (unchecked !== undefined)
      throw refused(request, `${id} cannot be checked by a rule of the base branch: ${unchecked}`);
    const brokenRules = judged.flatMap(({ run, expectation }) => [
      ...scoreRun(run, expectation, tools, policy).brokenRules,
    ]);
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
