import { rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { terminal } from "../core/escape.ts";
import { readTextFile } from "../core/files.ts";
import { namesPythonPackage } from "../core/install-command.ts";
import { interruptible, toItsEnd } from "../core/interruptible.ts";
import { objectOf } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { tryParseJson } from "../core/parse-json.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import type { SuiteReport } from "../gate/decide/suites-verdict.ts";
import { createdAt, type Job, type JobJudge, judgeKey, today } from "../gate/job.ts";
import { reportFileName } from "../gate/score/fingerprint.ts";
import { type Shard, shardFileName } from "../gate/score/shards.ts";
import { isRed } from "../report/red.ts";
import type { Report } from "../report/report.ts";
import { DEFAULT_SERVER } from "../scorers/judge/judgement.ts";
import { type BaseBranch, lookAtBaseBranch } from "./base-branch.ts";
import { reportCrash, reportFault, reportInterrupt, reportProblems } from "./faults.ts";
import { callName, type Inputs, inputWithoutVerdict, settingsOf } from "./inputs.ts";
import { debug, writeLog } from "./log.ts";
import { shardDigests, unfinished } from "./needs.ts";
import { markRunning } from "./publish.ts";
import { type ActionContext, type CommentInputs, start, startToReport } from "./start.ts";

/**
 * Runs the action. Writes all outputs before it sets the exit code, so that a failing gate is always explained. Exit codes: 0 passes, 1 for
 * a blocking verdict or a fault of writing, 2 for a configuration error. The events workflow_run and issue_comment only comment.
 */
export async function runAction(): Promise<void> {
  process.once("uncaughtException", (error) => {
    reportCrash(error);
    // Work in progress could otherwise still report success.
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
      const { answerComment } = await import("./comment-command.ts");
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

/** Only the job that gives the verdict may comment that nothing could be judged. */
async function toComment(
  started: ActionContext | undefined,
): Promise<ActionContext<CommentInputs> | undefined> {
  if (started === undefined) return startToReport();
  return inputWithoutVerdict(started.inputs) === process.env.GITHUB_JOB ? undefined : started;
}

/** A required check of a job without a verdict would always be green. */
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
  // A leftover file makes the later write fail too, and then no output names it.
  for (const file of [files.html, files.junit]) tryToRemove(file);
  // Done before recordings are read, because the job may be stopped there. Both must end before another write.
  const [suites] = await allOf(lookAtBaseBranch(started), markRunning(started));
  const [reports, { publish }] = await Promise.all([gateSuites(started, suites), import("./publish.ts")]);
  const isFailing = reports.some(isRed);
  const isWritten = await publish(reports, files, started, isFailing);
  return isFailing || !isWritten ? 1 : 0;
}

async function gateSuites(started: ActionContext, suites: readonly BaseBranch[]): Promise<Report[]> {
  // Loaded late, because it is most of the program and a configuration error needs none of it.
  const [{ run }, { judgeSuites }] = await Promise.all([
    import("../gate/run-job.ts"),
    import("../gate/decide/suites-verdict.ts"),
  ]);
  const reports: SuiteReport[] = [];
  for (const suite of suites) {
    const job = jobOf(started, suite);
    reports.push({ report: await run(job), record: job.record });
  }
  return judgeSuites(reports);
}

/** Scores a first recording, and reports if a second recording could settle the verdict. */
async function lookFirst(started: ActionContext): Promise<0 | 1> {
  const [suites] = await allOf(lookAtBaseBranch(started), markRunning(started));
  await markUnlessBaseSaysNever(started, suites);
  const [reports, { publishFirstLook }] = await Promise.all([
    gateSuites(started, suites),
    import("./publish.ts"),
  ]);
  return (await publishFirstLook(reports)) ? 0 : 1;
}

/** A pull request that disables comments must not keep an old verdict in place. */
async function markUnlessBaseSaysNever(started: ActionContext, suites: readonly BaseBranch[]): Promise<void> {
  const { inputs, event } = started;
  const isOfBase = suites.every(({ baseline }) =>
    baseline.state === "found" ? baseline.report.settings?.comment === "never" : baseline.state === "none",
  );
  if (inputs.comment === "never" && event.role !== "base" && !isOfBase)
    await markRunning({ ...started, inputs: { ...inputs, comment: "changes" } });
}

/** Waits for both promises even when one fails. */
async function allOf<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
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
    import("../gate/run-job.ts"),
    import("./publish.ts"),
  ]);
  const report = await runShard(jobOf(started, suite), shard);
  return (await publishShard(report, file)) ? 0 : 1;
}

/** Without the policy of the base branch, shards could score under different policies. */
function refuseUnseen({ baseline }: BaseBranch): void {
  if (typeof baseline !== "object" || baseline.state !== "unavailable") return;
  throw new ConfigurationError([{ severity: "error", message: baseline.reason }]);
}

/** A file of this name in the checkout would be taken for this run's report. */
function makePlace(file: string): void {
  const fault = tryToRemove(file);
  if (fault === undefined) return;
  const message = `is in the report's place and cannot be removed: ${fault.message}`;
  throw new ConfigurationError([{ severity: "error", file: basename(file), message }]);
}

/** Returns the error when the file is still there. */
function tryToRemove(file: string): Error | undefined {
  try {
    rmSync(file, { force: true, recursive: true });
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

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
    // A first look has fewer preceding jobs than the job that gives the verdict.
    settings: inputs["first-look"] ? null : settingsOf(inputs),
    tier: inputs.tier,
    event: {
      headCommit: event.pullRequest?.headCommit ?? null,
      baseCommit,
      pullRequest: event.pullRequest?.number ?? null,
      runAttempt: environment.runAttempt,
      installed: installedIn(environment.workspace),
      ...(earlier && earlier.count > 0 && { runAtCommit: earlier.count + 1 }),
    },
    merge: mergeOf(inputs),
    workflowRun: environment.runId,
    judge: judgeOf(inputs),
    warnings: [...warnings, ...failedRecording(started), ...otherCheckout(started, baseCommit)],
  };
}

/** `npx rungate` uses the repository's own package only when its package.json names it. A Python project has `rungate` itself. */
function installedIn(root: string): boolean | "python" {
  const bounds = { root, contained: true, mostBytes: limits.configurationBytes, remedy: "" };
  const textOf = (file: string) => readTextFile(file, bounds, [])?.text ?? "";
  const isInPython = ["pyproject.toml", "requirements.txt"].map(textOf).some(namesPythonPackage);
  return namesRungate(textOf("package.json")) || (isInPython && "python");
}

function namesRungate(text: string): boolean {
  const manifest = objectOf(tryParseJson(text));
  const kinds = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies];
  return manifest.name === "rungate" || kinds.some((kind) => Object.hasOwn(objectOf(kind), "rungate"));
}

/** A pull request can set SOURCE_DATE_EPOCH, which may move the clock forward but never back. */
function laterDay(day: string, otherDay: string): string {
  return day > otherDay ? day : otherDay;
}

/** A commit's date is set by its author, and an invalid date must not prevent a report. */
function knownTime(time: string | null): string | undefined {
  const at = new Date(time ?? Number.NaN);
  return Number.isNaN(at.getTime()) || !/^\d{4}-/.test(at.toISOString()) ? undefined : at.toISOString();
}

/** A failed job may have recorded a part only, and missing runs of undeclared cases would go unnoticed. */
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

/** Recordings of another commit may be intended, so most mismatches are warnings. Without `.git` there is nothing to compare. */
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

/** The interval of progress lines in the log. */
const PATIENCE_MS = 10_000;

/** The API key may also come from the environment of the step. */
function judgeOf(inputs: Inputs): JobJudge | undefined {
  const { "judge-model": model, "judge-base-url": server = DEFAULT_SERVER } = inputs;
  if (model === undefined) return undefined;
  return { model, server, apiKey: judgeKey(inputs["judge-api-key"]), onProgress: progressLog(), debug };
}

function progressLog(): NonNullable<JobJudge["onProgress"]> {
  const started = performance.now();
  let lastLogged = started;
  return (done, total, known) => {
    const now = performance.now();
    if (now - lastLogged < PATIENCE_MS || done === total) return;
    lastLogged = now;
    const left = Math.ceil((((now - started) / done) * (total - done)) / 1000);
    writeLog(terminal`judged ${done}/${total}, ${known} known before, ${left} s left`);
  };
}
