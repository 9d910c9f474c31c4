import { expect, test } from "vitest";
import { firstLine } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { onPull, propose } from "./workflow.ts";

/** Makes a Node function that scoring needs throw. */
const BROKEN = `--import=data:text/javascript,${encodeURIComponent(
  `import crypto from "node:crypto";
   import { syncBuiltinESMExports } from "node:module";
   crypto.hash = crypto.createHash = () => { throw new Error("::error::<b>boom"); };
   syncBuiltinESMExports();`,
)}`;

test("a fault of rungate itself is red, and takes the place of the comment that said that all is well", async () => {
  const { github } = await recorded();
  const pull = propose(github, "feature", { "agent.py": "v2" });
  await onPull(github, pull);
  expect(firstLine(pull.comments[0]?.body ?? "")).toMatch(/^✅ Pass/);

  const result = await onPull(github, pull, { env: { NODE_OPTIONS: BROKEN } });
  expect(result.exitCode).toBe(1);
  expect(result.outputs.verdict).toBe("fail");
  expect(result.outputs.report ?? "").toBe("");
  expect(pull.comments).toHaveLength(1);
  expect(firstLine(pull.comments[0]?.body ?? "")).toMatch(/^❌ Fail · Fault: rungate failed on/);
  expect(pull.comments[0]?.body).not.toContain("<b>");
  expect(result.annotations.map(({ message }) => message)).toEqual([expect.stringContaining("boom")]);
});
