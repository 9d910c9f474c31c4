import { describe, expect, test, vi } from "vitest";
import { gate, openPull, recordBase, recordings, startRepository } from "../attacks/trips.ts";
import type { Fault } from "../loopback/faults.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";

// The test needs a process per request and fault.
vi.setConfig({ testTimeout: 300_000 });

const worse = recordings(["trip-3"]);
const POLICY = "gate: {}\n";

const met: [what: string, fault: (operation: string) => Fault, times: number][] = [
  ["200 with other bytes", () => ({ status: 200, body: { message: "other" } }), 1],
  ["200 with other bytes, again and again", () => ({ status: 200, body: { message: "other" } }), 3],
  ["404", () => ({ status: 404, body: { message: "Not Found" } }), 1],
  ["404, again and again", () => ({ status: 404, body: { message: "Not Found" } }), 3],
  ["a connection that is cut", () => "reset", 1],
  ["half of the answer", () => "truncated", 1],
  ["an empty list", (operation) => ({ status: 200, body: emptyListOf(operation) }), 1],
];

function emptyListOf(operation: string): object {
  if (operation.includes("list-workflow-runs")) return { total_count: 0, workflow_runs: [] };
  return operation.includes("artifacts") ? { total_count: 0, artifacts: [] } : [];
}

/** The base branch's reports, nearest first; in each scene an older report would let the pull request pass. */
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
    const operations = usual.github.log.map(({ operation }) => operation);
    const left = operations.flatMap((operation, at) => met.map((one) => ({ operation, k: at + 1, one })));
    const green: string[] = [];
    const meet = async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const { operation, k, one } = next;
        const [what, fault, times] = one;
        const { github, act } = await job(record);
        github.fail(fault(operation), { from: k, times });
        const done = await act();
        // The fault's answers need not match GitHub's.
        github.takeProblems();
        if (done.exitCode !== 1) green.push(`${k} ${operation}, ${what}: ${done.headline}`);
      }
    };
    await Promise.all(Array.from({ length: 6 }, meet));
    expect(green).toEqual([]);
  });
});
