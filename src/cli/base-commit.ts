import { isUtf8 } from "node:buffer";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { loadConfigFile } from "../config/config-file.ts";
import { findConfigFile } from "../config/find-config-file.ts";
import {
  type ActivePolicy,
  CONFIG_FILE,
  CONFIG_FILES,
  type ConfigFile,
  choosePolicy,
  type SuiteConfig,
} from "../config/policy.ts";
import { loadRe2 } from "../core/expression.ts";
import { isCommitId, isSha256, NO_SHA256 } from "../core/git/commit-ids.ts";
import { gitIgnores, originRepository, repositoryRoot } from "../core/git/git.ts";
import { type GitCommit, ghToken, readCommit, readGitFiles } from "../core/git/git-commit.ts";
import { defaultJobLimits, limits, MEBIBYTE } from "../core/limits.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { counted } from "../core/text.ts";
import { type BaseFiles, unusedText } from "../gate/baseline/base-expectations.ts";
import type { Baseline } from "../gate/baseline/baseline.ts";
import { readBaseline } from "../gate/baseline/read-reports.ts";
import type { Job } from "../gate/job.ts";
import { run } from "../gate/run-job.ts";
import { readPattern } from "../recordings/files/path-pattern.ts";
import { commonFolder } from "../recordings/reading/artifact-folders.ts";
import { RECORDED_FILE } from "../recordings/reading/recorded-sessions.ts";
import type { LocalJob } from "./job-options.ts";

interface BaseCommit {
  /** A readable name, such as `main` or `origin/main`. */
  name: string;
  /** The user did not name it, so GitHub is not asked for its report. */
  isDefault: boolean;
  root: string;
  commit: GitCommit;
  config: ConfigFile | undefined;
}

/** The base of a local comparison. */
export interface LocalBase {
  /** The suites of the commit. */
  suites: readonly SuiteConfig[];
  /** Returns the baseline, policy and base expectations of a suite. Throws ConfigurationError where they cannot be read. */
  compareWith(
    job: LocalJob,
  ): Promise<{ policy?: string | ActivePolicy; baseline?: Baseline; baseExpectations?: BaseFiles }>;
}

/** Reads a commit and its file. A file in a subfolder that the default branch lacks applies to both sides. Throws ConfigurationError. */
export async function readBase(
  ref: string,
  policyFile: string | undefined,
  isDefault = false,
): Promise<LocalBase> {
  const name = isDefault ? branchName(ref) : ref;
  const root = repositoryRoot(process.cwd());
  await loadRe2();
  const commit = readCommit(root, ref);
  const here = policyFile ?? findConfigFile(process.cwd())?.file;
  const place = here === undefined ? undefined : placeIn(root, here);
  const isOwn = isDefault && place !== undefined && !CONFIG_FILES.includes(place) && !commit.files.has(place);
  const committed = isOwn ? undefined : configAt(root, commit, place);
  return {
    suites: committed?.suites ?? [],
    async compareWith(job) {
      const config = isOwn ? job.config : committed;
      const baseline = await baselineOf({ name, isDefault, root, commit, config }, job);
      if (baseline.state === "none") return { baseline };
      const isFirstUse = baseline.state !== "found";
      const policy = choosePolicy({ base: config, head: job.config, isFirstUse });
      const ruling = isOwn && job.policy !== undefined ? job.policy : policy;
      return { policy: ruling, baseline, baseExpectations: expectationsAt(root, commit, job) };
    },
  };
}

/** Shortens the full name of a branch. */
export function branchName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|remotes)\//, "");
}

/** Scores the recordings committed at the base; without any, uses the newest report of a trusted run on GitHub. */
async function baselineOf(base: BaseCommit, job: LocalJob): Promise<Baseline> {
  const { name, root, commit, config } = base;
  const isAdopted = config === undefined && job.isOfFile === true && job.expectations.length > 0;
  if (isAdopted && !expectationsOf(root, job).some((path) => commit.files.has(path)))
    return { state: "first-use", reason: `${name} has no ${job.config?.file ?? CONFIG_FILE} yet` };
  const recordings = recordingsAt(base, job);
  if (recordings.length > 0) return recordedIn(base, recordings, job);
  if (!base.isDefault) return reportedFor(base, job);
  const reason = noRecordings(base);
  return isIgnored(job)
    ? { state: "none", reason: `${reason}. Ask for its report on GitHub with: --base ${name}` }
    : { state: "first-use", reason };
}

/** Throws ConfigurationError when the commit's file cannot be used. */
function configAt(root: string, commit: GitCommit, own = CONFIG_FILE): ConfigFile | undefined {
  const file = [own, ...CONFIG_FILES].find((path) => commit.files.has(path));
  if (file === undefined) return undefined;
  demandSize(file, commit);
  let config: ConfigFile | undefined;
  readGitFiles(root, commit, [file], (path, bytes) => {
    config = loadConfigFile(path, bytes.toString("utf8"));
  });
  if (config?.policy === undefined) throw new ConfigurationError(atBase(config?.problems ?? [], commit));
  return config;
}

function demandSize(file: string, { sha, files }: GitCommit): void {
  const bytes = files.get(file)?.bytes ?? 0;
  if (bytes <= limits.configurationBytes) return;
  const message = `has ${bytes} bytes at commit ${sha.slice(0, 7)}, more than the ${limits.configurationBytes} that are read`;
  throw new ConfigurationError([{ severity: "error", file, message }]);
}

function atBase(problems: readonly Problem[], { sha }: GitCommit): Problem[] {
  return problems.map((problem) => ({
    ...problem,
    message: `at commit ${sha.slice(0, 7)}: ${problem.message}`,
  }));
}

function recordingsAt({ root, commit: { files, links, sha } }: BaseCommit, job: LocalJob): string[] {
  const patterns = job.runs.map((pattern) => readPattern(pattern, job.root, false));
  const isMatch = (path: string) => patterns.some(({ capture }) => capture(join(root, path)) !== undefined);
  const folders = job.runs.map((pattern) =>
    slashed(relative(root, resolve(job.root, commonFolder([pattern]).join("/")))),
  );
  const link = links.find(
    (path) => isMatch(path) || folders.some((folder) => `${folder}/`.startsWith(`${path}/`)),
  );
  if (link !== undefined) {
    const message = `is a link or a submodule at commit ${sha.slice(0, 7)}, so its recordings cannot be read there. Compare with a report instead: --baseline FILE`;
    throw new ConfigurationError([{ severity: "error", file: link, message }]);
  }
  const found = [...files.keys()].filter(isMatch);
  const bytes = found.reduce((sum, path) => sum + (files.get(path)?.bytes ?? 0), 0);
  const { files: maxFiles, recordingMegabytes } = defaultJobLimits;
  if (found.length <= maxFiles && bytes <= recordingMegabytes * MEBIBYTE) return found;
  const message = `commit ${sha.slice(0, 7)} has ${counted(found.length, "recording")} of ${bytes} bytes, more than one job reads: compare with a report by --baseline FILE`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

/** Reads a report with its commit's expectations. Returns only the name of an invalid report, because its faults are reported later. */
export function namedBaseline(file: string, job: LocalJob): Pick<Job, "baseline" | "baseExpectations"> {
  const problems: Problem[] = [];
  const baseline = readBaseline(file, job, problems);
  if (problems.length > 0) return { baseline: file };
  const sha = baseline.state === "found" ? baseline.report.commit : null;
  if (sha === null || !isCommitId(sha)) return { baseline };
  const root = repositoryRoot(job.root);
  const paths = expectationsOf(root, job).filter((path) => !path.startsWith("../"));
  if (paths.length === 0) return { baseline };
  try {
    const commit = readCommit(root, sha, paths);
    return { baseline, baseExpectations: expectationsAt(root, commit, job) };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { baseline };
  }
}

function expectationsAt(root: string, commit: GitCommit, job: LocalJob): BaseFiles {
  const unread: Problem[] = [];
  const names = new Map(expectationsOf(root, job).map((path, at) => [path, job.expectations[at] ?? path]));
  const unused = (path: string, why: string) =>
    unread.push({ severity: "warning", file: names.get(path), message: unusedText(why) });
  const present = [...names.keys()].filter((path) => {
    const { bytes = 0 } = commit.files.get(path) ?? {};
    if (commit.links.includes(path)) unused(path, "it is a link or a submodule");
    else if (bytes > limits.configurationBytes)
      unused(path, `it has ${bytes} bytes, and ${limits.configurationBytes} are read`);
    return commit.files.has(path) && bytes <= limits.configurationBytes;
  });
  const files: { file: string; text: string }[] = [];
  readGitFiles(root, commit, present, (path, bytes) => {
    if (isUtf8(bytes)) files.push({ file: names.get(path) ?? path, text: bytes.toString("utf8") });
    else unused(path, "it is not UTF-8 text");
  });
  return { commit: commit.sha, files, unread };
}

/** Paths relative to the repository's root. */
function expectationsOf(root: string, job: LocalJob): string[] {
  return job.expectations.map((file) => slashed(relative(root, resolve(job.root, file))));
}

/** Writes the recordings to a temporary folder, because scoring reads from disk. */
async function recordedIn(
  { name, root, commit, config }: BaseCommit,
  recordings: readonly string[],
  job: LocalJob,
): Promise<Baseline> {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), "rungate-base-"));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    const expectations = expectationsOf(root, job);
    const committedExpectations = expectations.filter((path) => commit.files.has(path));
    const beside = recordings.map((path) => posix.join(posix.dirname(path), RECORDED_FILE));
    const present = beside.filter((path) => commit.files.has(path));
    readGitFiles(
      root,
      commit,
      [...new Set([...recordings, ...present, ...committedExpectations])],
      (path, bytes) => {
        const file = join(copy, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      },
    );
    const report = await run({
      ...job,
      expectations: job.expectations.filter((_file, at) =>
        committedExpectations.includes(expectations[at] ?? ""),
      ),
      root: join(copy, relative(root, job.root)),
      policy: choosePolicy({ base: config, head: config, isFirstUse: false }),
      commit: commit.sha,
      role: "base",
      agent: undefined,
    });
    return { state: "found", report, reason: `the recordings of ${name}` };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new ConfigurationError(atBase(error.problems, commit));
  } finally {
    process.off("exit", remove);
    remove();
  }
}

async function reportedFor(base: BaseCommit, job: LocalJob): Promise<Baseline> {
  const { name, root, commit, config } = base;
  const repository =
    process.env.GITHUB_REPOSITORY ||
    originRepository(root, process.env.GITHUB_SERVER_URL || "https://github.com");
  const token = process.env.GITHUB_TOKEN || process.env.GH_TOKEN || ghToken();
  const hasSha256Ids = isSha256(commit.sha);
  if (repository !== undefined && token !== undefined && commit.sha !== "" && !hasSha256Ids) {
    const { readLocalBaseline } = await import("../github/local-baseline.ts");
    const { readRepository } = await import("./repository.ts");
    const { gates } = readRepository(root);
    const files = gates.filter(({ suite }) => suite === job.suite).map(({ workflow }) => workflow.file);
    const [workflow, ...rest] = [
      ...new Set(files.length > 0 ? files : gates.map((gate) => gate.workflow.file)),
    ];
    return await readLocalBaseline(
      { token, repository },
      {
        suite: job.suite,
        baseCommit: commit.sha,
        baseBranch: name.replace(/^origin\//, ""),
        workflow: workflow ?? "",
        workflows: [...rest, ...(config?.policy?.baseline.workflows ?? [])],
      },
    );
  }
  const none = noRecordings(base);
  // A branch that adds the first committed recordings has no baseline yet.
  if (!isIgnored(job)) return { state: "first-use", reason: none };
  const remedy = hasSha256Ids
    ? `${NO_SHA256}, where its reports would be. Compare with one in a file: --baseline FILE`
    : repository === undefined
      ? "the remote origin is no repository on GitHub, where its reports could be. Compare with a report in a file: --baseline FILE"
      : "its reports on GitHub need a token. Run: gh auth login";
  throw new ConfigurationError([{ severity: "error", message: `--base ${name}: ${none}, and ${remedy}` }]);
}

function noRecordings({ name, commit }: BaseCommit): string {
  return commit.sha === "" ? "the repository has no commit yet" : `${name} has no recordings that match`;
}

/** Ignored recordings can be in no commit. */
function isIgnored({ runs, root }: LocalJob): boolean {
  const ignoredBy = gitIgnores(root);
  return runs.some((pattern) => ignoredBy(pattern.replace(/\{\w+\}/g, "x")) !== undefined);
}

function placeIn(root: string, path: string): string {
  return slashed(relative(root, resolve(path)));
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}
