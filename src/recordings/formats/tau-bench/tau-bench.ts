import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { readChat } from "../../chat.ts";
import { type Format, messagesOf } from "../../format.ts";
import { toldTexts } from "../../recorded-texts.ts";
import { recordedReference, recordedReferences } from "../../references.ts";
import type { Run } from "../../run.ts";
import { caseAndTrial, isResults, isSimulation, readResults, readSimulation } from "./tau2.ts";

/** Results of tau-bench, one run at a time, and of tau2-bench, whole or one simulation at a time. */
export const tauBench: Format = {
  id: "tau-bench",
  title: "tau-bench and tau2-bench results",
  looksFor:
    "task_id beside traj[] (tau-bench), or simulations[] or one simulation with its messages (tau2-bench)",
  marks: [
    ["task_id", "traj", "reward"],
    ["tasks", "simulations"],
    ["task_id", "messages", "termination_reason"],
  ],
  refines: ["openai-chat"],
  detect(document) {
    return isTrajectory(document) || isResults(document) || isSimulation(document);
  },
  read(document) {
    if (isResults(document)) return readResults(document);
    if (isSimulation(document)) return [readSimulation(document)];
    if (isObject(document)) return [readTrajectory(document)];
    throw new RecordingError(
      "not an object: expected {task_id, traj} of tau-bench or {tasks, simulations} of tau2-bench",
    );
  },
};

function isTrajectory(document: Json): boolean {
  if (!isObject(document) || !("task_id" in document)) return false;
  if (Array.isArray(document.traj)) return document.traj.every(isObject);
  return hasCrashed(infoOf(document)) && isString(infoOf(document).traceback);
}

function readTrajectory(document: JsonObject): Run {
  const info = infoOf(document);
  const task = isObject(info.task) ? info.task : {};
  const messages = messagesOf(document.traj ?? null);
  if (messages === undefined) throw new RecordingError(missingTrajectory(info));
  const run = readChat(messages);
  return {
    ...run,
    ...caseAndTrial(document),
    ...recordedReferences(task.actions, readAction),
    ...toldTexts(task.outputs),
    warnings: [...run.warnings, ...doubts(run, info)],
  };
}

function infoOf(document: JsonObject): JsonObject {
  return isObject(document.info) ? document.info : {};
}

/** tau-bench replaces everything it knows of a run by the exception that ended it, the task too. */
function hasCrashed(info: JsonObject): boolean {
  return isString(info.error) && !isObject(info.task);
}

function missingTrajectory(info: JsonObject): string {
  return hasCrashed(info)
    ? "the run crashed and recorded no messages: see info.error in the recording, and record it again"
    : "no messages: expected traj, a list of chat messages";
}

function doubts(run: Run, info: JsonObject): string[] {
  const crash = hasCrashed(info)
    ? ["the run crashed; the recording does not say what was expected of it"]
    : [];
  const asText = run.texts.some(({ speaker, text }) => speaker === "user" && text.startsWith("API output: "));
  return asText
    ? [...crash, "the agent wrote its actions as text (act or react strategy); they are not counted"]
    : crash;
}

function readAction(action: JsonObject) {
  return recordedReference(action.name, action.kwargs);
}
