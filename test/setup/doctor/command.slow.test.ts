import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rungate } from "../../e2e/command-line.ts";
import { record } from "../../github/fixture.ts";
import { type LoopbackGitHub, startGitHub } from "../../loopback/loopback.ts";
import { workspace } from "../../workspace.ts";
import { AGENT, canonical, changed, namedFiles } from "./fixture.ts";

const files = { [AGENT]: canonical, ...namedFiles };
const required = {
  type: "required_status_checks",
  parameters: {
    strict_required_status_checks_policy: false,
    required_status_checks: [{ context: "rungate / gate", integration_id: 15368 }],
  },
};

async function wellSetUp(): Promise<LoopbackGitHub> {
  const github = await startGitHub();
  github.repository.isPrivate = true;
  github.permissions = { ...github.permissions, administration: "read" };
  github.settings.rules.push(required, { type: "merge_queue" });
  record(github, github.commit());
  return github;
}

const asking = (github: LoopbackGitHub, more: Record<string, string> = {}) => ({
  GITHUB_API_URL: github.api,
  GITHUB_TOKEN: github.token,
  GITHUB_REPOSITORY: "octo/demo",
  ...more,
});
const lastLine = (stdout: string) => stdout.trimEnd().split("\n").at(-1);

describe("rungate doctor", () => {
  test("finds nothing missing where the README was followed to its end, and changes nothing", async () => {
    const github = await wellSetUp();
    const { status, stdout, stderr } = await rungate(workspace(files), ["doctor"], asking(github));
    expect({ status, stderr, last: lastLine(stdout) }).toEqual({
      status: 0,
      stderr: "",
      last: "✔ Nothing is missing of what was looked at",
    });
    expect(stdout).not.toMatch(/missing \.|not checked|advice/);
    expect(stdout).toContain('✔ .github/workflows/agent.yml:35:5: "rungate / gate" is required by a ruleset');
    expect(new Set(github.log.map(({ method }) => method))).toEqual(new Set(["GET"]));
  });

  test("without a token says what it did not check, and how it could", async () => {
    const { status, stdout } = await rungate(workspace(files), ["doctor"]);
    expect(status).toBe(0);
    expect(stdout).toContain("? not checked set GITHUB_TOKEN to a token");
    expect(lastLine(stdout)).toBe(
      "? Nothing is missing of what was looked at; 4 things could not be checked",
    );
  });

  test("ends with 1 where a file could not be checked", async () => {
    const workflow = changed(
      canonical,
      "github.event.pull_request.number || github.run_id",
      "hashFiles('a')",
    );
    const { status, stdout } = await rungate(workspace({ ...files, [AGENT]: workflow }), ["doctor"]);
    expect(status).toBe(1);
    expect(lastLine(stdout)).toMatch(/^\? Nothing is missing of what was looked at; 5 things/);
  });

  test("ends with 1 and a sentence where something is missing", async () => {
    const workflow = changed(canonical, "  pull_request:\n", "  pull_request_target:\n");
    const { status, stdout, stderr } = await rungate(workspace({ ...files, [AGENT]: workflow }), ["doctor"]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(
      stdout.startsWith("✘ missing .github/workflows/agent.yml:4:3: pull_request_target runs with"),
    ).toBe(true);
    expect(lastLine(stdout)).toBe(
      "✘ Missing for a gate that can be trusted: gating on every pull request; 3 things could not be checked",
    );
  });

  test("prints the findings as data", async () => {
    const github = await wellSetUp();
    github.settings.rules.length = 0;
    const { status, stdout } = await rungate(workspace(files), ["doctor", "--json"], asking(github));
    expect(status).toBe(1);
    const findings: object[] = JSON.parse(stdout);
    expect(findings).toContainEqual({
      check: "required-check",
      state: "missing",
      file: AGENT,
      line: 35,
      column: 5,
      what: '"rungate / gate" is not required, so that a red gate stops no merge',
      expected: '"rungate / gate" among the required checks of the default branch',
      remedy:
        'under Settings, Rules, Rulesets add "Require status checks to pass" with "rungate / gate", from GitHub Actions',
    });
  });

  test.each([
    ["GH_TOKEN and --repository", ["--repository", "octo/demo"], { GITHUB_REPOSITORY: "" }],
    ["GH_TOKEN and GITHUB_REPOSITORY", [], {}],
    ["GH_TOKEN and the remote origin", [], { GITHUB_REPOSITORY: "" }],
  ])("asks by %s", async (_how, args, env) => {
    const github = await wellSetUp();
    const root = workspace(files);
    mkdirSync(join(root, ".git"));
    writeFileSync(
      join(root, ".git/config"),
      '[core]\n[remote "origin"]\n\turl = git@github.com:octo/demo.git\n',
    );
    const variables = asking(github, { GITHUB_TOKEN: "", GH_TOKEN: github.token, ...env });
    const { status, stdout } = await rungate(root, ["doctor", ...args], variables);
    expect({ status, last: lastLine(stdout) }).toEqual({
      status: 0,
      last: "✔ Nothing is missing of what was looked at",
    });
  });

  test("says that nobody named the repository", async () => {
    const { status, stdout } = await rungate(workspace(files), ["doctor"], { GITHUB_TOKEN: "t" });
    expect(status).toBe(0);
    expect(stdout).toContain("? not checked name the repository on GitHub by --repository owner/name");
  });

  test("refuses what is no repository", async () => {
    const { status, stderr } = await rungate(workspace(files), ["doctor", "--repository", "octo/demo/../x"]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'error: "octo/demo/../x" is no repository: write it as owner/name\n',
    });
    expect(await rungate(workspace(files), ["doctor", "--repo"])).toMatchObject({ status: 2 });
  });
});

describe("a fault between here and GitHub leaves everything there unchecked:", () => {
  const unchecked = /; 4 things could not be checked$/;

  test("a token that is none", async () => {
    const github = await wellSetUp();
    const { status, stdout } = await rungate(
      workspace(files),
      ["doctor"],
      asking(github, { GITHUB_TOKEN: "stale" }),
    );
    expect(status).toBe(0);
    expect(lastLine(stdout)).toMatch(unchecked);
    expect(stdout).toContain("? not checked GitHub answered 401 (Bad credentials)");
    expect(stdout).not.toContain("stale");
  });

  test("what is no address", async () => {
    const env = { GITHUB_API_URL: "api.github.com", GITHUB_TOKEN: "x", GITHUB_REPOSITORY: "octo/demo" };
    const { status, stderr } = await rungate(workspace(files), ["doctor"], env);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining("(GITHUB_API_URL) is none"),
    });
  });

  test("nobody at the address", async () => {
    const env = { GITHUB_TOKEN: "t", GITHUB_REPOSITORY: "octo/demo", GITHUB_API_URL: "http://127.0.0.1:9" };
    const { status, stdout } = await rungate(workspace(files), ["doctor"], env);
    expect(status).toBe(0);
    expect(lastLine(stdout)).toMatch(unchecked);
    expect(stdout).toContain("? not checked GitHub could not be reached");
  });

  test("a repository that is not there for this token", async () => {
    const github = await wellSetUp();
    const env = asking(github, { GITHUB_REPOSITORY: "octo/other" });
    const { status, stdout } = await rungate(workspace(files), ["doctor"], env);
    expect(status).toBe(0);
    expect(lastLine(stdout)).toMatch(unchecked);
    expect(stdout).toContain("? not checked GitHub answered 404 (Not Found)");
  });
});
