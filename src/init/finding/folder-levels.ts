import { namesModel } from "./file-name.ts";
import { globText } from "./glob-text.ts";
import type { NamedFile, Shape } from "./shapes.ts";

/** More folders than this side by side are no variants of an agent. */
const MOST_VARIANTS = 8;

/**
 * What a pattern says of the folders that its end does not speak of: their name where there is one only, `{model}` where all look like
 * models, and otherwise a star or, `areTags`, a tag.
 */
export function foldersText(files: readonly NamedFile[], { folders }: Shape, areTags: boolean): string[] {
  const depth = (files[0]?.name.folders.length ?? 0) - folders;
  const tags = new Set<string>();
  return Array.from({ length: depth }, (_, at) => {
    const names = [...new Set(files.map(({ name }) => name.folders[at] ?? ""))];
    const [only = ""] = names;
    if (names.length === 1) return globText(only);
    const areModels = names.every(namesModel);
    if (names.length > MOST_VARIANTS || !(areModels || areTags)) return "*";
    const wanted = areModels ? "model" : "variant";
    const tag = tags.has(wanted) ? `${wanted}${at + 1}` : wanted;
    tags.add(tag);
    return `{${tag}}`;
  });
}
