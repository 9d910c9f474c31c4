import { describe, expect, test } from "vitest";
import { workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";
import { trips } from "./trips.ts";

const FILE = "runs: evals/runs.jsonl\nexpectations: evals/expectations.yml\n";

function repository(config = FILE, trials = 3): string {
  const files = Object.entries(trips({ trials })).map(([name, text]) => [name, String(text)]);
  return workspace({ ...Object.fromEntries(files), ".github/rungate.yml": config });
}

describe("rungate challenge", () => {
  test("breaks the runs of rungate.yml, and says what the gate makes of it", async () => {
    const { status, stdout, stderr } = await rungate(repository(), ["challenge"]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^default: [\d.]+% of \d+ breaks are red, [\d.]+% inconclusive, [\d.]+% green\n/);
    expect(stdout).toMatch(/\nBroken: 36 passing runs of 12 cases\.\n/);
    expect(stdout).toMatch(/\na date changed +36 +\d+ +\d+ +\d+ +0 +0 +\d+\n/);
    expect(stdout).toContain("would notice it: mustSay with the number");
  });

  test("prints every break as JSON, the same each time, one list entry for each suite", async () => {
    const root = repository();
    const { status, stdout } = await rungate(root, ["challenge", "--json"]);
    expect(status).toBe(0);
    const [found, ...rest] = JSON.parse(stdout);
    expect(rest).toEqual([]);
    expect(found).toMatchObject({ suite: "default", seed: 1, runs: 36, challengedCases: 12 });
    expect(found.list.length).toBe(found.breaks);
    expect(found.red + found.inconclusive + found.green).toBe(found.breaks);
    expect((await rungate(root, ["challenge", "--json"])).stdout).toBe(stdout);
    const [other] = JSON.parse((await rungate(root, ["challenge", "--json", "--seed", "5"])).stdout);
    expect(other).toEqual({ ...found, seed: 5 });
  });

  test("takes the recordings for snapshots on demand: then one trial is enough", async () => {
    const root = repository(FILE, 1);
    expect((await rungate(root, ["challenge"])).stdout).toMatch(/^default: 0% of 60 breaks are red/);
    const { stdout } = await rungate(root, ["challenge", "--snapshots"]);
    expect(stdout).toMatch(/^default: 80\.0% of 60 breaks are red, 0% inconclusive, 20\.0% green\n/);
  });

  test("exits 1 below the floor of the policy, and 0 at or above it", async () => {
    const withFloor = (floor: number) => repository(`${FILE}challenge: { floor: ${floor} }\n`);
    const below = await rungate(withFloor(1), ["challenge"]);
    expect(below.status).toBe(1);
    expect(below.stderr).toMatch(
      /^error: suite default: [\d.]+% of its breaks are red, and challenge\.floor requires 100%\n$/,
    );
    expect(below.stdout).toContain("breaks are red");
    expect((await rungate(withFloor(0), ["challenge"])).status).toBe(0);
    // No gate looks at it.
    expect((await rungate(withFloor(1), ["gate", "--no-base"])).status).toBe(0);
  });

  test.each([
    ["a floor above 1", `${FILE}challenge: { floor: 1.5 }\n`, "challenge.floor"],
    ["a floor in percent", `${FILE}challenge: { floor: "80%" }\n`, "challenge.floor"],
    ["an unknown key", `${FILE}challenge: { flor: 0.8 }\n`, "floor"],
  ])("exits 2 for %s", async (_, config, named) => {
    const { status, stdout, stderr } = await rungate(repository(config), ["challenge"]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^error: .*rungate\.yml:3/);
    expect(stderr).toContain(named);
  });

  test("exits 2 for a seed that is no number, and where no run passes", async () => {
    const refused = await rungate(repository(), ["challenge", "--seed", "x"]);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain("Expected a whole number, such as 2.");
    const silent = workspace({ "runs.jsonl": '{"case":"a","toolCalls":[]}\n' });
    const nothing = await rungate(silent, ["challenge", "--runs", "runs.jsonl"]);
    expect(nothing.status).toBe(2);
    expect(nothing.stderr).toContain("error: suite default has no passing run to break");
  });
});
