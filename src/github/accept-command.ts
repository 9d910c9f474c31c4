import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "../base/limits.ts";
import { ConfigurationError, didYouMean, placeText } from "../base/problems.ts";
import { listed } from "../base/text.ts";
import { loadExpectations } from "../config/expectations.ts";
import { type ActivePolicy, CONFIG_FILES, type ConfigFile, choosePolicy } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import { configure, type Job, readersFor } from "../gate/job.ts";
import type { WorkflowRun } from "../gate/provenance.ts";
import { run } from "../gate/run.ts";
import { scoreRun } from "../gate/score.ts";
import type { ReportCase } from "../report/case.ts";
import { brokenRuleTexts } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import type { Expectation } from "../scorers/expectation.ts";
import { withInnerCalls } from "../scorers/meta-tools.ts";
import { uncheckedRule } from "../scorers/rules.ts";
import { toolBook } from "../scorers/tools.ts";
import { acceptRuns, type CaseSelection, type CaseToAccept, selectTrials } from "../setup/accept.ts";
import { readCandidateRuns } from "../setup/candidates.ts";
import type { SourceFile } from "../setup/change.ts";
import type { GitHub } from "./client.ts";
import { type AcceptCommand, RefusedCommand, terminalLine } from "./command-comment.ts";
import { commitFiles, commitMessage, type MadeCommit } from "./command-commit.ts";
import { type CommandPull, fetchHeadFiles, headReports, put } from "./command-head.ts";
import { readFileAt, readTip } from "./commits.ts";
import { configAt, isBaseBranch } from "./config-files.ts";
import { type CommandInputs, callName } from "./inputs.ts";
import { type SuiteInputs, suitesFor } from "./suites.ts";

/** A comment that accepts cases, and what it is about. */
export interface AcceptQuestion {
  github: GitHub;
  /** Who commits. */
  writer: GitHub;
  inputs: CommandInputs;
  workspace: string;
  command: AcceptCommand;
  pull: CommandPull;
  /** The run of the gate whose report was read before the comment was written, at this time in milliseconds. */
  run: WorkflowRun;
  until: number;
  /** Who wrote the comment, and its address. */
  comment: { login: string; url: string };
}

/** The commit that was made, and the cases that now expect that nothing is called. */
type AcceptedCommit = MadeCommit & Pick<AcceptedChange, "callNothing">;

/**
 * Commits that cases expect what their runs did, all of them or none. The base's policy says what is recorded, expected and required; a
 * report says which recordings were scored, and these say what the runs did. Undefined where the recordings have to be downloaded
 * first. Throws RefusedCommand, what octokit throws, and GitHubError.
 */
export async function acceptCases(asked: AcceptQuestion): Promise<AcceptedCommit | undefined> {
  const { github, writer, pull, command, comment } = asked;
  const root = mkdtempSync(join(tmpdir(), "rungate-"));
  try {
    const change = await orRefused(command, () => changeIn(root, asked));
    if (change === undefined) return undefined;
    const message = commitMessage(command, comment);
    const made = await commitFiles(github, writer, { pull, files: change.files, message });
    return { ...made, callNothing: change.callNothing };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Files that cannot be used are a refusal too: the author of the comment waits for an answer. */
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

async function changeIn(root: string, asked: AcceptQuestion): Promise<AcceptedChange | undefined> {
  const { github, inputs, workspace, command, pull } = asked;
  const sides = await configSides(asked);
  // A suite that only the pull request has would say itself which file is written.
  const suites = suitesFor(inputs, { base: sides.base });
  const reports = await headReports(github, { ...asked, call: callName(inputs) });
  const { suite, report } = suiteOf(command, suites, reports);
  if (suite.runs.length === 0 || suite.expectations.length === 0)
    throw new RefusedCommand(
      "the base branch does not say where recordings and expectations are",
      "merge a rungate.yml that names them, or name them in the workflow that answers comments",
    );
  // A file that is not read could be the one that requires a case, or forbids a tool.
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
  if (missing.length > 0 && mayDownload(asked, missing)) return undefined;
  if (missing.length > 0)
    throw new RefusedCommand(
      `the recordings are missing: ${listed(missing, 3)}`,
      "accept at a terminal where they are",
      { lines: terminalLine(command, suite) },
    );
  for (const { file, text } of head) put(root, file, text);
  return acceptableChange(cases);
}

/** The configuration files of base and head, at the newest commits of the two branches. */
async function configSides({ github, inputs, pull }: AcceptQuestion): Promise<{
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

/** The suite that has all these cases. Throws RefusedCommand where there is none, or several. */
function suiteOf(
  command: AcceptCommand,
  suites: readonly SuiteInputs[],
  reports: readonly Report[],
): { suite: SuiteInputs; report: Report } {
  const known = suites.flatMap((suite) => {
    const report = reports.find((one) => one.suite === suite.suite);
    return report === undefined ? [] : [{ suite, report }];
  });
  const having = (id: string) => known.filter(({ report }) => report.cases.some((one) => one.id === id));
  for (const id of command.cases) {
    const names = having(id).map(({ suite }) => suite.suite);
    if (names.length === 0) throw unknownCase(id, known);
    if (names.length > 1)
      throw new RefusedCommand(
        `${id} is a case of several suites: ${listed(names)}`,
        "accept it at a terminal, where you name the suite",
        { lines: terminalLine(command, { suite: "SUITE" }) },
      );
  }
  const [first, ...others] = new Set(command.cases.flatMap(having));
  if (first !== undefined && others.length === 0) return first;
  throw new RefusedCommand(
    "the cases are of several suites",
    "write one command for the cases of each suite",
  );
}

function unknownCase(id: string, known: readonly { report: Report }[]): RefusedCommand {
  const ids = known.flatMap(({ report }) => report.cases.map((one) => one.id));
  return new RefusedCommand(
    `the report has no case ${JSON.stringify(id)}.${didYouMean(id, ids)}`.replace(/\.$/, ""),
    "write the id as the report has it, in backticks where it has spaces",
  );
}

/** The expectations files at a commit, those that it has. The names come from the base branch. */
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

/** Whether a later step may download what is missing. It makes the folder, so this happens once. */
function mayDownload({ inputs, workspace }: AcceptQuestion, missing: readonly string[]): boolean {
  const { "runs-folder": folder } = inputs;
  if (folder === undefined || existsSync(join(workspace, folder))) return false;
  return missing.every((name) => name.startsWith(`${folder}/`));
}

/** Cases that a comment accepts, and all that decides whether it may. */
interface CasesToAccept {
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

/** The files that change, with their new text, and the cases that now expect that nothing is called. */
interface AcceptedChange {
  files: readonly SourceFile[];
  callNothing: readonly string[];
}

/**
 * What changes where all these cases expect what their runs did. Throws RefusedCommand when one of them may not be accepted by a comment,
 * or cannot be; ConfigurationError when what the branch has cannot be used.
 */
async function acceptableChange(asked: CasesToAccept): Promise<AcceptedChange> {
  const { command, cases, policy: active, expectations } = asked;
  const { policy } = active;
  const base = expectationsIn(expectations.base, policy);
  const head = expectationsIn(expectations.head, policy);
  refuseRequired(asked, base, head);
  refuseErrors(asked, cases);
  const job = jobOf(asked);
  const report = await run(job);
  const scored = report.cases.filter(({ id }) => command.cases.includes(id));
  if (recordingsOf(scored) !== recordingsOf(cases))
    throw refused(asked, "the recordings of the branch are not those that the report was made of");
  // The report is the pull request's own word: what is scored here may be in error where the report says that it is not.
  refuseErrors(asked, scored);
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
  refuseRules(asked, wanted, (id) => namesOf(id, head).flatMap((name) => base.get(name) ?? []));
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

/** The name of a case, and the one that the pull request says it had before: a new name frees a case of nothing. */
function namesOf(id: string, head: ReadonlyMap<string, Expectation>): string[] {
  const formerly = head.get(id)?.formerly;
  return formerly === undefined ? [id] : [id, formerly];
}

/** What a required case expects changes only in a commit that people review. */
function refuseRequired(
  { command, cases, policy: { policy }, alsoRequired }: CasesToAccept,
  base: ReadonlyMap<string, Expectation>,
  head: ReadonlyMap<string, Expectation>,
): void {
  const named = new Set([...policy.gate.requiredCases, ...alsoRequired]);
  const found = command.cases.find(
    (id) =>
      cases.some((one) => one.id === id && one.required) ||
      head.get(id)?.required ||
      namesOf(id, head).some((name) => named.has(name) || base.get(name)?.required),
  );
  if (found === undefined) return;
  throw new RefusedCommand(
    `${found} is a required case, which no comment accepts`,
    "change what it expects in a commit of your own, which others review",
  );
}

/** Of a case with a run in error it is not known what all runs did. */
function refuseErrors(asked: CasesToAccept, cases: readonly ReportCase[]): void {
  const broken = cases.find(({ trials }) =>
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

/** The cases whose runs may become what is expected. Refuses all where one of them cannot be accepted. */
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

/** The rules of the base branch count, also where the pull request changes the rules of a case. */
function refuseRules(
  asked: CasesToAccept,
  wanted: readonly CaseToAccept[],
  onBase: (id: string) => readonly Expectation[],
): void {
  const { policy } = asked.policy;
  const tools = toolBook(policy.tools);
  for (const { id, candidates } of wanted) {
    const judged = onBase(id).flatMap((one) =>
      candidates.map(({ run }) => ({ run: withInnerCalls(run, tools), one })),
    );
    const [unchecked] = judged.flatMap(({ run, one }) => uncheckedRule(run, one.rules, policy.rates) ?? []);
    if (unchecked !== undefined)
      throw refused(asked, `${id} cannot be checked by a rule of the base branch: ${unchecked}`);
    const brokenRules = judged.flatMap(({ run, one }) => [...scoreRun(run, one, tools, policy).brokenRules]);
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
