import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { choosePolicy } from "../../../src/config/policy.ts";
import { policySchema } from "../../../src/config/policy-schema.ts";
import { passes } from "../../../src/gate/score/passes.ts";
import { reasonsOf } from "../../../src/report/reasons.ts";
import { reportOn } from "../../workspace.ts";
import { gate, headOf } from "../suite.ts";

const right = { toolCalls: [{ name: "pay", arguments: {} }] };
const cut = { ...right, endedAtLimit: "max_steps" };
const expectations = { cases: [{ id: "a", referenceToolCalls: [{ name: "pay" }] }] };
const report = (recording: object, gate: object = {}) =>
  reportOn(
    { "runs/a.json": recording, "expectations.yml": expectations, "policy.yml": { gate } },
    { policy: "policy.yml" },
  );

describe("a run that ended at a limit", () => {
  test("does not pass, says so and keeps its scores", () => {
    const { cases, policy, passRate } = report(cut);
    const [trial] = cases[0]?.trials ?? [];
    expect(trial).toMatchObject({
      pass: false,
      limit: "max_steps",
      scores: { f1: { value: 1 }, code: { value: 1 } },
    });
    expect(trial && reasonsOf(trial, policy)).toEqual([{ subject: "ended", text: "at a limit: max_steps" }]);
    expect(passRate).toBe(0);
  });

  test("passes where the policy allows it, and is told of no more", () => {
    const { cases, policy } = report(cut, { endedAtLimit: "pass" });
    const [trial] = cases[0]?.trials ?? [];
    expect(trial).toMatchObject({ pass: true, limit: "max_steps" });
    expect(trial && reasonsOf(trial, policy)).toEqual([]);
  });

  test("fails by its calls too, which are told after it", () => {
    const { cases, policy } = report({ toolCalls: [], endedAtLimit: "max_steps" });
    const [trial] = cases[0]?.trials ?? [];
    expect(trial && reasonsOf(trial, policy).map(({ subject }) => subject)).toEqual(["ended", "missing"]);
  });

  test("of which nothing is expected stays unassessed, and one in error in error", () => {
    const policy = policySchema.parse({});
    const scored = { status: "scored", value: 1 } as const;
    const left = { status: "not-assessed" } as const;
    const limit = "length";
    expect(passes({ scores: { code: scored, f1: scored }, limit }, policy)).toBe(false);
    expect(passes({ scores: { code: left, f1: left }, limit }, policy)).toBeNull();
    expect(passes({ scores: { code: { status: "error" }, f1: scored }, limit }, policy)).toBeNull();
  });

  test("may be without a name; other words are none", () => {
    expect(report({ ...right, endedAtLimit: true }).cases[0]?.trials[0]).toMatchObject({
      pass: false,
      limit: "not named",
    });
    for (const endedAtLimit of [false, null, ""])
      expect(report({ ...right, endedAtLimit }).cases[0]?.trials[0]?.limit).toBeUndefined();
  });

  test("that passed on the base is worse, and the first line names the limit", () => {
    const ids = ["a", "b", "c", "d", "e", "f"];
    const files = (limit: object) => ({
      ...Object.fromEntries(ids.map((id) => [`runs/${id}.json`, { ...right, response: id, ...limit }])),
      "expectations.yml": { cases: ids.map((id) => ({ id, referenceToolCalls: [{ name: "pay" }] })) },
    });
    const { result, lines } = headOf(gate(files({ endedAtLimit: "max_turns" }), gate(files({}))));
    expect(result).toBe("fail");
    expect(lines).toContain("ended at a limit: max_turns");
  });

  test("a pull request cannot allow it for itself, and is told to have tried", () => {
    const file = (text: string) => loadConfigFile(".github/rungate.yml", text);
    const head = file("gate: { endedAtLimit: pass }\ntools: [{ match: transfer, handoff: true }]");
    const { policy, pending } = choosePolicy({ base: file("{}"), head, isFirstUse: false });
    expect(policy.gate.endedAtLimit).toBe("fail");
    expect(pending).toEqual([
      { name: "endedAtLimit", base: "fail", head: "pass" },
      { name: "tools", base: [], head: [{ match: "transfer", handoff: true }] },
    ]);
  });

  test("a policy that allows it makes no case comparable with those it was not allowed in", () => {
    const files = (more: object) => ({
      "runs/a.json": cut,
      "expectations.yml": expectations,
      "policy.yml": more,
    });
    const base = gate(files({}));
    for (const policy of [{ gate: { endedAtLimit: "pass" } }, { tools: [{ match: "pay", handoff: true }] }])
      expect(gate(files(policy), base).cases[0]?.comparison?.state).toBe("changed");
  });
});
