import { isAbsolute, relative, resolve, sep } from "node:path";
import { findConfigFile } from "../config/find-config-file.ts";
import {
  CONFIG_FILE,
  type ConfigFile,
  DEFAULT_SUITE,
  defaultActivePolicy,
  defaultPolicy,
  introducedSuites,
  type SuiteConfig,
} from "../config/policy.ts";
import { escapeGlob, terminal } from "../core/escape.ts";
import { readConfigurationFile } from "../core/files.ts";
import { gitIgnores, repositoryRoot } from "../core/git/git.ts";
import { interruptible } from "../core/interruptible.ts";
import { ConfigurationError, didYouMean, type Problem } from "../core/problems.ts";
import { listed } from "../core/text.ts";
import { createdAt, type Job, type JobJudge, judgeKey, today } from "../gate/job.ts";
import { DEFAULT_SERVER, serverFault } from "../scorers/judge/judgement.ts";
import type { JudgementCache } from "./judgement-cache.ts";
import { demandSafeFiles, type JobOptions, type JudgeOptions } from "./options.ts";
import { printError } from "./print.ts";

/** `merge` names partial reports of shards instead of recordings. */
type RecordedJobOptions = JobOptions & JudgeOptions & { merge?: string[] };

/** A job of the command line, with the settings of its suite that options can override. */
export interface LocalJob extends Job {
  suiteJudge?: SuiteConfig["judge"];
  /** A committed report, relative to `root`. */
  suiteBaseline?: SuiteConfig["baseline"];
  config?: ConfigFile | undefined;
  /** The file names the recordings, not the options. */
  isOfFile?: boolean;
}

/**
 * Returns a job for each suite that the options and the file select; options override the file. `askBase` returns the base commit's suites,
 * which override the working tree's, as on GitHub. Throws ConfigurationError, also for an option that would overwrite a source file.
 */
export async function jobsOf(
  options: RecordedJobOptions,
  askBase?: (own: readonly SuiteConfig[]) => Promise<readonly SuiteConfig[] | undefined>,
): Promise<LocalJob[]> {
  const cwd = process.cwd();
  const file = configFileOf(options, cwd);
  const config = file === undefined ? undefined : await readConfig(file);
  // An unreadable file cannot name the recordings.
  if (config !== undefined && config.policy === undefined && options.runs.length === 0)
    throw new ConfigurationError(config.problems);
  const ownSuites = config?.suites ?? [];
  const baseSuites = await askBase?.(ownSuites);
  const suites = chooseSuites(
    baseSuites === undefined ? ownSuites : withIntroduced(baseSuites, ownSuites),
    options,
    file,
  );
  const onProgress = await progressBar();
  const jobs = suites.map((suite): LocalJob => {
    // The file's paths are relative to the repository, as in CI.
    const isOfFile = options.runs.length === 0 && suite !== undefined;
    const isMerged = (options.merge ?? []).length > 0;
    const root = isOfFile ? repositoryRoot(cwd) : cwd;
    const fromFile = (path: string) => movedPath(path, repositoryRoot(cwd), root);
    const fromOption = (path: string) => movedPath(path, cwd, root);
    return {
      runs: isOfFile && !isMerged ? suite.runs : options.runs,
      expectations:
        options.expectations.length > 0
          ? options.expectations.map(fromOption)
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
      // The committed report is a baseline only for the recordings that the file names.
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
      expectations: expectations.map((path) => resolve(root, path)),
      policy: file ?? CONFIG_FILE,
    });
  return jobs;
}

/** Returns a test for file names, relative to the root, that git ignores. */
export function isIgnoredIn(root: string): (name: string) => boolean {
  const ignoredBy = gitIgnores(root);
  return (name) => ignoredBy(name) !== undefined;
}

/** Appends the suites that the base does not have, and warns where their judge is left out. */
function withIntroduced(baseSuites: readonly SuiteConfig[], own: readonly SuiteConfig[]): SuiteConfig[] {
  const introduced = introducedSuites(baseSuites, own);
  const names = new Set(introduced.map(({ name }) => name));
  for (const { name } of own.filter((suite) => suite.judge !== undefined && names.has(suite.name)))
    printError(
      terminal`warning: the judge of suite ${name} is not asked, because the base does not have it yet. To ask it, use --judge-model`,
    );
  return [...baseSuites, ...introduced];
}

/** Returns the one job that the options select, or the job with these cases. Throws ConfigurationError when it is not unique. */
export async function jobOf(options: RecordedJobOptions, cases: readonly string[] = []): Promise<LocalJob> {
  const jobs = await jobsOf(options);
  const [job, ...rest] = jobs;
  return job !== undefined && rest.length === 0 ? job : jobWith(cases, jobs);
}

async function jobWith(cases: readonly string[], jobs: readonly LocalJob[]): Promise<LocalJob> {
  if (cases.length === 0) throw suiteNotNamed(jobs.map(({ suite }) => suite));
  const { run } = await import("../gate/run-job.ts");
  const ids = new Set<string>();
  const matching: LocalJob[] = [];
  for (const job of jobs) {
    const own = new Set((await run(job)).cases.map(({ id }) => id));
    for (const id of own) ids.add(id);
    if (cases.every((id) => own.has(id))) matching.push(job);
  }
  const [found, ...rest] = matching;
  if (found !== undefined && rest.length === 0) return found;
  const unknown = cases.find((id) => !ids.has(id));
  if (unknown === undefined)
    throw suiteNotNamed((matching.length > 0 ? matching : jobs).map(({ suite }) => suite));
  const message = `no suite has a run of a case "${unknown}".${didYouMean(unknown, ids)}`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

export function suiteNotNamed(names: readonly string[]): ConfigurationError {
  const message = `the file has ${names.length} suites: ${listed(names)}. Name one of them, such as --suite ${names[0] ?? DEFAULT_SUITE}`;
  return new ConfigurationError([{ severity: "error", message }]);
}

function configFileOf({ policy: named }: JobOptions, cwd: string): string | undefined {
  if (named !== undefined) return named;
  const { file, unused } = findConfigFile(cwd) ?? {};
  if (file?.startsWith("../")) printError(terminal`using ${file}`);
  if (unused !== undefined)
    printError(terminal`warning: ${unused} is not used, because ${file ?? ""} applies. Remove one of them`);
  return file;
}

/** Loads the YAML parser only when there is a file. Its problems are reported with all others. */
async function readConfig(file: string): Promise<ConfigFile> {
  const problems: Problem[] = [];
  const source = readConfigurationFile(file, { root: process.cwd(), contained: false }, problems);
  if (source === undefined) return { file, text: "", policy: undefined, suites: [], problems };
  const { folderOf, loadConfigFile } = await import("../config/config-file.ts");
  const folder = movedPath(folderOf(file), process.cwd(), repositoryRoot(process.cwd()));
  return loadConfigFile(file, source.text, folder === "" ? "." : folder);
}

/** Returns the selected suites; undefined stands for a suite that only the options define. */
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

/** Converts a path between two base folders, with forward slashes. */
export function movedPath(path: string, from: string, to: string): string {
  return from === to ? path : relative(to, resolve(from, path)).split(sep).join("/");
}

/** Converts a pattern relative to the working directory to a pattern relative to another folder. */
export function movedPattern(pattern: string, to: string): string {
  const way = relative(to, process.cwd()).split(sep).join("/");
  return way === "" || isAbsolute(pattern) ? pattern : `${escapeGlob(way)}/${pattern}`;
}

/** Runs each job with its judge, then `conclude`. Writes judgements to the cache even on failure. Throws ConfigurationError. */
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

async function openCache(file: string): Promise<JudgementCache> {
  const { JudgementCache } = await import("./judgement-cache.ts");
  return new JudgementCache(file);
}

async function judgeOf(
  { judgeModel, judgeBaseUrl }: JudgeOptions,
  ofSuite: SuiteConfig["judge"],
): Promise<JobJudge | undefined> {
  const model = judgeModel ?? ofSuite?.model;
  if (model === undefined) return undefined;
  // The API key belongs to the model of the option, not to the server of the suite.
  const own = judgeModel === undefined ? ofSuite?.baseUrl : undefined;
  const server = judgeBaseUrl ?? own ?? DEFAULT_SERVER;
  return { model, server, apiKey: judgeKey(), onProgress: await judgeProgressBar() };
}

/** Checked here, because the option parser would print an address that contains a password. */
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

const PATIENCE_MS = 1_000;
const REDRAW_MS = 100;

/** Returns a progress bar for standard error, drawn after a second. Draws nothing when standard error is not a terminal. */
export async function progressBar(): Promise<(done: number, total: number) => void> {
  return barOf("{bar} {value}/{total} files · {eta_formatted} left");
}

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
