// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "yaml";
import { workflowBlocks } from "../../../scripts/workflows/source.ts";
import { loadRe2 } from "../../../src/core/expression.ts";
import type { Json } from "../../../src/core/json.ts";
import { doctorView, examine } from "../../../src/setup/doctor/doctor.ts";
import type { Finding } from "../../../src/setup/doctor/repository.ts";
import { unseenSetup } from "../../../src/setup/doctor/repository.ts";
import { gatesIn, readWorkflow } from "../../../src/setup/doctor/workflow.ts";
import { target } from "../target.ts";
import { damagedText } from "../texts.ts";
import { yamlOf } from "../yaml.ts";

await loadRe2();

const FILE = ".github/workflows/agent.yml";
const pages = ["README.md", "docs/recipes.md"].flatMap((page) =>
  workflowBlocks(page, readFileSync(new URL(`../../../${page}`, import.meta.url), "utf8")),
);
const texts = fc.constantFrom(...pages.map(({ text }) => text));

const odd = fc.oneof(
  fc.constantFrom<Json>(
    null,
    "",
    0,
    -1,
    true,
    "${{ x }}",
    "${{",
    "}}",
    "*",
    "!**",
    "[",
    "always()",
    "__proto__",
  ),
  fc.constantFrom<Json>(
    [],
    {},
    [[]],
    [null],
    { constructor: 1 },
    "record",
    ["record", "rungate"],
    "* * * * *",
  ),
  fc.string({ unit: "binary" }),
);

const oddWorkflows = fc
  .tuple(texts, fc.array(fc.tuple(fc.nat(200), odd), { maxLength: 4 }))
  .map(([text, changes]) =>
    changes.reduce((value, [at, other]) => replaced(value, { left: at }, other), parse(text) as Json),
  );

function replaced(value: Json, count: { left: number }, other: Json): Json {
  if (count.left-- === 0) return other;
  if (Array.isArray(value)) return value.map((item) => replaced(item, count, other));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, count, other)]));
}

export const workflows = target<string>({
  name: "workflows",
  promise: "doctor tells what a workflow lacks, each thing with its place and what to do, as lines of text",
  few: 150,
  examples: fc.oneof(
    { weight: 6, arbitrary: yamlOf(oddWorkflows) },
    {
      weight: 3,
      arbitrary: damagedText(texts, [
        "on:",
        "jobs:",
        "  ",
        "\n",
        "needs: ",
        "if: ",
        "uses: rungate/rungate@v1\n",
      ]),
    },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  ),
  check(text) {
    const findings = findingsOf(text);
    assert.notEqual(findings.length, 0);
    const last = text.split(/\r\n|\r|\n/).length + 1;
    for (const { state, what, remedy, file, line = 1 } of findings) {
      assert.notEqual(what, "");
      assert.ok(state === "ok" || remedy, `${what}: nothing to do`);
      assert.ok(file === undefined || (line >= 1 && line <= last), `line ${line} of ${last}`);
    }
    const { text: shown } = doctorView(findings, false);
    assert.doesNotMatch(shown.replaceAll("\n", ""), /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  },
});

function findingsOf(text: string): Finding[] {
  const read = readWorkflow(FILE, text);
  const isWorkflow = "jobs" in read;
  return examine({
    workflows: isWorkflow ? [read] : [],
    unread: isWorkflow ? [] : [{ problems: read, mayGate: true }],
    gates: isWorkflow ? gatesIn(read) : [],
    files: new Map(),
    hasSha256Ids: false,
    today: "2026-06-12",
    policies: [".github/rungate.yml"],
    below: { policies: [], expectations: [] },
    github: unseenSetup("nobody asked"),
  });
}
