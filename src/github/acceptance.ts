import * as z from "../base/zod.ts";
import { faultText, type GitHub, readAnswer } from "./client.ts";
import { type Actor, changedSince, lastHeadMove, pushTime, readTimeline, standingLabel } from "./commits.ts";
import type { PullRequestHead } from "./pull-requests.ts";

/** Who took responsibility for a regression or a weakening, or why nobody did: reads well after "not accepted: ". */
export type Acceptance = { by: string } | { none: string; isLabelled: boolean };

/** A pull request, and the label by which a maintainer accepts what the gate found in it. */
export type AcceptanceQuestion = PullRequestHead & {
  label: string;
  /** `others`: the author of the pull request does not count. */
  by: "others" | "anyone";
};

/**
 * Who accepted the pull request as it stands: a person with triage rights or more who set the label after the last push. Never
 * throws: what GitHub does not answer, or not clearly, is no acceptance.
 */
export async function findAcceptance(github: GitHub, question: AcceptanceQuestion): Promise<Acceptance> {
  let isLabelled = false;
  try {
    const { labels, ...pull } = await readPullRequest(github, question.number);
    isLabelled = labels.includes(question.label);
    const found = isLabelled ? await judgeLabel(github, question, pull) : notSet(question.label);
    return "by" in found ? found : { ...found, isLabelled };
  } catch (error) {
    return { none: faultText(error), isLabelled };
  }
}

async function judgeLabel(
  github: GitHub,
  question: AcceptanceQuestion,
  { openedAt, author }: { openedAt: number; author: number | undefined },
): Promise<{ by: string } | { none: string }> {
  const timeline = await readTimeline(github, question.number);
  const set = standingLabel(timeline, question.label);
  if (set === undefined) return notSet(question.label);
  const label = `the label "${question.label}"`;
  const change = changedSince(timeline, set.at);
  if (change !== undefined) return { none: `${change} after ${label} was set: set it again` };

  // A branch can come back to a commit it had before. Only its last coming counts: in between there was something else to accept.
  const pushed = await pushTime(github, question, Math.max(openedAt, lastHeadMove(timeline)));
  const commit = question.headCommit.slice(0, 7);
  if (pushed === undefined)
    return { none: `no workflow run of the pull request tells when ${commit} was pushed` };
  if (!(pushed < set.at)) return { none: `${label} was not set after ${commit} was pushed: set it again` };

  const { actor } = set;
  if (actor === undefined) return { none: `the account that set ${label} is gone` };
  if (!isPerson(actor)) return { none: `${label} was not set by a person` };
  if (question.by === "others" && actor.id === author)
    return {
      none: `@${actor.login}, who set ${label}, opened the pull request: ask another person with triage rights to set it`,
    };
  if (await mayTriage(github, actor)) return { by: actor.login };
  return { none: `@${actor.login}, who set ${label}, has no triage rights` };
}

function notSet(label: string): { none: string } {
  return { none: `the label "${label}" is not set` };
}

const pullRequestSchema = z.object({
  created_at: z.string(),
  labels: z.array(z.object({ name: z.string() })),
  user: z.object({ id: z.int() }).nullable(),
});

async function readPullRequest({ octokit, owner, repo }: GitHub, number: number) {
  const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
  const { created_at, labels, user } = readAnswer(pullRequestSchema, data, "a pull request");
  return {
    openedAt: Date.parse(created_at),
    labels: labels.map(({ name }) => name),
    author: user?.id,
  };
}

// An underscore stands in the logins of managed users. The brackets of an app's `[bot]` do not fit.
const LOGIN = /^[a-z\d][a-z\d_-]{0,99}$/i;

const rightsSchema = z.object({
  permission: z.string(),
  role_name: z.string(),
  user: z.object({ id: z.int(), permissions: z.object({ triage: z.boolean().optional() }).optional() }),
});

/** Whether this is a person's account, with a login that can be shown as it is. */
export function isPerson({ type, login }: Actor): boolean {
  return type === "User" && LOGIN.test(login);
}

/** What an account may do, in GitHub's words. */
interface Rights {
  permission: string;
  role: string;
  mayTriage: boolean;
}

const NO_RIGHTS: Rights = { permission: "none", role: "none", mayTriage: false };

/**
 * What this person may do in the repository, now, under the login of then: nothing, where that is somebody else's by now. Throws what
 * octokit throws, and GitHubError.
 */
export async function permissionOf({ octokit, owner, repo }: GitHub, { id, login }: Actor): Promise<Rights> {
  const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login });
  const { permission, role_name: role, user } = readAnswer(rightsSchema, data, "a permission");
  // A login that was given up may be somebody else's by now.
  if (user.id !== id) return NO_RIGHTS;
  return { permission, role, mayTriage: user.permissions?.triage === true };
}

async function mayTriage(github: GitHub, actor: Actor): Promise<boolean> {
  const { permission, role, mayTriage } = await permissionOf(github, actor);
  // GitHub calls the role "maintain" the permission "write", and "triage" the permission "read".
  return ["admin", "write"].includes(permission) || role === "triage" || mayTriage;
}
