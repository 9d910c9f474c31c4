import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { splitWords } from "../../src/core/shell-words.ts";
import type { Report } from "../../src/report/report.ts";
import { agent, booking, type Model, model } from "../setup/record/model.ts";
import { AGENT, project, record, runsIn } from "../setup/record/project.ts";
import { write } from "../workspace.ts";
import { rungate } from "./command-line.ts";

const FILE = "evals/cases.yml";
const NEW = "to-porto-4f5980";
const LISBON = `cases:
  - id: lisbon
    input: to Lisbon
    referenceToolCalls: [{ name: book, arguments: { to: to Lisbon, date: "2026-06-12" } }]
`;
const ALL = ["record", "--cases", "--trials", "2", ...AGENT];

function git(root: string, ...args: string[]): void {
  const who = ["-c", "user.name=a", "-c", "user.email=a@b.invalid", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...who, ...args], { cwd: root, stdio: "pipe" });
}

interface Repository {
  root: string;
  server: Model;
}

async function repository(files: Record<string, string> = {}): Promise<Repository> {
  const root = project({ [FILE]: LISBON, ...files });
  const server = await model(booking);
  git(root, "init", "--quiet", "--initial-branch", "main");
  await record(root, server, ALL);
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "recorded");
  return { root, server };
}

function addCase(root: string, entry: string): void {
  write(root, FILE, textOf(root) + entry);
}

function textOf(root: string): string {
  return readFileSync(join(root, FILE), "utf8");
}

async function gate(root: string): Promise<{ lines: string[]; markdown: string; report: Report }> {
  const of = async (...flags: string[]) => {
    const { stdout, stderr } = await rungate(root, ["gate", "--base", "main", ...flags]);
    expect(stderr).toBe("");
    return stdout;
  };
  const lines = (await of()).split("\n").slice(0, 2);
  return { lines, markdown: await of("--markdown"), report: JSON.parse(await of("--json")) };
}

async function paste(root: string, printed: string | undefined): Promise<string> {
  const words = splitWords(printed ?? "") ?? [];
  const { status, stdout } = await rungate(root, [...words.slice(words.indexOf("accept")), "--yes"]);
  expect(status).toBe(0);
  return stdout;
}

const command = (text: string) => /\S[^:]* accept .*$/m.exec(text.replace(/^.*: /gm, ""))?.[0];

describe("a case that the agent was given, and no file has", () => {
  test("is named by record and in the first two lines, and accept keeps its input", async () => {
    const { root, server } = await repository();
    const { stdout } = await record(root, server, ["record", "--trials", "2", ...AGENT]);
    expect(stdout).toMatch(new RegExp(`^No expectation yet for ${NEW}\\. .* accept ${NEW}$`, "m"));

    const { lines, markdown } = await gate(root);
    expect(lines[0]).toBe(`✔ rungate: no case got worse · no expectation for ${NEW}`);
    expect(lines[1]).toMatch(new RegExp(`^  No expectation for ${NEW} yet, .*: .* accept ${NEW}$`));
    expect(markdown.split("\n")[2]).toMatch(
      new RegExp(`^No expectation for .*<code>.* accept ${NEW}</code>$`),
    );

    await paste(root, command(stdout));
    expect(textOf(root)).toBe(`${LISBON}  - id: ${NEW}
    input: to Porto
    referenceToolCalls:
      - name: book
        arguments: { to: to Porto, date: 2026-06-12 }
`);
    const again = await record(root, server, ALL);
    expect(again.stdout).toContain("Recorded 4 runs of 2 cases");
    expect(again.stdout + again.stderr).not.toMatch(/No expectation|warning/);
    expect((await gate(root)).lines.join("\n")).not.toMatch(/no expectation/i);
  });

  test("has the input of a file beside the expectations, where the agent says more than it was asked", async () => {
    const { root, server } = await repository({
      "agent.mjs": agent.replace("content: input }", 'content: "Please book " + input }'),
    });
    write(root, "evals/new.yml", "cases: [{ id: porto, input: to Porto }]\n");
    const { stdout } = await record(root, server, ["record", "--cases", "evals/new.yml", ...AGENT]);
    expect(stdout).toContain("No expectation yet for porto. ");
    expect(stdout).not.toContain("from before");
    await paste(root, command(stdout));
    expect(textOf(root)).toContain("  - id: porto\n    input: to Porto\n    referenceToolCalls:");
    expect(textOf(root)).toContain("Please book to Porto");
  });

  test("has a command in which nothing of its name is run", async () => {
    const { root, server } = await repository();
    const id = "porto$(id)";
    write(root, "evals/new.yml", { cases: [{ id, input: "to Porto" }] });
    const { stdout } = await record(root, server, ["record", "--cases", "evals/new.yml", ...AGENT]);
    const { lines } = await gate(root);
    for (const text of [stdout, lines[1] ?? ""]) {
      expect(text).toContain(`for ${id}`);
      expect(command(text)).toMatch(/ accept CASE$/);
    }
  });
});

describe("an entry with an id and an input", () => {
  const ENTRY = "  # the harbour\n  - id: porto\n    input: to Porto # as people ask\n";

  test("has no expectation yet: it is neither an error nor a case that calls nothing", async () => {
    const { root, server } = await repository();
    addCase(root, ENTRY);
    const { stdout } = await record(root, server, ALL);
    expect(stdout).toContain("No expectation yet for porto. ");
    const { lines, report } = await gate(root);
    expect(lines[0]).toBe("✔ rungate: no case got worse · no expectation for porto");
    expect(lines[1]).toMatch(/^ {2}No expectation for porto yet, .* accept porto$/);
    expect(report.problems).toEqual([
      {
        severity: "warning",
        file: FILE,
        line: 6,
        column: 5,
        message: 'no expectation for case "porto" yet: its runs are not assessed',
      },
    ]);
    const explained = await rungate(root, ["explain", "porto"]);
    expect(explained.stdout).toMatch(/^porto not assessed · no expectation yet in evals\/cases\.yml:6$/m);

    const accepted = await paste(root, command(stdout));
    expect(accepted).not.toContain("nothing is called");
    expect(textOf(root)).toBe(`${LISBON}${ENTRY}    referenceToolCalls:
      - name: book
        arguments: { to: to Porto, date: 2026-06-12 }
`);
    const { lines: after } = await gate(root);
    expect(after.join("\n")).not.toMatch(/no expectation/i);
  });

  test("is silent where rules of the policy assess it", async () => {
    const config = "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/cases.yml\n";
    const { root, server } = await repository({
      ".github/rungate.yml": `${config}rules: { maxToolCalls: 3 }\n`,
    });
    addCase(root, ENTRY);
    const { stdout } = await record(root, server, ALL);
    const { lines, report } = await gate(root);
    expect(stdout + lines.join("\n")).not.toMatch(/no expectation/i);
    expect(report.problems).toEqual([]);
  });
});

describe("recordings from before", () => {
  test("of a declared case that is not recorded now are not to be deleted, and those of a trial too many are", async () => {
    const { root, server } = await repository();
    addCase(root, `  - id: ${NEW}\n    referenceToolCalls: [{ name: book }]\n`);
    await record(root, server, ["record", "--trials", "2", ...AGENT]);
    const { stdout } = await record(root, server, ["record", "--cases", "--trials", "1", ...AGENT]);
    expect(stdout).toContain("1 recording from before, which the gate reads too: lisbon.2.json. Delete");
  });
});

test("init keeps what the agent was asked, and the next record asks it again", async () => {
  const root = project();
  const server = await model(booking);
  for (const file of [FILE, ".github/rungate.yml"]) rmSync(join(root, file));
  const first = await record(root, server, ["record", "--trials", "2", ...AGENT]);
  expect(first.stdout).not.toContain("No expectation");
  expect((await rungate(root, ["init"])).status).toBe(0);
  const written = readFileSync(join(root, "evals/expectations.yml"), "utf8");
  expect(written).toMatch(/- id: to-lisbon-\w+\n {4}input: to Lisbon\n {4}referenceToolCalls:/);
  const before = runsIn(root);
  const again = await record(root, server, ALL);
  expect(again.stdout).toContain("Recorded 4 runs of 2 cases");
  expect(again.stdout + again.stderr).not.toMatch(/warning|No expectation/);
  expect(runsIn(root)).toEqual(before);
});
