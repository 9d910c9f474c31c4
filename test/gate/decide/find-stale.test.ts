import { expect, test } from "vitest";
import { findStale } from "../../../src/gate/decide/find-stale.ts";
import type { Job } from "../../../src/gate/job.ts";
import { readAgentFiles } from "../../../src/recordings/files/agent-files.ts";
import type { ScoredSuite } from "../../../src/report/scored-suite.ts";
import { type Content, jobIn, workspace } from "../../workspace.ts";

const AGENT = ["agent.mjs", "prompt.md"];
const files = { "agent.mjs": "1", "prompt.md": "Be kind.", "runs/a.json": {}, "runs/b.json": {} };

/** The cases of these recordings, one trial each. */
function suiteOf(recordings: readonly string[]): ScoredSuite {
  return { cases: recordings.map((file) => ({ trials: [{ file }, { file }] })) } as unknown as ScoredSuite;
}

interface Session {
  recordings: string[];
  /** Files that the agent has now and did not have as these were recorded, or had with other content. */
  changed?: string[];
}

function recordedBy(root: string, sessions: readonly Session[]): Content {
  const { files: now } = readAgentFiles(AGENT, { root, recordings: [], expectations: [] });
  return {
    version: 1,
    sessions: sessions.map(({ recordings, changed = [] }, at) => ({
      id: `s${at}`,
      by: "1.0.0",
      command: ["node", "agent.mjs"],
      agent: { ...now, ...Object.fromEntries(changed.map((name) => [name, "other"])) },
      recordings,
    })),
  };
}

function staleOf(
  sessions: readonly Session[] | string | undefined,
  more: Partial<Job> = {},
  own = ["runs/a.json", "runs/b.json"],
  folder = "runs/",
) {
  const root = workspace(files);
  const recorded = typeof sessions === "object" ? recordedBy(root, sessions) : sessions;
  const whole = recorded === undefined ? files : { ...files, [`${folder}recorded.json`]: recorded };
  return findStale(suiteOf(own), jobIn(workspace(whole), { agent: AGENT, ...more }));
}

const both = { recordings: ["a.json", "b.json"] };

test.each<[string, Parameters<typeof staleOf>, string | undefined]>([
  ["of the agent as it is", [[both]], undefined],
  ["of a suite that names no agent", [undefined, { agent: [] }], undefined],
  ["of two sessions of this agent", [[{ recordings: ["a.json"] }, { recordings: ["b.json"] }]], undefined],
  ["without the file of the recorder", [undefined], "runs/recorded.json is missing"],
  ["with a file that another wrote", ["[]"], "runs/recorded.json is not as rungate record wrote it"],
  [
    "with a file of a newer version",
    ['{"version": 2}'],
    "runs/recorded.json is of a newer rungate (version 2)",
  ],
  ["that the file does not name", [[{ recordings: ["b.json"] }]], "recorded.json does not name a.json"],
  ["of which it names none", [[{ recordings: [] }]], "recorded.json does not name a.json and 1 other file"],
  ["of another prompt", [[{ ...both, changed: ["prompt.md"] }]], "prompt.md changed"],
  [
    "of another agent",
    [[{ ...both, changed: ["prompt.md", "agent.mjs"] }]],
    "agent.mjs and 1 other file changed",
  ],
  [
    "of which one session is old",
    [[{ recordings: ["a.json"], changed: ["agent.mjs"] }, { recordings: ["b.json"] }]],
    "agent.mjs changed",
  ],
  [
    "beside an old session of others",
    [[both, { recordings: ["c.json"], changed: ["agent.mjs"] }]],
    undefined,
  ],
  ["in the root", [[both], {}, ["a.json", "b.json"], ""], undefined],
  ["in the root, without the file", [undefined, {}, ["a.json"], ""], "recorded.json is missing"],
  [
    "in a folder that a merging job lacks",
    [[both], { merge: { patterns: ["shard.json"] } }, ["else/a.json"]],
    undefined,
  ],
  ["in a folder that the job lacks", [[both], {}, ["else/a.json"]], "else/recorded.json is missing"],
  [
    "of an agent that no pattern finds",
    [[both], { agent: ["none.mjs"] }],
    'agent: no file matched "none.mjs": check the pattern, and that the files are there',
  ],
  [
    "of an agent that is a folder",
    [[both], { agent: ["runs"] }],
    "agent: runs: is a folder: match the files in it, with a pattern such as runs/**",
  ],
])("recordings %s", (_what, given, reason) => {
  const stale = staleOf(...given);
  expect(stale?.reason).toBe(reason);
  expect(stale?.command).toBe(reason && "rungate record");
});

test("the command is the one that records the suite", () => {
  expect(staleOf(undefined, { record: "npm run evals" })?.command).toBe("npm run evals");
});
