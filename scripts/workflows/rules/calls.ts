import { ACTIONS, ownPath, type ReadFile } from "../repository.ts";
import type { Rule } from "../rule.ts";
import { type Permissions, readWorkflow, type Workflow } from "../workflow.ts";

/** A call grants every permission that a job of the called workflow of ours asks for: GitHub starts no job of the run otherwise. */
export const permissions: Rule = {
  broken({ content: { permissions: ofAll, jobs }, lineOf }, _source, read) {
    return Object.entries(jobs).flatMap(([id, { uses, permissions = ofAll }]) => {
      const called = calledBy(uses, read)?.content;
      if (called === undefined) return [];
      const asked = [called.permissions, ...Object.values(called.jobs).map((job) => job.permissions)];
      const lacking = [...new Set(asked.flatMap((some) => beyond(permissions, some)))].sort();
      if (lacking.length === 0) return [];
      const message = `${uses} asks for more than this call grants, and GitHub will not start the run: add ${lacking.join(", ")} to the job's \`permissions\``;
      return [{ line: lineOf(["jobs", id, "permissions"]), message }];
    });
  },
};

/** A step names an action of its own repository by a path: the runner's parser refuses `$/` alone, and GitHub documents no such thing. */
export const ownActions: Rule = {
  broken({ content: { jobs }, lineOf }) {
    return Object.entries(jobs).flatMap(([id, { steps }]) =>
      steps.flatMap(({ uses }, at) =>
        uses === "$/" ? [{ line: lineOf(["jobs", id, "steps", at, "uses"]), message: BARE }] : [],
      ),
    );
  },
};

const BARE = `\`uses: $/\` has no path, which the runner refuses: write \`uses: $/${ACTIONS[1]}\``;

function calledBy(uses: string | undefined, read: ReadFile): Workflow | undefined {
  const path = uses === undefined ? undefined : ownPath(uses);
  const text = path === undefined ? undefined : read(path);
  return text === undefined ? undefined : readWorkflow({ text, firstLine: 1 });
}

const LEVELS = ["none", "read", "write"];

/** What `asked` has and `granted` lacks, such as `contents: read`. Where nothing is granted by name, the repository's settings decide. */
function beyond(granted: Permissions, asked: Permissions): string[] {
  if (granted === undefined || asked === undefined) return [];
  if (typeof asked === "string") return granted === asked || granted === "write-all" ? [] : [asked];
  return Object.entries(asked)
    .filter(([scope, level]) => LEVELS.indexOf(level) > LEVELS.indexOf(levelOf(granted, scope)))
    .map(([scope, level]) => `${scope}: ${level}`);
}

function levelOf(granted: string | Record<string, string>, scope: string): string {
  return typeof granted === "string" ? granted.replace(/-all$/, "") : (granted[scope] ?? "none");
}
