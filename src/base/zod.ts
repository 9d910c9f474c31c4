import * as z from "zod";

// Code that is made for a schema takes longer than what is checked with it, even for thousands of cases.
z.config({ jitless: true });

/** The library of schemas. It makes no code of text here. Import it as a namespace: then a bundle has only what is used of it. */
export * from "zod";

/**
 * The kinds of schema that whoever does not load the library is handed. They are named one by one: where all of the library is handed on,
 * a bundle has all of it, with its messages in sixty languages.
 */
export const kinds = {
  array: z.array,
  boolean: z.boolean,
  number: z.number,
  strictObject: z.strictObject,
  string: z.string,
  union: z.union,
  unknown: z.unknown,
};

/** Text in which `faultOf` finds nothing wrong. */
export function textWithout(faultOf: (text: string) => string | undefined): z.ZodString {
  return z
    .string()
    .min(1)
    .superRefine((text, context) => {
      const message = faultOf(text);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    });
}

/** The key by which a JSON file names its schema, as a YAML file does in a comment. */
export const schemaAddress = z
  .string()
  .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
  .optional();

/** One of some words. Takes what the choice is about, and what each word means: editors show both. */
export function choice<const Word extends string>(about: string, means: Readonly<Record<Word, string>>) {
  return z
    .enum(Object.keys(means) as [Word, ...Word[]])
    .meta({ description: about, enumDescriptions: Object.values(means) });
}
