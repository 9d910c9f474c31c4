import { type Fields, fill } from "../fill.ts";
import type { Commit, RepositoryRef } from "../repository.ts";

export function userDocument(login: string): Fields {
  return fill("simple-user", { login, id: idOf(login), type: login.endsWith("[bot]") ? "Bot" : "User" });
}

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

/** A login has one number everywhere. */
export function idOf(login: string): number {
  return [...login].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1_000_000, 1);
}
