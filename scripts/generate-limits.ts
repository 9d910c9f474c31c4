/** Writes docs/limits.md from the comments of src/limits/. With --check, fails when it differs from what is there. */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { limits } from "../src/base/limits.ts";
import { policySchema } from "../src/config/policy-schema.ts";

const GROUPS = ["recordings", "configuration", "comparison", "reports", "github", "judge", "texts", "views"];
const HEAD = /^\/\*\* (.+?): (.+) \*\/$/m;
const ENTRY = /\/\*\*\n {3}\* (.+)\n {3}\* @beyond (.+)\n(?: {3}\* @policy (.+)\n)? {3}\*\/\n {2}(\w+):/g;
const UNITS = [
  ["GiB", 1024 ** 3],
  ["MiB", 1024 ** 2],
  ["KiB", 1024],
] as const;

interface Setting {
  default: number;
  maximum: number;
}

const told = new Set<string>();

function group(name: string): string {
  const source = readFileSync(new URL(`../src/limits/${name}.ts`, import.meta.url), "utf8");
  const [, title = name, what = ""] = HEAD.exec(source) ?? [];
  const rows = [...source.matchAll(ENTRY)].map(([, counts = "", beyond = "", key, limit = ""]) => {
    told.add(limit);
    return `| \`${limit}\` | ${valueText(limit)} | ${counts} | ${beyond} | ${key === undefined ? "" : settingText(key, limit)} |`;
  });
  return [
    `## ${title}`,
    `${what[0]?.toUpperCase()}${what.slice(1)}`,
    ["| limit | value | what it counts | beyond it | set by |", "|---|---|---|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

function valueText(limit: string): string {
  return amount(limits[limit as keyof typeof limits], limit);
}

/** A number in the unit that its name ends in. */
function amount(value: number, name: string): string {
  if (/Seconds$/.test(name)) return `${value.toLocaleString("en")} s`;
  if (/Megabytes$/.test(name)) return amount(value * 1024 * 1024, "Bytes");
  if (!/Bytes$/.test(name)) return value.toLocaleString("en");
  const [unit, size] = UNITS.find(([, bytes]) => value % bytes === 0) ?? ["bytes", 1];
  return `${(value / size).toLocaleString("en")} ${unit}`;
}

/** The key of the policy, its default where that is not the limit itself, and how far it may go. */
function settingText(key: string, limit: string): string {
  const setting = settingAt(key);
  const preset = amount(setting.default, key);
  const from = preset === valueText(limit) ? "" : `${preset} unless set, `;
  return `\`${key}\` of the policy: ${from}at most ${amount(setting.maximum, key)}`;
}

function settingAt(key: string): Setting {
  let at = z.toJSONSchema(policySchema, { io: "input" });
  for (const step of key.split(".")) at = at.properties?.[step] as typeof at;
  if (at?.default === undefined || at.maximum === undefined)
    throw new Error(`the policy has no bounded ${key}`);
  return { default: Number(at.default), maximum: at.maximum };
}

const body = GROUPS.map(group);
const missing = Object.keys(limits).filter((name) => !told.has(name));
if (missing.length > 0) throw new Error(`without a comment of two lines: ${missing.join(", ")}`);
const page = `<!-- Written by scripts/generate-limits.ts from src/limits/: change it there. -->

# Limits

Everything that rungate reads may come from a pull request, so that every work on it is bounded. What is beyond a bound is an error that names the bound and what was found, a cut that says so, or, where nothing is lost by it, a simpler way to the same: never a score, and never a pass.

A policy sets the bounds on what a job reads:

\`\`\`yaml
limits:
  files: 20000
  recordingMegabytes: 1024
\`\`\`

As with every other key, a pull request's change of it is not in force before it is merged. Commands that read no policy (\`inspect\`, \`init\`) go by the defaults.

${body.join("\n\n")}
`;

const file = new URL("../docs/limits.md", import.meta.url);
if (!process.argv.includes("--check")) writeFileSync(file, page);
else if (readFileSync(file, "utf8") !== page) {
  console.error('docs/limits.md is not what src/limits/ says: run "npm run limits" and commit it');
  process.exitCode = 1;
}
