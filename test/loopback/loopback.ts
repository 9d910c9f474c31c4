import { expect, onTestFinished } from "vitest";
import type { GitHub } from "../../src/github/client.ts";
import { defaultPermissions, type Permissions } from "./access.ts";
import { answerApi } from "./api-server.ts";
import { answerBlob } from "./blob-server.ts";
import { type Fault, type Match, Script } from "./faults.ts";
import { answerResults } from "./results-server.ts";
import { type LogEntry, listen } from "./server.ts";
import { GitHubState } from "./state.ts";

/** A GitHub on 127.0.0.1 with one repository, `octo/demo`, and what tests do to it. */
export class LoopbackGitHub extends GitHubState {
  /** The address of the API. */
  api = "";
  /** The address of the storage for artifacts' bytes. */
  blob = "";
  /** The address of the results service, where jobs upload artifacts. */
  results = "";
  token = "ghs_loopback0123456789";
  /** A token of an app, which may commit; there is none where it is empty. */
  appToken = "";
  /** What the token may do. */
  permissions: Permissions = { ...defaultPermissions };
  /** Everything that was asked, in order. */
  readonly log: LogEntry[] = [];
  /** What GitHub's description does not allow; the test fails at its end when something is left here. */
  readonly problems: string[] = [];
  readonly #faults = new Script<Fault>();
  readonly #hooks = new Script<() => void>();

  /** Answers the requests that match with a fault. Without a match: the next one, whatever it is. */
  fail(fault: Fault, match: Match = {}): void {
    this.#faults.add(match, fault);
  }

  /** Changes the state just before a request that matches is answered. */
  before(match: Match, change: () => void): void {
    this.#hooks.add(match, change);
  }

  /** The requests for one operation, such as `issues/create-comment`, `graphql`, `blob` or `results/CreateArtifact`. */
  requests(operation: string): LogEntry[] {
    return this.log.filter((entry) => entry.operation === operation);
  }

  /** For a test that means to break the rules: what was found so far, which then does not fail it. */
  takeProblems(): string[] {
    return this.problems.splice(0);
  }

  /** A client as the action makes it, for this server. */
  async connect(debug: (text: string) => void = () => {}): Promise<GitHub> {
    // The client finds its server there.
    process.env.GITHUB_API_URL = this.api;
    const { connect } = await import("../../src/github/client.ts");
    const { owner, name } = this.repository;
    return await connect({ token: this.token, repository: `${owner}/${name}`, debug });
  }

  /** Writes a request down, runs its hooks and tells its fault. For the servers. */
  arrived(entry: LogEntry): Fault | undefined {
    this.log.push(entry);
    for (const change of this.#hooks.take(entry)) change();
    return this.#faults.take(entry)[0];
  }
}

/** A GitHub for the test that calls this. It ends with the test, which fails when a request or an answer was not GitHub's. */
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
