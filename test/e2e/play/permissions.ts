import type { Permissions } from "../../loopback/access.ts";

/** Scopes of a token, by the names in `permissions:`; missing ones are none. */
export type Grants = Record<string, "none" | "read" | "write">;

/** The permissions of a workflow without `permissions:`, in a recently created repository. */
export const DEFAULT_GRANTS: Grants = { contents: "read", packages: "read" };

const RANKS = ["none", "read", "write"];

/** The permissions beyond the allowed ones, in GitHub's words; undefined without any. */
export function excess(requested: Grants, allowed: Grants): string | undefined {
  const scopes = Object.entries(requested).flatMap(([scope, level]) => {
    const most = allowed[scope] ?? "none";
    return RANKS.indexOf(level) > RANKS.indexOf(most) ? [{ scope, level, most }] : [];
  });
  if (scopes.length === 0) return undefined;
  const excessive = scopes.map(({ scope, level }) => `${scope}: ${level}`).join(", ");
  const granted = scopes.map(({ scope, most }) => `${scope}: ${most}`).join(", ");
  return `is requesting '${excessive}', but is only allowed '${granted}'`;
}

/** The token of a job: on a pull request from a fork it can at most read. */
export function tokenOf(grants: Grants, { isFork }: { isFork: boolean }): Permissions {
  const access = (scope: string) => {
    const level = grants[scope] ?? "none";
    return isFork && level === "write" ? "read" : level;
  };
  return {
    actions: access("actions"),
    checks: access("checks"),
    contents: access("contents"),
    pullRequests: access("pull-requests"),
  };
}
