import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { expression } from "./findings.ts";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

const text = (name: string) =>
  readFileSync(new URL(`../../.github/workflows/${name}`, import.meta.url), "utf8");
const read = (name: string) => parse(text(name));
const one = read("gate.yml");
const sharded = read("gate-sharded.yml");

test("gate.yml has one job, which nothing skips: GitHub would skip what needs the call with it", () => {
  expect(Object.keys(one.jobs)).toEqual(["gate"]);
  expect(one.jobs.gate.if).toBe(expression("always()"));
});

test("gate-sharded.yml has what gate.yml has, and the shards besides", () => {
  const { shards, ...inputs } = sharded.on.workflow_call.inputs;
  expect(shards).toMatchObject({ type: "number", required: true });
  const withoutText = (all: Record<string, object>) =>
    Object.entries(all).map(([name, entry]) => ({ name, ...entry, description: "" }));
  expect(withoutText(inputs)).toEqual(withoutText(one.on.workflow_call.inputs));
  for (const part of ["secrets", "outputs"])
    expect(sharded.on.workflow_call[part]).toEqual(one.on.workflow_call[part]);

  const { needs, steps, ...job } = sharded.jobs.gate;
  const { steps: own, ...ofOne } = one.jobs.gate;
  expect(needs).toEqual(["plan", "shard"]);
  expect(job).toEqual(ofOne);
  const isOfShards = ({ run, with: inputs }: Step) => `${run} ${inputs?.path}`.includes("rungate-shards");
  const rest = (steps as Step[]).filter((step) => !isOfShards(step));
  expect(steps).toHaveLength(rest.length + 2);
  for (const step of rest) {
    delete step.with?.merge;
    delete step.with?.["shard-jobs"];
  }
  expect(rest).toEqual(own);
});

test("a shard scores by the inputs that the gate has, but for what decides and who is told", () => {
  const gating = (job: { steps: Step[] }) => job.steps.find(({ uses }) => uses?.startsWith("$/"))?.with ?? {};
  const { shard, ...inputs } = gating(sharded.jobs.shard);
  const {
    needs,
    tier,
    comment,
    "report-only": _,
    merge,
    "shard-jobs": jobs,
    ...ofGate
  } = gating(sharded.jobs.gate);
  expect(inputs).toEqual(ofGate);
});

test("first-look.yml gates by the inputs that gate.yml has, but for what decides and who is told, in a job of another name", () => {
  const look = read("first-look.yml");
  const { needs, comment, "report-only": _, ...inputs } = one.on.workflow_call.inputs;
  expect(look.on.workflow_call.inputs).toEqual(inputs);
  expect(look.on.workflow_call.secrets).toEqual(one.on.workflow_call.secrets);
  expect(Object.keys(look.jobs)).toEqual(["first-look"]);
  const { if: _always, outputs, permissions, steps, ...job } = one.jobs.gate;
  const { outputs: more, permissions: few, steps: own, ...ofLook } = look.jobs["first-look"];
  expect(ofLook).toEqual(job);
  expect({ ...few, "pull-requests": "write" }).toEqual(permissions);
  const [gate] = (steps as Step[]).flatMap((step) => (step.uses?.startsWith("$/") ? (step.with ?? []) : []));
  const { needs: _n, comment: _c, "report-only": _r, ...shared } = gate as Record<string, unknown>;
  expect(own.slice(0, 3)).toEqual(steps.slice(0, 3));
  expect(own.slice(3)).toEqual([
    { id: "look", uses: "$/.github/actions/rungate", with: { "first-look": true, ...shared } },
  ]);
});

test("command.yml runs for comments on pull requests alone, checks nothing out, and names the gate's inputs as gate.yml does", () => {
  const { on, jobs } = read("command.yml");
  expect(Object.keys(on)).toEqual(["workflow_call"]);
  expect(Object.keys(jobs)).toEqual(["command"]);
  const { if: condition, permissions, steps } = jobs.command;
  expect(condition).toBe(
    expression(
      "github.event_name == 'issue_comment' && github.event.issue.pull_request && startsWith(github.event.comment.body, '/rungate ')",
    ),
  );
  expect(permissions).toEqual({ actions: "write", contents: "write", "pull-requests": "write" });
  const used = (steps as Step[]).flatMap(({ uses }) => uses?.split("@", 1) ?? []);
  expect(new Set(used)).toEqual(new Set(["$/.github/actions/rungate", "actions/download-artifact"]));
  const ofGate = Object.keys(one.on.workflow_call.inputs);
  const rest = Object.keys(on.workflow_call.inputs).filter((name) => !ofGate.includes(name));
  expect(rest).toEqual(["workflow"]);
});

test("command.yml asks a second time with the same inputs", () => {
  const asks = (read("command.yml").jobs.command.steps as Step[]).filter(({ uses }) =>
    uses?.startsWith("$/"),
  );
  expect(asks).toHaveLength(2);
  const [first, second] = asks.map(({ with: inputs }) => ({ ...inputs, "runs-folder": "" }));
  expect(second).toEqual(first);
});

test("no expression of a comment stands in a script of command.yml", () => {
  const scripts = (read("command.yml").jobs.command.steps as Step[]).flatMap(({ run }) => run ?? []);
  expect(scripts).toEqual(["rm -rf recordings", "mkdir recordings"]);
});

test("the lockfile has the commits that the reusable workflows name", () => {
  const lock: {
    workflows: Record<string, string[]>;
    dependencies: Record<string, { ref: string; commit: string }>;
  } = read("actions.lock");
  const used = new Map<string, string>();
  for (const name of ["first-look.yml", "gate.yml", "gate-sharded.yml", "comment.yml", "command.yml"]) {
    const uses = [...text(name).matchAll(/uses: ([^$\s]+) # (\S+)$/gm)];
    for (const [, action = "", version = ""] of uses) used.set(action, version);
    const actions = [...new Set(uses.map(([, action = ""]) => action))].sort();
    expect(lock.workflows[`.github/workflows/${name}`] ?? []).toEqual(actions);
  }
  const locked = Object.entries(lock.dependencies).map(([action, { ref, commit }]) => {
    expect(commit).toBe(`sha1-${action.split("@")[1]}`);
    return [action, ref];
  });
  expect(Object.fromEntries(locked)).toEqual(Object.fromEntries(used));
});
