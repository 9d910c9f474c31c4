import type { Check } from "../check.ts";
import { advice, type Found, missing, ok } from "../finding.ts";
import type { Part } from "../part.ts";
import { gatesWithArtifacts, workflowsOf } from "../repository.ts";

const FILTERS = ["paths", "paths-ignore"];

/** The check is there on every pull request, whatever files it changes. */
export const pathFilters: Check = {
  id: "path-filters",
  title: "gating whatever files change",
  why: "Where a filter of `paths` keeps the workflow from running, a required check waits for ever.",
  look(repository) {
    const onPushes = workflowsOf(gatesWithArtifacts(repository)).flatMap(({ triggers }) =>
      filtersOf(triggers.get("push")).map(lookedAtPush),
    );
    const onPullRequests = workflowsOf(repository.gates).flatMap(({ triggers }) => {
      const trigger = triggers.get("pull_request");
      if (trigger === undefined) return [];
      const found = filtersOf(trigger);
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
    return [...onPullRequests, ...onPushes];
  },
};

function filtersOf(trigger: Part | undefined): Part[] {
  return FILTERS.flatMap((name) => trigger?.get(name) ?? []).filter(({ isThere }) => isThere);
}

function lookedAtPush({ place }: Part): Found {
  return advice(
    place,
    "pushes that change other files leave no baseline, and an older one is compared with",
    {
      expected: "push without `paths` and `paths-ignore`",
      remedy: "take the filter out, unless nothing else can change what the agent does",
    },
  );
}
