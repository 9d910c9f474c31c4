import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CommandResult, rungate } from "../../e2e/command-line.ts";
import { workspace } from "../../workspace.ts";
import { agent, type Model } from "./model.ts";

export const KEY = "sk-proj-ThisIsTheKeyOfTheTestsAndMustNotBeOnDisk0123456789";

const CASES = `cases:
  - id: lisbon
    input: to Lisbon
    referenceToolCalls: [{ name: book, arguments: { to: to Lisbon, date: "2026-06-12" } }]
  - id: porto
    input: to Porto
    referenceToolCalls: [{ name: book, arguments: { to: to Porto, date: "2026-06-12" } }]
`;

export function project(files: Record<string, string> = {}): string {
  return workspace({
    "agent.mjs": agent,
    "evals/cases.yml": CASES,
    ".github/rungate.yml":
      "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/cases.yml\ngate: { floors: { passRate: 1 } }\n",
    ...files,
  });
}

export const AGENT = ["--", process.execPath, "agent.mjs"];
export const PER_CASE = ["record", "--cases", "evals/cases.yml"];

export function record(
  root: string,
  { address }: Pick<Model, "address">,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return rungate(root, args, { OPENAI_BASE_URL: address, OPENAI_API_KEY: KEY, ...env });
}

export const recordingsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name !== "recorded.json")
    .sort();
export const runsIn = (root: string) => recordingsIn(join(root, "evals/runs"));
export const documentOf = (root: string, file: string) =>
  JSON.parse(readFileSync(join(root, "evals/runs", file), "utf8"));
