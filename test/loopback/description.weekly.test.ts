import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workspace } from "../workspace.ts";

interface Description {
  paths: Described;
  components: Described;
}

type Described = Record<string, Record<string, unknown>>;

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const ours: Description = JSON.parse(textOf("github.openapi.json"));
const [, origin = ""] = /description (\S+) from npm `@octokit\/openapi`/.exec(textOf("README.md")) ?? [];
/** The package's description of github.com with references. */
const FILE = "package/generated/api.github.com.json";
/** npm's error after an answer of the registry. */
const NO_SUCH_VERSION = /^npm error code (?:E404|ETARGET)$/m;

/** The description in a version of the package, which is too large for a dependency; or the reason why it is unavailable. */
function published(version: string): Description | string {
  const folder = workspace();
  const options = { cwd: folder, encoding: "utf8", shell: process.platform === "win32" } as const;
  const pack = ["pack", `@octokit/openapi@${version}`, "--loglevel=error", "--fetch-retries=1"];
  const packed = spawnSync("npm", pack, options);
  if (packed.error !== undefined) throw packed.error;
  if (NO_SUCH_VERSION.test(packed.stderr)) throw new Error(packed.stderr);
  if (packed.status !== 0) return `the npm registry cannot be reached: ${packed.stderr.split("\n", 1)[0]}`;
  const unpacked = spawnSync("tar", ["-xzf", packed.stdout.trim(), FILE], options);
  if (unpacked.status !== 0) throw new Error(`the package has no ${FILE}: ${unpacked.stderr}`);
  return JSON.parse(readFileSync(join(folder, FILE), "utf8"));
}

/** The loopback's part of that description, without texts. */
function shapesOf({ paths, components }: Description): Description {
  return { paths: sameOf(paths, ours.paths), components: sameOf(components, ours.components) };
}

function sameOf(theirs: Described, ours: Described): Described {
  const groups = Object.entries(ours).map(([group, named]) => {
    const shapes = Object.keys(named).map((name) => [name, shapeOf(theirs[group]?.[name])]);
    return [group, Object.fromEntries(shapes)];
  });
  return Object.fromEntries(groups);
}

/** In `properties`, `description` is a property name. */
function shapeOf(value: unknown, hasNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => shapeOf(one));
  if (typeof value !== "object" || value === null) return value;
  const shapes = Object.entries(value).flatMap(([key, inner]) =>
    !hasNames && WORDS.test(key) ? [] : [[key, shapeOf(inner, !hasNames && key === "properties")]],
  );
  return Object.fromEntries(shapes);
}

const WORDS = /^(?:summary|description|examples?|externalDocs|x-.*)$/;

// A separate test, because it waits for thirty megabytes.
test.for([
  ["the version that it is from", origin],
  ["the newest version", "latest"],
] as const)(
  "what the loopback knows of GitHub's API is what %s says",
  { timeout: 900_000 },
  ([, version], { skip }) => {
    const theirs = published(version);
    if (typeof theirs === "string") return skip(theirs);
    expect(shapesOf(ours)).toEqual(shapesOf(theirs));
  },
);
