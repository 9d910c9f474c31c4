import { describe, expect, it, vi } from "vitest";
import { completion, replyTo } from "../../loopback/openai/answers.ts";
import { readQuestion } from "../../loopback/openai/asked.ts";
import { ask, judgeServer, KEY, question } from "./asking.ts";

const valid = {
  callId: "call-1",
  wasAppropriate: true,
  agreeing: 1,
  reasoning: "search serves the request.",
};

describe("a whole valid judgement counts", () => {
  it.concurrent.each([
    ["judge", 1],
    ["fenced", 1],
    ["thinking", 1],
    ["extra keys", 1],
    ["end turn", 1],
    ["no finish reason", 1],
    ["no usage", 1],
    ["absurd usage", 1],
    ["no model", 1],
    ["unusable once", 2],
  ])("from a server with %s, after %i requests", async (model, requests) => {
    const server = await judgeServer();
    const { all, usage } = await ask(server, [question()], { model });
    expect(all).toMatchObject([{ status: "judged", judgement: { evaluations: [valid], missingTools: [] } }]);
    expect(server.requests).toHaveLength(requests);
    expect(usage.requests).toBe(requests);
  });
});

describe("anything else is asked for once more, and then a failure", () => {
  it.concurrent.each([
    ["cut JSON", "the reply has no complete JSON object"],
    ["a number", "the reply has no complete JSON object"],
    ["wrong schema", "the reply is not what was asked for"],
    ["no nonce", "the reply is not what was asked for"],
    ["wrong nonce", "nonce"],
    ["unknown call", "call-99"],
    ["double call", "call-1 twice"],
    ["no verdicts", "does not judge call-1"],
    ["invented tool", "launch_rocket"],
    ["refusal", "the model refused: I cannot help with that."],
    ["length", "the reply was cut at its greatest length"],
    ["content filter", "the reply was held back by the server's content filter"],
    ["tool calls", "the model did not come to its end: finish_reason tool_calls"],
    ["null content", "the reply was empty"],
    ["empty content", "the reply was empty"],
    ["no choices", "the answer held no message"],
    ["html", "the answer was no JSON object"],
    ["truncated", "the answer was no JSON object"],
    ["no content", "the answer was no JSON object"],
    ["error with 200", "the answer was an error: Provider returned error"],
    ["endless", "the answer was longer than 1048576 bytes"],
  ])("from a server with %s", async (model, why) => {
    const server = await judgeServer();
    const { all } = await ask(server, [question()], { model });
    expect(all).toEqual([
      { status: "failed", reason: expect.stringContaining("the judge gave no valid reply, twice: ") },
    ]);
    expect(all).toMatchObject([{ reason: expect.stringContaining(why) }]);
    expect(server.requests).toHaveLength(2);
  });

  it("does not keep the next run from being judged", async () => {
    const server = await judgeServer();
    const unreadable = await judgeServer({ script: () => ({ body: "<html>" }) });
    expect((await ask(unreadable, [question("a"), question("b")])).all).toMatchObject([
      { status: "failed" },
      { status: "failed" },
    ]);
    expect((await ask(server, [question("a"), question("b")])).all).toMatchObject([
      { status: "judged" },
      { status: "judged" },
    ]);
  });
});

describe("what was said is kept", () => {
  it("in verdicts, missing tools and the server's own name for the model", async () => {
    const server = await judgeServer({
      call: ({ name }) => (name === "book" ? "Nobody asked to book." : true),
      missing: ({ texts }) => (texts.includes("cancel") ? ["cancel"] : []),
    });
    const { all } = await ask(server, [question("Find and cancel.", ["search", "book"])]);
    expect(all).toEqual([
      {
        status: "judged",
        judgement: {
          evaluations: [
            valid,
            { ...valid, callId: "call-2", wasAppropriate: false, reasoning: "Nobody asked to book." },
          ],
          missingTools: ["cancel"],
          reason: "Judged as the test says.",
          by: { model: "loopback-1", rung: "json_schema", promptVersion: expect.any(Number) },
          votes: 1,
        },
      },
    ]);
  });

  it("names the model that was asked for where the server names none", async () => {
    const { all } = await ask(await judgeServer(), [question()], { model: "no model" });
    expect(all).toMatchObject([{ judgement: { by: { model: "no model" } } }]);
  });

  it.each(["", " \n ", "\u200b"])("or a name of blanks: %j", async (model) => {
    const server = await judgeServer({
      script: (request) => completion(replyTo(readQuestion(request)), {}, { model }),
    });
    expect((await ask(server, [question()])).all).toMatchObject([{ judgement: { by: { model: "judge" } } }]);
  });

  it("takes the majority of votes that may differ", async () => {
    let votes = 0;
    const server = await judgeServer({ call: () => ++votes !== 2 });
    const { all } = await ask(server, [question()], { votes: 3 });
    expect(all).toMatchObject([
      { judgement: { evaluations: [{ wasAppropriate: true, agreeing: 2 }], votes: 3 } },
    ]);
    const sent = server.requests.map(({ body }) => body);
    expect(sent.map(({ seed }) => seed)).toEqual([1, 2, 3]);
    expect(sent.every(({ temperature }) => Number(temperature) > 0)).toBe(true);
  });

  it("fails a run of which one vote fails", async () => {
    const { all } = await ask(await judgeServer(), [question()], { model: "length", votes: 3 });
    expect(all).toMatchObject([{ status: "failed" }]);
  });
});

describe("what a judge is sent", () => {
  it("is the question, with one vote at temperature 0, and a bounded reply", async () => {
    const server = await judgeServer();
    const judgeQuestion = question();
    await ask(server, [judgeQuestion]);
    expect(server.requests.map(({ body }) => body)).toEqual([
      {
        model: "judge",
        messages: [
          { role: "system", content: judgeQuestion.system },
          { role: "user", content: judgeQuestion.user },
        ],
        response_format: {
          type: "json_schema",
          json_schema: {
            name: "judgement",
            strict: true,
            schema: expect.objectContaining({ additionalProperties: false }),
          },
        },
        temperature: 0,
        seed: 1,
        max_completion_tokens: judgeQuestion.replyTokens,
      },
    ]);
  });

  it("carries the key, and nothing that the package would take from the environment", async () => {
    vi.stubEnv("OPENAI_ORG_ID", "org-of-the-runner");
    vi.stubEnv("OPENAI_PROJECT_ID", "project-of-the-runner");
    vi.stubEnv("OPENAI_BASE_URL", "http://127.0.0.1:1/of-the-runner");
    const server = await judgeServer({ apiKey: KEY });
    const { all } = await ask(server, [question()]);
    vi.unstubAllEnvs();
    expect(all).toMatchObject([{ status: "judged" }]);
    expect(JSON.stringify(server.requests[0]?.headers)).not.toContain("of-the-runner");
  });
});

describe("what it cost", () => {
  it("is what the server counted, replies that did not count with it", async () => {
    const { usage } = await ask(await judgeServer(), [question()], { model: "length" });
    expect(usage).toEqual({ requests: 2, promptTokens: 200, replyTokens: 40, unmetered: 0 });
  });

  it.each([
    ["no usage", 1],
    ["absurd usage", 1],
    ["html", 2],
    ["endless", 2],
  ])("is not known from a server with %s", async (model, unmetered) => {
    const { usage } = await ask(await judgeServer(), [question()], { model });
    expect(usage).toMatchObject({ promptTokens: 0, replyTokens: 0, unmetered });
  });
});
