import { startsFor } from "../branch-filter.ts";
import type { Check } from "../check.ts";
import { missing, notChecked, ok } from "../finding.ts";
import { gatesPullRequests } from "../gate.ts";
import { gatesWithArtifacts, recordedBy } from "../repository.ts";
import { branchUnknown } from "./pull-request.ts";

/** Commits of the default branch are recorded. */
export const push: Check = {
  id: "push",
  title: "recording on pushes to the default branch",
  why: "A push leaves the report that pull requests are compared with; without it there is never a baseline.",
  look(repository) {
    const { defaultBranch } = repository.github;
    const gates = gatesWithArtifacts(repository).filter(gatesPullRequests);
    const branch = "seen" in defaultBranch ? defaultBranch.seen : "main";
    return gates.map((gate) => {
      const { triggers, whole } = gate.workflow;
      const sources = recordedBy(gate, repository).flatMap(({ triggers }) => triggers.get("push") ?? []);
      const answers = sources.map((trigger) => startsFor(trigger, defaultBranch));
      const place = (triggers.get("push") ?? whole.get("on")).place;
      if (answers.includes("yes")) return ok(place, "pushes to the default branch are recorded");
      if (answers.includes("unknown"))
        return notChecked(
          place,
          "whether pushes to the default branch are recorded",
          branchUnknown(defaultBranch),
        );
      return missing(place, "no push to the default branch is recorded, so that no baseline is ever left", {
        expected: "a run on pushes to the default branch",
        remedy: "add under `on`, with the name of your default branch:",
        yaml: [`push: { branches: [${yamlName(branch)}] }`],
      });
    });
  },
};

/** A name that is plain in YAML as it is, else in quotes. */
function yamlName(name: string): string {
  return /^[A-Za-z][\w./-]*$/.test(name) ? name : JSON.stringify(name);
}
