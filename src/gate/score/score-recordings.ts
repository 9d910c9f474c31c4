import { resolve } from "node:path";
import type { Steps } from "../../core/interruptible.ts";
import { member } from "../../core/json.ts";
import { limits, MEBIBYTE } from "../../core/limits.ts";
import { ConfigurationError, type Problem } from "../../core/problems.ts";
import { counted, shorten } from "../../core/text.ts";
import { Allowance, digestOf, type Usage } from "../../recordings/files/allowance.ts";
import {
  findFiles,
  type MatchedFile,
  RECORDING_NAME,
  refuseNearPatterns,
} from "../../recordings/files/find.ts";
import { type LoadOptions, loadRuns, ofCase } from "../../recordings/files/load.ts";
import {
  captureNames,
  misspeltCaptures,
  type PathPattern,
  readPattern,
} from "../../recordings/files/path-pattern.ts";
import { ScoredRuns } from "../../recordings/reading/stored-scores.ts";
import type { BrokenRun, CaseRun } from "../../recordings/run.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import { version } from "../../version.ts";
import { type Configuration, type Job, readingOf } from "../job.ts";
import type { JudgeQuestions, JudgeSetup } from "./judge-questions.ts";
import { type KnownFile, knownFiles, readUnchanged } from "./reuse.ts";
import { type Shard, shardOf, shareOf } from "./shards.ts";
import { Suite, type SuiteResult } from "./suite.ts";

/** An unchanged file: the scores of its runs in the baseline, and the bytes that were read to compare it. */
interface UnchangedFile extends Pick<KnownFile, "runs"> {
  used: Usage;
}

interface ScoringTask {
  files: readonly MatchedFile[];
  unchanged: ReadonlyMap<MatchedFile, UnchangedFile>;
  job: Job;
  configuration: Configuration;
  judge: JudgeSetup | undefined;
  shard: Shard | undefined;
}

export interface ScoredRecordings {
  gathered: SuiteResult;
  judgeQuestions: JudgeQuestions;
}

export interface ShardRecordings extends ScoredRecordings {
  /** The sha256 of all recordings, including those of other shards. */
  recordings: string;
}

/** Does the work of `gatherAll` for callers that loaded the libraries. */
export function* allInSteps(job: Job, configuration: Configuration): Steps<ScoredRecordings> {
  const { files, problems } = yield* find(job, configuration);
  const unchanged = yield* findUnchanged(files, job, configuration);
  const found = yield* gather({ ...gathering(files, job, configuration), unchanged });
  return checked(withProblems(problems, found), job, configuration);
}

export function* shardInSteps(job: Job, configuration: Configuration, shard: Shard): Steps<ShardRecordings> {
  const { files, problems } = yield* find(job, configuration);
  const found = yield* gather(gathering(files, job, configuration, shard));
  const recordings = yield* digest(files, configuration);
  return { ...withProblems(problemsOf(shard, problems), found), recordings };
}

/** A failed recording job explains missing files, so the patterns are not checked. */
function* find(
  { runs, root, contained, warnings = [] }: Job,
  { scoring }: Configuration,
): ReturnType<typeof findFiles> {
  const found = yield* findFiles(runs, root, contained, scoring.limits);
  const isMissing = warnings.some(({ severity }) => severity === "error");
  if (found.files.length === 0 && !isMissing) yield* refuseNearPatterns(runs, root, contained);
  return found;
}

function checked(found: ScoredRecordings, job: Job, { expectations }: Configuration): ScoredRecordings {
  const cases = found.gathered.cases.map((reportCase) => ({
    ...reportCase,
    trials: reportCase.trials.map(({ place }) => place),
  }));
  checkCaseNames(cases, job, expectations);
  return found;
}

/** Unchanged files are not read again, except for a judge or full details, which need the runs. */
function* findUnchanged(
  files: readonly MatchedFile[],
  job: Job,
  { baseline, judge, activePolicy: { policy }, scoring, expectations, options }: Configuration,
): Steps<Map<MatchedFile, UnchangedFile>> {
  const unchanged = new Map<MatchedFile, UnchangedFile>();
  if (baseline.state !== "found" || judge !== undefined || job.keepsDetails !== undefined) return unchanged;
  // A file could carry forged scores. The origin of an artifact is known.
  if (baseline.origin === undefined && !job.reuse) return unchanged;
  const known = knownFiles(baseline.report, {
    version,
    policy,
    scoring,
    expectations,
    reading: readingOf(job),
  });
  for (const file of files) {
    // A file in a kept folder is a run of its own even with equal bytes.
    if (options.folders?.isKept(file.path)) continue;
    const knownFile = matchingFile(file, known);
    const used =
      knownFile && readUnchanged(file.path, knownFile, scoring.limits.documentMegabytes * MEBIBYTE);
    if (knownFile !== undefined && used !== undefined) unchanged.set(file, { runs: knownFile.runs, used });
    yield;
  }
  return unchanged;
}

/** A known file counts only if its runs would get the same names now. */
function matchingFile(file: MatchedFile, known: ReadonlyMap<string, KnownFile>): KnownFile | undefined {
  // The captures of a contested file depend on the order of the patterns.
  const knownFile = file.isContested ? undefined : known.get(file.name);
  const { case: caseId, trial, ...tags } = file.captures;
  const hasSameName = (run: KnownFile["runs"][number]) =>
    (caseId === undefined || caseId === run.caseId) &&
    (trial === undefined || trial === run.trial.trial) &&
    Object.entries(tags).every(([name, value]) => member(run.tags, name) === value);
  return knownFile?.runs.every(hasSameName) ? knownFile : undefined;
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

function problemsOf(shard: Shard, problems: readonly Problem[]): readonly Problem[] {
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

/** A document may hold expectations for runs that were read before it; then all runs are scored again. */
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
      for (const run of runsIn(file, options, allowance, shard)) {
        if ("error" in run) suite.addBroken(run);
        else if (!scored.keeps(run)) suite.add(run);
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

/** Throws ConfigurationError when there are more runs than a job may read. */
function* runsIn(
  file: MatchedFile,
  options: LoadOptions,
  allowance: Allowance,
  shard: Shard | undefined,
): Generator<CaseRun | BrokenRun> {
  const isOurs = (name: string) => shard === undefined || shardOf(name, shard.of) === shard.index;
  // A case in the path is the case of all runs in the file.
  const { case: captured } = file.captures;
  if (captured !== undefined && !isOurs(captured)) return;
  for (const run of loadRuns(file, options, allowance)) {
    if (isOurs(run.caseId ?? file.name)) yield ofCase(run);
  }
}

/** A case as its runs name it. */
interface NamedCase {
  id: string;
  tags: Readonly<Record<string, string>>;
  recorded?: { isDeclared: boolean } | null | undefined;
  trials: readonly { file: string }[];
}

type Place = Pick<Job, "runs" | "root" | "contained">;

/** Throws ConfigurationError with a better pattern, where the given patterns name no expected case or misspell the trial. */
export function checkCaseNames(
  cases: readonly NamedCase[],
  job: Place,
  expectations: ReadonlyMap<string, Expectation>,
): void {
  const isNamed = cases.some(({ id, recorded }) => recorded?.isDeclared || expectations.has(id));
  const problems =
    isNamed || expectations.size === 0
      ? job.runs.flatMap((pattern) => misspeltTrial(pattern, cases))
      : wrongCasePatterns(cases, job, expectations);
  if (problems.length > 0) throw new ConfigurationError(problems);
}

/** A misspelt capture whose values are all numbers holds trials. */
function misspeltTrial(pattern: string, cases: readonly NamedCase[]): Problem[] {
  const [misspelt] = misspeltCaptures(pattern).filter(({ meant }) => meant === "trial");
  if (misspelt === undefined) return [];
  const { capture } = misspelt;
  const values = new Set(cases.flatMap(({ tags }) => (Object.hasOwn(tags, capture) ? [tags[capture]] : [])));
  if (values.size < 2 || ![...values].every((value) => /^\d+$/.test(value ?? ""))) return [];
  const message = `the capture {${capture}} makes a tag, so each trial is a case of its own. Use "${corrected(pattern)}"`;
  return [{ severity: "error", file: pattern, message }];
}

function wrongCasePatterns(
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
    // The first of several matching patterns names the case.
    left = left.filter((recordedCase) => !isOurs(recordedCase));
    const files = ours.map(({ file }) => file);
    const use = bestPattern(pattern, files, job, (id) => expectations.has(id));
    if (use === undefined) continue;
    const group = byUse.get(use) ?? { patterns: [], example: ours[0]?.id ?? "" };
    group.patterns.push(pattern);
    byUse.set(use, group);
  }
  return [...byUse].map(([use, { patterns, example }]) => {
    const [pattern = ""] = patterns;
    const taken = `"${shorten(example, limits.shownName)}", which no expectation names. Use "${use}"`;
    return { severity: "error", file: pattern, message: wrongCaseText(pattern, use, patterns.length, taken) };
  });
}

function wrongCaseText(pattern: string, use: string, count: number, taken: string): string {
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

/** Returns the pattern that names the most files by known cases; it must name more than half of them. */
function bestPattern(
  pattern: string,
  files: readonly string[],
  { root, contained }: Place,
  isKnown: (id: string) => boolean,
): string | undefined {
  let best: string | undefined;
  let most = files.length / 2;
  for (const other of otherPatterns(pattern, RECORDING_NAME.exec(files[0] ?? "")?.[0] ?? "")) {
    const path = tryToRead(other, root, contained);
    const hits = files.filter((file) => isKnown(path?.capture(resolve(root, file))?.case ?? "")).length;
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

function* otherPatterns(pattern: string, ending: string): Generator<string> {
  yield corrected(pattern);
  for (const name of captureNames(pattern)) yield pattern.replace(`{${name}}`, "{case}");
  const parts = pattern.split("/");
  const last = parts.pop() ?? "";
  const name = last.replace(RECORDING_NAME, "");
  const ends = name === last ? ["", ending] : [last.slice(name.length)];
  const inFolders = (folders: readonly string[], shape: string) =>
    ends.flatMap((end) => shapedBy(name, shape).map((part) => [...folders, part + end].join("/")));
  for (const shape of SHAPES) yield* inFolders(parts, shape);
  if (WHOLLY_WILD.test(parts.at(-1) ?? "")) yield* inFolders([...parts.slice(0, -1), "{case}"], "{trial}");
}

/** Returns the name with the shape in place of its last wildcard, then in place of everything from the first to the last. */
function shapedBy(name: string, shape: string): string[] {
  const wild = [...name.matchAll(WILD)].map(({ index, 0: text }) => [index, index + text.length] as const);
  const [first, last] = [wild[0], wild.at(-1)];
  if (first === undefined || last === undefined) return [shape];
  return [last[0], first[0]].map((from) => name.slice(0, from) + shape + name.slice(last[1]));
}

function corrected(pattern: string): string {
  return misspeltCaptures(pattern).reduce(
    (text, { capture, meant }) => text.replace(`{${capture}}`, `{${meant}}`),
    pattern,
  );
}
