import { describe, expect, test } from "vitest";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { CheckRun, Commit } from "../loopback/repository.ts";
import { gated, say } from "./commands.ts";
import { dispatchEvent, mergeGroupEvent } from "./events.ts";
import { headlineOf } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { policy, tripRuns, trips } from "./trips.ts";
import { onBranch, onPull, propose } from "./workflow.ts";

const NAME = "rungate / verdict";
const asked = { inputs: { check: "true" } };

async function permitted(...recording: Parameters<typeof recorded>): Promise<LoopbackGitHub> {
  const { github } = await recorded(...recording);
  github.permissions.checks = "write";
  return github;
}

function onlyCheck({ checks }: LoopbackGitHub): CheckRun {
  const [check, ...others] = checks;
  if (check === undefined || others.length > 0) throw new Error(`${checks.length} check runs`);
  return check;
}

describe("the check run", () => {
  test.each([
    ["success", "pass", []],
    ["neutral", "inconclusive", [1, 2, 3]],
    ["failure", "fail", [1, 2, 3, 4, 5, 6]],
  ] as const)("is a %s where the verdict is %s", async (conclusion, verdict, wrong) => {
    const github = await permitted();
    const pull = propose(github, "feature", tripRuns({ recording: "second", wrong }));
    const { outputs } = await onPull(github, pull, asked);
    const check = onlyCheck(github);
    expect(check).toMatchObject({ name: NAME, headSha: pull.head.sha, status: "completed", conclusion });
    expect(check.output.title).toMatch(new RegExp(`^${verdict}`));
    expect(outputs.summary).toContain(check.output.title?.slice(0, 40));
    expect(check.output.summary).toBe(pull.comments[0]?.body);
  });

  test("is a failure where an inconclusive verdict blocks, because GitHub counts neutral as passed", async () => {
    const github = await permitted(policy("gate: { inconclusive: fail }\n"));
    const pull = propose(github, "feature", tripRuns({ recording: "second", wrong: [1, 2, 3] }));
    await onPull(github, pull, asked);
    expect(onlyCheck(github)).toMatchObject({ conclusion: "failure" });
  });

  test("has more annotations than the log, at the expectations", async () => {
    const github = await permitted(trips({ cases: 60 }));
    const wrong = Array.from({ length: 60 }, (_, at) => at);
    const pull = propose(github, "feature", tripRuns({ cases: 60, wrong }));
    await onPull(github, pull, asked);
    const { annotations = [] } = onlyCheck(github).output;
    expect(annotations).toHaveLength(50);
    expect(annotations).toContainEqual({
      path: "evals/expectations.yml",
      start_line: 2,
      end_line: 2,
      annotation_level: "warning",
      title: "Worse than on the base",
      message: expect.stringContaining("trip-0 passed 0 of 1 run"),
    });
  });

  test("is in progress while the job runs, so that no earlier success stands there", async () => {
    const github = await permitted();
    const pull = propose(github, "feature", { "agent.py": "v2" });
    await onPull(github, pull, asked);
    expect(github.requiredCheck(NAME, pull.head.sha)).toBe("success");
    github.fail({ status: 403, body: { message: "no" } }, { operation: "checks/update" });
    const { exitCode, printed } = await onPull(github, pull, asked);
    expect(exitCode).toBe(0);
    expect(github.requiredCheck(NAME, pull.head.sha)).toBe("in_progress");
    expect(printed).toContain(
      "::warning title=rungate::the check run cannot be written (GitHub answered 403",
    );
  });

  test("is a failure where nothing could be judged", async () => {
    const github = await permitted();
    const pull = propose(github, "feature", { "evals/expectations.yml": "cases: 3\n" });
    const { exitCode } = await onPull(github, pull, asked);
    expect(exitCode).toBe(2);
    expect(onlyCheck(github)).toMatchObject({ status: "completed", conclusion: "failure" });
    expect(onlyCheck(github).output.title).toMatch(/^fail · Configuration: evals\/expectations\.yml/);
  });

  test("is not written without the permission, with a warning that names it", async () => {
    const { github } = await recorded();
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const { exitCode, printed } = await onPull(github, pull, asked);
    expect(exitCode).toBe(0);
    expect(github.checks).toEqual([]);
    expect(printed).toContain("give the job the permission checks: write");
    expect(headlineOf(pull.comments[0]?.body ?? "")).not.toBe("");
  });

  test("stands at the commit that a merge queue tests, and at none of the base branch", async () => {
    const { github, base } = await recorded({}, asked.inputs);
    github.permissions.checks = "write";
    expect(github.checks).toEqual([]);
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const head = github.commits.get(pull.mergeSha) as Commit;
    await onBranch(github, mergeGroupEvent(github, { base, head }), asked);
    expect(onlyCheck(github)).toMatchObject({ headSha: head.sha, conclusion: "success" });
  });

  test.each(["shard", "first-look"])("is refused in a job with %s", async (name) => {
    const github = await permitted();
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const inputs = { ...asked.inputs, [name]: name === "shard" ? "1/2" : "true" };
    const { exitCode, printed } = await onPull(github, pull, { inputs });
    expect(exitCode).toBe(2);
    expect(printed).toContain(`inputs check and ${name}: only the job that gives the verdict`);
    expect(github.checks).toEqual([]);
  });

  test("turns the required check of a commit that a comment made, where GitHub counts no run by hand", async () => {
    const scene = await gated();
    const { github } = scene;
    github.settings.heldRun = "none";
    await say(scene, "/rungate accept trip-4 because of that");
    const head = github.commitAt("feature") as Commit;
    expect(github.dispatches).toEqual([{ workflow: "agent.yml", ref: "feature" }]);
    github.permissions.checks = "write";
    const { run } = await onBranch(github, dispatchEvent(github, { head, branch: "feature" }), {
      inputs: { ...asked.inputs, runs: "", expectations: "" },
    });
    github.job({ run, name: "rungate" });
    expect(github.requiredCheck("rungate", head.sha)).toBeUndefined();
    expect(github.requiredCheck(NAME, head.sha)).toBe("neutral");
  });
});
