import { describe, expect, test } from "vitest";
import { type Commanded, gated, say } from "../e2e/commands.ts";
import { readable } from "../e2e/reading.ts";
import { tripRuns } from "../e2e/trips.ts";
import { onPull } from "../e2e/workflow.ts";
import { ACCEPT, writtenIn } from "./commanded.ts";

/** A pull request with two gated commits: `worse`, on which trips 4 and 5 fail, then `better`, the head of the branch. */
async function gatedTwice() {
  const scene = await gated({ head: tripRuns({ wrong: [4, 5] }) });
  const { github, pull } = scene;
  const worse = pull.head.sha;
  const better = github.commit({ branch: "feature", files: tripRuns({ wrong: [4] }) }).sha;
  github.moved("feature");
  await onPull(github, pull, { inputs: { runs: "", expectations: "" } });
  pull.comments.length = 0;
  return { ...scene, worse, better };
}

/** Moves the branch's head to another commit. The timeline has no event for an ordinary push. */
function move({ github, pull }: Commanded, commit: string, event?: string): void {
  github.branches.set("feature", commit);
  github.moved("feature");
  if (event !== undefined) github.happened(pull, event);
}

async function refused(scene: Commanded, body = ACCEPT, createdAt?: string): Promise<string> {
  const comment = createdAt === undefined ? {} : { createdAt, updatedAt: createdAt };
  const { answers } = await say(scene, body, { comment });
  expect(writtenIn(scene).filter((operation) => /dispatch|re-run/.test(operation))).toEqual([]);
  expect(scene.github.log.filter((entry) => entry.body.includes("createCommitOnBranch"))).toEqual([]);
  return readable(answers.join("\n"));
}

function afterTheComment({ github }: Commanded, act: () => void): void {
  github.before({ operation: "pulls/get" }, act);
}

describe("no command takes what another commit did than the one that its author read of:", () => {
  test("the branch goes back to a worse commit that was gated before", async () => {
    const scene = await gatedTwice();
    afterTheComment(scene, () => move(scene, scene.worse, "head_ref_force_pushed"));
    expect(await refused(scene)).toContain(
      "the branch was force-pushed after the comment was written. What to do: look at the pull request as it is now, and write the command in a new comment",
    );
  });

  test("the branch was at another commit, whose comment may be what was read", async () => {
    const scene = await gatedTwice();
    move(scene, scene.worse, "head_ref_force_pushed");
    move(scene, scene.better, "head_ref_force_pushed");
    const answer = await refused(scene);
    expect(answer).toMatch(/the branch was force-pushed after the newest run on \w{7} began/);
    expect(answer).toContain("start the gate again, look at what it says");
  });

  test("the branch comes back by a push that follows what was there", async () => {
    const scene = await gatedTwice();
    move(scene, scene.worse, "head_ref_force_pushed");
    await onPull(scene.github, scene.pull, { inputs: { runs: "", expectations: "" } });
    scene.pull.comments.length = 0;
    afterTheComment(scene, () => move(scene, scene.better));
    expect(await refused(scene)).toContain("the branch was force-pushed after the newest run on");
  });

  test.each([
    ["head_ref_deleted", "the branch was deleted"],
    ["head_ref_restored", "the branch was restored"],
    ["reopened", "the pull request was reopened"],
    ["base_ref_changed", "the base branch was changed"],
  ])("%s", async (event, words) => {
    const scene = await gated();
    afterTheComment(scene, () => scene.github.happened(scene.pull, event));
    expect(await refused(scene)).toContain(`${words} after the comment was written`);
    expect(await refused(scene)).toContain(`${words} after the newest run on`);
    expect(await refused(scene, "/rungate rerun")).toContain(`${words} after the newest run on`);
  });

  test("a report that was there only seconds before the comment", async () => {
    const scene = await gated();
    const left = Date.parse(scene.github.artifacts.at(-1)?.createdAt ?? "");
    const at = new Date(left + 9_000).toISOString();
    expect(await refused(scene, ACCEPT, at)).toContain(
      "left its report too late to be read before the comment was written",
    );
  });
});

test("a command after a force-push is done once the gate has run on it", async () => {
  const scene = await gatedTwice();
  move(scene, scene.worse, "head_ref_force_pushed");
  await onPull(scene.github, scene.pull, { inputs: { runs: "", expectations: "" } });
  const { answers } = await say(scene, ACCEPT);
  expect(readable(answers.join())).toContain("✅ Accepted 1 case");
});
