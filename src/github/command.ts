import { getInput } from "@actions/core";
import { type Markdown, markdown, terminal } from "../base/escape.ts";
import { acceptedView, refusedCommandView, secondLookView } from "../views/command.ts";
import { type AcceptQuestion, acceptCases } from "./accept-command.ts";
import { connect, faultText, type GitHub, isFaultOfGitHub } from "./client.ts";
import { commenterOf, isCommand, RefusedCommand, readCommand, whyIgnored } from "./command-comment.ts";
import { type CommandPull, commandPull, demandUnmoved, newestHeadRun } from "./command-head.ts";
import { answerOn } from "./comments.ts";
import type { Actor } from "./commits.ts";
import { isBaseBranch } from "./config-files.ts";
import {
  type CommentEvent,
  type Environment,
  readEnvironment,
  readIssueCommentEvent,
  repositoryUrl,
} from "./event.ts";
import { type CommandInputs, loadCommandInputs } from "./inputs.ts";
import { addToSummary, annotate, debug, mask, setOutputs, writeLog } from "./log.ts";
import { rerunSecondLook } from "./rerun-command.ts";
import { loadToolkit } from "./start.ts";

/** What a comment is answered with. */
interface CommandJob {
  inputs: CommandInputs;
  environment: Environment;
  event: CommentEvent;
  github: GitHub;
  /** Who commits: the token for that, or the job's own. */
  writer: GitHub;
}

/**
 * Does what a comment on a pull request asks for, and answers it with another one. Only people who may write to the repository get an
 * answer. Nothing of the pull request is run. Returns the exit code: 1 where GitHub does not do its part. Throws ConfigurationError when
 * inputs or event cannot be used.
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

/** A stranger's comment gets no answer, so that it makes no noise: only the log and the summary of the job say why. */
async function ignore(why: string): Promise<0> {
  writeLog(terminal`nothing to do: ${why}`);
  await addToSummary(markdown`Nothing to do: ${why}.\n`);
  return 0;
}

async function answer(job: CommandJob): Promise<0 | 1> {
  const { said, exitCode } = await outcomeOf(job);
  if (said === undefined) return exitCode;
  await addToSummary(markdown`${said}\n`);
  try {
    setOutputs({ "comment-url": await answerOn(job.github, job.event.pullRequest, said) });
    return exitCode;
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    annotate("error", `no answer: ${faultText(error)}. The job summary has it`, { title: "rungate" });
    return 1;
  }
}

/** The answer, if there is one, and the exit code. */
async function outcomeOf(job: CommandJob): Promise<{ said: Markdown | undefined; exitCode: 0 | 1 }> {
  try {
    const commenter = await commenterOf(job.github, job.event);
    if ("ignored" in commenter) return { said: undefined, exitCode: await ignore(commenter.ignored) };
    return { said: await doCommand(job, commenter.by), exitCode: 0 };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return { said: refusedCommandView(refusal), exitCode: error instanceof RefusedCommand ? 0 : 1 };
  }
}

/** Why nothing was done; undefined for a fault of our own. */
function refusalOf(error: unknown): RefusedCommand | undefined {
  if (error instanceof RefusedCommand) return error;
  if (!isFaultOfGitHub(error)) return undefined;
  const message = faultText(error);
  annotate("error", message, { title: "rungate" });
  return new RefusedCommand(message, "write the command in a new comment when that is fixed");
}

/** Does what the comment asks for. Undefined where recordings have to be downloaded first. */
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

async function accept({ github, inputs }: CommandJob, asked: AcceptQuestion): Promise<Markdown | undefined> {
  const { command, pull, run } = asked;
  const made = await acceptCases(asked);
  if (made === undefined) {
    setOutputs({ "recordings-run": run.id });
    writeLog(terminal`the recordings of run ${run.id} are needed`);
    return undefined;
  }
  const next =
    inputs["push-token"] === "" ? await startGate(github, inputs, pull) : "The commit starts the gate again";
  return acceptedView({ ...command, ...made, next });
}

/** The job's own token starts no workflow by a push, and may start one by hand. How that went, as a sentence. */
async function startGate(
  github: GitHub,
  { workflow: workflow_id }: CommandInputs,
  pull: CommandPull,
): Promise<string> {
  const { octokit, owner, repo } = github;
  const ref = pull.branch;
  try {
    const otherwise = await judgedByHand(github, pull);
    if (otherwise !== undefined)
      return `The gate does not run again by itself, because a run by hand ${otherwise}: push a commit`;
    await octokit.rest.actions.createWorkflowDispatch({ owner, repo, workflow_id, ref });
    return "The gate runs again on that commit";
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    return `The gate does not run again by itself (${faultText(error)}): add workflow_dispatch to ${workflow_id}, and push a commit`;
  }
}

/**
 * What a run by hand does where it does not judge this pull request. Its check would stand at the newest commit all the same, by the name
 * that is required, and no other one beside it.
 */
async function judgedByHand(
  github: GitHub,
  { branch, base, defaultBranch }: CommandPull,
): Promise<string | undefined> {
  const isBase = (name: string) => isBaseBranch(github, name, defaultBranch);
  if (base !== defaultBranch && (await isBase(base)))
    return `compares with the default branch, and not with ${base}`;
  return (await isBase(branch)) ? "on a base branch judges no merge" : undefined;
}
