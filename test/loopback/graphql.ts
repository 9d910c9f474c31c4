import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { buildSchema, execute, GraphQLError, parse, validate } from "graphql";
import { type Comment, type Commit, type PullRequest, VIEWER } from "./repository.ts";
import type { GitHubState } from "./state.ts";

const schema = buildSchema(readFileSync(new URL("github.graphql", import.meta.url), "utf8"));

/** An error in GitHub's GraphQL form, with a `type` beside the message. */
class Refusal extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

interface GraphqlRights {
  readPulls: boolean;
  readContents: boolean;
  commit: boolean;
}

interface Page {
  first?: number;
  last?: number;
  after?: string;
  before?: string;
}

/**
 * Executes a query against GitHub's schema; returns the body and the schema's violations. `may` has the token's rights to read pull
 * requests and contents, and to write commits.
 */
export async function query(
  state: GitHubState,
  request: { query: string; variables: Record<string, unknown> },
  may: GraphqlRights,
): Promise<{ body: object; problems: string[] }> {
  const refused = refusals(request.query);
  if (refused.length > 0)
    return { body: { errors: refused }, problems: refused.map(({ message }) => message) };
  const { data, errors } = await execute({
    schema,
    document: parse(request.query),
    rootValue: root(state, may),
    variableValues: request.variables,
  });
  const shown = errors?.map(({ message, path, originalError }) => ({
    ...(originalError instanceof Refusal && { type: originalError.type }),
    path,
    message,
  }));
  // Errors from outside of our resolvers are variables of a wrong type, or values that the schema refuses.
  const rest = (errors ?? []).filter(({ originalError }) => !(originalError instanceof Refusal));
  return { body: { data, ...(shown && { errors: shown }) }, problems: rest.map(({ message }) => message) };
}

function refusals(text: string): readonly GraphQLError[] {
  try {
    return validate(schema, parse(text));
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

function root(state: GitHubState, may: GraphqlRights) {
  const { id, owner, name } = state.repository;
  return {
    viewer: { login: loginOf(VIEWER) },
    repository: (target: { owner: string; name: string }) => {
      if (target.owner !== owner || target.name !== name) {
        const message = `Could not resolve to a Repository with the name '${target.owner}/${target.name}'.`;
        throw new Refusal("NOT_FOUND", message);
      }
      const pullRequest = ({ number }: { number: number }) => {
        if (!may.readPulls) throw new Refusal("FORBIDDEN", "Resource not accessible by integration");
        const pull = state.pulls.get(number);
        if (pull !== undefined) return pullNode(state, pull);
        throw new Refusal("NOT_FOUND", `Could not resolve to a PullRequest with the number of ${number}.`);
      };
      return {
        id: `R_${id}`,
        databaseId: id,
        nameWithOwner: `${owner}/${name}`,
        pullRequest,
        object: objectOf(state, may.readContents),
      };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      if (!may.commit) throw new Refusal("FORBIDDEN", "Resource not accessible by integration");
      return { commit: commitNode(state, committed(state, input)) };
    },
  };
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

/** Commits to a branch unless its head differs from the expected one. Open pull requests from it follow. */
function committed(
  state: GitHubState,
  { branch, expectedHeadOid, message, fileChanges }: CommitInput,
): Commit {
  const { branchName } = branch;
  const tip = state.branches.get(branchName);
  if (tip !== expectedHeadOid) {
    const text = `Expected branch to point to "${tip}" but it did not. Pull and try again.`;
    throw new Refusal("STALE_DATA", text);
  }
  const files = fileChanges.additions.map(({ path, contents }) => [
    path,
    Buffer.from(contents, "base64").toString(),
  ]);
  const text = message.body === undefined ? message.headline : `${message.headline}\n\n${message.body}`;
  const commit = state.commit({
    branch: branchName,
    message: text,
    author: VIEWER,
    files: Object.fromEntries(files),
  });
  state.moved(branchName);
  holdRun(state, branchName, commit);
  return commit;
}

/** A commit of the job's own token makes runs that wait for approval. */
function holdRun(state: GitHubState, branch: string, commit: Commit): void {
  const isProposed = [...state.pulls.values()].some(
    ({ head, state: pull }) => head.ref === branch && pull === "open",
  );
  const workflow = String(commit.files[state.workflowPath] ?? "");
  if (!isProposed || state.settings.heldRun === "none" || !/pull_request/.test(workflow)) return;
  const held = { event: "pull_request", headBranch: branch, conclusion: "action_required" } as const;
  for (let count = 0; count < state.settings.runsOfCommit; count++) state.run({ head: commit, ...held });
}

function objectOf(state: GitHubState, mayRead: boolean) {
  return ({ oid }: { oid: string }) => {
    if (!mayRead) throw new Refusal("FORBIDDEN", "Resource not accessible by integration");
    const commit = state.commits.get(oid);
    return commit === undefined ? null : commitNode(state, commit);
  };
}

/** GraphQL truncates longer texts. */
const TEXT_BYTES = 512_000;

function commitNode(state: GitHubState, { sha, files }: Commit) {
  const { owner, name } = state.repository;
  const file = ({ path }: { path: string }) => {
    const content = files[path];
    if (content === undefined) return null;
    const isLink = state.links.has(path);
    // A link's content is its target.
    const object = blobNode(Buffer.from(isLink ? "elsewhere" : content));
    return { path, mode: isLink ? 0o120000 : 0o100644, type: "blob", object };
  };
  return { __typename: "Commit", oid: sha, url: `https://github.com/${owner}/${name}/commit/${sha}`, file };
}

function blobNode(bytes: Buffer) {
  const isBinary = !isUtf8(bytes);
  return {
    __typename: "Blob",
    oid: createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex"),
    byteSize: bytes.length,
    isBinary,
    isTruncated: bytes.length > TEXT_BYTES,
    text: isBinary ? null : bytes.subarray(0, TEXT_BYTES).toString("utf8"),
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

// GraphQL omits the suffix of an app's login that REST has.
function loginOf(author: string): string {
  return author.replace(/\[bot\]$/, "");
}
