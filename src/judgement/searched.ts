import type { Json } from "../json/json.ts";
import { sizeOf } from "../json/size.ts";
import { limits } from "../limits.ts";
import { hiddenValues } from "../policy/hidden-values.ts";
import type { RedactRules } from "../policy/redact.ts";
import type { Run } from "../recordings/run.ts";
import { sum } from "../statistics/mean.ts";
import { counted } from "../wording.ts";
import { type Redaction, redactionBy } from "./redaction.ts";
import { TOO_LONG } from "./too-long.ts";

/** Why there is nothing to ask. */
export interface Unasked {
  unasked: string;
}

/** Characters up to which many values that begin alike take their time; of longer ones there are few. */
const LONG = 200;
const TOO_MUCH_HIDDEN = `${TOO_LONG}: what redact hides by its path would have to be sought everywhere in it`;

/** What hides in these values what must not be shown of a run; or why there is too much to search. */
export function redactionFor(run: Run, searched: readonly Json[], rules: RedactRules): Redaction | Unasked {
  const most = limits.redactedText;
  const characters = sum(searched.map((value) => Math.min(sizeOf(value, most), most)));
  if (characters > limits.redactedRun)
    return { unasked: tooLong(characters, limits.redactedRun, "character") };
  const hidden = hiddenValues(run.toolCalls, rules);
  if (hidden.size > limits.hiddenValues)
    return { unasked: tooLong(hidden.size, limits.hiddenValues, "hidden value") };
  const toHide = sum([...hidden].map(({ length }) => Math.min(length, LONG)));
  if (toHide * characters > limits.hidingSteps) return { unasked: TOO_MUCH_HIDDEN };
  return redactionBy(rules, hidden);
}

/** Why a run that has too much of something is not judged. */
export function tooLong(count: number, most: number, noun: string): string {
  return `${TOO_LONG}: it has ${counted(count, noun)}, of at most ${counted(most, noun)}`;
}
