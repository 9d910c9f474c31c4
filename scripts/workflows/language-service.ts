import { registerHooks } from "node:module";
import type { ActionMetadata } from "@actions/languageservice/action";
import type { Finding, Source } from "./source.ts";

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

const OURS = "rungate/rungate";

/** What GitHub's own language service says of a source. Inputs of our own action are checked against `metadata`, its action.yml. */
export async function languageFindings(source: Source, metadata: ActionMetadata): Promise<Finding[]> {
  const { file, firstLine, kind } = source;
  // The service sees by its path what a document is, and remembers it by its address.
  const path = kind === "action" ? file : `.github/workflows/${encodeURIComponent(file)}-${firstLine}.yml`;
  const document = TextDocument.create(`file:///repository/${path}`, "yaml", 1, named(source.text));
  const diagnostics = await validate(document, {
    actionsMetadataProvider: {
      fetchActionMetadata: async ({ owner, name }) =>
        `${owner}/${name}` === OURS ? metadata : { name, description: "" },
    },
  });
  return diagnostics.map(({ range, message }) => ({
    file,
    line: firstLine + range.start.line,
    message: firstLineOf(typeof message === "string" ? message : message.value),
  }));
}

// A syntax error quotes the text below its sentence.
function firstLineOf(message: string): string {
  return message.split("\n", 1).join();
}

// The action of the checkout itself has no name by which its inputs could be looked up.
function named(text: string): string {
  return text.replaceAll(/(?<=uses: )\.\/(?=\s*$)/gm, `${OURS}@v0`);
}
