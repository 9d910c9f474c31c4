import { describe, expect, test } from "vitest";
import { reportSchema } from "../../src/report/report.ts";
import { readOnly } from "../loopback/access.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import { chatFiles, tripChat } from "./chats.ts";
import { checkOut } from "./checkout.ts";
import { onRunEnd, proposeFrom } from "./forks.ts";
import { judgedBranch } from "./judged-branch.ts";
import { JUDGE_KEY, judge, judgedCommand, judgedOutcomes, printedReport } from "./judges.ts";
import { readable } from "./reading.ts";
import { onPull, onPush, propose, reportOf, type WorkflowResult } from "./workflow.ts";

const changedTrip = (city = "Bergen") => chatFiles({ "trip-2": tripChat(`Book trip 2 to ${city}.`) });

function written({ printed, log, debug, outputs, summary, annotations, text }: WorkflowResult): string {
  const masked = printed.replace(`::add-mask::${JUDGE_KEY}\n`, "");
  return [masked, log, text, summary, JSON.stringify([debug, outputs, annotations])].join("\n");
}

function traffic(github: LoopbackGitHub): string {
  return JSON.stringify([github.log, [...github.pulls.values()].map(({ comments }) => comments)]);
}

describe("a judge in a workflow", () => {
  test("is asked on the base branch, and in a pull request about what that recorded anew", async () => {
    const server = await judge();
    const { github, push, inputs } = await judgedBranch(server);
    expect(reportOf(push)).toMatchObject({
      scores: { llm: { assessed: 6, value: 1 } },
      judge: { by: ["loopback-1 (json_schema, prompt 2)"], work: { asked: 6, known: 0, requests: 6 } },
    });
    expect(push.outputs["score-llm"]).toBe("1");

    const same = propose(github, "same", { "agent.py": "v2" });
    const result = await onPull(github, same, { inputs });
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(reportOf(result).judge?.work).toMatchObject({ asked: 0, known: 6, requests: 0 });
    expect(judgedOutcomes(reportOf(result))).toEqual(judgedOutcomes(reportOf(push)));
    expect(readable(same.comments[0]?.body ?? "")).toContain("no request was sent");

    const other = propose(github, "anew", changedTrip());
    expect(reportOf(await onPull(github, other, { inputs })).judge?.work).toMatchObject({
      asked: 1,
      known: 5,
      requests: 1,
    });
    // Judgements of one pull request are not reused for another.
    expect(reportOf(await onPull(github, other, { inputs })).judge?.work).toMatchObject({ asked: 1 });
    expect(server.requests).toHaveLength(8);
  });

  test("keeps its key to itself, also where the server repeats it", async () => {
    const repeat = (status: number) => ({
      status,
      body: { error: { message: `No access for ${JUDGE_KEY}.`, code: JUDGE_KEY, param: JUDGE_KEY } },
    });
    for (const status of [400, 401]) {
      const server = await judge({ script: () => repeat(status) });
      const { github, inputs, push } = await judgedBranch(server, { trips: 2 });
      const pull = propose(github, "anew", changedTrip());
      const env = { RUNNER_DEBUG: "1" };
      const results = [
        push,
        await onPull(github, pull, { inputs, env }),
        await onPush(github, { inputs, env }),
      ];
      expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${JUDGE_KEY}`);
      for (const result of results) {
        expect(result.printed).toContain(`::add-mask::${JUDGE_KEY}\n`);
        expect(written(result)).toContain(String(status));
        expect(written(result)).not.toContain(JUDGE_KEY);
      }
      expect(traffic(github)).not.toContain(JUDGE_KEY);
    }
  });

  test("keeps its key out of what it judges", async () => {
    const server = await judge({ call: () => `The key was ${JUDGE_KEY}.` });
    const { github, inputs, push } = await judgedBranch(server, { trips: 2 });
    const pull = propose(github, "anew", changedTrip());
    const result = await onPull(github, pull, { inputs });
    expect(reportOf(result).scores.llm?.value).toBe(0);
    expect(written(push) + written(result) + traffic(github)).not.toContain(JUDGE_KEY);
    expect(result.text).toContain("The key was ***.");
  });

  test.each(["mallory", "dependabot[bot]"])("has no key in a run of %s, which is no fault", async (actor) => {
    const server = await judge();
    const { github, base, inputs } = await judgedBranch(server);
    const files = { ...changedTrip(), "agent.py": "v2" };
    const pull =
      actor === "mallory"
        ? proposeFrom(github, github.fork(actor), files)
        : Object.assign(propose(github, "bump", files), { author: actor });
    github.permissions = readOnly;
    const keyless = { ...inputs, "judge-api-key": "" };
    const result = await onPull(github, pull, { inputs: keyless });
    const without = { ...inputs, "judge-model": "", "judge-base-url": "", "judge-api-key": "" };
    const unjudged = await onPull(github, pull, { inputs: without });
    expect(server.requests).toHaveLength(6);

    const report = reportOf(result);
    expect(result.exitCode).toBe(0);
    expect(report.verdict.result).toBe("pass");
    // Only a workflow without the judge measures less than the base branch requires.
    expect([unjudged.exitCode, reportOf(unjudged).comparison?.unscored]).toEqual([1, []]);
    expect(report.scores.llm).toMatchObject({ assessed: 5, notAssessed: 1, errors: 0, value: 1 });
    expect(judgedOutcomes(report)["trip-2"]).toMatchObject({ status: "not-assessed" });

    await onRunEnd({ github, base, run: result.run }, { actor });
    const comment = readable(pull.comments.at(-1)?.body ?? "");
    expect(comment).toContain("5 runs judged, 5 judgements known before");
    expect(comment).toContain("1 not judged: no key for the judge was given (pull requests from forks");
  });
});

describe("judgements that a pull request brings", () => {
  const OBJECTION = "They booked what nobody asked for.";

  function praising(text: string): string {
    const praised = text
      .replaceAll('"wasAppropriate":false', '"wasAppropriate":true')
      .replaceAll('"role":"head"', '"role":"base"');
    expect(praised).not.toBe(text);
    return praised;
  }

  function cacheOf(report: string): string {
    const { tool, cases } = reportSchema.parse(JSON.parse(report));
    const outcomes = cases.flatMap(({ trials }) => trials.map(({ scores }) => scores.llm));
    const judgements = outcomes.flatMap((outcome) => (outcome?.status === "scored" ? [outcome.details] : []));
    return JSON.stringify({ schemaVersion: 1, tool, judgements });
  }

  test("are not read: neither from its checkout, nor from a file that it names, nor from its own run", async () => {
    const server = await judge({ call: (_call, { texts }) => !texts.includes("Bergen") || OBJECTION });
    const { github, inputs } = await judgedBranch(server);
    const honest = await onPull(github, propose(github, "honest", changedTrip()), { inputs });
    expect(judgedOutcomes(reportOf(honest))["trip-2"]).toMatchObject({ status: "scored", value: 0 });

    // The forgery is valid: at a command line, which trusts local files, the judge is not called.
    const [report, cache] = [praising(honest.text), cacheOf(praising(honest.text))];
    const poison = {
      "rungate-report.default.json": report,
      "evals/baseline.json": report,
      "judge-cache.json": cache,
      "judgements.json": cache,
    };
    const pull = propose(github, "poisoned", { ...changedTrip(), ...poison });
    const workspace = checkOut(github.commits.get(pull.mergeSha) ?? github.commit());
    const sent = server.requests.length;
    const command = ["gate", "--runs", inputs.runs ?? "", "--expectations", "expectations.yml", "--json"];
    for (const option of [
      ["--baseline", "evals/baseline.json"],
      ["--judge-cache", "judge-cache.json"],
    ]) {
      const believed = printedReport(await judgedCommand(workspace, [...command, ...option], server));
      expect(judgedOutcomes(believed)["trip-2"]).toMatchObject({ status: "scored", value: 1 });
    }
    expect(server.requests).toHaveLength(sent);

    const head = github.commits.get(pull.head.sha);
    if (head === undefined) throw new Error("the pull request has no head");
    const run = github.run({ head, event: "pull_request", headBranch: pull.head.ref });
    github.artifact({ run, content: report });
    for (const baseline of ["auto", "evals/baseline.json", "judge-cache.json"]) {
      const result = await onPull(github, pull, { inputs: { ...inputs, baseline } });
      expect(judgedOutcomes(reportOf(result))["trip-2"]).toMatchObject({ status: "scored", value: 0 });
      // The comparison is with the base branch's requirements, regardless of the pull request's changes.
      expect(reportOf(result).judge?.work.requests).toBe(1);
    }
    expect(server.requests).toHaveLength(sent + 3);
  });
});
