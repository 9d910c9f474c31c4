import { describe, expect, test } from "vitest";
import { topOf } from "../e2e/reading.ts";
import { faults } from "../loopback/faults.ts";
import { gate, openPull, recordBase, recordings, startRepository } from "./trips.ts";

type Repository = Awaited<ReturnType<typeof startRepository>>;
type Recording = NonNullable<Parameters<typeof recordBase>[2]>;

/** A worse agent, which would pass against a report of an agent that was always so bad. */
const worse = recordings(["trip-3"]);
const poison = ({ github, base }: Repository, left: Recording = {}) =>
  recordBase(github, base, { files: worse, ...left });
const poisonOf = (left: Recording) => (repository: Repository) => void poison(repository, left);

describe("where that is all there is, nothing is compared, and line one says", () => {
  const rows: [string, (repository: Repository) => void, string, string][] = [
    [
      "first use: a fork's report",
      (at) => poison(at, { run: { headRepository: at.github.fork("mallory") } }),
      "first-use",
      "First use: no report of this suite was recorded on the base branch yet, so nothing was compared",
    ],
    [
      "no baseline: a pull request's report, from a branch called main",
      poisonOf({ run: { event: "pull_request" } }),
      "missing",
      "🟡 Inconclusive, does not block the merge · No baseline: the report of",
    ],
    [
      "no baseline: an expired report",
      poisonOf({ artifact: { expired: true } }),
      "missing",
      "has expired (the next run of the workflow on the base branch records another)",
    ],
    [
      "no baseline: the report of another suite",
      poisonOf({ artifact: { name: "rungate-report.other.json" } }),
      "missing",
      "the base branch has reports of other suites and none of this one",
    ],
    [
      "out of reach: a download that leaves https",
      poisonOf({ artifact: { serving: { kind: "redirect", location: "http://192.0.2.1/a?sig=x" } } }),
      "unavailable",
      "❌ Fail · Baseline out of reach: the download of an artifact was led away from https",
    ],
    [
      "out of reach: a download that is led in a circle",
      (at) => {
        const artifact = poison(at);
        artifact.serving = { kind: "redirect", location: `/artifacts/${artifact.id}?sig=x` };
      },
      "unavailable",
      "❌ Fail · Baseline out of reach: the download of an artifact was led on more than 3 times",
    ],
    [
      "out of reach: artifacts that nobody may list",
      (at) => {
        poison(at);
        at.github.permissions.actions = "none";
      },
      "unavailable",
      'which happens when the job does not have the permission "actions: read"',
    ],
    [
      "out of reach: a storage that fails",
      (at) => {
        poison(at);
        at.github.fail(faults.unavailable, { operation: "blob", times: 9 });
      },
      "unavailable",
      "the storage of artifacts answered 503",
    ],
  ];

  test.each(rows)("%s", async (_what, leave, state, words) => {
    const repository = await startRepository();
    leave(repository);
    const { exitCode, summary, outputs, report, printed } = await gate(
      repository.github,
      openPull(repository.github, worse),
    );
    const verdict = { "first-use": "pass", missing: "inconclusive", unavailable: "fail" }[state];
    expect(report).toMatchObject({ baseline: { state, commit: null, artifactId: null }, comparison: null });
    expect(topOf(summary)).toContain(words);
    expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: verdict === "fail" ? 1 : 0, verdict });
    expect(outputs["baseline-sha"]).toBe("");
    expect(printed).not.toContain("sig=");
  });
});
