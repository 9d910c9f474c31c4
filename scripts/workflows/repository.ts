import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export type ReadFile = (path: string) => string | undefined;

/** The folders of the action: our own workflows use `$/` and the second one. */
export const ACTIONS: readonly string[] = ["", ".github/actions/rungate"];

/** `owner/name` of this repository in the workflows of other repositories. */
export const OURS = "rungate/rungate";

export function filesIn(root: string): ReadFile {
  return (path) => {
    const file = join(root, path);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, "utf8") : undefined;
  };
}

/**
 * Returns the path in this repository that a `uses` names: "" for the root action, `.github/workflows/gate.yml` for a workflow, undefined
 * for other repositories. `./` is the checkout, `$/` the repository and commit of the workflow file itself, so neither has a version.
 */
export function ownPath(uses: string): string | undefined {
  const [name = "", version] = uses.split("@", 2);
  if (/^[.$]\//.test(name)) return version === undefined ? name.slice(2) : undefined;
  return `${name}/`.startsWith(`${OURS}/`) ? name.slice(OURS.length + 1) : undefined;
}
