import { resolve } from "node:path";
import { loadRe2, Re2Missing } from "../base/expression.ts";
import { member } from "../base/json.ts";
import { limits, MEBIBYTE } from "../base/limits.ts";
import { ConfigurationError, type Problem } from "../base/problems.ts";
import { interruptibly, type Steps } from "../base/process.ts";
import { counted, shorten } from "../base/text.ts";
import { Allowance, digestOf, type Usage } from "../recordings/files/allowance.ts";
import { findFiles, type MatchedFile, RECORDING_NAME, refuseNearPatterns } from "../recordings/files/find.ts";
import { type LoadOptions, loadRuns, ofCase } from "../recordings/files/load.ts";
import {
  captureNames,
  misspeltCaptures,
  type PathPattern,
  readPattern,
} from "../recordings/files/pattern.ts";
import type { BrokenRun, CaseRun } from "../recordings/run.ts";
import { ScoredRuns } from "../recordings/stored-scores.ts";
import type { Expectation } from "../scorers/expectation.ts";
import { loadLibraries } from "../scorers/index.ts";
import { version } from "../version.ts";
import { type Configuration, type Job, readingOf } from "./job.ts";
import type { JudgeQuestions, JudgeSetup } from "./judge-questions.ts";
import { type KnownFile, knownFiles, readUnchanged } from "./reuse.ts";
import { type Shard, shardOf, shareOf } from "./shards.ts";
import { Suite, type SuiteResult } from "./suite.ts";

/** A file that is as the baseline knows it: what became of its runs, and what was read to see that. */
interface UnchangedFile extends Pick<KnownFile, "runs"> {
  used: Usage;
}

/** What is to be scored: which files, by what, and which share of them. */
interface ScoringTask {
  files: readonly MatchedFile[];
  unchanged: ReadonlyMap<MatchedFile, UnchangedFile>;
  job: Job;
  configuration: Configuration;
  judge: JudgeSetup | undefined;
  shard: Shard | undefined;
}

/** The runs that were found, as far as they can be scored without a judge, and what it is to be asked. */
export interface ScoredRecordings {
  gathered: SuiteResult;
  judgeQuestions: JudgeQuestions;
}

/** The same of one shard, and what tells whether others had the same recordings. */
export interface ShardRecordings extends ScoredRecordings {
  /** sha256 of all recordings, also of those that belong to others. */
  recordings: string;
}

/**
 * Finds, reads and scores all recordings of a job, in steps that let interrupts through. Throws ConfigurationError when there is more than a
 * job may read, and where the patterns are the reason that nothing fits.
 */
export function gatherAll(job: Job, configuration: Configuration): Promise<ScoredRecordings> {
  return prepared(configuration, () => allInSteps(job, configuration));
}

/** Finds the recordings of a job, and reads and scores those whose case belongs to a shard. Throws like `gatherAll`. */
export function gatherShard(job: Job, configuration: Configuration, shard: Shard): Promise<ShardRecordings> {
  return prepared(configuration, () => shardInSteps(job, configuration, shard));
}

/** Does such work once all is loaded that it needs. */
async function prepared<T>({ expectations, base, scoring }: Configuration, work: () => Steps<T>): Promise<T> {
  await Promise.all(
    [expectations, ...(base === undefined ? [] : [base.differing])].map((one) => loadLibraries(one, scoring)),
  );
  try {
    return await interruptibly(work());
  } catch (error) {
    if (!(error instanceof Re2Missing)) throw error;
    // A recording brings an expression of its own.
    await loadRe2();
    return interruptibly(work());
  }
}

/** The work of `gatherAll`, for whoever has loaded what it needs. */
export function* allInSteps(job: Job, configuration: Configuration): Steps<ScoredRecordings> {
  const { files, problems } = yield* find(job, configuration);
  const unchanged = yield* findUnchanged(files, job, configuration);
  const found = yield* gather({ ...gathering(files, job, configuration), unchanged });
  return named(withProblems(problems, found), job, configuration);
}

/** The work of `gatherShard`, for whoever has loaded what it needs. */
export function* shardInSteps(job: Job, configuration: Configuration, shard: Shard): Steps<ShardRecordings> {
  const { files, problems } = yield* find(job, configuration);
  const found = yield* gather(gathering(files, job, configuration, shard));
  const recordings = yield* digest(files, configuration);
  return { ...withProblems(toldBy(shard, problems), found), recordings };
}

/** Where a job that records has failed, the pattern is not why nothing matches. */
function* find(
  { runs, root, contained, warnings = [] }: Job,
  { scoring }: Configuration,
): ReturnType<typeof findFiles> {
  const found = yield* findFiles(runs, root, contained, scoring.limits);
  const isMissing = warnings.some(({ severity }) => severity === "error");
  if (found.files.length === 0 && !isMissing) yield* refuseNearPatterns(runs, root, contained);
  return found;
}

/** What was found, where the patterns name the cases. */
function named(found: ScoredRecordings, job: Job, { expectations }: Configuration): ScoredRecordings {
  const cases = found.gathered.cases.map((one) => ({ ...one, trials: one.trials.map(({ place }) => place) }));
  checkCaseNames(cases, job, expectations);
  return found;
}

/** A judge, or a reader of all details, wants to see the runs themselves. */
function* findUnchanged(
  files: readonly MatchedFile[],
  job: Job,
  { baseline, judge, activePolicy: { policy }, scoring, expectations, options }: Configuration,
): Steps<Map<MatchedFile, UnchangedFile>> {
  const unchanged = new Map<MatchedFile, UnchangedFile>();
  if (baseline.state !== "found" || judge !== undefined || job.keepsDetails !== undefined) return unchanged;
  // Whoever can write a file could write scores into it. Of an artifact it is known where it comes from.
  if (baseline.origin === undefined && !job.reuse) return unchanged;
  const known = knownFiles(baseline.report, {
    version,
    policy,
    scoring,
    expectations,
    reading: readingOf(job),
  });
  for (const file of files) {
    // Its run is another one than that of the same bytes.
    if (options.folders?.isKept(file.path)) continue;
    const one = knownAs(file, known);
    const used = one && readUnchanged(file.path, one, scoring.limits.documentMegabytes * MEBIBYTE);
    if (one !== undefined && used !== undefined) unchanged.set(file, { runs: one.runs, used });
    yield;
  }
  return unchanged;
}

/** What is known of a file, if its runs are called what they would be called now. */
function knownAs(file: MatchedFile, known: ReadonlyMap<string, KnownFile>): KnownFile | undefined {
  // What it captures depends on the order of the patterns.
  const one = file.isContested ? undefined : known.get(file.name);
  const { case: caseId, trial, ...tags } = file.captures;
  const isCalledSo = (run: KnownFile["runs"][number]) =>
    (caseId === undefined || caseId === run.caseId) &&
    (trial === undefined || trial === run.trial.trial) &&
    Object.entries(tags).every(([name, value]) => member(run.tags, name) === value);
  return one?.runs.every(isCalledSo) ? one : undefined;
}

function digest(files: readonly MatchedFile[], { scoring }: Configuration): Steps<string> {
  return digestOf(files, new Allowance(scoring.limits));
}

function gathering(
  files: readonly MatchedFile[],
  job: Job,
  configuration: Configuration,
  shard?: Shard,
): ScoringTask {
  const { judge } = configuration;
  return {
    files,
    unchanged: new Map(),
    job,
    configuration,
    shard,
    judge: judge && shard !== undefined ? shareOfJudge(judge, shard) : judge,
  };
}

/** What is no case's is told once. */
function toldBy(shard: Shard, problems: readonly Problem[]): readonly Problem[] {
  return shard.index === 1 ? problems : [];
}

function shareOfJudge(judge: JudgeSetup, shard: Shard): JudgeSetup {
  const { maxRuns, maxTokens } = judge;
  return { ...judge, maxRuns: shareOf(maxRuns, shard), maxTokens: shareOf(maxTokens, shard) };
}

function withProblems(
  problems: readonly Problem[],
  { gathered, judgeQuestions }: ScoredRecordings,
): ScoredRecordings {
  return { gathered: { ...gathered, problems: [...problems, ...gathered.problems] }, judgeQuestions };
}

/** Scores run by run. A document that says what is expected of runs before it has them scored once more. */
function* gather(gathering: ScoringTask): Steps<ScoredRecordings> {
  const first = yield* fill(newSuite(gathering), gathering);
  const again = first.again();
  return foundIn(again === undefined ? first : yield* fill(again, gathering));
}

function newSuite({ job: { keepsDetails }, configuration, judge }: ScoringTask): Suite {
  const { expectations, base, scoring: policy } = configuration;
  return new Suite({ expectations, ofBase: base?.differing, policy, keepsDetails, judge });
}

function foundIn(suite: Suite): ScoredRecordings {
  return { gathered: suite.finish(), judgeQuestions: suite.judgeQuestions };
}

function* fill(suite: Suite, { files, unchanged, job, configuration, shard }: ScoringTask): Steps<Suite> {
  const { options, scoring } = configuration;
  const allowance = new Allowance(scoring.limits);
  const scored = new ScoredRuns();
  for (const [at, file] of files.entries()) {
    const known = unchanged.get(file);
    if (known !== undefined) {
      allowance.take(known.used, file.name);
      for (const run of known.runs) suite.addKnown(run, run.trial);
    } else {
      for (const one of runsIn(file, options, allowance, shard)) {
        if ("error" in one) suite.addBroken(one);
        else if (!scored.keeps(one)) suite.add(one);
        yield;
      }
    }
    job.onProgress?.(at + 1, files.length);
  }
  for (const run of scored.joined()) {
    suite.add(run);
    yield;
  }
  return suite;
}

/** The runs of a file as far as their cases are this shard's. Throws ConfigurationError when there are more than a job may read. */
function* runsIn(
  file: MatchedFile,
  options: LoadOptions,
  allowance: Allowance,
  shard: Shard | undefined,
): Generator<CaseRun | BrokenRun> {
  const isOurs = (name: string) => shard === undefined || shardOf(name, shard.of) === shard.index;
  // A case that stands in the path is the case of all that the file holds.
  const { case: captured } = file.captures;
  if (captured !== undefined && !isOurs(captured)) return;
  for (const one of loadRuns(file, options, allowance)) {
    if (isOurs(one.caseId ?? file.name)) yield ofCase(one);
  }
}

/** A case as its runs name it; `recorded` is what they themselves say is expected. */
interface NamedCase {
  id: string;
  tags: Readonly<Record<string, string>>;
  recorded?: { isDeclared: boolean } | null | undefined;
  trials: readonly { file: string }[];
}

type Place = Pick<Job, "runs" | "root" | "contained">;

/**
 * Refuses patterns that do not name the cases: no recorded case is expected, though another pattern would take the expected ones from
 * the names of the same files; or trials are called something else, so that each is a case of its own. Throws ConfigurationError with the
 * pattern to use instead. Where cases do not fit for another reason it does nothing.
 */
export function checkCaseNames(
  cases: readonly NamedCase[],
  job: Place,
  expectations: ReadonlyMap<string, Expectation>,
): void {
  const isNamed = cases.some(({ id, recorded }) => recorded?.isDeclared || expectations.has(id));
  const problems =
    isNamed || expectations.size === 0
      ? job.runs.flatMap((pattern) => misspeltTrial(pattern, cases))
      : unnamed(cases, job, expectations);
  if (problems.length > 0) throw new ConfigurationError(problems);
}

/** Numbers are trials, whatever they are called. */
function misspeltTrial(pattern: string, cases: readonly NamedCase[]): Problem[] {
  const [misspelt] = misspeltCaptures(pattern).filter(({ meant }) => meant === "trial");
  if (misspelt === undefined) return [];
  const { capture } = misspelt;
  const values = new Set(cases.flatMap(({ tags }) => (Object.hasOwn(tags, capture) ? [tags[capture]] : [])));
  if (values.size < 2 || ![...values].every((value) => /^\d+$/.test(value ?? ""))) return [];
  const message = `the capture {${capture}} makes a tag, so each trial is a case of its own. Use "${corrected(pattern)}"`;
  return [{ severity: "error", file: pattern, message }];
}

/** What is wrong with the patterns whose files another pattern would name by cases that are expected. */
function unnamed(
  cases: readonly NamedCase[],
  job: Place,
  expectations: ReadonlyMap<string, Expectation>,
): Problem[] {
  let left = cases.flatMap(({ id, trials }) => trials.map(({ file }) => ({ id, file })));
  if (left.length * job.runs.length > limits.namesCompared) return [];
  const byUse = new Map<string, { patterns: string[]; example: string }>();
  for (const pattern of job.runs) {
    const { capture } = readPattern(pattern, job.root, job.contained);
    const isOurs = ({ file }: { file: string }) => capture(resolve(job.root, file)) !== undefined;
    const ours = left.filter(isOurs);
    // Of several patterns that match a file the first one has named its case.
    left = left.filter((one) => !isOurs(one));
    const files = ours.map(({ file }) => file);
    const use = bestPattern(pattern, files, job, (id) => expectations.has(id));
    if (use === undefined) continue;
    const known = byUse.get(use) ?? { patterns: [], example: ours[0]?.id ?? "" };
    known.patterns.push(pattern);
    byUse.set(use, known);
  }
  return [...byUse].map(([use, { patterns, example }]) => {
    const [pattern = ""] = patterns;
    const taken = `"${shorten(example, limits.shownName)}", which no expectation names. Use "${use}"`;
    return { severity: "error", file: pattern, message: unnamedText(pattern, use, patterns.length, taken) };
  });
}

function unnamedText(pattern: string, use: string, count: number, taken: string): string {
  if (count > 1)
    return `this pattern and ${counted(count - 1, "other")} are names of files, as when a shell expands one without quotes, so a case is ${taken}`;
  const captures = captureNames(pattern);
  const lost = captures.find((name) => name !== "_" && !captureNames(use).includes(name));
  if (lost !== undefined) return `the capture {${lost}} makes a tag, so a case is ${taken}`;
  if (!captures.includes("case")) return `without {case} the name of a file is its case, such as ${taken}`;
  return RECORDING_NAME.test(pattern)
    ? `{case} is ${taken}`
    : `the file extension is missing, so {case} is ${taken}`;
}

/** The pattern that names most of these files by known cases; undefined where none does so with more than half of them. */
function bestPattern(
  pattern: string,
  files: readonly string[],
  { root, contained }: Place,
  isKnown: (id: string) => boolean,
): string | undefined {
  let best: string | undefined;
  let most = files.length / 2;
  for (const other of otherPatterns(pattern, RECORDING_NAME.exec(files[0] ?? "")?.[0] ?? "")) {
    const read = tryToRead(other, root, contained);
    const hits = files.filter((file) => isKnown(read?.capture(resolve(root, file))?.case ?? "")).length;
    if (hits <= most) continue;
    best = other;
    most = hits;
  }
  return best;
}

function tryToRead(pattern: string, root: string, contained: boolean): PathPattern | undefined {
  try {
    return readPattern(pattern, root, contained);
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

const WILD = /\{[A-Za-z_][\w-]*\}|\*+|\?|\[[^\]]*\]/g;
const WHOLLY_WILD = /^(?:\*+|\{[A-Za-z_][\w-]*\})$/;
const SHAPES = ["{case}", "{case}.{trial}", "{case}-{trial}", "{case}_{trial}"];

/** Patterns that may have been meant: `{case}` in place of another capture, or of what is wild in the name of the file or its folder. */
function* otherPatterns(pattern: string, ending: string): Generator<string> {
  yield corrected(pattern);
  for (const name of captureNames(pattern)) yield pattern.replace(`{${name}}`, "{case}");
  const parts = pattern.split("/");
  const last = parts.pop() ?? "";
  const name = last.replace(RECORDING_NAME, "");
  const ends = name === last ? ["", ending] : [last.slice(name.length)];
  const inFolders = (folders: readonly string[], shape: string) =>
    ends.flatMap((end) => shapedBy(name, shape).map((one) => [...folders, one + end].join("/")));
  for (const shape of SHAPES) yield* inFolders(parts, shape);
  if (WHOLLY_WILD.test(parts.at(-1) ?? "")) yield* inFolders([...parts.slice(0, -1), "{case}"], "{trial}");
}

/** A name with a shape in place of its last wild part, then of all from the first to the last one; of a name without any, as a whole. */
function shapedBy(name: string, shape: string): string[] {
  const wild = [...name.matchAll(WILD)].map(({ index, 0: text }) => [index, index + text.length] as const);
  const [first, last] = [wild[0], wild.at(-1)];
  if (first === undefined || last === undefined) return [shape];
  return [last[0], first[0]].map((from) => name.slice(0, from) + shape + name.slice(last[1]));
}

/** A pattern with the names of captures that are misspelt put right. */
function corrected(pattern: string): string {
  return misspeltCaptures(pattern).reduce(
    (text, { capture, meant }) => text.replace(`{${capture}}`, `{${meant}}`),
    pattern,
  );
}
