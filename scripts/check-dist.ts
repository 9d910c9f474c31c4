/** Fails when dist/ is not what the source builds, and shows where. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const SHOWN_LINES = 60;
const SHOWN_COLUMNS = 200;

const root = fileURLToPath(new URL("..", import.meta.url));
const git = (...words: string[]) =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });

execFileSync(process.execPath, ["scripts/build.ts"], { cwd: root, stdio: "inherit" });
const changed = git("status", "--porcelain", "--", "dist");
if (changed !== "") {
  console.error(`dist/ is not what the source builds: run "npm run build" and commit it\n${changed}`);
  const lines = git("diff", "--text", "--unified=1", "--", "dist").split("\n").slice(0, SHOWN_LINES);
  for (const line of lines) console.error(line.slice(0, SHOWN_COLUMNS));
  process.exit(1);
}
