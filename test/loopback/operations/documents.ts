import { type Fields, fill } from "../fill.ts";
import type { Commit, RepositoryRef } from "../repository.ts";

/** A user, or an app's bot, as others' documents show it. */
export function userDocument(login: string): Fields {
  return fill("simple-user", { login, id: idOf(login), type: login.endsWith("[bot]") ? "Bot" : "User" });
}

/** A repository as others' documents show it; `schema` says how much of it. */
export function repositoryDocument(
  schema: string,
  { id, owner, name }: RepositoryRef,
  more: Fields = {},
): Fields {
  const html_url = `https://github.com/${owner}/${name}`;
  return fill(schema, {
    id,
    name,
    full_name: `${owner}/${name}`,
    owner: userDocument(owner),
    html_url,
    ...more,
  });
}

/** A commit as the commits API shows it, without its files. */
export function commitDocument({ sha, parents, message, author, date }: Commit): Fields {
  const signature = { name: author, email: `${author}@users.noreply.github.com`, date };
  return fill("commit", {
    sha,
    commit: { message, author: signature, committer: signature },
    author: userDocument(author),
    committer: userDocument(author),
    parents: parents.map((parent) => ({ sha: parent, url: `https://github.invalid/commits/${parent}` })),
  });
}

/** The same login has the same number everywhere. */
export function idOf(login: string): number {
  return [...login].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1_000_000, 1);
}
