import { describe, expect, it } from "vitest";
import { levelBelow, TOP_LEVEL as top } from "../../../src/scorers/judge/client/request.ts";
import { ask, judgeServer, question, questions } from "./asking.ts";

const rungs = async (model: string, count = 1, more = {}) => {
  const server = await judgeServer();
  const { all } = await ask(server, questions(count), { model, ...more });
  return {
    server,
    rungs: all.map((answer) => (answer.status === "judged" ? answer.judgement.by.rung : answer.status)),
  };
};

describe("what a server will not take is left out", () => {
  it.each([
    ["judge", "json_schema", 1],
    ["no json_schema", "json_object", 2],
    ["no json_schema, 500", "json_object", 2],
    ["no format", "text", 3],
    ["no seed", "json_schema without seed", 2],
    ["no seed, 422", "json_schema without seed", 2],
    ["no temperature", "json_schema without temperature", 2],
    ["no max_completion_tokens", "json_schema", 2],
    ["nothing extra", "text without seed, temperature", 6],
  ])("%s", async (model, rung, requests) => {
    const formats = await rungs(model);
    expect(formats.rungs).toEqual([rung]);
    expect(formats.server.requests).toHaveLength(requests);
  });

  it("and is remembered for the runs after it", async () => {
    const { server, rungs: all } = await rungs("nothing extra", 20);
    expect(new Set(all)).toEqual(new Set(["text without seed, temperature"]));
    expect(server.requests).toHaveLength(25);
  });

  it("and for the votes after it", async () => {
    const { server, rungs: all } = await rungs("no temperature", 2, { votes: 3 });
    expect(all).toEqual(["json_schema without temperature", "json_schema without temperature"]);
    expect(server.requests).toHaveLength(7);
  });

  it("but not what did not help", async () => {
    const { server } = await rungs("400 for seed, for ever", 2, { concurrency: 1 });
    const [first, again] = [server.requests[0]?.body, server.requests[5]?.body];
    expect(again).toMatchObject({ seed: 1, temperature: 0, response_format: first?.response_format });
  });
});

describe("a complaint is understood as servers word it", () => {
  it.each([
    ["seed Extra inputs are not permitted", { ...top, seed: false }],
    [
      '{"detail":[{"type":"extra_forbidden","loc":["body","seed"],"msg":"Extra inputs are not permitted"}]}',
      { ...top, seed: false },
    ],
    [
      "UnsupportedParamsError: azure does not support parameters: ['seed'], for model=x.",
      { ...top, seed: false },
    ],
    [
      "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
      { ...top, temperature: false },
    ],
    ["Unrecognized request argument supplied: max_completion_tokens", { ...top, bound: "max_tokens" }],
    ["This response_format type is unavailable now", { ...top, format: "json_object" }],
    ["This model does not support response format `json_schema`.", { ...top, format: "json_object" }],
    ["Invalid schema for response_format 'judgement'", { ...top, format: "json_object" }],
    ["This model does not support structured outputs.", { ...top, format: "json_object" }],
    ["This model's maximum context length is 8192 tokens.", undefined],
    ["The response was filtered due to the prompt triggering the content management policy.", undefined],
    ["", undefined],
  ])("%s", (complaint, below) => {
    expect(levelBelow(top, complaint)).toEqual(below);
  });
});

describe("the shape of the reply stands in the prompt where the server is not told it", () => {
  it.each(["no json_schema", "no format"])("%s", async (model) => {
    const { server } = await rungs(model);
    const last = server.requests.at(-1)?.body;
    expect(last?.messages[0].content).toContain('"required":["nonce","evaluations","missingTools","reason"]');
    expect(last?.messages[0].content).toContain(question().system);
    expect(last?.response_format).toEqual(model === "no format" ? undefined : { type: "json_object" });
  });

  it("and the length is bounded by the name that the server knows", async () => {
    const { server } = await rungs("no max_completion_tokens");
    const last = server.requests.at(-1)?.body;
    expect(last).toHaveProperty("max_tokens", question().replyTokens);
    expect(last).not.toHaveProperty("max_completion_tokens");
  });
});
