/** The sign beside a word that is coloured, so that the colour says nothing alone. */
export const MARKS = { good: "✔", doubtful: "●", bad: "✘" } as const;

/** How something is coloured. */
export type Tone = keyof typeof MARKS;
