import type { BranchRules } from "../doctor/github-setup.ts";
import { z } from "../zod.ts";
import { commitId, readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { readPages } from "./pages.ts";

const ruleSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("required_status_checks"),
    parameters: z.object({
      required_status_checks: z.array(z.object({ context: z.string(), integration_id: z.int().nullish() })),
    }),
  }),
  z.object({
    type: z.literal("workflows"),
    parameters: z.object({ workflows: z.array(z.object({ path: z.string() })) }),
  }),
  z.object({ type: z.literal("merge_queue") }),
]);

const KNOWN = ["required_status_checks", "workflows", "merge_queue"];
/** Rules of other kinds are passed over; one of these kinds without its parameters cannot be used. */
const rulesSchema = z
  .array(z.looseObject({ type: z.string() }))
  .transform((rules) => rules.filter(({ type }) => KNOWN.includes(type)))
  .pipe(z.array(ruleSchema));

/** What rulesets demand of a branch. Throws what octokit throws, and GitHubError. */
export async function readRules({ octokit, owner, repo }: GitHub, branch: string): Promise<BranchRules> {
  const rules = await readPages<z.output<typeof ruleSchema>>(
    rulesSchema,
    (page) => octokit.rest.repos.getBranchRules({ owner, repo, branch, per_page: 100, page }),
    "a list of rules",
  );
  return {
    checks: rules.flatMap((rule) =>
      rule.type === "required_status_checks"
        ? rule.parameters.required_status_checks.map(({ context, integration_id: app }) => ({
            name: context,
            isFromOneApp: typeof app === "number",
          }))
        : [],
    ),
    workflows: rules.flatMap((rule) =>
      rule.type === "workflows" ? rule.parameters.workflows.map(({ path }) => path) : [],
    ),
    hasMergeQueue: rules.some(({ type }) => type === "merge_queue"),
  };
}

const branchSchema = z.object({
  name: z.string(),
  commit: z.object({ sha: commitId }),
  protection: z.object({
    required_status_checks: z.object({ contexts: z.array(z.string()) }).nullish(),
  }),
});

/** The newest commit of a branch, and the checks that classic protection demands. Throws what octokit throws, and GitHubError. */
export async function readBranch(
  { octokit, owner, repo }: GitHub,
  branch: string,
): Promise<{ commit: string; checks: string[] }> {
  const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
  const { commit, protection } = readAnswer(branchSchema, data, "a branch");
  return { commit: commit.sha, checks: protection.required_status_checks?.contexts ?? [] };
}
