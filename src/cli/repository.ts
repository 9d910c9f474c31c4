import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { loadConfigFile } from "../config/config-file.ts";
import { loadExpectations } from "../config/expectations.ts";
import { CONFIG_FILE, CONFIG_FILES, type ConfigFile } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import { readConfigurationFile } from "../core/files.ts";
import {
  gitIgnores,
  hasSha256Ids,
  type IgnoringLine,
  isInRepository,
  readWorkflowFiles,
} from "../core/git/git.ts";
import { atOnce } from "../core/interruptible.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { readBaseline } from "../gate/baseline/read-reports.ts";
import { today } from "../gate/job.ts";
import { Allowance } from "../recordings/files/allowance.ts";
import { findFiles, type MatchedFile } from "../recordings/files/find.ts";
import { loadRuns } from "../recordings/files/load.ts";
import type { Report } from "../report/report.ts";
import { isExpression } from "../setup/doctor/expressions.ts";
import { artifactDownloads, mayRecordBefore } from "../setup/doctor/recordings-source.ts";
import type { GateFiles, RecordingsFacts, Repository, UnreadWorkflow } from "../setup/doctor/repository.ts";
import {
  committedBaselineOf,
  expectationsOf,
  type Gate,
  gatesIn,
  inputOf,
  linesOf,
  linkCalls,
  readWorkflow,
  runsOf,
  type Workflow,
} from "../setup/doctor/workflow.ts";
import { guessRecordedAgent } from "../setup/record/agent-guess.ts";
import { readFilesBelow } from "./files-below.ts";

export type RepositoryHere = Omit<Repository, "github">;

/** Reads the workflows of a repository and the files that its gates name. */
export function readRepository(root: string): RepositoryHere {
  const problems: Problem[] = [];
  const files = readWorkflowFiles(root, problems);
  const unread: UnreadWorkflow[] = problems.map((problem) => ({ problems: [problem], mayGate: true }));
  const workflows: Workflow[] = [];
  for (const { file, text } of files) {
    const read = readWorkflow(file, text);
    if ("jobs" in read) workflows.push(read);
    else unread.push({ problems: read, mayGate: /rungate|gate\.ya?ml/.test(text) });
  }
  const linked = linkCalls(workflows);
  const gates = linked.flatMap(gatesIn).map((gate) => withSuites(gate, root));
  const looked = gates.slice(0, limits.gates);
  const [beyond] = gates.slice(limits.gates);
  if (beyond !== undefined) {
    const message = `with it there are more gates than the ${limits.gates} that are looked at`;
    unread.push({ problems: [{ severity: "error", ...beyond.uses.place, message }], mayGate: true });
  }
  const ignoredBy = gitIgnores(root);
  return {
    workflows: linked,
    unread,
    gates: looked,
    hasSha256Ids: hasSha256Ids(root),
    // A folder that is not a repository may be large, such as a home folder.
    below:
      looked.length > 0 || isInRepository(root)
        ? readFilesBelow(root, ignoredBy)
        : { policies: [], expectations: [] },
    today: today(),
    files: new Map(looked.map((gate) => [gate, readGateFiles(gate, root, ignoredBy)])),
  };
}

function withSuites(gate: Gate, root: string): Gate {
  const { suites = [] } = readConfig(gate, root).config ?? {};
  return { ...gate, suites: gate.isForAll ? suites : suites.filter(({ name }) => name === gate.suite) };
}

type ConfigurationFile = GateFiles["configuration"][number];

type IgnoredBy = (file: string) => IgnoringLine | undefined;

/** Reads the files that a gate names, all below `root`. `ignoredBy` finds the recordings that git ignores. */
function readGateFiles(gate: Gate, root: string, ignoredBy: IgnoredBy): GateFiles {
  const { configuration, config } = readConfig(gate, root);
  const policy = config?.policy;
  const committed = readCommittedBaseline(gate, root);
  const folders = artifactDownloads(gate).map(({ folder }) => `${folder}/`);
  const expectations = expectationsOf(gate)
    .slice(0, limits.configurationFiles)
    .map((file) => ({ file, why: whyElsewhere(file, folders) }));
  const here = expectations.flatMap(({ file, why }) => (why === undefined ? file : []));
  const isNamed = linesOf(gate.inputs, "expectations").length > 0;
  const groups = isNamed
    ? [here]
    : gate.suites.map((suite) => suite.expectations.filter((file) => here.includes(file)));
  return {
    configuration: [
      ...configuration,
      ...groups.flatMap((files) => readExpectations(files, policy, root)),
      ...committed.configuration,
    ],
    elsewhere: expectations.flatMap(({ file, why }) => (why === undefined ? [] : { file, why })),
    policy,
    baseline: committed.report,
    recordings: findRecordings(gate, policy, root, ignoredBy),
    unnamedAgents: gate.suites.flatMap(({ name, runs, agent }) => {
      const globs = agent === undefined ? guessRecordedAgent(runs, root, root) : undefined;
      return globs === undefined ? [] : { suite: name, globs };
    }),
  };
}

function whyElsewhere(file: string, folders: readonly string[]): string | undefined {
  if (isExpression(file)) return "only GitHub evaluates the expression in its name";
  const isRecorded = folders.some((folder) => file.replace(/^\.\//, "").startsWith(folder));
  return isRecorded ? "it comes with the recordings" : undefined;
}

function readConfig(
  { inputs }: Gate,
  root: string,
): { configuration: ConfigurationFile[]; config: ConfigFile | undefined } {
  const named = inputOf(inputs, "policy");
  const places = named === CONFIG_FILE ? CONFIG_FILES : [named];
  const file = places.find((place) => existsSync(resolve(root, place))) ?? named;
  // The default file is optional.
  if (isExpression(file) || (file === CONFIG_FILE && !existsSync(resolve(root, file))))
    return { configuration: [], config: undefined };
  const problems: Problem[] = [];
  const source = readConfigurationFile(file, { root, contained: true }, problems);
  const read = source && loadConfigFile(source.file, source.text);
  return {
    configuration: [{ file, problems: [...problems, ...(read?.problems ?? [])] }],
    config: read,
  };
}

/** Loaded together, because files may contradict each other. */
function readExpectations(
  files: readonly string[],
  policy: Policy | undefined,
  root: string,
): ConfigurationFile[] {
  const problems: Problem[] = [];
  const texts = files.flatMap(
    (file) => readConfigurationFile(file, { root, contained: true }, problems) ?? [],
  );
  problems.push(...loadExpectations(texts, policy?.defaults, policy?.rules).problems);
  return files.map((file) => ({ file, problems: problems.filter((problem) => problem.file === file) }));
}

function readCommittedBaseline(
  gate: Gate,
  root: string,
): { configuration: ConfigurationFile[]; report?: Report | undefined } {
  const file = committedBaselineOf(gate);
  if (file === undefined) return { configuration: [] };
  const { suite } = gate;
  const problems: Problem[] = [];
  const folder = { root, contained: true, suite: isExpression(suite) ? undefined : suite };
  const baseline = readBaseline(file, folder, problems);
  return {
    configuration: [{ file, problems }],
    report: baseline.state === "found" ? baseline.report : undefined,
  };
}

function findRecordings(
  gate: Gate,
  policy: Policy | undefined,
  root: string,
  ignoredBy: IgnoredBy,
): GateFiles["recordings"] {
  const patterns = runsOf(gate);
  const isElsewhere = artifactDownloads(gate).length > 0 || mayRecordBefore(gate);
  if (isElsewhere || patterns.length === 0 || patterns.some(isExpression)) return undefined;
  try {
    const { files, problems } = atOnce(findFiles(patterns, root, true, policy?.limits));
    const lines = files.map(({ name }) => name).flatMap((name) => ignoredBy(name) ?? []);
    const [first] = lines;
    return {
      count: files.length,
      ignored: first && { count: lines.length, by: { file: first.file, line: first.line }, text: first.text },
      problems: problems.filter(({ severity }) => severity === "error"),
      ...searchForKeys(files, policy),
    };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { count: 0, ignored: undefined, problems: error.problems, searched: 0, withKeys: [] };
  }
}

/** Searches as many recordings as one job would read. */
function searchForKeys(
  files: readonly MatchedFile[],
  policy: Policy | undefined,
): Pick<RecordingsFacts, "searched" | "withKeys"> {
  const allowance = new Allowance(policy?.limits);
  const withKeys: { file: string; kinds: readonly string[] }[] = [];
  let searched = 0;
  try {
    for (const file of files.slice(0, limits.recordingsSearched)) {
      for (const { keys } of loadRuns(file, {}, allowance)) {
        if (keys === undefined) continue;
        withKeys.push({ file: file.name, kinds: keys });
        break;
      }
      searched += 1;
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
  }
  return { searched, withKeys };
}
