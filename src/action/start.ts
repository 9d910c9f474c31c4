import * as core from "@actions/core";
import { checkedOutCommit } from "../disk/checkout.ts";
import { connect, type GitHub } from "../github/client.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { type ActionEvent, readEvent } from "./event.ts";
import { type Inputs, loadInputs } from "./inputs.ts";
import { debug, mask } from "./log.ts";

/** What a job of the action begins with. */
export interface Started {
  inputs: Inputs;
  environment: Environment;
  event: ActionEvent;
  /** Undefined without a token. */
  github: GitHub | undefined;
  /** The commit in the workspace, where that is known. */
  checkedOut: string | null;
}

/** Reads the inputs, what the runner says, and the event. Throws ConfigurationError with what cannot be used. */
export function start(): Started {
  const inputs = loadInputs(core.getInput);
  const token = inputs["github-token"];
  mask(token);
  const environment = readEnvironment(process.env);
  const { GITHUB_WORKSPACE: root, GITHUB_REPOSITORY: repository } = environment;
  const checkedOut = checkedOutCommit(root);
  const event = readEvent(environment, checkedOut);
  debug(`event ${event.name}, tested commit ${event.commit}, in the workspace ${checkedOut ?? "unknown"}`);
  const github = token === "" ? undefined : connect({ token, repository, debug });
  return { inputs, environment, event, github, checkedOut };
}
