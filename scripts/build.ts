/** Builds the committed dist/: TypeScript to build/, then one bundle. The same source gives the same bytes. */
import { execFileSync } from "node:child_process";
import { chmodSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withStableNames } from "./stable-names.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name: string) => `${root}node_modules/.bin/${name}`;

const empty = (folder: string) => rmSync(`${root}${folder}`, { recursive: true, force: true });

empty("build");
execFileSync(bin("tsc"), ["-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
// Only after compiling, so that sources with errors leave the old dist/ in place.
empty("dist");
execFileSync(bin("ncc"), ["build", "build/main.js", "-o", "dist", "--license", "licenses.txt"], {
  cwd: root,
  stdio: "inherit",
});
for (const chunk of globSync(`${root}dist/*.js`)) {
  writeFileSync(chunk, withStableNames(readFileSync(chunk, "utf8")));
}
chmodSync(`${root}dist/index.js`, 0o755);
