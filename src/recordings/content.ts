import { canonicalJson } from "../json/canonical.ts";
import { sha256 } from "../sha256.ts";
import type { Run } from "./run.ts";

/**
 * `sha256:` and the digest of what an agent did in a run: its calls in order, with arguments, statuses and results,, what it said, and the
 * scores that the recording brings along.
 * The same for the same run in other white space, another order of keys, with other ids and times.
 */
export function contentOf({
  toolCalls,
  texts,
  response,
  scores,
}: Pick<Run, "toolCalls" | "texts" | "response" | "scores">): string {
  const calls = toolCalls.map(({ name, arguments: args, malformed, status, result }) =>
    canonicalJson([name, args, malformed, status, result === undefined ? [] : [result]]),
  );
  const said = texts.flatMap(({ speaker, text }) => (speaker === "assistant" ? [text] : []));
  const brought = scores === undefined ? "" : canonicalJson([...scores].sort(([a], [b]) => (a < b ? -1 : 1)));
  return sha256(`[${calls.join()}]${canonicalJson([...said, response])}${brought}`);
}
