import type { Search } from "../../src/github/baseline.ts";
import type { Report } from "../../src/report/report.ts";
import { recorded, reportOf } from "../gate/comparison/fixture.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { Artifact, Commit, WorkflowRun } from "../loopback/repository.ts";

export function history(github: LoopbackGitHub, count: number): Commit[] {
  return Array.from({ length: count }, () => github.commit()).reverse();
}

function baseReport(commit: Commit, more: Partial<Report> = {}): Report {
  return reportOf([recorded("a", "x+")], { commit: commit.sha, role: "base", ...more });
}

/** The artifacts of a workflow run: by default of a push of the commit that uploads its report. */
export function record(
  github: LoopbackGitHub,
  head: Commit,
  {
    run = {},
    artifact = {},
    report = {},
  }: {
    run?: Partial<WorkflowRun>;
    artifact?: Partial<Omit<Artifact, "run">> & { run?: WorkflowRun | null; content?: string | Buffer };
    report?: Partial<Report>;
  } = {},
): { run: WorkflowRun; artifact: Artifact } {
  const left = github.run({ head, ...run });
  const content = JSON.stringify(baseReport(head, report));
  return { run: left, artifact: github.artifact({ run: left, content, ...artifact }) };
}

/** The search of a pull request against main, and its debug log. */
export function searchFrom(base: Commit, more: Partial<Search> = {}): Search & { debugLog: string[] } {
  const debugLog: string[] = [];
  return {
    suite: "default",
    baseCommit: base.sha,
    baseBranch: "main",
    repositoryId: 42,
    workflow: ".github/workflows/agent.yml",
    workflows: [],
    hasPolicy: false,
    debug: (text) => debugLog.push(text),
    debugLog,
    ...more,
  };
}
