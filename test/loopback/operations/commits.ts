import { fault, notFound, paged } from "../answer.ts";
import { fill } from "../fill.ts";
import { ahead, changedFiles, log, mergeBase } from "../git.ts";
import type { Commit } from "../repository.ts";
import type { Operations } from "./call.ts";
import { commitDocument } from "./documents.ts";

const FILES_SHOWN = 300;
const COMMITS_SHOWN = 250;

export const commits: Operations = {
  "repos/get-commit": ({ state, path, query }) => {
    const ref = path("ref");
    query("page");
    query("per_page");
    const commit = state.commitAt(ref);
    if (commit === undefined) return fault(422, `No commit found for SHA: ${ref}`);
    const parent = state.commitAt(commit.parents[0] ?? "");
    const changed = changedFiles(parent ?? { ...commit, files: {} }, commit);
    return { body: { ...commitDocument(commit), files: changed.map(fileDocument) } };
  },
  "repos/list-commits": (call) => {
    const { state, query } = call;
    const tip = state.commitAt(query("sha") ?? state.repository.defaultBranch);
    if (tip === undefined) return notFound;
    return paged(log(state.commits, tip.sha), call, (page) => page.map(commitDocument));
  },
  "repos/compare-commits-with-basehead": (call) => {
    const { state, path, number } = call;
    const [baseName = "", headName = ""] = path("basehead").split("...");
    const [base, head] = [state.commitAt(baseName), state.commitAt(headName)];
    if (base === undefined || head === undefined) return notFound;
    const shared = mergeBase(state.commits, base.sha, head.sha);
    if (shared === undefined) return fault(404, `No common ancestor between ${baseName} and ${headName}.`);
    const [before, behind] = [
      ahead(state.commits, base.sha, head.sha),
      ahead(state.commits, head.sha, base.sha).length,
    ];
    const isFirstPage = (number("page") ?? 1) === 1;
    const differences = isFirstPage ? changedFiles(shared, head) : [];
    const show = (page: Commit[]) =>
      fill("commit-comparison", {
        base_commit: commitDocument(base),
        merge_base_commit: commitDocument(shared),
        status: statusOf(before.length, behind),
        ahead_by: before.length,
        behind_by: behind,
        total_commits: before.length,
        commits: page.map(commitDocument),
        files: differences.slice(0, FILES_SHOWN).map(fileDocument),
      });
    return paged(before, call, show, COMMITS_SHOWN);
  },
};

export function fileDocument(filename: string) {
  return fill("diff-entry", { filename, status: "modified", sha: "0".repeat(40) });
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return "diverged";
  if (ahead > 0) return "ahead";
  return behind > 0 ? "behind" : "identical";
}
