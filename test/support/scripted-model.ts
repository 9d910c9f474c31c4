import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface ScriptedModel {
  env: { OPENAI_BASE_URL: string; OPENAI_API_KEY: string };
  stop: () => void;
}

/** Starts the model of `examples/agents`. `settings` are its variables, such as the booked day. */
export async function startScriptedModel(settings: Record<string, string> = {}): Promise<ScriptedModel> {
  const file = fileURLToPath(new URL("../../examples/agents/model.mjs", import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { ...settings, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [address] = await once(createInterface(child.stdout), "line");
  return {
    env: { OPENAI_BASE_URL: String(address), OPENAI_API_KEY: "none" },
    stop: () => child.kill(),
  };
}
