/** A token's permission for a part of the repository, as in a workflow's `permissions:`. */
type Access = "none" | "read" | "write";

export interface Permissions {
  actions: Access;
  checks: Access;
  contents: Access;
  pullRequests: Access;
  /** Settings, for which workflows have no `permissions:`. */
}

export const defaultPermissions: Permissions = {
  actions: "read",
  checks: "none",
  contents: "read",
  pullRequests: "write",
};

/** The permissions of a pull request from a fork: read at most. */
export const readOnly: Permissions = {
  actions: "read",
  checks: "read",
  contents: "read",
  pullRequests: "read",
};

const OPEN = ["repos/get", "repos/get-branch-rules", "repos/get-collaborator-permission-level"];

/** True when the token may do this. `isWrite` depends on the request's method. */
export function mayDo(permissions: Permissions, operation: string, isWrite: boolean): boolean {
  if (OPEN.includes(operation)) return true;
  const permission = permissions[partOf(operation)];
  return permission === "write" || (permission === "read" && !isWrite);
}

function partOf(operation: string): keyof Permissions {
  const [group] = operation.split("/");
  if (operation === "repos/list-pull-requests-associated-with-commit") return "pullRequests";
  if (group === "actions" || group === "checks") return group;
  return group === "repos" ? "contents" : "pullRequests";
}
