import type { Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import { counted, type TextOutcome } from "./text-scorer.ts";

/** The least of the scores that a recording brings along, of those that a case names. */
export const recorded = counted({
  id: "recorded",
  direction: "higher",
  passMark: 0.7,
  what: "The least of the scores that the recording brings along, of those that are named",
  version: 1,
  options: { scores: [] as readonly string[] },
  schema: ({ z }) => ({
    scores: z
      .array(z.string().min(1).max(limits.name))
      .min(1)
      .max(limits.recordedScores)
      .describe("Names of scores that each recording has under `scores`, from 0 to 1, more is better")
      .optional(),
  }),
  missing: (_texts, { scores }) => (scores.length === 0 ? "scores" : undefined),
  score({ scores: recorded = new Map() }, { scores }): TextOutcome {
    const missing = scores.filter((name) => (recorded.get(name) ?? null) === null);
    const [unknown] = missing;
    if (unknown !== undefined)
      return {
        status: "not-assessed",
        reason: `the recording has no score "${unknown}"`,
        unrecorded: true,
      };
    const values: number[] = [];
    for (const name of scores) {
      const value = shareOf(recorded.get(name) as Json);
      if (value === undefined)
        return { status: "error", reason: `the score "${name}" is not a number from 0 to 1` };
      values.push(value);
    }
    const least = Math.min(...values);
    return {
      status: "scored",
      value: least,
      details: {
        counts: { scores: values.length, least },
        lacks: scores.flatMap((name, at) => {
          const value = values[at] as number;
          return value === 1 ? [] : [{ text: `the score "${name}" is ${value}` }];
        }),
      },
    };
  },
});

/** A share as it may be recorded; undefined for anything else, an integer beyond what a number holds among it. */
function shareOf(value: Json): number | undefined {
  return typeof value === "number" && value >= 0 && value <= 1 ? value : undefined;
}
