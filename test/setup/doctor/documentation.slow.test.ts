import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checks } from "../../../src/setup/doctor/checks.ts";
import { ACTION_INPUTS, CALL_INPUTS, SHARDED_INPUTS } from "../../../src/setup/doctor/inputs.ts";
import {
  AGENT,
  canonical,
  findingsIn,
  findingsOf,
  findingTexts,
  namedFiles,
  recipe,
  workflowsOn,
} from "./fixture.ts";

const GATE_COPY = ".github/workflows/gate.yml";
const copy =
  "on: { workflow_call: { inputs: { runs: { type: string } } } }\njobs: { gate: { runs-on: x } }\n";

/** Recipes for workflows beside a gating one. */
const BESIDE = ["Nightly trend", "Accept from the pull request"];

describe("as the documentation shows it, nothing is missing", () => {
  test("of the README's workflow, and every check has something to say of it or of the plain action", () => {
    const plain = findingsOf(recipe("The plain action"));
    const findings = findingsOf(canonical);
    expect(findingTexts(findings, "missing", "advice", "not checked")).toEqual([]);
    expect(findingTexts(plain, "missing", "advice", "not checked")).toEqual([]);
    const committed = findingsOf(recipe("Recordings committed to the repository"));
    const spoken = [...findings, ...plain, ...committed].map(({ check }) => check);
    const silent = checks.filter(({ id }) => !spoken.includes(id)).map(({ id }) => id);
    // These checks report only possible improvements, or a second workflow.
    expect(silent).toEqual(["agent-named", "fork-comments", "base-branches", "quarantine"]);
  });

  test.each(workflowsOn("docs/recipes.md").filter(([title]) => !BESIDE.includes(title)))(
    "%s",
    (_title, workflow) => {
      const findings = findingsOf(workflow, {}, { [GATE_COPY]: copy });
      expect(findingTexts(findings, "missing", "advice", "not checked")).toEqual([]);
    },
  );

  const commenting =
    workflowsOn("docs/action.md").find(([, text]) => text.includes("/comment.yml@"))?.[1] ?? "";
  const command = readFileSync(new URL("../../../.github/workflows/command.yml", import.meta.url), "utf8")
    .replaceAll("$/.github/actions/rungate", "rungate/rungate@v1")
    .replace("  workflow_call:\n", "  issue_comment:\n  workflow_call:\n");

  test.each([
    ["Nightly trend", recipe("Nightly trend")],
    ["Accept from the pull request", recipe("Accept from the pull request")],
    ["a copy of command.yml, which gates nothing", command],
    ["the second workflow that comments for forks", commenting],
  ])("%s, beside the workflow that gates pull requests", (_what, workflow) => {
    const findings = findingsIn({
      ...namedFiles,
      [AGENT]: canonical,
      ".github/workflows/other.yml": workflow,
    });
    expect(findingTexts(findings, "missing", "advice", "not checked")).toEqual([]);
    const comments = "fork-comments: a second workflow comments on pull requests from forks";
    expect(findingTexts(findings, "ok").includes(comments)).toBe(workflow === commenting);
  });

  test("but of Nightly trend alone", () => {
    expect(findingTexts(findingsOf(recipe("Nightly trend")), "missing")).toEqual([
      "pull-request: pull requests do not start it, so that nothing is gated before a merge",
    ]);
  });
});

test("the inputs that doctor knows are those of the workflows and action.yml", () => {
  const inputsOf = (file: string) => {
    const { inputs, on } = parse(readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8"));
    return Object.keys(inputs ?? on.workflow_call.inputs).sort();
  };
  expect([...CALL_INPUTS].sort()).toEqual(inputsOf(".github/workflows/gate.yml"));
  expect([...SHARDED_INPUTS].sort()).toEqual(inputsOf(".github/workflows/gate-sharded.yml"));
  expect([...ACTION_INPUTS].sort()).toEqual(inputsOf("action.yml"));
});
