import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { posix } from "node:path";
import { limits } from "../limits.ts";
import { readBytes } from "../network/read-bytes.ts";
import { shorten } from "../wording.ts";
import { z } from "../zod.ts";
import { commitId, readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { GitHubError, statusOf } from "./fault.ts";

const fileSchema = z.object({
  type: z.literal("file"),
  size: z.int().min(0),
  encoding: z.string(),
  content: z.string(),
  sha: commitId,
});

/**
 * The text of a file of the repository at a commit; undefined when there is none. GitHub answers alike (404) when the token may not
 * read contents: ask for the commit first, which takes the same permission and tells the two apart. A link to a file of the
 * repository is followed. Throws what octokit throws, and GitHubError when the path leads out of the repository or to no file, when
 * the file is larger than `mostBytes`, when it did not arrive whole, or when it is not UTF-8.
 */
export async function readFileAt(
  github: GitHub,
  path: string,
  commit: string,
  mostBytes: number,
): Promise<string | undefined> {
  const { octokit, owner, repo } = github;
  const file = insideRepository(path);
  const fault = (what: string) =>
    new GitHubError(`${shorten(file, limits.shownText)} at ${commit.slice(0, 7)} ${what}`);
  const where = { owner, repo, path: file, ref: commit };
  try {
    const { data } = await octokit.rest.repos.getContent(where);
    if (Array.isArray(data) || ("type" in Object(data) && data.type !== "file"))
      throw fault("is a folder, a submodule or a link to nowhere: name a file");
    const { size, encoding, content, sha } = readAnswer(fileSchema, data, "a file");
    if (size > mostBytes) throw fault(`has ${size} bytes, and ${mostBytes} are read: make it smaller`);
    // GitHub gives large files only by themselves.
    const bytes =
      encoding === "base64" ? Buffer.from(content, "base64") : await rawBytes(github, where, size);
    // A policy that is cut short would be another policy.
    if (bytes?.length !== size) throw fault("did not arrive whole");
    if (blobId(bytes) !== sha) throw fault("did not arrive as GitHub has it: run this job again");
    if (!isUtf8(bytes)) throw fault("is not UTF-8 text: save it as UTF-8");
    return bytes.toString("utf8");
  } catch (error) {
    if (!isNoSuchFile(error)) throw error;
    if (await isListed(github, file, commit)) throw fault("is there and did not arrive: run this job again");
    return undefined;
  }
}

/** The id that git gives to the content of a file. */
function blobId(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

const folderSchema = z.array(z.object({ path: z.string() }));

/**
 * Whether GitHub contradicts itself on a file that it did not find: its folder lists it, or it is there when asked for again. A policy
 * that is not found does not rule: one answer is too little for that.
 */
async function isListed({ octokit, owner, repo }: GitHub, file: string, ref: string): Promise<boolean> {
  const folder = posix.dirname(file);
  try {
    const path = folder === "." ? file : folder;
    const { data } = await octokit.rest.repos.getContent({ owner, repo, path, ref });
    return folder === "." || readAnswer(folderSchema, data, "a folder").some(({ path }) => path === file);
  } catch (error) {
    if (!isNoSuchFile(error)) throw error;
    return false;
  }
}

/** The path as git knows it. */
function insideRepository(path: string): string {
  const file = posix.normalize(path.replaceAll("\\", "/")).replace(/\/$/, "");
  if (path.includes("\0") || /^([a-z]:|\/|\.\.?(\/|$))/i.test(file)) {
    const shown = JSON.stringify(shorten(path, limits.shownText));
    throw new GitHubError(`${shown} is no path of a file inside the repository: name it from its root on`);
  }
  return file;
}

async function rawBytes(
  { octokit }: GitHub,
  where: { owner: string; repo: string; path: string; ref: string },
  mostBytes: number,
): Promise<Buffer | undefined> {
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/contents/{path}", {
    ...where,
    mediaType: { format: "raw" },
    request: { parseSuccessResponseBody: false },
  });
  const body: unknown = data;
  if (!(body instanceof ReadableStream)) return undefined;
  try {
    return await readBytes(body, mostBytes);
  } catch {
    return undefined;
  }
}

// A commit that is not there is answered with 404 too, and says nothing about the file.
function isNoSuchFile(error: unknown): boolean {
  return statusOf(error) === 404 && !/no commit found/i.test(error instanceof Error ? error.message : "");
}
