// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readRepository } from "../../src/cli/repository.ts";
import { limits } from "../../src/core/limits.ts";
import { examine } from "../../src/setup/doctor/doctor.ts";
import { unseenSetup } from "../../src/setup/doctor/repository.ts";
import { rungate } from "../e2e/command-line.ts";
import { readCommand } from "../e2e/workflow-commands.ts";
import { AGENT, canonical, changed, namedFiles } from "../setup/doctor/fixture.ts";
import { type Content, workspace, write } from "../workspace.ts";
import { hostile as lines } from "./harmless.ts";

/** Terminal sequences come first, because long names are cut. */
const hostile = `\u001b[2J\u202e\n${lines}`;
const quoted = JSON.stringify(hostile);
const findingsOf = (root: string) => examine({ ...readRepository(root), github: unseenSetup("no token") });
const gateIn = (more: string) => changed(canonical, "    with:\n", `    with:\n${more}`);

function expectHarmless(printed: string): void {
  const commands = printed.split(/\r\n|\r|\n/).flatMap((line) => readCommand(line) ?? []);
  expect(commands).toEqual([]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is sought
  expect(printed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e\u2028]/);
  expect(printed).toContain("pause");
}

const jobs = (id: string) => changed(canonical, "\n  rungate:\n", `\n  ${id}:\n`);

describe("a workflow of a pull request is text and nothing else:", () => {
  test.each<[what: string, files: Record<string, Content>]>([
    ["the name of a job", { [AGENT]: jobs(quoted) }],
    [
      "the name of a check",
      { [AGENT]: changed(canonical, "    needs: record\n", `    needs: record\n    name: ${quoted}\n`) },
    ],
    [
      "an input's name and value",
      { [AGENT]: gateIn(`      ${quoted}: ${quoted}\n      suite: ${quoted}\n`) },
    ],
    [
      "a version",
      {
        [AGENT]: changed(canonical, "gate.yml@v1", "gate.yml@v1 ").replace(
          /uses: (rungate\/\S+)/,
          (_, uses) => `uses: ${JSON.stringify(`${uses}${hostile}`)}`,
        ),
      },
    ],
    [
      "the name of an artifact",
      { [AGENT]: changed(canonical, "runs-artifact: recordings", `runs-artifact: ${quoted}`) },
    ],
    [
      "a job that is waited for",
      {
        [AGENT]: changed(canonical, "needs: record\n", `needs: [record, ${quoted}]\n`).replace(
          "name: recordings",
          `name: ${quoted}`,
        ),
      },
    ],
    ["expectations and a policy", { [AGENT]: gateIn(`      policy: ${quoted}\n`) }],
    ["keys of the policy", { [AGENT]: canonical, ".github/rungate.yml": `${quoted}: 1\n` }],
    [
      "the name of a folder with a second policy",
      { [AGENT]: canonical, [`${hostile.replaceAll("/", "-").slice(0, 200)}/rungate.yml`]: "" },
    ],
    ["a key that stands in a file twice", { [AGENT]: `rungate:\n  ${quoted}: 1\n  ${quoted}: 1` }],
    [
      "a file's name",
      {
        [`.github/workflows/${hostile.replaceAll("/", "-").slice(0, 200)}.yml`]: canonical.replace(
          "gate.yml@v1",
          "gate.yml@main",
        ),
      },
    ],
    [
      "a permission",
      {
        [AGENT]: changed(
          canonical,
          "      pull-requests: write",
          `      ${quoted}: write\n      pull-requests: write`,
        ),
      },
    ],
  ])("%s", async (_what, files) => {
    const root = workspace({ ...namedFiles, ...files });
    const { stdout, stderr } = await rungate(root, ["doctor"]);
    expect(stderr).toBe("");
    expectHarmless(stdout);
  });

  test("also as data", async () => {
    const { stdout } = await rungate(workspace({ ...namedFiles, [AGENT]: jobs(quoted) }), [
      "doctor",
      "--json",
    ]);
    expectHarmless(stdout);
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ check: "gate", state: "ok" }));
  });

  test("no expression is evaluated, and keys of objects are only keys", () => {
    const odd = `${gateIn("      suite: ${{ 1 + 1 }}\n      __proto__: { runs: x }\n")}  __proto__:\n    uses: rungate/rungate/.github/workflows/gate.yml@v1\n`;
    const findings = findingsOf(workspace({ ...namedFiles, [AGENT]: odd }));
    const unknown = findings.filter(({ what }) => what.includes('no input "__proto__"'));
    expect(unknown).toHaveLength(1);
    expect(findings).toContainEqual(
      expect.objectContaining({ check: "gate", what: 'job "__proto__" gates' }),
    );
    expect(findings).toContainEqual(expect.objectContaining({ check: "suites", state: "not checked" }));
    expect(JSON.stringify(findings)).not.toContain('suite "2"');
  });

  test("parts that are not what they should be", () => {
    const odd =
      "on: [[push], null, 7, { pull_request: 1 }]\njobs: { a: null, b: [1], c: { steps: 7, needs: { x: 1 }, uses: [rungate/rungate@v1] }, d: { steps: [null, [1], { uses: rungate/rungate@v1, with: [1] }], permissions: [x], concurrency: [y], if: {}, strategy: 3 } }";
    const findings = findingsOf(workspace({ [AGENT]: odd }));
    expect(findings).toContainEqual(expect.objectContaining({ check: "gate", what: 'job "d" gates' }));
    const states = findings
      .filter(({ check }) => ["permissions", "pull-request", "inputs"].includes(check))
      .map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(["missing"]));
  });
});

describe("work is bounded:", () => {
  const first = (files: Record<string, Content>) => {
    const [finding] = findingsOf(workspace(files));
    expect(finding).toMatchObject({ check: "gate", state: "missing" });
    return finding?.what;
  };

  test("a workflow that is too large", () => {
    const size = limits.workflowBytes + 1;
    expect(first({ [AGENT]: "#".repeat(size) })).toBe(
      `has ${size} bytes, more than the ${limits.workflowBytes} that are read: split it`,
    );
  });

  test("too many workflows", () => {
    const many = Array.from({ length: limits.workflows + 1 }, (_, at) => [
      `.github/workflows/${at}.yml`,
      canonical,
    ]);
    expect(first(Object.fromEntries(many))).toBe(
      `has more than ${limits.workflows} workflows, the most that are looked at`,
    );
  });

  test("too many gates", () => {
    const gate = "{ uses: rungate/rungate/.github/workflows/gate.yml@v1 }";
    const many = Array.from({ length: limits.gates + 1 }, (_, at) => `  j${at}: ${gate}`).join("\n");
    expect(first({ [AGENT]: `on: push\njobs:\n${many}` })).toContain(
      `more gates than the ${limits.gates} that are looked at`,
    );
  });

  test("aliases that stand for more than there is memory for", () => {
    const levels = Array.from(
      { length: 12 },
      (_, at) =>
        `a${at}: &a${at} [${Array(10)
          .fill(at === 0 ? "rungate" : `*a${at - 1}`)
          .join(", ")}]`,
    );
    expect(first({ [AGENT]: levels.join("\n") })).toContain("values, with every alias written out");
  });

  test("jobs that wait for one another", () => {
    const round = changed(canonical, "  record:\n", "  record:\n    needs: [rungate, record]\n");
    const findings = findingsOf(workspace({ ...namedFiles, [AGENT]: round }));
    expect(findings.filter(({ state }) => state === "missing")).toEqual([]);
  });
});

describe("nothing outside of the folder is read:", () => {
  test("a link in the place of a workflow, and of expectations", () => {
    const elsewhere = workspace({ "a.yml": "secret: 1\n" });
    const root = workspace({ ...namedFiles, [AGENT]: canonical });
    symlinkSync(join(elsewhere, "a.yml"), join(root, ".github/workflows/b.yml"));
    const [finding] = findingsOf(root);
    expect(finding).toMatchObject({
      file: ".github/workflows/b.yml",
      what: "leads outside the workspace: copy the file into it",
    });
    const named = gateIn("      policy: ../secret.yml\n");
    write(root, "../secret.yml", "secret: 1\n");
    write(root, AGENT, named);
    expect(findingsOf(root).find(({ file }) => file === "../secret.yml")).toMatchObject({
      what: "leads outside the workspace: copy the file into it",
    });
  });

  test("patterns that lead out", () => {
    const workflow = gateIn("")
      .replace("      runs-artifact: recordings\n", "")
      .replace("    with:\n", "    with:\n      runs: ../x/{case}.json\n");
    const found = findingsOf(workspace({ ...namedFiles, [AGENT]: workflow })).filter(
      ({ check }) => check === "recordings-committed",
    );
    expect(found).toMatchObject([
      { state: "missing", what: expect.stringContaining("must be relative to the workspace") },
    ]);
  });
});
