import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checks } from "../../../src/setup/doctor/checks.ts";
import {
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

  test("Nightly trend, beside the workflow that gates pull requests", () => {
    const nightly = recipe("Nightly trend");
    const files = {
      ".github/workflows/agent.yml": canonical,
      ".github/workflows/nightly.yml": nightly,
      ...namedFiles,
    };
    expect(findingTexts(findingsIn(files), "missing", "advice", "not checked")).toEqual([]);
    const alone = findingsOf(nightly);
    expect(findingTexts(alone, "missing")).toEqual([
      "pull-request: pull requests do not start it, so that nothing is gated before a merge",
    ]);
  });

  test("Accept from the pull request, beside the workflow that gates", () => {
    const command = recipe("Accept from the pull request");
    const files = {
      ".github/workflows/agent.yml": canonical,
      ".github/workflows/agent-command.yml": command,
      ...namedFiles,
    };
    expect(findingTexts(findingsIn(files), "missing", "advice", "not checked")).toEqual([]);
  });

  test("a copy of command.yml, which gates nothing", () => {
    const text = readFileSync(new URL("../../../.github/workflows/command.yml", import.meta.url), "utf8");
    const copied = text.replaceAll("$/.github/actions/rungate", "rungate/rungate@v1");
    const files = {
      ".github/workflows/agent.yml": canonical,
      ".github/workflows/agent-command.yml": copied.replace(
        "  workflow_call:\n",
        "  issue_comment:\n  workflow_call:\n",
      ),
      ...namedFiles,
    };
    expect(findingTexts(findingsIn(files), "missing", "advice", "not checked")).toEqual([]);
  });

  test("the second workflow that comments for forks", () => {
    const comment =
      workflowsOn("docs/action.md").find(([, text]) => text.includes("/comment.yml@"))?.[1] ?? "";
    const files = {
      ".github/workflows/agent.yml": canonical,
      ".github/workflows/comment.yml": comment,
      ...namedFiles,
    };
    expect(findingTexts(findingsIn(files), "missing", "advice", "not checked")).toEqual([]);
    expect(findingTexts(findingsIn(files), "ok")).toContain(
      "fork-comments: a second workflow comments on pull requests from forks",
    );
  });
});
