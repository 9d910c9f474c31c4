import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Reads a file of the repository by its path there. Undefined when there is none. */
export type ReadFile = (path: string) => string | undefined;

/** The places of the action: a workflow of ours names it by `$/` and the second one. */
export const ACTIONS: readonly string[] = ["", ".github/actions/rungate"];

/** `owner/name` of this repository, as workflows elsewhere call it. */
export const OURS = "rungate/rungate";

export function filesIn(root: string): ReadFile {
  return (path) => {
    const file = join(root, path);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, "utf8") : undefined;
  };
}

/**
 * Where in this repository stands what a `uses` names: "" for the action at its root, `.github/workflows/gate.yml` for a workflow.
 * `./` is the checkout, `$/` the repository and commit of the workflow file itself, so that neither has a version. Undefined for all
 * that belongs to others.
 */
export function ownPath(uses: string): string | undefined {
  const [name = "", version] = uses.split("@", 2);
  if (/^[.$]\//.test(name)) return version === undefined ? name.slice(2) : undefined;
  return `${name}/`.startsWith(`${OURS}/`) ? name.slice(OURS.length + 1) : undefined;
}
