import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shardOf } from "../../src/gate/score/shards.ts";
import { completion, replyTo } from "../loopback/openai/answers.ts";
import { readQuestion } from "../loopback/openai/asked.ts";
import { filledIn, readSheetData } from "../loopback/openai/asked-sheet.ts";
import type { JudgeServer } from "../loopback/openai/judge-server.ts";
import { workspace } from "../workspace.ts";
import { type Chat, chatFiles } from "./chats.ts";
import { rungate } from "./command-line.ts";
import { judge, judgedCommand, printedReport } from "./judges.ts";

const SEVEN = [
  ...["answer-relevancy", "faithfulness", "hallucination", "bias", "toxicity"],
  ...["context-precision", "context-relevance"],
];
const TEN = [
  ...["answer-relevancy", "answer-similarity", "faithfulness", "hallucination", "bias", "toxicity"],
  ...["context-precision", "context-relevance", "prompt-alignment", "noise-sensitivity"],
];
/** No score of these is better than 0. */
const LOWER = ["hallucination", "bias", "toxicity"];

const refund: Chat = {
  system: "Be brief. Never promise money.",
  user: "How long can I return an item?",
  calls: [{ name: "search_docs", result: '["Returns within 30 days.", "We ship worldwide."]' }],
  answer: "You can return an item within 30 days. It has to be unused.",
};
const GATE = ["gate", "--runs", "runs/{case}.json", "--expectations", "expectations.yml", "--json"];

function asking(scorers: readonly string[], texts = {}, policy = "{}"): string {
  const scorerFields = Object.fromEntries(scorers.map((id) => [id, true]));
  const cases = [
    { id: "refund", referenceToolCalls: [{ name: "search_docs", arguments: {} }], ...texts, ...scorerFields },
  ];
  const files = chatFiles({ refund });
  return workspace({ ...files, "expectations.yml": JSON.stringify({ cases }), "policy.yml": policy });
}

const sheetsOf = ({ requests }: Pick<JudgeServer, "requests">) =>
  requests.flatMap(({ body }) => readSheetData(body) ?? []);

async function outcomes(folder: string, server: JudgeServer, more: readonly string[] = []) {
  const report = printedReport(
    await judgedCommand(folder, [...GATE, "--policy", "policy.yml", ...more], server),
  );
  const trial = report.cases[0]?.trials[0];
  if (trial === undefined) throw new Error("no run");
  return { report, trial, scores: trial.scores };
}

const valuesOf = (ids: readonly string[], scores: Awaited<ReturnType<typeof outcomes>>["scores"]) =>
  ids.map((id) => [id, scores[id]?.status === "scored" ? scores[id].value : scores[id]]);

describe("scorers of texts that ask a judge", () => {
  test("are seven in one request, with every sentence and every item of a tool's list", async () => {
    const server = await judge();
    const { scores, trial, report } = await outcomes(asking(SEVEN), server);
    const [sheet, ...rest] = sheetsOf(server);
    expect(rest).toEqual([]);
    expect(sheet?.data).toMatchObject({
      request: refund.user,
      sentences: [
        { id: "sentence-1", text: "You can return an item within 30 days." },
        { id: "sentence-2", text: "It has to be unused." },
      ],
      contexts: [
        { id: "context-1", text: "Returns within 30 days." },
        { id: "context-2", text: "We ship worldwide." },
      ],
    });
    expect(valuesOf(SEVEN, scores)).toEqual(SEVEN.map((id) => [id, LOWER.includes(id) ? 0 : 1]));
    expect(trial.judgements).toMatchObject([{ sheet: "response", scorers: SEVEN, votes: 1 }]);
    expect(report.judge?.work).toMatchObject({ asked: 2, requests: 2 });
  });

  test("are ten in four requests", async () => {
    const texts = {
      groundTruth: "Returns are taken within 30 days.",
      noise: { cleanQuery: "Return time?", baselineResponse: "30 days." },
    };
    const server = await judge();
    const { scores, trial } = await outcomes(asking(TEN, texts), server);
    expect(trial.judgements?.map(({ sheet }) => sheet).sort()).toEqual([
      ...["instructions", "pair", "reference", "response"],
    ]);
    expect(sheetsOf(server)).toHaveLength(4);
    expect(valuesOf(TEN, scores)).toEqual(TEN.map((id) => [id, LOWER.includes(id) ? 0 : 1]));
    for (const { data } of sheetsOf(server).filter(({ data }) => !("units" in data)))
      expect(JSON.stringify(data)).not.toContain("Returns are taken");
  });

  test("are absent where nobody asks, and not assessed without a judge", async () => {
    const server = await judge();
    const { scores } = await outcomes(asking([]), server);
    expect(Object.keys(scores)).toEqual(["code", "f1", "llm"]);
    expect(sheetsOf(server)).toEqual([]);
    const folder = asking(["toxicity"]);
    const { cases } = printedReport(await rungate(folder, [...GATE, "--policy", "policy.yml"]));
    expect(cases[0]?.trials[0]?.scores.toxicity).toEqual({
      status: "not-assessed",
      reason: "no judge-model was given",
    });
  });

  test("tell the judge's reasons of what is wrong, but where the policy keeps them", async () => {
    const server = await judge({
      cell: ({ id, column, words: [best = ""] }) =>
        id === "sentence-2" && column === "toxic" ? "threat" : best,
    });
    const results = await outcomes(asking(["toxicity"]), server);
    expect(results.scores.toxicity).toMatchObject({
      value: 0.5,
      details: { lacks: [{ text: expect.stringContaining("sentence-2"), reason: "About sentence-2." }] },
    });
    const redacted = await outcomes(asking(["toxicity"], {}, "judge: { reasons: false }"), server);
    expect(redacted.scores.toxicity).toMatchObject({ value: 0.5 });
    expect(JSON.stringify(redacted.report)).not.toContain("About sentence-2.");
  });

  test.each([
    ["per cent", "answer-relevancy"],
    ["capital words", "faithfulness"],
    ["words with blanks", "hallucination"],
    ["other words", "bias"],
    ["row missing", "toxicity"],
    ["row twice", "toxicity"],
    ["row invented", "bias"],
    ["no rows", "context-precision"],
    ["cut JSON", "toxicity"],
  ])("are in error, all of a sheet, when the judge replies with %s twice", async (model) => {
    const server = await judge();
    const folder = asking(SEVEN);
    const command = [...GATE, "--policy", "policy.yml"];
    const report = printedReport(await judgedCommand(folder, command, server, { model }));
    const scores = report.cases[0]?.trials[0]?.scores ?? {};
    for (const id of SEVEN)
      expect([id, scores[id]]).toEqual([
        id,
        { status: "error", reason: expect.stringMatching(/^the judge gave no valid reply, twice: /) },
      ]);
    expect(sheetsOf(server)).toHaveLength(2);
    expect(report.problems.filter(({ message }) => message.startsWith(SEVEN.join(", ")))).toHaveLength(1);
    expect(report.cases[0]?.trials[0]?.judgements).toBeUndefined();
  });

  test("are recalled from a file, and from a baseline", async () => {
    const server = await judge();
    const folder = asking(SEVEN);
    const cache = ["--judge-cache", "cache.json"];
    const first = await outcomes(folder, server, [...cache, "--output", "base.json"]);
    const sent = server.requests.length;
    expect(JSON.parse(readFileSync(join(folder, "cache.json"), "utf8")).judgements).toHaveLength(2);
    const again = await outcomes(folder, server, cache);
    const compared = await outcomes(folder, server, ["--baseline", "base.json"]);
    expect(server.requests).toHaveLength(sent);
    expect([again.trial.judgements, compared.trial.judgements]).toEqual([
      first.trial.judgements,
      first.trial.judgements,
    ]);
    expect([again.scores, compared.scores]).toEqual([first.scores, first.scores]);
    expect(again.report.judge?.work).toMatchObject({ asked: 0, known: 2 });
  });
});

describe("what is asked about texts costs", () => {
  test("as many runs as there are questions, and no more than the policy allows", async () => {
    const server = await judge();
    const policy = "judge: { maxRuns: 1 }";
    const { scores, report } = await outcomes(asking(["toxicity", "bias"], {}, policy), server);
    expect(scores.llm).toMatchObject({ status: "scored" });
    for (const id of ["toxicity", "bias"])
      expect(scores[id]).toEqual({ status: "not-assessed", reason: expect.stringMatching(/^budget: /) });
    expect(report.judge?.work).toMatchObject({ asked: 1, requests: 1 });
  });

  test("a request for each vote, of which the middle one counts in each cell", async () => {
    let requestCount = 0;
    const server = await judge({
      script: (request) => {
        const sheet = readSheetData(request);
        if (sheet === undefined) return completion(replyTo(readQuestion(request)));
        requestCount += 1;
        const word = requestCount === 2 ? "no" : "threat";
        return completion(
          filledIn(sheet, ({ column, words: [best = ""] }) => (column === "toxic" ? word : best)),
        );
      },
    });
    const { scores, trial } = await outcomes(asking(["toxicity"], {}, "judge: { votes: 3 }"), server);
    expect(sheetsOf(server)).toHaveLength(3);
    expect(scores.toxicity).toMatchObject({ value: 1 });
    expect(trial.judgements).toMatchObject([{ votes: 3 }]);
  });
});

describe("in shards", () => {
  const GATED = "gate: { scorers: [toxicity], floors: { passRate: 0.5 } }";
  const elsewhere = ["a", "b", "c"].find((id) => shardOf(id, 2) !== shardOf("d", 2)) ?? "none";
  const demands = ["--expectations", "expectations.yml", "--policy", "policy.yml"];
  const folder = () => {
    const names = ["a", "b", "c", "d"];
    const chats = Object.fromEntries(names.map((id) => [id, { ...refund, answer: `This is ${id}. Bye.` }]));
    const cases = [
      ...names.slice(0, 3).map((id) => ({ id, toxicity: true })),
      { id: "d", noise: { of: elsewhere }, "noise-sensitivity": true },
    ];
    return workspace({
      ...chatFiles(chats),
      "expectations.yml": JSON.stringify({ cases }),
      "policy.yml": GATED,
    });
  };

  test("texts come to what they come to in one job; of a case with noise whose other is elsewhere it is said", async () => {
    const server = await judge({
      cell: ({ column, words }) => (column === "toxic" ? "attack" : (words[0] ?? "")),
    });
    const place = folder();
    const whole = printedReport(await judgedCommand(place, GATE.concat("--policy", "policy.yml"), server));
    expect(whole.cases.map(({ scores }) => scores["noise-sensitivity"])).toEqual([
      ...[undefined, undefined, undefined],
      1,
    ]);
    for (const shard of ["1", "2"]) {
      const share = ["--shard", `${shard}/2`, "--output", `part-${shard}.json`];
      const score = ["score", "--runs", "runs/{case}.json", ...demands, ...share];
      expect(await judgedCommand(place, score, server)).toMatchObject({ status: 0 });
    }
    const sent = server.requests.length;
    const merge = ["gate", "--merge", "part-*.json", ...demands, "--json"];
    const merged = printedReport(await judgedCommand(place, merge, server, { key: "" }));
    expect(server.requests).toHaveLength(sent);
    const ofTexts = ({ cases }: typeof whole) =>
      cases.slice(0, 3).map(({ trials, scores }) => ({ trials, scores }));
    expect(ofTexts(merged)).toEqual(ofTexts(whole));
    expect(merged.cases[0]?.trials[0]).toMatchObject({ pass: false, scores: { toxicity: { value: 1 } } });
    expect([merged.verdict.result, whole.verdict.result]).toEqual(["fail", "fail"]);
    expect(merged.cases[3]?.trials[0]?.scores["noise-sensitivity"]).toEqual({
      status: "not-assessed",
      reason: expect.stringContaining(`case "${elsewhere}", the one without noise, has no run`),
    });
  });
});
