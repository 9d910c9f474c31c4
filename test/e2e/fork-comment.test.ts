import { describe, expect, test } from "vitest";
import { readOnly } from "../loopback/access.ts";
import { startGitHub } from "../loopback/loopback.ts";
import { type Forked, forked, leave, onRunEnd, proposeFrom, reportFor } from "./forks.ts";
import { firstLine, readable } from "./reading.ts";
import { trips } from "./trips.ts";
import { onPull } from "./workflow.ts";

const WORD = "reported by the fork of mallory";

test("a fork's run may not comment, and the workflow that runs after it does", async () => {
  const github = await startGitHub();
  const base = github.commit({ files: trips() });
  const pull = proposeFrom(github, github.fork("mallory"), trips({ wrong: [2], recording: "second" }));
  github.permissions = readOnly;
  const { run, summary, exitCode } = await onPull(github, pull);
  expect([exitCode, summary]).toEqual([0, expect.stringContaining("No comment on the pull request")]);
  expect(pull.comments).toEqual([]);
  const result = await onRunEnd({ github, base, run });
  expect(result).toMatchObject({ exitCode: 0, annotations: [], undeclaredOutputs: [], summary: "" });
  const [comment] = pull.comments;
  expect(result.outputs).toEqual({ "comment-url": expect.stringContaining(`#issuecomment-${comment?.id}`) });
  expect(comment?.body).toMatch(new RegExp(`^<!-- rungate suite=default run=${run.id} -->\n### `));
  expect(firstLine(comment?.body ?? "")).toBe(firstLine(`${summary}\n`).replace(" · ", `, ${WORD} · `));
  expect(comment?.body).toContain(WORD);
  expect(comment?.body).toContain(`/actions/runs/${run.id}/attempts/1)`);
  expect(pull.comments).toHaveLength(1);
});

describe("what a run reports is shown", () => {
  test("when it is red like the run", async () => {
    const scene = await forked({ conclusion: "failure" });
    leave(scene, reportFor(scene.pull, { fails: true }));
    await onRunEnd(scene);
    expect(scene.pull.comments[0]?.body).toMatch(
      /### ❌ rungate: 9 cases got worse: trip-000, .*This is reported by the fork of mallory\..*❌ Fail, reported by the fork of mallory · Regression/s,
    );
  });

  test("as Dependabot's, in the repository itself", async () => {
    const scene = await forked();
    scene.pull.head.repository = scene.github.repository;
    scene.run.headRepository = scene.github.repository;
    leave(scene, reportFor(scene.pull));
    await onRunEnd(scene, { actor: "dependabot[bot]" });
    expect(scene.pull.comments[0]?.body).toContain("reported by Dependabot's run");
  });

  test("once, and not over what a newer run said", async () => {
    const scene = await forked();
    leave(scene, reportFor(scene.pull));
    const old = `<!-- rungate suite=default run=${scene.run.id - 1} -->\nold`;
    const comment = scene.github.comment(scene.pull, { body: old });
    await onRunEnd(scene);
    expect(comment.body).toContain(WORD);
    comment.body = `<!-- rungate suite=default run=${scene.run.id + 1} -->\nnewer`;
    const result = await onRunEnd(scene);
    expect(comment.body).toContain("newer");
    expect(scene.pull.comments).toHaveLength(1);
    expect(result.exitCode).toBe(0);
  });

  test("without giving its names any power", async () => {
    const scene = await forked();
    const marker = "<!-- rungate suite=default run=999999999999 -->";
    const name = `${marker}\n## hello @octo/team\n::error::injected\n</details>`;
    const report = reportFor(scene.pull);
    const [check] = report.verdict.checks;
    if (check !== undefined) Object.assign(check, { title: name, message: name });
    report.baseline.reason = name;
    leave(scene, report);
    const result = await onRunEnd(scene);
    expect(result.annotations).toEqual([]);
    const body = scene.pull.comments[0]?.body ?? "";
    expect(body.match(/<!--/g)).toHaveLength(1);
    expect(body).not.toMatch(/^## hello|@octo|::error/m);
    expect(readable(body)).toContain("run=999999999999");
    expect(body).toContain(WORD);
  });
});

test("nothing but the run's end is told of a pull request that changes the workflow, and of a report that is not true", async () => {
  const scene = await forked({ conclusion: "failure" });
  leave(scene, reportFor(scene.pull));
  await onRunEnd(scene);
  const [comment] = scene.pull.comments;
  expect(firstLine(comment?.body ?? "")).toContain(
    "❌ Run failed · No numbers: its report says that the check is green",
  );
  scene.run.conclusion = "success";
  scene.pull.files.push(".github/workflows/agent.yml");
  const result = await onRunEnd(scene);
  expect(firstLine(comment?.body ?? "")).toContain(
    "⚪ Run succeeded · No numbers: the pull request changes files in",
  );
  expect(result).toMatchObject({
    exitCode: 0,
    annotations: [],
    outputs: { "comment-url": expect.anything() },
  });
});

describe("there is nothing to do", () => {
  test.each<[string, (scene: Forked) => unknown, string]>([
    [
      "for a run in progress",
      ({ run }) => Object.assign(run, { status: "in_progress", conclusion: null }),
      "not ended",
    ],
    ["for a run of a push", ({ run }) => Object.assign(run, { event: "push" }), "one of push"],
    [
      "for our own branch",
      ({ run, github }) => Object.assign(run, { headRepository: github.repository }),
      "by itself",
    ],
    [
      "when the head has moved on",
      ({ pull }) => Object.assign(pull.head, { sha: "b".repeat(40) }),
      "no longer",
    ],
  ])("%s", async (_what, change, why) => {
    const scene = await forked();
    leave(scene, reportFor(scene.pull));
    change(scene);
    const result = await onRunEnd(scene);
    expect(result).toMatchObject({ exitCode: 0, annotations: [], outputs: {}, summary: "" });
    expect(result.log).toMatch(new RegExp(`^nothing to do: .*${why}`, "m"));
    expect(scene.pull.comments).toEqual([]);
  });
});

describe("what GitHub does not do is a warning", () => {
  test("when it refuses the comment", async () => {
    const scene = await forked();
    leave(scene, reportFor(scene.pull));
    scene.pull.locked = true;
    const result = await onRunEnd(scene);
    expect(result).toMatchObject({ exitCode: 0, outputs: {} });
    expect(result.annotations).toMatchObject([
      { level: "warning", message: expect.stringMatching(/^no comment: .*What helps: .*unlock it/) },
    ]);
  });

  test("when it does not say which files are changed: nothing is shown then", async () => {
    const scene = await forked();
    leave(scene, reportFor(scene.pull));
    scene.github.fail({ status: 404, body: { message: "Not Found" } }, { operation: "pulls/list-files" });
    const result = await onRunEnd(scene);
    expect(result.exitCode).toBe(0);
    expect(result.annotations).toMatchObject([{ level: "warning" }]);
    expect(scene.pull.comments).toEqual([]);
  });
});

test.each<[string, Record<string, string>]>([
  ["suite", { suite: "Not A Name" }],
  ["github-token", { "github-token": "" }],
])("an input %s that cannot be used ends with 2", async (name, inputs) => {
  const result = await onRunEnd(await forked(), { inputs });
  expect(result.exitCode).toBe(2);
  expect(result.annotations.map(({ message }) => message)).toEqual([
    expect.stringContaining(`input ${name}: `),
  ]);
});
