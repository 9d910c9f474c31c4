import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rungate } from "../../e2e/command-line.ts";
import { type Content, workspace } from "../../workspace.ts";
import {
  AGENT,
  CONFIG,
  canonical,
  findingsOf,
  findingTexts,
  namedFiles,
  RUNS_LINE,
  recipe,
} from "./fixture.ts";

const SECOND = `packages/support/${CONFIG}`;
const ownSuite = 'suites: { support: { runs: "evals/runs/{case}.json", expectations: expectations.yml } }\n';
const cases = { cases: [{ id: "a", referenceToolCalls: [] }] };
const committed = recipe("Recordings committed to the repository");
const of = (check: string, files: Record<string, Content>, workflow = committed) =>
  findingsOf(workflow, {}, files).filter((finding) => finding.check === check);
const notOk = (check: string, files: Record<string, Content>, workflow?: string) =>
  of(check, files, workflow).flatMap(({ state, file }) => (state === "ok" ? [] : [`${state} ${file}`]));

test("a second policy is missing at the top, with its suites", () => {
  expect(of("one-policy", { [SECOND]: ownSuite })).toMatchObject([
    {
      state: "missing",
      file: SECOND,
      what: "a second policy, which GitHub never reads",
      remedy: "move its suites (support) there, with paths from the top, and delete the file",
    },
  ]);
  expect(notOk("one-policy", { "a/b/rungate.yml": RUNS_LINE })).toEqual(["advice a/b/rungate.yml"]);
});

test("a second policy is found without any gate", () => {
  const found = findingsOf("on: push\njobs: {}\n", {}, { [SECOND]: ownSuite, ".git/HEAD": "" });
  expect(findingTexts(found, "missing")).toContain("one-policy: a second policy, which GitHub never reads");
});

test.each<[what: string, files: Record<string, Content>, workflow?: string]>([
  ["that a gate names", { [SECOND]: RUNS_LINE }, `${committed.trimEnd()}\n    with: { policy: ${SECOND} }\n`],
  [
    "that may be named on GitHub",
    { [SECOND]: "{}" },
    `${committed.trimEnd()}\n    with: { policy: "\u0024{{ vars.P }}" }\n`,
  ],
  ["that git leaves out", { "tmp/x/rungate.yml": "{}", ".gitignore": "tmp/\n" }],
  ["that is installed", { "node_modules/x/.github/rungate.yml": "{}" }],
  ["of a repository within", { [SECOND]: "{}", "packages/support/.git/HEAD": "" }],
  ["that is a workflow", { "packages/support/.github/workflows/rungate.yml": "on: push" }],
])("a policy %s is no second one", (_what, files, workflow) => {
  expect(notOk("one-policy", files, workflow)).toEqual([]);
});

test("expectations that no suite names are advised on, with the lines that name them", () => {
  const file = "packages/support/evals/expectations.yml";
  expect(of("expectations-named", { [file]: cases })).toMatchObject([
    { state: "advice", file, yaml: expect.arrayContaining([`    expectations: ${file}`]) },
  ]);
});

test.each<[what: string, files: Record<string, Content>, workflow?: string]>([
  ["that a second policy names", { [SECOND]: ownSuite, "packages/support/expectations.yml": cases }],
  [
    "that a gate names",
    { "b/expectations.yml": cases },
    `${committed.trimEnd()}\n    with: { expectations: "evals/expectations.yml\\nb/expectations.yml" }\n`,
  ],
  ["that are something else", { "b/expectations.yml": "suite: great\n" }],
  ["that git leaves out", { "b/expectations.yml": cases, "b/.gitignore": "*.yml\n" }],
  ["that a policy may name which cannot be used", { "b/expectations.yml": cases, [SECOND]: "suites: [" }],
])("nothing is advised on expectations %s", (_what, files, workflow) => {
  expect(notOk("expectations-named", files, workflow)).toEqual([]);
});

test("what a link leads to is found once", async () => {
  const root = workspace({ [AGENT]: canonical, ...namedFiles, "packages/x/evals/expectations.yml": cases });
  symlinkSync(join(root, "packages/x"), join(root, "current"));
  const { stdout } = await rungate(root, ["doctor", "--json"]);
  const found = JSON.parse(stdout).filter(
    ({ state, check }: Record<string, string>) => check === "expectations-named" && state !== "ok",
  );
  expect(found.map(({ file }: { file: string }) => file)).toEqual(["packages/x/evals/expectations.yml"]);
});

test("doctor in a folder looks at the whole repository, and says where paths start", async () => {
  const root = workspace({ [AGENT]: canonical, ...namedFiles });
  mkdirSync(join(root, ".git"));
  mkdirSync(join(root, "packages/support"), { recursive: true });
  const { stdout, stderr } = await rungate(join(root, "packages/support"), ["doctor"]);
  expect(stderr).toBe("looking at the whole repository: paths start at ../..\n");
  expect(stdout).toContain(`✔ ${AGENT}:35:5: job "rungate" gates`);
});
