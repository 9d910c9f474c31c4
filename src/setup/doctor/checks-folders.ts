import { CONFIG_FILE } from "../../config/policy.ts";
import { listed } from "../../core/text.ts";
import {
  advice,
  type Check,
  type CheckFinding,
  type FilesBelow,
  missing,
  notChecked,
  ok,
  type Repository,
} from "./repository.ts";
import { calledGates, expectationsOf, inputOf, isExpression } from "./workflow.ts";

export const onePolicy: Check = {
  id: "one-policy",
  title: "one policy, at the top of the repository",
  why: "Commands in a folder go by the nearest policy, and GitHub by the one at the top: what a second one says gates no pull request.",
  look(repository) {
    return unnamedFiles(repository, "no folder below the top has a policy of its own", ({ policies }) =>
      policies.map(({ file, suites }) =>
        // Outside of a .github folder it may be an example.
        (file.includes(".github/") ? missing : advice)(
          { file },
          "a second policy, which GitHub never reads",
          {
            expected: `all suites in ${CONFIG_FILE}, at the top of the repository`,
            remedy: `move ${suites.length === 0 ? "what it says" : `its suites (${listed(suites, SHOWN_SUITES)})`} there, with paths from the top, and delete the file`,
          },
        ),
      ),
    );
  },
};

export const expectationsNamed: Check = {
  id: "expectations-named",
  title: "expectations that a suite names",
  why: "Expectations that no suite of a policy names gate nothing, whatever the agent does.",
  look(repository) {
    const { gates, below } = repository;
    // A missing gate or an unusable policy has its own finding.
    if (gates.length === 0 || ("expectations" in below && below.expectations === undefined)) return [];
    return unnamedFiles(repository, "suites name all files of expectations", ({ expectations = [] }) =>
      expectations.map((file) =>
        advice({ file }, "no suite names these expectations, so that they gate nothing", {
          expected: `a suite in ${CONFIG_FILE} with these expectations`,
          remedy: "delete the file if it is not needed, or write it and its recordings into a suite:",
          yaml: ["suites:", "  NAME:", "    runs: FOLDER/{case}.{trial}.json", `    expectations: ${file}`],
        }),
      ),
    );
  },
};

const SHOWN_SUITES = 5;

/** Returns nothing if a gate may name unknown files. `whole`: the finding if all is well. */
function unnamedFiles(
  { below, gates, workflows, unread }: Repository,
  whole: string,
  look: (files: FilesBelow) => CheckFinding[],
): CheckFinding[] {
  if ("why" in below) return [notChecked({}, `whether ${whole}`, below.why)];
  const all = [...gates, ...calledGates(workflows, gates)];
  const allNames = all.flatMap((gate) => [inputOf(gate.inputs, "policy"), ...expectationsOf(gate)]);
  if (allNames.some(isExpression) || unread.some(({ mayGate }) => mayGate)) return [];
  const names = new Set(allNames.map((file) => file.replace(/^\.\//, "")));
  const found = look(below).filter(({ file = "" }) => !names.has(file));
  return found.length > 0 || gates.length === 0 ? found : [ok({}, whole)];
}
