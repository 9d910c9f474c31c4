import { expect, onTestFinished } from "vitest";
import type { GitHub } from "../../src/github/client.ts";
import { defaultPermissions, type Permissions } from "./access.ts";
import { answerApi } from "./api-server.ts";
import { answerBlob } from "./blob-server.ts";
import { type Fault, type Match, Script } from "./faults.ts";
import { answerResults } from "./results-server.ts";
import { type LogEntry, listen } from "./server.ts";
import { GitHubState } from "./state.ts";

/** A GitHub on 127.0.0.1 with the repository `octo/demo`, and the tests' interventions. */
export class LoopbackGitHub extends GitHubState {
  api = "";
  blob = "";
  /** The address of the results service, where jobs upload artifacts. */
  results = "";
  token = "ghs_loopback0123456789";
  /** The token of an app, which may commit; empty without an app. */
  appToken = "";
  permissions: Permissions = { ...defaultPermissions };
  readonly log: LogEntry[] = [];
  /** Violations of GitHub's description; any that are left fail the test. */
  readonly problems: string[] = [];
  readonly #faults = new Script<Fault>();
  readonly #hooks = new Script<() => void>();

  /** Answers matching requests with a fault; by default the next request. */
  fail(fault: Fault, match: Match = {}): void {
    this.#faults.add(match, fault);
  }

  before(match: Match, change: () => void): void {
    this.#hooks.add(match, change);
  }

  requests(operation: string): LogEntry[] {
    return this.log.filter((entry) => entry.operation === operation);
  }

  /** Returns and clears the problems, for a test that breaks the rules deliberately. */
  takeProblems(): string[] {
    return this.problems.splice(0);
  }

  async connect(debug: (text: string) => void = () => {}): Promise<GitHub> {
    // The client reads its server's address there.
    process.env.GITHUB_API_URL = this.api;
    const { connect } = await import("../../src/github/client.ts");
    const { owner, name } = this.repository;
    return await connect({ token: this.token, repository: `${owner}/${name}`, debug });
  }

  arrived(entry: LogEntry): Fault | undefined {
    this.log.push(entry);
    for (const change of this.#hooks.take(entry)) change();
    return this.#faults.take(entry)[0];
  }
}

/** A GitHub for the calling test, which fails when a request or an answer was invalid. */
export async function startGitHub(): Promise<LoopbackGitHub> {
  const github = new LoopbackGitHub();
  const failed = (problem: string) => github.problems.push(problem);
  const api = await listen((request, response) => answerApi(github, request, response), failed);
  const blob = await listen((request, response) => answerBlob(github, request, response), failed);
  const results = await listen((request, response) => answerResults(github, request, response), failed);
  [github.api, github.blob, github.results] = [api.url, blob.url, results.url];
  onTestFinished(async () => {
    await Promise.all([api.close(), blob.close(), results.close()]);
    expect(github.problems).toEqual([]);
  });
  return github;
}
