import { limits } from "../limits.ts";
import type { z } from "../zod.ts";
import { readAnswer } from "./answer.ts";
import { GitHubError } from "./fault.ts";

/** One page of a listing, as octokit answers it. */
interface Page {
  data: unknown;
  headers: { link?: string | undefined };
}

/** A listing has more pages than are read. */
export class TooManyPages extends GitHubError {}

/**
 * All entries of a listing, page after page; `what` is "a timeline". Throws GitHubError when a page cannot be read, and TooManyPages when there
 * are more than `limits.pages`: a listing without its end would look like one in which nothing more happened. octokit's own paging
 * takes an answer that was cut off for an empty page.
 */
export async function readPages<T>(
  schema: z.ZodType<T[]>,
  ask: (page: number) => Promise<Page>,
  what: string,
): Promise<T[]> {
  const entries: T[] = [];
  for (let page = 1; page <= limits.pages; page++) {
    const { data, headers } = await ask(page);
    entries.push(...readAnswer(schema, data, what));
    if (!headers.link?.includes('rel="next"')) return entries;
  }
  throw new TooManyPages(`${what} of more than ${limits.pages} pages is not read`);
}
