import { jsonText } from "../json/canonical.ts";
import type { Json } from "../json/json.ts";

/**
 * What could end a line, imitate a marker or a fence, hide text or turn its direction: control, format and
 * separator characters, those that are not drawn (variation selectors, fillers), halves of characters, and
 * the signs of which markers and fences are made.
 */
const ESCAPED = /[<>&`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A JSON value as JSON on one line that holds none of these characters. All of them stand inside strings,
 * where an escape means the same.
 */
export function oneLine(value: Json): string {
  return jsonText(value).replace(ESCAPED, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
