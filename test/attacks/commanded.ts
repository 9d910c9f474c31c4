import { expect } from "vitest";
import { type Commanded, type CommandOptions, say } from "../e2e/commands.ts";
import { readable } from "../e2e/reading.ts";

export const ACCEPT = "/rungate accept trip-4 because of that";

export function writtenIn({ github }: Pick<Commanded, "github">): string[] {
  return github.log
    .filter(
      ({ server, method, body }) => server === "api" && method !== "GET" && !/^\{"query":"query/.test(body),
    )
    .map(({ operation }) => operation)
    .filter((operation) => operation !== "issues/create-comment");
}

export async function refused(
  scene: Commanded,
  body = ACCEPT,
  options: CommandOptions = {},
): Promise<string> {
  const { github } = scene;
  const before = new Map(github.branches);
  const from = github.log.length;
  const result = await say(scene, body, options);
  const written = writtenIn({ github: { ...github, log: github.log.slice(from) } as Commanded["github"] });
  expect(written.filter((operation) => operation !== "graphql")).toEqual([]);
  expect(new Map(github.branches)).toEqual(before);
  expect(github.dispatches).toEqual([]);
  expect(result.exitCode).toBe(0);
  return readable(result.answers.join("\n"));
}

export function forge({ github, run }: Commanded, change: (report: Forged) => unknown, more = {}): void {
  const at = github.artifacts.findIndex((artifact) => artifact.run?.id === run.id);
  const [old] = github.artifacts.splice(at, 1);
  const report: Forged = JSON.parse(old?.bytes.toString() ?? "");
  const changed = change(report) ?? report;
  const lines = Array.isArray(changed) ? changed : [changed];
  github.artifact({ run, content: lines.map((line) => `${JSON.stringify(line)}\n`).join(""), ...more });
}

export interface ForgedTrial {
  file: string;
  index: number;
  hash: string;
  pass: boolean;
}

export interface Forged {
  suite: string;
  role: string;
  headCommit: string | null;
  pullRequest: number | null;
  cases: {
    id: string;
    required?: boolean;
    trials: ForgedTrial[];
  }[];
}
