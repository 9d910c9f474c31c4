import * as z from "../base/zod.ts";
import type { Baseline } from "../gate/baseline.ts";
import { findBaseline, type Search } from "./baseline.ts";
import { connect, isFaultOfGitHub, lookText, readAnswer } from "./client.ts";

const repositorySchema = z.object({ id: z.int().min(1) });

/**
 * The baseline of a commit for somebody who is not on a runner: what GitHub says with their token. A fault of GitHub makes it
 * `unavailable`.
 */
export async function readLocalBaseline(
  { token, repository }: { token: string; repository: string },
  sought: Pick<Search, "suite" | "baseCommit" | "baseBranch" | "workflow" | "workflows">,
): Promise<Baseline> {
  try {
    const github = await connect({ token, repository, debug: () => {} });
    const { octokit, owner, repo } = github;
    const { data } = await octokit.rest.repos.get({ owner, repo });
    const { id } = readAnswer(repositorySchema, data, "a repository");
    return await findBaseline(github, { ...sought, repositoryId: id, hasPolicy: false, debug: () => {} });
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    return { state: "unavailable", reason: lookText(error) };
  }
}
