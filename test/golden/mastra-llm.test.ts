import { expect, test } from "vitest";
import { majority, readReply } from "../../src/scorers/judge/reply.ts";
import { scoreJudgement } from "../../src/scorers/llm.ts";
import { made } from "../scorers/fixture.ts";
import { by, judgeQuestion, runWith, seen } from "../scorers/judgement/fixture.ts";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";

/** The result of `createToolCallAccuracyScorerLLM` of @mastra/evals 1.10.2 with a scripted judge. */
interface Row extends GoldenRow {
  scorer: string;
  judge_output: {
    evaluations: { toolCalled: string; wasAppropriate: boolean; reasoning: string }[];
    missingTools?: string[];
  };
  score: number;
}

type Ours = number | "fault";

/** The rows show the calls only in some names. */
const CALLED: Record<string, string[]> = {
  "judge invents evaluations though no tool called": [],
  "judge returns fewer evaluations than calls": ["t0", "t1"],
  'judge echoes "None" as a tool': [],
};

function calledIn({ case: name, judge_output }: Row): string[] {
  return CALLED[name] ?? judge_output.evaluations.map(({ toolCalled }) => toolCalled);
}

/** The judge's equivalent verdict on a run with those calls: on the first call of the tool, or on the tool. */
function answer(row: Row): Ours {
  const { evaluations, missingTools = [] } = row.judge_output;
  const called = calledIn(row);
  const question = judgeQuestion(
    runWith(called.map((name) => made(name))),
    seen(["t0", "t1", "t2", ...missingTools]),
  );
  const reply = {
    nonce: question.nonce,
    evaluations: evaluations.map(({ toolCalled, ...verdict }) => ({
      callId: question.calls[called.indexOf(toolCalled)]?.callId ?? toolCalled,
      ...verdict,
    })),
    missingTools,
    reason: "r",
  };
  const read = readReply(JSON.stringify(reply), question);
  if ("fault" in read) return "fault";
  const outcome = scoreJudgement(majority([read.reply], by), question);
  if (outcome.status !== "scored") throw new Error(outcome.reason);
  return outcome.value;
}

const appropriate = ({ judge_output }: Row) =>
  judge_output.evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;

const rules: Rule<Row, Ours>[] = [
  {
    name: "rounding to two decimals is display",
    speaksOf: ({ score }) => score !== Math.trunc(score * 10) / 10,
    isMet: ({ score }, ours) => typeof ours === "number" && Number(ours.toFixed(2)) === score,
  },
  {
    name: "a missing tool counts beside calls too",
    speaksOf: ({ judge_output: { evaluations, missingTools = [] } }) =>
      evaluations.length > 0 && missingTools.length > 0,
    isMet: (row, ours) => {
      const { missingTools = [] } = row.judge_output;
      return ours === appropriate(row) / (calledIn(row).length + missingTools.length);
    },
  },
  {
    name: "a verdict on what was not called is a fault",
    speaksOf: (row) =>
      row.judge_output.evaluations.some(({ toolCalled }) => !calledIn(row).includes(toolCalled)),
    isMet: (_row, ours) => ours === "fault",
  },
  {
    name: "every call of the run needs a verdict",
    speaksOf: (row) => row.judge_output.evaluations.length < calledIn(row).length,
    isMet: (_row, ours) => ours === "fault",
  },
];

test("the same judge's word scores as with Mastra, but for the differences that metrics.md names", () => {
  const rows = goldenRows<Row>("mastra_llm_golden.jsonl").filter(
    ({ scorer }) => scorer === "createToolCallAccuracyScorerLLM",
  );
  expect(conformance(rows, answer, (row, ours) => ours === row.score, rules)).toEqual(
    documented("Mastra LLM"),
  );
});
