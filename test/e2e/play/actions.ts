import { info } from "@actions/core";
import { checkOutIn } from "../checkout.ts";
import { runAction } from "../runner.ts";
import { playAction } from "./action-step.ts";
import { download, upload } from "./artifact-actions.ts";
import { type Place, processJob, type StepEnd } from "./place.ts";
import { testedCommit } from "./trigger.ts";

interface ActionCall {
  inputs: Record<string, string>;
  env: Record<string, string>;
  place: Place;
}

type Action = (call: ActionCall) => Promise<StepEnd>;

const ACTIONS: Record<string, Action> = {
  "rungate/rungate": rungate,
  "actions/checkout": checkout,
  "actions/upload-artifact": ({ inputs, place }) => upload(inputs, place),
  "actions/download-artifact": ({ inputs, place }) => download(inputs, place),
};

/** The player for a `uses:`. Throws for unknown actions. */
export function actionOf(uses: string, { isOurs }: Pick<Place, "isOurs">): Action {
  if (uses === "$/.github/actions/rungate" && isOurs) return rungate;
  const action = ACTIONS[uses.replace(/@.+$/, "")];
  if (action === undefined || !uses.includes("@")) throw new Error(`the player cannot play uses: ${uses}`);
  return action;
}

function rungate({ inputs, env, place }: ActionCall): Promise<StepEnd> {
  return runAction(inputs, processJob(place, env));
}

/** Plays `actions/checkout` of the tested commit, or of `ref`. */
function checkout({ inputs: { ref, ...inputs }, place }: ActionCall): Promise<StepEnd> {
  const unknown = Object.keys(inputs).filter((name) => name !== "persist-credentials");
  if (unknown.length > 0) throw new Error(`the player's actions/checkout has no input ${unknown.join(", ")}`);
  const { trigger, workspace } = place;
  return playAction(place, () => {
    const commit = ref === undefined ? testedCommit(trigger) : trigger.github.commitAt(ref);
    if (commit === undefined) throw new Error(`A branch or commit with the name '${ref}' could not be found`);
    const branch = /^refs\/heads\/(.+)$/.exec(ref ?? trigger.event.env.GITHUB_REF ?? "")?.[1];
    checkOutIn(workspace, commit, branch);
    info(`checked out ${commit.sha}`);
  });
}
