import { describe, expect, test } from "vitest";
import { reportText } from "../../src/report/cases.ts";
import type { Report } from "../../src/report/report.ts";
import { forked, leave, onRunEnd, reportFor } from "../e2e/forks.ts";
import { readable } from "../e2e/reading.ts";
import { reportOn } from "../workspace.ts";
import { expecting, gateAtTerminal } from "./terminal.ts";
import { gate, openPull, recordBase, recording, recordings, startRepository } from "./trips.ts";

const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty"];
/** An object that throws in string conversion and in inherited methods. */
const TRAP = { toString: 1, valueOf: 1, length: -1 };

const honest = () => reportOn({ "runs/honest.json": recording("honest"), "expectations.yml": expecting() });

/** Adds an entry to one list of names and values in the report's text; JavaScript could not write it. */
function withKey(report: Report, list: string, name: string, value: unknown): string {
  const text = reportText(report);
  const changed = text.replace(new RegExp(`("${list}":\\s*\\{)(\\s*\\})?`), (_all, open, close) => {
    return `${open}${JSON.stringify(name)}:${JSON.stringify(value)}${close ?? ","}`;
  });
  if (changed === text) throw new Error(`the report has no ${list}`);
  return changed;
}

describe("a report whose values are no values is refused, whatever they are called, with the place:", () => {
  test.each([
    ...NAMES.map((name) => ["tags", name] as const),
    ["scores", "__proto__"],
    ["numbers", "__proto__"],
  ] as const)("%s.%s in a baseline at a terminal", async (list, name) => {
    const files = { "base.json": withKey(honest(), list, name, TRAP) };
    const { output, status, report } = await gateAtTerminal(files, { args: ["--baseline", "base.json"] });
    expect(output).toMatch(new RegExp(`base\\.json: is not a report of rungate at \\S*${list}\\.${name}`));
    expect(output).not.toMatch(/\n {4}at /);
    expect(report?.comparison ?? null).toBeNull();
    expect(status).not.toBe(0);
  });
});

test("an artifact with a tag that is no text is passed over, and line one says that nothing was compared", async () => {
  const { github, base } = await startRepository();
  const text = withKey(reportOn({ ...base.files }, { runs: ["runs/*.json"] }), "tags", "__proto__", TRAP);
  recordBase(github, base, { artifact: { content: text } });
  const { exitCode, headline, outputs, report } = await gate(
    github,
    openPull(github, recordings(["trip-3"])),
  );
  expect(report?.baseline).toMatchObject({
    state: "missing",
    reason: expect.stringContaining(".tags.__proto__"),
  });
  expect(headline).toContain("🟡 Inconclusive, does not block the merge · No baseline");
  expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 0, verdict: "inconclusive" });
});

test("of a fork's report with a tag that is no text nothing is told but how its run ended", async () => {
  const scene = await forked();
  leave(scene, withKey(reportFor(scene.pull) as Report, "tags", "__proto__", TRAP));
  const result = await onRunEnd(scene);
  expect(result.exitCode).toBe(0);
  expect(scene.pull.comments[0]?.body).toContain("is not a report of rungate");
});

test("tags and cases may have such names, and are compared like others", async () => {
  const { github, base } = await startRepository();
  const named = NAMES.flatMap((name) => [
    [`runs/id-${name}.json`, recording(name)],
    [`runs/tag-${name}.json`, `{"tags":{"${name}":"x"},${recording("trip-1").slice(1)}`],
  ]);
  const files = Object.fromEntries(named);
  const expectations = `${base.files["expectations.yml"]}${NAMES.map((name) => `  - { id: ${name}, referenceToolCalls: [{ name: book, arguments: { date: 2026-06-12 } }] }\n`).join("")}`;
  github.commit({ files: { ...files, "expectations.yml": expectations } });
  const tip = github.commit();
  recordBase(github, tip);
  const worse = recording("__proto__", "2026-06-05");
  const { exitCode, headline, report } = await gate(
    github,
    openPull(github, { "runs/id-__proto__.json": worse }),
  );
  expect(readable(headline)).toContain("__proto__ passed on every base recording");
  expect(
    report?.cases.filter(({ tags }) => Object.keys(tags).length > 0).map(({ tags }) => Object.keys(tags)[0]),
  ).toEqual(expect.arrayContaining(NAMES));
  expect(exitCode).toBe(1);
});
