import type { SchemaKit } from "./text-scorer.ts";
import type { CaseTexts } from "./texts.ts";

/** What an answer may rest on. "": what the case declares, else what the tools answered. */
export type ContextOption = "" | "case" | "tool-results" | { toolResults: string[] };

const FROM_TOOLS = "write context: { toolResults: [the tool's name] }";

/** What a scorer says of itself that looks at what an answer rests on, and has no other option. */
export const contextFacts = {
  options: { context: "" as ContextOption },
  schema: (kit: SchemaKit) => ({ context: contextSchema(kit) }),
  /** How other tools say it. */
  instead: { contextExtractor: FROM_TOOLS, getContext: FROM_TOOLS },
  missing: ({ context }: CaseTexts, options: { context: ContextOption }) =>
    options.context === "case" && context === undefined ? "context" : undefined,
};

/** The same as it may be written. */
function contextSchema({ z, choice }: SchemaKit) {
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
