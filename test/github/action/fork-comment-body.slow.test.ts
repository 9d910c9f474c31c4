import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { forkCommentBody } from "../../../src/github/forks.ts";
import type { ForkRun } from "../../../src/report/fork.ts";
import { type Forked, forked, leave, reportFor, runOn } from "../../e2e/forks.ts";
import { firstLine } from "../../e2e/reading.ts";
import { zipOf } from "../../loopback/zip.ts";

const WORD = "reported by the fork of mallory";

async function bodyFor({ github, run, pull, mallory }: Forked) {
  const { id, headSha: commit, conclusion } = run;
  const forkRun: ForkRun = {
    id,
    attempt: 1,
    ending: conclusion === "success" ? "succeeded" : "failed",
    commit,
    branch: pull.head.ref,
    owner: mallory.owner,
    repositoryId: mallory.id,
    reporter: "fork",
  };
  return forkCommentBody(await github.connect(), forkRun, "default", "https://github.com/octo/demo");
}

test("a report is shown on the one of two pull requests of a branch that it is of", async () => {
  const scene = await forked();
  const other = secondPull(scene);
  leave(scene, reportFor(other));
  expect(await bodyFor(scene)).toMatchObject({
    pullRequest: other.number,
    body: { text: expect.stringContaining(WORD) },
  });
});

describe("nothing but the run's end is told", () => {
  test.each<[string, Record<string, unknown>, string]>([
    ["another commit", { headCommit: "b".repeat(40) }, "of another commit"],
    ["another pull request", { pullRequest: 99 }, "of another pull request"],
    ["the base branch", { role: "base" }, "not of a pull request"],
  ])("of a report of %s", async (_what, more, why) => {
    const scene = await forked();
    leave(scene, { ...reportFor(scene.pull), ...more });
    await expectNoNumbers(scene, `⚪ Run succeeded · No numbers: its report is ${why}`);
  });

  test("of a passing report of a failed run", async () => {
    const scene = await forked({ conclusion: "failure" });
    leave(scene, reportFor(scene.pull));
    await expectNoNumbers(scene, "❌ Run failed · No numbers: its report says that the check is green");
  });

  test("of a failing report of a green run", async () => {
    const scene = await forked();
    leave(scene, reportFor(scene.pull, { fails: true }));
    await expectNoNumbers(scene, "⚪ Run succeeded · No numbers: its report says that the check is red");
  });

  test.each([[".github/workflows/agent.yml"], [".github/actions/record/action.yml"]])(
    "of a pull request that changes %s, whose report is not even asked for",
    async (path) => {
      const scene = await forked({ files: { [path]: "forged" } });
      leave(scene, reportFor(scene.pull));
      await expectNoNumbers(
        scene,
        "⚪ Run succeeded · No numbers: the pull request changes files in .github/",
      );
      expect(scene.github.requests("actions/list-workflow-run-artifacts")).toEqual([]);
    },
  );

  test("of a run that left no report", async () => {
    await expectNoNumbers(
      await forked({ conclusion: "failure" }),
      "❌ Run failed · No numbers: the run left no",
    );
  });

  test("of a report of another run", async () => {
    const scene = await forked();
    const other = runOn(scene.github, scene.pull);
    leave({ ...scene, run: other }, reportFor(scene.pull));
    await expectNoNumbers(scene, "No numbers: the run left no report of this suite");
  });

  test.each<[string, object, string]>([
    ["has expired", { expired: true }, "has expired"],
    ["has 300 MB", { size: 300 * 1024 * 1024 }, "has 314572800 bytes or more"],
    ["has no end, whatever its size", { serving: { kind: "endless" } }, "does not match its digest"],
    ["is a zip", { contentType: "application/zip" }, "is a zip archive"],
    ["became a zip", { bytes: zipOf("a", "{}") }, "does not match its digest"],
    ["is not what was uploaded", { digest: `sha256:${"0".repeat(64)}` }, "does not match its digest"],
    ["has no digest", { digest: null }, "has no digest"],
  ])("of a report that %s", async (_what, more, why) => {
    const scene = await forked();
    Object.assign(leave(scene, reportFor(scene.pull)), more);
    await expectNoNumbers(scene, `No numbers: the run left a report that ${why}`);
  });

  test.each([
    ["{", "is not JSON"],
    ['{"suite":"default"}', "is not a report of rungate"],
  ])("of %s instead of a report", async (content, why) => {
    const scene = await forked();
    leave(scene, content);
    await expectNoNumbers(scene, `No numbers: the run left a report that ${why}`);
  });
});

describe("there is nothing to do", () => {
  test.each<[string, (scene: Forked) => unknown, string]>([
    ["when the pull request is closed", ({ pull }) => Object.assign(pull, { state: "closed" }), "no longer"],
    [
      "when its head has moved on",
      ({ pull }) => Object.assign(pull.head, { sha: "b".repeat(40) }),
      "no longer",
    ],
    [
      "for another user's branch of that name",
      ({ pull, github }) => Object.assign(pull.head, { repository: github.fork("eve") }),
      "no longer",
    ],
    [
      "for a fork that took the place of another",
      ({ pull, github }) => Object.assign(pull.head, { repository: github.fork("mallory") }),
      "no longer",
    ],
    [
      "when the head moves on in the middle",
      ({ pull, github }) =>
        github.before({ operation: "pulls/get" }, () => {
          pull.head.sha = "b".repeat(40);
        }),
      "no longer",
    ],
  ])("%s", async (_what, change, why) => {
    const scene = await forked();
    leave(scene, reportFor(scene.pull));
    change(scene);
    await expectNothing(scene, why);
  });

  test("when it cannot be told of which of two pull requests the run is", async () => {
    const scene = await forked();
    secondPull(scene).files.push(".github/workflows/agent.yml");
    leave(scene, reportFor(scene.pull));
    await expectNothing(scene, "of which of 2 pull requests the run is is unclear");
  });

  test("when a branch is offered to more others than a run is sought among", async () => {
    const scene = await forked();
    leave(scene, reportFor(scene.pull));
    for (let at = 1; at < limits.pullRequestsOfBranch; at++) secondPull(scene, `release-${at}`);
    expect(await bodyFor(scene)).toMatchObject({ pullRequest: scene.pull.number });
    secondPull(scene);
    await expectNothing(scene, "6 open pull requests");
  });
});

function secondPull({ github, pull, mallory }: Forked, base = "release") {
  const head = github.commits.get(pull.head.sha);
  if (head === undefined) throw new Error("the pull request has no head");
  github.commit({ branch: base });
  return github.pull({ head, ref: "main", repository: mallory, base });
}

async function expectNoNumbers(scene: Forked, line: string): Promise<void> {
  const comment = await bodyFor(scene);
  if ("nothing" in comment) throw new Error(`there is no comment: ${comment.nothing}`);
  const body = comment.body.text;
  expect(comment.pullRequest).toBe(scene.pull.number);
  expect(firstLine(body)).toContain(line);
  expect(body).not.toMatch(/pass rate|trip-0|\d %/);
  expect(body).toMatch(new RegExp(`^<!-- rungate suite=default run=${scene.run.id} -->\n`));
}

async function expectNothing(scene: Forked, why: string): Promise<void> {
  expect(await bodyFor(scene)).toEqual({ nothing: expect.stringContaining(why) });
}
