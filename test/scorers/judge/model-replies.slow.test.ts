import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type Answer, completion, refusal, replyTo } from "../../loopback/openai/answers.ts";
import { type QuestionData, readQuestion } from "../../loopback/openai/asked.ts";
import type { Script } from "../../loopback/openai/behaviours.ts";
import { ask, judgeServer, question, questions } from "./asking.ts";

type Reply = ReturnType<typeof replyTo>;

const reply = (write: (reply: Reply, text: string) => unknown, choice = {}): Script => {
  return (request) => {
    const honest = replyTo(readQuestion(request));
    return completion(write(honest, JSON.stringify(honest)), choice);
  };
};
const honest = reply((one) => one);
const notJudged = (one: Reply) =>
  JSON.stringify({ ...one, evaluations: one.evaluations.map((row) => ({ ...row, wasAppropriate: false })) });
const eachRow = (change: (row: Reply["evaluations"][number]) => object) =>
  reply((one) => ({ ...one, evaluations: one.evaluations.map(change) }));
/** Refuses a request while it has the parameter. */
const without = (parameter: string, status: number, message: string): Script => {
  return (request, n) => (parameter in request ? refusal(status, message) : honest(request, n));
};

describe("a reply of a model is judged if it leaves no doubt", () => {
  it.concurrent.each<[string, Script, { requests?: number; appropriate?: boolean }]>([
    [
      "reasons in another language",
      eachRow((row) => ({ ...row, reasoning: "Der Aufruf passt. 合适。" })),
      {},
    ],
    ["JSON in a fence with words around it", reply((_, text) => `Here:\n~~~json\n${text}\n~~~\nDone.`), {}],
    [
      "a draft in a thought, another verdict after it",
      reply((one, text) => `<think>${notJudged(one)}</think>${text}`),
      {},
    ],
    [
      "a thought whose start the server removed",
      reply((one, text) => `Is it {right}? ${notJudged(one)}\n</think>\n${text}`),
      {},
    ],
    ["a thought in brackets", reply((one, text) => `[THINK]${notJudged(one)}[/THINK]${text}`), {}],
    [
      "words of a thought inside the JSON",
      eachRow((row) => ({ ...row, reasoning: "It says </think> and <think>." })),
      {},
    ],
    [
      "two verdicts, of which the last is the final one",
      reply((one, text) => `${text}\nNo:\n${notJudged(one)}`),
      { appropriate: false },
    ],
    [
      "its reasoning in a field of its own",
      reply((_, text) => text, { message: { reasoning_content: "{}" } }),
      {},
    ],
    [
      "the schema refused with 422",
      without("response_format", 422, "response_format: Input should be 'text'"),
      { requests: 3 },
    ],
    [
      "the schema refused with 400",
      without("response_format", 400, "json_schema is not supported"),
      { requests: 3 },
    ],
    ["the first word after a while", (request, n) => setTimeout(300).then(() => honest(request, n)), {}],
  ])("%s", async (_what, script, { requests = 1, appropriate = true }) => {
    const server = await judgeServer({ script });
    const { all } = await ask(server, [question()]);
    expect(all).toMatchObject([
      { status: "judged", judgement: { evaluations: [{ callId: "call-1", wasAppropriate: appropriate }] } },
    ]);
    expect(server.requests).toHaveLength(requests);
  });
});

const CONTEXT = "This model's maximum context length is 4096 tokens. However, you requested 5216 tokens.";
const twice = "the judge gave no valid reply, twice: the reply";
const cut = (text: string) => text.slice(0, text.length / 2);
const inError = (fate: Answer["fate"], script = honest): Script => {
  return async (request, n) => ({ ...(await script(request, n)), ...(fate && { fate }) });
};

describe("any other is an error with the reason, and never a score", () => {
  it.concurrent.each<[string, Script, string, number]>([
    [
      "an answer in another language",
      reply(() => "Der Aufruf war angemessen. 是的。"),
      `${twice} has no complete JSON object`,
      2,
    ],
    [
      "JSON with translated keys",
      reply(({ nonce }) => ({ nonce, bewertungen: [], begründung: "passt" })),
      `${twice} is not what was asked for at evaluations`,
      2,
    ],
    ["a number as a word", reply(() => "four"), `${twice} has no complete JSON object`, 2],
    [
      "a number as a word in JSON",
      reply(({ nonce }) => ({ nonce, score: "four" })),
      `${twice} is not what was asked for at evaluations`,
      2,
    ],
    [
      "yes for true",
      eachRow((row) => ({ ...row, wasAppropriate: "yes" })),
      `${twice} is not what was asked for at evaluations.0.wasAppropriate`,
      2,
    ],
    [
      "a number for true",
      eachRow((row) => ({ ...row, wasAppropriate: 1 })),
      `${twice} is not what was asked for at evaluations.0.wasAppropriate`,
      2,
    ],
    [
      "a verdict that it only thought",
      reply((_, text) => `<think>${text}</think>\nI cannot say.`),
      `${twice} has no JSON object after its thoughts`,
      2,
    ],
    [
      "a thought without an end",
      reply((_, text) => `<think>Perhaps ${text}? No, wait`),
      `${twice} has no JSON object after its thoughts`,
      2,
    ],
    [
      "a thought whose start the server removed, and no more",
      reply((_, text) => `${text}\n</think>`),
      `${twice} has no JSON object after its thoughts`,
      2,
    ],
    [
      "reasoning in a field of its own, and no content",
      reply(() => null, { message: { reasoning_content: "{}" } }),
      `${twice} was empty`,
      2,
    ],
    [
      "JSON that its length cut",
      reply((_, text) => cut(text), { finish_reason: "length" }),
      `${twice} was cut at its greatest length`,
      2,
    ],
    [
      "JSON that its length cut, without a reason to end",
      reply((_, text) => `${text}${cut(text)}`, { finish_reason: null }),
      `${twice} has no complete JSON object`,
      2,
    ],
    [
      "comments in the JSON",
      reply((_, text) => text.replace("[", "[ // each call\n")),
      `${twice} is not what was asked for`,
      2,
    ],
    [
      "a stream of events instead of an answer",
      () => ({ body: 'data: {"choices":[{"delta":{"content":"{"}}]}\n\ndata: [DONE]\n\n' }),
      "the judge gave no valid reply, twice: the answer was no JSON object",
      2,
    ],
    [
      "a context that is too short",
      () => refusal(400, CONTEXT, { code: "context_length_exceeded", param: "messages" }),
      `the judge's server answered 400 (${CONTEXT})`,
      1,
    ],
    [
      "a schema refused with 500, for no named reason",
      (request, n) =>
        "response_format" in request
          ? { status: 500, headers: { "retry-after-ms": "1" }, body: "Internal Server Error" }
          : honest(request, n),
      "the judge's server answered 500",
      4,
    ],
    [
      "a connection that closes after the first piece",
      inError("reset", () => ({ body: "{}" })),
      "the judge's server broke off the connection",
      4,
    ],
    [
      "a connection that closes in the middle, each time",
      inError("reset"),
      "the judge's server broke off the connection",
      4,
    ],
    [
      "a connection that closes before the first piece",
      inError("hang up"),
      "the judge's server broke off the connection",
      4,
    ],
  ])("%s", async (_what, script, reason, requests) => {
    const server = await judgeServer({ script });
    const { all } = await ask(server, [question()]);
    expect(all).toEqual([{ status: "failed", reason: expect.stringContaining(reason) }]);
    expect(server.requests).toHaveLength(requests);
  });
});

describe("a server of several runs", () => {
  const about = ({ texts }: QuestionData) => Number(/\d+/.exec(texts)?.[0]);

  it("that dies between two requests leaves the rest with the reason, and what it judged", async () => {
    const server = await judgeServer();
    const { all } = await ask(server, questions(6), { concurrency: 1 }, () => void server.close());
    const lost = { reason: expect.stringMatching(/broke off|could not be reached/) };
    expect(all).toMatchObject([{ status: "judged" }, ...Array(5).fill(lost)]);
    const statuses = all.map(({ status }) => status);
    expect(statuses).toEqual(["judged", "failed", "failed", "failed", "left", "left"]);
  });

  it("that answers one at a time, the last first, gives each run its own verdicts", async () => {
    const waiting: (() => void)[] = [];
    const server = await judgeServer({
      script: async (request) => {
        const asked = readQuestion(request);
        if (about(asked) > 1 && waiting.length < 3) {
          const all = new Promise<void>((go) => waiting.push(go));
          if (waiting.length === 3) for (const go of waiting.toReversed()) go();
          await all;
        }
        return completion(replyTo(asked, { call: () => about(asked) % 2 === 0 }));
      },
    });
    const { all } = await ask(server, questions(7), { concurrency: 3 });
    const verdicts = [false, true, false, true, false, true, false].map((wasAppropriate) => ({
      status: "judged",
      judgement: { evaluations: [{ wasAppropriate }] },
    }));
    expect(all).toMatchObject(verdicts);
  });

  it("that answers every run as the first scores no other", async () => {
    let first: Answer | Promise<Answer> | undefined;
    const server = await judgeServer({ script: (request, n) => (first ??= honest(request, n)) });
    const { all } = await ask(server, questions(3));
    const other = { status: "failed", reason: expect.stringContaining("of another question") };
    expect(all).toEqual([expect.objectContaining({ status: "judged" }), other, other]);
  });
});
