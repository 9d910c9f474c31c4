import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";
import { trips } from "./trips.ts";

const FILE = "runs: evals/runs.jsonl\nexpectations: evals/expectations.yml\n";

function repository(config = FILE): string {
  const files = Object.entries(trips({ trials: 3, wrong: [5] })).map(([name, text]) => [name, String(text)]);
  return workspace({ ...Object.fromEntries(files), ".github/rungate.yml": config });
}

test("plan says what the recordings of rungate.yml can show, and what a smaller drop needs", async () => {
  const { status, stdout, stderr } = await rungate(repository(), ["plan"]);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(
    /^default: 12 cases, 3 trials each, pass rate 91\.7%\n\nThe gate can see a drop of about 8 points\.\n/,
  );
  expect(stdout).toMatch(
    /\n10 points +43 cases +10 cases +10 cases +10 cases\n5 points +80 cases +20 cases /,
  );
});

test("plan takes a report in their place, and prints numbers", async () => {
  const root = repository();
  const report = join(root, "report.json");
  writeFileSync(report, (await rungate(root, ["gate", "--commit", "a".repeat(40), "--json"])).stdout);
  expect(readFileSync(report, "utf8")).toContain('"role":"base"');
  const { status, stdout } = await rungate(root, ["plan", "report.json", "--json"]);
  expect(status).toBe(0);
  const [plan, ...rest] = JSON.parse(stdout);
  expect(rest).toEqual([]);
  expect(plan).toMatchObject({
    suite: "default",
    cases: 12,
    trials: { head: 3, base: 3 },
    correlation: 0.99,
    needed: [{ drop: 0.1 }, { drop: 0.05 }],
  });
  expect(plan.passRate).toBeCloseTo(11 / 12, 10);
});

test("plan has one answer for each suite, and none where nothing could be judged", async () => {
  const config = `suites:\n  one: { runs: evals/runs.jsonl, expectations: evals/expectations.yml }\n  two: { runs: "evals/*.jsonl", expectations: evals/expectations.yml }\n`;
  const { stdout } = await rungate(repository(config), ["plan"]);
  expect(stdout.match(/^(one|two): 12 cases/gm)).toEqual(["one: 12 cases", "two: 12 cases"]);

  const silent = workspace({ "runs.jsonl": '{"case":"a","toolCalls":[]}\n' });
  const refused = await rungate(silent, ["plan", "--runs", "runs.jsonl"]);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain(
    'error: suite default has no run that passed or failed, so nothing is known of its agent: record it with "rungate record", or run "rungate gate" to see what is wrong with its recordings',
  );
});
