import { expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import { readQuestion } from "../loopback/openai/asked.ts";
import type { JudgeServer } from "../loopback/openai/judge-server.ts";
import { workspace } from "../workspace.ts";
import { chat, chatFiles, tripChatExpectations, tripChats } from "./chats.ts";
import { rungate } from "./command-line.ts";
import { documented, FILE } from "./documented.ts";
import { proposeFrom } from "./forks.ts";
import { JUDGE_KEY, judge, judgedCommand, judgedOutcomes, printedReport } from "./judges.ts";
import { pullRequested, pushed } from "./play/trigger.ts";
import { play, reportIn } from "./player.ts";
import { policy } from "./trips.ts";
import { propose } from "./workflow.ts";

const RUNS = ["--runs", "runs/{case}.json"];
const DEMANDS = ["--expectations", "expectations.yml", "--policy", "policy.yml"];
const MERGE = ["gate", "--merge", "part-*.json", ...DEMANDS];

function trips(count: number, rules = "gate: {}"): string {
  const chats = tripChats(count);
  const expectations = tripChatExpectations(Object.keys(chats));
  return workspace({ ...chatFiles(chats), ...expectations, "policy.yml": `${rules}\n` });
}

const partFile = (shard: number) => `part-${shard}.json`;

async function scoreShards(folder: string, server: JudgeServer, models = ["judge", "judge"]): Promise<void> {
  for (const [at, model] of models.entries()) {
    const share = ["--shard", `${at + 1}/${models.length}`, "--output", partFile(at + 1)];
    const result = await judgedCommand(folder, ["score", ...RUNS, ...DEMANDS, ...share], server, { model });
    expect(result).toMatchObject({ status: 0, stderr: "" });
  }
}

const severe = () =>
  judge({ call: (_call, { texts }) => !texts.includes("trip 3 ") || "Nobody asked for it." });

test.each(["gate: {}", "gate: { scorers: [llm], floors: { passRate: 0.95 } }"])(
  "two shards come to what one job comes to, each run judged once, and whoever merges asks nobody: %s",
  async (rules) => {
    const server = await severe();
    const folder = trips(10, rules);
    const command = ["gate", ...RUNS, ...DEMANDS, "--json"];
    const whole = printedReport(await judgedCommand(folder, command, server));
    expect(server.requests).toHaveLength(10);

    await scoreShards(folder, server);
    expect(server.requests).toHaveLength(20);
    const requests = server.requests.slice(10).map(({ body }) => readQuestion(body).texts);
    expect(new Set(requests).size).toBe(10);

    const merged = await judgedCommand(folder, [...MERGE, "--json"], server, { key: "" });
    expect(server.requests).toHaveLength(20);
    expect(merged.status).toBe(whole.verdict.blocks ? 1 : 0);
    expect(printedReport(merged)).toEqual(whole);
    expect(whole.judge?.work).toEqual({
      asked: 10,
      known: 0,
      requests: 10,
      promptTokens: 1_000,
      replyTokens: 200,
      unmetered: 0,
    });
  },
);

test("shards share the runs that may be judged", async () => {
  const server = await severe();
  const folder = trips(10, "judge: { maxRuns: 4 }");
  await scoreShards(folder, server);
  const merged = printedReport(await judgedCommand(folder, [...MERGE, "--json"], server, { key: "" }));
  expect(merged.scores.llm).toMatchObject({ assessed: 4, notAssessed: 6, errors: 0 });
  expect(merged.judge?.work).toMatchObject({ asked: 4, requests: 4 });
  expect(server.requests).toHaveLength(4);
  const left = Object.values(judgedOutcomes(merged)).filter((outcome) => outcome?.status !== "scored");
  for (const outcome of left)
    expect(outcome).toEqual({ status: "not-assessed", reason: expect.stringMatching(/^budget: /) });
  expect(await rungate(folder, MERGE)).toMatchObject({ status: 2 });
});

test("shards share the tokens that may be spent", async () => {
  const server = await severe();
  const folder = trips(10, "judge: { maxTokens: 12000 }");
  await scoreShards(folder, server);
  const merged = printedReport(await judgedCommand(folder, [...MERGE, "--json"], server, { key: "" }));
  expect(merged.scores.llm).toMatchObject({ assessed: 2, notAssessed: 8, errors: 0 });
});

test("a shard that was judged by somebody else is refused by its name", async () => {
  const server = await severe();
  const folder = trips(6);
  await scoreShards(folder, server, ["judge", "another"]);
  const merge = (model: string) => judgedCommand(folder, [...MERGE, "--json"], server, { model });
  const refused = (shard: number) =>
    `error: ${partFile(shard)}: shard ${shard}/2 was told of another judge: give all jobs the same inputs\n`;
  expect(await merge("judge")).toEqual({ status: 2, stdout: "", stderr: refused(2) });
  expect(await merge("another")).toEqual({ status: 2, stdout: "", stderr: refused(1) });
  expect(await rungate(folder, [...MERGE, "--json"])).toEqual({
    status: 2,
    stdout: "",
    stderr: refused(1) + refused(2),
  });
});

const AGENT = ".github/workflows/agent.yml";

function judgedWorkflow({ url }: JudgeServer): string {
  const sharded = documented("docs/recipes.md", "runs-artifact: recordings").replace(
    "/gate.yml@",
    "/gate-sharded.yml@",
  );
  return sharded.replace(
    /^( +)with:(?=\s+runs-artifact:)/m,
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not ours
      "$1secrets: { judge-api-key: '${{ secrets.JUDGE_KEY }}' }",
      "$1with:",
      "$1  shards: 2",
      "$1  judge-model: judge",
      `$1  judge-base-url: ${url}`,
    ].join("\n"),
  );
}

function recordedTrips(count: number, [other, city]: [number, string] = [1, "Oslo"]): Record<string, string> {
  const chats = Object.entries(tripChats(count)).map(([id, one], at) => {
    const trip = at + 1 === other ? { ...one, user: `Book trip ${other} to ${city}.` } : one;
    return [`agent/${id}.1.json`, JSON.stringify(chat(trip))];
  });
  return Object.fromEntries(chats);
}

test("in a workflow of two runners each asks about its runs, and the job that merges about none", async () => {
  const server = await judge();
  const github = await startGitHub();
  github.commit({
    files: {
      [AGENT]: judgedWorkflow(server),
      ...policy(FILE),
      ...recordedTrips(6),
      "evals/expectations.yml": tripChatExpectations(Object.keys(tripChats(6)))["expectations.yml"] ?? "",
    },
  });
  const secrets = { JUDGE_KEY };
  const push = await play(pushed(github), { secrets });
  expect(push.run.conclusion).toBe("success");
  expect(reportIn(push).judge?.work).toMatchObject({ asked: 6, known: 0, requests: 6 });
  expect(server.requests).toHaveLength(6);

  const pull = propose(github, "anew", recordedTrips(6, [2, "Bergen"]));
  const head = await play(pullRequested(github, pull), { secrets });
  expect(reportIn(head)).toMatchObject({
    scores: { llm: { assessed: 6 } },
    judge: { work: { asked: 1, known: 5, requests: 1 } },
  });
  expect(server.requests).toHaveLength(7);

  const fork = proposeFrom(github, github.fork("mallory"), recordedTrips(6, [2, "Rome"]));
  const keyless = await play(pullRequested(github, fork), { secrets });
  expect(reportIn(keyless)).toMatchObject({
    scores: { llm: { assessed: 5, notAssessed: 1, errors: 0 } },
    judge: { work: { asked: 0, known: 5, requests: 0 } },
    verdict: { result: "pass" },
  });
  expect(server.requests).toHaveLength(7);
  const left = [push, head, keyless].map(({ artifacts, jobs }) =>
    JSON.stringify([artifacts.names().map((name) => artifacts.text(name)), jobs]),
  );
  expect(left.join("")).not.toContain(JUDGE_KEY);
});
