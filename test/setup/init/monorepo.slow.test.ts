import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { rungate } from "../../e2e/command-line.ts";
import { type Content, workspace } from "../../workspace.ts";

const FILE = ".github/rungate.yml";
const WORKFLOW = ".github/workflows/agent.yml";
const SUPPORT = "packages/support";
const booked = { input: "Book it", toolCalls: [{ name: "book", arguments: { day: 1 }, status: "ok" }] };
const runs = {
  [`${SUPPORT}/evals/runs/a.1.json`]: booked,
  "packages/billing/evals/runs/b.1.json": booked,
};

function repository(files: Record<string, Content>) {
  const root = workspace(files);
  execFileSync("git", ["init", "-q", "-b", "main"], { cwd: root });
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  return {
    root,
    text,
    yaml: (file: string) => parse(text(file)),
    run: (folder: string, ...args: string[]) => rungate(join(root, folder), args),
  };
}

describe("init in a folder of a repository", () => {
  test("writes suite and workflow at the top and expectations beside the agent, and names them from there", async () => {
    const { root, run, text, yaml } = repository(runs);
    const first = await run(SUPPORT, "init");
    expect(first).toMatchObject({ status: 0, stderr: "" });
    expect(first.stdout).toContain("wrote evals/expectations.yml: 1 case");
    expect(first.stdout).toContain(`wrote ../../${FILE}: `);
    expect(first.stdout).toContain(`wrote ../../${WORKFLOW}: it gates the recordings that you commit`);
    expect(first.stdout).toContain(
      `Read evals/expectations.yml, ../../${FILE}, ../../${WORKFLOW}, ../../.gitattributes.`,
    );
    expect(existsSync(join(root, SUPPORT, ".github"))).toBe(false);
    expect(text(WORKFLOW)).toContain(`# ${WORKFLOW}\n`);
    expect(text(`${SUPPORT}/evals/expectations.yml`)).toContain(`calls that ${FILE} leaves out`);

    const second = await run("packages/billing", "init");
    expect(second.stdout).toContain(`added the suite to ../../${FILE}\n`);
    expect(second.stdout).toContain(`kept ../../${WORKFLOW}: it already calls rungate\n`);
    const suite = (folder: string) => ({
      runs: `${folder}/evals/runs/{case}.{trial}.json`,
      expectations: `${folder}/evals/expectations.yml`,
    });
    expect(yaml(FILE).suites).toEqual({ billing: suite("packages/billing"), support: suite(SUPPORT) });

    const doctor = await run(SUPPORT, "doctor");
    expect(doctor).toMatchObject({ status: 0, stdout: expect.not.stringMatching(/✘|●/) });
    expect(doctor.stdout).toContain("✔ suites name all files of expectations");
  });

  test.each(["", SUPPORT])("agrees with gate, explain and accept, run in %j", async (folder) => {
    const { run } = repository(runs);
    await run(SUPPORT, "init");
    expect(await run(folder, "gate")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("1 case passes"),
    });
    const explained = await run(folder, "explain", "a");
    expect(explained.stdout).toContain(`${SUPPORT}/evals/runs/a.1.json`);
    const accepted = await run(folder, "accept", "a", "--dry-run", "--optional", "1");
    expect(accepted.stdout).toContain(`${SUPPORT}/evals/expectations.yml`);
  });

  test("takes the path for a name where another suite has the folder's", async () => {
    const { run, yaml } = repository({ ...runs, "apps/support/evals/runs/c.1.json": booked });
    await run(SUPPORT, "init");
    await run("apps/support", "init");
    expect(Object.keys(yaml(FILE).suites).sort()).toEqual(["apps-support", "support"]);
  });

  test("writes no file with --dry-run, and prints them with the names that they would have", async () => {
    const { root, run } = repository(runs);
    const { stdout } = await run(SUPPORT, "init", "--dry-run");
    expect(stdout.match(/^==> .* <==$/gm)).toEqual([
      "==> evals/expectations.yml <==",
      `==> ../../${FILE} <==`,
      `==> ../../${WORKFLOW} <==`,
      "==> ../../.gitattributes, to add <==",
    ]);
    expect(existsSync(join(root, ".github"))).toBe(false);
  });

  test("takes what is named in .github from the top, and patterns and expectations from the folder", async () => {
    const { run, yaml } = repository(runs);
    const options = ["--policy", ".github/other.yml", "--workflow", ".github/workflows/w.yml"];
    const named = ["--runs", "./evals/runs/{case}.{trial}.json", "--expectations", "../shared.yml"];
    const { status, stdout } = await run(SUPPORT, "init", ...named, ...options);
    expect(status).toBe(0);
    expect(yaml(".github/other.yml").suites.support).toEqual({
      runs: `${SUPPORT}/evals/runs/{case}.{trial}.json`,
      expectations: "packages/shared.yml",
    });
    expect(yaml(".github/workflows/w.yml").jobs.rungate.with).toEqual({ policy: ".github/other.yml" });
    expect(stdout).toMatch(/ gate .*--policy \.\.\/\.\.\/\.github\/other\.yml/);
  });

  test("refuses a second policy on the way to the top, and writes nothing", async () => {
    const own = { [`${SUPPORT}/${FILE}`]: "runs: evals/runs/{case}.{trial}.json\n" };
    const { root, run } = repository({ ...runs, ...own });
    const refused = await run(SUPPORT, "init");
    expect(refused).toMatchObject({ status: 2, stdout: "" });
    expect(refused.stderr).toContain(
      `error: ${FILE}: is a second policy: GitHub reads ../../${FILE}, at the top`,
    );
    expect(existsSync(join(root, SUPPORT, "evals/expectations.yml"))).toBe(false);
    expect(existsSync(join(root, ".github"))).toBe(false);
  });

  test("refuses recordings of another folder, by the name that was given", async () => {
    const { run } = repository(runs);
    const { status, stderr } = await run(
      SUPPORT,
      "init",
      "--runs",
      "../billing/evals/runs/{case}.{trial}.json",
    );
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining(
        "error: ../billing/evals/runs/{case}.{trial}.json: is not in this folder",
      ),
    });
  });
});

describe("an agent in a folder that a workflow records", () => {
  const files = { ...runs, ".gitignore": "packages/*/evals/runs\n" };
  const recorder = { ...booked, recorder: { by: "rungate 1.0.0" } };

  test.each([
    [SUPPORT, "support", SUPPORT],
    ["packages/Help Desk", "help-desk", '"packages/Help Desk"'],
  ])("is recorded in its folder, here and in the workflow: %s", async (project, suite, word) => {
    const script = 'require("fs").writeFileSync("ran-here", "")';
    const { root, run, yaml } = repository({
      ...files,
      [`${project}/evals/runs/a.1.json`]: booked,
      [`${project}/record.cjs`]: script,
    });
    await run(project, "init", "--record", "node record.cjs");
    expect(yaml(FILE).suites[suite].record).toBe(`cd ${word} && node record.cjs`);
    const { jobs } = yaml(WORKFLOW);
    expect(jobs[`record-${suite}`].defaults).toEqual({ run: { "working-directory": project } });
    expect(jobs[`record-${suite}`].steps.slice(1)).toMatchObject([
      { run: "node record.cjs" },
      { with: { name: `recordings-${suite}`, path: `${project}/evals/runs` } },
    ]);
    expect(jobs[suite].with).toMatchObject({ "runs-artifact": `recordings-${suite}`, suite });
    for (const folder of ["", project, "packages/billing"]) {
      execFileSync("rm", ["-f", join(root, project, "ran-here")]);
      expect(await run(folder, "record")).toMatchObject({ status: 0 });
      expect(existsSync(join(root, project, "ran-here")), folder).toBe(true);
    }
    const other = await run("packages/billing", "init", "--record", "npm run evals");
    expect(other.stdout).toContain(`Paste the job below into ../../${WORKFLOW}, at the end of "jobs:".`);
    expect(other.stdout).toContain("    defaults: { run: { working-directory: packages/billing } }\n");
  });

  test("is recorded by rungate with its suite and the cases beside it", async () => {
    const cases = { cases: [{ id: "a", input: "Book it" }] };
    const { run, yaml } = repository({
      ...files,
      [`${SUPPORT}/evals/runs/a.1.json`]: recorder,
      [`${SUPPORT}/evals/cases.yml`]: cases,
      "package.json": '{ "workspaces": ["packages/*"] }',
      "package-lock.json": "{}",
      [`${SUPPORT}/package.json`]: "{}",
    });
    await run(SUPPORT, "init");
    expect(yaml(WORKFLOW).jobs["record-support"].steps.slice(1, 3)).toMatchObject([
      { run: "npm ci" },
      { run: "npx rungate record --suite support --cases evals/expectations.yml -- node agent.mjs" },
    ]);
  });

  test.each<[what: string, files: Record<string, Content>, steps: object[]]>([
    [
      "a lock file of another package",
      { "package-lock.json": "{}", "package.json": "{}", [`${SUPPORT}/package.json`]: "{}" },
      [{ run: "npm install" }],
    ],
    ["packages of the top alone", { "package-lock.json": "{}", "package.json": "{}" }, [{ run: "npm ci" }]],
    [
      "Python in the folder",
      { [`${SUPPORT}/requirements.txt`]: "", [`${SUPPORT}/.python-version`]: "3.12", "uv.lock": "" },
      [
        { with: { "python-version-file": `${SUPPORT}/.python-version` } },
        { run: "pip install -r requirements.txt" },
      ],
    ],
    [
      "Python at the top",
      { "uv.lock": "" },
      [
        { uses: "astral-sh/setup-uv@v7" },
        { run: expect.stringMatching(/^cd "\$GITHUB_WORKSPACE" && uv sync /) },
      ],
    ],
  ])("is installed from %s", async (_what, more, steps) => {
    const { run, yaml } = repository({ ...files, ...more });
    await run(SUPPORT, "init", "--record", "make runs");
    expect(yaml(WORKFLOW).jobs["record-support"].steps.slice(1, -2)).toMatchObject(steps);
  });
});
