import { describe, expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import { commit, pushOf, script } from "./play/push-of.ts";
import { pushed, runEnded } from "./play/trigger.ts";
import { play } from "./player.ts";

describe("the player refuses", () => {
  const step = (text: string) => pushOf(`job: { runs-on: x, steps: [${text}] }`);

  test("an action that it does not know, or that is not the workflow's own", async () => {
    await expect(step("{ uses: actions/setup-node@v6 }")).rejects.toThrow(
      "cannot play uses: actions/setup-node@v6",
    );
    await expect(step("{ uses: $/ }")).rejects.toThrow("cannot play uses: $/");
    await expect(step("{ uses: actions/checkout }")).rejects.toThrow("cannot play");
    await expect(step("{ uses: actions/checkout@v7, with: { depth: 1 } }")).rejects.toThrow("no input depth");
  });

  test("syntax that it does not know, and needs that go round", async () => {
    await expect(step("{ run: ls, working-directory: d }")).rejects.toThrow("working-directory");
    await expect(pushOf("job: { strategy: { matrix: { n: [1] } }, steps: [] }")).rejects.toThrow("fail-fast");
    await expect(pushOf(script("a", "", "needs: b") + script("b", "", "needs: a"))).rejects.toThrow(
      "a needs b needs a",
    );
  });

  test("a hook on a job that never begins", async () => {
    await expect(pushOf(script("job", "exit 0"), { fails: ["jab"] })).rejects.toThrow("named jab");
  });

  test("an event that starts nothing", async () => {
    const github = await startGitHub();
    const after = (name: string) => `on: { workflow_run: { workflows: [${name}] } }\njobs: {}`;
    commit(github, "{}", { "after.yml": after("agent"), "other.yml": after("other") });
    const { run } = await play(pushed(github));
    const ended = runEnded(github, run);
    expect((await play(ended, { path: "after.yml" })).run).toMatchObject({
      event: "workflow_run",
      path: "after.yml",
    });
    await expect(play(ended, { path: "other.yml" })).rejects.toThrow(
      "other.yml is not started by this workflow_run",
    );
    await expect(play(ended)).rejects.toThrow("not started");
  });
});
