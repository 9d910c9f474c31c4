import { registerHooks } from "node:module";
import type { ActionMetadata } from "@actions/languageservice/action";
import { parse, stringify } from "yaml";
import { OURS, type ReadFile } from "./repository.ts";
import type { Finding, Source } from "./source.ts";
import { readWorkflow } from "./workflow.ts";

// The language service imports JSON without the import attribute that Node requires.
registerHooks({
  load: (url, context, next) =>
    next(
      url,
      url.endsWith(".json") ? { ...context, importAttributes: { type: "json" }, format: "json" } : context,
    ),
});
const { validate } = await import("@actions/languageservice");
const { TextDocument } = await import("vscode-languageserver-textdocument");

// The service also reports this for other repositories' workflows; for ours a rule does.
const NOT_FOUND = "Unable to find reusable workflow";

interface Reference {
  path: string;
  owner?: string;
  repository?: string;
}

/**
 * Returns the findings of GitHub's language service. Inputs of our action are checked against action.yml, calls of our reusable workflows
 * against the called file.
 */
export async function languageFindings(source: Source, read: ReadFile): Promise<Finding[]> {
  const { file, firstLine, kind } = source;
  // The service detects the document type by the path and caches it by the address.
  const path = kind === "action" ? file : `.github/workflows/${encodeURIComponent(file)}-${firstLine}.yml`;
  const document = TextDocument.create(`file:///repository/${path}`, "yaml", 1, named(source.text));
  const diagnostics = await validate(document, {
    actionsMetadataProvider: {
      fetchActionMetadata: async ({ owner, name, path }) =>
        `${owner}/${name}` === OURS && path === undefined ? ourAction(read) : { name, description: "" },
    },
    fileProvider: {
      getFileContent: async (reference) => ({
        name: reference.path,
        content: referenced(reference, read),
      }),
    },
  });
  return diagnostics
    .map(({ range, message }) => ({
      file,
      line: firstLine + range.start.line,
      message: firstLineOf(typeof message === "string" ? message : message.value),
    }))
    .filter(({ message }) => message !== NOT_FOUND);
}

function ourAction(read: ReadFile): ActionMetadata | undefined {
  const text = read("action.yml");
  return text === undefined ? undefined : parse(text);
}

/** Returns the text of a file for the service. Throws when this repository has no such file, and then it is not checked. */
function referenced({ owner, repository, path }: Reference, read: ReadFile): string {
  const isOurs = owner === undefined || `${owner}/${repository}` === OURS;
  const text = isOurs ? read(path) : undefined;
  if (text === undefined) throw new Error(`no file ${path} in this repository`);
  if (!path.startsWith(".github/workflows/")) return text;
  // The caller needs `on` only: errors further down would get the caller's line numbers.
  const workflow = readWorkflow({ text, firstLine: 1 });
  if (workflow === undefined) throw new Error(`${path} is not a workflow`);
  return stringify({ on: workflow.content.on, jobs: { called: { "runs-on": "ubuntu-latest" } } });
}

// A syntax error quotes the source below its first line.
function firstLineOf(message: string): string {
  return message.split("\n", 1).join();
}

// The service looks up our action by name only, which this spelling lacks.
function named(text: string): string {
  return text.replaceAll(/(?<=uses:\s+["']?)\.\/(?=["']?\s*(?:[,}#].*)?$)/gm, `${OURS}@v0`);
}
