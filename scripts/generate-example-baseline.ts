/**
 * Writes examples/baseline.json: the report of the previous commit, with examples/before in place of some recordings of examples/runs,
 * after a made-up history. With --check, fails when the file differs.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../src/gate/run-job.ts";
import { historyBefore } from "./example-history.ts";

const examples = fileURLToPath(new URL("../examples", import.meta.url));
const file = join(examples, "baseline.json");
const root = mkdtempSync(join(tmpdir(), "rungate-examples-"));
cpSync(examples, join(root, "examples"), { recursive: true });
cpSync(join(examples, "before"), join(root, "examples/runs"), { recursive: true });
const report = await run({
  runs: [
    "examples/runs/{_}/{case}.{trial}.json",
    "examples/runs/ai-sdk/{case}/{trial}.json",
    "examples/runs/*.jsonl",
  ],
  expectations: ["examples/expectations.yml"],
  policy: "examples/rungate.yml",
  suite: "default",
  root,
  contained: true,
  commit: "5f0c7d1e9a34b2c68d7f01e2a3b4c5d6e7f80912",
  createdAt: "2026-06-01T09:00:00.000Z",
  role: "base",
});
rmSync(root, { recursive: true });
const history = report.history.flatMap((own) => [...historyBefore(own), own]);
const text = `${JSON.stringify({ ...report, history }, null, 1)}\n`;
if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error('examples/baseline.json is not what the examples come to: run "npm run fix" and commit it');
  process.exit(1);
}
