import type { Peer } from "./peer.ts";
import type { Message } from "./recording.ts";
import { type Subject, strictF1 } from "./subject.ts";

type Mode = "strict" | "unordered" | "subset" | "superset";

interface Agentevals {
  createTrajectoryMatchEvaluator(options: {
    trajectoryMatchMode: Mode;
  }): (run: { outputs: Message[]; referenceOutputs: Message[] }) => Promise<{ score: boolean | number }>;
}

type Question = Pick<Peer, "ours" | "question" | "rule">;

const ALL: Pick<Peer, "ours" | "question"> = {
  question: "whether strict `f1` is 1",
  ours: (subject) => strictF1(subject).precision === 1 && strictF1(subject).recall === 1,
};

const QUESTIONS: Record<Mode, Question> = {
  strict: {
    ...ALL,
    rule: {
      text: "it demands the same calls in the same turns, where order is no business of `f1`",
      explains: ({ messages, expectedMessages }) => turnsIn(messages) !== turnsIn(expectedMessages),
    },
  },
  unordered: ALL,
  subset: {
    question: "whether the precision of strict `f1` is 1",
    ours: (subject) => strictF1(subject).precision === 1,
  },
  superset: {
    question: "whether the recall of strict `f1` is 1",
    ours: (subject) => strictF1(subject).recall === 1,
  },
};

/** agentevals' trajectory match in its four modes. It accepts OpenAI messages. */
export function agentevalsPeers({ createTrajectoryMatchEvaluator }: Agentevals): Peer[] {
  return Object.entries(QUESTIONS).map(([name, question]) => {
    const mode = name as Mode;
    const evaluate = createTrajectoryMatchEvaluator({ trajectoryMatchMode: mode });
    return {
      ...question,
      id: `agentevals-${mode}`,
      name: `agentevals, ${mode}`,
      of: ({ messages, expectedMessages }: Subject) => {
        const run = { outputs: messages, referenceOutputs: expectedMessages };
        return async () => Boolean((await evaluate(run)).score);
      },
    };
  });
}

function turnsIn(messages: readonly Message[]): string {
  return JSON.stringify(messages.map((message) => message.tool_calls?.map((call) => call.function)));
}
