import type { SchemaKit } from "./text-scorer.ts";
import type { CaseTexts } from "./texts.ts";

/** What an answer may rest on. "": what the case declares, else what the tools answered. */
export type ContextOption = "" | "case" | "tool-results" | Pointer | { toolResults: string[] };

/** A JSON pointer into the recording. */
type Pointer = `/${string}`;

/** Whether an option says where the context stands in the recording. */
export function isPointer(option: ContextOption): option is Pointer {
  return typeof option === "string" && option.startsWith("/");
}

/** Of at most 200 characters, for reasons repeat it. */
const POINTER = /^\/[^\n]{0,199}$/;
const NO_POINTER =
  "case, tool-results, or a JSON pointer of at most 200 characters, such as /metadata/retrievedContext";

const FROM_TOOLS =
  "write context: { toolResults: [the tool's name] }, or where it stands in the recording, as context: /metadata/retrievedContext";

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
      z
        .string()
        .regex(POINTER, NO_POINTER)
        .describe("Where it stands in the recording: a JSON pointer, such as /metadata/retrievedContext"),
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
