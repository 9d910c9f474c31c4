import { shown } from "../../config/shown.ts";
import type { Check } from "../check.ts";
import { missing, notChecked, ok } from "../finding.ts";
import { calledGates, gateName } from "../gate.ts";

/** There is a gate, and nothing hides one. */
export const gate: Check = {
  id: "gate",
  title: "a workflow that gates",
  why: "Without a job that calls `gate.yml`, or a step with the action, nothing is gated.",
  look({ gates, unread, workflows, folder }) {
    const hidden = unread.flatMap(({ problems, mayGate }) =>
      problems.map(({ message, ...place }) => {
        const expected = "a workflow that GitHub can read, since it may hold a gate";
        if (mayGate)
          return missing(place, message, {
            expected,
            remedy: "repair the file; where there is too much, take away what nobody needs",
          });
        return notChecked(place, "whether a gate is in this file", message);
      }),
    );
    const called = calledGates(workflows, gates).map((one) =>
      notChecked(one.uses.place, `whether ${gateName(one)} can be trusted`, CALLED),
    );
    const seen = gates.map((one) => ok(one.uses.place, `${gateName(one)} gates`));
    const found = [...hidden, ...called, ...seen];
    if (folder !== "")
      return [
        ...found,
        missing({}, `this is the folder ${shown(folder)} of a repository, and workflows lie at its top`, {
          expected: "the top of the repository",
          remedy: "run `rungate doctor` there: GitHub reads workflows nowhere else",
        }),
      ];
    if (seen.length + called.length > 0 || hidden.some(({ state }) => state === "missing")) return found;
    return [
      ...found,
      missing(
        {},
        "no workflow in .github/workflows gates: no job calls rungate/rungate/.github/workflows/gate.yml, no step uses rungate/rungate",
        NO_GATE,
      ),
    ];
  },
};

const CALLED = "it stands in a workflow that others call, and those are not looked through";

const NO_GATE = {
  expected: "one workflow with a gate",
  remedy:
    "write first expectations with `rungate init`, then copy the workflow of the README to .github/workflows/agent.yml",
};
