import { z } from "../zod.ts";

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
