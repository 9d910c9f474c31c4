import * as z from "../../core/schema.ts";
import { type BaselineQuery, type KeptBaseline, readKeptBaseline } from "../../github/baseline.ts";
import {
  commitId,
  faultText,
  type GitHub,
  isFaultOfGitHub,
  readAnswer,
  readPages,
  statusOf,
} from "../../github/client.ts";
import { isProtected } from "../../github/commits.ts";
import { type BranchRules, type GitHubFact, type GitHubSetup, unseenSetup } from "./repository.ts";
import type { Gate } from "./workflow.ts";

const repositorySchema = z.object({
  id: z.int().min(1),
  default_branch: z.string().min(1),
  private: z.boolean(),
});

/** Reads the settings on GitHub that the gates depend on. Settings that cannot be read are `unseen`, with the reason. */
export async function readSetup(
  github: GitHub,
  queries: ReadonlyMap<Gate, BaselineQuery>,
  listed: Iterable<string> = [],
): Promise<GitHubSetup> {
  const { octokit, owner, repo } = github;
  const repository = await see(async () => {
    const { data } = await octokit.rest.repos.get({ owner, repo });
    return readAnswer(repositorySchema, data, "a repository");
  });
  if ("unseen" in repository) return unseenSetup(repository.unseen);
  const { id, default_branch: branch, private: isPrivate } = repository.seen;
  const [rules, protection] = await Promise.all([
    see(() => readRules(github, branch)),
    see(() => readBranch(github, branch)),
  ]);
  const baselines = new Map<Gate, GitHubFact<KeptBaseline>>();
  for (const [gate, query] of queries) {
    const base =
      "unseen" in protection
        ? protection
        : await see(() => readKeptBaseline(github, query, { branch, id, commit: protection.seen.commit }));
    baselines.set(gate, base);
  }
  return {
    defaultBranch: { seen: branch },
    isPublic: { seen: !isPrivate },
    rules,
    protection: "unseen" in protection ? protection : { seen: protection.seen.checks },
    listedBranches: await see(async () => {
      const states = [...listed].map(async (name) => [name, await stateOf(github, name)] as const);
      return new Map(await Promise.all(states));
    }),
    baselines,
  };
}

async function stateOf(github: GitHub, branch: string): Promise<"protected" | "open" | "absent"> {
  try {
    return (await isProtected(github, branch)) ? "protected" : "open";
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    return "absent";
  }
}

async function see<T>(ask: () => Promise<T>): Promise<GitHubFact<T>> {
  try {
    return { seen: await ask() };
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    return { unseen: faultText(error) };
  }
}

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
/** Ignores rules of other types. A rule of these types must have its parameters. */
const rulesSchema = z
  .array(z.looseObject({ type: z.string() }))
  .transform((rules) => rules.filter(({ type }) => KNOWN.includes(type)))
  .pipe(z.array(ruleSchema));

async function readRules({ octokit, owner, repo }: GitHub, branch: string): Promise<BranchRules> {
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

/** Returns the newest commit of a branch and the checks that classic branch protection requires. */
async function readBranch(
  { octokit, owner, repo }: GitHub,
  branch: string,
): Promise<{ commit: string; checks: string[] }> {
  const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
  const { commit, protection } = readAnswer(branchSchema, data, "a branch");
  return { commit: commit.sha, checks: protection.required_status_checks?.contexts ?? [] };
}
