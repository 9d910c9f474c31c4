import type { Check } from "../check.ts";
import { missing, ok } from "../finding.ts";
import { workflowsOf } from "../repository.ts";

const FILTERS = ["paths", "paths-ignore"];

/** The check is there on every pull request, whatever files it changes. */
export const pathFilters: Check = {
  id: "path-filters",
  title: "gating whatever files change",
  why: "Where a filter of `paths` keeps the workflow from running, a required check waits for ever.",
  look({ gates }) {
    return workflowsOf(gates).flatMap(({ triggers }) => {
      const trigger = triggers.get("pull_request");
      if (trigger === undefined) return [];
      const found = FILTERS.map((name) => trigger.get(name)).filter(({ isThere }) => isThere);
      if (found.length === 0) return [ok(trigger.place, "no filter by paths")];
      return found.map((filter) =>
        missing(
          filter.place,
          "pull requests that change other files do not start it, and a required check then waits for ever",
          {
            expected: "pull_request without `paths` and `paths-ignore`",
            remedy: "take the filter out",
          },
        ),
      );
    });
  },
};
