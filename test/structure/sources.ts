import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "rolldown/parseAst";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** An import of a file: also of types, and dynamic ones. */
export interface Import {
  /** The name of a package, or a path from the root. */
  from: string;
  names: readonly string[];
  isType: boolean;
}

export function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /(?<!\.generated)\.ts$/.test(name) && !name.includes("node_modules/"))
    .sort();
}

export function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

export function treeOf(text: string): Node {
  return parseAst(text, { lang: "ts" }) as unknown as Node;
}

/** Every node of a tree with its parent, outer ones first. */
export function* nodesIn(value: unknown, parent?: Node): Generator<{ node: Node; parent: Node | undefined }> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one, parent);
  else if (isNode(value)) {
    yield { node: value, parent };
    for (const inner of Object.values(value)) yield* nodesIn(inner, value);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

const cache = new Map<string, readonly Import[]>();

/** The imports, re-exports and type references of a file. */
export function importsOf(file: string): readonly Import[] {
  const imports = cache.get(file) ?? readImports(file);
  cache.set(file, imports);
  return imports;
}

function readImports(file: string): Import[] {
  const imports: Import[] = [];
  for (const { node } of nodesIn(treeOf(textOf(file)))) {
    const { source } = node;
    if (!isNode(source) || typeof source.value !== "string") continue;
    const from = source.value.startsWith(".") ? normalize(join(dirname(file), source.value)) : source.value;
    imports.push({ from: from.replaceAll("\\", "/"), names: namesOf(node), isType: isTypeOnly(node) });
  }
  return imports;
}

function isTypeOnly({ type, importKind, exportKind, specifiers }: Node): boolean {
  if (type === "TSImportType" || importKind === "type" || exportKind === "type") return true;
  const list = Array.isArray(specifiers) ? specifiers.filter(isNode) : [];
  return list.length > 0 && list.every((one) => one.importKind === "type" || one.exportKind === "type");
}

function namesOf({ specifiers }: Node): string[] {
  const list = Array.isArray(specifiers) ? specifiers.filter(isNode) : [];
  return list.flatMap(({ imported, local }) => {
    const named = isNode(imported) ? imported : local;
    return isNode(named) && typeof named.name === "string" ? [named.name] : [];
  });
}
