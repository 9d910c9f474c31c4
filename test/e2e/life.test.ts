import { expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import type { PullRequest } from "../loopback/repository.ts";
import { firstLine, readable } from "./reading.ts";
import { policy, trips } from "./trips.ts";
import { merge, onPull, onPush, propose, pushTo, reportOf } from "./workflow.ts";

const POLICY = "gate: { floors: { passRate: 0.4 }, acceptLabel: worse-is-fine }\n";
const WORKFLOW = { ".github/workflows/agent.yml": "# calls rungate" };

const commentOf = (pull: PullRequest) => firstLine(pull.comments.at(-1)?.body ?? "");

test("the life of a repository: adoption, baseline, pass, regressions, an accepted one, and on from there", async () => {
  const github = await startGitHub();
  github.collaborators.set("maintainer", "write");
  github.commit({ files: { "agent.py": "v1" } });

  const adoption = propose(github, "adopt", { ...WORKFLOW, ...policy(POLICY), ...trips() });
  const first = await onPull(github, adoption);
  expect(first).toMatchObject({ exitCode: 0, annotations: [], outputs: { verdict: "pass" } });
  expect(reportOf(first)).toMatchObject({
    role: "head",
    baseline: { state: "first-use" },
    policy: { source: "head", gate: { floors: { passRate: 0.4 } } },
  });
  expect(commentOf(adoption)).toBe("⚪ Pass, with nothing to compare · pass rate 100%");
  const welcome = readable(adoption.comments[0]?.body ?? "");
  expect(welcome).toContain("- First use: no report of this suite was recorded");
  expect(welcome).toContain("this pull request adds the policy");

  const start = merge(github, adoption);
  const recorded = await onPush(github);
  expect(recorded).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
  expect(recorded.outputs).not.toHaveProperty("comment-url");
  expect(recorded.summary).toContain("uses: actions/upload-artifact@v7");
  expect(reportOf(recorded)).toMatchObject({
    role: "base",
    commit: start.sha,
    policy: { source: "file" },
    baseline: { state: "first-use" },
    history: [{ commit: start.sha, passRate: 1 }],
  });

  let snapshot = propose(github, "snapshot", { "agent.py": "v2" });
  const same = await onPull(github, snapshot);
  expect(same).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", "baseline-sha": start.sha } });
  expect(commentOf(snapshot)).toMatch(/^✅ Pass · No regression.*12 cases compared, all unchanged/);
  expect(readable(snapshot.comments[0]?.body ?? "")).toContain("recorded by the push of the base commit");

  snapshot = pushTo(github, snapshot, trips({ wrong: [7] }));
  const broken = await onPull(github, snapshot);
  expect(broken).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", regressions: "1" } });
  expect(broken.outputs.summary).toContain(
    '· Regression (snapshots): trip-7 passed on every base recording and fails now: book date: expected "2026-06-12", got "2026-06-05"',
  );
  expect(snapshot.comments).toHaveLength(1);
  expect(commentOf(snapshot)).toMatch(/^❌ Fail · Regression \(snapshots\): trip-7 passed/);

  let cheaper = propose(github, "cheaper", trips({ recording: "cheaper", wrong: [1, 2, 3] }));
  const unclear = await onPull(github, cheaper);
  expect(unclear).toMatchObject({ exitCode: 0, outputs: { verdict: "inconclusive", regressions: "3" } });
  expect(commentOf(cheaper)).toMatch(
    /^🟡 Inconclusive, does not block the merge · Looks worse: pass rate 100% → 75.0%/,
  );

  cheaper = pushTo(github, cheaper, trips({ recording: "cheapest", wrong: [1, 2, 3, 4, 5, 6] }));
  const worse = await onPull(github, cheaper);
  expect(worse).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", regressions: "6" } });
  expect(commentOf(cheaper)).toMatch(/^❌ Fail · Regression: pass rate 100% → 50.0% .*p = \.0078/);

  github.happened(cheaper, "labeled", { actor: "maintainer", label: "worse-is-fine" });
  const accepted = await onPull(github, cheaper, { again: worse.run });
  expect(accepted).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", regressions: "6" } });
  expect(reportOf(accepted)).toMatchObject({ accepted: { by: "maintainer" }, runAttempt: 2 });
  expect(commentOf(cheaper)).toMatch(/^✅ Pass, attempt 2 · Regression, accepted by @/);

  const level = merge(github, cheaper);
  const lower = await onPush(github);
  expect(lower).toMatchObject({ exitCode: 0, outputs: { verdict: "fail", "baseline-sha": start.sha } });
  expect(firstLine(lower.summary)).toMatch(/^❌ Fail, recorded as a baseline · Regression: /);
  expect(reportOf(lower).history.map(({ commit, passRate }) => [commit, passRate])).toEqual([
    [start.sha, 1],
    [level.sha, 0.5],
  ]);

  const next = propose(github, "next", trips({ recording: "next", wrong: [1, 2, 3, 4, 5, 6] }));
  const measured = await onPull(github, next);
  expect(measured).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", "baseline-sha": level.sha } });
  expect(commentOf(next)).toMatch(/^✅ Pass · No regression shown: pass rate 50.0%/);
});
