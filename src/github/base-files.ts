import { limits } from "../core/limits.ts";
import type { Problem } from "../core/problems.ts";
import * as z from "../core/schema.ts";
import { type BaseFiles, unusedText } from "../gate/baseline/base-expectations.ts";
import { faultText, type GitHub, GitHubError, isFaultOfGitHub, lookText, readAnswer } from "./client.ts";
import { insideRepository, readFileAt } from "./commits.ts";

/** The number of files per request. */
const PAGE = 100;

/** Git's modes of regular files. */
const REGULAR = [0o100644, 0o100755];

// A query by "commit:path" could not distinguish a missing commit from a missing file.
const queryFor = (paths: readonly string[]) => `
query ($owner: String!, $repo: String!, $commit: GitObjectID!, ${paths.map((_, at) => `$p${at}: String!`).join(", ")}) {
  repository(owner: $owner, name: $repo) {
    object(oid: $commit) { ... on Commit { ${paths.map((_, at) => `f${at}: file(path: $p${at}) { ...source }`).join(" ")} } }
  }
}
fragment source on TreeEntry { mode object { ... on Blob { byteSize isTruncated text } } }`;

const entrySchema = z
  .object({
    mode: z.int(),
    object: z
      .object({
        byteSize: z.int().min(0).optional(),
        isTruncated: z.boolean().optional(),
        text: z.string().nullish(),
      })
      .nullable(),
  })
  .nullable();

const answerSchema = z.object({
  repository: z.object({ object: z.record(z.string(), entrySchema) }),
});

type Entry = NonNullable<z.output<typeof entrySchema>>;

/** Reads files at a commit with few requests. Ignores paths outside the repository. `unread` has warnings for all faults. */
export async function readBaseFiles(
  github: GitHub,
  files: readonly string[],
  commit: string,
): Promise<BaseFiles> {
  const requested = [...new Set(files)].flatMap((file) => {
    const path = pathOf(file);
    return path === undefined ? [] : [{ file, path }];
  });
  const found: { file: string; text: string }[] = [];
  const unread: Problem[] = [];
  try {
    for (let from = 0; from < requested.length; from += PAGE) {
      const page = requested.slice(from, from + PAGE);
      const entries = await entriesAt(
        github,
        page.map(({ path }) => path),
        commit,
      );
      for (const [at, { file, path }] of page.entries()) {
        const entry = entries[at] ?? null;
        const read = entry === null ? undefined : await textOf(github, entry, path, commit);
        if (read !== undefined && "text" in read) found.push({ file, text: read.text });
        else if (read !== undefined)
          unread.push({ severity: "warning", file, message: unusedText(read.why) });
      }
    }
    return { commit, files: found, unread };
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    const message = `changed cases are not scored by what the base expects, because that cannot be read: ${lookText(error)}`;
    return { commit, files: [], unread: [{ severity: "warning", message }] };
  }
}

function pathOf(file: string): string | undefined {
  try {
    return insideRepository(file);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return undefined;
  }
}

async function entriesAt(
  { octokit, owner, repo }: GitHub,
  paths: readonly string[],
  commit: string,
): Promise<(Entry | null)[]> {
  const variables = Object.fromEntries(paths.map((path, at) => [`p${at}`, path]));
  const answer: unknown = await octokit.graphql(queryFor(paths), { owner, repo, commit, ...variables });
  const { object } = readAnswer(answerSchema, answer, "files of a commit").repository;
  return paths.map((_, at) => {
    const entry = object[`f${at}`];
    if (entry === undefined) throw new GitHubError("GitHub's answer is cut off or is not files of a commit");
    return entry;
  });
}

/** Returns undefined for a link to nothing. */
async function textOf(
  github: GitHub,
  { mode, object }: Entry,
  path: string,
  commit: string,
): Promise<{ text: string } | { why: string } | undefined> {
  const { byteSize = 0, isTruncated = true, text } = object ?? {};
  const isFile = REGULAR.includes(mode);
  if (isFile && byteSize > limits.configurationBytes)
    return { why: `it has ${byteSize} bytes, and ${limits.configurationBytes} are read` };
  const isWhole = isFile && !isTruncated && Buffer.byteLength(text ?? "") === byteSize;
  if (isWhole && typeof text === "string") return { text };
  try {
    const whole = await readFileAt(github, path, commit, limits.configurationBytes);
    return whole === undefined ? undefined : { text: whole };
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    return { why: faultText(error) };
  }
}
