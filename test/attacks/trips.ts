import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readReport as readStoredReport } from "../../src/gate/baseline/read-reports.ts";
import { suitesFor } from "../../src/github/gate-suites.ts";
import { loadInputs, settingsOf } from "../../src/github/inputs.ts";
import { reportText } from "../../src/report/cases.ts";
import type { Report } from "../../src/report/report.ts";
import { checkOut } from "../e2e/checkout.ts";
import { pullRequestEvent } from "../e2e/events.ts";
import { rawVerdict } from "../e2e/reading.ts";
import { type ActionResult, root, runAction } from "../e2e/runner.ts";
import { inputVariables, type Job } from "../e2e/variables.ts";
import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import type { Artifact, Commit, PullRequest, WorkflowRun } from "../loopback/repository.ts";
import { type Content, reportOn } from "../workspace.ts";

/** The inputs of the workflow on both sides. No comments by default, because GitHub requires a second between two writes. */
const inputs = { runs: "runs/*.json", expectations: "expectations.yml", comment: "never" };

const ids = Array.from({ length: 12 }, (_, at) => `trip-${at + 1}`);

export function recording(id: string, date = "2026-06-12"): string {
  return JSON.stringify({ case: id, toolCalls: [{ name: "book", arguments: { date }, status: "ok" }] });
}

export function recordings(wrong: readonly string[] = []): Record<string, string> {
  const date = (id: string) => (wrong.includes(id) ? "2026-06-05" : undefined);
  return Object.fromEntries(ids.map((id) => [`runs/${id}.json`, recording(id, date(id))]));
}

export function expectation(id: string, date = "2026-06-12", more = ""): string {
  return `  - { id: ${id}, referenceToolCalls: [{ name: book, arguments: { date: ${date} } }]${more} }`;
}

export function expectations(lines: readonly string[] = ids.map((id) => expectation(id))): string {
  return `cases:\n${lines.join("\n")}\n`;
}

/** The expectations with some lines changed; null removes a line. */
export function expectationsWith(changed: Record<string, string | null>): string {
  const lines = ids.map((id) => changed[id] ?? (id in changed ? null : expectation(id)));
  return expectations(lines.filter((line) => line !== null));
}

/** A repository whose base branch has the passing suite in two commits, optionally with a policy. */
export async function startRepository(
  policy?: string,
): Promise<{ github: LoopbackGitHub; below: Commit; base: Commit }> {
  const github = await startGitHub();
  const rule = policy === undefined ? {} : { ".github/rungate.yml": policy };
  const below = github.commit({
    files: {
      ...recordings(),
      ...rule,
      "expectations.yml": expectations(),
      ".github/workflows/agent.yml": "on: push",
    },
  });
  return { github, below, base: github.commit() };
}

export function recordBase(
  github: LoopbackGitHub,
  commit: Commit,
  {
    files = {},
    report = {},
    run = {},
    artifact = {},
    with: stepInputs = {},
  }: {
    files?: Record<string, Content>;
    report?: Partial<Report> | ((recorded: Report) => Partial<Report>);
    run?: Partial<WorkflowRun>;
    artifact?: Partial<Omit<Artifact, "run">> & { run?: WorkflowRun | null; content?: string | Buffer };
    with?: Record<string, string>;
  } = {},
): Artifact {
  const policy = commit.files[".github/rungate.yml"] === undefined ? {} : { policy: ".github/rungate.yml" };
  const recorded = reportOn(
    { ...commit.files, ...files },
    {
      runs: [inputs.runs],
      role: "base",
      commit: commit.sha,
      settings: settingsBy({ ...inputs, ...stepInputs }),
      ...policy,
    },
  );
  const left = github.run({ head: commit, ...run });
  const changed = typeof report === "function" ? report(recorded) : report;
  return github.artifact({ run: left, content: reportText({ ...recorded, ...changed }), ...artifact });
}

function settingsBy(stepInputs: Record<string, string>): Report["settings"] {
  const variables = inputVariables(parse(readFileSync(join(root, "action.yml"), "utf8")), stepInputs);
  const inputs = loadInputs((name) => variables[`INPUT_${name.toUpperCase()}`] ?? "");
  return settingsOf(suitesFor(inputs, { base: undefined })[0] ?? inputs);
}

export interface Gated extends ActionResult {
  headline: string;
  report: Report | undefined;
  workspace: string;
}

export function openPull(
  github: LoopbackGitHub,
  files: Record<string, string | null>,
  more: Partial<Parameters<LoopbackGitHub["pull"]>[0]> = {},
): PullRequest {
  const branch = `feature-${github.pulls.size}`;
  return github.pull({ head: github.commit({ branch, files }), ...more });
}

/** Runs the action on a pull request. `prepare` changes the workspace after the checkout. */
export async function gate(
  github: LoopbackGitHub,
  pull: PullRequest,
  {
    with: stepInputs = {},
    prepare = () => {},
    ...job
  }: Partial<Job> & { with?: Record<string, string>; prepare?: (workspace: string) => void } = {},
): Promise<Gated> {
  const merge = github.commits.get(pull.mergeSha);
  if (merge === undefined) throw new Error("a pull request without its merge commit");
  const workspace = job.workspace ?? checkOut(merge);
  prepare(workspace);
  const event = pullRequestEvent(github, pull);
  const result = await runAction({ ...inputs, ...stepInputs }, { github, event, ...job, workspace });
  return { ...result, headline: rawVerdict(result.summary), report: readReport(result), workspace };
}

function readReport({ outputs }: ActionResult): Report | undefined {
  if (!outputs.report) return undefined;
  return readStoredReport(readFileSync(outputs.report, "utf8"));
}
