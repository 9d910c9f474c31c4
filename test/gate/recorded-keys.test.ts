import { describe, expect, test } from "vitest";
import { jobIn, workspace } from "../workspace.ts";
import { apart, whole } from "./shards/apart.ts";
import { booking, expectations, type Files, gate } from "./suite.ts";

/** Joined here, so that the file contains no key. */
const GITHUB = ["ghp", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].join("_");
const ANTHROPIC = ["sk", "ant", "api03", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].join("-");
const WARNING = (kinds: string) =>
  `holds what looks like a secret (${kinds}): revoke it, then record again. "rungate record" leaves such keys out`;
const ids = ["a", "b"];

function report(files: Files) {
  return gate({ ...expectations(ids), "runs/b.json": booking("b"), ...files });
}

const warned = (one: ReturnType<typeof report>) =>
  one.problems.filter(({ severity }) => severity === "warning");

describe("a recording that holds keys", () => {
  test("is told once, with what it holds and what to do, and without a key", () => {
    const found = report({
      "runs/a.json": { ...booking("a"), response: `Use ${GITHUB} and ${ANTHROPIC}, ${GITHUB}` },
    });
    expect(warned(found)).toEqual([
      { severity: "warning", file: "runs/a.json", index: 0, message: WARNING("Anthropic key, GitHub token") },
    ]);
    const text = JSON.stringify(found);
    for (const key of [GITHUB, ANTHROPIC]) expect(text).not.toContain(key);
  });

  test("changes no verdict, and nothing but that warning", () => {
    const files = (response: string) => ({ "runs/a.json": { ...booking("a"), response } });
    const [clean, held] = [report(files("fine")), report(files(GITHUB))];
    expect(held.verdict.result).toBe("pass");
    expect({ ...held.totals, scores: held.scores }).toEqual({ ...clean.totals, scores: clean.scores });
    expect(held.baselineEligible).toBe(true);
  });

  test("is told once for a file of many runs, at the first that has one", () => {
    const row = (trial: number, response: string) =>
      JSON.stringify({ case: "a", trial, ...booking(`${trial}`), response });
    const found = gate(
      {
        ...expectations(["a"]),
        "runs/all.jsonl": [row(1, "fine"), row(2, GITHUB), row(3, ANTHROPIC)].join("\n"),
      },
      undefined,
      { runs: ["runs/*.jsonl"] },
    );
    expect(warned(found)).toEqual([
      { severity: "warning", file: "runs/all.jsonl", line: 2, index: 1, message: WARNING("GitHub token") },
    ]);
  });

  test("is told of all its rows, where they are pieces of one", () => {
    const rows = [
      { role: "user", content: `My key: ${GITHUB}` },
      { role: "assistant", content: `And ${ANTHROPIC}` },
    ];
    const found = gate(
      { ...expectations(["a"]), "runs/a.jsonl": rows.map((row) => JSON.stringify(row)).join("\n") },
      undefined,
      { runs: ["runs/{case}.jsonl"] },
    );
    expect(warned(found).map(({ message }) => message)).toEqual([WARNING("GitHub token, Anthropic key")]);
  });

  test("is told where it cannot be scored as well", () => {
    for (const more of [{ runError: "429" }, { toolCalls: [{}] }]) {
      const found = report({ "runs/a.json": { ...booking("a"), response: GITHUB, ...more } });
      expect(warned(found).map(({ message }) => message)).toEqual([WARNING("GitHub token")]);
    }
  });

  test("is told the same by shards", () => {
    const row = (id: string, response: string) => JSON.stringify({ case: id, ...booking(id), response });
    const rows = [row("a", "fine"), row("b", GITHUB), row("c", GITHUB)].join("\n");
    const job = jobIn(workspace({ "runs/all.jsonl": rows, "expectations.yml": "cases: []" }), {
      runs: ["runs/*.jsonl"],
    });
    expect(whole(job)).toContain("GitHub token");
    for (const of of [2, 7]) expect(apart(job, of)).toBe(whole(job));
  });
});

test("what is no recording is told of no key", () => {
  const found = report({ "runs/a.json": { note: GITHUB } });
  expect(found.problems.map(({ message }) => message)).toEqual([expect.stringContaining("unknown shape")]);
  expect(JSON.stringify(found)).not.toContain(GITHUB);
});
