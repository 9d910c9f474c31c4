import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { AGENT, CONFIG, canonical, findingsOf, findingTexts, RUNS_LINE, recipe } from "./fixture.ts";

const committed = recipe("Recordings committed to the repository");
const of = (check: string, findings: ReturnType<typeof findingsOf>) =>
  findings.filter((finding) => finding.check === check && finding.state !== "ok");

const withInputs = (...lines: string[]) =>
  `${committed.trimEnd()}\n    with:\n${lines.map((line) => `      ${line}\n`).join("")}`;

test("a repository with SHA-256 commit ids has no gate on GitHub, and is told what works", () => {
  const config = "[core]\n\trepositoryformatversion = 1\n[extensions]\n\tobjectformat = sha256\n";
  const found = of("gate", findingsOf(canonical, {}, { ".git/config": config }));
  expect(found).toMatchObject([
    {
      state: "missing",
      what: "the repository has SHA-256 commit ids, which rungate does not support on GitHub yet",
      remedy: expect.stringContaining("rungate gate --base main"),
    },
  ]);
});

describe("recordings that no job makes", () => {
  test("are said to be here, and not to be committed", () => {
    expect(findingTexts(findingsOf(committed), "ok")).toContain(
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
        line: 11,
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
    expect(findingTexts(findings, "missing", "advice")).toEqual([]);
  });
});

describe("recordings that hold keys", () => {
  /** Joined here, so that the file contains no key. */
  const key = ["ghp", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].join("_");
  const held = { toolCalls: [], response: `Use ${key}` };

  test("are told by name, with what they hold and what to do, and without a key", () => {
    const findings = findingsOf(
      committed,
      {},
      {
        "evals/runs/a.2.json": held,
        "evals/runs/a.3.json": { note: key },
      },
    );
    expect(of("recordings-keys", findings)).toEqual([
      {
        check: "recordings-keys",
        state: "advice",
        file: "evals/runs/a.2.json",
        what: "holds what looks like a secret (GitHub token)",
        expected: "recordings without keys and tokens",
        remedy:
          "revoke it, because it may be known, then record again: `rungate record` leaves such keys out",
      },
    ]);
    expect(JSON.stringify(findings)).not.toContain(key);
  });

  test("are told one by one up to a few, and counted", () => {
    const many = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`evals/runs/b.${at}.json`, { ...held, run: at }]),
    );
    const found = of("recordings-keys", findingsOf(committed, {}, many));
    expect(found).toHaveLength(6);
    expect(found.at(-1)?.what).toBe("3 more recordings with what looks like a secret");
  });

  test("are none where all is well", () => {
    expect(findingTexts(findingsOf(committed), "ok")).toContain(
      "recordings-keys: 1 recording searched, none with a known kind of key",
    );
    expect(findingTexts(findingsOf(canonical)).filter((text) => text.startsWith("recordings-keys"))).toEqual(
      [],
    );
  });

  test("are not sought in more recordings than are searched", () => {
    const many = Object.fromEntries(
      Array.from({ length: limits.recordingsSearched + 1 }, (_, at) => [
        `evals/runs/z.${at}.json`,
        { toolCalls: [], run: at },
      ]),
    );
    const found = of("recordings-keys", findingsOf(committed, {}, many));
    expect(found).toMatchObject([
      {
        state: "not checked",
        what: `whether 2 recordings of ${limits.recordingsSearched + 2} hold keys`,
        remedy: `only the first ${limits.recordingsSearched} are searched`,
      },
    ]);
  });
});

describe("the file that says what is gated", () => {
  const runs = RUNS_LINE.trim();

  test("is the one that the gate reads", () => {
    const nowhere = of("inputs", findingsOf(withInputs("policy: p.yml"), {}, { "p.yml": "{}" }));
    expect(nowhere[0]?.remedy).toContain("write into p.yml,");
  });

  test("that cannot be used is the only thing that is missing", () => {
    const files = { [CONFIG]: `passMark: 1\n${RUNS_LINE}` };
    for (const workflow of [canonical, committed])
      expect(findingTexts(findingsOf(workflow, {}, files), "missing", "advice")).toEqual([
        expect.stringMatching(/^configuration: unknown key/),
      ]);
  });

  test.each(["policy", "suite"])("is not looked into where only GitHub knows the %s", (input) => {
    const findings = findingsOf(withInputs(`${input}: \u0024{{ vars.NAME }}`));
    expect(findingTexts(findings, "missing", "advice")).toEqual([]);
    const unchecked = findings.filter(({ state }) => state === "not checked");
    const why = `only GitHub evaluates the expression in \`${input}\``;
    expect(unchecked.filter(({ remedy }) => remedy === why).map(({ check }) => check)).toEqual(
      expect.arrayContaining(["inputs", "recordings-committed"]),
    );
    const named = findingsOf(withInputs(runs, `${input}: \u0024{{ vars.NAME }}`));
    expect(findingTexts(named, "not checked")).toContain(
      'configuration: whether job "rungate" names expectations',
    );
  });
});
