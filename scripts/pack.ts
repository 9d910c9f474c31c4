/**
 * Writes rungate.tgz, the command line as an npm package. It has no dependencies, because dist/ bundles them. One commit always gives equal
 * bytes.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [target = "rungate.tgz"] = process.argv.slice(2);
const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const packaged = [
  "name",
  "version",
  "description",
  "keywords",
  "license",
  "repository",
  "type",
  "bin",
  "engines",
  "files",
];
const manifest = Object.fromEntries(packaged.map((key) => [key, own[key]]));

const staged = mkdtempSync(join(tmpdir(), "rungate-package-"));
try {
  for (const each of [...own.files, "README.md", "LICENSE"])
    cpSync(join(root, each), join(staged, each), { recursive: true });
  writeFileSync(join(staged, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const packed = execFileSync("npm", ["pack", "--silent"], { cwd: staged, encoding: "utf8" });
  cpSync(join(staged, packed.trim()), resolve(target));
} finally {
  rmSync(staged, { recursive: true, force: true });
}
