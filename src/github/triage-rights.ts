import { z } from "../zod.ts";
import { readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import type { Actor } from "./timeline.ts";

// An underscore stands in the logins of managed users. The brackets of an app's `[bot]` do not fit.
const LOGIN = /^[a-z\d][a-z\d_-]{0,99}$/i;

const rightsSchema = z.object({
  permission: z.string(),
  role_name: z.string(),
  user: z.object({ id: z.int(), permissions: z.object({ triage: z.boolean().optional() }).optional() }),
});

/** Whether this is a person's account, with a login that can be shown as it is. */
export function isPerson({ type, login }: Actor): boolean {
  return type === "User" && LOGIN.test(login);
}

/** Whether this person may triage, now, under the login of then. Throws what octokit throws, and GitHubError. */
export async function mayTriage({ octokit, owner, repo }: GitHub, { id, login }: Actor): Promise<boolean> {
  const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login });
  const { permission, role_name, user } = readAnswer(rightsSchema, data, "a permission");
  // A login that was given up may be somebody else's by now.
  if (user.id !== id) return false;
  // GitHub calls the role "maintain" the permission "write", and "triage" the permission "read".
  return (
    ["admin", "write"].includes(permission) || role_name === "triage" || user.permissions?.triage === true
  );
}
