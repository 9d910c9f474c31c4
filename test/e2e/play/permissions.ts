import type { Permissions } from "../../loopback/access.ts";

/** Scopes of a token, as `permissions:` names them; who is not named has none. */
export type Grants = Record<string, "none" | "read" | "write">;

/** What a workflow has that says nothing, in a repository of these years. */
export const DEFAULT_GRANTS: Grants = { contents: "read", packages: "read" };

const RANKS = ["none", "read", "write"];

/** What of these permissions is more than the others allow, in GitHub's words; undefined when nothing is. */
export function excess(asked: Grants, allowed: Grants): string | undefined {
  const scopes = Object.entries(asked).flatMap(([scope, level]) => {
    const most = allowed[scope] ?? "none";
    return RANKS.indexOf(level) > RANKS.indexOf(most) ? [{ scope, level, most }] : [];
  });
  if (scopes.length === 0) return undefined;
  const wanted = scopes.map(({ scope, level }) => `${scope}: ${level}`).join(", ");
  const granted = scopes.map(({ scope, most }) => `${scope}: ${most}`).join(", ");
  return `is requesting '${wanted}', but is only allowed '${granted}'`;
}

/** The token of a job: on a pull request from a fork it reads at most. */
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
