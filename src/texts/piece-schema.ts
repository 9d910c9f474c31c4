import type { Json } from "../json/json.ts";
import type { Pattern } from "../matching/pattern.ts";
import { compileText } from "../matching/text-pattern.ts";
import type { z as Z } from "../zod.ts";

let made: Z.ZodType<Pattern> | undefined;

/** A text, or a matcher of texts, as expectations and policies write it. */
export function pieceSchema(z: typeof Z): Z.ZodType<Pattern> {
  made ??= z
    .unknown()
    .meta({
      id: "piece",
      description: "Text, a number, or a matcher: {$regex: …}, {$ignoreCase: …}, {$oneOf: […]}",
    })
    .transform((value, context) =>
      compileText(value as Json, (path, message) => {
        context.addIssue({ code: "custom", path: [...path], message });
      }),
    );
  return made;
}
