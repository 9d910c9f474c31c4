import { getInput } from "@actions/core";
import { type Markdown, markdown, terminal } from "../core/escape.ts";
import { acceptedView, refusedCommandView, secondLookView } from "../views/command-answer.ts";
import { type AcceptRequest, acceptCases } from "./accept-command.ts";
import { connect, faultText, type GitHub, isFaultOfGitHub } from "./client.ts";
import { commandPull, demandUnmoved, newestHeadRun } from "./comment-command-head.ts";
import { answerOn } from "./comments.ts";
import type { Actor } from "./commits.ts";
import {
  type CommentEvent,
  type Environment,
  readEnvironment,
  readIssueCommentEvent,
  repositoryUrl,
} from "./event.ts";
import { type CommandInputs, loadCommandInputs } from "./inputs.ts";
import { addToSummary, annotate, debug, mask, setOutputs, writeLog } from "./log.ts";
import { commenterOf, isCommand, RefusedCommand, readCommand, whyIgnored } from "./read-command.ts";
import { rerunSecondLook } from "./rerun-command.ts";
import { loadToolkit } from "./start.ts";
import { startGate } from "./start-gate.ts";

interface CommandJob {
  inputs: CommandInputs;
  environment: Environment;
  event: CommentEvent;
  github: GitHub;
  /** The client that creates commits, with the push token or the job's own token. */
  writer: GitHub;
}

/**
 * Executes a comment's command for people with write permission, without running code of the pull request. Returns 1 for faults of GitHub.
 * Throws ConfigurationError when the inputs or the event cannot be used.
 */
export async function answerComment(): Promise<0 | 1> {
  const inputs = loadCommandInputs(getInput);
  for (const token of [inputs["github-token"], inputs["push-token"]]) mask(token);
  const { context, getOctokit } = await loadToolkit();
  const environment = readEnvironment(context, process.env);
  const event = readIssueCommentEvent(environment);
  const why = isCommand(event.comment.body) ? whyIgnored(event) : "the comment is not a command";
  if (why !== undefined) return ignore(why);
  const { repository } = environment;
  const connection = (token: string) => connect({ token, repository, debug, getOctokit });
  const github = await connection(inputs["github-token"]);
  const writer = inputs["push-token"] === "" ? github : await connection(inputs["push-token"]);
  return answer({ inputs, environment, event, github, writer });
}

/** Comments of strangers get no answer, to avoid noise. */
async function ignore(why: string): Promise<0> {
  writeLog(terminal`nothing to do: ${why}`);
  await addToSummary(markdown`Nothing to do: ${why}.\n`);
  return 0;
}

async function answer(job: CommandJob): Promise<0 | 1> {
  const { reply, exitCode } = await outcomeOf(job);
  if (reply === undefined) return exitCode;
  await addToSummary(markdown`${reply}\n`);
  try {
    setOutputs({ "comment-url": await answerOn(job.github, job.event.pullRequest, reply) });
    return exitCode;
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    annotate("error", `no answer: ${faultText(error)}. The job summary has it`, { title: "rungate" });
    return 1;
  }
}

async function outcomeOf(job: CommandJob): Promise<{ reply: Markdown | undefined; exitCode: 0 | 1 }> {
  try {
    const commenter = await commenterOf(job.github, job.event);
    if ("ignored" in commenter) return { reply: undefined, exitCode: await ignore(commenter.ignored) };
    return { reply: await doCommand(job, commenter.by), exitCode: 0 };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return { reply: refusedCommandView(refusal), exitCode: error instanceof RefusedCommand ? 0 : 1 };
  }
}

/** Undefined for a bug of rungate. */
function refusalOf(error: unknown): RefusedCommand | undefined {
  if (error instanceof RefusedCommand) return error;
  if (!isFaultOfGitHub(error)) return undefined;
  const message = faultText(error);
  annotate("error", message, { title: "rungate" });
  return new RefusedCommand(message, "write the command in a new comment when that is fixed");
}

/** Returns undefined when recordings must be downloaded first. */
async function doCommand(job: CommandJob, by: Actor): Promise<Markdown | undefined> {
  const { github, inputs, environment, event } = job;
  if (environment.runAttempt > 1)
    throw new RefusedCommand(
      "the job of your comment was run again, and the command may mean something else by now",
      "write the command in a new comment",
    );
  const command = readCommand(event.comment.body);
  const { repository, repositoryId } = environment;
  const pull = await commandPull(github, event.pullRequest, repositoryId);
  const { workflow } = inputs;
  const run = await newestHeadRun(github, { pull, workflow, repository, repositoryId });
  const until = Date.parse(event.comment.createdAt);
  await demandUnmoved(github, { pull, run, until });
  if (command.name === "rerun") {
    await rerunSecondLook(github, run, until);
    return secondLookView(`${repositoryUrl(environment)}/actions/runs/${run.id}`);
  }
  const url = `${repositoryUrl(environment)}/pull/${pull.number}#issuecomment-${event.comment.id}`;
  const comment = { login: by.login, url };
  return accept(job, { ...job, workspace: environment.workspace, command, pull, run, until, comment });
}

async function accept(
  { github, inputs }: CommandJob,
  question: AcceptRequest,
): Promise<Markdown | undefined> {
  const { command, pull, run } = question;
  const commit = await acceptCases(question);
  if (commit === undefined) {
    setOutputs({ "recordings-run": run.id });
    writeLog(terminal`the recordings of run ${run.id} are needed`);
    return undefined;
  }
  const next =
    inputs["push-token"] === ""
      ? await startGate(github, inputs.workflow, pull, commit.commit)
      : "The commit starts the gate again";
  return acceptedView({ ...command, ...commit, next });
}
