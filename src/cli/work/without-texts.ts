import type { Run } from "../../recordings/run.ts";

/** A run for its calls alone. What was said and answered would fill the memory where many runs are kept. */
export function withoutTexts({ row: _row, ...run }: Run): Run {
  const toolCalls = run.toolCalls.map(({ result: _result, ...call }) => call);
  return { ...run, input: "", response: "", texts: [], toolCalls };
}
