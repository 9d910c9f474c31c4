import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bundledPackages } from "../../scripts/bundled-packages.ts";
import { workspace } from "../workspace.ts";
import { root } from "./runner.ts";

test("the package installs alone into an empty folder, and its demo shows a red and a green report", () => {
  const folder = workspace({ "package.json": { name: "empty", private: true } });
  const shell = (command: string, cwd = folder) =>
    execFileSync("sh", ["-c", command], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  shell(`npm pack --silent --pack-destination '${folder}'`, root);
  shell("npm install --offline --no-audit --no-fund ./rungate-*.tgz");
  expect(readdirSync(join(folder, "node_modules"))).toEqual([".bin", ".package-lock.json", "rungate"]);
  const output = shell("npx rungate demo");
  expect(output).toMatch(/^✘ rungate: 1 case got worse: book-flight$/m);
  expect(output).toMatch(/^● rungate: no case got worse/m);
  expect(output).toContain('date: expected "2026-06-12", got "2026-06-05"');
  const pages = [...output.matchAll(/file:\S+\.html/g)].map(([page]) => fileURLToPath(page));
  expect(pages.map((page) => existsSync(page) && readFileSync(page, "utf8").slice(0, 15))).toEqual([
    "<!doctype html>",
    "<!doctype html>",
  ]);
});

const runsTypeScript = Number(process.versions.node.split(".")[0]) >= 24;

test.runIf(runsTypeScript)("the bill of materials names each package in dist/", () => {
  const sbom = JSON.parse(
    execFileSync(process.execPath, ["scripts/sbom.ts"], { cwd: root, encoding: "utf8" }),
  );
  const names = bundledPackages().map(({ name }) => name);
  expect(names).toContain("zod");
  expect(sbom.components.map(({ name }: { name: string }) => name)).toEqual(names);
});
