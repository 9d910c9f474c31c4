import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { startGitHub } from "../loopback/loopback.ts";
import { zipOf } from "../loopback/zip.ts";
import { gate, openPull, recordBase, recordings, startRepository } from "./trips.ts";

type Repository = Awaited<ReturnType<typeof startRepository>>;
type Recording = NonNullable<Parameters<typeof recordBase>[2]>;

const POLICY = "gate: {}\n";
/** A worse agent, which would pass against a report of an agent that was always so bad. */
const worse = recordings(["trip-3"]);
const poison = ({ github, base }: Repository, left: Recording = {}) =>
  recordBase(github, base, { files: worse, ...left });

const leaving = (left: Recording) => (repository: Repository) => void poison(repository, left);

describe("the report of the base commit's first parent is compared with, although nearer there is", () => {
  const rows: [string, (repository: Repository) => void, string][] = [
    [
      "one of a fork, on a branch of the same name",
      (at) => poison(at, { run: { headRepository: at.github.fork("mallory") } }),
      "",
    ],
    [
      "one of a fork that lists itself as ours",
      (at) =>
        poison(at, {
          run: { headRepository: at.github.fork("mallory") },
          artifact: { headRepositoryId: at.github.repository.id },
        }),
      "belongs to a run of another repository",
    ],
    [
      "one of a fork that is gone",
      (at) => {
        poison(at, { run: { headRepository: null } });
      },
      "belongs to a run of another repository",
    ],
    [
      "one of a pull request whose branch is called main",
      leaving({ run: { event: "pull_request" } }),
      "was recorded on pull_request, where a pull request decides what runs",
    ],
    [
      "one of pull_request_target",
      leaving({ run: { event: "pull_request_target" } }),
      "was recorded on pull_request_target",
    ],
    [
      "one of another workflow",
      leaving({ run: { path: ".github/workflows/evil.yml" } }),
      "was recorded by another workflow, .github/workflows/evil.yml",
    ],
    [
      "one of a workflow file whose name begins like ours",
      leaving({ run: { path: ".github/workflows/agent.yml@x.yml" } }),
      "was recorded by another workflow",
    ],
    [
      "one of a run that another run started",
      leaving({ run: { event: "workflow_run" } }),
      "was recorded on workflow_run",
    ],
    [
      "one that somebody had a branch of their own record, by hand",
      leaving({ run: { event: "workflow_dispatch", headBranch: "mine" } }),
      "was recorded on another branch, mine",
    ],
    [
      "one that a push of another branch has recorded, at the same commit",
      leaving({ run: { headBranch: "mine" } }),
      "was recorded on another branch, mine",
    ],
    [
      "one that the push of a tag has recorded, at the same commit",
      leaving({ run: { headBranch: "v1.0.0" } }),
      "was recorded on another branch, v1.0.0",
    ],
    [
      "one of another branch's merge queue",
      leaving({ run: { event: "merge_group", headBranch: "gh-readonly-queue/mine/pr-7" } }),
      "was recorded on another branch, gh-readonly-queue/mine/pr-7",
    ],
    ["one that is listed as another repository's", leaving({ artifact: { repositoryId: 43 } }), ""],
    ["one that has expired", leaving({ artifact: { expired: true } }), "has expired"],
    [
      "one that expires before its download",
      (at) => {
        const artifact = poison(at);
        at.github.before({ operation: "actions/download-artifact" }, () => {
          artifact.expired = true;
        });
      },
      "has expired",
    ],
    ["one without a digest", leaving({ artifact: { digest: null } }), "has no digest to be checked against"],
    [
      "one of a run in progress",
      leaving({ run: { status: "in_progress", conclusion: null } }),
      "belongs to a run that has not ended",
    ],
    [
      "one of a run cancelled",
      leaving({ run: { conclusion: "cancelled" } }),
      "belongs to a run that was cut short",
    ],
    [
      "one that says another commit",
      leaving({ report: { commit: "b".repeat(40) } }),
      "says that it is of another commit",
    ],
    [
      "one that says another suite",
      leaving({ report: { suite: "other" } }),
      "says that it is of another suite",
    ],
    ["one that says a pull request", leaving({ report: { role: "head" } }), "is that of a pull request"],
    [
      "one with broken recordings",
      leaving({ report: { baselineEligible: false } }),
      "has recordings in error",
    ],
    [
      "one that was recorded while nobody could look at the base branch",
      leaving({ report: ({ baseline }) => ({ baseline: { ...baseline, state: "unavailable" } }) }),
      "was recorded while the base branch could not be looked at",
    ],
    [
      "one listed with the commit that another run has",
      ({ github, base, below }) => {
        const run = github.run({ head: below });
        recordBase(github, base, { files: worse, artifact: { run: { ...run, headSha: base.sha } } });
      },
      "belongs to a run of another commit",
    ],
    [
      "one of a commit that was force-pushed away",
      ({ github, base }) => {
        recordBase(github, github.commit({ branch: "gone", parents: [base] }), { files: worse });
      },
      "",
    ],
    ["a zip archive", leaving({ artifact: { contentType: "application/zip" } }), "is a zip archive"],
    [
      "a zip archive that does not say so",
      leaving({ artifact: { content: zipOf("rungate-report.default.json", "{}") } }),
      "is a zip archive",
    ],
    [
      "one that is larger than is read",
      leaving({ artifact: { size: limits.baselineBytes + 1 } }),
      "has 67108865 bytes or more, and 67108864 are read",
    ],
    [
      "half of one",
      leaving({ artifact: { content: '{"schemaVersion":1,"cases":[' } }),
      "is not JSON (line 1",
    ],
    [
      "one that nests deeper than is read",
      leaving({ artifact: { content: `${"[".repeat(100_000)}${"]".repeat(100_000)}` } }),
      "nests deeper than the 300 levels",
    ],
    [
      "one of tomorrow's rungate",
      leaving({ artifact: { content: '{"schemaVersion":2}' } }),
      "is a report of a newer rungate",
    ],
    [
      "a flood of artifacts that hides it",
      (at) => {
        const run = at.github.run({ head: at.base, event: "pull_request" });
        for (let left = 100 * limits.artifactPages; left >= 0; left--)
          at.github.artifact({ run, content: "{}" });
      },
      "was recorded on pull_request",
    ],
  ];

  test.each(rows)("%s", async (_what, leave, words) => {
    const repository = await startRepository(POLICY);
    const { github, below } = repository;
    const trusted = recordBase(github, below);
    leave(repository);
    const { exitCode, headline, outputs, report, printed } = await gate(github, openPull(github, worse));
    expect(report?.baseline).toMatchObject({ state: "found", artifactId: trusted.id, commit: below.sha });
    expect(report?.baseline.reason).toContain(words === "" ? "1 commit below the base commit, run" : words);
    expect(headline).toContain("❌ Fail · Regression (snapshots): trip-3 passed on every base recording");
    expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 1, verdict: "fail" });
    expect(printed).not.toContain("sig=");
    // GitHub's description has no deleted forks.
    github.takeProblems();
  });
});

describe("what comes in place of the base commit's report is a fault, and no older report is compared with", () => {
  const rows: [string, (repository: Repository) => void][] = [
    [
      "one that the storage has thrown away",
      (at) => {
        poison(at);
        at.github.fail({ status: 410 }, { operation: "blob", times: 9 });
      },
    ],
    ["one with another digest", leaving({ artifact: { digest: `sha256:${"0".repeat(64)}` } })],
    ["one that never ends", leaving({ artifact: { serving: { kind: "endless" } } })],
    [
      "one whose storage leads to another host, which gives other bytes",
      leaving({ artifact: { serving: { kind: "redirect", location: "" } } }),
    ],
  ];

  test.each(rows)("%s", async (_what, leave) => {
    const repository = await startRepository(POLICY);
    const { github, below } = repository;
    recordBase(github, below, { files: worse });
    leave(repository);
    await leadAway(repository);
    const { exitCode, headline, outputs, report, printed } = await gate(github, openPull(github, worse));
    expect(report).toMatchObject({ baseline: { state: "unavailable" }, comparison: null });
    expect(headline).toContain("❌ Fail · Baseline out of reach: the storage of artifacts");
    expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 1, verdict: "fail" });
    expect(printed).not.toContain("sig=");
  });

  /** Redirects an artifact row to another host that also serves a report. It must not receive a token. */
  async function leadAway({ github, base }: Repository): Promise<void> {
    const led = github.artifacts.filter(({ serving }) => serving?.kind === "redirect");
    if (led.length === 0) return;
    const other = await startGitHub();
    const { id } = recordBase(other, base, { files: recordings(["trip-3", "trip-4"]) });
    for (const artifact of led)
      artifact.serving = { kind: "redirect", location: `${other.blob}/artifacts/${id}?sig=x` };
  }
});

test("those reports would do what they are left for: once trusted, one lets the agent pass", async () => {
  const repository = await startRepository(POLICY);
  const { id } = poison(repository);
  const { exitCode, report } = await gate(repository.github, openPull(repository.github, worse));
  expect(report).toMatchObject({ baseline: { artifactId: id }, verdict: { result: "pass" } });
  expect(exitCode).toBe(0);
});

test("of two reports of one run the newer one is believed, for an upload can only be replaced", async () => {
  const { github, base } = await startRepository(POLICY);
  const run = github.run({ head: base });
  recordBase(github, base, { files: worse, artifact: { run } });
  const { id } = recordBase(github, base, { artifact: { run } });
  const { report, exitCode } = await gate(github, openPull(github, worse));
  expect(report?.baseline.artifactId).toBe(id);
  expect(exitCode).toBe(1);
});

test("the token goes to GitHub's API only", async () => {
  const { github, base } = await startRepository(POLICY);
  recordBase(github, base);
  const { printed } = await gate(github, openPull(github, {}), { env: { RUNNER_DEBUG: "1" } });
  const withToken = github.log.map(
    ({ server, headers }) => `${server} ${headers.authorization !== undefined}`,
  );
  expect(new Set(withToken)).toEqual(new Set(["api true", "blob false"]));
  expect(printed.replace(`::add-mask::${github.token}\n`, "")).not.toContain(github.token);
});
