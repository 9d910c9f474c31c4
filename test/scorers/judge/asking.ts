import { afterAll } from "vitest";
import { redactRules } from "../../../src/recordings/redact-values.ts";
import type { Run } from "../../../src/recordings/run.ts";
import {
  askJudge,
  type JudgeBounds,
  type JudgeConnection,
  type JudgingResult,
} from "../../../src/scorers/judge/client/send-request.ts";
import type { Answer, Question } from "../../../src/scorers/judge/judgement.ts";
import { questionOf } from "../../../src/scorers/judge/question.ts";
import { type JudgeOptions, type JudgeServer, startJudge } from "../../loopback/openai/judge-server.ts";

export const bounds: JudgeBounds = {
  maxTokens: 10_000_000,
  concurrency: 4,
  timeoutSeconds: 20,
  deadlineSeconds: 50,
  votes: 1,
};

export const KEY = "sk-secret-0123456789abcdef";

const tools = [{ name: "search" }, { name: "book" }, { name: "cancel" }];

function runOf(input: string, calls: readonly string[]): Run {
  return {
    tags: {},
    input,
    response: "Done.",
    texts: [{ speaker: "user", text: input, turn: 0 }],
    toolCalls: calls.map((name, at) => ({
      name,
      arguments: { at },
      malformed: false,
      status: "ok",
      turn: 1,
      group: at,
    })),
    tools,
    warnings: [],
  };
}

export function question(input = "Find a flight.", calls: readonly string[] = ["search"]): Question {
  const asQuestion = questionOf(
    runOf(input, calls),
    { tools, isIgnored: () => false, redact: redactRules([]), seesReasoning: false },
    { model: "judge", server: "http://127.0.0.1", votes: 1 },
  );
  if ("unasked" in asQuestion) throw new Error(asQuestion.unasked);
  return asQuestion;
}

export function questions(count: number): Question[] {
  return Array.from({ length: count }, (_, at) => question(`Find flight ${at + 1}.`));
}

const servers: JudgeServer[] = [];
afterAll(() => Promise.all(servers.map(({ close }) => close())));

/** A server for the tests of a file: with concurrent tests, the first to end would stop the servers of the rest. */
export async function judgeServer(options?: JudgeOptions): Promise<JudgeServer> {
  const server = await startJudge(options);
  servers.push(server);
  return server;
}

export interface AskResult extends JudgingResult {
  all: Answer[];
}

export async function ask(
  server: JudgeServer,
  questions: readonly Question[],
  { model = "judge", ...options }: Partial<JudgeBounds & JudgeConnection> = {},
  onAnswer?: Parameters<typeof askJudge>[3],
): Promise<AskResult> {
  const judging = await askJudge(
    questions,
    { model, server: server.url, apiKey: KEY, ...options },
    { ...bounds, ...options },
    onAnswer,
  );
  const all = questions.flatMap(({ key }) => judging.answers.get(key) ?? []);
  return { ...judging, all };
}
