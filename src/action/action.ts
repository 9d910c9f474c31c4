import { rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { ConfigurationError } from "../problems.ts";
import { interruptible } from "../process/interrupt.ts";
import { isRed } from "../report/is-red.ts";
import { type Shard, shardFileName } from "../shards/shard.ts";
import { reportFileName } from "../suite/suite-name.ts";
import { type BaseBranch, lookAtBaseBranch } from "./base-branch.ts";
import { markRunning } from "./comment.ts";
import { jobOf } from "./job.ts";
import { type Started, start, startToTell, type Told } from "./start.ts";
import { tellCrash, tellFault, tellInterrupt, tellProblems } from "./tell-problems.ts";

/**
 * The action: what happened → what stands on the base branch → score, compare, decide → write. Everything is written before the exit
 * code is decided, so that a failing gate is always explained. 0: nothing stops a merge, 1: the verdict does, or something could not
 * be written, 2: the configuration cannot be used. When another run has ended it does nothing but comment for that one.
 */
export async function runAction(): Promise<void> {
  process.once("uncaughtException", (error) => {
    tellCrash(error);
    // What is still under way could go on to say that all is well.
    process.exit(1);
  });
  await interruptible(tryToAct, tellInterrupt);
}

async function tryToAct(): Promise<void> {
  try {
    process.exitCode = await act();
  } catch (error) {
    process.exitCode = 1;
    await tellFault(error);
  }
}

async function act(): Promise<0 | 1 | 2> {
  let started: Started | undefined;
  try {
    if (process.env.GITHUB_EVENT_NAME === "workflow_run") {
      const { commentForFork } = await import("./fork-comment.ts");
      await commentForFork();
      return 0;
    }
    started = await start();
    const { shard } = started.inputs;
    return shard === undefined ? await gate(started) : await scoreShard(started, shard);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    await tellProblems(error, await toComment(started));
    return 2;
  }
}

/** Who may write the comment that nothing could be judged: of a job that is shared out, only the one that merges. */
async function toComment(started: Started | undefined): Promise<Started<Told> | undefined> {
  if (started === undefined) return startToTell();
  return started.inputs.shard === undefined ? started : undefined;
}

async function gate(started: Started): Promise<0 | 1> {
  const { inputs, environment } = started;
  const placeOf = (as: "json" | "html" | "xml") =>
    resolve(environment.GITHUB_WORKSPACE, reportFileName(inputs.suite, as));
  const files = { report: placeOf("json"), html: placeOf("html"), junit: placeOf("xml") };
  makePlace(files.report);
  // Where one of these stays, writing in its place fails too, and then no output names it.
  for (const file of [files.html, files.junit]) tryToRemove(file);
  const baseBranch = await lookAtBaseBranch(started);
  const [{ run }, { publish }] = await Promise.all([
    // Most of the program, which a job that cannot be judged never needs.
    import("../job/run.ts"),
    import("./publish.ts"),
    // Before a recording is read: that may be what the job is stopped for.
    markRunning(started),
  ]);
  const report = await run(jobOf(started, baseBranch));
  const isFailing = isRed(report);
  const isWritten = await publish(report, files, started, isFailing);
  return isFailing || !isWritten ? 1 : 0;
}

async function scoreShard(started: Started, shard: Shard): Promise<0 | 1> {
  const { inputs, environment } = started;
  const file = resolve(environment.GITHUB_WORKSPACE, shardFileName(inputs.suite, shard));
  makePlace(file);
  const baseBranch = await lookAtBaseBranch(started);
  if (started.event.role !== "base") refuseUnseen(baseBranch);
  const [{ runShard }, { publishShard }] = await Promise.all([
    import("../job/run.ts"),
    import("./publish-shard.ts"),
  ]);
  const report = await runShard(jobOf(started, baseBranch), shard);
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
