import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "../base/limits.ts";
import { ConfigurationError, didYouMean, placeText } from "../base/problems.ts";
import { listed } from "../base/text.ts";
import { CONFIG_FILES, type ConfigFile, choosePolicy } from "../config/policy.ts";
import type { WorkflowRun } from "../gate/provenance.ts";
import type { Report } from "../report/report.ts";
import type { SourceFile } from "../setup/change.ts";
import { type AcceptedChange, acceptableChange, type CasesToAccept } from "./accept-change.ts";
import { configAt } from "./base-branch.ts";
import type { GitHub } from "./client.ts";
import { type AcceptCommand, commitMessage, RefusedCommand, terminalLine } from "./command-words.ts";
import { commitFiles } from "./commit-files.ts";
import { readFileAt, readTip } from "./commits.ts";
import { fetchHeadFiles, put } from "./head-files.ts";
import { type CommandPull, headReports } from "./head-run.ts";
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

/** The commit that was made. */
export interface AcceptedCommit {
  commit: string;
  url: string;
  /** The cases that expect, other than before, that nothing is called. */
  callNothing: readonly string[];
}

/**
 * Commits that cases expect what their runs did, all of them or none. The base's policy says what is recorded, expected and required; a
 * report says which recordings were scored, and these say what the runs did. Undefined where the recordings have to be downloaded
 * first. Throws RefusedCommand, what octokit throws, and GitHubError.
 */
export async function acceptCases(asked: AcceptQuestion): Promise<AcceptedCommit | undefined> {
  const { github, writer, pull, command, comment } = asked;
  const root = mkdtempSync(join(tmpdir(), "rungate-"));
  try {
    const change = await plainly(command, () => changeIn(root, asked));
    if (change === undefined) return undefined;
    const message = commitMessage(command, comment);
    const made = await commitFiles(github, writer, { pull, files: change.files, message });
    return { ...made, callNothing: change.callNothing };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** What is wrong with the files of a side is a refusal like others: somebody waits for an answer. */
async function plainly<T>(command: AcceptCommand, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const [first] = error.problems;
    const message = first === undefined ? error.message : placeText(first) + first.message;
    throw new RefusedCommand(message, "repair that first, or accept at a terminal", {
      lines: terminalLine(command, {}),
    });
  }
}

async function changeIn(root: string, asked: AcceptQuestion): Promise<AcceptedChange | undefined> {
  const { github, inputs, workspace, command, pull } = asked;
  const sides = await configSides(asked);
  const suites = suitesFor(inputs, sides);
  const reports = await headReports(github, { ...asked, call: callName(inputs) });
  const { suite, report } = suiteOf(command, suites, reports);
  if (suite.runs.length === 0 || suite.expectations.length === 0)
    throw new RefusedCommand(
      "the base branch does not say where recordings and expectations are",
      "merge a rungate.yml that names them, or name them in the workflow that answers comments",
    );
  const head = await expectationsAt(github, suite.expectations, pull.commit);
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
      `the recordings are not to be had: ${listed(missing, 3)}`,
      "accept at a terminal, where they are",
      { lines: terminalLine(command, suite) },
    );
  for (const { file, text } of head) put(root, file, text);
  return acceptableChange(cases);
}

/** Both sides' files at the newest commits of the two branches. */
async function configSides({ github, inputs, pull }: AcceptQuestion): Promise<{
  base: ConfigFile | undefined;
  head: ConfigFile | undefined;
  tip: string;
}> {
  const files = [inputs.policy, ...CONFIG_FILES];
  const tip = await readTip(github, pull.base);
  const base = await configAt(github, files, tip);
  if (base !== undefined && base.policy === undefined)
    throw new RefusedCommand(
      `${base.file} of the base branch cannot be read, and it says what may be accepted`,
      "repair it there first",
    );
  return { base, head: await configAt(github, files, pull.commit), tip };
}

/** The one suite that has all these cases. */
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

/** The files that there are, at a commit. Their names are the base branch's word. */
async function expectationsAt(
  github: GitHub,
  names: readonly string[],
  commit: string,
): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const file of names.slice(0, limits.acceptedRecordings)) {
    const text = await readFileAt(github, file, commit, limits.configurationBytes);
    if (text !== undefined) files.push({ file, text });
  }
  return files;
}

/** Whether a step between may fetch what is missing: it makes the folder, so that there is no second time. */
function mayDownload({ inputs, workspace }: AcceptQuestion, missing: readonly string[]): boolean {
  const { "runs-folder": folder } = inputs;
  if (folder === undefined || existsSync(join(workspace, folder))) return false;
  return missing.every((name) => name.startsWith(`${folder}/`));
}
