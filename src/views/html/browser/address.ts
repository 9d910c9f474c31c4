import type { Choice } from "./choice.ts";

/** A choice as the end of an address, so that it can be shared: `#state=failing&tag.model=v:gpt-5&sort=2`. */
function choiceToHash({ search, state, tags, sort }: Choice): string {
  const fields = new URLSearchParams();
  if (search !== "") fields.set("search", search);
  if (state !== "") fields.set("state", state);
  for (const [tag, value] of tags) fields.set(`${TAG}${tag}`, value);
  if (sort !== null) fields.set("sort", `${sort.isDescending ? "-" : ""}${sort.column + 1}`);
  return fields.size === 0 ? "" : `#${fields}`;
}

/** The choice of an address. Anybody may have written it: what means nothing is passed over. */
export function choiceFromHash(hash: string): Choice {
  const fields = new URLSearchParams(hash.slice(1));
  const tags = [...fields].filter(([name]) => name.startsWith(TAG));
  const [, minus, column] = /^(-?)([1-9]\d{0,2})$/.exec(fields.get("sort") ?? "") ?? [];
  return {
    search: fields.get("search") ?? "",
    state: fields.get("state") ?? "",
    tags: new Map(tags.map(([name, value]) => [name.slice(TAG.length), value])),
    sort: column === undefined ? null : { column: Number(column) - 1, isDescending: minus === "-" },
  };
}

/** Puts a choice into the page's address, in place of the one before. */
export function rememberChoice(choice: Choice): void {
  const [page = ""] = location.href.split("#");
  try {
    history.replaceState(null, "", page + choiceToHash(choice));
  } catch {
    // A page that may not have an address of its own works as well without one.
  }
}

const TAG = "tag.";
