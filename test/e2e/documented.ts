import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workflowBlocks } from "../../scripts/workflows/source.ts";
import { root } from "./runner.ts";
import { type Files, policy, type Trips, tripExpectations, tripRuns } from "./trips.ts";

/** The folder from which a `record` job takes its recordings, as if an agent had made them. */
const AGENT = "agent";
/** The folder from which a second look takes its recordings. */
const AGAIN = "agent-again";

/** A workflow that the documentation shows, the first with this text in it. Commands that record runs take what the commit holds. */
export function documented(page: string, text: string): string {
  const block = workflowBlocks(page, readFileSync(join(root, page), "utf8")).find((each) =>
    each.text.includes(text),
  );
  if (block === undefined) throw new Error(`${page} shows no workflow with ${text}`);
  return block.text
    .replaceAll("run: npm ci\n", "run: mkdir -p evals\n")
    .replaceAll(/npx rungate record --again [^#\n]*/g, `cp -r ${AGAIN}/. recordings `)
    .replaceAll(/npx rungate record [^#\n]*/g, `cp -r ${AGENT} evals/runs `);
}

/** What the documentation writes into `.github/rungate.yml`. */
export const FILE = "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/expectations.yml\n";

/** A repository that follows the README, and whose agent booked these trips: one file a trial. */
export function documentedTrips(recorded: Trips = {}): Files {
  return {
    ".github/workflows/agent.yml": documented("docs/recipes.md", "runs-artifact: recordings"),
    ...policy(FILE),
    ...agentTrips(recorded),
    ...tripExpectations(recorded.cases),
  };
}

/** What an agent does that booked these trips. */
export function agentTrips(recorded: Trips = {}): Files {
  return tripFiles(recorded, AGENT, 1);
}

/** What it does when it is recorded a second time, after so many trials. */
export function agentTripsAgain(recorded: Trips, trialsBefore: number): Files {
  return tripFiles(recorded, AGAIN, trialsBefore + 1);
}

function tripFiles(recorded: Trips, folder: string, firstTrial: number): Files {
  const rows = String(tripRuns(recorded)["evals/runs.jsonl"]).split("\n");
  const files = rows.map((row): [string, string] => {
    const run: { case: string; trial: string } = JSON.parse(row);
    const trial = String(Number(run.trial) + firstTrial - 1);
    return [`${folder}/${run.case}.${trial}.json`, JSON.stringify({ ...run, trial })];
  });
  return Object.fromEntries(files);
}
