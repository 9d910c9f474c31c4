import { describe, expect, test, vi } from "vitest";
import { gate, openPull, recordBase, recordings, startRepository } from "../attacks/trips.ts";
import type { Fault } from "../loopback/faults.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";

// As many processes as there are requests and faults.
vi.setConfig({ testTimeout: 300_000 });

/** An agent that got worse, and one that always was that bad. */
const worse = recordings(["trip-3"]);
const POLICY = "gate: { inconclusive: fail }\n";

/** Lets the k-th request of a job meet a fault, and keeps it as long as that one is repeated. */
const met: [what: string, fault: Fault, times: number][] = [
  ["200 with other bytes", { status: 200, body: { message: "other" } }, 1],
  ["200 with other bytes, again and again", { status: 200, body: { message: "other" } }, 3],
  ["404", { status: 404, body: { message: "Not Found" } }, 1],
  ["404, again and again", { status: 404, body: { message: "Not Found" } }, 3],
  ["410", { status: 410, body: { message: "Gone" } }, 1],
  ["500, again and again", { status: 500 }, 3],
  ["a connection that is cut", "reset", 1],
  ["half of the answer", "truncated", 1],
  ["an empty list", { status: 200, body: [] }, 1],
  ["a list of no runs", { status: 200, body: { total_count: 0, workflow_runs: [] } }, 1],
  ["a list of no artifacts", { status: 200, body: { total_count: 0, artifacts: [] } }, 1],
];

/** What the base branch has left, nearest first; in each an older report would let the pull request pass. */
const scenes: [what: string, record: (github: LoopbackGitHub, at: Commits) => void][] = [
  [
    "the base commit's report",
    (github, { base, below }) => {
      recordBase(github, below, { files: worse });
      recordBase(github, base);
    },
  ],
  [
    "a report below the base commit",
    (github, { base, below, root }) => {
      recordBase(github, root, { files: worse });
      recordBase(github, below);
      github.run({ head: base, conclusion: "cancelled" });
    },
  ],
  [
    "a report by schedule",
    (github, { base, below }) => {
      recordBase(github, below, { files: worse });
      recordBase(github, base, { run: { event: "schedule" } });
    },
  ],
];

interface Commits {
  root: ReturnType<LoopbackGitHub["commit"]>;
  below: ReturnType<LoopbackGitHub["commit"]>;
  base: ReturnType<LoopbackGitHub["commit"]>;
}

async function job(record: (typeof scenes)[number][1]) {
  const { github, below: root, base: below } = await startRepository(POLICY);
  const base = github.commit();
  record(github, { root, below, base });
  const pull = openPull(github, worse);
  return { github, act: () => gate(github, pull, { seconds: 100 }) };
}

describe.each(scenes)("where the base branch has %s", (_what, record) => {
  test("no fault of any request turns a red pull request into a green one", async () => {
    const usual = await job(record);
    const { exitCode, outputs } = await usual.act();
    expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 1, verdict: "fail" });
    const asked = usual.github.log.map(({ operation }) => operation);
    const green: string[] = [];
    for (const [k, operation] of asked.entries()) {
      const ended = met.map(async ([what, fault, times]) => {
        const { github, act } = await job(record);
        github.fail(fault, { from: k + 1, times });
        const done = await act();
        // What a fault answers need not be GitHub's.
        github.takeProblems();
        const isRed = done.exitCode === 1 && done.outputs.verdict !== "pass";
        if (!isRed) green.push(`${k + 1} ${operation}, ${what}: ${done.headline}`);
      });
      await Promise.all(ended);
    }
    expect(green).toEqual([]);
  });
});
