import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { reportSchema } from "../../src/report/report.ts";
import { recordBase, startRepository } from "../attacks/trips.ts";
import { checkOut } from "../e2e/checkout.ts";
import { mergeGroupEvent, pushEvent, type WorkflowEvent } from "../e2e/events.ts";
import { type ActionResult, runAction } from "../e2e/runner.ts";
import { requestAt } from "../loopback/faults.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { Commit } from "../loopback/repository.ts";
import type { Content } from "../workspace.ts";

// The test needs a process per request.
vi.setConfig({ testTimeout: 300_000 });

const INPUTS = { runs: "runs/*.json", expectations: "expectations.yml", comment: "never" };

interface Started {
  github: LoopbackGitHub;
  act: () => Promise<ActionResult>;
}

interface Gated {
  github: LoopbackGitHub;
  base: Commit;
  head: Commit;
}

type Event = (gated: Gated) => WorkflowEvent;

async function job(
  event: Event,
  inputs: Record<string, string> = {},
  more: Record<string, Content> = {},
): Promise<Started> {
  const { github, base } = await startRepository("gate: { acceptLabel: accepted }\n");
  recordBase(github, base);
  const head = github.commit({ files: { "agent.py": "v2" } });
  const workspace = checkOut(head, { more });
  return {
    github,
    act: () =>
      runAction(
        { ...INPUTS, ...inputs },
        { github, workspace, event: event({ github, base, head }), seconds: 100 },
      ),
  };
}

const queued: Event = ({ github, base, head }) => mergeGroupEvent(github, { base, head });

async function merging(): Promise<Started> {
  const shard = await (await job(queued, { shard: "1/1" })).act();
  const part = readFileSync(shard.outputs.report ?? "", "utf8");
  const left = { score: { result: "success", outputs: { "digest-1": shard.outputs["shard-digest"] } } };
  return job(queued, { merge: "parts/*.json", "shard-jobs": JSON.stringify(left) }, { "parts/1.json": part });
}

function outcome({ exitCode, outputs }: ActionResult): string {
  const text = outputs.report ? readFileSync(outputs.report, "utf8") : "";
  const report = outputs["shard-digest"] ? "a partial report" : `baseline ${text && stateIn(text)}`;
  return `exit ${exitCode}, ${outputs.verdict ?? "no verdict"}, ${text === "" ? "no report" : report}`;
}

function stateIn(text: string): string {
  return reportSchema.parse(JSON.parse(text)).baseline.state;
}

const LOOK = [
  "actions/list-workflow-runs-for-repo",
  "actions/list-workflow-run-artifacts",
  "actions/download-artifact",
  "blob",
];
/** Fetches the base's expectations, which are equal to the head's here. */
const EXPECTED = "graphql";
const RED = "exit 1, fail, baseline unavailable";
const PASS = "exit 0, pass, baseline found";

const jobs: [
  what: string,
  start: () => Promise<Started>,
  asks: { operation: string; lost: string }[],
  usual: string,
][] = [
  [
    "a push on the base branch",
    () => job(({ github, base, head }) => pushEvent(github, { before: base, after: head })),
    LOOK.map((operation) => ({ operation, lost: RED })),
    PASS,
  ],
  [
    "a merge queue",
    () => job(queued),
    [
      ...["repos/get-content", ...LOOK].map((operation) => ({ operation, lost: RED })),
      { operation: EXPECTED, lost: PASS },
      // Without the pull request no acceptance counts, and there is nothing to accept.
      { operation: "pulls/get", lost: PASS },
    ],
    PASS,
  ],
  [
    "a shard, which leaves nothing to merge",
    () => job(queued, { shard: "1/1" }),
    [
      ...["repos/get-content", ...LOOK].map((operation) => ({ operation, lost: "exit 2, fail, no report" })),
      { operation: EXPECTED, lost: "exit 0, no verdict, a partial report" },
    ],
    "exit 0, no verdict, a partial report",
  ],
  [
    "the job that merges shards",
    merging,
    [
      // Shards that were scored by a policy cannot be merged without it.
      { operation: "repos/get-content", lost: "exit 2, fail, no report" },
      ...LOOK.map((operation) => ({ operation, lost: RED })),
      { operation: EXPECTED, lost: PASS },
      { operation: "pulls/get", lost: PASS },
    ],
    PASS,
  ],
];

test.each(jobs)(
  "when a request of %s is refused, nothing passes that was not compared",
  async (_what, start, asks, usual) => {
    const whole = await start();
    expect(outcome(await whole.act())).toBe(usual);
    const operations = asks.map(({ operation }) => operation);
    expect(whole.github.log.map(({ operation }) => operation).sort()).toEqual(operations.toSorted());
    const met = operations.map(async (operation, at) => {
      const { github, act } = await start();
      github.fail({ status: 401, body: { message: "Bad credentials" } }, requestAt(operations, at));
      return { operation, lost: outcome(await act()) };
    });
    expect(await Promise.all(met)).toEqual(asks);
  },
);
