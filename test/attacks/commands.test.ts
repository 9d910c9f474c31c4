import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { baseFiles, type Commanded, type CommandOptions, gated, SUITE, say } from "../e2e/commands.ts";
import { issueCommentEvent } from "../e2e/events.ts";
import { readable } from "../e2e/reading.ts";
import { runAction } from "../e2e/runner.ts";
import { policy, tripRuns } from "../e2e/trips.ts";
import { onPull } from "../e2e/workflow.ts";
import type { Fields } from "../loopback/fill.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import { workspace } from "../workspace.ts";
import { ACCEPT, type Forged, type ForgedTrial, forge, refused, writtenIn } from "./commanded.ts";
import { hostileTexts, WITNESS } from "./hostile-texts.ts";
import { formulasIn, linkedIn, rendered, textOf, unseenIn } from "./shape.ts";

describe("nobody is listened to, and nothing is written, not even an answer:", () => {
  const inPayload =
    (change: (payload: Fields) => Fields) =>
    (payload: Fields): Fields => ({ ...payload, ...change(payload) });

  test.each<[string, CommandOptions, string]>([
    ["a bot", { author: "renovate[bot]" }, "was not written by a person"],
    ["an app in the name of a person", { comment: { app: "copilot" } }, "by an app in a person's name"],
    ["a person who may only read", { author: "mallory" }, "@mallory may not write to the repository"],
    [
      "an account whose login somebody else with rights has by now",
      { comment: { authorId: 666 }, payload: inPayload(() => ({ sender: { id: 666 } })) },
      "@maintainer may not write to the repository",
    ],
    [
      "a login that is a path",
      {
        payload: inPayload(({ comment }) => ({
          comment: { ...(comment as Fields), user: { id: 1, login: "../../maintainer", type: "User" } },
          sender: { id: 1 },
        })),
      },
      "was not written by a person",
    ],
    [
      "the event of an edited comment",
      { payload: inPayload(() => ({ action: "edited" })) },
      "is not a new one",
    ],
    [
      "an event of somebody else",
      { payload: inPayload(() => ({ sender: { id: 5 } })) },
      "who made the event",
    ],
    [
      "a comment on an issue",
      { payload: inPayload(() => ({ issue: { number: 7, title: "x" } })) },
      "is on an issue, not on a pull request",
    ],
  ])("%s", async (_what, options, why) => {
    const scene = await gated();
    const { github, pull } = scene;
    const from = github.log.length;
    const result = await say(scene, ACCEPT, options);
    expect(result).toMatchObject({ exitCode: 0, answers: [] });
    expect(readable(result.summary)).toContain(why);
    expect(github.log.slice(from).every(({ method }) => method === "GET")).toBe(true);
    expect(pull.comments).toHaveLength(1);
  });

  test.each(["commit_comment", "pull_request_review_comment", "discussion_comment"])("a %s", async (name) => {
    const scene = await gated();
    const { github, pull } = scene;
    const comment = github.comment(pull, { author: "maintainer", body: ACCEPT });
    const event = { ...issueCommentEvent(github, pull, comment), name };
    const from = github.log.length;
    const result = await runAction({ workflow: "agent.yml" }, { github, event, workspace: workspace({}) });
    expect(result.exitCode).toBe(2);
    expect(github.log.slice(from)).toEqual([]);
  });

  test("a comment that is gone when it is looked at", async () => {
    const scene = await gated();
    const { github, pull } = scene;
    github.before({ operation: "issues/get-comment" }, () => pull.comments.splice(0));
    const result = await say(scene, ACCEPT);
    expect(result).toMatchObject({ exitCode: 0, answers: [] });
    expect(readable(result.summary)).toContain("the comment is gone");
  });
});

describe("a comment that is not what was written", () => {
  test("before the event is refused", async () => {
    const scene = await gated();
    const updatedAt = scene.github.nextTime();
    expect(await refused(scene, ACCEPT, { comment: { updatedAt } })).toContain("the comment was edited");
  });

  test("between the event and the job is refused", async () => {
    const scene = await gated();
    const { github, pull } = scene;
    github.before({ operation: "issues/get-comment" }, () => {
      const [comment] = pull.comments;
      if (comment !== undefined) comment.body = "/rungate accept trip-5 because of that";
    });
    expect(await refused(scene)).toContain("the comment was edited");
  });

  test("any more, when its job is run again, is refused", async () => {
    const scene = await gated();
    const answer = await refused(scene, ACCEPT, { env: { GITHUB_RUN_ATTEMPT: "2" } });
    expect(answer).toContain("the job of your comment was run again");
  });
});

describe("a branch that is not to be changed:", () => {
  test("one of a fork", async () => {
    const scene = await gated();
    scene.pull.head.repository = scene.github.fork("mallory");
    const answer = await refused(scene);
    expect(answer).toContain("the branch is in a fork");
    expect(answer).toContain("rungate accept CASE");
  });

  test("one of a pull request that is closed", async () => {
    const scene = await gated();
    scene.pull.state = "closed";
    expect(await refused(scene)).toContain("the pull request is closed");
  });

  test("the default branch", async () => {
    const scene = await gated();
    scene.pull.head.ref = "main";
    expect(await refused(scene)).toContain("the default branch of the repository");
  });

  test("one whose name GitHub takes for the default branch's where it commits", async () => {
    const scene = await gated({ branch: "refs/heads/main" });
    expect(await refused(scene)).toContain("the branch is called refs/heads/main");
  });

  test("one with a commit since the command was read", async () => {
    const scene = await gated();
    const { github } = scene;
    github.before({ operation: "graphql", body: /createCommitOnBranch/ }, () => {
      github.commit({ branch: "feature", files: { "agent.py": "other" } });
    });
    const result = await say(scene, ACCEPT);
    expect(readable(result.answers.join())).toContain("has another newest commit since the command was read");
    expect(github.commitAt("feature")?.files["agent.py"]).toBe("other");
    expect(github.commitAt("feature")?.message).not.toContain("Accept");
    expect(github.dispatches).toEqual([]);
  });

  test("one that GitHub protects", async () => {
    const scene = await gated();
    const errors = [{ type: "FORBIDDEN", message: "Protected branch rules not configured" }];
    scene.github.fail(
      { status: 200, body: { data: { createCommitOnBranch: null }, errors } },
      { operation: "graphql", body: /createCommitOnBranch/ },
    );
    const result = await say(scene, ACCEPT);
    expect(readable(result.answers.join())).toContain(
      "GitHub did not take the commit: Protected branch rules",
    );
  });

  test("one on which the gate has not run since", async () => {
    const scene = await gated();
    scene.github.commit({ branch: "feature", files: { "agent.py": "other" } });
    scene.github.moved("feature");
    expect(await refused(scene)).toContain("agent.yml has not run on");
  });

  test("one on which the gate has run since the comment was written", async () => {
    const scene = await gated();
    const at = "2026-01-01T00:00:30Z";
    expect(await refused(scene, ACCEPT, { comment: { createdAt: at, updatedAt: at } })).toContain(
      "left its report too late to be read before the comment was written",
    );
  });

  test("one on which the gate still runs", async () => {
    const scene = await gated();
    Object.assign(scene.run, { status: "in_progress", conclusion: null });
    expect(await refused(scene)).toContain("has not ended");
  });
});

describe("a name that is no case of the report:", () => {
  test.each([
    ["an option", "`--all`"],
    ["all of them", "`*`"],
    ["a path", "../../evals/expectations.yml"],
    ["a file", "evals/runs.jsonl"],
    ["YAML", '"{ id: trip-4 }"'],
    ["an alias", "'*trip-4'"],
    ["a key of every object", "__proto__"],
    ["a case with a space", '"trip-4 "'],
    ["nothing", '""'],
    ["Markdown", "`[trip-4](https://a.b)`"],
    ["a case in other letters", "Trip-4"],
  ])("%s", async (_what, name) => {
    const scene = await gated();
    expect(await refused(scene, `/rungate accept ${name} because of that`)).toContain(
      "the report has no case",
    );
  });

  test("more cases than one comment may name", async () => {
    const scene = await gated();
    const names = Array.from({ length: limits.acceptedCases + 1 }, (_, at) => `trip-${at}`);
    const answer = await refused(scene, `/rungate accept ${names.join(" ")} because of all`);
    expect(answer).toContain(`at most ${limits.acceptedCases} cases`);
  });

  test("a reason that is longer than a commit takes", async () => {
    const scene = await gated();
    const reason = "x".repeat(limits.acceptReason + 1);
    expect(await refused(scene, `/rungate accept trip-4 because ${reason}`)).toContain(
      "the reason has 501 characters",
    );
  });
});

describe("an answer makes nothing more than text of", () => {
  test.each(Object.entries(hostileTexts))("%s", async (_what, text) => {
    const scene = await gated();
    const line = text.split("\n", 1)[0]?.replaceAll('"', "") ?? "";
    const bodies = [
      `/rungate accept "${line}${WITNESS}" because of that`,
      `/rungate ${WITNESS} ${line}`,
      `/rungate accept trip-4 because ${line} ${WITNESS}`,
    ];
    for (const body of bodies) {
      const { answers, annotations } = await say(scene, body);
      expect(annotations).toEqual([]);
      expect(answers).toHaveLength(1);
      const [answer = ""] = answers;
      const html = rendered(answer);
      expect(linkedIn(html).filter((address) => !address.includes("github.com/octo/demo/commit/"))).toEqual(
        [],
      );
      expect(formulasIn(answer)).toEqual([]);
      expect(unseenIn(answer)).toEqual([]);
      if (!body.startsWith(`/rungate ${WITNESS}`)) expect(textOf(html)).toContain(WITNESS);
    }
  });
});

describe("a report that is forged:", () => {
  const trial = (report: Forged) => {
    const found = report.cases.find(({ id }) => id === "trip-4")?.trials[0];
    if (found === undefined) throw new Error("no trial");
    return found;
  };
  const inTrial = (part: Partial<ForgedTrial>) => (report: Forged) => {
    Object.assign(trial(report), part);
  };

  test.each<[string, (report: Forged) => unknown, string]>([
    [
      "of another commit",
      (it) => ({ ...it, headCommit: "b".repeat(40) }),
      "of another pull request or commit",
    ],
    ["of another pull request", (it) => ({ ...it, pullRequest: 8 }), "of another pull request or commit"],
    ["of a base branch", (it) => ({ ...it, role: "base" }), "of another pull request or commit"],
    ["of another suite", (it) => ({ ...it, suite: "other" }), "the report has no case"],
    ["twice of one suite", (it) => [it, it], "left two reports of one suite"],
    ["that is none", () => ({ hello: 1 }), "left a report that"],
    ["with another hash", inTrial({ hash: "a".repeat(64) }), "are not those that the report was made of"],
    ["with another place", inTrial({ index: 0 }), "are not those that the report was made of"],
    [
      "with a case of another name",
      (it) => {
        Object.assign(it.cases.find(({ id }) => id === "trip-4") ?? {}, { id: "trip-44" });
      },
      "the report has no case",
    ],
    ["with a path upwards", inTrial({ file: "../../../etc/passwd" }), "is no path in the repository"],
    ["with a path from the root", inTrial({ file: "/etc/passwd" }), "is no path in the repository"],
    ["with a path of git", inTrial({ file: ".git/config" }), "is no path in the repository"],
    ["with a path of Windows", inTrial({ file: "C:/x" }), "is no path in the repository"],
    ["with a path of two lines", inTrial({ file: "evals/a\nb" }), "is no path in the repository"],
    ["with a path around", inTrial({ file: "evals/../evals/runs.jsonl" }), "is no path in"],
    ["with a file of the policy", inTrial({ file: ".github/rungate.yml" }), "are not those that"],
    ["with a file that is nowhere", inTrial({ file: "evals/gone.jsonl" }), "the recordings are missing"],
    [
      "with more recordings than are read",
      (it) => {
        const one = trial(it);
        const files = Array.from({ length: limits.acceptedRecordings + 1 }, (_, at) => ({
          ...one,
          trial: String(at),
          file: `evals/${at}.json`,
        }));
        Object.assign(it.cases.find(({ id }) => id === "trip-4") ?? {}, { trials: files });
      },
      `at most ${limits.acceptedRecordings} are read`,
    ],
  ])("%s", async (_what, change, why) => {
    const scene = await gated();
    forge(scene, change);
    expect(await refused(scene)).toContain(why);
  });

  test.each([
    ["too large", { size: limits.baselineBytes + 1 }, "left a report that"],
    ["expired", { expired: true }, "left a report that has expired"],
    ["under another name", { name: "rungate-report.other.json" }, "left no report of this suite"],
    [
      "left by another commit",
      { run: { id: 0, headSha: "b".repeat(40), headBranch: "x" } },
      "has not run on",
    ],
  ])("%s", async (_what, more, why) => {
    const scene = await gated();
    if ("run" in more) scene.run.headSha = "b".repeat(40);
    else forge(scene, () => undefined, more);
    expect(await refused(scene)).toContain(why);
  });

  test("by another workflow, or by a fork's run at the same commit", async () => {
    const scene = await gated();
    scene.run.path = ".github/workflows/other.yml";
    expect(await refused(scene)).toContain("agent.yml has not run on");
    Object.assign(scene.run, {
      path: scene.github.workflowPath,
      headRepository: scene.github.fork("mallory"),
    });
    expect(await refused(scene)).toContain("agent.yml has not run on");
  });

  test("that says a failing run passes: the recordings decide", async () => {
    const scene = await gated({ head: tripRuns({ wrong: [] }) });
    forge(scene, inTrial({ pass: false }));
    expect(await refused(scene)).toContain("trip-4 passes already");
  });
});

test("the default branch's policy says what may be accepted, whichever branch the pull request goes into", async () => {
  const scene = await gated({ base: baseFiles(`${SUITE}\ngate: { requiredCases: [trip-4] }\n`) });
  const { github, pull } = scene;
  github.commit({ branch: "easy", files: policy(SUITE) });
  pull.base.ref = "easy";
  expect(await refused(scene)).toContain("trip-4 is a required case, which no comment accepts");
});

describe("no run by hand stands in for the one that judges the pull request:", () => {
  const list = (github: LoopbackGitHub, branch: string) =>
    github.commit({ files: policy(`${SUITE}\nbaseline: { branches: [${branch}] }\n`) });

  test.each([
    [
      "into a base branch that is not the default one",
      ({ github, pull }: Commanded) => {
        list(github, "release");
        github.branches.set("release", github.commitAt("main")?.sha ?? "");
        pull.base.ref = "release";
      },
      "a run by hand compares with the default branch, and not with release",
    ],
    [
      "of a base branch, where it would be green whatever the agent did",
      ({ github, pull }: Commanded) => {
        list(github, pull.head.ref);
      },
      "a run by hand on a base branch judges no merge",
    ],
  ])("%s", async (_what, change, why) => {
    const scene = await gated();
    scene.github.settings.heldRun = "none";
    change(scene);
    const { answers } = await say(scene, ACCEPT);
    expect(readable(answers.join())).toContain("✅ Accepted 1 case");
    expect(readable(answers.join())).toContain(`The gate does not run again by itself, because ${why}`);
    expect(scene.github.dispatches).toEqual([]);
  });
});

describe("no other file is written than the base branch names:", () => {
  test("not one that the branch's file names", async () => {
    const named = policy(SUITE.replace("evals/expectations.yml", ".github/workflows/agent.yml"));
    const scene = await gated({ head: { ...tripRuns({ wrong: [4] }) } });
    scene.github.commit({ branch: "feature", files: named });
    scene.github.moved("feature");
    const { run } = await onPull(scene.github, scene.pull, { inputs: { runs: "", expectations: "" } });
    const workflow = scene.github.commitAt("feature")?.files[".github/workflows/agent.yml"];
    await say({ ...scene, run } as Commanded, ACCEPT);
    const { files = {}, parents: [parent = ""] = [] } = scene.github.commitAt("feature") ?? {};
    const before = scene.github.commits.get(parent)?.files ?? {};
    expect(Object.keys(files).filter((file) => files[file] !== before[file])).toEqual([
      "evals/expectations.yml",
    ]);
    expect(files[".github/workflows/agent.yml"]).toBe(workflow);
  });

  test("not one of a suite that only the branch has", async () => {
    const scene = await gated();
    const { github, pull } = scene;
    const row = { case: "other", trial: "1", toolCalls: [{ name: "pay", arguments: {}, status: "ok" }] };
    const files = {
      ...policy(`suites:
  default: { runs: evals/runs.jsonl, expectations: evals/expectations.yml }
  other: { runs: other.jsonl, expectations: other.yml }
`),
      "other.jsonl": JSON.stringify(row),
      "other.yml": "cases: [{ id: other, referenceToolCalls: [{ name: book, arguments: {} }] }]\n",
    };
    github.commit({ branch: "feature", files });
    github.moved("feature");
    const { run } = await onPull(github, pull, { inputs: { runs: "", expectations: "" } });
    expect(await refused({ ...scene, run }, "/rungate accept other because of that")).toContain(
      "the report has no case",
    );
  });

  test("not a new one where the branch has none", async () => {
    const scene = await gated();
    const { github, run } = scene;
    const head = github.commit({ branch: "feature", files: { "evals/expectations.yml": null } });
    github.moved("feature");
    run.headSha = head.sha;
    forge(scene, (report) => ({ ...report, headCommit: head.sha }));
    expect(await refused(scene)).toContain("the branch has no expectations file (evals/expectations.yml)");
  });

  test("none where the workflow names more files than are read", async () => {
    const more = Array.from({ length: limits.acceptedRecordings }, (_, at) => `evals/${at}.yml`);
    const expectations = ["evals/expectations.yml", ...more].join("\n");
    const answer = await refused(await gated(), ACCEPT, { inputs: { expectations } });
    expect(answer).toContain(
      `the suite has ${more.length + 1} expectations files, and at most ${limits.acceptedRecordings} are read`,
    );
  });

  test("not what a link leads to", async () => {
    const scene = await gated();
    scene.github.links.add("evals/expectations.yml");
    expect(await refused(scene)).toContain("evals/expectations.yml is a link and no file");
  });

  test("nothing that stands in the workspace is read", async () => {
    const scene = await gated();
    const files = {
      ".github/rungate.yml": "gat: {}",
      "evals/expectations.yml": "cases: 1",
      "evals/runs.jsonl": "{}",
    };
    const { answers } = await say(scene, ACCEPT, { files });
    expect(answers.join()).toContain("✅ Accepted 1 case");
  });
});

test("recordings of more bytes than are read are not read", async () => {
  const scene = await gated();
  const { github } = scene;
  github.fail(
    {
      status: 200,
      body: {
        type: "file",
        size: limits.acceptedBytes + 1,
        encoding: "none",
        content: "",
        sha: "a".repeat(40),
      },
    },
    { operation: "repos/get-content", path: /runs\.jsonl/ },
  );
  const result = await say(scene, ACCEPT);
  expect(readable(result.answers.join())).toContain(`has ${limits.acceptedBytes + 1} bytes`);
  expect(writtenIn(scene).filter((operation) => operation.startsWith("actions/"))).toEqual([]);
});
