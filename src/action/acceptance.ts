import { findAcceptance } from "../github/acceptance.ts";
import type { GitHub } from "../github/client.ts";
import { faultText } from "../github/fault.ts";
import { type PullRequestHead, pullRequestHead } from "../github/pull-requests.ts";
import type { Policy } from "../policy/schema.ts";
import type { Problem } from "../problems.ts";
import type { Report } from "../report/schema.ts";
import type { ActionEvent } from "./event.ts";
import { debug } from "./log.ts";
import type { Started } from "./start.ts";

/** Who took responsibility, and what a reader must know when nobody's word counts. */
export interface Acceptance {
  accepted: Report["accepted"];
  warnings: Problem[];
}

/** Who took responsibility for a regression by the label that the policy names, and what a reader must know when that does not count. */
export async function acceptance(
  { event, inputs }: Started,
  github: GitHub,
  { gate: { acceptLabel: label, acceptBy: by } }: Policy,
): Promise<Acceptance> {
  // A shard decides nothing.
  if (label === null || inputs.shard !== undefined) return { accepted: null, warnings: [] };
  const pullRequest = event.pullRequest ?? (await queuedPullRequest(github, event));
  if (pullRequest === null) return { accepted: null, warnings: [] };
  const found = await findAcceptance(github, { ...pullRequest, label, by });
  if ("by" in found) return { accepted: found, warnings: [] };
  const message = `not accepted: ${found.none}`;
  debug(message);
  return { accepted: null, warnings: found.isLabelled ? [{ severity: "warning", message }] : [] };
}

async function queuedPullRequest(github: GitHub, { queued }: ActionEvent): Promise<PullRequestHead | null> {
  if (queued === null) return null;
  try {
    return await pullRequestHead(github, queued);
  } catch (error) {
    debug(`the queued pull request cannot be looked at: ${faultText(error)}`);
    return null;
  }
}
