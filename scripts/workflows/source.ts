import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { isMap, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";

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

/**
 * Returns the workflows of a Markdown page: fenced YAML blocks with `on` and `jobs`. A block without `permissions` changes the workflow in the section
 * that the text above it links to, and is returned with that workflow's other parts.
 */
export function workflowBlocks(file: string, markdown: string): Source[] {
  const whole = new Map<string, string>();
  let line = 1;
  return markdown.split(/^(?=## )/m).flatMap((section) => {
    const first = line;
    line += section.split("\n").length - 1;
    const [title = ""] = section.slice("## ".length).split("\n", 1);
    return [...section.matchAll(/^( *)(`{3,})ya?ml\b.*\n((?:.*\n)*?)^ *\2`* *$/gm)].flatMap((block) => {
      const [, indent = "", , body = ""] = block;
      const text = body.replaceAll(new RegExp(`^${indent}`, "gm"), "");
      const above = section.slice(0, block.index);
      const firstLine = first + above.split("\n").length;
      const has = (key: string) => new RegExp(`^["']?${key}["']?:`, "m").test(text);
      if (!has("jobs")) return [];
      const links = [...above.matchAll(/\]\((#[\w-]+)\)/g)].map(([, anchor = ""]) => whole.get(anchor));
      const base = links.findLast((found) => found !== undefined);
      if (base !== undefined && !has("permissions"))
        return [{ file, firstLine, text: changed(base, text), kind: "example" as const }];
      if (!has("on")) return [];
      const anchor = `#${title.toLowerCase().replaceAll(" ", "-")}`;
      if (!whole.has(anchor)) whole.set(anchor, text);
      return [{ file, firstLine, text, kind: "example" as const }];
    });
  });
}

/**
 * The workflow with these keys. A job with `uses` or `runs-on` takes the place of the job of its name. Of any other, the keys are changed, and the steps
 * with the same `uses` or the same program.
 */
function changed(workflow: string, change: string): string {
  const document = parseDocument(workflow);
  const keys = parseDocument(change).contents;
  const jobs = document.get("jobs");
  if (!isMap(jobs) || !isMap(keys)) throw new Error(`no jobs: ${change}`);
  for (const { key, value } of keys.items) if (String(key) !== "jobs") document.set(key, value);
  const own = keys.get("jobs");
  for (const { key, value } of isMap(own) ? own.items : []) {
    const before = jobs.get(key, true);
    const isWhole = !isMap(value) || value.has("uses") || value.has("runs-on");
    if (isMap(before) && !isWhole) merge(before, value);
    else jobs.set(key, value);
  }
  return document.toString({ lineWidth: 0 });
}

function merge(into: YAMLMap, from: YAMLMap): void {
  for (const { key, value } of from.items) {
    const own = into.get(key, true);
    if (isMap(own) && isMap(value)) merge(own, value);
    else if (isSeq(own) && isSeq(value) && value.items.every(isMap)) mergeSteps(own, value);
    else into.set(key, value);
  }
}

function mergeSteps(into: YAMLSeq, from: YAMLSeq): void {
  for (const step of from.items.filter(isMap)) {
    const own = into.items.filter(isMap).find((one) => nameOf(one) === nameOf(step));
    if (own === undefined) throw new Error(`no step is like ${nameOf(step)}`);
    merge(own, step);
  }
}

function nameOf(step: YAMLMap): string {
  const program = String(step.get("run")).split(" ", 3).join(" ");
  return String(step.get("uses") ?? program);
}
