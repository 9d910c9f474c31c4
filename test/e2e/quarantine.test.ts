import { describe, expect, test } from "vitest";
import { workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";
import { readable } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { policy, tripInputs, tripRuns, trips } from "./trips.ts";
import { onPull, onPush, propose, reportOf } from "./workflow.ts";

/** The first date is after every test run, the second before. */
const [FUTURE, PAST] = ["2199-12-31", "2020-01-31"];

function quarantine(until: string = FUTURE): ReturnType<typeof policy> {
  return policy(
    `quarantine:\n  - { case: trip-3, owner: "@ann", reason: flaky provider, until: ${until} }\n`,
  );
}

const LINE =
  "- 1 case in quarantine does not decide: trip-3 (flaky provider, @ann, until 2199-12-31), passed 0 of 1 run";

describe("a case that the base branch has in quarantine", () => {
  test("fails, is shown, and lets the pull request pass", async () => {
    const { github } = await recorded(quarantine());
    const pull = propose(github, "feature", tripRuns({ wrong: [3] }));
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", regressions: "0" } });
    expect(reportOf(result)).toMatchObject({ passRate: 1, comparison: { passRate: { change: 0 } } });
    const lines = readable(pull.comments[0]?.body ?? "").split("\n");
    expect(lines[0]).toBe("### ✅ rungate: no recording changed");
    expect(lines).toContain(LINE);
  });

  test("does not hide another case: the comment names that one first", async () => {
    const { github } = await recorded(quarantine());
    const pull = propose(github, "feature", tripRuns({ wrong: [3, 4] }));
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", regressions: "1" } });
    const lines = readable(pull.comments[0]?.body ?? "").split("\n");
    expect(lines[0]).toBe("### ❌ rungate: 1 case got worse: trip-4");
    expect(lines).toContain(LINE);
  });

  test("decides again when the policy lets it go, against what the base recorded meanwhile", async () => {
    const { github } = await recorded(quarantine());
    github.commit({ files: policy("{}\n") });
    await onPush(github);
    const pull = propose(github, "feature", tripRuns({ wrong: [3] }));
    expect(await onPull(github, pull)).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(readable(pull.comments[0]?.body ?? "").split("\n")[0]).toBe(
      "### ❌ rungate: 1 case got worse: trip-3",
    );
  });
});

describe("a pull request that puts the case it breaks in quarantine", () => {
  test("stays red, whether the base has a policy or not", async () => {
    for (const before of [policy("{}\n"), {}]) {
      const { github } = await recorded(before);
      const pull = propose(github, "hiding", { ...quarantine(), ...tripRuns({ wrong: [3] }) });
      const result = await onPull(github, pull);
      expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
      expect(reportOf(result).cases.filter((testCase) => testCase.quarantine !== undefined)).toEqual([]);
      const text = readable(pull.comments[0]?.body ?? "");
      expect(text.split("\n")[0]).toBe("### ❌ rungate: 1 case got worse: trip-3");
      expect(text).toContain('quarantine.trip-3 is "until 2199-12-31, @ann: flaky provider", was not set');
    }
  });

  test("has it from the next pull request on", async () => {
    const { github } = await recorded(policy("{}\n"));
    expect(await onPull(github, propose(github, "entry", quarantine()))).toMatchObject({ exitCode: 0 });
    github.commit({ files: quarantine() });
    expect(await onPush(github)).toMatchObject({ exitCode: 0 });
    const next = propose(github, "next", tripRuns({ wrong: [3] }));
    expect(await onPull(github, next)).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
  });
});

describe("an entry that is past", () => {
  test("makes every pull request red but the one that repairs it, and its case decides", async () => {
    const { github } = await recorded();
    github.commit({ files: quarantine(PAST) });
    expect(await onPush(github)).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });

    const other = propose(github, "feature", { "agent.py": "v2" });
    expect(await onPull(github, other)).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(readable(other.comments[0]?.body ?? "")).toContain(
      'the quarantine of case "trip-3" ended on 2020-01-31, so the case decides again',
    );

    const repair = propose(github, "repair", quarantine());
    expect(await onPull(github, repair)).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    const hiding = propose(github, "hiding", { ...quarantine(), ...tripRuns({ wrong: [3] }) });
    expect(await onPull(github, hiding)).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  });

  test("stays past where the workflow of the pull request sets SOURCE_DATE_EPOCH to a day before", async () => {
    const { github } = await recorded();
    github.commit({ files: quarantine(PAST) });
    const pull = propose(github, "feature", tripRuns({ wrong: [3] }));
    const result = await onPull(github, pull, { env: { SOURCE_DATE_EPOCH: "0" } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(readable(pull.comments[0]?.body ?? "")).toContain('the quarantine of case "trip-3" ended on');
  });

  test("is past by the day of SOURCE_DATE_EPOCH, where that is later than the clock", async () => {
    const { github } = await recorded(quarantine());
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const late = String(Date.parse("2200-01-01T00:00:00Z") / 1000);
    const result = await onPull(github, pull, { env: { SOURCE_DATE_EPOCH: late } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  });
});

describe("at a command line", () => {
  const inputs = `runs: ${tripInputs.runs}\nexpectations: ${tripInputs.expectations}\n`;
  const files = (until: string) => {
    const text = quarantine(until)[".github/rungate.yml"];
    return { ...trips({ wrong: [3] }), ".github/rungate.yml": `${inputs}${text}` } as Record<string, string>;
  };

  test("the day is that of the clock, of --now or of SOURCE_DATE_EPOCH", async () => {
    const root = workspace(files("2026-06-12"));
    const on = (day: string) => ["gate", "--now", `${day}T23:59:59Z`];
    expect(await rungate(root, on("2026-06-12"))).toMatchObject({ status: 0 });
    const past = await rungate(root, on("2026-06-13"));
    expect(past.status).toBe(1);
    expect(past.stdout).toContain("✘ rungate: 1 error in the recordings or expectations");
    const epoch = String(Date.parse("2026-06-13T00:00:00Z") / 1000);
    expect(await rungate(root, ["gate"], { SOURCE_DATE_EPOCH: epoch })).toMatchObject({ status: 1 });
    expect(await rungate(workspace(files(PAST)), ["gate"])).toMatchObject({ status: 1 });
    expect(await rungate(workspace(files(FUTURE)), ["gate"])).toMatchObject({ status: 0 });
  });
});
