import { expect, test } from "vitest";
import { readable } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { tripRuns } from "./trips.ts";
import { onPull, propose } from "./workflow.ts";

test("a comment that claims to be of a newer run does not keep what this one found from being told", async () => {
  const { github } = await recorded();
  const pull = propose(github, "evil", tripRuns({ wrong: [1] }));
  const claim = "<!-- rungate suite=default run=999999999999999 -->\n### ✅ Pass";
  const { id } = github.comment(pull, { body: claim });
  const result = await onPull(github, pull);
  expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  expect(result.outputs["comment-url"]).toMatch(new RegExp(`#issuecomment-${id}$`));
  expect(readable(result.summary)).toContain(
    "**No comment on the pull request:** the one that is there says that a newer run wrote it. What helps: if none did, delete that comment and run this job again.",
  );
  expect(pull.comments.map(({ body }) => body)).toEqual([claim]);
});
