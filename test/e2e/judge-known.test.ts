import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { completion, replyTo } from "../loopback/openai/answers.ts";
import { readQuestion } from "../loopback/openai/asked.ts";
import { workspace, write } from "../workspace.ts";
import { chat, chatFiles, tripChat, tripChatExpectations, tripChats } from "./chats.ts";
import { JUDGE_KEY, judge, judgeArguments, judgedCommand, judgedOutcomes, printedReport } from "./judges.ts";
import { programFile } from "./runner.ts";

const GATE = ["gate", "--runs", "runs/{case}.json", "--expectations", "expectations.yml", "--json"];

function trips(count: number): string {
  const chats = tripChats(count);
  return workspace({ ...chatFiles(chats), ...tripChatExpectations(Object.keys(chats)) });
}

function cachedIn(folder: string): unknown[] {
  return JSON.parse(readFileSync(join(folder, "judgements.json"), "utf8")).judgements;
}

function withoutWork({ judge: judged, ...report }: Report) {
  return { ...report, judge: judged && { ...judged, work: null } };
}

test("120 runs are judged by a server that takes 20 requests a second, and never again", async () => {
  const folder = trips(120);
  const server = await judge({ perSecond: 20, call: (_call, { texts }) => !texts.includes("trip 7 ") });
  const cached = [...GATE, "--judge-cache", "judgements.json"];

  const first = await judgedCommand(folder, cached, server);
  const report = printedReport(first);
  expect(first.status).toBe(0);
  expect(report.scores.llm).toMatchObject({ assessed: 120, notAssessed: 0, errors: 0, value: 119 / 120 });
  expect(report.judge?.work).toMatchObject({ asked: 120, known: 0, requests: server.requests.length });
  expect(server.requests.filter(({ status }) => status === 200)).toHaveLength(120);

  const sent = server.requests.length;
  const second = await judgedCommand(folder, cached, server);
  const again = printedReport(second);
  expect(again.judge?.work).toEqual({
    asked: 0,
    known: 120,
    requests: 0,
    promptTokens: 0,
    replyTokens: 0,
    unmetered: 0,
  });
  expect(withoutWork(again)).toEqual(withoutWork(report));
  expect(await judgedCommand(folder, cached, server)).toEqual(second);

  writeFileSync(join(folder, "base.json"), first.stdout);
  const compared = await judgedCommand(folder, [...GATE, "--baseline", "base.json"], server);
  const head = printedReport(compared);
  expect(head.judge?.work).toEqual(again.judge?.work);
  expect(judgedOutcomes(head)).toEqual(judgedOutcomes(report));
  expect([head.scores, head.judge?.by]).toEqual([report.scores, report.judge?.by]);
  expect(head.comparison?.judgedOtherwise).toBeNull();
  expect(await judgedCommand(folder, [...GATE, "--baseline", "base.json"], server)).toEqual(compared);
  expect(server.requests).toHaveLength(sent);
});

test("what is known counts without a key, and a run that was recorded anew is asked about alone", async () => {
  const folder = trips(4);
  const server = await judge();
  const cached = [...GATE, "--judge-cache", "judgements.json"];
  await judgedCommand(folder, cached, server);
  write(folder, "runs/trip-2.json", chat(tripChat("Book trip 2 to Bergen.")));

  const keyless = printedReport(await judgedCommand(folder, cached, server, { key: "" }));
  expect(keyless.scores.llm).toMatchObject({ assessed: 3, notAssessed: 1, errors: 0 });
  expect(judgedOutcomes(keyless)["trip-2"]).toMatchObject({
    status: "not-assessed",
    reason: expect.stringContaining("no key for the judge was given"),
  });
  expect(server.requests).toHaveLength(4);

  expect(printedReport(await judgedCommand(folder, cached, server)).judge?.work).toMatchObject({
    asked: 1,
    known: 3,
    requests: 1,
  });
  expect(server.requests).toHaveLength(5);
});

test("another model, server, number of votes or sight of the run is another question", async () => {
  const folder = trips(1);
  const server = await judge();
  const other = await judge();
  const cached = [...GATE, "--judge-cache", "judgements.json"];
  const requestsFor = async (more: string[] = [], at = server, model = "judge") =>
    printedReport(await judgedCommand(folder, [...cached, ...more], at, { model })).judge?.work.asked;
  expect(await requestsFor()).toBe(1);
  expect(await requestsFor()).toBe(0);
  expect(await requestsFor([], server, "another")).toBe(1);
  expect(await requestsFor([], other)).toBe(1);
  write(folder, "votes.yml", "judge: { votes: 3 }\n");
  expect(await requestsFor(["--policy", "votes.yml"])).toBe(1);
  write(folder, "hides.yml", "redact: [book.to]\n");
  expect(await requestsFor(["--policy", "hides.yml"])).toBe(1);
  expect(await requestsFor()).toBe(0);
});

test("a cache that is none is refused before anything is sent, and stays as it was", async () => {
  const folder = trips(1);
  const server = await judge();
  write(folder, "judgements.json", '{"judgements": "all fine"}');
  const result = await judgedCommand(folder, [...GATE, "--judge-cache", "judgements.json"], server);
  expect(result).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining("judgements.json: "),
  });
  expect(readFileSync(join(folder, "judgements.json"), "utf8")).toBe('{"judgements": "all fine"}');
  expect(server.requests).toEqual([]);
});

test("only what was judged is kept: no failure and nothing that was left", async () => {
  const folder = trips(2);
  const broken = await judge();
  const cached = [...GATE, "--judge-cache", "judgements.json"];
  const failed = await judgedCommand(folder, cached, broken, { model: "wrong nonce" });
  expect(printedReport(failed).scores.llm).toMatchObject({ assessed: 0, errors: 2 });
  const retried = await judgedCommand(folder, cached, broken, { model: "wrong nonce" });
  expect(printedReport(retried).judge?.work).toMatchObject({ asked: 2, known: 0 });
  expect(cachedIn(folder)).toEqual([]);
});

test("a cache that cannot be written is refused before anything is sent", async () => {
  const folder = trips(1);
  const server = await judge();
  const result = await judgedCommand(folder, [...GATE, "--judge-cache", "nowhere/judgements.json"], server);
  expect(result).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining("nowhere/judgements.json: cannot be written"),
  });
  expect(server.requests).toEqual([]);
});

test("the report is printed when the judgements cannot be kept any more", async () => {
  const folder = trips(2);
  write(folder, "mine/other.txt", "");
  const server = await judge({
    script: (request) => {
      rmSync(join(folder, "mine"), { recursive: true, force: true });
      return completion(replyTo(readQuestion(request)));
    },
  });
  const result = await judgedCommand(folder, [...GATE, "--judge-cache", "mine/judgements.json"], server);
  expect(result).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("mine/judgements.json: cannot be written"),
  });
  expect(printedReport(result).scores.llm).toMatchObject({ assessed: 2 });
});

test("what was judged is kept when the report cannot be written", async () => {
  const folder = trips(2);
  const command = [...GATE, "--judge-cache", "judgements.json", "--output", "nowhere/report.json"];
  const result = await judgedCommand(folder, command, await judge());
  expect(result).toMatchObject({ status: 2, stderr: expect.stringContaining("nowhere/report.json") });
  expect(cachedIn(folder)).toHaveLength(2);
});

test.each([
  { signal: "SIGINT", answered: 3, kept: 3 },
  { signal: "SIGTERM", answered: 3, kept: 3 },
  { signal: "SIGKILL", answered: 23, kept: 20 },
] as const)("a run that ends by $signal after $answered answers has kept $kept", async (one) => {
  const folder = trips(40);
  const { answered } = one;
  let end = () => {};
  const server = await judge({
    script: (request) => {
      const { length } = server.requests;
      // A new client has already taken the answers; none of four parallel ones continues after this.
      if (length === answered + 3) end();
      return length < answered ? completion(replyTo(readQuestion(request))) : { fate: "silence" };
    },
  });
  const command = [...GATE, "--judge-cache", "judgements.json", ...judgeArguments(server)];
  const child = spawn(process.execPath, [programFile(), ...command], {
    cwd: folder,
    env: { PATH: process.env.PATH, RUNGATE_JUDGE_API_KEY: JUDGE_KEY },
    stdio: "ignore",
  });
  end = () => child.kill(one.signal);
  const [, signal] = await once(child, "exit");
  expect(signal).toBe(one.signal);
  expect(cachedIn(folder)).toHaveLength(one.kept);
});

test("reasons are kept that the report does not show", async () => {
  const folder = trips(2);
  const server = await judge();
  const cached = ["--judge-cache", "judgements.json"];
  const first = await judgedCommand(folder, [...GATE, ...cached], server);
  expect(first.stdout).not.toContain("book serves the request.");
  const explain = ["explain", "trip-2", ...GATE.slice(1, -1), ...cached];
  const explained = await judgedCommand(folder, explain, server);
  expect(explained.stdout).toContain("book serves the request.");
  expect(server.requests).toHaveLength(2);
  expect(await judgedCommand(folder, [...GATE, ...cached], server)).toMatchObject({
    stdout: expect.not.stringContaining("book serves the request."),
  });
});

test("what the policy hides is hidden in the cache, too", async () => {
  const folder = trips(1);
  write(folder, "hides.yml", 'redact: ["/bearer \\\\w+/"]\n');
  const server = await judge({ call: () => "It sends bearer abc123." });
  await judgedCommand(folder, [...GATE, "--policy", "hides.yml", "--judge-cache", "judgements.json"], server);
  expect(cachedIn(folder)).toMatchObject([{ evaluations: [{ reasoning: "It sends [redacted]." }] }]);
});

test("what others have judged is not kept: neither what shards left nor what the baseline knew", async () => {
  const folder = trips(3);
  const server = await judge();
  const share = ["score", ...GATE.slice(1), "--shard", "1/1", "--output", "part-1.json"];
  await judgedCommand(folder, share, server);
  const cached = ["--expectations", "expectations.yml", "--json", "--judge-cache", "judgements.json"];
  const merged = await judgedCommand(folder, ["gate", "--merge", "part-*.json", ...cached], server);
  expect(printedReport(merged).scores.llm).toMatchObject({ assessed: 3 });
  expect(cachedIn(folder)).toEqual([]);

  write(folder, "base.json", merged.stdout);
  write(folder, "runs/trip-2.json", chat(tripChat("Book trip 2 to Bergen.")));
  await judgedCommand(
    folder,
    [...GATE, "--baseline", "base.json", "--judge-cache", "judgements.json"],
    server,
  );
  expect(server.requests).toHaveLength(4);
  expect(cachedIn(folder)).toHaveLength(1);
});
