import { sum } from "../../core/statistics/summary.ts";
import { notAssessed } from "../outcome.ts";
import { asScore, lacksOf, noAnswer } from "./judged-texts.ts";
import { type Column, judged, scored } from "./text-scorer.ts";
import { type Alignment, alignmentWith, MET, type Side } from "./words.ts";

type Mode = "both" | Side;

const SIDES: readonly Side[] = ["user", "system"];
const SHARES: Readonly<Record<Side, number>> = { user: 0.7, system: 0.3 };
const NO_PROMPT: Readonly<Record<Side, string>> = {
  user: "the recording does not say what the user asked for",
  system: "the recording has no system prompt",
};

export const promptAlignment = judged({
  id: "prompt-alignment",
  direction: "higher",
  passMark: 0.8,
  what: "Whether the answer does what it was told; needs a judge",
  version: 1,
  options: { evaluationMode: "both" as Mode },
  schema: ({ choice }) => ({
    evaluationMode: choice("By whose prompt. Where no level says it: both", {
      both: "Both, the user more",
      user: "The user",
      system: "The system prompt",
    }).optional(),
  }),
  instead: { includeConversationHistory: "the judge sees all that the user said up to the answer" },
  sheet: () => "instructions",
  asks: ({ evaluationMode }) => ({
    ...(evaluationMode === "system"
      ? {}
      : {
          userAsks: { fulfilled: fulfilled("the user's messages") },
          userAspects: { met: met("the user's messages") },
        }),
    ...(evaluationMode === "user"
      ? {}
      : {
          systemAsks: { fulfilled: fulfilled("the system prompt") },
          systemAspects: { met: met("the system prompt") },
        }),
  }),
  unasked: (rows, { evaluationMode }) =>
    noAnswer(rows) ?? noPrompt({ user: rows.userAsks, system: rows.systemAsks }, evaluationMode),
  score(tables, { evaluationMode }) {
    const { userAsks = [], userAspects = [], systemAsks = [], systemAspects = [] } = tables;
    const sentences = { user: userAsks.length, system: systemAsks.length };
    const reason = noPrompt(sentences, evaluationMode);
    if (reason !== undefined) return notAssessed(reason);
    const sides = SIDES.filter((side) => includesSide(side, evaluationMode));
    const recordedSides = sides.filter((side) => sentences[side] > 0);
    const all = sum(recordedSides.map((side) => SHARES[side]));
    const parts = recordedSides.map((side) => ({
      side,
      share: SHARES[side] / all,
      alignment:
        side === "user"
          ? alignmentWith(side, userAsks, userAspects)
          : alignmentWith(side, systemAsks, systemAspects),
    }));
    const value = sum(parts.map(({ share, alignment }) => share * alignment.value));
    return scored(
      asScore(value),
      {
        ...Object.fromEntries(parts.flatMap(({ side, alignment }) => countsOf(side, alignment))),
        // Shows which prompts are missing in mode `both`.
        ...Object.fromEntries(
          sides.filter((side) => sentences[side] === 0).map((side) => [`${side}Prompt`, 0]),
        ),
      },
      lacksOf(
        parts.flatMap(({ share, alignment }) =>
          alignment.costs.map((cost) => ({ ...cost, cost: cost.cost * share })),
        ),
      ),
    );
  },
});

function fulfilled(whose: string): Column {
  return {
    asks: `Does the agent's answer do what this sentence of ${whose} asks for? none when the sentence asks for nothing, or for nothing that this answer had to do.`,
    words: ["yes", "none", "no"],
  };
}

function met(whose: string): Column {
  return {
    asks: `How far does the agent's answer meet ${whose} in this aspect? intent: it does what is wanted at bottom, completeness: nothing of it is left out, appropriateness: form, length and tone fit.`,
    words: Object.keys(MET),
  };
}

function includesSide(side: Side, mode: Mode): boolean {
  return mode === "both" || mode === side;
}

function noPrompt(sentences: Readonly<Record<Side, number>>, mode: Mode): string | undefined {
  if (mode !== "both") return sentences[mode] === 0 ? NO_PROMPT[mode] : undefined;
  return sentences.user === 0 && sentences.system === 0 ? NO_PROMPT.user : undefined;
}

function countsOf(side: Side, { value, asked, fulfilled }: Alignment): [string, number][] {
  return [
    [`${side}Alignment`, value],
    [`${side}Asks`, asked],
    [`${side}AsksFulfilled`, fulfilled],
  ];
}
