import * as z from "../core/schema.ts";
import { type CheckRunResult, checkRunName } from "../views/check-run.ts";
import { faultText, type GitHub, isFaultOfGitHub, readAnswer } from "./client.ts";
import { type ActionEvent, type Environment, jobUrl } from "./event.ts";
import { callName, type Inputs } from "./inputs.ts";
import { annotate } from "./log.ts";

const idSchema = z.object({ id: z.int().min(1) });

/**
 * Creates a check run in progress at the commit that a merge needs it for, so that no success of an earlier run stands there. Returns its
 * id; undefined where there is no such commit, or where GitHub refuses, with a warning.
 */
export async function startCheckRun(
  github: GitHub,
  inputs: Pick<Inputs, "suite">,
  event: ActionEvent,
  environment: Environment,
): Promise<number | undefined> {
  const commit = event.pullRequest?.headCommit ?? (event.role === "queue" ? event.commit : undefined);
  if (commit === undefined) return undefined;
  const { octokit, owner, repo } = github;
  const name = checkRunName(callName(inputs));
  return await orWarning(async () => {
    const { data } = await octokit.rest.checks.create({
      ...{ owner, repo, name, head_sha: commit, status: "in_progress", details_url: jobUrl(environment) },
    });
    return readAnswer(idSchema, data, "a check run").id;
  });
}

/** Writes the result of a check run, and warns where GitHub refuses: the check run then stays in progress, and blocks. */
export async function endCheckRun(
  { octokit, owner, repo }: GitHub,
  check_run_id: number,
  { conclusion, title, summary, annotations }: CheckRunResult,
): Promise<void> {
  const output = {
    title,
    summary: summary.text,
    annotations: annotations.map(({ level, file, line, ...texts }) => {
      return { ...texts, path: file, start_line: line, end_line: line, annotation_level: level };
    }),
  };
  await orWarning(() => octokit.rest.checks.update({ owner, repo, check_run_id, conclusion, output }));
}

async function orWarning<T>(write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    const message = `the check run cannot be written (${faultText(error)}): give the job the permission checks: write. In a pull request from a fork GitHub gives none, so require the job there`;
    annotate("warning", message, { title: "rungate" });
    return undefined;
  }
}
