import { parseConfiguration } from "../config/parse.ts";
import { isObject } from "../json/json.ts";
import type { Problem } from "../problems.ts";
import { Part } from "./part.ts";

/** A file of `.github/workflows/`. */
export interface Workflow {
  /** `.github/workflows/agent.yml`. */
  file: string;
  /** As GitHub lists it: its `name`, else its file. */
  name: string;
  /** The whole file. */
  whole: Part;
  /** The events that start it, with their filters. */
  triggers: ReadonlyMap<string, Part>;
  jobs: readonly Job[];
}

/** One job of it. */
export interface Job {
  id: string;
  part: Part;
  /** The ids of the jobs it waits for. */
  needs: readonly string[];
  steps: readonly Part[];
}

/** Reads a workflow from the text of its file; one that is none comes back as the problems that say why. */
export function readWorkflow(file: string, text: string): Workflow | readonly Problem[] {
  const document = parseConfiguration(file, text);
  const whole = new Part(document, [], document.value);
  if (document.problems.length > 0) return document.problems;
  if (!isObject(whole.get("jobs").value) || !whole.get("on").isThere) {
    const message = "is no workflow: expected YAML with `on` and `jobs`";
    return [{ severity: "error", file, message }];
  }
  const jobs = whole.get("jobs").entries.map(([id, part]) => {
    return { id, part, needs: part.get("needs").texts, steps: part.get("steps").items };
  });
  return { file, name: whole.get("name").text || file, whole, triggers: triggersOf(whole.get("on")), jobs };
}

/** `on` is an event, a list of events, or an object of them. */
function triggersOf(on: Part): ReadonlyMap<string, Part> {
  if (isObject(on.value)) return new Map(on.entries);
  return new Map(on.items.flatMap((item) => (item.text === undefined ? [] : [[item.text, item] as const])));
}

/** The jobs that a job waits for, and those that they wait for. */
export function jobsBefore(workflow: Workflow, { needs }: Job): Job[] {
  const byId = new Map(workflow.jobs.map((job) => [job.id, job]));
  const before = new Set<Job>();
  const waiting = [...needs];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const job = byId.get(id);
    if (job === undefined || before.has(job)) continue;
    before.add(job);
    waiting.push(...job.needs);
  }
  return [...before];
}
