/**
 * Writes docs/messages.md from the messages in src/ and in the workflows, and the reviewed rows in scripts/messages/rows/. Fails when a message has no row, or a
 * row no message. With --check, fails when the page differs from what is there.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readPassedOn, unexplained } from "./messages/constructions.ts";
import { readMessages } from "./messages/messages.ts";
import { pageOf } from "./messages/page.ts";
import { disagreements } from "./messages/review.ts";

const file = fileURLToPath(new URL("../docs/messages.md", import.meta.url));
const { sources, texts, unfound, written, groups } = readMessages();
const problems = [...disagreements(unfound, written), ...unexplained(sources, readPassedOn())];
const page = pageOf(groups, texts);
for (const problem of problems) console.error(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else if (!process.argv.includes("--check")) writeFileSync(file, page);
else if (readFileSync(file, "utf8") !== page) {
  console.error('docs/messages.md is not what src/ and the rows say: run "npm run messages" and commit it');
  process.exitCode = 1;
}
