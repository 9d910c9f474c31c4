import type { Rule } from "../rule.ts";
import { type Concurrency, runsOnBase } from "../workflow.ts";

/** No job may hang until GitHub ends it. */
export const timeouts: Rule = {
  isOwn: true,
  broken({ content: { jobs }, lineOf }) {
    return Object.entries(jobs).flatMap(([id, { uses, "timeout-minutes": minutes }]) => {
      if (uses !== undefined || minutes !== undefined) return [];
      const message = `job ${id} may hang for six hours: add \`timeout-minutes\``;
      return [{ line: lineOf(["jobs", id]), message }];
    });
  },
};

/** Nothing cancels a run of the base branch, which leaves the baseline. */
export const concurrency: Rule = {
  broken({ content: { concurrency: ofAll, jobs }, triggers, lineOf }) {
    if (!runsOnBase(triggers)) return [];
    const places = [
      { concurrency: ofAll, path: ["concurrency"] },
      ...Object.entries(jobs).map(([id, job]) => ({
        concurrency: job.concurrency,
        path: ["jobs", id, "concurrency"],
      })),
    ];
    return places.flatMap(({ concurrency, path }) => {
      if (!mayCancelBase(concurrency)) return [];
      const message = `a newer run may cancel one of the base branch, which then leaves no baseline: let the group end in \`\${{ github.event.pull_request.number || github.run_id }}\``;
      return [{ line: lineOf(path), message }];
    });
  },
};

const ONLY_PULL_REQUESTS = /^\$\{\{\s*github\.event_name\s*==\s*'pull_request'\s*\}\}$/;

function mayCancelBase(concurrency: Concurrency): boolean {
  if (concurrency === undefined) return false;
  const { group, "cancel-in-progress": cancels } = concurrency;
  if (cancels === undefined || cancels === false || ONLY_PULL_REQUESTS.test(String(cancels))) return false;
  return !/\bgithub\.(run_id|sha)\b/.test(group);
}
