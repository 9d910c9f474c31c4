import { type Markup, markup } from "../../escape/markup.ts";
import type { Report } from "../../report/schema.ts";
import { commitName } from "../../wording.ts";
import { baselineText } from "../change.ts";
import { policyName } from "../policy.ts";
import { cutShort } from "./cut-short.ts";

/** What was compared with what, by which policy, when and by which release. */
export function factsList(report: Report): Markup {
  return markup`<dl class="facts">${facts(report).map(
    ([name, value]) => markup`\n<div><dt>${name}</dt> <dd>${cutShort(value)}</dd></div>`,
  )}
</dl>`;
}

function facts(report: Report): [string, string][] {
  const { commit, headCommit, baseCommit, pullRequest, runAttempt, createdAt, tool } = report;
  const head = headCommit ?? commit;
  const tested = commit === head ? null : commit;
  const { source, fingerprint = "" } = policyName(report.policy);
  return [
    ...fact("pull request", pullRequest === null ? null : `#${pullRequest}`),
    ...fact("head", head && commitName(head)),
    ...fact("tested as", tested && commitName(tested)),
    ...fact("base", baseCommit && commitName(baseCommit)),
    ["baseline", baselineText(report.baseline)],
    ["policy", `${source} ${fingerprint}`.trim()],
    ...fact("attempt", runAttempt > 1 ? String(runAttempt) : null),
    ...fact("created", createdAt),
    ["rungate", tool.version],
  ];
}

function fact(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]];
}
