import { workspace } from "../../workspace.ts";
import { asText, filledText, type Scope } from "./expressions.ts";
import { tokenOf } from "./permissions.ts";
import { NO_STEPS, type Play, type PlayedJob, type Turn, type WorkflowPlay } from "./play.ts";
import { playSteps } from "./steps.ts";
import { isFromFork } from "./trigger.ts";

export async function playMember(
  play: Play,
  { prefix, file, grants, isOurs, secrets: declared }: WorkflowPlay,
  { id, job, isNew }: Turn,
  scope: Scope,
): Promise<PlayedJob> {
  const values = Object.values(scope.contexts.matrix ?? {}).map((value) => asText(value));
  const usual = values.length === 0 ? id : `${id} (${values.join(", ")})`;
  const name = `${prefix}${job.name === undefined ? usual : filledText(job.name, scope)}`;
  const earlier = play.earlier.find((played) => played.name === name && played.result === "success");
  if (earlier !== undefined && !isNew) return earlier;
  const stopped = play.begin(name);
  if (stopped !== undefined) return { ...NO_STEPS, name, result: stopped };
  const { trigger } = play;
  const own = job.permissions ?? file.permissions ?? grants;
  trigger.github.permissions = tokenOf(own, { isFork: isFromFork(trigger) });
  const secrets = [trigger.github.token, ...Object.values(declared)];
  const place = { ...play, workspace: workspace(), job: id, isOurs, secrets };
  return { name, ...(await playSteps(job, scope.contexts, place)) };
}
