import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { markerLine } from "../../src/views/comment.ts";
import { readable } from "../e2e/reading.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { PullRequest } from "../loopback/repository.ts";
import {
  expectation,
  expectations,
  type Gated,
  gate,
  openPull,
  recordBase,
  recording,
  recordings,
  startRepository,
} from "./trips.ts";

const COMMENTS = { with: { comment: "auto" } };
const marker = (run: number, suite = "default") => `${markerLine({ suite, run }).text}\n`;

async function start(files = recordings(["trip-3"])) {
  const { github, base } = await startRepository();
  recordBase(github, base, COMMENTS);
  const pull = openPull(github, files);
  const act = (run = 5000) => gate(github, pull, { ...COMMENTS, env: { GITHUB_RUN_ID: String(run) } });
  return { github, pull, act };
}

const ours = ({ comments }: PullRequest) => comments.filter(({ author }) => author === "github-actions[bot]");
const writes = ({ log }: LoopbackGitHub) =>
  log.flatMap(({ operation }) => (/-comment$/.test(operation) ? [operation.slice("issues/".length)] : []));

function expectRegression({ exitCode, outputs, headline }: Gated): void {
  expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 1, verdict: "fail" });
  expect(headline).toContain("❌ Fail · Regression (snapshots): trip-3");
}

describe("the comment", () => {
  test("is a new one where somebody else has posted our marker first", async () => {
    const { github, pull, act } = await start();
    const body = `${marker(9999)}### ✅ Pass`;
    github.comment(pull, { author: "mallory", body });
    expectRegression(await act());
    expect(pull.comments.map(({ author }) => author)).toEqual(["mallory", "github-actions[bot]"]);
    expect(pull.comments[0]?.body).toBe(body);
    expect(ours(pull)[0]?.body).toMatch(/^<!-- rungate suite=default run=5000 -->\n### ❌ rungate: /);
  });

  test.each([
    ["of another app that begins with our marker", "rungate[bot]", `${marker(9999)}### ✅ Pass`],
    ["of an app that is called like ours", "github-actions[bot]x", `${marker(9999)}### ✅ Pass`],
    [
      "that another workflow wrote with our token, with our marker further down",
      "github-actions[bot]",
      `> ${marker(9999)}### ✅ Pass`,
    ],
    [
      "with a marker that only looks like ours",
      "github-actions[bot]",
      "<!-- rungate suite=default run=9999 --\u200b>\n### ✅ Pass",
    ],
  ])("is not the one %s", async (_what, author, body) => {
    const { github, pull, act } = await start();
    github.comment(pull, { author, body });
    expectRegression(await act());
    const [before, after, ...rest] = pull.comments;
    expect(before?.body).toBe(body);
    expect(after?.body).toMatch(/^<!-- rungate suite=default run=5000 -->\n### ❌ rungate: /);
    expect(rest).toEqual([]);
  });

  test("has one marker, although a case is called like it, and is found again by it", async () => {
    const id = `${marker(9999)}<!-- rungate suite=default run=9999 -->`;
    const { pull, act } = await start({ ...recordings(["trip-3"]), "runs/evil.json": recording(id) });
    await act(5000);
    await act(5001);
    expect(pull.comments).toHaveLength(1);
    const [, second, ...rest] = pull.comments[0]?.body.split("<!--") ?? [];
    expect(second).toMatch(/^ rungate suite=default run=5001 -->\n### ❌ rungate: /);
    expect(rest).toEqual([]);
  });

  test("is found among 250, and the comment of another suite is not taken for it", async () => {
    const { github, pull, act } = await start();
    for (let at = 0; at < 250; at++)
      github.comment(pull, {
        author: "somebody",
        body: at === 3 ? `I saw ${marker(1)}` : `comment ${at}`,
      });
    const other = github.comment(pull, { body: `${marker(1, "billing")}billing` });
    const own = github.comment(pull, { body: `${marker(1)}before` });
    const { outputs } = await act();
    expect(writes(github)).toEqual(["update-comment", "update-comment", "update-comment"]);
    expect(own.body).toContain("❌ Fail");
    expect(other.body).toContain("rungate · billing has not judged");
    expect(outputs["comment-url"]).toContain(`issuecomment-${own.id}`);
  });

  test("leaves out the same where it would be too long, fits, and is the same after the next run", async () => {
    const ids = Array.from({ length: 120 }, (_, at) => `${"@".repeat(450)}${at}`);
    const added = ids.map((id, at): [string, string] => [`runs/new-${at}.json`, recording(id, "2026-06-05")]);
    const more = ids.map((id) => expectation(JSON.stringify(id)));
    const { github, pull, act } = await start({
      ...recordings(["trip-3"]),
      ...Object.fromEntries(added),
      "expectations.yml": `${expectations()}${more.join("\n")}\n`,
    });
    expectRegression(await act());
    const body = pull.comments[0]?.body ?? "";
    expect(body.length).toBeLessThanOrEqual(limits.commentCharacters);
    expect(readable(body)).toMatch(/\d+ more/);
    expectRegression(await act());
    expect(pull.comments.map((comment) => comment.body)).toEqual([body]);
    expect(writes(github)).toEqual(["create-comment", "update-comment", "update-comment"]);
  });

  test("is made anew when it is deleted before it can be written", async () => {
    const { github, pull, act } = await start();
    github.comment(pull, { body: `${marker(1)}before` });
    github.before({ operation: "issues/update-comment" }, () => {
      pull.comments = [];
    });
    expectRegression(await act());
    expect(writes(github)).toEqual(["update-comment", "create-comment"]);
    expect(ours(pull)).toHaveLength(1);
  });

  test("is left alone by an older run that comes after a newer one", async () => {
    const { github, pull, act } = await start();
    const newer = `${marker(6000)}### ✅ Pass`;
    const { id } = github.comment(pull, { body: newer });
    const done = await act(5000);
    expectRegression(done);
    expect(pull.comments.map(({ body }) => body)).toEqual([newer]);
    expect(writes(github)).toEqual([]);
    expect(done.outputs["comment-url"]).toContain(`issuecomment-${id}`);
  });

  test("is one when two runs write at the same time, and the newer one's", async () => {
    const { pull, act } = await start();
    const done = await Promise.all([act(5000), act(5001)]);
    for (const one of done) expectRegression(one);
    expect(pull.comments).toHaveLength(1);
    expect(pull.comments[0]?.body).toMatch(/^<!-- rungate suite=default run=5001 -->/);
  });

  test("is one when two jobs of one run write at the same time", async () => {
    const { pull, act } = await start();
    const done = await Promise.all([act(), act()]);
    for (const one of done) expectRegression(one);
    expect(pull.comments).toHaveLength(1);
  });

  test.each<[string, (at: Awaited<ReturnType<typeof start>>) => void, string]>([
    [
      "a conversation is locked",
      ({ pull }) => {
        pull.locked = true;
      },
      "the conversation is locked: unlock it",
    ],
    [
      "a token may only read",
      ({ github }) => {
        github.permissions.pullRequests = "read";
      },
      "pull-requests: write",
    ],
    [
      "a pull request has more comments than are read",
      ({ github, pull }) => {
        for (let at = 0; at < 2001; at++) github.comment(pull, { author: "mallory", body: "again" });
      },
      "more than 2,000 comments, too many to look for ours",
    ],
  ])("stays out when %s, which the summary says, and the verdict stands", async (_what, change, words) => {
    const at = await start();
    change(at);
    const before = structuredClone(at.pull.comments);
    const done = await at.act();
    expectRegression(done);
    expect(done.summary).toContain("**No comment on the pull request:**");
    expect(readable(done.summary)).toContain(words);
    expect(at.pull.comments).toEqual(before);
    expect(done.outputs["comment-url"] ?? "").toBe("");
  });
});
