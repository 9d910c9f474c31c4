import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { Commit, PullRequest } from "../loopback/repository.ts";
import { expectHarmless, hostile } from "./harmless.ts";
import {
  expectation,
  expectations,
  gate,
  openPull,
  recordBase,
  recording,
  recordings,
  startRepository,
} from "./trips.ts";

const COMMENTS = { with: { comment: "auto" } };
const quoted = JSON.stringify(hostile);
/** Begins like a command, for texts at the start of a line. */
const line = "::stop-commands::witness";

interface Scene {
  policy?: string;
  files?: Record<string, string>;
  inputs?: Record<string, string>;
  github?: (github: LoopbackGitHub, pull: PullRequest, base: Commit) => void;
  prepare?: (workspace: string) => void;
  base?: Parameters<typeof recordBase>[2] | null;
}

const callOf = (name: string, value: unknown) =>
  JSON.stringify({ case: "trip-3", toolCalls: [{ name, arguments: { [hostile]: value } }] });

const withHostileCase = {
  "runs/old.json": recording(hostile),
  "expectations.yml": `${expectations()}${expectation(quoted)}\n`,
};

const scenes: [string, Scene, exitCode: number][] = [
  [
    "ids of cases, in recordings and expectations",
    {
      files: {
        "runs/a.json": recording(hostile, "2026-06-05"),
        "runs/b.json": recording(line, "2026-06-05"),
        "runs/c.json": recording(`${hostile} without an expectation`),
        "expectations.yml": expectations([expectation(quoted), expectation(JSON.stringify(line))]),
      },
    },
    1,
  ],
  ["tools and arguments", { files: { "runs/trip-3.json": callOf(hostile, hostile) } }, 1],
  ["tools that begin a line", { files: { "runs/trip-3.json": callOf(line, line) } }, 1],
  [
    "tags",
    {
      files: {
        "runs/a.json": JSON.stringify({
          case: "trip-3",
          tags: { [hostile]: line, b: hostile },
          toolCalls: [],
        }),
      },
    },
    0,
  ],
  [
    "names of files, one broken and one good",
    {
      prepare: (workspace) => {
        const name = hostile.replaceAll("/", "-").slice(0, 240);
        renameSync(join(workspace, "runs/trip-3.json"), join(workspace, "runs", `${name}.json`));
        writeFileSync(join(workspace, "runs", `${line}.json`), "{");
      },
    },
    1,
  ],
  ["keys of a recording in no known format", { files: { "runs/a.json": `{${quoted}: ${quoted}}` } }, 1],
  ["an invalid recording's text", { files: { "runs/a.json": `{"case": ${line}` } }, 1],
  ["keys of the policy that rules", { policy: `${quoted}: 1\ngate: { ${quoted}: 1 }\n`, base: null }, 2],
  [
    "keys of the policy that comes",
    { policy: "gate: {}\n", files: { ".github/rungate.yml": `${quoted}: 1\n` } },
    2,
  ],
  [
    "demands of the policy that comes",
    {
      policy: "gate: {}\n",
      files: { ".github/rungate.yml": `gate: { requiredCases: [${quoted}], acceptLabel: ${quoted} }\n` },
    },
    0,
  ],
  ["keys of expectations", { files: { "expectations.yml": `cases: []\n${quoted}: 1\n` } }, 2],
  [
    "reasons why cases are retired",
    {
      base: { files: withHostileCase },
      files: {
        "expectations.yml": `${expectations()}retired: [{ id: ${quoted}, reason: ${quoted} }]\n`,
      },
    },
    0,
  ],
  [
    "the label that accepts, set by nobody who may",
    {
      policy: `gate: { acceptLabel: ${quoted} }\n`,
      files: recordings(["trip-3"]),
      github: (github, pull) => {
        const head = github.commits.get(pull.head.sha);
        const { headRef: headBranch } = { headRef: pull.head.ref };
        if (head !== undefined) github.run({ head, event: "pull_request", headBranch });
        github.happened(pull, "labeled", { actor: "mallory", label: hostile });
      },
    },
    1,
  ],
  [
    "branch, title and author of the pull request",
    {
      files: { "runs/trip-3.json": callOf("book witness", 1) },
      github: (_github, pull) => {
        pull.head.ref = hostile;
        pull.title = hostile;
      },
    },
    1,
  ],
  ["patterns that match nothing", { inputs: { runs: `x/*.json\n${line.replace("::", "x/::")}` } }, 1],
  ["a name of a suite", { inputs: { suite: hostile } }, 2],
  ["a path of a baseline", { inputs: { baseline: line } }, 1],
  ["the path of a workflow that left a report", { base: { run: { path: hostile } } }, 0],
  ["the event of a run that left a report", { base: { run: { event: hostile } } }, 0],
  [
    "the trusted baseline's cases and version",
    { base: { files: withHostileCase, report: { tool: { version: hostile } } } },
    1,
  ],
  [
    "a report that is none",
    { base: { artifact: { content: `{"schemaVersion":1,"tool":{"version":${quoted}}, ${quoted}: 1}` } } },
    0,
  ],
  [
    "GitHub's words for what it refuses: the list of artifacts",
    {
      github: (github) =>
        github.fail(
          { status: 403, body: { message: hostile } },
          { operation: "actions/list-workflow-runs-for-repo" },
        ),
    },
    1,
  ],
  [
    "GitHub's words for what it refuses: the comment",
    {
      github: (github) =>
        github.fail({ status: 403, body: { message: hostile } }, { operation: "issues/create-comment" }),
    },
    0,
  ],
  [
    "GitHub's words for what it refuses: the list of comments",
    {
      github: (github) =>
        github.fail(
          { status: 200, body: { errors: [{ type: hostile, message: hostile }] } },
          { operation: "graphql" },
        ),
    },
    0,
  ],
];

describe("nothing is more than text in log, annotations, outputs, summary and comment:", () => {
  test.each(scenes)("%s", async (_what, scene, exitCode) => {
    const { github, base } = await startRepository(scene.policy);
    if (scene.base !== null) recordBase(github, base, { ...COMMENTS, ...scene.base });
    const pull = openPull(github, scene.files ?? {});
    scene.github?.(github, pull, base);
    const done = await gate(github, pull, {
      with: { ...COMMENTS.with, ...scene.inputs },
      env: { RUNNER_DEBUG: "1" },
      ...(scene.prepare && { prepare: scene.prepare }),
    });
    expectHarmless(done, github.token, pull.comments[0]?.body);
    expect(done.exitCode).toBe(exitCode);
  });
});
