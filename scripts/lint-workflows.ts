/**
 * Lints action.yml, the workflows and all workflows in the documentation with GitHub's language service and our own rules. Takes a
 * repository folder; the default is this repository.
 */
import { fileURLToPath } from "node:url";
import { languageFindings } from "./workflows/language-service.ts";
import { filesIn } from "./workflows/repository.ts";
import { ruleFindings } from "./workflows/rules.ts";
import { sourcesIn } from "./workflows/source.ts";

const root = process.argv[2] ?? fileURLToPath(new URL("..", import.meta.url));
const read = filesIn(root);
const sources = sourcesIn(root);
let found = 0;
for (const source of sources) {
  for (const { file, line, message } of [
    ...(await languageFindings(source, read)),
    ...ruleFindings(source),
  ]) {
    console.error(`${file}:${line}: ${message}`);
    found += 1;
  }
}
console.log(`${sources.length} workflows and actions linted, ${found} problems`);
process.exit(found > 0 ? 1 : 0);
