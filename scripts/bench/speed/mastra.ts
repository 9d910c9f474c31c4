import type { ToolCall } from "../../../src/recordings/run.ts";
import type { Peer } from "./peer.ts";
import { inOrder, type Subject } from "./subject.ts";

interface Mastra {
  createToolCallAccuracyScorerCode(options: { expectedToolOrder: string[]; strictMode: boolean }): {
    run(run: object): Promise<{ score: number }>;
  };
}

/** Tool order by Mastra's code scorer, strict and not. It accepts messages of Mastra's database. */
export function mastraPeers({ createToolCallAccuracyScorerCode }: Mastra): Peer[] {
  return [true, false].map((strictMode) => ({
    id: strictMode ? "mastra-strict" : "mastra-flexible",
    name: `Mastra's code scorer, ${strictMode ? "strict" : "flexible"} order`,
    question: `whether \`code\` is 1${strictMode ? " in strict mode" : ""}`,
    ours: (subject: Subject) => inOrder(subject, strictMode),
    ...(!strictMode && {
      rule: {
        text: "it looks at the first call of each tool only",
        explains: ({ run }: Subject) => new Set(namesIn(run.toolCalls)).size < run.toolCalls.length,
      },
    }),
    of: ({ run, expectedTools }: Subject) => {
      const scorer = createToolCallAccuracyScorerCode({ expectedToolOrder: expectedTools, strictMode });
      const scorerInput = { input: inputOf(run.input), output: [answerOf(run.toolCalls, run.response)] };
      return async () => (await scorer.run(scorerInput)).score === 1;
    },
  }));
}

function namesIn(calls: readonly ToolCall[]): string[] {
  return calls.map(({ name }) => name);
}

function inputOf(question: string) {
  const inputMessages = [message("user", question, [])];
  return { inputMessages, rememberedMessages: [], systemMessages: [], taggedSystemMessages: {} };
}

function answerOf(calls: readonly ToolCall[], response: string) {
  const toolInvocations = calls.map(({ id, name, arguments: args, result }) => ({
    state: "result",
    toolCallId: id,
    toolName: name,
    args,
    result,
  }));
  return message("assistant", response, toolInvocations);
}

function message(role: string, content: string, toolInvocations: object[]) {
  const sections = [{ type: "text", text: content }];
  return {
    id: role,
    role,
    createdAt: new Date(0),
    content: { format: 2, sections, content, toolInvocations },
  };
}
