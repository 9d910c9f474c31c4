import { isUtf8 } from "node:buffer";
import { posix } from "node:path";
import { limits } from "../limits.ts";
import { shorten } from "../wording.ts";
import type { GitHub } from "./client.ts";
import { GitHubError, statusOf } from "./fault.ts";
import { readBytes } from "./read-bytes.ts";

/**
 * The text of a file of the repository at a commit; undefined when there is none. GitHub answers alike (404) when the token may not
 * read contents: ask for the commit first, which takes the same permission and tells the two apart. A link to a file of the
 * repository is followed. Throws what octokit throws, and GitHubError when the path leads out of the repository or to no file, when
 * the file is larger than `mostBytes`, or when it is not UTF-8.
 */
export async function readFileAt(
  { octokit, owner, repo }: GitHub,
  path: string,
  commit: string,
  mostBytes: number,
): Promise<string | undefined> {
  const file = insideRepository(path);
  const fault = (what: string) =>
    new GitHubError(`${shorten(file, limits.shownText)} at ${commit.slice(0, 7)} ${what}`);
  try {
    const { data, headers } = await octokit.request("GET /repos/{owner}/{repo}/contents/{path}", {
      owner,
      repo,
      path: file,
      ref: commit,
      mediaType: { format: "raw" },
      request: { parseSuccessResponseBody: false },
    });
    // What is no file is described, whatever was asked for.
    if (/^application\/json\b/.test(headers["content-type"] ?? ""))
      throw fault("is a folder, a submodule or a link to nowhere: name a file");
    const bytes = await bytesOf(data, mostBytes, fault);
    if (bytes === undefined)
      throw fault(`has more than the ${mostBytes} bytes that are read: make it smaller`);
    if (!isUtf8(bytes)) throw fault("is not UTF-8 text: save it as UTF-8");
    return bytes.toString("utf8");
  } catch (error) {
    if (isNoSuchFile(error)) return undefined;
    throw error;
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

async function bytesOf(
  body: unknown,
  mostBytes: number,
  fault: (what: string) => GitHubError,
): Promise<Buffer | undefined> {
  if (!(body instanceof ReadableStream)) throw fault("was answered without content");
  try {
    return await readBytes(body, mostBytes);
  } catch {
    throw fault("could not be read to its end: the connection broke off");
  }
}

// A commit that is not there is answered with 404 too, and says nothing about the file.
function isNoSuchFile(error: unknown): boolean {
  return statusOf(error) === 404 && !/no commit found/i.test(error instanceof Error ? error.message : "");
}
