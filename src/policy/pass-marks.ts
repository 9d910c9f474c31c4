/**
 * The scorers by which a policy may decide: the score from which a run passes unless the policy says otherwise, and what whoever
 * writes a policy is told of them.
 */
const gating = {
  code: { passMark: 1, what: "The right tools in the right order" },
  f1: { passMark: 0.9, what: "The right calls with the right arguments" },
  llm: { passMark: 0.7, what: "What a model thinks of each call; needs a judge" },
};

/** The name of a scorer by which a policy may decide. */
export type GatingScorer = keyof typeof gating;

export const gatingScorers = Object.keys(gating) as GatingScorer[];

/** Something of each of them, by name. */
export function ofEachScorer<Value>(
  get: (id: GatingScorer, facts: { passMark: number; what: string }) => Value,
): Record<GatingScorer, Value> {
  const values = gatingScorers.map((id) => [id, get(id, gating[id])]);
  return Object.fromEntries(values);
}
