import { rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { terminal } from "../base/escape.ts";
import { readTextFile } from "../base/files.ts";
import { objectOf, tryParseJson } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { ConfigurationError, type Problem } from "../base/problems.ts";
import { interruptible, toItsEnd } from "../base/process.ts";
import { reportFileName } from "../gate/fingerprint.ts";
import { createdAt, type Job, type JobJudge, judgeKey, today } from "../gate/job.ts";
import { type Shard, shardFileName } from "../gate/shards.ts";
import type { SuiteReport } from "../gate/suites-verdict.ts";
import { isRed } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { DEFAULT_SERVER } from "../scorers/judge/judgement.ts";
import { type BaseBranch, lookAtBaseBranch } from "./base-branch.ts";
import { reportCrash, reportFault, reportInterrupt, reportProblems } from "./faults.ts";
import {
  callName,
  type Inputs,
  inputWithoutVerdict,
  settingsOf,
  shardDigests,
  unfinished,
} from "./inputs.ts";
import { debug, writeLog } from "./log.ts";
import { markRunning } from "./publish.ts";
import { type ActionContext, type CommentInputs, start, startToReport } from "./start.ts";

/**
 * The action: what happened → what stands on the base branch → score, compare, decide → write. Everything is written before the exit
 * code is decided, so that a failing gate is always explained. 0: nothing stops a merge, 1: the verdict does, or something could not
 * be written, 2: the configuration cannot be used. When another run has ended it only comments for that run, and when a comment was
 * written it only does what the comment asks for.
 */
export async function runAction(): Promise<void> {
  process.once("uncaughtException", (error) => {
    reportCrash(error);
    // What is still under way could go on to say that all is well.
    process.exit(1);
  });
  await interruptible(tryToAct, reportInterrupt);
}

async function tryToAct(): Promise<void> {
  try {
    process.exitCode = await toItsEnd(act);
  } catch (error) {
    process.exitCode = 1;
    await reportFault(error);
  }
}

async function act(): Promise<0 | 1 | 2> {
  let started: ActionContext | undefined;
  try {
    if (process.env.GITHUB_EVENT_NAME === "workflow_run") {
      const { commentForFork } = await import("./forks.ts");
      await commentForFork();
      return 0;
    }
    if (process.env.GITHUB_EVENT_NAME === "issue_comment") {
      const { answerComment } = await import("./command.ts");
      return await answerComment();
    }
    started = await start();
    demandJobWithoutVerdict(started.inputs);
    const { shard, "first-look": isFirstLook } = started.inputs;
    if (isFirstLook) return await lookFirst(started);
    return shard === undefined ? await gate(started) : await scoreShard(started, shard);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    await reportProblems(error, await toComment(started));
    return 2;
  }
}

/** Who may write the comment that nothing could be judged: of several jobs only the one that gives the verdict. */
async function toComment(
  started: ActionContext | undefined,
): Promise<ActionContext<CommentInputs> | undefined> {
  if (started === undefined) return startToReport();
  return inputWithoutVerdict(started.inputs) === process.env.GITHUB_JOB ? undefined : started;
}

/** A required check that gives no verdict would be green whatever the agent did. */
function demandJobWithoutVerdict(inputs: Inputs): void {
  const name = inputWithoutVerdict(inputs);
  if (name === undefined || name === process.env.GITHUB_JOB) return;
  const message = `input ${name}: it is for a job with the id ${name}, because that job is green whatever the agent did. Name the job so, and give the verdict in another one`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

async function gate(started: ActionContext): Promise<0 | 1> {
  const { inputs, environment } = started;
  const placeOf = (as: "json" | "html" | "xml") =>
    resolve(environment.workspace, reportFileName(callName(inputs), as));
  const files = { report: placeOf("json"), html: placeOf("html"), junit: placeOf("xml") };
  makePlace(files.report);
  // Where one of these stays, writing in its place fails too, and then no output names it.
  for (const file of [files.html, files.junit]) tryToRemove(file);
  // Before a recording is read: that may be what the job is stopped for. Nobody else may write while it does.
  const [suites] = await allOf(lookAtBaseBranch(started), markRunning(started));
  const [reports, { publish }] = await Promise.all([gateSuites(started, suites), import("./publish.ts")]);
  const isFailing = reports.some(isRed);
  const isWritten = await publish(reports, files, started, isFailing);
  return isFailing || !isWritten ? 1 : 0;
}

/** Gates the suites one after the other, and makes one verdict of them. */
async function gateSuites(started: ActionContext, suites: readonly BaseBranch[]): Promise<Report[]> {
  // Most of the program, which a job that cannot be judged never needs.
  const [{ run }, { judgeSuites }] = await Promise.all([
    import("../gate/run.ts"),
    import("../gate/suites-verdict.ts"),
  ]);
  const reports: SuiteReport[] = [];
  for (const suite of suites) {
    const job = jobOf(started, suite);
    reports.push({ report: await run(job), record: job.record });
  }
  return judgeSuites(reports);
}

/** Says whether a second recording of the whole suite would settle the verdict, which a later job gives. */
async function lookFirst(started: ActionContext): Promise<0 | 1> {
  const [suites] = await allOf(lookAtBaseBranch(started), markRunning(started));
  await markUnlessBaseSaysNever(started, suites);
  const [reports, { publishFirstLook }] = await Promise.all([
    gateSuites(started, suites),
    import("./publish.ts"),
  ]);
  return (await publishFirstLook(reports)) ? 0 : 1;
}

/** Marks comments where the pull request, and not the base branch, asks for none. */
async function markUnlessBaseSaysNever(started: ActionContext, suites: readonly BaseBranch[]): Promise<void> {
  const { inputs, event } = started;
  const isOfBase = suites.every(({ baseline }) =>
    baseline.state === "found" ? baseline.report.settings?.comment === "never" : baseline.state === "none",
  );
  if (inputs.comment === "never" && event.role !== "base" && !isOfBase)
    await markRunning({ ...started, inputs: { ...inputs, comment: "changes" } });
}

/** Both, at the same time. Waits for both, too, where one of them fails. */
async function allOf<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}

async function scoreShard(started: ActionContext, shard: Shard): Promise<0 | 1> {
  const { inputs, environment } = started;
  const file = resolve(environment.workspace, shardFileName(callName(inputs), shard));
  makePlace(file);
  const [suites] = await allOf(lookAtBaseBranch(started), markRunning(started));
  const [suite] = suites;
  if (suite === undefined) throw new Error("a call without a suite");
  await markUnlessBaseSaysNever(started, suites);
  if (started.event.role !== "base") refuseUnseen(suite);
  const [{ runShard }, { publishShard }] = await Promise.all([
    import("../gate/run.ts"),
    import("./publish.ts"),
  ]);
  const report = await runShard(jobOf(started, suite), shard);
  return (await publishShard(report, file)) ? 0 : 1;
}

/** Nobody knows then by which policy to score, and the others would score by another one. */
function refuseUnseen({ baseline }: BaseBranch): void {
  if (typeof baseline !== "object" || baseline.state !== "unavailable") return;
  throw new ConfigurationError([{ severity: "error", message: baseline.reason }]);
}

/** A file of the report's name in the checkout would be taken for what this run has written. */
function makePlace(file: string): void {
  const fault = tryToRemove(file);
  if (fault === undefined) return;
  const message = `is in the report's place and cannot be removed: ${fault.message}`;
  throw new ConfigurationError([{ severity: "error", file: basename(file), message }]);
}

/** Removes whatever has this name; or says why it is still there. */
function tryToRemove(file: string): Error | undefined {
  try {
    rmSync(file, { force: true, recursive: true });
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** The job that a workflow asks for: one of its suites. */
function jobOf(
  started: ActionContext,
  { inputs, baseCommit, time, warnings, policy, baseline, baseExpectations, accepted, earlier }: BaseBranch,
): Job {
  const { environment, event } = started;
  return {
    policy,
    baseline,
    baseExpectations,
    accepted,
    earlier: earlier?.runs,
    runs: inputs.runs,
    expectations: inputs.expectations,
    suite: inputs.suite,
    record: inputs.record,
    agent: inputs.agent,
    format: inputs.format,
    caseField: inputs["case-field"],
    root: environment.workspace,
    contained: true,
    commit: event.commit,
    createdAt: createdAt(process.env.SOURCE_DATE_EPOCH ? undefined : knownTime(time)),
    today: laterDay(today(), today(new Date().toISOString())),
    role: event.role,
    // A first look waits for fewer jobs than the one that gives the verdict.
    settings: inputs["first-look"] ? null : settingsOf(inputs),
    tier: inputs.tier,
    event: {
      headCommit: event.pullRequest?.headCommit ?? null,
      baseCommit,
      pullRequest: event.pullRequest?.number ?? null,
      runAttempt: environment.runAttempt,
      installed: namesRungate(environment.workspace),
      ...(earlier && earlier.count > 0 && { runAtCommit: earlier.count + 1 }),
    },
    merge: mergeOf(inputs),
    workflowRun: environment.runId,
    judge: judgeOf(inputs),
    warnings: [...warnings, ...failedRecording(started), ...otherCheckout(started, baseCommit)],
  };
}

/** Whether the package.json of a folder names rungate: then `npx rungate` finds it there, and nothing else of that name. */
function namesRungate(root: string): boolean {
  const bounds = { root, contained: true, mostBytes: limits.configurationBytes, remedy: "" };
  const known = objectOf(tryParseJson(readTextFile("package.json", bounds, [])?.text ?? ""));
  const kinds = [known.dependencies, known.devDependencies, known.optionalDependencies];
  return known.name === "rungate" || kinds.some((one) => Object.hasOwn(objectOf(one), "rungate"));
}

/** A pull request's workflow can set SOURCE_DATE_EPOCH: it turns the clock forward, and never back. */
function laterDay(one: string, other: string): string {
  return one > other ? one : other;
}

/** The time of a commit or an event, where a calendar has it: a commit's date is its author's word, and none keeps a report from being. */
function knownTime(time: string | null): string | undefined {
  const at = new Date(time ?? Number.NaN);
  return Number.isNaN(at.getTime()) || !/^\d{4}-/.test(at.toISOString()) ? undefined : at.toISOString();
}

/** What a failed job has recorded may be a part only, and of cases that nobody declared nobody would miss the rest. */
function failedRecording({ inputs: { needs = {} } }: ActionContext): Problem[] {
  const ended = unfinished(needs);
  if (ended === undefined) return [];
  const message = `job ${ended}, so that runs may be missing: look at it, or take it out of what the gate needs if it records nothing`;
  return [{ severity: "error", message }];
}

function mergeOf({ merge, "shard-jobs": jobs = {} }: Inputs): Job["merge"] {
  if (merge.length === 0) return undefined;
  return { patterns: merge, unfinished: unfinished(jobs), digests: shardDigests(jobs) };
}

/** Recordings of another commit than the tested one may be on purpose, but nobody should have to guess. Without `.git` they come from elsewhere. */
function otherCheckout(
  { event, checkedOut: { commit, why } }: ActionContext,
  baseCommit: string | null,
): Problem[] {
  if (commit === event.commit) return [];
  if (commit !== null && commit === baseCommit && event.role !== "base") {
    const message = `the workspace has the base commit ${commit.slice(0, 7)} checked out, so its recordings are not those of this pull request: check out the commit that is tested`;
    return [{ severity: "error", message }];
  }
  const tested = event.commit.slice(0, 7);
  const warning = (message: string): Problem[] => [{ severity: "warning", message }];
  if (commit !== null)
    return warning(
      `the workspace has commit ${commit.slice(0, 7)} checked out, and this run is about ${tested}: recordings in it may be of another commit`,
    );
  if (why === undefined) return [];
  return warning(
    `the commit in the workspace is unknown: ${why}. Its recordings count as those of ${tested}`,
  );
}

/** How often the log says how far the judge is. */
const PATIENCE_MS = 10_000;

/** Who judges, as the workflow says; undefined when nobody does. The key may stand in the environment of the step too. */
function judgeOf(inputs: Inputs): JobJudge | undefined {
  const { "judge-model": model, "judge-base-url": server = DEFAULT_SERVER } = inputs;
  if (model === undefined) return undefined;
  return { model, server, apiKey: judgeKey(inputs["judge-api-key"]), onProgress: progressLog(), debug };
}

function progressLog(): NonNullable<JobJudge["onProgress"]> {
  const started = performance.now();
  let told = started;
  return (done, total, known) => {
    const now = performance.now();
    if (now - told < PATIENCE_MS || done === total) return;
    told = now;
    const left = Math.ceil((((now - started) / done) * (total - done)) / 1000);
    writeLog(terminal`judged ${done}/${total}, ${known} known before, ${left} s left`);
  };
}
