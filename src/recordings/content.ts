import { canonicalJson } from "../json/canonical.ts";
import { sha256 } from "../sha256.ts";
import type { Run } from "./run.ts";

/**
 * `sha256:` and the digest of what an agent did in a run: its calls in order, with arguments, statuses and results, and what it said.
 * The same for the same run in other white space, another order of keys, with other ids and times.
 */
export function contentOf({
  toolCalls,
  texts,
  response,
}: Pick<Run, "toolCalls" | "texts" | "response">): string {
  const calls = toolCalls.map(({ name, arguments: args, malformed, status, result }) =>
    canonicalJson([name, args, malformed, status, result === undefined ? [] : [result]]),
  );
  const said = texts.flatMap(({ speaker, text }) => (speaker === "assistant" ? [text] : []));
  return sha256(`[${calls.join()}]${canonicalJson([...said, response])}`);
}
