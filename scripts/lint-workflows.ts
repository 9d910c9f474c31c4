/** Lints action.yml and the workflows with GitHub's own language service. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

// The language service imports JSON without the attribute that Node demands.
registerHooks({
  load: (url, context, next) =>
    next(
      url,
      url.endsWith(".json") ? { ...context, importAttributes: { type: "json" }, format: "json" } : context,
    ),
});
const { validate } = await import("@actions/languageservice");
const { TextDocument } = await import("vscode-languageserver-textdocument");

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = `${root}.github/workflows`;
const workflows = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
const files = ["action.yml", ...workflows.map((name) => `.github/workflows/${name}`)];

let found = 0;
for (const file of files) {
  const document = TextDocument.create(
    `file:///repository/${file}`,
    "yaml",
    1,
    readFileSync(`${root}${file}`, "utf8"),
  );
  for (const { range, message } of await validate(document, {})) {
    console.error(`${file}:${range.start.line + 1}: ${message}`);
    found += 1;
  }
}
console.log(`${files.length} files linted, ${found} problems`);
process.exit(found > 0 ? 1 : 0);
