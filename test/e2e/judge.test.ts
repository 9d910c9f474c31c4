import { describe, expect, test } from "vitest";
import { readQuestion } from "../loopback/openai/asked.ts";
import { workspace } from "../workspace.ts";
import { type Chat, chatFiles } from "./chats.ts";
import { judge, judgedCommand, judgedOutcomes, printedReport } from "./judges.ts";

const RUNS = ["--runs", "runs/{case}.json"];
const tools = [
  { name: "get_weather", description: "The weather in a city." },
  { name: "search_hotels", description: "Hotels in a city." },
];

/** The examples of Mastra's documentation: the user's message, the agent's calls, the judge's verdict, the score. */
const examples: Record<string, { chat: Chat; wrong?: string; missing?: string; score: number }> = {
  appropriate: {
    chat: { user: "What is the weather in Oslo?", calls: ["get_weather"], answer: "Rain.", tools },
    score: 1,
  },
  inappropriate: {
    chat: { user: "What is the weather in Rome?", calls: ["search_hotels"], answer: "Sunny.", tools },
    wrong: "search_hotels",
    missing: "get_weather",
    score: 0,
  },
  clarified: {
    chat: { user: "I need help with something.", answer: "With what?", tools },
    score: 1,
  },
  ignored: {
    chat: { user: "What is the weather in Bonn?", answer: "Fine, surely.", tools },
    missing: "get_weather",
    score: 0,
  },
  mixed: {
    chat: {
      user: "What is the weather in Lima?",
      calls: ["get_weather", "search_hotels"],
      answer: "Fog, and I found hotels.",
      tools,
    },
    wrong: "search_hotels",
    score: 0.5,
  },
};

const exampleOf = (text: string) => Object.values(examples).find(({ chat }) => text.includes(chat.user));
const exampleJudge = () =>
  judge({
    call: ({ name }, { texts }) => name !== exampleOf(texts)?.wrong || "Nobody asked for hotels.",
    missing: ({ texts }) => [exampleOf(texts)?.missing ?? []].flat(),
  });
const exampleFiles = () =>
  chatFiles(Object.fromEntries(Object.entries(examples).map(([name, { chat }]) => [name, chat])));

describe("what the judge of the documentation's examples says", () => {
  test("is scored: right, wrong, a question back, a request ignored, half right", async () => {
    const server = await exampleJudge();
    const result = await judgedCommand(workspace(exampleFiles()), ["gate", ...RUNS, "--json"], server);
    const outcomes = judgedOutcomes(printedReport(result));
    for (const [name, { score, missing }] of Object.entries(examples))
      expect([name, outcomes[name]]).toMatchObject([
        name,
        { status: "scored", value: score, details: { missingTools: missing === undefined ? [] : [missing] } },
      ]);
    expect(server.requests).toHaveLength(5);
  });

  test("is explained: of one case, with the verdicts and the reasons", async () => {
    const server = await exampleJudge();
    const command = ["explain", "inappropriate", ...RUNS];
    const { status, stdout } = await judgedCommand(workspace(exampleFiles()), command, server);
    expect(status).toBe(0);
    expect(stdout).toContain("llm   0%  (0 of 1 call appropriate, 1 missing) · advisory");
    expect(stdout).toContain("not appropriate search_hotels call-1 Nobody asked for hotels.");
    expect(stdout).toContain("missing get_weather");
    expect(stdout).toContain("in all Judged as the test says.");
    expect(server.requests).toHaveLength(1);
  });
});

describe("what a judge sees", () => {
  const user = "Book it.";

  test("are the tools of the case, else of the recording, else of the policy", async () => {
    const files = {
      ...chatFiles({
        "of-case": { user, calls: ["book"], tools: ["book", "recorded"] },
        "of-recording": { user, calls: ["book"], tools: ["book", "recorded"] },
        "of-policy": { user, calls: ["book"] },
      }),
      "expectations.yml":
        "cases: [{ id: of-case, availableTools: [book, { name: named, description: By the case. }] }]\n",
      "policy.yml": "judge: { availableTools: [book, general] }\n",
    };
    const server = await judge({
      missing: ({ availableTools }) => availableTools.slice(1).map(({ name }) => name),
    });
    const options = ["--expectations", "expectations.yml", "--policy", "policy.yml", "--json"];
    const report = printedReport(
      await judgedCommand(workspace(files), ["gate", ...RUNS, ...options], server),
    );
    expect(judgedOutcomes(report)).toMatchObject({
      "of-case": { value: 0.5, details: { missingTools: ["named"] } },
      "of-recording": { value: 0.5, details: { missingTools: ["recorded"] } },
      "of-policy": { value: 0.5, details: { missingTools: ["general"] } },
    });
  });

  test("are no tools that the policy ignores, neither called nor offered", async () => {
    const files = {
      ...chatFiles({
        both: { user, calls: ["think", "book", "think_hard"], tools: ["think", "book", "think_hard"] },
        thought: { user, calls: ["think"], tools: ["think"] },
      }),
      "policy.yml": 'tools: [{ match: "think*", ignore: true }]\n',
    };
    const server = await judge({ call: ({ name }) => name === "book" });
    const command = ["gate", ...RUNS, "--policy", "policy.yml", "--json"];
    const outcomes = judgedOutcomes(printedReport(await judgedCommand(workspace(files), command, server)));
    expect(outcomes.both).toMatchObject({
      value: 1,
      details: { evaluations: [{ callId: "call-1", toolCallId: "call_1", name: "book" }] },
    });
    expect(outcomes.thought).toMatchObject({
      status: "not-assessed",
      reason: expect.stringContaining("availableTools"),
    });
    expect(server.requests.map(({ body }) => readQuestion(body))).toMatchObject([
      { calls: [{ name: "book" }], availableTools: [{ name: "book" }] },
    ]);
    expect(JSON.stringify(server.requests)).not.toContain("think_hard");
  });

  test("is nothing that the policy hides, wherever it stands", async () => {
    const card = "4111111111111111";
    const secret = "hunter2";
    const named = "pay-5555444433332222";
    const files = {
      ...chatFiles({
        pay: {
          system: `The test card is ${card}.`,
          user: `Pay with ${card}.`,
          calls: [
            {
              name: "pay",
              arguments: { card, login: { password: secret }, note: "kept" },
              result: JSON.stringify({ charged: card, login: { password: secret } }),
            },
            { name: named, result: `paid with ${card}` },
          ],
          answer: `Paid with ${card}.`,
          tools: [{ name: "pay", description: `As with ${card}.` }, named],
        },
      }),
      "policy.yml": 'redact: ["/\\\\d{16}/", "pay.login.password"]\n',
    };
    const server = await judge();
    const command = ["gate", ...RUNS, "--policy", "policy.yml", "--json"];
    const result = await judgedCommand(workspace(files), command, server);
    expect(judgedOutcomes(printedReport(result)).pay).toMatchObject({ status: "scored", value: 1 });
    const sent = JSON.stringify(server.requests);
    expect(sent).toContain("kept");
    for (const hidden of [card, secret, named]) expect(sent).not.toContain(hidden);
    for (const hidden of [card, secret]) expect(result.stdout).not.toContain(hidden);
  });
});
