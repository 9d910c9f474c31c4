import { notFound, paged } from "../answer.ts";
import { type Fields, fill } from "../fill.ts";
import type { CheckRun } from "../repository.ts";
import type { Operations } from "./call.ts";

export const checks: Operations = {
  "checks/create": ({ state, body }) => {
    const id = state.nextId();
    const check = {
      id,
      name: String(body.name),
      headSha: String(body.head_sha),
      status: String(body.status ?? "queued"),
      conclusion: typeof body.conclusion === "string" ? body.conclusion : null,
      output: {},
    };
    state.checks.push(check);
    return { status: 201, body: checkDocument(check) };
  },
  "checks/update": ({ state, path, body }) => {
    const check = state.checks.find(({ id }) => id === Number(path("check_run_id")));
    if (check === undefined) return notFound;
    const { conclusion, output } = body;
    // A conclusion completes a check run, as GitHub's description of this request says.
    if (typeof conclusion === "string") Object.assign(check, { status: "completed", conclusion });
    Object.assign(check, { output });
    return { status: 200, body: checkDocument(check) };
  },
  "checks/list-for-ref": (call) => {
    const name = call.query("check_name");
    const commit = call.state.commitAt(call.path("ref"));
    const shown = call.state.checks
      .filter(({ headSha }) => headSha === commit?.sha)
      .filter((check) => name === undefined || check.name === name);
    const show = (page: CheckRun[]) => ({ total_count: shown.length, check_runs: page.map(checkDocument) });
    return paged(shown, call, show);
  },
};

function checkDocument({ id, name, headSha, status, conclusion }: CheckRun): Fields {
  return fill("check-run", { id, name, head_sha: headSha, status, conclusion });
}
