import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workflowBlocks } from "../../scripts/workflows/source.ts";
import { root } from "./runner.ts";
import { type Files, policy, type Trips, tripExpectations, tripRuns } from "./trips.ts";

const AGENT = "agent";
const AGAIN = "agent-again";

/** The first documented workflow that contains this text. Its recording commands copy files of the commit. */
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

export const FILE = "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/expectations.yml\n";

/** A repository that follows the README with these booked trips: one file per trial. */
export function documentedTrips(recorded: Trips = {}): Files {
  return {
    ".github/workflows/agent.yml": documented("docs/recipes.md", "runs-artifact: recordings"),
    ...policy(FILE),
    ...agentTrips(recorded),
    ...tripExpectations(recorded.cases),
  };
}

export function agentTrips(recorded: Trips = {}): Files {
  return tripFiles(recorded, AGENT, 1);
}

/** The agent's second recording, after this number of trials. */
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
