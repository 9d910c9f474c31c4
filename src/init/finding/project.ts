import { PROJECTS } from "./usual-folders.ts";

const LONGEST = 40;
const PLAIN = /^[^\\*?[\]{}()|!+@]+$/;

/** The suite of recordings that all lie in one project of a monorepo, by the name of its folder; undefined for any others. */
export function suiteOf(patterns: readonly string[]): string | undefined {
  const projects = patterns.map((pattern) => {
    const [folder = "", name = "", ...others] = pattern.replace(/^\.\//, "").split("/");
    return PROJECTS.includes(folder) && PLAIN.test(name) && others.length > 0
      ? `${folder}/${name}`
      : undefined;
  });
  const [first] = projects;
  return first !== undefined && projects.every((one) => one === first) ? suiteName(first) : undefined;
}

/** A project's name as one of a suite can be; undefined where nothing is left of it. */
export function suiteName(project: string): string | undefined {
  const name = project.split("/").at(-1) ?? "";
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return plain.replace(/^-/, "").slice(0, LONGEST).replace(/-$/, "") || undefined;
}
