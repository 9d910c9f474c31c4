import { describe, expect, test } from "vitest";
import { doors, isShell, roomOf, rooms, shell } from "./rooms.ts";
import { importsOf, type Node, nodesIn, sourcesIn, textOf, treeOf } from "./sources.ts";

const files = sourcesIn("src");
const imports = files.flatMap((file) => importsOf(file).map((one) => ({ file, ...one })));
const pureFiles = files.filter((file) => !isShell(file));

/** Globals for time, randomness, the process or the network, which need no import. */
const GLOBALS = new Set([
  "process",
  "performance",
  "fetch",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "console",
]);
const PURE_MODULES = ["node:crypto", "node:util"];
/** Packages that open connections or write to a terminal. */
const SHELL_PACKAGES = /^(?:@octokit\/|undici|openai|commander|cli-progress)/;
describe("the house", () => {
  test("has at most ten rooms, and no file stands outside but the doors", () => {
    expect(rooms.length).toBeLessThanOrEqual(10);
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual(doors);
    expect(
      rooms.map(({ name }) => name).filter((name) => !files.some((file) => roomOf(file) === name)),
    ).toEqual([]);
  });

  test("has no file of two lives: what touches the world is listed", () => {
    expect(shell.filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([]);
  });
});

describe("imports go one way", () => {
  const heightOf = (file: string) => rooms.findIndex(({ name }) => name === roomOf(file));

  test("a room imports only from rooms below it", () => {
    const upwards = imports.flatMap(({ file, from, names }) => {
      if (doors.includes(file) || roomOf(from) === undefined || heightOf(file) <= heightOf(from)) return [];
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
    const found = imports.filter(({ file, from }) => {
      if (isShell(file)) return false;
      return SHELL_PACKAGES.test(from) || (from.startsWith("node:") && !PURE_MODULES.includes(from));
    });
    expect(found).toEqual([]);
  });

  test("imports nothing but types from what touches the world", () => {
    const found = imports.filter(({ file, from, isType }) => !isShell(file) && isShell(from) && !isType);
    expect(found).toEqual([]);
  });

  test("looks at no clock, no chance and no process", () => {
    expect(pureFiles.length).toBeGreaterThan(100);
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
