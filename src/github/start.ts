import { ConfigurationError } from "../base/problems.ts";
import { judgeKey } from "../gate/job.ts";
import { checkedOutCommit } from "../setup/git.ts";
import { connect, type GitHub } from "./client.ts";
import { type ActionEvent, type Environment, readEnvironment, readEvent } from "./event.ts";
import { getInput, type Inputs, loadCommentInputs, loadInputs } from "./inputs.ts";
import { debug, mask } from "./log.ts";

/** The inputs by which a comment is written. */
export type CommentInputs = Pick<Inputs, "suite" | "comment" | "github-token">;

/** What a job of the action begins with. */
export interface ActionContext<Some = Inputs> {
  inputs: Some;
  environment: Environment;
  event: ActionEvent;
  /** Undefined without a token. */
  github: GitHub | undefined;
  /** The commit in the workspace, where that is known. */
  checkedOut: string | null;
}

/** Reads the inputs, what the runner says, and the event. Throws ConfigurationError with what cannot be used. */
export async function start(): Promise<ActionContext> {
  // Before anything can be said of the inputs, for a mistake in them is told.
  mask(judgeKey(getInput("judge-api-key")));
  return await begin(loadInputs(getInput));
}

/**
 * Enough to tell on the pull request that other inputs cannot be used; undefined when even that is not to be had, or nobody wants a
 * comment: what keeps a shard from its work the job that merges will find, too.
 */
export async function startToReport(): Promise<ActionContext<CommentInputs> | undefined> {
  if (getInput("comment") === "never" || getInput("shard") !== "") return undefined;
  try {
    return await begin({ ...loadCommentInputs(getInput), comment: "auto" });
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

async function begin<Some extends CommentInputs>(inputs: Some): Promise<ActionContext<Some>> {
  const token = inputs["github-token"];
  mask(token);
  const environment = readEnvironment(process.env);
  const { GITHUB_WORKSPACE: root, GITHUB_REPOSITORY: repository } = environment;
  const checkedOut = checkedOutCommit(root);
  const event = readEvent(environment, checkedOut);
  debug(`event ${event.name}, tested commit ${event.commit}, in the workspace ${checkedOut ?? "unknown"}`);
  const github = token === "" ? undefined : await connect({ token, repository, debug });
  return { inputs, environment, event, github, checkedOut };
}
