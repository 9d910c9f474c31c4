import * as z from "../core/schema.ts";
import type { Baseline } from "../gate/baseline/baseline.ts";
import { findBaseline, type Search } from "./baseline.ts";
import { connect, isFaultOfGitHub, lookText, readAnswer } from "./client.ts";

const repositorySchema = z.object({ id: z.int().min(1) });

/** Returns the baseline for the command line, with the user's token. A fault of GitHub gives `unavailable`. */
export async function readLocalBaseline(
  { token, repository }: { token: string; repository: string },
  query: Pick<Search, "suite" | "baseCommit" | "baseBranch" | "workflow" | "workflows">,
): Promise<Baseline> {
  try {
    const github = await connect({ token, repository, debug: () => {} });
    const { octokit, owner, repo } = github;
    const { data } = await octokit.rest.repos.get({ owner, repo });
    const { id } = readAnswer(repositorySchema, data, "a repository");
    return await findBaseline(github, { ...query, repositoryId: id, hasPolicy: false, debug: () => {} });
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    return { state: "unavailable", reason: lookText(error) };
  }
}
