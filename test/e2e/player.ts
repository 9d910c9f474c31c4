import { vi } from "vitest";
import { type Report, reportSchema } from "../../src/report/report.ts";
import type { WorkflowRun } from "../loopback/repository.ts";
import { calleeOf, callGrants, checkCall, InvalidWorkflow } from "./play/calls.ts";
import { filledText } from "./play/expressions.ts";
import { type HookOptions, Hooks } from "./play/hooks.ts";
import { playJobs } from "./play/jobs.ts";
import { DEFAULT_GRANTS } from "./play/permissions.ts";
import { githubContext } from "./play/place.ts";
import type { PlayedJob } from "./play/play.ts";
import { worst } from "./play/result.ts";
import { RunArtifacts } from "./play/run-artifacts.ts";
import { isFromFork, isStarted, type Trigger, testedCommit } from "./play/trigger.ts";
import { readWorkflow, type WorkflowFile } from "./play/workflow-file.ts";

// Every step is a separate process, and a test may need a dozen.
vi.setConfig({ testTimeout: 180_000 });

export interface PlayedRun {
  trigger: Trigger;
  run: WorkflowRun;
  artifacts: RunArtifacts;
  /** In playing order, including unplayed ones of an earlier attempt. */
  jobs: PlayedJob[];
  /** GitHub's reason not to start it or one of its calls. */
  refused: string | undefined;
}

export interface PlayOptions extends HookOptions {
  /** The workflow's file in the tested commit; the gating one by default. */
  path?: string;
  /** Secrets of the repository; a fork's run gets none. */
  secrets?: Record<string, string>;
}

/** Plays a workflow of the tested commit, and those it calls, like GitHub does for the event. */
export function play(trigger: Trigger, options: PlayOptions = {}): Promise<PlayedRun> {
  const { github, event, ...head } = trigger;
  const path = options.path ?? github.workflowPath;
  const run = github.run({ head: testedCommit(trigger), event: event.name, path, ...head });
  const artifacts = new RunArtifacts(github, run);
  return playRun({ trigger, run, artifacts, jobs: [], refused: undefined }, [], options);
}

/** Plays a run again: all its jobs, or the failed ones and their dependents. */
export function replay(
  played: PlayedRun,
  which: "all" | "failed",
  options: Omit<PlayOptions, "path"> = {},
): Promise<PlayedRun> {
  played.run.attempt += 1;
  return playRun(played, which === "all" ? [] : played.jobs, { ...options, path: played.run.path });
}

export function jobOf({ jobs, refused }: PlayedRun, name: string): PlayedJob {
  const job = jobs.find((each) => each.name === name);
  if (job === undefined)
    throw new Error(refused ?? `no job ${name}, only ${jobs.map((each) => each.name).join(", ")}`);
  return job;
}

/** The report of a run. Throws when it is missing or does not match the schema. */
export function reportIn({ artifacts }: PlayedRun, suite = "default"): Report {
  return reportSchema.parse(JSON.parse(artifacts.text(`rungate-report.${suite}.json`)));
}

async function playRun(
  { trigger, run, artifacts }: PlayedRun,
  earlier: readonly PlayedJob[],
  options: PlayOptions,
): Promise<PlayedRun> {
  const jobs: PlayedJob[] = [];
  const hooks = new Hooks(options, artifacts);
  Object.assign(run, { status: "in_progress", conclusion: null });
  const refused = await refusalOf(async () => {
    const file = readFile(trigger, run.path);
    checkCalls(file, trigger);
    const isStopped = stopsOlderRuns(file, trigger, run);
    await playJobs(
      { trigger, run, artifacts, jobs, earlier, begin: (name) => hooks.begin(name, isStopped) },
      {
        file,
        isOurs: false,
        inputs: {},
        secrets: isFromFork(trigger) ? {} : (options.secrets ?? {}),
        prefix: "",
        grants: DEFAULT_GRANTS,
        after: { ancestors: [], isNew: false },
      },
    );
    hooks.end();
  });
  Object.assign(run, { status: "completed", conclusion: conclusionOf(jobs, refused) });
  return { trigger, run, artifacts, jobs, refused };
}

function conclusionOf(jobs: readonly PlayedJob[], refused: string | undefined): string {
  if (refused === undefined) return worst(jobs.map(({ result }) => result));
  return jobs.length === 0 ? "startup_failure" : "failure";
}

async function refusalOf(start: () => Promise<void>): Promise<string | undefined> {
  try {
    await start();
    return undefined;
  } catch (error) {
    if (error instanceof InvalidWorkflow) return error.message;
    throw error;
  }
}

/** True when a newer run of the pull request cancels this one through `concurrency`. */
function stopsOlderRuns({ concurrency }: WorkflowFile, trigger: Trigger, run: WorkflowRun): boolean {
  if (concurrency?.["cancel-in-progress"] !== true) return false;
  const groupOf = (id: number) => {
    const github = githubContext({ trigger, run: { ...run, id }, workspace: "", job: "" });
    return filledText(concurrency.group, {
      contexts: { github },
      status: { success: true, failure: false, cancelled: false },
    });
  };
  return groupOf(run.id) === groupOf(run.id + 1);
}

/** The workflow in the tested commit. Throws when the event does not start it. */
function readFile(trigger: Trigger, path: string): WorkflowFile {
  const text = testedCommit(trigger).files[path];
  if (text === undefined) throw new Error(`the tested commit has no ${path}`);
  const file = readWorkflow(text.toString());
  if (!isStarted(file, trigger.event))
    throw new Error(`${path} is not started by this ${trigger.event.name}`);
  return file;
}

function checkCalls(file: WorkflowFile, trigger: Trigger): void {
  for (const job of Object.values(file.jobs)) {
    if (job.uses === undefined) continue;
    checkCall(job, calleeOf(job.uses, testedCommit(trigger)), callGrants(job, file));
  }
}
