import * as z from "zod";

// Generating code for a schema takes longer than validating with it, even for thousands of cases.
z.config({ jitless: true });

/** The schema library without code generation. Import it as a namespace, so that bundles contain only the used parts. */
export * from "zod";

/** Schema constructors for modules that do not load the library. Listed singly, because re-exporting `z` would bundle all 60 locales. */
export const kinds = {
  array: z.array,
  boolean: z.boolean,
  number: z.number,
  strictObject: z.strictObject,
  string: z.string,
  union: z.union,
  unknown: z.unknown,
};

/** Returns the schema of text for which `faultOf` returns undefined. */
export function textWithout(faultOf: (text: string) => string | undefined): z.ZodString {
  return z
    .string()
    .min(1)
    .superRefine((text, context) => {
      const message = faultOf(text);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    });
}

/** The `$schema` key of JSON files. YAML files have a comment instead. */
export const schemaAddress = z
  .string()
  .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
  .optional();

/** Returns an enum of words with a description of each, which editors show. */
export function choice<const Word extends string>(about: string, means: Readonly<Record<Word, string>>) {
  return z
    .enum(Object.keys(means) as [Word, ...Word[]])
    .meta({ description: about, enumDescriptions: Object.values(means) });
}
