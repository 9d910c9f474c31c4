import { readFileSync } from "node:fs";

export interface BundledPackage {
  name: string;
  version: string;
  license: string;
}

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

/** Returns the packages in dist/, by the notices that ncc collects and the versions of package-lock.json. */
export function bundledPackages(): BundledPackage[] {
  const locked: Record<string, { version: string }> = JSON.parse(read("package-lock.json")).packages;
  const lines = read("dist/licenses.txt").split("\n");
  return lines.flatMap((name, at) => {
    const { version } = locked[`node_modules/${name}`] ?? {};
    const isHead = at === 0 || lines[at - 1] === "";
    return isHead && version !== undefined ? [{ name, version, license: lines[at + 1] ?? "" }] : [];
  });
}
