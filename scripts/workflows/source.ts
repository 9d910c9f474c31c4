import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";

export interface Source {
  file: string;
  firstLine: number;
  text: string;
  kind: "workflow" | "action" | "example";
}

export interface Finding {
  file: string;
  line: number;
  message: string;
}

/** Returns action.yml, the workflows, and every complete workflow in the documentation. */
export function sourcesIn(root: string): Source[] {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const found = (patterns: string[]) => globSync(patterns, { cwd: root, dot: true }).sort();
  const whole = (kind: Source["kind"]) => (file: string) => ({ file, firstLine: 1, text: read(file), kind });
  return [
    ...found(["action.yml", ".github/actions/*/action.yml"]).map(whole("action")),
    ...found([".github/workflows/*.{yml,yaml}"]).map(whole("workflow")),
    ...found(["*.md", "docs/**/*.md"]).flatMap((file) => workflowBlocks(file, read(file))),
  ];
}

/** Returns the fenced YAML blocks of a Markdown page that have `on` and `jobs`. */
export function workflowBlocks(file: string, markdown: string): Source[] {
  const blocks = markdown.matchAll(/^( *)(`{3,})ya?ml\b.*\n((?:.*\n)*?)^ *\2`* *$/gm);
  return [...blocks].flatMap((block) => {
    const [, indent = "", , body = ""] = block;
    const text = body.replaceAll(new RegExp(`^${indent}`, "gm"), "");
    if (!/^["']?on["']?:/m.test(text) || !/^jobs:/m.test(text)) return [];
    const firstLine = markdown.slice(0, block.index).split("\n").length + 1;
    return [{ file, firstLine, text, kind: "example" as const }];
  });
}
