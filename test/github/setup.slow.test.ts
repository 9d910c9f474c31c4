import { describe, expect, test } from "vitest";
import { readSetup } from "../../src/setup/doctor/repository-settings.ts";
import type { Gate } from "../../src/setup/doctor/workflow.ts";
import { faults } from "../loopback/faults.ts";
import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import { record } from "./fixture.ts";
import "./quick-client.ts";

const required = (context: string, integration_id?: number) => ({
  type: "required_status_checks",
  parameters: {
    strict_required_status_checks_policy: false,
    required_status_checks: [{ context, ...(integration_id && { integration_id }) }],
  },
});
const gate = {} as Gate;
const sought = new Map([
  [gate, { suite: "default", workflow: ".github/workflows/agent.yml", workflows: [], hasPolicy: true }],
]);

async function repository(change: (github: LoopbackGitHub) => void = () => {}) {
  const github = await startGitHub();
  const commit = github.commit();
  change(github);
  const setup = await readSetup(await github.connect(), sought);
  expect(github.log.filter(({ method }) => method !== "GET")).toEqual([]);
  return { github, commit, setup, baseline: setup.baselines.get(gate) };
}

describe("how a repository is set up on GitHub", () => {
  test("is told of one that nobody has set up", async () => {
    const { setup, baseline } = await repository();
    expect(setup).toMatchObject({
      defaultBranch: { seen: "main" },
      isPublic: { seen: true },
      rules: { seen: { checks: [], workflows: [], hasMergeQueue: false } },
      protection: { seen: [] },
    });
    expect(baseline).toMatchObject({
      seen: { isFound: false, reason: expect.stringContaining("no report of this suite") },
    });
  });

  test("rules on many pages, protection, settings, a baseline and when it expires", async () => {
    const { setup, baseline } = await repository((github) => {
      const { settings } = github;
      for (let n = 0; n < 150; n++) settings.rules.push({ type: "deletion" });
      settings.rules.push(required("rungate / gate", 15368), required("other"), { type: "merge_queue" });
      settings.rules.push({
        type: "workflows",
        parameters: { workflows: [{ path: ".github/workflows/agent.yml", repository_id: 42 }] },
      });
      settings.requiredChecks = ["rungate"];
      const head = github.commitAt("main");
      if (head !== undefined) record(github, head).artifact.expiresAt = "2026-06-12T10:00:00Z";
    });
    expect(setup).toMatchObject({
      rules: {
        seen: {
          checks: [
            { name: "rungate / gate", isFromOneApp: true },
            { name: "other", isFromOneApp: false },
          ],
          workflows: [".github/workflows/agent.yml"],
          hasMergeQueue: true,
        },
      },
      protection: { seen: ["rungate"] },
    });
    expect(baseline).toMatchObject({
      seen: {
        isFound: true,
        expiresAt: "2026-06-12T10:00:00Z",
        report: { role: "base", cases: expect.any(Array) },
      },
    });
  });

  test("an expiry that GitHub does not answer leaves the baseline unseen", async () => {
    const { baseline } = await repository((github) => {
      const head = github.commitAt("main");
      if (head !== undefined) record(github, head);
      github.fail({ status: 200, body: {} }, { operation: "actions/get-artifact" });
    });
    expect(baseline).toEqual({ unseen: "GitHub's answer is cut off or is not an artifact" });
  });

  test("without actions: read the baseline is unseen, not absent", async () => {
    const { baseline } = await repository((github) => {
      github.permissions = { ...github.permissions, actions: "none" };
    });
    expect(baseline).toMatchObject({
      unseen: expect.stringContaining('does not have the permission "actions: read"'),
    });
  });
});

describe("no fault is taken for an answer", () => {
  const parts = {
    "repos/get-branch-rules": "rules",
    "repos/get-branch": "protection",
  } as const;

  test.each(Object.entries(parts))("%s, refused or cut off or of another shape", async (operation, part) => {
    for (const fault of [
      { status: 404, body: { message: "Not Found" } },
      "truncated",
      { status: 200, body: { odd: [] } },
    ] as const) {
      const { setup } = await repository((github) => github.fail(fault, { operation }));
      expect(setup[part]).toMatchObject({ unseen: expect.stringMatching(/^GitHub/) });
      const rest = Object.values(parts).filter((value) => value !== part);
      expect(rest.filter((one) => "unseen" in setup[one])).toEqual([]);
    }
  });

  test("a rule that requires checks, without its parameters", async () => {
    const { setup } = await repository((github) => {
      github.settings.rules.push({ type: "required_status_checks" });
    });
    expect(setup.rules).toEqual({ unseen: "GitHub's answer is cut off or is not a list of rules" });
  });

  test("the repository itself: everything is unseen for that one reason, and nothing else is asked", async () => {
    const { github, setup } = await repository((one) =>
      one.fail({ status: 401, body: { message: "Bad credentials" } }),
    );
    const unseen = { unseen: "GitHub answered 401 (Bad credentials)" };
    expect(setup).toMatchObject({
      defaultBranch: unseen,
      rules: unseen,
      protection: unseen,
    });
    expect(github.log).toHaveLength(1);
  });

  test("a server that answers for a moment only with faults is asked again", async () => {
    const { setup } = await repository((one) =>
      one.fail(faults.serverError, { operation: "repos/get-branch-rules" }),
    );
    expect(setup.rules).toMatchObject({ seen: { checks: [] } });
  });
});
