import type { AllowedActions } from "../doctor/github-setup.ts";
import { z } from "../zod.ts";
import { readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";

const RETENTION = "GET /repos/{owner}/{repo}/actions/permissions/artifact-and-log-retention";

/** How many days artifacts are kept. Throws what octokit throws, and GitHubError. */
export async function readRetention({ octokit, owner, repo }: GitHub): Promise<number> {
  const { data } = await octokit.request(RETENTION, { owner, repo });
  return readAnswer(z.object({ days: z.int().min(1) }), data, "a retention of artifacts").days;
}

const allowedSchema = z
  .object({
    enabled: z.boolean(),
    allowed_actions: z.enum(["all", "local_only", "selected"]).optional(),
    sha_pinning_required: z.boolean().optional(),
  })
  .refine(({ enabled, allowed_actions: which }) => !enabled || which !== undefined);

const selectedSchema = z.object({
  github_owned_allowed: z.boolean(),
  verified_allowed: z.boolean(),
  patterns_allowed: z.array(z.string()).default([]),
});

/** What workflows of the repository may use. Throws what octokit throws, and GitHubError. */
export async function readAllowed({ octokit, owner, repo }: GitHub): Promise<AllowedActions> {
  const { data } = await octokit.rest.actions.getGithubActionsPermissionsRepository({ owner, repo });
  const allowed = readAnswer(allowedSchema, data, "permissions of GitHub Actions");
  const which = allowed.allowed_actions;
  const settings = {
    isEnabled: allowed.enabled,
    onlyLocal: which === "local_only",
    mustBePinned: allowed.sha_pinning_required ?? false,
  };
  if (which !== "selected") return { ...settings, list: undefined };
  const { data: list } = await octokit.rest.actions.getAllowedActionsRepository({ owner, repo });
  const selected = readAnswer(selectedSchema, list, "a list of allowed actions");
  const {
    patterns_allowed: patterns,
    github_owned_allowed: githubOwned,
    verified_allowed: verified,
  } = selected;
  return { ...settings, list: { patterns, githubOwned, verified } };
}
