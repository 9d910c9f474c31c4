import { describe, expect, test } from "vitest";
import { firstLine, readable } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { policy, tripRuns } from "./trips.ts";
import { onPull, onPush, propose, pushTo, reportOf } from "./workflow.ts";

const STRICT = policy("gate: { floors: { passRate: 0.9 } }\n");
const WEAK = policy("gate: { floors: { passRate: 0.1 }, regression: { mode: off } }\n");
const INVALID = policy("gate: { flours: {} }\n");

describe("a policy that the pull request makes weaker", () => {
  test("is told and not in force", async () => {
    const { github } = await recorded(STRICT);
    const pull = propose(github, "weak", { ...WEAK, ...tripRuns({ wrong: [3, 4] }) });
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(reportOf(result).policy).toMatchObject({
      source: "base",
      changed: true,
      pending: [
        { name: "floors.passRate", base: 0.9, head: 0.1 },
        { name: "regression.mode", base: "auto", head: "off" },
      ],
    });
    const lines = readable(pull.comments[0]?.body ?? "").split("\n");
    expect(lines[0]).toBe("### ❌ rungate: 2 cases got worse: trip-3, trip-4");
    expect(lines).toContainEqual(
      expect.stringContaining("❌ Floors: pass rate 83.3%, at least 90.0% required"),
    );
    expect(lines).toContainEqual(
      expect.stringContaining(
        'this pull request loosens the policy, which is not in force yet: floors.passRate is 0.1, was 0.9, regression.mode is "off", was "auto"',
      ),
    );
  });

  test("is told and not in force when its file is taken away", async () => {
    const { github } = await recorded(STRICT);
    const pull = propose(github, "gone", { ".github/rungate.yml": null, ...tripRuns({ wrong: [3, 4] }) });
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 1 });
    expect(reportOf(result).policy).toMatchObject({ source: "base", changed: true });
    expect(readable(result.summary)).toContain("floors.passRate is not set, was 0.9");
  });

  test("stops the pull request that makes it invalid, before everybody is stopped by it", async () => {
    const { github } = await recorded(STRICT);
    const pull = propose(github, "invalid", INVALID);
    const result = await onPull(github, pull);
    const sentence =
      'Configuration: .github/rungate.yml:1:9: unknown key "flours" in gate. Did you mean "floors"? (merged, it would stop every pull request)';
    expect(result).toMatchObject({
      exitCode: 2,
      outputs: { verdict: "fail", summary: `fail · ${sentence}` },
    });
    expect(result.log).toContain(sentence.replace("Configuration: ", ""));
    expect(firstLine(pull.comments[0]?.body ?? "")).toContain(sentence);
  });
});

describe("a policy that is invalid at the base commit", () => {
  test("stops every pull request, and the comment that said pass says so", async () => {
    const { github } = await recorded(STRICT);
    const pull = propose(github, "feature", { "agent.py": "v2" });
    expect(await onPull(github, pull)).toMatchObject({ exitCode: 0 });
    expect(firstLine(pull.comments[0]?.body ?? "")).toMatch(/^✅ Pass/);
    github.commit({ files: INVALID });
    const result = await onPull(github, pushTo(github, pull, {}));
    expect(result).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" }, text: "" });
    expect(result.annotations).toMatchObject([
      { level: "error", file: ".github/rungate.yml", line: "1", message: expect.stringContaining("flours") },
    ]);
    expect(pull.comments).toHaveLength(1);
    for (const text of [pull.comments[0]?.body ?? "", result.summary])
      expect(firstLine(text)).toBe(
        '❌ Fail · Configuration: .github/rungate.yml:1:9: unknown key "flours" in gate. Did you mean "floors"?',
      );
  });

  test("is an error on its own push", async () => {
    const { github } = await recorded(STRICT);
    github.commit({ files: INVALID });
    expect(await onPush(github)).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" } });
  });

  test("can be repaired: that pull request is judged by the defaults", async () => {
    const { github } = await recorded(STRICT);
    github.commit({ files: INVALID });
    const pull = propose(github, "repair", { ...STRICT, ...tripRuns({ wrong: [3, 4] }) });
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    const report = reportOf(result);
    expect(report.policy).toMatchObject({ source: "default", changed: true, gate: { floors: {} } });
    expect(report.verdict.checks.map(({ name }) => name)).toContain("regression");
    expect(readable(result.summary)).toContain(
      "warning .github/rungate.yml: is invalid at the base commit and repaired here: this pull request is judged by the defaults",
    );
  });

  test("cannot be repaired by another invalid one", async () => {
    const { github } = await recorded(STRICT);
    github.commit({ files: INVALID });
    const pull = propose(github, "no-repair", policy("gate: { floors: 1 }\n"));
    expect(await onPull(github, pull)).toMatchObject({ exitCode: 2 });
  });
});

test("a policy that the base lacks does not rule once the base has recorded a report", async () => {
  const { github } = await recorded();
  const pull = propose(github, "late", {
    ...policy("gate: { floors: { passRate: 1 } }\n"),
    ...tripRuns({ recording: "second", wrong: [3] }),
  });
  const result = await onPull(github, pull);
  expect(reportOf(result).policy).toMatchObject({ source: "default", changed: true, gate: { floors: {} } });
  expect(readable(result.summary)).toContain(
    "this pull request tightens the policy, which is not in force yet: floors.passRate is 1, was not set",
  );
  expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "inconclusive" } });
});

test("a policy that was named and that nobody has ends with 2", async () => {
  const { github } = await recorded();
  const pull = propose(github, "named", { "agent.py": "v2" });
  const result = await onPull(github, pull, { inputs: { policy: "strict.yml" } });
  expect(result).toMatchObject({ exitCode: 2, text: "" });
  expect(result.annotations).toMatchObject([
    { file: "strict.yml", message: expect.stringContaining("write the policy") },
  ]);
});
