import { join } from "node:path";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { WorkflowEvent } from "./events.ts";

export interface ActionFile {
  inputs: Record<string, { default?: string }>;
  outputs: Record<string, unknown>;
  runs: { main: string };
}

export interface Around {
  /** Shell commands before the process, such as `ulimit -f 16`. */
  prelude?: string;
  /** Receives a function that sends signals, once the process runs. */
  started?: (send: (signal: NodeJS.Signals) => void) => void;
}

export interface Job extends Around {
  workspace: string;
  event?: WorkflowEvent;
  github?: LoopbackGitHub;
  env?: Record<string, string>;
  /** Masked values, beside the token and those the step announces. */
  secrets?: readonly string[];
  seconds?: number;
  folder?: string;
}

/** The inputs of an action: the workflow's values, else the defaults of action.yml, with the token. */
export function inputVariables(
  action: ActionFile,
  inputs: Record<string, string>,
  github?: LoopbackGitHub,
): Record<string, string> {
  const filled = Object.entries(action.inputs).map(([name, { default: preset = "" }]) => {
    const value = (inputs[name] ?? String(preset)).replace(
      /\$\{\{ *github\.token *\}\}/g,
      github?.token ?? "",
    );
    return [`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`, value];
  });
  return Object.fromEntries(filled);
}

/** The variables of every step, by docs.github.com/actions/reference/variables-reference. `folder` holds the runner's own files. */
export function jobVariables({ workspace, event, github }: Job, folder: string): Record<string, string> {
  const { GITHUB_REF = "refs/heads/main", ...ofEvent } = event?.env ?? {};
  const workflow = github?.workflowPath ?? ".github/workflows/agent.yml";
  const api = github?.api ?? "http://127.0.0.1:9";
  const { id, owner, name } = github?.repository ?? { id: 42, owner: "octo", name: "demo" };
  return {
    PATH: process.env.PATH ?? "",
    HOME: folder,
    CI: "true",
    GITHUB_ACTION: "__self",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION_REPOSITORY: "",
    GITHUB_ACTOR: "octocat",
    GITHUB_ACTOR_ID: "1",
    GITHUB_API_URL: api,
    GITHUB_BASE_REF: "",
    GITHUB_EVENT_NAME: event?.name ?? "push",
    GITHUB_EVENT_PATH: join(folder, "event.json"),
    GITHUB_GRAPHQL_URL: `${api}/graphql`,
    GITHUB_HEAD_REF: "",
    GITHUB_JOB: "rungate",
    GITHUB_REF,
    GITHUB_REF_NAME: GITHUB_REF.replace(/^refs\/(?:heads|tags|pull)\//, ""),
    GITHUB_REF_PROTECTED: "false",
    GITHUB_REF_TYPE: "branch",
    GITHUB_REPOSITORY: `${owner}/${name}`,
    GITHUB_REPOSITORY_ID: String(id),
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_REPOSITORY_OWNER_ID: "2",
    GITHUB_RETENTION_DAYS: "90",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: "5000",
    GITHUB_RUN_NUMBER: "1",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_SHA: "a".repeat(40),
    GITHUB_TRIGGERING_ACTOR: "octocat",
    GITHUB_WORKFLOW: "agent",
    GITHUB_WORKFLOW_REF: `${owner}/${name}/${workflow}@${GITHUB_REF}`,
    GITHUB_WORKFLOW_SHA: ofEvent.GITHUB_SHA ?? "a".repeat(40),
    GITHUB_WORKSPACE: workspace,
    RUNNER_ARCH: "X64",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_NAME: "GitHub Actions 1",
    RUNNER_OS: "Linux",
    RUNNER_TEMP: join(folder, "temp"),
    RUNNER_TOOL_CACHE: join(folder, "tools"),
    ...ofEvent,
  };
}
