import { expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import type { PullRequest } from "../loopback/repository.ts";
import { agentTrips, agentTripsAgain, documented, documentedTrips } from "./documented.ts";
import { pullRequested, pushed } from "./play/trigger.ts";
import { jobOf, type PlayedRun, play, replay, reportIn } from "./player.ts";
import { firstLine } from "./reading.ts";
import type { Trips } from "./trips.ts";
import { propose } from "./workflow.ts";

const WORKFLOW = documented("docs/recipes.md", "second-look:");
const GATE = "rungate / gate";

const resultsOf = ({ jobs }: PlayedRun) => jobs.map(({ name, result }) => `${name} ${result}`);
const commentOf = (pull: PullRequest) => firstLine(pull.comments.at(-1)?.body ?? "");

async function proposal(first: Trips, second: Trips) {
  const github = await startGitHub();
  github.commit({ files: { ...documentedTrips(), ".github/workflows/agent.yml": WORKFLOW } });
  const base = await play(pushed(github));
  expect(resultsOf(base)).toEqual([
    "record success",
    "first-look / first-look success",
    "second-look skipped",
    "rungate / gate success",
  ]);
  const pull = propose(github, "cheaper", {
    ...agentTrips({ recording: "cheaper", ...first }),
    ...agentTripsAgain({ recording: "once more", ...second }, 1),
  });
  return { github, pull };
}

test("a drop that one look cannot tell from chance is red after the second", async () => {
  const { github, pull } = await proposal({ wrong: [1, 2, 3] }, { wrong: [1, 2, 3] });
  const played = await play(pullRequested(github, pull));
  expect(resultsOf(played)).toEqual([
    "record success",
    "first-look / first-look success",
    "second-look success",
    "rungate / gate failure",
  ]);
  const first = jobOf(played, "first-look / first-look");
  expect(first.outputs).toMatchObject({ more: "true" });
  expect(first.annotations).toEqual([]);
  expect(first.summary).toMatch(
    /^The first look settles nothing, so the cases are recorded once more\. pass rate/,
  );
  expect(pull.comments).toHaveLength(1);
  expect(commentOf(pull)).toMatch(/^❌ Fail · Regression: pass rate 100% → 75\.0%/);
  const report = reportIn(played);
  expect(report.totals).toMatchObject({ cases: 12, runs: 24 });
  expect(report.plan).toMatchObject({ cases: 12, trials: 2 });
});

test("bad luck in the first look is no failure after the second", async () => {
  const { github, pull } = await proposal({ wrong: [1, 2, 3] }, {});
  const played = await play(pullRequested(github, pull));
  expect(jobOf(played, "second-look").result).toBe("success");
  expect(jobOf(played, GATE).result).toBe("success");
  expect(commentOf(pull)).not.toMatch(/Fail/);
});

test("an agent that is as before is looked at once, until somebody asks for more", async () => {
  const { github, pull } = await proposal({}, {});
  const played = await play(pullRequested(github, pull));
  expect(jobOf(played, "second-look").result).toBe("skipped");
  expect(jobOf(played, GATE)).toMatchObject({ result: "success", outputs: { verdict: "pass" } });
  expect(reportIn(played).totals.runs).toBe(12);
  const again = await replay(played, "all");
  expect(jobOf(again, "second-look").result).toBe("success");
  expect(reportIn(again).totals.runs).toBe(24);
});

test("a second look that was asked for and did not take place is red", async () => {
  const { github, pull } = await proposal({ wrong: [1, 2, 3] }, {});
  const played = await play(pullRequested(github, pull), { fails: ["second-look"] });
  expect(jobOf(played, GATE).result).toBe("failure");
  expect(commentOf(pull)).toContain("second-look ended as failure");
});
