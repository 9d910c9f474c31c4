import { type LoopbackGitHub, startGitHub } from "../../loopback/loopback.ts";
import { type PlayedRun, type PlayOptions, play } from "../player.ts";
import type { Files } from "../trips.ts";
import { pushed } from "./trigger.ts";

const AGENT = ".github/workflows/agent.yml";

/** A repository whose workflow is played on a push. `jobs` is the unindented text under `jobs:`. */
export async function pushOf(jobs: string, options: PlayOptions = {}, files: Files = {}) {
  const github = await startGitHub();
  commit(github, jobs, files);
  return play(pushed(github), options);
}

/** A commit with such a workflow and other files. `more` is added beside its `jobs`. */
export function commit(github: LoopbackGitHub, jobs: string, files: Files = {}, more: object = {}): void {
  const top = Object.entries(more).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  github.commit({
    files: { [AGENT]: `on: [push, pull_request]\n${top.join("")}jobs:\n${indent(jobs)}`, ...files },
  });
}

const indent = (text: string) => text.trim().replace(/^/gm, "  ");

export const script = (id: string, run: string, more = "") => `
${id}:
  runs-on: ubuntu-latest
  ${more}
  steps:
    - id: it
      run: ${JSON.stringify(run)}
`;

export const resultsOf = ({ jobs }: PlayedRun) =>
  Object.fromEntries(jobs.map(({ name, result }) => [name, result]));
