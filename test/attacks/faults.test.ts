import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Fault, faults } from "../loopback/faults.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import { type Gated, gate, openPull, recordBase, recordings, startRepository } from "./trips.ts";

const COMMENTS = { with: { comment: "auto" } };

/** A pull request that makes the agent worse, which a maintainer has accepted: every kind of request is made for it. */
async function start() {
  const { github, base } = await startRepository("gate: { acceptLabel: accepted }\n");
  recordBase(github, base, COMMENTS);
  const pull = openPull(github, recordings(["trip-3"]));
  const head = github.commits.get(pull.head.sha);
  if (head !== undefined) github.run({ head, event: "pull_request", headBranch: pull.head.ref });
  github.collaborators.set("maintainer", "write");
  github.happened(pull, "labeled", { actor: "maintainer", label: "accepted" });
  const act = (seconds = 100) => gate(github, pull, { ...COMMENTS, seconds });
  return { github, pull, act };
}

/** What is asked, in order. */
const USUAL = [
  "repos/get-commit",
  "repos/get-content",
  "actions/list-artifacts-for-repo",
  "repos/list-commits",
  "actions/get-workflow-run",
  "actions/download-artifact",
  "blob",
  "pulls/get",
  "issues/list-events-for-timeline",
  "actions/list-workflow-runs-for-repo",
  "repos/get-collaborator-permission-level",
  "graphql",
  "issues/create-comment",
  "graphql",
];

/** What must come of it when the k-th of them is not answered. */
const LOST = {
  look: "out of reach",
  digest: "not to be trusted",
  accept: "not accepted",
  comment: "no comment",
  check: "as usual",
};
const loss = (k: number) =>
  k <= 7 ? LOST.look : k <= 11 ? LOST.accept : k <= 13 ? LOST.comment : LOST.check;

/** What came of it, by everything that says so. */
function outcome({ exitCode, outputs, headline, report, summary }: Gated): string {
  const { verdict } = outputs;
  const isCompared = report?.comparison !== null && report?.baseline.state === "found";
  if (report?.baseline.state === "missing") {
    const isSaid = headline.includes("🟡 Inconclusive · No baseline&#58; the report of");
    return exitCode === 0 && verdict === "inconclusive" && isSaid ? LOST.digest : "a lack that is not said";
  }
  if (!isCompared) {
    const isSaid =
      headline.includes("❌ Fail · Baseline out of reach") && report?.baseline.state === "unavailable";
    return exitCode === 1 && verdict === "fail" && isSaid ? LOST.look : "a fault that is not said";
  }
  if (report?.accepted === null) {
    const isSaid = headline.includes("❌ Fail · Regression (snapshots)");
    return exitCode === 1 && verdict === "fail" && isSaid ? LOST.accept : "an acceptance that is not there";
  }
  if (exitCode !== 0 || verdict !== "pass" || !headline.includes("accepted by &#64;")) return "no verdict";
  return summary.includes("**No comment on the pull request:**") ? LOST.comment : LOST.check;
}

/** That what is written is whole. */
function expectWhole({ summary, workspace, report }: Gated, { pulls }: LoopbackGitHub): void {
  expect(report?.verdict.checks.length).toBeGreaterThan(0);
  expect(readdirSync(workspace).filter((name) => name.startsWith("rungate-report"))).toEqual([
    "rungate-report.default.html",
    "rungate-report.default.json",
    "rungate-report.default.xml",
  ]);
  expect(summary).toMatch(/^### .*<sub>head .*<\/sub>\n/s);
  const comments = [...pulls.values()].flatMap((pull) => pull.comments);
  expect(comments.length).toBeLessThanOrEqual(1);
  for (const { body } of comments)
    expect(body).toMatch(/^<!-- rungate suite=default run=5000 -->\n### .*<\/sub>$/s);
}

test("the usual pull request asks this, and its acceptance holds", async () => {
  const { github, act } = await start();
  expect(outcome(await act())).toBe(LOST.check);
  expect(github.log.map(({ operation }) => operation)).toEqual(USUAL);
});

describe("when one request meets", () => {
  const lasting = () => undefined;
  const passing = () => LOST.check;
  /** GitHub's storage is told to be asked again by nobody but a fault of its own. */
  const passingInApi = (operation: string) => (operation === "blob" ? undefined : LOST.check);
  const hour = faults.secondaryRateLimit(3600);
  const rows: [
    what: string,
    fault: Fault,
    times: number,
    otherwise: (operation: string) => string | undefined,
  ][] = [
    ["a 500 and two more", { status: 500 }, 3, lasting],
    ["a 502 once", faults.serverError, 1, passing],
    [
      "a connection that breaks",
      "reset",
      1,
      // An answer without a body has no half, and storage is asked again.
      (operation) => (["actions/download-artifact", "blob"].includes(operation) ? LOST.check : undefined),
    ],
    [
      "an answer that is cut, as if it was all",
      "truncated",
      1,
      (operation) => {
        if (operation === "actions/download-artifact") return LOST.check;
        return operation === "blob" ? LOST.digest : undefined;
      },
    ],
    ["a rate limit of a second", faults.secondaryRateLimit(1), 1, passingInApi],
    ["a rate limit of an hour", faults.rateLimit(3600), 1, lasting],
    ["a secondary rate limit of an hour", hour, 1, lasting],
    ["a 429 that asks for an hour, and two more", faults.tooMany(3600), 3, lasting],
    ["a 429 that says nothing more", faults.tooMany(1), 1, passingInApi],
    ["a 401", { status: 401, body: { message: "Bad credentials" } }, 1, lasting],
  ];

  test.each(rows)(
    "%s, nothing passes that was not compared, and all is said",
    async (_what, fault, times, otherwise) => {
      const met = USUAL.map(async (operation, at) => {
        const { github, act } = await start();
        github.fail(fault, { from: at + 1, times });
        const done = await act();
        expectWhole(done, github);
        return `${at + 1} ${operation}: ${outcome(done)}`;
      });
      const wanted = USUAL.map(
        (operation, at) => `${at + 1} ${operation}: ${otherwise(operation) ?? loss(at + 1)}`,
      );
      expect(await Promise.all(met)).toEqual(wanted);
    },
    120_000,
  );
});

// Thirty seconds for each of three requests, and the pauses between them.
test("when GitHub never answers, the job ends, and says so", async () => {
  const met = ["actions/list-artifacts-for-repo", "graphql"].map(async (operation) => {
    const { github, act } = await start();
    github.fail("silence", { operation, times: 99 });
    const done = await act(150);
    expectWhole(done, github);
    return outcome(done);
  });
  expect(await Promise.all(met)).toEqual([LOST.look, LOST.comment]);
}, 180_000);
