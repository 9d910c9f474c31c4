import type { Run } from "../../../src/recordings/run.ts";

export function brief({ toolCalls }: Run) {
  return toolCalls.map(({ id, name, arguments: args, status, group }) => [id, name, args, status, group]);
}
