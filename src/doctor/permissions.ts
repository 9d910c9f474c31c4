import { isObject } from "../json/json.ts";
import type { Gate } from "./gate.ts";
import type { Part } from "./part.ts";

const LEVELS = ["none", "read", "write"];

/** What the token of a job may do, where the workflow says so: the job's own word, else the workflow's. */
export function permissionsOf({ job, workflow }: Gate): Part | undefined {
  return [job.part, workflow.whole].map((part) => part.get("permissions")).find(({ isThere }) => isThere);
}

/** Whether `granted` has this level of a scope. */
export function grants(granted: Part, scope: string, level: string): boolean {
  return LEVELS.indexOf(levelOf(granted, scope)) >= LEVELS.indexOf(level);
}

/** The scopes that may be written, without those that are asked for. `*` is all of them. */
export function writesBeyond(granted: Part, asked: ReadonlyMap<string, string>): string[] {
  if (granted.text === "write-all") return ["*"];
  return granted.entries.flatMap(([scope, { text }]) =>
    text === "write" && asked.get(scope) !== "write" ? [scope] : [],
  );
}

function levelOf(granted: Part, scope: string): string {
  if (isObject(granted.value)) return granted.get(scope).text ?? "none";
  return (granted.text ?? "none").replace(/-all$/, "");
}
