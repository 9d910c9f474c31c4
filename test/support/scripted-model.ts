import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The model of the example agents on its own port. */
export interface ScriptedModel {
  /** The variables of an agent that uses it. */
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
