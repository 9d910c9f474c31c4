import { isMistyped, type Problem } from "../problems.ts";
import { captureNames } from "./path-pattern.ts";

const NAMES = ["case", "trial"];
/** What people put behind the name of a thing. */
const ADDITION = /[-_]?(?:id|name|number|no)$/;

/** A capture that looks like another name misspelt. */
export interface MisspeltCapture {
  capture: string;
  meant: string;
}

/** The captures that look like `{case}` or `{trial}` misspelt, where the pattern has none of that name: they make tags. */
export function misspeltCaptures(pattern: string): MisspeltCapture[] {
  const captures = captureNames(pattern);
  return NAMES.filter((name) => !captures.includes(name)).flatMap((meant) => {
    const capture = captures.find((one) => isOf(meant, one.toLowerCase().replace(ADDITION, "")));
    return capture === undefined ? [] : [{ capture, meant }];
  });
}

/** A warning of each of them. */
export function misspeltWarnings(pattern: string): Problem[] {
  return misspeltCaptures(pattern).map(({ capture, meant }) => {
    const message = `the capture {${capture}} makes a tag of that name: did you mean {${meant}}?`;
    return { severity: "warning", file: pattern, message };
  });
}

function isOf(meant: string, word: string): boolean {
  return word === meant || isMistyped(word, meant);
}
