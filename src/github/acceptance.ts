import * as z from "../core/schema.ts";
import { faultText, type GitHub, readAnswer } from "./client.ts";
import { type Actor, changedSince, lastHeadMove, pushTime, readTimeline, standingLabel } from "./commits.ts";
import type { PullRequestHead } from "./pull-requests.ts";

/** The login of the acceptor, or a reason that completes "not accepted: ". */
export type Acceptance = { by: string } | { none: string; isLabelled: boolean };

type AcceptanceQuestion = PullRequestHead & {
  label: string;
  /** `others` excludes the author of the pull request. */
  by: "others" | "anyone";
};

/** Returns the person with triage rights who set the label after the last push, or a reason. Never throws. */
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

  // A branch can return to an earlier commit. Only the last push of it counts, because other commits came in between.
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

// Logins of managed users contain an underscore. An app's `[bot]` must not match.
const LOGIN = /^[a-z\d][a-z\d_-]{0,99}$/i;

const rightsSchema = z.object({
  permission: z.string(),
  role_name: z.string(),
  user: z.object({ id: z.int(), permissions: z.object({ triage: z.boolean().optional() }).optional() }),
});

/** Returns true for a person's account whose login is safe to print. */
export function isPerson({ type, login }: Actor): boolean {
  return type === "User" && LOGIN.test(login);
}

/** An account's rights, in GitHub's terms. */
interface Rights {
  permission: string;
  role: string;
  mayTriage: boolean;
}

const NO_RIGHTS: Rights = { permission: "none", role: "none", mayTriage: false };

/** Returns the current rights of an account in the repository. Throws GitHubError and octokit's errors. */
export async function permissionOf({ octokit, owner, repo }: GitHub, { id, login }: Actor): Promise<Rights> {
  const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login });
  const { permission, role_name: role, user } = readAnswer(rightsSchema, data, "a permission");
  // A released login may belong to another account by now.
  if (user.id !== id) return NO_RIGHTS;
  return { permission, role, mayTriage: user.permissions?.triage === true };
}

async function mayTriage(github: GitHub, actor: Actor): Promise<boolean> {
  const { permission, role, mayTriage } = await permissionOf(github, actor);
  // GitHub reports the role "maintain" as the permission "write", and "triage" as "read".
  return ["admin", "write"].includes(permission) || role === "triage" || mayTriage;
}
