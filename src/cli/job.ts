import { isAbsolute, relative, resolve, sep } from "node:path";
import { terminal } from "../base/escape.ts";
import { readConfigurationFile } from "../base/files.ts";
import { escapeGlob } from "../base/glob.ts";
import { ConfigurationError, didYouMean, type Problem } from "../base/problems.ts";
import { interruptible } from "../base/process.ts";
import { listed } from "../base/text.ts";
import {
  CONFIG_FILE,
  type ConfigFile,
  DEFAULT_SUITE,
  defaultActivePolicy,
  defaultPolicy,
  introducedSuites,
  type SuiteConfig,
} from "../config/policy.ts";
import { createdAt, type Job, type JobJudge, judgeKey, today } from "../gate/job.ts";
import { DEFAULT_SERVER, serverFault } from "../scorers/judge/judgement.ts";
import { findConfigFile, gitIgnores, repositoryRoot } from "../setup/git.ts";
import type { JudgementCache } from "./judgement-cache.ts";
import { demandSafeFiles, type JobOptions, type JudgeOptions } from "./options.ts";
import { printError } from "./print.ts";

/** What a command with recordings is asked for; `merge` in place of recordings names what shards have left. */
type RecordedJobOptions = JobOptions & JudgeOptions & { merge?: string[] };

/** A job of the command line, and what the file says of its suite where an option could say otherwise. */
export interface LocalJob extends Job {
  suiteJudge?: SuiteConfig["judge"];
  /** A committed report, relative to `root`. */
  suiteBaseline?: SuiteConfig["baseline"];
  /** The file of the repository, where there is one. */
  config?: ConfigFile | undefined;
  /** The file says which recordings these are. */
  isOfFile?: boolean;
}

/**
 * The jobs that the options and the repository's file ask for: one for each suite. What the options say wins. Throws ConfigurationError
 * on a file that cannot be read, an unknown suite, an unusable time, and an option that would overwrite a file that people wrote.
 * `askBase`: gives the suites of the commit that is compared with, if any, which rule over what the working tree makes of them, as on
 * GitHub.
 */
export async function jobsOf(
  options: RecordedJobOptions,
  askBase?: (own: readonly SuiteConfig[]) => Promise<readonly SuiteConfig[] | undefined>,
): Promise<LocalJob[]> {
  const cwd = process.cwd();
  const file = configFileOf(options, cwd);
  const config = file === undefined ? undefined : await readConfig(file);
  // Which recordings it names nobody can know then.
  if (config !== undefined && config.policy === undefined && options.runs.length === 0)
    throw new ConfigurationError(config.problems);
  const known = config?.suites ?? [];
  const ofBase = await askBase?.(known);
  const suites = chooseSuites(ofBase === undefined ? known : withIntroduced(ofBase, known), options, file);
  const onProgress = await progressBar();
  const jobs = suites.map((suite): LocalJob => {
    // Where the recordings are named by the file, all paths are those of the repository, as in CI.
    const isOfFile = options.runs.length === 0 && suite !== undefined;
    const isMerged = (options.merge ?? []).length > 0;
    const root = isOfFile ? repositoryRoot(cwd) : cwd;
    const fromFile = (path: string) => movedPath(path, repositoryRoot(cwd), root);
    const given = (path: string) => movedPath(path, cwd, root);
    return {
      runs: isOfFile && !isMerged ? suite.runs : options.runs,
      expectations:
        options.expectations.length > 0
          ? options.expectations.map(given)
          : (suite?.expectations ?? []).map(fromFile),
      policy: config && {
        ...defaultActivePolicy,
        policy: config.policy ?? defaultPolicy,
        source: "file",
        problems: config.problems,
      },
      suite: options.suite ?? suite?.name ?? DEFAULT_SUITE,
      format: options.format ?? suite?.format,
      caseField: options.caseField ?? suite?.caseField,
      // Of other recordings it is no baseline.
      suiteBaseline: isOfFile && !isMerged ? suite.baseline : undefined,
      root,
      contained: false,
      commit: null,
      createdAt: createdAt(options.now),
      today: today(options.now),
      onProgress,
      record: suite?.record,
      agent: suite?.agent,
      isIgnored: suite?.agent && isIgnoredIn(root),
      suiteJudge: suite?.judge,
      config,
      isOfFile,
    };
  });
  for (const { expectations, root } of jobs)
    demandSafeFiles(options, {
      expectations: expectations.map((one) => resolve(root, one)),
      policy: file ?? CONFIG_FILE,
    });
  return jobs;
}

/** The names of files, relative to the root, that git leaves out of commits. */
export function isIgnoredIn(root: string): (name: string) => boolean {
  const ignoredBy = gitIgnores(root);
  return (name) => ignoredBy(name) !== undefined;
}

/** The base's suites, and those that it does not have; where a judge is left out it is said. */
function withIntroduced(ofBase: readonly SuiteConfig[], own: readonly SuiteConfig[]): SuiteConfig[] {
  const introduced = introducedSuites(ofBase, own);
  const names = new Set(introduced.map(({ name }) => name));
  for (const { name } of own.filter((one) => one.judge !== undefined && names.has(one.name)))
    printError(
      terminal`warning: the judge of suite ${name} is not asked, because the base does not have it yet. To ask it, use --judge-model`,
    );
  return [...ofBase, ...introduced];
}

/**
 * The one job that the options ask for: of several suites the one that has these cases. Throws ConfigurationError like `jobsOf`, and
 * where it is not one.
 */
export async function jobOf(options: RecordedJobOptions, cases: readonly string[] = []): Promise<LocalJob> {
  const jobs = await jobsOf(options);
  const [job, ...others] = jobs;
  return job !== undefined && others.length === 0 ? job : jobWith(cases, jobs);
}

async function jobWith(cases: readonly string[], jobs: readonly LocalJob[]): Promise<LocalJob> {
  if (cases.length === 0) throw suiteNotNamed(jobs.map(({ suite }) => suite));
  const { run } = await import("../gate/run.ts");
  const known = new Set<string>();
  const having: LocalJob[] = [];
  for (const job of jobs) {
    const own = new Set((await run(job)).cases.map(({ id }) => id));
    for (const id of own) known.add(id);
    if (cases.every((id) => own.has(id))) having.push(job);
  }
  const [found, ...others] = having;
  if (found !== undefined && others.length === 0) return found;
  const unknown = cases.find((id) => !known.has(id));
  if (unknown === undefined)
    throw suiteNotNamed((having.length > 0 ? having : jobs).map(({ suite }) => suite));
  const message = `no suite has a run of a case "${unknown}".${didYouMean(unknown, known)}`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

/** An error for a command that is about one suite, where the file has several. */
export function suiteNotNamed(names: readonly string[]): ConfigurationError {
  const message = `the file has ${names.length} suites: ${listed(names)}. Name one of them, such as --suite ${names[0] ?? DEFAULT_SUITE}`;
  return new ConfigurationError([{ severity: "error", message }]);
}

/**
 * The file that applies, relative to the working directory; undefined where there is none. One above it, and one that does not apply, is
 * named on standard error.
 */
function configFileOf({ policy: named }: JobOptions, cwd: string): string | undefined {
  if (named !== undefined) return named;
  const { file, unused } = findConfigFile(cwd) ?? {};
  if (file?.startsWith("../")) printError(terminal`using ${file}`);
  if (unused !== undefined)
    printError(terminal`warning: ${unused} is not used, because ${file ?? ""} applies. Remove one of them`);
  return file;
}

/** Loads what reads YAML, where there is a file. What is wrong with it is told with what is wrong elsewhere. */
async function readConfig(file: string): Promise<ConfigFile> {
  const problems: Problem[] = [];
  const source = readConfigurationFile(file, { root: process.cwd(), contained: false }, problems);
  if (source === undefined) return { file, text: "", policy: undefined, suites: [], problems };
  const { folderOf, loadConfigFile } = await import("../config/config-file.ts");
  const folder = movedPath(folderOf(file), process.cwd(), repositoryRoot(process.cwd()));
  return loadConfigFile(file, source.text, folder === "" ? "." : folder);
}

/** The suites that are asked for; one that is undefined is only in the options. */
function chooseSuites(
  suites: readonly SuiteConfig[],
  { suite: named, runs }: JobOptions,
  file: string | undefined,
): (SuiteConfig | undefined)[] {
  if (suites.length === 0) return [undefined];
  const names = suites.map(({ name }) => name);
  if (named !== undefined) {
    const suite = suites.find(({ name }) => name === named);
    if (suite !== undefined || runs.length > 0) return [suite];
    const message = `has no suite "${named}".${didYouMean(named, names) || ` It has: ${listed(names)}.`}`;
    throw new ConfigurationError([{ severity: "error", file, message }]);
  }
  if (runs.length === 0 || suites.length === 1) return [...suites];
  const usual = suites.find(({ name }) => name === DEFAULT_SUITE);
  if (usual === undefined) throw suiteNotNamed(names);
  return [usual];
}

/** A path relative to one folder as a path relative to another, with forward slashes. */
export function movedPath(path: string, from: string, to: string): string {
  return from === to ? path : relative(to, resolve(from, path)).split(sep).join("/");
}

/** A pattern relative to the working directory as one relative to another folder. */
export function movedPattern(pattern: string, to: string): string {
  const way = relative(to, process.cwd()).split(sep).join("/");
  return way === "" || isAbsolute(pattern) ? pattern : `${escapeGlob(way)}/${pattern}`;
}

/**
 * Does each of the jobs with its judge, then concludes from what they came to. What the judge says is kept where the user wants it, also when the work fails or is interrupted.
 * Throws ConfigurationError on what cannot be used, before any work; and on what could not be kept, after it.
 */
export async function withJudge<T>(
  options: JudgeOptions,
  jobs: readonly LocalJob[],
  work: (job: LocalJob) => Promise<T>,
  conclude: (done: readonly T[]) => Promise<void> = async () => {},
): Promise<T[]> {
  const { judgeCache } = options;
  const unusable = faultOf(options, jobs);
  if (unusable !== undefined) throw new ConfigurationError([{ severity: "error", message: unusable }]);
  const cache = judgeCache === undefined ? undefined : await openCache(judgeCache);
  const known = cache?.known ?? new Map();
  const onJudged: JobJudge["onJudged"] = (judgement) => cache?.add(judgement);
  const stopped = (signal: NodeJS.Signals) => {
    cache?.tryToFinish();
    printError(terminal`error: stopped by ${signal} before the end: nothing was decided`);
  };
  try {
    const done: T[] = [];
    for (const { suiteJudge, ...job } of jobs) {
      const judge = await judgeOf(options, suiteJudge);
      const judged = judge === undefined ? job : { ...job, judge: { ...judge, known, onJudged } };
      done.push(await interruptible(() => work(judged), stopped));
    }
    await interruptible(() => conclude(done), stopped);
    cache?.finish();
    return done;
  } catch (error) {
    cache?.tryToFinish();
    throw error;
  }
}

/** Loads what checks judgements by a schema. */
async function openCache(file: string): Promise<JudgementCache> {
  const { JudgementCache } = await import("./judgement-cache.ts");
  return new JudgementCache(file);
}

/** Who judges: the model that the options name, else that of the suite; undefined where neither names one. */
async function judgeOf(
  { judgeModel, judgeBaseUrl }: JudgeOptions,
  ofSuite: SuiteConfig["judge"],
): Promise<JobJudge | undefined> {
  const model = judgeModel ?? ofSuite?.model;
  if (model === undefined) return undefined;
  // The key of another model is not for the suite's server.
  const own = judgeModel === undefined ? ofSuite?.baseUrl : undefined;
  const server = judgeBaseUrl ?? own ?? DEFAULT_SERVER;
  return { model, server, apiKey: judgeKey(), onProgress: await judgeProgressBar() };
}

/** Checked here: what checks options would repeat an address with a password in it. */
function faultOf(
  { judgeModel, judgeBaseUrl, judgeCache }: JudgeOptions,
  jobs: readonly LocalJob[],
): string | undefined {
  const isJudged = judgeModel !== undefined || jobs.some(({ suiteJudge }) => suiteJudge !== undefined);
  if (!isJudged && judgeCache !== undefined)
    return "--judge-cache keeps what a judge says: name one with --judge-model";
  const fault = judgeBaseUrl === undefined ? undefined : serverFault(judgeBaseUrl);
  return fault && `--judge-base-url: ${fault}`;
}

/** Work shorter than this shows no progress. */
const PATIENCE_MS = 1_000;
const REDRAW_MS = 100;

/** A progress bar on a terminal's standard error, drawn once work has lasted a second. Nothing when standard error is no terminal. */
export async function progressBar(): Promise<(done: number, total: number) => void> {
  return barOf("{bar} {value}/{total} files · {eta_formatted} left");
}

/** The same of runs that a judge is asked about. */
async function judgeProgressBar(): Promise<(done: number, total: number, known: number) => void> {
  const draw = await barOf("{bar} judged {value}/{total}, {known} known before · {eta_formatted} left");
  return (done, total, known) => draw(done, total, { known });
}

type Draw = (done: number, total: number, more?: Record<string, number>) => void;

export async function barOf(format: string): Promise<Draw> {
  if (!process.stderr.isTTY) return () => {};
  const { Presets, SingleBar } = await import("cli-progress");
  const started = performance.now();
  const bar = new SingleBar(
    { format, clearOnComplete: true, stream: process.stderr },
    Presets.shades_classic,
  );
  let drawn = 0;
  return (done, total, more = {}) => {
    const now = performance.now();
    if (done === total) bar.stop();
    else if (now - started > PATIENCE_MS && now - drawn > REDRAW_MS) {
      if (drawn === 0) bar.start(total, done, more);
      else bar.update(done, more);
      drawn = now;
    }
  };
}
