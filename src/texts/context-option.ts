import type { SchemaKit } from "./text-scorer.ts";
import type { CaseTexts } from "./texts.ts";

/** What an answer may rest on. "": what the case declares, else what the tools answered. */
export type ContextOption = "" | "case" | "tool-results" | { toolResults: string[] };

const FROM_TOOLS = "write context: { toolResults: [the tool's name] }";

/** How other tools say it. */
export const CONTEXT_INSTEAD = {
  contextExtractor: FROM_TOOLS,
  getContext: FROM_TOOLS,
};

/** The same as it may be written. */
export function contextSchema({ z, choice }: SchemaKit) {
  return z
    .union([
      choice("Where the context comes from", {
        case: "The case's own context",
        "tool-results": "What the tools answered in the run, each item of a list by itself",
      }),
      z.strictObject({
        toolResults: z
          .array(z.string().min(1))
          .min(1)
          .describe("Globs of tools whose answers are the context"),
      }),
    ])
    .describe(
      "What the answer may rest on. Where no level says it: the case's context, else what the tools answered",
    )
    .optional();
}

/** What a case lacks for it. */
export function missingContext({ context }: CaseTexts, option: ContextOption): string | undefined {
  return option === "case" && context === undefined ? "context" : undefined;
}
