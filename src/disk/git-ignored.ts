import { globTest } from "../policy/glob.ts";

/** A `.gitignore`, and the folder that it lies in: empty for the top of the repository. */
export interface IgnoreFile {
  folder: string;
  text: string;
}

interface Rule {
  folder: string;
  isNegated: boolean;
  isForFolders: boolean;
  matches: (path: string) => boolean;
}

/**
 * Whether git leaves a file out by these files, those of upper folders first: by its own name, or with a folder on the way to it. What git
 * is told elsewhere, in its own folder or that of the user, is not known here.
 */
export function isGitIgnored(path: string, files: readonly IgnoreFile[]): boolean {
  const rules = files.flatMap(rulesOf);
  const parts = path.split("/");
  return parts.some((_part, at) => {
    const upTo = parts.slice(0, at + 1).join("/");
    const isFolder = at < parts.length - 1;
    const last = rules.findLast((rule) => (isFolder || !rule.isForFolders) && appliesTo(rule, upTo));
    return last !== undefined && !last.isNegated;
  });
}

function appliesTo({ folder, matches }: Rule, path: string): boolean {
  if (folder === "") return matches(path);
  return path.startsWith(`${folder}/`) && matches(path.slice(folder.length + 1));
}

function rulesOf({ folder, text }: IgnoreFile): Rule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const written = line.replace(/(?<!\\)\s+$/, "");
    if (written === "" || written.startsWith("#")) return [];
    const isNegated = written.startsWith("!");
    const pattern = isNegated ? written.slice(1) : written;
    const glob = pattern.replace(/\/$/, "");
    try {
      return [{ folder, isNegated, isForFolders: glob !== pattern, matches: testOf(glob) }];
    } catch {
      // What we cannot read as a glob speaks of none of our files.
      return [];
    }
  });
}

/** One with a slash speaks of paths, any other of names in whatever folder. */
function testOf(glob: string): Rule["matches"] {
  // To git braces, bars and brackets of this kind are characters like others.
  const plain = glob.replace(/(?<!\\)[{}()|]/g, "\\$&");
  if (plain.includes("/")) return globTest(plain.replace(/^\//, ""));
  const test = globTest(plain);
  return (path) => test(path.slice(path.lastIndexOf("/") + 1));
}
