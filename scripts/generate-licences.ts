/**
 * Lists in docs/contributing/dependencies.md every package in dist/ with its version and licence. Fails on an incompatible licence, and with --check
 * when the list differs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type BundledPackage, bundledPackages } from "./bundled-packages.ts";

const PAGE = new URL("../docs/contributing/dependencies.md", import.meta.url);
const [BEGIN, END] = ["<!-- licences: begin -->\n", "<!-- licences: end -->"];
/** Licences that only require the notice, which dist/licenses.txt contains. */
const PERMISSIVE = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "BlueOak-1.0.0"];

const packages = bundledPackages();
const other = packages.filter(({ license }) => !isPermissive(license));
for (const { name, license } of other)
  console.error(`${name} in dist/ is under ${license}, not one of ${PERMISSIVE.join(", ")}`);

const text = readFileSync(PAGE, "utf8");
const fresh = withList(text, packages);
const isStale = process.argv.includes("--check") && fresh !== text;
if (isStale)
  console.error(
    'docs/contributing/dependencies.md does not list what dist/ holds: run "npm run fix" and commit it',
  );
else writeFileSync(PAGE, fresh);
if (other.length > 0 || isStale) process.exitCode = 1;

/** All licences of a package must be permissive. */
function isPermissive(license: string): boolean {
  const all = license.replace(/^\((.*)\)$/, "$1").split(" AND ");
  return all.every((one) => PERMISSIVE.includes(one));
}

function withList(page: string, packages: readonly BundledPackage[]): string {
  const [from, to] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
  if (from < BEGIN.length || to < from)
    throw new Error("docs/contributing/dependencies.md has lost the marks of its licences");
  const rows = packages.map(({ name, version, license }) => `| \`${name}\` | ${version} | ${license} |`);
  return `${page.slice(0, from)}${["| package | version | licence |", "|---|---|---|", ...rows].join("\n")}\n${page.slice(to)}`;
}
