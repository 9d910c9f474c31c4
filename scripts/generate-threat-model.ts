/**
 * Writes the numbers of docs/threat-model.md from the tests that there are, and checks that each test it names exists: a link to a file
 * of tests has a part of a test's name as its text. With --check, fails when the numbers differ from what is there.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createVitest } from "vitest/node";
import { limits } from "../src/base/limits.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const PAGE = "docs/threat-model.md";
/** A file of tests, and every test in it by its whole name, as `what is described › what holds`. */
type Tests = Map<string, string[]>;

const LINK = /\[([^\]]+)\]\(\.\.\/(test\/[\w/.-]+\.test\.ts)\)/g;
const [BEGIN, END] = ["<!-- numbers: begin -->\n", "<!-- numbers: end -->"];

const text = readFileSync(`${root}${PAGE}`, "utf8");
const links = [...text.matchAll(LINK)].map(([, name = "", file = ""]) => ({ name, file }));
const tests = await collect([
  "test/attacks/",
  "test/faults/",
  "test/limits/",
  ...links.map(({ file }) => file),
]);

const missing = links.filter(({ name, file }) => !(tests.get(file) ?? []).some((one) => one.includes(name)));
for (const { name, file } of missing) console.error(`${PAGE}: ${file} has no test whose name has "${name}"`);

const fresh = withNumbers(text, numbers(tests));
if (!process.argv.includes("--check")) writeFileSync(`${root}${PAGE}`, fresh);
else if (fresh !== text) console.error(`${PAGE} has other numbers: run "npm run threat-model" and commit it`);
process.exit(missing.length > 0 || (process.argv.includes("--check") && fresh !== text) ? 1 : 0);

async function collect(files: readonly string[]): Promise<Tests> {
  const vitest = await createVitest("test", { root, watch: false, reporters: [] });
  const { testModules } = await vitest.collect([...new Set(files)], { staticParse: false });
  await vitest.close();
  return new Map(
    testModules.map((one) => [
      relative(root, one.moduleId),
      [...one.children.allTests()].map(({ fullName }) => fullName.replaceAll(" > ", " › ")),
    ]),
  );
}

function numbers(tests: Tests): string {
  const families = [...tests].filter(([file]) => file.startsWith("test/attacks/")).sort();
  const sum = (folder: string) =>
    [...tests].reduce((all, [file, names]) => all + (file.startsWith(folder) ? names.length : 0), 0);
  const rows: [string, number, string][] = [
    ...families.map(([file, names]): [string, number, string] => [
      `attacks: ${file.slice("test/attacks/".length, -".test.ts".length).replaceAll("-", " ")}`,
      names.length,
      `\`${file}\``,
    ]),
    ["**attacks**", sum("test/attacks/"), "`test/attacks`"],
    ["**bounds**", Object.keys(limits).length, "`src/base/limits.ts`"],
    ["**faults**", sum("test/faults/"), "`test/faults`"],
    ["**properties**", properties(), "`fc.property` in `test`"],
  ];
  return ["| | number | where |", "|---|---|---|", ...rows.map((cells) => `| ${cells.join(" | ")} |`)].join(
    "\n",
  );
}

/** Statements about every input that are tried on random ones. */
function properties(): number {
  return globSync("test/**/*.ts", { cwd: root })
    .map((file) => readFileSync(`${root}${file}`, "utf8").match(/fc\.(?:asyncP|p)roperty\(/g)?.length ?? 0)
    .reduce((all, one) => all + one, 0);
}

function withNumbers(page: string, table: string): string {
  const [from, to] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
  if (from < BEGIN.length || to < from) throw new Error(`${PAGE} has lost the marks of its numbers`);
  return `${page.slice(0, from)}${table}\n${page.slice(to)}`;
}
