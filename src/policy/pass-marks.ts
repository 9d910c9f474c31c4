/** The scorers by which a policy may decide, each with the score from which a run passes unless the policy says otherwise. */
export const defaultPassMarks = { code: 1, f1: 0.9, llm: 0.7 } as const;

/** The name of a scorer by which a policy may decide. */
export type GatingScorer = keyof typeof defaultPassMarks;

export const gatingScorers = Object.keys(defaultPassMarks) as GatingScorer[];
