import type { Gate } from "../doctor/gate.ts";
import { type GitHubSetup, type KeptBaseline, type Seen, unseenSetup } from "../doctor/github-setup.ts";
import { z } from "../zod.ts";
import { readAllowed, readRetention } from "./actions-settings.ts";
import { readAnswer } from "./answer.ts";
import { readBranch, readRules } from "./branch-rules.ts";
import type { GitHub } from "./client.ts";
import { faultText, isFaultOfGitHub, statusOf } from "./fault.ts";
import { readKeptBaseline, type Sought } from "./kept-baseline.ts";

const repositorySchema = z.object({
  id: z.int().min(1),
  default_branch: z.string().min(1),
  private: z.boolean(),
});

/**
 * How a repository is set up on GitHub, as far as the gates depend on it. Nothing is written. What could not be seen is unseen, with the
 * reason; nothing is thrown for a fault of GitHub.
 */
export async function readSetup(github: GitHub, sought: ReadonlyMap<Gate, Sought>): Promise<GitHubSetup> {
  const { octokit, owner, repo } = github;
  const repository = await see(async () => {
    const { data } = await octokit.rest.repos.get({ owner, repo });
    return readAnswer(repositorySchema, data, "a repository");
  });
  if ("unseen" in repository) return unseenSetup(repository.unseen);
  const { id, default_branch: branch, private: isPrivate } = repository.seen;
  const [rules, protection, retentionDays, actions] = await Promise.all([
    see(() => readRules(github, branch)),
    see(() => readBranch(github, branch)),
    see(() => readRetention(github), isAdministrative),
    see(() => readAllowed(github), isAdministrative),
  ]);
  const baselines = new Map<Gate, Seen<KeptBaseline>>();
  for (const [gate, one] of sought) {
    const base =
      "unseen" in protection
        ? protection
        : await see(() => readKeptBaseline(github, one, { branch, id, commit: protection.seen.commit }));
    baselines.set(gate, base);
  }
  return {
    defaultBranch: { seen: branch },
    isPublic: { seen: !isPrivate },
    rules,
    protection: "unseen" in protection ? protection : { seen: protection.seen.checks },
    retentionDays,
    actions,
    baselines,
  };
}

async function see<T>(ask: () => Promise<T>, hint: (error: unknown) => string = () => ""): Promise<Seen<T>> {
  try {
    return { seen: await ask() };
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    return { unseen: `${faultText(error)}${hint(error)}` };
  }
}

function isAdministrative(error: unknown): string {
  return [403, 404].includes(statusOf(error) ?? 0) ? ": only the token of an administrator may see it" : "";
}
