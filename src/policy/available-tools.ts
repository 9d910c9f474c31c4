import { limits } from "../limits.ts";
import type { ToolDefinition } from "../recordings/run.ts";
import { z } from "../zod.ts";

const name = z.string().min(1).max(limits.name);

/** The tools that an agent could have called, as a file may write them: names, or names with a description. */
export const availableToolsSchema = z
  .array(
    z.union([
      name.transform((name): ToolDefinition => ({ name })),
      z
        .strictObject({
          name: name.describe("The tool's name"),
          description: z.string().describe("What the tool does, for the judge").optional(),
        })
        .transform(
          ({ name, description }): ToolDefinition =>
            description === undefined ? { name } : { name, description },
        ),
    ]),
  )
  .max(limits.availableTools);
