import { limits } from "../base/limits.ts";
import { isMistyped, type Problem } from "../base/problems.ts";
import { fullName, spellings, toolKey, toolNamed } from "../base/tool-name.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { Run } from "../recordings/run.ts";
import type { Report } from "../report/report.ts";
import type { ShardResult } from "../report/shard-result.ts";
import { banOf, isLiteral, rulesOf } from "../scorers/rule-set.ts";
import { toolMatcher } from "../scorers/tools.ts";

/** True for a policy that depends on which tools there are: in a rule, or by the whole name of a tool. */
export function asksForTools({ rules, tools }: Policy): boolean {
  return rules?.everyTool === true || tools.some(({ match }) => isLiteral(match));
}

/** Warnings about tools of the policy that no run has and no case names, and that are nearly called what one has: one a name. */
export function misspeltTools({ tools }: ShardResult, policy: Policy): Problem[] {
  const { named, offered = [], called = [] } = tools;
  const known = [...new Set([...called, ...offered, ...named])];
  return policy.tools.slice(0, limits.shownCalls).flatMap(({ match }) => {
    if (!isLiteral(match) || known.some(toolMatcher(match))) return [];
    const near = known.find((one) => isMistyped(match, one));
    if (near === undefined) return [];
    const message = `the policy's tool "${match}" is none that a run or a case has. Did you mean "${near}"?`;
    return [{ severity: "warning", message }];
  });
}

/** The tools that runs were offered, and those that they called. */
export class SeenTools {
  private readonly offered = new Set<string>();
  private readonly called = new Set<string>();

  /** Takes the tools of one more run. */
  see({ tools, toolCalls }: Pick<Run, "tools" | "toolCalls">): void {
    for (const { name } of tools) this.offered.add(name);
    for (const call of toolCalls) this.called.add(fullName(call));
  }

  /** Their names, each once. */
  lists(): { offered: string[]; called: string[] } {
    return { offered: [...this.offered], called: [...this.called] };
  }
}

/** The findings of the rule everyTool in a suite; undefined where the policy does not have it, and where the tools are not known. */
export function everyToolOf({ tools }: ShardResult, policy: Policy): Pick<Report, "everyTool"> {
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

/** Why that rule cannot be checked: what nobody can check must not pass. */
export function everyToolProblems(part: ShardResult, policy: Policy): Problem[] {
  // Where nothing was recorded, that is what a reader must know.
  if (!policy.rules?.everyTool || part.cases.length === 0 || toolsOf(part.tools, policy).length > 0)
    return [];
  const message =
    "the rule everyTool cannot be checked: no recording says which tools the agent has. Record the tools that the agent is offered, or write them in the policy: judge: { availableTools: […] }";
  return [{ severity: "error", message }];
}

/** The tools that some run must call: not those that the policy's own rules forbid. */
function toolsOf({ offered = [] }: ShardResult["tools"], { rules, judge }: Policy): string[] {
  if (!rules?.everyTool) return [];
  const ofSuite = rulesOf(rules);
  const all = new Set([...offered, ...(judge.availableTools ?? []).map(({ name }) => name)]);
  return [...all].filter((name) => banOf(name, ofSuite) === undefined).sort();
}
