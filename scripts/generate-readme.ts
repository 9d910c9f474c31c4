/** Writes the tables of inputs and outputs in the documentation from action.yml and gate.yml. With --check, fails when they differ. */
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";

interface Entry {
  description: string;
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

const pages: { file: string; tables: Record<string, string> }[] = [
  {
    file: "docs/action.md",
    tables: {
      inputs: inputTable(action, gate.on.workflow_call),
      outputs: table(["output", "what"], rows(action.outputs)),
    },
  },
];

/** All inputs, once: those that only one of the two has say so. */
function inputTable(action: Interface, { inputs, secrets = {} }: Interface): string {
  const only = (name: string) => {
    if (!(name in action.inputs)) return "`gate.yml` only. ";
    return name in inputs || name in secrets ? "" : "Action only. ";
  };
  const own = Object.entries(inputs).filter(([name]) => !(name in action.inputs));
  const all = Object.entries(action.inputs).toSpliced(1, 0, ...own);
  const described = all.map(([name, entry]): [string, Entry] => [
    name,
    { description: only(name) + entry.description + defaultOf(entry) },
  ]);
  return table(["input", "what"], rows(Object.fromEntries(described)));
}

function rows(entries: Record<string, Entry>): string[][] {
  // Markdown would read text in angle brackets as a tag and show nothing.
  return Object.entries(entries).map(([name, { description }]) => [
    `\`${name}\``,
    description.replaceAll("<", "&lt;"),
  ]);
}

function defaultOf({ description, default: preset }: Entry): string {
  const isSaid = preset === undefined || preset === "" || description.includes("By default");
  return isSaid ? "" : `. Default: \`${preset}\``;
}

function table(header: string[], body: string[][]): string {
  const lines = [header, ...body].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.toSpliced(1, 0, `|${"---|".repeat(header.length)}`).join("\n");
}

function withTables(text: string, file: string, tables: Record<string, string>): string {
  let fresh = text;
  for (const [name, text] of Object.entries(tables)) {
    const [begin, end] = [`<!-- ${name}: begin -->\n`, `<!-- ${name}: end -->`];
    const [from, to] = [fresh.indexOf(begin) + begin.length, fresh.indexOf(end)];
    if (from < begin.length || to < from)
      throw new Error(`${file} has lost the marks of the tables "${name}"`);
    fresh = `${fresh.slice(0, from)}${text}\n${fresh.slice(to)}`;
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
