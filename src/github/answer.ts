import { z } from "../zod.ts";
import { GitHubError } from "./fault.ts";

/** The full id of a commit. */
export const commitId = z.string().regex(/^[0-9a-f]{40}$/);

/** What is used of an answer, checked. Throws GitHubError when it is not `what`: "a commit", "a list of artifacts". */
export function readAnswer<T extends z.ZodType>(schema: T, answer: unknown, what: string): z.output<T> {
  const { success, data } = schema.safeParse(answer);
  // When a connection breaks in the middle, octokit hands on the half of a text as if all were well.
  if (!success) throw new GitHubError(`GitHub's answer is cut off or is not ${what}`);
  return data;
}
