/**
 * Reduces GitHub's GraphQL schema to the loopback's part and prints it:
 * `node test/loopback/cut-graphql.ts schema.graphql > test/loopback/github.graphql`
 */
import { readFileSync } from "node:fs";
import {
  buildSchema,
  type ConstDirectiveNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type NamedTypeNode,
  parse,
  print,
  type TypeNode,
} from "graphql";

/** The remaining fields by type. Unreachable types are removed; enums and scalars stay. */
const FIELDS: Record<string, string[]> = {
  Query: ["repository", "viewer"],
  Mutation: ["createCommitOnBranch"],
  CreateCommitOnBranchInput: ["branch", "expectedHeadOid", "fileChanges", "message"],
  CreateCommitOnBranchPayload: ["commit"],
  CommittableBranch: ["branchName", "repositoryNameWithOwner"],
  CommitMessage: ["body", "headline"],
  FileChanges: ["additions"],
  FileAddition: ["contents", "path"],
  Commit: ["file", "oid", "url"],
  TreeEntry: ["mode", "object", "path", "type"],
  Blob: ["byteSize", "isBinary", "isTruncated", "oid", "text"],
  GitObject: ["oid"],
  User: ["login"],
  Actor: ["login"],
  Repository: ["databaseId", "id", "nameWithOwner", "object", "pullRequest"],
  PullRequest: ["comments", "headRefOid", "id", "locked", "number", "state"],
  IssueCommentConnection: ["nodes", "pageInfo", "totalCount"],
  IssueComment: [
    "author",
    "body",
    "createdAt",
    "databaseId",
    "fullDatabaseId",
    "id",
    "isMinimized",
    "lastEditedAt",
    "minimizedReason",
    "updatedAt",
    "url",
    "viewerDidAuthor",
  ],
  PageInfo: ["endCursor", "hasNextPage", "hasPreviousPage", "startCursor"],
  Bot: ["login"],
  IssueCommentOrder: ["direction", "field"],
};

const HEADER = `# A part of GitHub's GraphQL schema, cut by cut-graphql.ts from @octokit/graphql-schema 15.26.1
# (https://github.com/octokit/graphql-schema), MIT licence, see README.md.

`;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("name the file with GitHub's whole schema");
const whole = parse(readFileSync(file, "utf8"), { noLocation: true });
const byName = new Map(whole.definitions.map((definition) => [nameOf(definition), definition]));
const included = new Map<string, DefinitionNode>();
for (const name of ["Query", "Mutation", "Blob", "Bot", "Commit", "User"]) keep(name);
const text = HEADER + print({ kind: Kind.DOCUMENT, definitions: [...included.values()] });
buildSchema(text);
process.stdout.write(`${text}\n`);

function keep(name: string): void {
  const definition = byName.get(name);
  if (definition === undefined || included.has(name)) return;
  included.set(name, definition);
  const fields = FIELDS[name] ?? [];
  const isServedField = (field: { name: { value: string } }) => fields.includes(field.name.value);
  const isIncluded = ({ name: { value } }: NamedTypeNode) => value in FIELDS;
  const rest = { description: undefined, directives: [] };
  if (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION) {
    const shown = (definition.fields ?? []).filter(isServedField).map(plain);
    const interfaces = (definition.interfaces ?? []).filter(isIncluded);
    included.set(name, { ...definition, ...rest, interfaces, fields: shown });
    for (const { type, arguments: args = [] } of shown)
      for (const each of [type, ...args.map((argument) => argument.type)]) keep(namedType(each));
  } else if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
    const shown = (definition.fields ?? []).filter(isServedField).map(plain);
    included.set(name, { ...definition, ...rest, fields: shown });
    for (const { type } of shown) keep(namedType(type));
  } else if (definition.kind === Kind.ENUM_TYPE_DEFINITION)
    included.set(name, { ...definition, ...rest, values: (definition.values ?? []).map(plain) });
  else if (definition.kind === Kind.SCALAR_TYPE_DEFINITION) included.set(name, { ...definition, ...rest });
}

function plain<T extends { arguments?: FieldDefinitionNode["arguments"] } | object>(node: T): T {
  const rest = { description: undefined, directives: [] as ConstDirectiveNode[] };
  const args =
    "arguments" in node && Array.isArray(node.arguments) ? { arguments: node.arguments.map(plain) } : {};
  return { ...node, ...rest, ...args };
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

function nameOf(definition: DefinitionNode): string {
  return "name" in definition ? (definition.name?.value ?? "") : "";
}
