import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { reportSchema } from "../../src/report/report.ts";
import { preload } from "../faults/preload.ts";
import { faults } from "../loopback/faults.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { PullRequest, WorkflowRun } from "../loopback/repository.ts";
import { checkOut } from "./checkout.ts";
import { pullRequestEvent } from "./events.ts";
import { headlineOf } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { runAction } from "./runner.ts";
import { tripInputs, tripRuns, trips } from "./trips.ts";
import { propose } from "./workflow.ts";

vi.setConfig({ testTimeout: 1_800_000 });

const SIZE = { cases: 5_000, trials: 3 };
const SUITES = 40;
const STOPS = 10;
const REPORT = "rungate-report.default.json";

test("a large suite beside forty others, stopped and run again at ten points", async () => {
  const { github } = await recorded(trips(SIZE));
  const pull = propose(github, "feature", tripRuns({ ...SIZE, wrong: [7], recording: "second" }));
  addOtherReports(github);
  comment(github, pull);
  const run = github.run({ head: commitOf(github, pull), event: "pull_request", headBranch: "feature" });

  const whole = await runOnce(github, pull, run);
  expect(whole).toMatchObject({ exitCode: 1, requests: expect.any(Number) });
  const rows = [row("the whole run", whole)];
  for (let stop = 1; stop <= STOPS; stop++) {
    comment(github, pull);
    const requests = Math.ceil((whole.requests * stop) / STOPS);
    rows.push(row(`stopped at request ${requests}`, await runOnce(github, pull, run, requests)));
    // GitHub's limit for many writes in a short time.
    github.fail(faults.tooMany(1), { operation: "issues/create-comment", times: 1 });
    const again = await runOnce(github, pull, run);
    rows.push(row("and run again", again));
    expect(again.exitCode).toBe(1);
    expect(again.report?.cases.length).toBe(SIZE.cases);
    const own = pull.comments.filter(({ body }) => body.includes("suite=default"));
    expect(own).toHaveLength(1);
    expect(pull.comments).toHaveLength(SUITES);
    expect(headlineOf(own[0]?.body ?? "")).toMatch(/❌ rungate: 1 case got worse: trip-7/);
  }
  console.table(rows);
});

interface Outcome {
  exitCode: number | null;
  requests: number;
  seconds: number;
  megabytes: number;
  report: ReturnType<typeof reportSchema.parse> | undefined;
}

/** Runs the action in a process of its own, which gets SIGTERM when it sends this request. */
async function runOnce(
  github: LoopbackGitHub,
  pull: PullRequest,
  run: WorkflowRun,
  stopAt?: number,
): Promise<Outcome> {
  const before = github.log.length;
  const started = performance.now();
  let watching: NodeJS.Timeout | undefined;
  const workspace = checkOut(commitOf(github, pull));
  const result = await runAction(tripInputs, {
    github,
    event: pullRequestEvent(github, pull),
    workspace,
    env: {
      GITHUB_RUN_ID: String(run.id),
      ...preload('process.on("exit", () => process._rawDebug("peak", process.resourceUsage().maxRSS))'),
    },
    seconds: 600,
    started: (send) => {
      if (stopAt === undefined) return;
      watching = setInterval(() => github.log.length - before >= stopAt && send("SIGTERM"), 1);
    },
  });
  clearInterval(watching);
  const file = join(workspace, REPORT);
  return {
    exitCode: result.exitCode,
    requests: github.log.length - before,
    seconds: (performance.now() - started) / 1000,
    megabytes: Number(/peak (\d+)/.exec(result.printed)?.[1]) / 1024,
    report: existsSync(file) ? reportSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined,
  };
}

function row(what: string, { exitCode, requests, seconds, megabytes }: Outcome) {
  return { what, exitCode, requests, seconds: seconds.toFixed(1), megabytes: megabytes.toFixed(0) };
}

function addOtherReports(github: LoopbackGitHub): void {
  const [run] = github.runs;
  if (run === undefined) throw new Error("the base branch has no run");
  const content = Buffer.alloc(5_000_000, 0x20);
  for (let at = 1; at < SUITES; at++)
    github.artifact({ run, name: `rungate-report.other-${at}.json`, content });
}

/** Leaves only the comments of the other suites, as after their runs. */
function comment(github: LoopbackGitHub, pull: PullRequest): void {
  pull.comments.length = 0;
  for (let at = 1; at < SUITES; at++)
    github.comment(pull, { body: `<!-- rungate suite=other-${at} run=1 -->\n${"a report ".repeat(5_000)}` });
}

function commitOf(github: LoopbackGitHub, pull: PullRequest) {
  const commit = github.commits.get(pull.mergeSha);
  if (commit === undefined) throw new Error("every pull request has a merge commit");
  return commit;
}
