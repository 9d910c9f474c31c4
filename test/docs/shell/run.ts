import { execFileSync, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterAll } from "vitest";
import { parse, stringify } from "yaml";
import { programFile } from "../../e2e/runner.ts";
import { type JudgeServer, startJudge } from "../../loopback/openai/judge-server.ts";
import { type ScriptedModel, startScriptedModel } from "../../support/scripted-model.ts";
import { write } from "../../workspace.ts";
import { type Block, partsOf, root } from "../pages.ts";
import { commandLines, commandsIn } from "./parse.ts";
import { preparedFor } from "./prepared.ts";
import { isRunnable } from "./programs.ts";
import { documentedVerdicts } from "./verdicts.ts";

export interface Ran {
  line: number;
  text: string;
  status: number | null;
  stdout: string;
  stderr: string;
}

const folders: string[] = [];
const ran = new Map<string, Promise<Ran[]>>();
let judge: Promise<JudgeServer> | undefined;
let model: Promise<ScriptedModel> | undefined;

afterAll(async () => {
  await (await judge)?.close();
  (await model)?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs the commands of a page's shell blocks in order in one folder, as far as possible here. The result is cached. A section that names
 * files uses these as its suite.
 */
export function ranOn(page: string): Promise<Ran[]> {
  const running = ran.get(page) ?? runPage(page);
  ran.set(page, running);
  return running;
}

export function isShell({ language }: Block): boolean {
  return ["sh", "bash", "shell"].includes(language);
}

async function runPage(page: string): Promise<Ran[]> {
  const { files = {}, before = [], recordsAgents } = preparedFor[page]?.() ?? {};
  if (recordsAgents) model ??= startScriptedModel();
  const env = recordsAgents ? (await model)?.env : undefined;
  const folder = layOut(files);
  for (const line of before) await runLine(folder, line, env);
  const { blocks } = partsOf(page);
  const all: Ran[] = [];
  let section = "";
  for (const block of blocks.filter(isShell)) {
    if (block.section !== section) enter(block.section, blocks, folder);
    section = block.section;
    for (const { at, text } of commandLines(block.text)) {
      if (isRunnable(commandsIn(text)))
        all.push({ line: block.line + at, text, ...(await runLine(folder, text, env)) });
    }
  }
  return all;
}

/** Replaces the suite with the files that a section names. */
function enter(section: string, blocks: readonly Block[], folder: string): void {
  const own = blocks.filter((block) => block.section === section && block.file !== undefined);
  if (own.some(({ file }) => file?.startsWith("evals/")))
    for (const path of ["evals", ".github"]) rmSync(join(folder, path), { recursive: true, force: true });
  for (const { file = "", text } of own) write(folder, file, text);
}

/** A folder with rungate, its examples, and a repository with recordings, expectations and a policy. */
function layOut(files: Record<string, string>): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "rungate-page-"));
  folders.push(folder);
  const program = `await import(${JSON.stringify(pathToFileURL(programFile()))});\n`;
  write(folder, "package.json", { type: "module" });
  for (const path of ["dist/index.js", "path/to/rungate/dist/index.js"]) write(folder, path, program);
  write(
    folder,
    "bin/rungate",
    `#!/bin/sh\nexec '${process.execPath}' '${join(folder, "dist/rungate")}' "$@"\n`,
  );
  // Like an installation by npm: rungate takes its name from the started file.
  symlinkSync(programFile(), join(folder, "dist/rungate"));
  chmodSync(join(folder, "bin/rungate"), 0o755);
  const filter = (path: string) => !/[\\/](?:node_modules|agents[\\/]runs)$/.test(path);
  cpSync(join(root, "examples"), join(folder, "examples"), { recursive: true, filter });
  for (const [path, content] of Object.entries({ ...suite(), ...files })) write(folder, path, content);
  for (const args of COMMIT) execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  return folder;
}

function suite(): Record<string, string> {
  const example = (path: string) => readFileSync(join(root, "examples", path), "utf8");
  const { cases }: { cases: { id: string }[] } = parse(example("expectations.yml"));
  const trials = ["1", "2", "3"].map((trial) => `book-flight.${trial}.json`);
  return {
    "evals/expectations.yml": stringify({ cases: cases.filter(({ id }) => id === "book-flight") }),
    ".github/rungate.yml": `runs: evals/runs/{case}.{trial}.json\nexpectations: evals/expectations.yml\n${policyIn(example("rungate.yml"))}`,
    ...Object.fromEntries(trials.map((name) => [`evals/runs/${name}`, example(`before/openai/${name}`)])),
  };
}

function policyIn(text: string): string {
  const { runs: _runs, expectations: _expectations, baseline: _baseline, ...policy } = parse(text);
  return stringify(policy);
}

async function runLine(
  folder: string,
  line: string,
  env: Record<string, string> = {},
): Promise<Omit<Ran, "line" | "text">> {
  judge ??= startJudge(documentedVerdicts);
  const isJudged = line.includes("--judge-model") && !line.includes("--judge-base-url");
  const command = isJudged ? line.replace(/--judge-model/, `--judge-base-url ${(await judge).url} $&`) : line;
  return shell(folder, command, env);
}

const COMMIT = [
  ["init", "--quiet", "--initial-branch", "main"],
  ["add", "evals", ".github"],
  ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "a"],
];

async function shell(
  folder: string,
  command: string,
  env: Record<string, string>,
): Promise<Omit<Ran, "line" | "text">> {
  const child = spawn("sh", ["-c", command], {
    cwd: folder,
    env: {
      PATH: `${join(folder, "bin")}:${process.env.PATH}`,
      HOME: folder,
      RUNGATE_JUDGE_API_KEY: "sk-test",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
    killSignal: "SIGKILL",
  });
  const status = new Promise<number | null>((done, failed) => child.on("error", failed).on("close", done));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, stdout, stderr };
}
