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

const last = (text: string) => expect.stringMatching(new RegExp(`(?:^|\\n)${text}\\n$`));
const NOTHING = "\\? No check fails";

describe("rungate doctor", () => {
  test("finds nothing missing where the README was followed to its end, and changes nothing", async () => {
    const github = await wellSetUp();
    const { status, stdout, stderr } = await rungate(workspace(files), ["doctor"], asking(github));
    expect({ status, stderr, stdout }).toEqual({
      status: 0,
      stderr: "",
      stdout: last("✔ Every check passes"),
    });
    expect(stdout).not.toMatch(/missing \.|not checked|advice/);
    expect(stdout).toContain('✔ .github/workflows/agent.yml:35:5: "rungate / gate" is required by a ruleset');
    expect(new Set(github.log.map(({ method }) => method))).toEqual(new Set(["GET"]));
  });

  const unknown = changed(canonical, "github.event.pull_request.number || github.run_id", "hashFiles('a')");
  const refused = changed(canonical, "  pull_request:\n", "  pull_request_target:\n");
  test.each<[what: string, workflow: string, status: number, text: string]>([
    ["without a token", canonical, 0, `${NOTHING}; 3 checks could not be made`],
    ["and a file that could not be checked", unknown, 1, `${NOTHING}; 4 checks could not be made`],
    [
      "and something that is missing",
      refused,
      1,
      "✘ Missing for a gate that can be trusted: gating on every pull request; 2 checks could not be made",
    ],
  ])("%s, ends with a sentence, and says what it could not check", async (_what, workflow, status, text) => {
    const found = await rungate(workspace({ ...files, [AGENT]: workflow }), ["doctor"]);
    expect(found).toMatchObject({ status, stdout: last(text), stderr: "" });
    expect(found.stdout).toContain("? not checked set GITHUB_TOKEN to a token");
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
    const remote = '[core]\n[remote "origin"]\n\turl = git@github.com:octo/demo.git\n';
    const variables = asking(github, { GITHUB_TOKEN: "", GH_TOKEN: github.token, ...env });
    const root = workspace({ ...files, ".git/config": remote });
    expect(await rungate(root, ["doctor", ...args], variables)).toMatchObject({
      status: 0,
      stdout: last("✔ Every check passes"),
    });
  });

  test("refuses what is no repository", async () => {
    const { status, stderr } = await rungate(workspace(files), ["doctor", "--repository", "octo/demo/../x"]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'error: "octo/demo/../x" is no repository: write it as owner/name\n',
    });
    expect(await rungate(workspace(files), ["doctor", "--repo"])).toMatchObject({ status: 2 });
  });

  test("refuses what is no address of GitHub's", async () => {
    const env = { GITHUB_API_URL: "api.github.com", GITHUB_TOKEN: "x", GITHUB_REPOSITORY: "octo/demo" };
    expect(await rungate(workspace(files), ["doctor"], env)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("(GITHUB_API_URL) is none"),
    });
  });
});

test.each<[what: string, env: Record<string, string>, why: string]>([
  ["a token that is none", { GITHUB_TOKEN: "stale" }, "GitHub answered 401 (Bad credentials)"],
  ["nobody at the address", { GITHUB_API_URL: "http://127.0.0.1:9" }, "GitHub could not be reached"],
  [
    "a repository that is not there for this token",
    { GITHUB_REPOSITORY: "octo/other" },
    "GitHub answered 404 (Not Found)",
  ],
  [
    "nobody who names the repository",
    { GITHUB_REPOSITORY: "" },
    "name the repository on GitHub by --repository owner/name",
  ],
])("%s leaves everything on GitHub unchecked", async (_what, env, why) => {
  const { status, stdout } = await rungate(workspace(files), ["doctor"], asking(await wellSetUp(), env));
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: last(`${NOTHING}; 3 checks could not be made`),
  });
  expect(stdout).toContain(`? not checked ${why}`);
  expect(stdout).not.toContain("stale");
});
