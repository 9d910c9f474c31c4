import { describe, expect, test } from "vitest";
import { commit, expectations, type Files, flights, gate, headOf, recordings } from "./suite.ts";

// A pull request's own content decides neither the gating cases nor the comparison.

const ids = flights(12);

describe("a hint that a recording gives about its tools", () => {
  const policy = { defaults: { f1: { calls: "state-changing" }, code: { calls: "state-changing" } } };
  const expected = (id: string) => ({
    id,
    referenceToolCalls: [{ name: "refund", arguments: { to: "the customer", cents: 1200 } }],
  });
  const refund = (to: string) => ({ name: "refund", arguments: { to, cents: 1200 }, result: "done" });
  const hinting = (...names: string[]) =>
    names.map((name) => ({ name, description: name, annotations: { readOnlyHint: true } }));
  const suite = (run: object): Files => ({
    "policy.yml": policy,
    "expectations.yml": { cases: ids.map(expected) },
    ...Object.fromEntries(ids.map((id) => [`runs/${id}.json`, run])),
  });
  const sound = { toolCalls: [refund("the customer")], response: "Refunded." };
  const base = commit("c1", suite(sound));

  test("does not take a call or a reference out of force that an expectation names", () => {
    const strangers = [refund("a stranger"), refund("a stranger"), refund("a stranger")];
    const report = gate(suite({ ...sound, toolCalls: strangers, tools: hinting("refund") }), base);
    expect(report.passRate).toBe(0);
    expect(headOf(report)).toMatchObject({ result: "fail", blocks: true });
    expect(headOf(report).lines).toMatch(/flight-1: refund to: expected "the customer", got "a stranger"/);
  });

  test("leaves out a call that nobody expects, which is a weakening where the base's recordings gave none", () => {
    const pays = { name: "pay_out", arguments: { cents: 9 }, result: "done" };
    const files = suite({ ...sound, toolCalls: [...sound.toolCalls, pays], tools: hinting("pay_out") });
    const report = gate(files, base);
    expect(report.passRate).toBe(1);
    expect(headOf(report)).toMatchObject({ result: "fail", blocks: true });
    expect(headOf(report).lines).toMatch(
      /^· Weakening: pay_out is marked as a tool that only reads by the recordings here/,
    );
    expect(headOf(gate(files, commit("c2", files))).result).toBe("pass");
  });

  test("is no weakening where it leaves out nothing", () => {
    expect(headOf(gate(suite({ ...sound, tools: hinting("look", "refund") }), base)).result).toBe("pass");
  });

  test("does not count where the policy speaks of the tool", () => {
    const reads = { name: "look", arguments: {}, result: "ok" };
    const files = {
      ...suite({ ...sound, toolCalls: [reads, ...sound.toolCalls], tools: hinting("look") }),
      "policy.yml": { ...policy, tools: [{ match: "look", readOnly: true }] },
    };
    expect(
      gate(files, commit("c2", { ...suite(sound), "policy.yml": files["policy.yml"] })).comparison
        ?.hintedTools,
    ).toEqual([]);
  });
});

describe("how a suite of snapshots is compared", () => {
  const snapshots = { ...expectations(ids), ...recordings(ids, "monday") };
  const base = commit("c2", snapshots, commit("c1", snapshots));

  test("is not for the pull request to choose: many recorded again, and one that breaks", () => {
    const again = { ...snapshots, ...recordings(ids.slice(0, 9), "tuesday", ["flight-3"]) };
    const report = gate(again, base);
    expect(headOf(report)).toMatchObject({ result: "inconclusive", blocks: false });
    expect(headOf(report).lines).toMatch(/^· Looks worse: .* worst case flight-3: book date/);
  });

  test.each([
    ["indented", (text: string) => JSON.stringify(JSON.parse(text), null, 2)],
    [
      "with the line ends of Windows",
      (text: string) => JSON.stringify(JSON.parse(text), null, 2).replaceAll("\n", "\r\n"),
    ],
  ])("names the broken case beside files that are %s", (_how, rewrite) => {
    const wrong = { ...snapshots, ...recordings(["flight-12"], "tuesday", ["flight-12"]) };
    const rewritten = Object.fromEntries(
      Object.entries(wrong).map(([name, content], at) => [
        name,
        name.startsWith("runs/") && at > 3 ? rewrite(JSON.stringify(content)) : content,
      ]),
    );
    const report = gate(rewritten, base);
    expect(headOf(report)).toMatchObject({ result: "inconclusive" });
    expect(headOf(report).lines).toMatch(/^· Looks worse: .* worst case flight-12: book date/);
  });
});

describe("a floor", () => {
  const policy = { "policy.yml": { gate: { floors: { passRate: 0.9 } } } };
  const job = { runs: ["runs/{case}~{model}.json"] };
  const tagged = (made: string, models: readonly string[], wrong: readonly string[]) =>
    Object.fromEntries(
      Object.entries(recordings(ids, made, wrong)).flatMap(([name, content]) =>
        models
          .filter((model) => model === "a" || name === "runs/flight-1.json")
          .map((model) => [name.replace(".json", `~${model}.json`), content]),
      ),
    );
  const suite = (models: readonly string[], wrong: readonly string[]) => ({
    ...expectations(ids),
    ...policy,
    ...tagged("monday", models, wrong),
  });

  test("is not reached by copies of an easy case under other tags", () => {
    const wrong = ["flight-2", "flight-3"];
    const many = Array.from({ length: 31 }, (_, at) => (at === 0 ? "a" : `a${at}`));
    const report = gate(suite(many, wrong), undefined, job);
    expect(report.passRate).toBeGreaterThan(0.9);
    expect(headOf(report)).toMatchObject({ result: "fail", blocks: true });
    expect(headOf(report).lines).toMatch(
      /^· Floors: pass rate 83\.3% with all tags of an id as one case, at least 90\.0% required/,
    );
  });

  test("is not reached by cases that the base does not have", () => {
    const before = commit("c1", suite(["a"], ["flight-2", "flight-3"]), undefined, job);
    const easy = Array.from({ length: 30 }, (_, at) => `easy-${at}`);
    const more = Object.fromEntries(
      Object.entries(recordings(easy, "monday")).map(([name, run]) => [
        name.replace(".json", "~a.json"),
        run,
      ]),
    );
    const files = {
      ...suite(["a"], ["flight-2", "flight-3"]),
      ...more,
      ...expectations([...ids, ...easy]),
      ...policy,
    };
    const report = gate(files, before, job);
    expect(report.passRate).toBeGreaterThan(0.9);
    expect(headOf(report).lines).toMatch(
      /^· Floors: pass rate 83\.3% without the cases that the base does not have/,
    );
  });
});

describe("a case of which fewer runs are recorded than on the base", () => {
  const job = { runs: ["runs/{case}.{trial}.json"] };
  const trials = (made: string, wrong: readonly number[] = [], count = 3): Files =>
    Object.fromEntries(
      Array.from({ length: count }, (_, trial) =>
        Object.entries(recordings(ids, `${made}-${trial}`, wrong.includes(trial) ? ["flight-5"] : [])).map(
          ([name, run]) => [name.replace(".json", `.${trial}.json`), run] as const,
        ),
      ).flat(),
    );
  const base = commit("c1", { ...expectations(ids), ...trials("monday") }, undefined, job);

  test("fails, and says which", () => {
    const { "runs/flight-5.2.json": _left, ...files } = trials("tuesday", [0, 1, 2]) as Record<
      string,
      object
    >;
    const report = gate({ ...expectations(ids), ...files }, base, job);
    expect(headOf(report)).toMatchObject({ result: "fail", blocks: true });
    expect(headOf(report).lines).toMatch(
      /^· Weakening: 1 case has fewer runs than on the base: flight-5 \(2 of 3\); record as many · worst case flight-5: book date.*\nLooks worse: /,
    );
  });

  test("passes where as many are recorded", () => {
    expect(headOf(gate({ ...expectations(ids), ...trials("tuesday") }, base, job)).result).toBe("pass");
  });
});
