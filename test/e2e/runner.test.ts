import { describe, expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import { workspace } from "../workspace.ts";
import { checkOut } from "./checkout.ts";
import {
  dispatchEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  scheduleEvent,
  workflowRunEvent,
} from "./events.ts";
import { runAction } from "./runner.ts";

const ACTION = `
inputs:
  github-token: { default: "\${{ github.token }}" }
  some-name: { default: preset }
outputs:
  declared: {}
runs: { using: node24, main: index.mjs }
`;

function act(script: string, job: Partial<Parameters<typeof runAction>[1]> = {}) {
  const folder = workspace({ "action.yml": ACTION, "index.mjs": script });
  return runAction({}, { workspace: folder, folder, ...job });
}

const printing = (...lines: string[]) => `process.stdout.write(${JSON.stringify(`${lines.join("\n")}\n`)});`;

describe("what an action prints", () => {
  test("becomes annotations, at most ten of a kind", async () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `::error file=a%2Cb,line=${at}::50%25%0Asecond: line::`,
    );
    const { annotations, log } = await act(printing(...lines, "##[warning]old spelling", "::nothing::x"));
    expect(annotations).toHaveLength(11);
    expect(annotations[0]).toEqual({
      level: "error",
      file: "a,b",
      line: "0",
      message: "50%\nsecond: line::",
    });
    expect(annotations[10]).toEqual({ level: "warning", message: "old spelling" });
    expect(log).toContain("::nothing::x");
  });

  test("is cut in a message that is too long for GitHub", async () => {
    const { annotations } = await act(printing(`::error::${"x".repeat(5000)}`));
    expect(annotations[0]?.message).toHaveLength(4096);
  });

  test("is not obeyed between stop-commands and its token", async () => {
    const lines = ["::stop-commands::pause", "::error::no", "::pause::", "::error::yes"];
    const { annotations, log } = await act(printing(...lines));
    expect(annotations.map(({ message }) => message)).toEqual(["yes"]);
    expect(log).toContain("::error::no");
  });

  test("loses its secrets: those announced, and the token", async () => {
    const github = await startGitHub();
    const { log, annotations, summary, printed } = await act(
      `import { appendFileSync } from "node:fs";
      const token = process.env["INPUT_GITHUB-TOKEN"];
      appendFileSync(process.env.GITHUB_STEP_SUMMARY, token);
      console.log("::add-mask::hidden\\n::error::hidden " + token + "\\nhidden " + token);`,
      { github },
    );
    expect(annotations[0]?.message).toBe("*** ***");
    expect(log).toBe("##[error]*** ***\n*** ***\n");
    expect(summary).toBe("***");
    expect(printed).toContain(github.token);
  });

  test("may be debug lines, which are kept, and shown when asked for", async () => {
    const quiet = await act(printing("::debug::why"));
    expect(quiet).toMatchObject({ debug: ["why"], log: "" });
    const verbose = await act(printing("::debug::why"), { env: { RUNNER_DEBUG: "1" } });
    expect(verbose.log).toBe("##[debug]why\n");
  });
});

describe("what an action writes", () => {
  test("becomes outputs, declared or not", async () => {
    const script = `import { appendFileSync } from "node:fs";
      appendFileSync(process.env.GITHUB_OUTPUT, "declared<<X\\na\\nb\\nX\\nother=c\\n");
      process.exit(3);`;
    const result = await act(script);
    expect(result).toMatchObject({ exitCode: 3, outputs: { declared: "a\nb", other: "c" } });
    expect(result.undeclaredOutputs).toEqual(["other"]);
  });

  test("is no summary beyond 1 MiB", async () => {
    const write = (bytes: number) => `import { appendFileSync } from "node:fs";
      appendFileSync(process.env.GITHUB_STEP_SUMMARY, "x".repeat(${bytes}));`;
    expect((await act(write(1024 * 1024))).summary).toHaveLength(1024 * 1024);
    const { summary, annotations } = await act(write(1024 * 1024 + 1));
    expect(summary).toBe("");
    expect(annotations[0]?.message).toContain("GITHUB_STEP_SUMMARY upload aborted");
  });
});

test("a checkout of a branch has a head that names it", async () => {
  const github = await startGitHub();
  const folder = checkOut(github.commit({ files: { "a/b.txt": "b" } }), {
    branch: "main",
    more: { "c.txt": "c" },
  });
  const script = `import { readFileSync } from "node:fs";
    console.log(["a/b.txt", "c.txt", ".git/HEAD", ".git/refs/heads/main"].map((file) => readFileSync(file, "utf8")).join(" "));`;
  const { log } = await act(script, { workspace: folder });
  expect(log.split(/\s+/)).toEqual(["b", "c", "ref:", "refs/heads/main", github.branches.get("main"), ""]);
});

test("an action that never ends is killed", async () => {
  const { exitCode } = await act("setInterval(() => {}, 1000);", { seconds: 0.5 });
  expect(exitCode).toBeNull();
});

test("every event tells what it is about, where GitHub tells it", async () => {
  const github = await startGitHub();
  const base = github.commit({ files: { "a.txt": "a" } });
  const head = github.commit({ branch: "mallory:main", files: { "a.txt": "b" } });
  const pull = github.pull({ head, ref: "main", repository: github.fork("mallory"), author: "mallory" });
  const run = github.run({ head, event: "pull_request", headRepository: pull.head.repository });
  const events = [
    pullRequestEvent(github, pull, { action: "synchronize", before: base.sha }),
    pullRequestTargetEvent(github, pull),
    pushEvent(github, { before: base, after: head }),
    mergeGroupEvent(github, { base, head }),
    scheduleEvent(github, { head: base }),
    dispatchEvent(github, { head: base }),
    workflowRunEvent(github, { run, head: base }),
  ];
  const script = `import { readFileSync } from "node:fs";
    const { GITHUB_EVENT_NAME, GITHUB_EVENT_PATH, GITHUB_SHA, GITHUB_REF } = process.env;
    const { repository } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, "utf8"));
    const head = readFileSync(".git/HEAD", "utf8");
    console.log([GITHUB_EVENT_NAME, GITHUB_SHA, GITHUB_REF, repository.id, head].join(" "));`;
  const shown: string[] = [];
  for (const event of events) {
    const merge = github.commits.get(pull.mergeSha) ?? base;
    const { log } = await act(script, { github, event, workspace: checkOut(merge) });
    shown.push(log.trim());
  }
  const queue = `refs/heads/gh-readonly-queue/main/pr-7-${base.sha}`;
  expect(shown).toEqual(
    [
      ["pull_request", pull.mergeSha, "refs/pull/7/merge"],
      ["pull_request_target", base.sha, "refs/heads/main"],
      ["push", head.sha, "refs/heads/main"],
      ["merge_group", head.sha, queue],
      ["schedule", base.sha, "refs/heads/main"],
      ["workflow_dispatch", base.sha, "refs/heads/main"],
      ["workflow_run", base.sha, "refs/heads/main"],
    ].map((facts) => [...facts, 42, pull.mergeSha].join(" ")),
  );
  expect(events[0]?.payload).toMatchObject({
    before: base.sha,
    pull_request: {
      head: { ref: "main", repo: { fork: true, full_name: "mallory/demo" } },
      base: { ref: "main" },
    },
  });
  expect(events[6]?.payload).toMatchObject({
    workflow_run: { pull_requests: [], head_sha: head.sha, head_repository: { owner: { login: "mallory" } } },
  });
});
