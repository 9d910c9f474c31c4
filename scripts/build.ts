/** Builds the committed dist/: TypeScript to build/, then one bundle. The same source gives the same bytes. */
import { execFileSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name: string) => `${root}node_modules/.bin/${name}`;

const empty = (folder: string) => rmSync(`${root}${folder}`, { recursive: true, force: true });

empty("build");
execFileSync(bin("tsc"), ["-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
// Only now, so that sources which do not compile leave what is there.
empty("dist");
execFileSync(bin("ncc"), ["build", "build/main.js", "-o", "dist", "--license", "licenses.txt"], {
  cwd: root,
  stdio: "inherit",
});
chmodSync(`${root}dist/index.js`, 0o755);
