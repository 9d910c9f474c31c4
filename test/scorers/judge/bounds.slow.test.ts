import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { tokensOf } from "../../../src/scorers/judge/judgement.ts";
import { completion, replyTo } from "../../loopback/openai/answers.ts";
import { readQuestion } from "../../loopback/openai/asked.ts";
import { ask, bounds, judgeServer, KEY, question, questions } from "./asking.ts";

const statuses = (all: readonly { status: string }[]) => all.map(({ status }) => status);

describe("concurrency", () => {
  it("judges 120 runs by a server that takes 20 requests a second", async () => {
    const server = await judgeServer({ perSecond: 20 });
    const { all, usage } = await ask(server, questions(120));
    expect(new Set(statuses(all))).toEqual(new Set(["judged"]));
    expect(server.requests.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(usage.requests).toBe(server.requests.length);
  });

  it("has so many requests at once and no more", async () => {
    let [open, most] = [0, 0];
    const server = await judgeServer({
      script: async (request) => {
        most = Math.max(most, ++open);
        await new Promise((done) => setTimeout(done, 20));
        open -= 1;
        return completion(replyTo(readQuestion(request)));
      },
    });
    await ask(server, questions(30), { concurrency: 3 });
    expect(most).toBe(3);
  });
});

describe("tokens", () => {
  const questionList = questions(6);
  const each = tokensOf(questionList[0] ?? question());

  it("that are set aside before each run leave out what does not fit", async () => {
    const server = await judgeServer();
    const { all } = await ask(server, questionList, { maxTokens: each * 3 + 10 });
    expect(statuses(all)).toEqual(["judged", "judged", "judged", "left", "left", "left"]);
    expect(all[3]).toMatchObject({
      reason: expect.stringMatching(/^budget: .*\(judge\.maxTokens of the policy\)/),
    });
    expect(server.requests).toHaveLength(3);
  });

  it("are set aside for all votes of a run at once", async () => {
    const server = await judgeServer();
    const { all } = await ask(server, questionList, { votes: 3, maxTokens: each * 5 + 10 });
    expect(statuses(all)).toEqual(["judged", "left", "left", "left", "left", "left"]);
    expect(server.requests).toHaveLength(3);
  });

  it("are set aside for a second try, too", async () => {
    const server = await judgeServer();
    const { all } = await ask(server, [question()], { model: "length", maxTokens: tokensOf(question()) });
    expect(statuses(all)).toEqual(["left"]);
    expect(server.requests).toHaveLength(1);
  });

  it("count as the server says when that is more", async () => {
    const server = await judgeServer({
      script: (request) =>
        completion(
          replyTo(readQuestion(request)),
          {},
          { usage: { prompt_tokens: each * 4, completion_tokens: 0 } },
        ),
    });
    const { all } = await ask(server, questionList, { maxTokens: each * 4.5 });
    expect(statuses(all)).toEqual(["judged", "left", "left", "left", "left", "left"]);
  });

  it("are none: nothing is asked", async () => {
    const server = await judgeServer();
    const { all, usage } = await ask(server, questionList, { maxTokens: 0 });
    expect(new Set(statuses(all))).toEqual(new Set(["left"]));
    expect(usage.requests).toBe(0);
  });
});

describe("the deadline", () => {
  const reason = "the judge's time was up: 0.5 s for all runs (judge.deadlineSeconds of the policy)";

  it.concurrent.each(["silence", "stall", "429 in seconds", "500 for ever"])(
    "ends what is in flight and leaves the rest: %s",
    async (model) => {
      const script = model === "500 for ever" ? () => ({ status: 500 }) : undefined;
      const server = await judgeServer(script && { script });
      const { all } = await ask(server, questions(10), { model, deadlineSeconds: 0.5 });
      expect(all).toEqual(Array(10).fill({ status: "left", reason }));
    },
  );

  it.concurrent("does not pass with one question that is never answered, be it the first", async () => {
    const [open, most] = [new Set<string>(), { open: 0 }];
    const server = await judgeServer({
      script: async (request) => {
        const question = readQuestion(request);
        if (question.texts.includes("flight 1.")) return { fate: "silence" };
        most.open = Math.max(most.open, open.add(question.texts).size);
        await new Promise((done) => setTimeout(done, 20));
        open.delete(question.texts);
        return completion(replyTo(question));
      },
    });
    const { all } = await ask(server, questions(20), {
      timeoutSeconds: 1,
      deadlineSeconds: 5,
      concurrency: 3,
    });
    expect(statuses(all)).toEqual(["left", ...Array(19).fill("judged")]);
    expect(most.open).toBe(2);
  });

  it.concurrent("keeps what was judged before it", async () => {
    const server = await judgeServer({
      script: (request) => {
        const question = readQuestion(request);
        return /flight [12]\./.test(question.texts) ? completion(replyTo(question)) : { fate: "silence" };
      },
    });
    const { all } = await ask(server, questions(4), { deadlineSeconds: 4 });
    expect(statuses(all)).toEqual(["judged", "judged", "left", "left"]);
  });
});

describe("answers", () => {
  it("are told as they come, and how many there are", async () => {
    const progress: [string, string, number][] = [];
    const questionList = questions(5);
    const server = await judgeServer();
    await ask(server, questionList, { concurrency: 1 }, ({ key }, { status }, done) =>
      progress.push([key, status, done]),
    );
    expect(progress).toEqual(questionList.map(({ key }, at) => [key, "judged", at + 1]));
  });

  it("are none without a question", async () => {
    expect(await ask(await judgeServer(), [])).toMatchObject({ all: [], usage: { requests: 0 } });
  });
});

describe("afterwards nothing keeps the process alive", () => {
  it.concurrent.each(["judge", "silence", "stall", "429 in seconds"])("%s", async (model) => {
    const server = await judgeServer();
    const program = `
      import { askJudge } from "./src/scorers/judge/client/send-request.ts";
      const [connection, bounds, questions] = JSON.parse(process.argv[1]);
      const { answers } = await askJudge(questions, connection, bounds);
      process.stdout.write([...answers.values()].map(({ status }) => status).join());
      const open = () => process.getActiveResourcesInfo().filter((name) => /Timeout|TCP/.test(name));
      // A socket that is closed is gone some turns of the loop later.
      for (let turn = 0; turn < 100_000 && open().length > 0; turn++) await new Promise(setImmediate);
      // The longest timer of all, unless it was cleared, is that of the deadline.
      process.stdout.write(open().join());
    `;
    const connection = { model, server: server.url, apiKey: KEY };
    const deadlineSeconds = model === "judge" ? 10 : 0.7;
    const settings = JSON.stringify([connection, { ...bounds, deadlineSeconds }, questions(2)]);
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--input-type=module",
      "-e",
      program,
      settings,
    ]);
    expect(stdout).toBe(model === "judge" ? "judged,judged" : "left,left");
  });
});
