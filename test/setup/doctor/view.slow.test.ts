// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import { describe, expect, test } from "vitest";
import { doctorView } from "../../../src/setup/doctor/doctor.ts";
import { type Finding, missing, notChecked, unseenSetup } from "../../../src/setup/doctor/repository.ts";
import { printed } from "../../views/printed.ts";
import { CONFIG, canonical, changed, findingsIn, findingsOf, namedFiles } from "./fixture.ts";

const golden = (name: string) => `../../golden/doctor/${name}.txt`;
const shown = (findings: readonly Finding[], colors = false) => printed(doctorView(findings, colors));

const forgetful = [
  ["  push: { branches: [main] } # records the baseline\n", ""],
  ["  merge_group:\n", ""],
  ["  workflow_dispatch:\n", ""],
  ["      actions: read # the baseline\n", ""],
  ["gate.yml@v1", "gate.yml@main"],
  ["    if: ${{ always() }} # where nothing was recorded, the gate is red and says so\n", ""],
  ["runs-artifact: recordings", "runs-artifact: recording"],
].reduce((text, [from = "", to = ""]) => changed(text, from, to), canonical);

describe("what a person reads", () => {
  test("where nothing is missing", async () => {
    await expect(shown(findingsOf(canonical))).toMatchFileSnapshot(golden("nothing-missing"));
  });

  test("where much is missing, and there is no token", async () => {
    const unseen = unseenSetup("set GITHUB_TOKEN to a token that may read");
    const files = { [CONFIG]: changed(String(namedFiles[CONFIG]), "expectations.yml", "expected.yml") };
    await expect(shown(findingsOf(forgetful, unseen, files))).toMatchFileSnapshot(golden("much-missing"));
  });

  test("where nothing gates", async () => {
    await expect(shown(findingsIn({}))).toMatchFileSnapshot(golden("no-gate"));
  });

  test("in colours", async () => {
    const findings: Finding[] = [
      {
        check: "push",
        ...missing({ file: "a.yml", line: 1 }, "no push", {
          expected: "one",
          remedy: "add:",
          yaml: ["push:"],
        }),
      },
      { check: "baseline", ...notChecked({}, "whether there is one", "nobody knows") },
    ];
    await expect(shown(findings, true)).toMatchFileSnapshot(golden("colours"));
  });
});
