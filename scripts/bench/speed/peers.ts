import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { agentevalsPeers } from "./agentevals.ts";
import { mastraPeers } from "./mastra.ts";
import type { Peer } from "./peer.ts";

const FOLDER = new URL("../peers/", import.meta.url);
const INSTALL = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];

/** Installs the other libraries on first use; or returns why they are missing. */
export async function loadPeers(): Promise<Peer[] | { missing: string }> {
  const failed = existsSync(new URL("node_modules/.package-lock.json", FOLDER)) ? undefined : install();
  if (failed !== undefined) return { missing: `could not be installed: ${failed}` };
  const module = (name: string) => import(new URL(name, FOLDER).href);
  try {
    return [...agentevalsPeers(await module("agentevals.mjs")), ...mastraPeers(await module("mastra.mjs"))];
  } catch (error) {
    return { missing: `could not be loaded: ${error instanceof Error ? error.message : error}` };
  }
}

function install(): string | undefined {
  console.error("installing the peers into scripts/bench/peers …");
  const { status, stderr, error } = spawnSync("npm", INSTALL, {
    cwd: fileURLToPath(FOLDER),
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status === 0) return undefined;
  return error?.message ?? stderr.split("\n").find((line) => /error/.test(line)) ?? `exit code ${status}`;
}
