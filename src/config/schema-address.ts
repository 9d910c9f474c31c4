import { z } from "../zod.ts";

/** The key by which a JSON file names its schema, as a YAML file does in a comment. */
export const schemaAddress = z
  .string()
  .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
  .optional();
