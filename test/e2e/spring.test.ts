import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type GoldenRow, goldenRows } from "../golden/conformance.ts";
import type { GoldenCall } from "../golden/pairings.ts";
import { type Content, workspace, write } from "../workspace.ts";
import { rungate } from "./command-line.ts";

/** The score by ToolCallAccuracyMetric of spring-ai-ragas 0.3.3. */
interface Row extends GoldenRow {
  predicted: GoldenCall[] | null;
  reference: GoldenCall[] | null;
  options: { mode: "STRICT" | "FLEXIBLE"; argumentMatchThreshold: number };
  score: number | null;
}

const GATE = ["gate", "--no-base"];
const EXAMPLES = 20;
const samplesFile = fileURLToPath(new URL("../spring/WriteSamples.java", import.meta.url));
const jars = ["databind", "core", "annotations"].map((part) => `/usr/share/java/jackson-${part}.jar`);
const { CLASSPATH = jars.join(":") } = process.env;

const policyOf = (mode: string, threshold: number) =>
  `defaults: { f1: { mode: ${mode.toLowerCase()}, argumentMatchThreshold: ${threshold} } }\ngate: { scorers: [f1], floors: { f1: 1 } }\nruns: evals/runs/{case}.{trial}.json\n`;

function writeSamples(folder: string, days: number) {
  return spawnSync("java", [samplesFile, folder, String(days)], {
    env: { PATH: process.env.PATH, CLASSPATH },
    encoding: "utf8",
  });
}

const hasJackson = writeSamples("/dev/null", 1).stderr?.includes("FileNotFoundException") === true;
if (!hasJackson)
  console.warn("skipped: samples written by Jackson, which needs java and Jackson in CLASSPATH");

test.skipIf(!hasJackson)(
  "samples that Jackson writes are gated, and red with the wrong argument",
  async () => {
    const root = workspace({ ".github/rungate.yml": policyOf("strict", 0.8) });
    const folder = join(root, "evals/runs");
    mkdirSync(folder, { recursive: true });
    expect(writeSamples(folder, 1).status).toBe(0);
    const passed = await rungate(root, GATE);
    expect([passed.status, passed.stdout]).toEqual([0, expect.stringContaining("1 case · 1 run")]);
    expect(writeSamples(folder, 2).status).toBe(0);
    const failed = await rungate(root, GATE);
    expect([failed.status, failed.stdout]).toEqual([
      1,
      expect.stringContaining("weather days: expected 1, got 2"),
    ]);
  },
);

function sampleOf({ predicted }: Row, referenceToolCalls: Content | null) {
  const toolCalls = predicted?.map(({ name, args }) => ({ name, arguments: args }));
  const nothing = { retrievedContexts: null, reference: null, rubric: null, messages: null };
  return { userInput: "Go on.", response: "Done.", ...nothing, toolCalls, referenceToolCalls };
}

const referencesOf = ({ reference }: Row) =>
  reference?.map(({ name, args }) => ({ name, arguments: args ?? {} })) ?? [];

async function scoresIn(root: string): Promise<Record<string, number>> {
  const { stdout, stderr, status } = await rungate(root, ["score", "--json"]);
  if (status !== 0) throw new Error(stderr);
  const { cases } = JSON.parse(stdout);
  return Object.fromEntries(
    cases.map(({ id, trials }: { id: string; trials: { scores: { f1: { value: number } } }[] }) => [
      id,
      trials[0]?.scores.f1.value,
    ]),
  );
}

const rows = goldenRows<Row>("spring_golden.jsonl").filter(
  ({ score, reference, predicted, host_language_dependent: isOfJava, options }) =>
    score !== null &&
    isOfJava !== true &&
    reference?.length &&
    predicted?.every(({ name }) => name !== null) &&
    options.argumentMatchThreshold === 0.8 &&
    !reference.some(({ args }) => Object.values(args ?? {}).includes(null)),
);

describe.each(["STRICT", "FLEXIBLE"])("%s", (mode) => {
  const examples = rows.filter(({ options }) => options.mode === mode).slice(0, EXAMPLES);
  const expected = Object.fromEntries(
    examples.map(({ score }, at) => [`row-${at}`, expect.closeTo(score ?? 0, 12)]),
  );

  test("examples with their references score as spring-ai-ragas scores them", async () => {
    const root = workspace({ ".github/rungate.yml": policyOf(mode, 0.8) });
    examples.forEach((row, at) => {
      write(root, `evals/runs/row-${at}.1.json`, sampleOf(row, referencesOf(row)));
    });
    expect(await scoresIn(root)).toEqual(expected);
    expect(examples).toHaveLength(EXAMPLES);
  });

  test("and so they do with an expectations file", async () => {
    const cases = examples.map((row, at) => ({ id: `row-${at}`, referenceToolCalls: referencesOf(row) }));
    const lines = examples.map((row, at) => JSON.stringify({ case: `row-${at}`, ...sampleOf(row, null) }));
    const root = workspace({
      ".github/rungate.yml": policyOf(mode, 0.8).replace(
        /runs: .*/,
        "runs: runs.jsonl\nexpectations: cases.json",
      ),
      "cases.json": { cases },
      "runs.jsonl": lines.join("\n"),
    });
    expect(await scoresIn(root)).toEqual(expected);
  });
});
