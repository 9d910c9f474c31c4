import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf, type Node, nodesIn, root, sourcesIn, textOf, treeOf } from "./sources.ts";

/** The rows of the tables in CONTRIBUTING.md, from top to bottom. */
const house = readHouse();
const files = sourcesIn("src");
const imports = files.flatMap((file) => importsOf(file).map((one) => ({ file, ...one })));
const pureFiles = files.filter((file) => rowOf(file)?.isPure);

/** What looks at a clock, at chance, at the process or at the network without any import. */
const GLOBALS = new Set([
  "process",
  "performance",
  "fetch",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "console",
]);
/** Modules of Node that take values and give values. */
const PURE_MODULES = ["node:crypto", "node:util"];
/** Packages that open connections or write to a terminal. */
const SHELL_PACKAGES = /^(?:@octokit\/|undici|openai|commander|cli-progress)/;
/** The version is read from package.json, once, when the program starts. */
const EXCEPTIONS = [{ file: "src/version.ts", from: "node:module" }];

describe("imports go one way", () => {
  test("every folder and file of src has its row, and every row its folder or file", () => {
    const places = new Set(files.map((file) => rowOf(file)?.place ?? file));
    expect([...places].sort()).toEqual(house.map(({ place }) => place).sort());
  });

  test("a row imports only from rows below it", () => {
    const upwards = imports.flatMap(({ file, from, names }) => {
      const [here, there] = [rowOf(file), rowOf(from)];
      if (here === undefined || there === undefined || here.at <= there.at) return [];
      return [`${file} imports ${names.join(", ")} from ${from}`];
    });
    expect(upwards).toEqual([]);
  });

  test("no two files import one another, by whatever way", () => {
    const targets = new Map(files.map((file) => [file, importsOf(file).map(({ from }) => from)]));
    const next = (file: string) => targets.get(file) ?? [];
    expect(files.flatMap((file) => pathBetween(file, file, next) ?? [])).toEqual([]);
  });
});

describe("the pure half", () => {
  test("imports no module of Node that reads, waits or connects, and no package that does", () => {
    const pure = new Set(pureFiles);
    const isExcepted = (file: string, from: string) =>
      EXCEPTIONS.some((one) => one.file === file && one.from === from);
    const found = imports.filter(({ file, from }) => {
      if (!pure.has(file) || isExcepted(file, from)) return false;
      return SHELL_PACKAGES.test(from) || (from.startsWith("node:") && !PURE_MODULES.includes(from));
    });
    expect(found).toEqual([]);
  });

  test("looks at no clock, no chance and no process", () => {
    expect(pureFiles.length).toBeGreaterThan(300);
    expect(pureFiles.flatMap((file) => outsideIn(file))).toEqual([]);
  });

  test.each([
    ["process.env.HOME", "process"],
    ["const { env } = process", "process"],
    ["performance.now()", "performance"],
    ["setTimeout(next, 10)", "setTimeout"],
    ["Date.now()", "Date.now"],
    ["new Date()", "Date"],
    ["Date()", "Date"],
    ["Math.random()", "Math.random"],
  ])("%s would be found in it", (text, found) => {
    expect(outsideIn("a.ts", text)).toEqual([`a.ts:1 ${found}`]);
  });

  test.each(["new Date(time)", "({ process: 1 })", "worker.process", "Date.parse(text)"])(
    "%s would not",
    (text) => {
      expect(outsideIn("a.ts", text)).toEqual([]);
    },
  );
});

interface Row {
  place: string;
  isPure: boolean;
  at: number;
}

function readHouse(): Row[] {
  const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const [shell = "", pure = ""] = page
    .split("\n### ")
    .filter((part) => /^The (?:shell|pure half):/.test(part));
  const placesIn = (part: string) =>
    [...part.matchAll(/^\| `(src\/[^`]+)` \|/gm)].map(([, place = ""]) => place);
  const rows = [shell, pure].flatMap((part) =>
    placesIn(part).map((place) => ({ place, isPure: part === pure })),
  );
  return rows.map((row, at) => ({ ...row, at }));
}

/** The row of the innermost folder that a file stands in. */
function rowOf(file: string): Row | undefined {
  const rows = house.filter(({ place }) => file === place || file.startsWith(`${place}/`));
  return rows.sort((a, b) => b.place.length - a.place.length)[0];
}

/** The first way from a file to another, as text; undefined without any. */
function pathBetween(
  from: string,
  to: string,
  next: (file: string) => readonly string[],
): string | undefined {
  const ways = new Map<string, string>(next(from).map((one) => [one, `${from} → ${one}`]));
  for (const [at, way] of ways) {
    if (at === to) return way;
    for (const one of next(at)) if (!ways.has(one)) ways.set(one, `${way} → ${one}`);
  }
  return undefined;
}

/** What a file takes from outside without an import. */
function outsideIn(file: string, text = textOf(file)): string[] {
  const tree = treeOf(text);
  return [...nodesIn(tree)].flatMap(({ node, parent }) => {
    const found = globalIn(node, parent);
    return found === undefined ? [] : [`${file}:${text.slice(0, node.start).split("\n").length} ${found}`];
  });
}

function globalIn(node: Node, parent: Node | undefined): string | undefined {
  const { type, name, arguments: args } = node;
  if (type === "NewExpression" || type === "CallExpression") {
    const { name: called } = node.callee as Node;
    const isNow = called === "Date" && (type === "CallExpression" || (args as Node[]).length === 0);
    return isNow ? "Date" : undefined;
  }
  if (type === "MemberExpression") {
    const { object, property } = node as unknown as { object: Node; property: Node };
    const member = `${object.name}.${property.name}`;
    return member === "Date.now" || member === "Math.random" ? member : undefined;
  }
  const isGlobal = type === "Identifier" && typeof name === "string" && GLOBALS.has(name);
  return isGlobal && isReference(node, parent) ? name : undefined;
}

/** False for the name of a property or a key. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (parent?.computed === true) return true;
  if (parent?.type === "MemberExpression") return parent.property !== node;
  return parent?.type !== "Property" || parent.key !== node || parent.shorthand === true;
}
