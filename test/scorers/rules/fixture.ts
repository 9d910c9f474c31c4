import type { JsonObject } from "../../../src/core/json.ts";
import type { Run, ToolCall } from "../../../src/recordings/run.ts";
import { brokenRuleTexts } from "../../../src/report/reasons.ts";
import { brokenRules, uncheckedRule } from "../../../src/scorers/check-rules.ts";
import type { Rules } from "../../../src/scorers/rules.ts";
import { expectationOf, made, runOf } from "../fixture.ts";

export function rulesIn(caseFields: JsonObject): Rules {
  return expectationOf({ rules: caseFields }).rules;
}

/** Calls in a text such as `search book! pay?`: `!` failed, `~` was rejected, `?` has no result. */
export function callsIn(text: string): ToolCall[] {
  const statuses = { "!": "error", "~": "rejected", "?": "pending" } as const;
  return text.split(" ").flatMap((word) => {
    const status = statuses[word.at(-1) as keyof typeof statuses];
    if (word === "") return [];
    return made(status === undefined ? word : word.slice(0, -1), {}, status === undefined ? {} : { status });
  });
}

/** The message of rules on a run: broken ones, else unverifiable ones, else empty. */
export function say(
  caseFields: JsonObject,
  calls: readonly ToolCall[] | string,
  more: Partial<Run> = {},
): string[] {
  const run = runOf(typeof calls === "string" ? callsIn(calls) : calls, more);
  const rules = rulesIn(caseFields);
  const unchecked = uncheckedRule(run, rules);
  return [
    ...brokenRuleTexts({ brokenRules: brokenRules(run, rules) }),
    ...(unchecked === undefined ? [] : [unchecked]),
  ];
}
