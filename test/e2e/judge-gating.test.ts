import { describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { completion, refusal, replyTo } from "../loopback/openai/answers.ts";
import { readQuestion } from "../loopback/openai/asked.ts";
import type { Script } from "../loopback/openai/behaviours.ts";
import { workspace, write } from "../workspace.ts";
import { chatFiles, tripChatExpectations, tripChats } from "./chats.ts";
import { judgedBranch } from "./judged-branch.ts";
import { judge, judgedCommand, judgedOutcomes, printedReport } from "./judges.ts";
import { firstLine, readable } from "./reading.ts";
import { onPull, propose, reportOf } from "./workflow.ts";

const GATE = ["gate", "--runs", "runs/{case}.json", "--expectations", "expectations.yml"];
const GATING = "gate: { scorers: [llm] }\n";

function trips(count: number, rules = ""): string {
  const chats = tripChats(count);
  const files = { ...chatFiles(chats), ...tripChatExpectations(Object.keys(chats)) };
  return workspace(rules === "" ? files : { ...files, "policy.yml": rules });
}

const failingOn =
  (...failing: number[]): Script =>
  (request) => {
    const question = readQuestion(request);
    const isOneOf = failing.some((trip) => question.texts.includes(`trip ${trip} `));
    return completion(isOneOf ? "I had rather not." : replyTo(question));
  };

const sentences = ({ verdict }: Report) =>
  verdict.checks.map(({ name, result, message }) => `${name} ${result} ${message}`);
const severities = ({ problems }: Report) => [...new Set(problems.map(({ severity }) => severity))];

describe("a judge that gates", () => {
  test("and has no key makes the gate red, and the first line says so", async () => {
    const server = await judge();
    const { github, inputs } = await judgedBranch(server, { rules: GATING });
    const { "runs/trip-2.json": recording = "" } = chatFiles(tripChats(6));
    const pull = propose(github, "anew", { "runs/trip-2.json": recording.replaceAll("Oslo.", "Bergen.") });
    const keyless = { ...inputs, "judge-api-key": "" };
    const result = await onPull(github, pull, { inputs: keyless });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(firstLine(pull.comments[0]?.body ?? "")).toMatch(
      /^❌ Fail · Integrity: llm decides and scored 5 of 6 runs: no key for the judge was given/,
    );
    const unchanged = propose(github, "unchanged", { "agent.py": "v2" });
    expect((await onPull(github, unchanged, { inputs: keyless })).outputs.verdict).toBe("pass");
  });

  test("rules by the policy of the base branch, whatever the pull request makes of it", async () => {
    const server = await judge({ call: (_call, { texts }) => !texts.includes("Bergen") });
    const { github, inputs } = await judgedBranch(server, { rules: GATING });
    const { "runs/trip-2.json": recording = "" } = chatFiles(tripChats(6));
    const pull = propose(github, "anew", {
      "runs/trip-2.json": recording.replaceAll("Oslo.", "Bergen."),
      ".github/rungate.yml": "gate: { scorers: [code] }\njudge: { maxRuns: 0 }\n",
    });
    const result = await onPull(github, pull, { inputs });
    expect(firstLine(result.summary)).toMatch(/Regression \(snapshots\): trip-2 passed/);
    expect(result.outputs.verdict).toBe("fail");
  });

  test.each<[number[], Report["verdict"]["result"]]>([
    [[3], "pass"],
    [[3, 5, 7], "fail"],
  ])(
    "may leave one run of 20 and no more: without trips %j of 40 the verdict is %s",
    async (failing, result) => {
      const server = await judge({ script: failingOn(...failing) });
      const folder = trips(40, GATING);
      const command = [...GATE, "--policy", "policy.yml", "--commit", "a".repeat(40), "--json"];
      const ended = await judgedCommand(folder, command, server);
      const report = printedReport(ended);
      expect([report.verdict.result, ended.status]).toEqual([result, result === "pass" ? 0 : 1]);
      expect(report.baselineEligible).toBe(result === "pass");
      expect(report.scores.llm).toMatchObject({
        assessed: 40 - failing.length,
        errors: failing.length,
        value: 1,
      });
      for (const { id, trials } of report.cases) {
        const isFailing = failing.some((trip) => id === `trip-${trip}`);
        expect([id, trials.map(({ pass }) => pass)]).toEqual([id, [isFailing ? null : true]]);
      }
      expect(severities(report)).toEqual(["warning"]);
      if (result === "fail")
        expect(report.verdict.checks.find(({ name }) => name === "integrity")).toMatchObject({
          result: "fail",
          message: expect.stringMatching(
            /^llm decides and scored 37 of 40 runs: the judge gave no valid reply, twice/,
          ),
        });
    },
  );
});

describe("a judge that advises", () => {
  test.each(["500 for ever", "wrong nonce", "400 for ever", "html"])(
    "and only fails changes neither verdict nor exit code: %s",
    async (model) => {
      const server = await judge();
      for (const [rules, status] of [
        ["gate: {}", 0],
        ["gate: { floors: { passRate: 1 } }", 1],
      ] as const) {
        const folder = trips(5, `${rules}\n`);
        const silent = chatFiles({ "trip-2": { user: "Book.", tools: ["book"] } });
        write(folder, "runs/trip-2.json", silent["runs/trip-2.json"] ?? "");
        const command = [...GATE, "--policy", "policy.yml", "--json"];
        const ended = await judgedCommand(folder, command, server, { model });
        const report = printedReport(ended);
        expect(ended.status).toBe(status);
        expect(report.scores.llm).toMatchObject({ value: null, assessed: 0 });
        expect(severities(report)).toEqual(["warning"]);
        const unjudged = await judgedCommand(folder, command, server, { model, key: "" });
        expect(unjudged.status).toBe(status);
        expect(sentences(report)).toEqual(sentences(printedReport(unjudged)));
        expect(report.baselineEligible).toBe(true);
      }
    },
  );
});

describe("a judge that is stopped", () => {
  test.each([
    ["insufficient quota", 1, "the key's quota is used up"],
    ["429 for 120 s", 1, "it asks to wait longer than 60 s"],
    ["401", 1, "check the key"],
    ["404", 1, "check the model and the server's address"],
  ])("leaves a report, and the rest not assessed: %s", async (model, requests, words) => {
    const server = await judge();
    const ended = await judgedCommand(trips(5), [...GATE, "--json"], server, { model });
    expect(ended.status).toBe(0);
    const report = printedReport(ended);
    expect(report.scores).toMatchObject({
      code: { assessed: 5, value: 1 },
      llm: { assessed: 0, notAssessed: 4, errors: 1, value: null },
    });
    expect(judgedOutcomes(report)["trip-5"]).toEqual({
      status: "not-assessed",
      reason: expect.stringMatching(new RegExp(`^the judge was stopped: .*${words}`)),
    });
    expect(server.requests).toHaveLength(requests);
  });

  test("by its deadline keeps what it had judged", async () => {
    let answered = 0;
    const server = await judge({
      script: (request) => {
        answered += 1;
        return answered > 2 ? { fate: "silence" } : completion(replyTo(readQuestion(request)));
      },
    });
    const folder = trips(5, "judge: { deadlineSeconds: 3, concurrency: 1 }\n");
    const ended = await judgedCommand(folder, [...GATE, "--policy", "policy.yml", "--json"], server);
    expect(ended.status).toBe(0);
    const report = printedReport(ended);
    expect(report.scores.llm).toMatchObject({ assessed: 2, notAssessed: 3, errors: 0, value: 1 });
    expect(JSON.stringify(judgedOutcomes(report))).toContain("the judge's time was up: 3 s for all runs");
  });

  test("by its budget says what is left, and sends no more", async () => {
    const server = await judge();
    const folder = trips(5, "judge: { maxRuns: 2 }\n");
    const ended = await judgedCommand(folder, [...GATE, "--policy", "policy.yml", "--json"], server);
    expect(ended.status).toBe(0);
    expect(printedReport(ended).scores.llm).toMatchObject({ assessed: 2, notAssessed: 3 });
    expect(server.requests).toHaveLength(2);
  });

  test("in a workflow leaves report, comment and verdict as they are without it", async () => {
    const server = await judge({
      script: () => refusal(429, "You exceeded your current quota.", { code: "insufficient_quota" }),
    });
    const { github, push, inputs } = await judgedBranch(server, { trips: 4 });
    expect(push).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", "score-llm": "" } });
    expect(reportOf(push).baselineEligible).toBe(true);
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const result = await onPull(github, pull, { inputs });
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(readable(pull.comments[0]?.body ?? "")).toContain("3 not judged: the judge was stopped: ");
    expect(reportOf(result).baseline.state).toBe("found");
  });
});
