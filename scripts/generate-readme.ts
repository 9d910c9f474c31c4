/** Writes the README's tables of inputs and outputs from action.yml. With --check, fails when they differ from what is there. */
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";

interface Entry {
  description: string;
  required?: boolean;
  default?: string;
}

const readme = new URL("../README.md", import.meta.url);
const action: { inputs: Record<string, Entry>; outputs: Record<string, Entry> } = parse(
  readFileSync(new URL("../action.yml", import.meta.url), "utf8"),
);

const inputs = Object.entries(action.inputs).map(([name, { description, required, default: preset }]) => {
  const value = required ? "required" : preset ? `\`${preset}\`` : "none";
  return `| \`${name}\` | ${description} | ${value} |`;
});
const outputs = Object.entries(action.outputs).map(
  ([name, { description }]) => `| \`${name}\` | ${description} |`,
);
const tables = [
  "| input | what | default |\n|---|---|---|",
  ...inputs,
  "\n| output | what |\n|---|---|",
  ...outputs,
].join("\n");

const text = readFileSync(readme, "utf8");
const marked = /(<!-- action\.yml: begin -->\n)[\s\S]*?(<!-- action\.yml: end -->)/;
if (!marked.test(text))
  throw new Error("README.md has lost the marks between which the tables of action.yml stand");
const fresh = text.replace(marked, (_all, begin: string, end: string) => `${begin}${tables}\n${end}`);
if (!process.argv.includes("--check")) writeFileSync(readme, fresh);
else if (fresh !== text) {
  console.error('README.md does not list what action.yml says: run "npm run readme" and commit it');
  process.exit(1);
}
