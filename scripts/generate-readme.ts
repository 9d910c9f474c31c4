/** Writes the tables of inputs and outputs in the documentation from action.yml and gate.yml. With --check, fails when they differ. */
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";

interface Entry {
  description: string;
  required?: boolean;
  default?: string | number | boolean;
}

interface Interface {
  inputs: Record<string, Entry>;
  secrets?: Record<string, Entry>;
  outputs: Record<string, Entry>;
}

function read(file: string): string {
  return readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
}

const action: Interface = parse(read("action.yml"));
const gate: { on: { workflow_call: Interface } } = parse(read(".github/workflows/gate.yml"));

const pages: { file: string; tables: Record<string, string[]> }[] = [
  {
    file: "docs/action.md",
    tables: { "gate.yml": interfaceTables(gate.on.workflow_call), "action.yml": interfaceTables(action) },
  },
];

function interfaceTables({ inputs, secrets = {}, outputs }: Interface): string[] {
  return [
    table(["input", "what", "default"], rows(inputs, defaultOf)),
    table(["secret", "what"], rows(secrets)),
    table(["output", "what"], rows(outputs)),
  ].filter((text) => text !== "");
}

function rows(entries: Record<string, Entry>, ...more: ((entry: Entry) => string)[]): string[][] {
  return Object.entries(entries).map(([name, entry]) => [
    `\`${name}\``,
    // Markdown would read text in angle brackets as a tag and show nothing.
    entry.description.replaceAll("<", "&lt;"),
    ...more.map((cell) => cell(entry)),
  ]);
}

function defaultOf({ required, default: preset }: Entry): string {
  if (required) return "required";
  return preset === undefined || preset === "" ? "none" : `\`${preset}\``;
}

function table(header: string[], body: string[][]): string {
  if (body.length === 0) return "";
  const lines = [header, ...body].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.toSpliced(1, 0, `|${"---|".repeat(header.length)}`).join("\n");
}

function withTables(text: string, file: string, tables: Record<string, string[]>): string {
  let fresh = text;
  for (const [name, blocks] of Object.entries(tables)) {
    const [begin, end] = [`<!-- ${name}: begin -->\n`, `<!-- ${name}: end -->`];
    const [from, to] = [fresh.indexOf(begin) + begin.length, fresh.indexOf(end)];
    if (from < begin.length || to < from)
      throw new Error(`${file} has lost the marks of the tables "${name}"`);
    fresh = `${fresh.slice(0, from)}${blocks.join("\n\n")}\n${fresh.slice(to)}`;
  }
  return fresh;
}

for (const { file, tables } of pages) {
  const text = read(file);
  const fresh = withTables(text, file, tables);
  if (!process.argv.includes("--check")) writeFileSync(new URL(`../${file}`, import.meta.url), fresh);
  else if (fresh !== text) {
    console.error(`${file} does not list what there is: run "npm run fix" and commit it`);
    process.exitCode = 1;
  }
}
