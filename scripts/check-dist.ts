/** Fails when dist/ is not what the source builds. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
execFileSync(process.execPath, ["scripts/build.ts"], { cwd: root, stdio: "inherit" });
const changed = execFileSync("git", ["status", "--porcelain", "--", "dist"], { cwd: root, encoding: "utf8" });
if (changed !== "") {
  console.error(`dist/ is not what the source builds: run "npm run build" and commit it\n${changed}`);
  process.exit(1);
}
