import type { Policy } from "../../config/policy-schema.ts";
import { limits } from "../../core/limits.ts";
import { isMistyped, type Problem } from "../../core/problems.ts";
import { fullName, spellings, toolKey, toolNamed } from "../../core/tool-name.ts";
import type { Run } from "../../recordings/run.ts";
import type { Report } from "../../report/report.ts";
import type { ScoredSuite } from "../../report/scored-suite.ts";
import { banOf, isLiteral, rulesOf } from "../../scorers/rules.ts";
import { toolMatcher } from "../../scorers/tool-book.ts";

/** Returns true for a policy with the rule everyTool or a tool by its full name. */
export function asksForTools({ rules, tools }: Policy): boolean {
  return rules?.everyTool === true || tools.some(({ match }) => isLiteral(match));
}

/** Returns a warning for each tool of the policy that no run and no case has, where a similar name exists. */
export function misspeltTools({ tools }: ScoredSuite, policy: Policy): Problem[] {
  const { named, offered = [], called = [] } = tools;
  const names = [...new Set([...called, ...offered, ...named])];
  return policy.tools.slice(0, limits.shownCalls).flatMap(({ match }) => {
    if (!isLiteral(match) || names.some(toolMatcher(match))) return [];
    const near = names.find((name) => isMistyped(match, name));
    if (near === undefined) return [];
    const message = `the policy's tool "${match}" is none that a run or a case has. Did you mean "${near}"?`;
    return [{ severity: "warning", message }];
  });
}

export class SeenTools {
  private readonly offered = new Set<string>();
  private readonly called = new Set<string>();

  see({ tools, toolCalls }: Pick<Run, "tools" | "toolCalls">): void {
    for (const { name } of tools) this.offered.add(name);
    for (const call of toolCalls) this.called.add(fullName(call));
  }

  lists(): { offered: string[]; called: string[] } {
    return { offered: [...this.offered], called: [...this.called] };
  }
}

/** Returns the findings of the rule everyTool; nothing without the rule or without known tools. */
export function everyToolOf({ tools }: ScoredSuite, policy: Policy): Pick<Report, "everyTool"> {
  const names = toolsOf(tools, policy);
  if (names.length === 0) return {};
  const called = (tools.called ?? []).map(toolNamed);
  const texts = new Set(called.flatMap(spellings));
  const keys = new Set(called.map(toolKey));
  const isCalled = (name: string) => {
    const key = toolKey(toolNamed(name));
    return texts.has(name) || (key !== undefined && keys.has(key));
  };
  return { everyTool: { tools: names.length, uncalled: names.filter((name) => !isCalled(name)) } };
}

/** Returns an error where the rule cannot be checked, because an unchecked rule must not pass. */
export function everyToolProblems(part: ScoredSuite, policy: Policy): Problem[] {
  // Without recordings, other checks show the problem.
  if (!policy.rules?.everyTool || part.cases.length === 0 || toolsOf(part.tools, policy).length > 0)
    return [];
  const message =
    "the rule everyTool cannot be checked: no recording says which tools the agent has. Record the tools that the agent is offered, or write them in the policy: judge: { availableTools: […] }";
  return [{ severity: "error", message }];
}

/** Tools that the policy's own rules forbid are left out. */
function toolsOf({ offered = [] }: ScoredSuite["tools"], { rules, judge }: Policy): string[] {
  if (!rules?.everyTool) return [];
  const ofSuite = rulesOf(rules);
  const all = new Set([...offered, ...(judge.availableTools ?? []).map(({ name }) => name)]);
  return [...all].filter((name) => banOf(name, ofSuite) === undefined).sort();
}
