import { code, joined, link, type Markdown, markdown } from "../../escape/markdown.ts";
import { limits } from "../../limits.ts";
import type { Report } from "../../report/schema.ts";
import { shorten } from "../../wording.ts";
import type { Section } from "../fit.ts";
import { policyName } from "../policy.ts";

/** Where the things are that the footer names. Addresses; null where there is none. */
export interface Links {
  /** The workflow run. */
  job: string | null;
  /** The whole report. */
  report: string | null;
  /** `https://github.com/owner/name`, under which commits are found. */
  repository: string | null;
}

const COMMIT = /^[0-9a-f]{40}$/;

/** What was compared with what, by which policy, and where to read on. */
export function footer(report: Report, links: Links): Section {
  const { headCommit, commit, policy, tool } = report;
  const head = headCommit ?? commit;
  const { source, fingerprint } = policyName(policy);
  const parts = [
    ...(head === null ? [] : [markdown`head ${commitText(head, links.repository)}`]),
    ...baselinePart(report, links.repository),
    markdown`${source}${fingerprint !== undefined && markdown` ${code(fingerprint)}`}`,
    markdown`rungate ${shorten(tool.version, limits.shownName)}`,
    ...(links.job === null ? [] : [link(markdown`job`, links.job)]),
    ...(links.report === null ? [] : [link(markdown`full report`, links.report)]),
  ];
  const text = markdown`<sub>${joined(parts, " · ")}</sub>`;
  return { kind: "scores", name: "what was compared with what", items: 0, text: () => text };
}

/** Which report it was compared with; the reason says how far back that is, and why that one. */
function baselinePart({ baseline }: Pick<Report, "baseline">, repository: string | null): Markdown[] {
  const { state, commit, reason } = baseline;
  if (state !== "found") return [];
  const name = commit !== null && markdown` ${commitText(commit, repository)}`;
  return [markdown`baseline${name}, ${reason}`];
}

/** The beginning of a commit's id, with a link to it where there is one. */
export function commitText(commit: string, repository: string | null): Markdown {
  if (!COMMIT.test(commit)) return code(shorten(commit, limits.shownName));
  const address = repository === null ? null : `${repository}/commit/${commit}`;
  return link(code(commit.slice(0, 7)), address);
}
