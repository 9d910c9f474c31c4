/** Builds the committed dist/: TypeScript to build/, then one bundle. The same source gives the same bytes. */
import { execFileSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name: string) => `${root}node_modules/.bin/${name}`;

for (const folder of ["build", "dist"]) rmSync(`${root}${folder}`, { recursive: true, force: true });
execFileSync(bin("tsc"), ["-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
execFileSync(bin("ncc"), ["build", "build/main.js", "-o", "dist", "--license", "licenses.txt"], {
  cwd: root,
  stdio: "inherit",
});
chmodSync(`${root}dist/index.js`, 0o755);
