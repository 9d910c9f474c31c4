import { describe, expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import { booking, model } from "../setup/record/model.ts";
import { AGENT, PER_CASE, project, record, runsIn } from "../setup/record/project.ts";
import { rungate } from "./command-line.ts";
import { agentTrips, documented, FILE } from "./documented.ts";
import { scheduleEvent } from "./events.ts";
import { pullRequested, pushed } from "./play/trigger.ts";
import { play, reportIn } from "./player.ts";
import { topOf } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { type Files, policy, tripRuns } from "./trips.ts";
import { merge, onBranch, onPull, onPush, propose, pushTo, reportOf } from "./workflow.ts";

const TIERS = policy("tiers: { pr: { tags: [smoke] }, tiny: { cases: [trip-0] } }\n");

function tagged(smoke: number, late = ""): Files {
  const lines = Array.from({ length: 12 }, (_, at) => {
    const tags = at < smoke ? "tags: [smoke], " : "";
    const rest = at === 11 ? late : "";
    return `  - { id: trip-${at}, ${tags}${rest}referenceToolCalls: [{ name: book, arguments: { date: 2026-06-12 } }] }`;
  });
  return { "evals/expectations.yml": `cases:\n${lines.join("\n")}\n` };
}

function few(cases: number, wrong: number[] = [], recording = "second"): Files {
  return tripRuns({ cases, wrong, recording });
}

describe("a suite of which pull requests record a tier", () => {
  test("carries the others, and says so on the first line", async () => {
    const { github, push } = await recorded({ ...TIERS, ...tagged(4) });
    expect(reportOf(push)).toMatchObject({ role: "base", totals: { cases: 12, runs: 12 } });
    const pull = propose(github, "feature", few(4));
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(reportOf(result)).toMatchObject({
      tier: { name: "pr", carried: 8 },
      totals: { cases: 12, runs: 12 },
    });
    expect(topOf(pull.comments[0]?.body ?? "")).toContain("no case got worse · 8 of 12 cases carried");

    const strict = await onPull(github, pushTo(github, pull, few(4, [2])), { inputs: { tier: "all" } });
    expect(strict).toMatchObject({ exitCode: 1 });
    expect(reportOf(strict).problems[0]?.message).toMatch(/^case "trip-4" has no run: record one/);
  });

  test("is whole on the base branch after a push of the tier, from which later pull requests are carried", async () => {
    const { github } = await recorded({ ...TIERS, ...tagged(4) });
    merge(github, propose(github, "feature", few(4)));
    expect(await onPush(github)).toMatchObject({ exitCode: 1 });
    const push = await onPush(github, { inputs: { tier: "pr" } });
    expect(push).toMatchObject({ exitCode: 0 });
    expect(reportOf(push)).toMatchObject({ role: "base", tier: { carried: 8 }, totals: { cases: 12 } });
    const result = await onPull(github, propose(github, "next", few(4, [], "third")));
    expect(result).toMatchObject({ exitCode: 0 });
    expect(reportOf(result)).toMatchObject({ tier: { carried: 8 }, comparison: { baseCases: 12 } });
  });

  test("is compared with what a night recorded of all cases, and not with what the push of that commit carried", async () => {
    const { github } = await recorded({ ...TIERS, ...tagged(4) });
    const head = merge(github, propose(github, "feature", few(4)));
    await onPush(github, { inputs: { tier: "pr" } });
    const all = tripRuns({ recording: "night" });
    const night = await onBranch(github, scheduleEvent(github, { head }), { more: all });
    expect(reportOf(night)).toMatchObject({ role: "base", totals: { cases: 12 }, commit: head.sha });
    expect(reportOf(night).tier).toBeUndefined();
    const feature = propose(github, "next", few(4, [], "third"));
    expect(reportOf(await onPull(github, feature))).toMatchObject({
      tier: { carried: 8 },
      baseline: { runId: night.run.id, distance: 0 },
    });
    merge(github, feature);
    const push = await onPush(github, { inputs: { tier: "pr" } });
    expect(reportOf(push)).toMatchObject({
      tier: { carried: 8 },
      baseline: { runId: night.run.id, distance: 0 },
    });
  });

  test("is not evaded by a smaller tier, another tag, another expectation or another policy", async () => {
    const { github } = await recorded({ ...TIERS, ...tagged(4) });
    const lax = policy("tiers: { pr: { cases: [trip-0] } }\ngate: { minCoverage: 0 }\n");
    const [named, untagged, changed, relaxed] = await Promise.all([
      onPull(github, propose(github, "named", few(1)), { inputs: { tier: "tiny" } }),
      onPull(github, propose(github, "untagged", { ...tagged(1), ...few(1) })),
      onPull(github, propose(github, "changed", { ...tagged(4, "maxToolCalls: 9, "), ...few(4) })),
      onPull(github, propose(github, "relaxed", { ...lax, ...few(1) })),
    ]);
    for (const workflowResult of [named, untagged, changed, relaxed])
      expect(workflowResult).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(reportOf(untagged).tier?.movedOut).toEqual(["trip-1", "trip-2", "trip-3"]);
    expect(reportOf(changed).problems[0]?.message).toMatch(
      /^case "trip-11" has no run, and no run of the base/,
    );
    const misspelt = await onPull(github, propose(github, "misspelt", few(4)), { inputs: { tier: "tinny" } });
    expect(misspelt.outputs.summary).toContain('the policy has no tier "tinny". Did you mean "tiny"?');
  });
});

test("the recipe gates a tier on pull requests against a report of all cases", async () => {
  const github = await startGitHub();
  github.commit({
    files: {
      ".github/workflows/agent.yml": documented("docs/recipes.md", "--tier"),
      ...policy(`${FILE}tiers: { pr: { tags: [smoke] } }\n`),
      ...tagged(4),
      ...agentTrips(),
    },
  });
  expect(reportIn(await play(pushed(github)))).toMatchObject({ role: "base", totals: { cases: 12 } });
  const rest = Object.keys(agentTrips()).filter((file) => !/trip-[0-3]\.1/.test(file));
  const gone = Object.fromEntries(rest.map((file) => [file, null]));
  const pull = propose(github, "feature", { ...gone, ...agentTrips({ cases: 4, recording: "second" }) });
  expect(reportIn(await play(pullRequested(github, pull)))).toMatchObject({
    tier: { name: "pr", carried: 8 },
    verdict: { result: "pass" },
  });
});

describe("at a command line", () => {
  const cases = `cases:
  - id: lisbon
    tags: [smoke]
    input: to Lisbon
    referenceToolCalls: [{ name: book, arguments: { to: to Lisbon, date: "2026-06-12" } }]
  - id: porto
    input: to Porto
    referenceToolCalls: [{ name: book, arguments: { to: to Porto, date: "2026-06-12" } }]
`;
  const tiers = (text: string) =>
    `runs: evals/runs/{case}.{trial}.json\nexpectations: evals/cases.yml\ntiers: ${text}\n`;
  const tiered = (other = "") =>
    project({
      "evals/cases.yml": cases,
      ".github/rungate.yml": tiers(`{ pr: { tags: [smoke] }${other} }`),
    });

  test("the cases of a tier are recorded, and gated with the others of the baseline", async () => {
    const root = tiered();
    const server = await model(booking);
    await record(root, server, [...PER_CASE, ...AGENT]);
    const sha = "a".repeat(40);
    const base = await rungate(root, ["gate", "--commit", sha, "--output", "base.json"]);
    expect(base.status).toBe(0);
    const { stdout } = await record(root, server, [
      ...PER_CASE,
      "--tier",
      "pr",
      "--out",
      "evals/few",
      ...AGENT,
    ]);
    expect(stdout).toMatch(/^Recorded 3 runs of 1 case in evals\/few/);
    expect(runsIn(root)).toHaveLength(6);
    const few = ["--runs", "evals/few/{case}.{trial}.json", "--expectations", "evals/cases.yml"];
    const gate = await rungate(root, ["gate", ...few, "--baseline", "base.json", "--tier", "pr"]);
    expect(gate).toMatchObject({ status: 0, stdout: expect.stringContaining("1 of 2 cases carried") });
    const all = await rungate(root, ["gate", ...few, "--baseline", "base.json", "--tier", "all"]);
    expect(all).toMatchObject({ status: 1, stdout: expect.stringContaining('case "porto" has no run') });
  });

  test.each([
    [[...PER_CASE, "--tier", "qr"], 'the policy has no tier "qr". Did you mean "pr"?'],
    [[...PER_CASE, "--tier", "other"], 'no case is in the tier "other"'],
    [["record", "--tier", "pr"], "--tier needs --cases"],
    [["gate", "--tier", "othr"], 'the policy has no tier "othr". Did you mean "other"?'],
  ])("%j is refused", async (args, message) => {
    const root = tiered(", other: { tags: [none] }");
    const { status, stderr } = await rungate(root, args[0] === "gate" ? args : [...args, ...AGENT]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
