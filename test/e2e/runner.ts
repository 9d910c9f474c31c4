import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** The repository that holds action.yml and dist/. */
export const root: string = fileURLToPath(new URL("../..", import.meta.url));

interface Annotation {
  level: "error" | "warning" | "notice";
  message: string;
  [property: string]: string;
}

export interface ActionResult {
  exitCode: number | null;
  outputs: Record<string, string>;
  /** Outputs that action.yml does not declare. */
  undeclaredOutputs: string[];
  summary: string;
  annotations: Annotation[];
  log: string;
}

/** Runs the built action as the runner does: inputs by action.yml, file commands, workflow commands on standard output. */
export async function runAction(
  inputs: Record<string, string>,
  { workspace, env = {} }: { workspace: string; env?: Record<string, string> },
): Promise<ActionResult> {
  const action = parse(readFileSync(join(root, "action.yml"), "utf8"));
  const unknown = Object.keys(inputs).filter((name) => !(name in action.inputs));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(", ")}`);
  const folder = mkdtempSync(join(tmpdir(), "runner-"));
  const files = { GITHUB_OUTPUT: join(folder, "output"), GITHUB_STEP_SUMMARY: join(folder, "summary") };
  for (const file of Object.values(files)) writeFileSync(file, "");
  mkdirSync(join(folder, "temp"));
  const given = Object.entries<{ default?: string }>(action.inputs).map(([name, { default: preset }]) => [
    `INPUT_${name.toUpperCase()}`,
    inputs[name] ?? preset ?? "",
  ]);
  const child = spawn(process.execPath, [resolve(root, action.runs.main)], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH,
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: "octo/demo",
      GITHUB_EVENT_NAME: "push",
      GITHUB_SHA: "a".repeat(40),
      GITHUB_REF: "refs/heads/main",
      RUNNER_TEMP: join(folder, "temp"),
      ...files,
      ...Object.fromEntries(given),
      ...env,
    },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  const exitCode = await new Promise<number | null>((done) => child.on("close", done));
  const outputs = readFileCommand(readFileSync(files.GITHUB_OUTPUT, "utf8"));
  return {
    exitCode,
    outputs,
    undeclaredOutputs: Object.keys(outputs).filter((name) => !(name in action.outputs)),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, "utf8"),
    annotations: stdout.split(/\r?\n/).flatMap(readAnnotation),
    log: stdout + stderr,
  };
}

/** `name<<DELIMITER … DELIMITER` or `name=value`, as the runner reads GITHUB_OUTPUT. */
function readFileCommand(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const heredoc = /^([^=]+?)<<(.+)$/.exec(line);
    if (heredoc !== null) {
      const end = lines.indexOf(heredoc[2] ?? "", at + 1);
      if (end === -1) throw new Error(`no end of ${heredoc[1]}`);
      values[heredoc[1] ?? ""] = lines.slice(at + 1, end).join("\n");
      at = end;
    } else if (line.includes("="))
      values[line.slice(0, line.indexOf("="))] = line.slice(line.indexOf("=") + 1);
    else if (line !== "") throw new Error(`not a file command: ${line}`);
  }
  return values;
}

function readAnnotation(line: string): Annotation[] {
  const command = /^\s*::(error|warning|notice)(?: (.*?))?::(.*)$/.exec(line);
  if (command === null) return [];
  const [, level, properties = "", message = ""] = command;
  const pairs = properties.split(",").flatMap((pair) => {
    const at = pair.indexOf("=");
    return at === -1 ? [] : [[pair.slice(0, at), decode(pair.slice(at + 1))]];
  });
  return [{ ...Object.fromEntries(pairs), level: level as Annotation["level"], message: decode(message) }];
}

function decode(text: string): string {
  return text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");
}
