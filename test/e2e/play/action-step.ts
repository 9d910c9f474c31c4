import type { ArtifactClient } from "@actions/artifact";
import { backendIds, runtimeToken } from "../../loopback/runtime-token.ts";
import { JobLog } from "../job-log.ts";
import { jobVariables } from "../variables.ts";
import { type Place, processJob, type StepEnd } from "./place.ts";

/** Plays a step with one of GitHub's actions: the output of `act` becomes the log, and an error fails the step. */
export async function playAction(place: Place, act: () => void | Promise<void>): Promise<StepEnd> {
  const variables = actionVariables(place);
  const secrets = [...place.secrets, variables.ACTIONS_RUNTIME_TOKEN];
  const log = new JobLog({ secrets, showsDebug: false });
  let printed = "";
  const failure = await inStep(
    variables,
    (text) => {
      printed += text;
    },
    async () => {
      try {
        await act();
      } catch (error) {
        if (error instanceof Error) return error;
        throw error;
      }
      return undefined;
    },
  );
  for (const line of printed.split(/\r?\n/)) if (line !== "") log.line(line);
  if (failure !== undefined) log.annotate({ level: "error", message: failure.message });
  const { outputs, text, annotations, secrets: masked } = log;
  return {
    exitCode: failure === undefined ? 0 : 1,
    outputs,
    log: text,
    annotations,
    summary: "",
    secrets: masked,
  };
}

/** Uses GitHub's artifact client as a step of a job would; its output is discarded. */
export async function withArtifactClient<T>(
  place: Place,
  act: (client: ArtifactClient) => Promise<T>,
): Promise<T> {
  const client = await artifactClient();
  return inStep(
    actionVariables(place),
    () => {},
    () => act(client),
  );
}

/** GitHub's artifact client, loaded lazily because that is slow. */
export async function artifactClient(): Promise<ArtifactClient> {
  return (await import("@actions/artifact")).default;
}

/** The runner's variables for actions: artifact service and token. Scripts do not get them. */
function actionVariables(place: Place) {
  const { trigger, run, job } = place;
  const { env, ...rest } = processJob(place);
  return {
    ...jobVariables(rest, ""),
    ...env,
    ACTIONS_RUNTIME_TOKEN: runtimeToken(backendIds(run, job)),
    ACTIONS_RESULTS_URL: `${trigger.github.results}/`,
  };
}

/** Runs `act` in this process with only these variables and captures its output. Nothing else may run meanwhile. */
async function inStep<T>(
  env: Record<string, string>,
  print: (text: string) => void,
  act: () => Promise<T>,
): Promise<T> {
  const before = process.env;
  const { write } = process.stdout;
  try {
    process.env = { ...env };
    process.stdout.write = (chunk) => {
      print(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
      return true;
    };
    return await act();
  } finally {
    process.env = before;
    process.stdout.write = write;
  }
}
