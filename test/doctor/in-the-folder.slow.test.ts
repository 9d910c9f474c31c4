import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readRepository } from "../../src/cli/repository.ts";
import { examine } from "../../src/setup/doctor.ts";
import { unseenSetup } from "../../src/setup/repository.ts";
import { workspace } from "../workspace.ts";
import { AGENT, canonical, changed, findingsIn, findingsOf, namedFiles, recipe, told } from "./fixture.ts";

const committed = recipe("Recordings committed to the repository");
const of = (check: string, findings: ReturnType<typeof findingsOf>) =>
  findings.filter((finding) => finding.check === check && finding.state !== "ok");

describe("recordings that no job makes", () => {
  test("are said to be here, and not to be committed", () => {
    expect(told(findingsOf(committed), "ok")).toContain(
      "recordings-committed: the patterns find 1 file here, of which the gate sees those that are committed",
    );
  });

  test("are missing where git leaves them out, with the line that says so", () => {
    const found = of(
      "recordings-committed",
      findingsOf(committed, {}, { "evals/runs/a.2.json": {}, "evals/.gitignore": "# big\nruns/*.2.json\n" }),
    );
    expect(found).toMatchObject([
      {
        state: "missing",
        file: AGENT,
        line: 21,
        what: 'git leaves out 1 of 2 files that the patterns find, by evals/.gitignore:2: "runs/*.2.json"',
        remedy: expect.stringContaining("git add --force"),
      },
    ]);
    expect(
      of("recordings-committed", findingsOf(committed, {}, { ".gitignore": "evals/runs/\n" })),
    ).toMatchObject([
      { what: expect.stringMatching(/^git leaves out 1 of 1 file .*, by \.gitignore:1: "evals\/runs\/"$/) },
    ]);
  });

  test("are not where a job makes them anew", () => {
    const findings = findingsOf(canonical, {}, { ".gitignore": "evals/runs\n" });
    expect(told(findings, "missing", "advice")).toEqual([]);
  });
});

describe("a folder of a repository", () => {
  test.each([
    ["without workflows", {}],
    ["with workflows that GitHub never reads", { [AGENT]: canonical, ...namedFiles }],
  ])("%s: workflows lie at its top", (_with, files) => {
    const root = workspace(files, "agent");
    mkdirSync(join(dirname(root), ".git"));
    const findings = examine({ ...readRepository(root), github: unseenSetup("no token") });
    expect(told(findings, "missing")).toEqual([
      'gate: this is the folder "agent" of a repository, and workflows lie at its top',
    ]);
    expect(findings.find(({ state }) => state === "missing")?.remedy).toContain("run `rungate doctor` there");
  });

  test("is not its top", () => {
    const root = workspace({ [AGENT]: canonical, ...namedFiles });
    mkdirSync(join(root, ".git"));
    const findings = examine({ ...readRepository(root), github: unseenSetup("no token") });
    expect(told(findings, "missing")).toEqual([]);
  });
});

describe("a policy that no gate names", () => {
  const policy = ".github/rungate.support.yml";
  const advised = (workflow: string, more: Record<string, object | string> = {}) =>
    of("configuration", findingsOf(workflow, {}, { [policy]: {}, ...more }));

  test("is told, with the line that names it", () => {
    expect(advised(committed, { ".github/rungate.yml": {} })).toMatchObject([
      {
        state: "advice",
        file: policy,
        what: "no gate names it, so that nothing in it counts",
        yaml: [`policy: ${policy}`],
      },
    ]);
  });

  test("is the usual one, where every gate names another", () => {
    const elsewhere = changed(committed, "    with:\n", `    with:\n      policy: ./${policy}\n`);
    expect(advised(elsewhere, { ".github/rungate.yml": {} })).toMatchObject([
      { file: ".github/rungate.yml" },
    ]);
  });

  test("is not told where a name is made on GitHub, a gate may be hidden, or there is none", () => {
    const made = changed(committed, "    with:\n", "    with:\n      policy: \u0024{{ vars.POLICY }}\n");
    expect(advised(made)).toEqual([]);
    expect(advised(committed, { ".github/workflows/b.yml": "rungate: [" })).toEqual([]);
    expect(of("configuration", findingsIn({ [policy]: {} }))).toEqual([]);
  });
});
