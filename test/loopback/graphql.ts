import { readFileSync } from "node:fs";
import { buildSchema, execute, GraphQLError, parse, validate } from "graphql";
import { type Comment, type PullRequest, VIEWER } from "./repository.ts";
import type { GitHubState } from "./state.ts";

const schema = buildSchema(readFileSync(new URL("github.graphql", import.meta.url), "utf8"));

/** A refusal as GitHub's GraphQL words it: with a `type` beside the message. */
class Refusal extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

interface Page {
  first?: number;
  last?: number;
  after?: string;
  before?: string;
}

/**
 * Executes a query against GitHub's schema.
 *
 * @param canRead whether the token may read pull requests
 * @returns the body of the answer, and what the schema does not allow in the query
 */
export async function query(
  state: GitHubState,
  request: { query: string; variables: Record<string, unknown> },
  canRead: boolean,
): Promise<{ body: object; problems: string[] }> {
  const refused = refusals(request.query);
  if (refused.length > 0)
    return { body: { errors: refused }, problems: refused.map(({ message }) => message) };
  const { data, errors } = await execute({
    schema,
    document: parse(request.query),
    rootValue: root(state, canRead),
    variableValues: request.variables,
  });
  const shown = errors?.map(({ message, path, originalError }) => ({
    ...(originalError instanceof Refusal && { type: originalError.type }),
    path,
    message,
  }));
  // What no resolver of ours refused is a variable of the wrong type, or a value that the schema does not allow.
  const others = (errors ?? []).filter(({ originalError }) => !(originalError instanceof Refusal));
  return { body: { data, ...(shown && { errors: shown }) }, problems: others.map(({ message }) => message) };
}

function refusals(text: string): readonly GraphQLError[] {
  try {
    return validate(schema, parse(text));
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

function root(state: GitHubState, canRead: boolean) {
  const { id, owner, name } = state.repository;
  return {
    viewer: { login: loginOf(VIEWER) },
    repository: (asked: { owner: string; name: string }) => {
      if (asked.owner !== owner || asked.name !== name) {
        const message = `Could not resolve to a Repository with the name '${asked.owner}/${asked.name}'.`;
        throw new Refusal("NOT_FOUND", message);
      }
      const pullRequest = ({ number }: { number: number }) => {
        if (!canRead) throw new Refusal("FORBIDDEN", "Resource not accessible by integration");
        const pull = state.pulls.get(number);
        if (pull !== undefined) return pullNode(state, pull);
        throw new Refusal("NOT_FOUND", `Could not resolve to a PullRequest with the number of ${number}.`);
      };
      return { id: `R_${id}`, databaseId: id, nameWithOwner: `${owner}/${name}`, pullRequest };
    },
  };
}

function pullNode(state: GitHubState, pull: PullRequest) {
  const { owner, name } = state.repository;
  const url = `https://github.com/${owner}/${name}/pull/${pull.number}`;
  return {
    id: `PR_${pull.number}`,
    number: pull.number,
    locked: pull.locked,
    state: pull.state.toUpperCase(),
    headRefOid: pull.head.sha,
    comments: (page: Page) => connection(pull.comments, page, (comment) => commentNode(comment, url)),
  };
}

function commentNode({ id, author, body, createdAt, updatedAt, isMinimized }: Comment, url: string) {
  return {
    id: `IC_${id}`,
    databaseId: id,
    fullDatabaseId: String(id),
    author: { __typename: author.endsWith("[bot]") ? "Bot" : "User", login: loginOf(author) },
    body,
    createdAt,
    updatedAt,
    lastEditedAt: createdAt === updatedAt ? null : updatedAt,
    isMinimized,
    minimizedReason: isMinimized ? "outdated" : null,
    url: `${url}#issuecomment-${id}`,
    viewerDidAuthor: author === VIEWER,
  };
}

function connection<T extends { id: number }>(all: T[], page: Page, show: (item: T) => object) {
  const { first, last, after, before } = page;
  const size = first ?? last;
  if (size === undefined)
    throw new Refusal(
      "MISSING_PAGINATION_BOUNDARIES",
      "You must provide a `first` or `last` value to properly paginate the `comments` connection.",
    );
  if (size < 1 || size > 100)
    throw new Refusal(
      "EXCESSIVE_PAGINATION",
      `Requesting ${size} records on the \`comments\` connection exceeds the \`first\` limit of 100 records.`,
    );
  const [from, to] = [
    after === undefined ? 0 : Number(after),
    before === undefined ? Infinity : Number(before),
  ];
  const window = all.filter(({ id }) => id > from && id < to);
  const items = first === undefined ? window.slice(-size) : window.slice(0, size);
  const [start, end] = [items[0], items.at(-1)];
  return {
    totalCount: all.length,
    nodes: items.map(show),
    pageInfo: {
      startCursor: start === undefined ? null : String(start.id),
      endCursor: end === undefined ? null : String(end.id),
      hasNextPage: first !== undefined && window.length > items.length,
      hasPreviousPage: first === undefined && window.length > items.length,
    },
  };
}

// GraphQL shows an app's login without the suffix that REST gives it.
function loginOf(author: string): string {
  return author.replace(/\[bot\]$/, "");
}
