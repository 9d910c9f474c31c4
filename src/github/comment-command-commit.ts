import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { listed, shorten } from "../core/text.ts";
import type { SourceFile } from "../gate/accept/expectation-changes.ts";
import { commitId, faultText, type GitHub, graphqlError, isFaultOfGitHub, readAnswer } from "./client.ts";
import type { CommandPull } from "./comment-command-head.ts";
import { type AcceptCommand, AT_A_TERMINAL, RefusedCommand } from "./read-command.ts";

export interface MadeCommit {
  commit: string;
  url: string;
}

/** Git's modes of regular files. */
const REGULAR = [0o100644, 0o100755];

const MODE = `query ($owner: String!, $repo: String!, $commit: GitObjectID!, $path: String!) {
  repository(owner: $owner, name: $repo) { object(oid: $commit) { ... on Commit { file(path: $path) { mode } } } }
}`;

const modeSchema = z.object({
  repository: z.object({ object: z.object({ file: z.object({ mode: z.int() }).nullable() }) }),
});

// One request commits all files or none, and only while the branch still ends with the expected commit.
const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`;

const commitSchema = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: commitId, url: z.string() }) }),
});

/** Commits to the pull request's branch. Throws RefusedCommand when a file is a link, the branch has moved or GitHub refuses it. */
export async function commitFiles(
  reader: GitHub,
  writer: GitHub,
  { pull, files, message }: { pull: CommandPull; files: readonly SourceFile[]; message: CommitMessage },
): Promise<MadeCommit> {
  for (const { file } of files) await demandRegular(reader, pull.commit, file);
  const { octokit, owner, repo } = writer;
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: pull.branch },
    expectedHeadOid: pull.commit,
    message,
    fileChanges: {
      additions: files.map(({ file, text }) => ({
        path: file,
        contents: Buffer.from(text, "utf8").toString("base64"),
      })),
    },
  };
  const answer: unknown = await octokit.graphql(COMMIT, { input }).catch(refuse);
  const { commit } = readAnswer(commitSchema, answer, "a new commit").createCommitOnBranch;
  return { commit: commit.oid, url: commit.url };
}

/** A commit would replace the link with a file. */
async function demandRegular({ octokit, owner, repo }: GitHub, commit: string, path: string): Promise<void> {
  const answer: unknown = await octokit.graphql(MODE, { owner, repo, commit, path });
  const { file } = readAnswer(modeSchema, answer, "a file's mode").repository.object;
  if (file !== null && REGULAR.includes(file.mode)) return;
  throw new RefusedCommand(`${path} is a link and no file`, "run the command below on the branch, and push", {
    lines: AT_A_TERMINAL,
  });
}

function refuse(error: unknown): never {
  const refused = graphqlError(error);
  if (refused?.type === "STALE_DATA")
    throw new RefusedCommand(
      "the branch has another newest commit since the command was read",
      "look at the pull request as it is now, and write the command in a new comment",
    );
  if (!isFaultOfGitHub(error)) throw error;
  throw new RefusedCommand(
    `GitHub did not take the commit: ${refused?.message ?? faultText(error)}`,
    "check that the branch is not protected, and that the job has the permission contents: write",
  );
}

export interface CommitMessage {
  headline: string;
  body: string;
}

/** Returns the message of a commit that a comment requested. */
export function commitMessage(
  { cases, asVariant, reason }: AcceptCommand,
  { login, url }: { login: string; url: string },
): CommitMessage {
  const names = listed(
    cases.map((id) => shorten(harmless(id), limits.shownName)),
    limits.acceptedCases,
  );
  const how = asVariant ? " as a variant" : "";
  return {
    headline: `Accept ${names}${how}: ${harmless(reason)}`,
    body: `Asked for by ${login} in ${url}`,
  };
}

/** Characters that could skip workflows (`[skip ci]`), name an author (`<a@b.example>`), mention a user (`@`) or close an issue (`#`). */
const SPECIAL = new Map([
  ["[", "("],
  ["]", ")"],
  ["<", "("],
  [">", ")"],
  ["@", " "],
  ["#", " "],
]);

/** Removes everything that has a meaning to GitHub or git. */
function harmless(text: string): string {
  return text
    .replace(/[[\]<>@#]/g, (character) => SPECIAL.get(character) ?? " ")
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, " ")
    .trim();
}
