import type { IncomingHttpHeaders } from "node:http";
import type { LoopbackGitHub } from "./loopback.ts";
import type { Upload } from "./repository.ts";

/** An upload request to the storage, at an address that the results service has signed. */
export interface Put {
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

export interface Refusal {
  status: number;
  code: string;
}

/** The path of an upload: account, container and blob, like Azure's on an address without a host name. */
export function uploadPath({ id }: Upload): string {
  return `/storage/actions-results/${id}`;
}

/** The operation by the query: `blob/put-block`, `blob/put-block-list`, or one that GitHub's client never uses. */
export function putOperation(query: URLSearchParams): string {
  const kind = query.get("comp");
  return kind === "block" ? "blob/put-block" : kind === "blocklist" ? "blob/put-block-list" : "unknown";
}

/** Stores a block of an upload, or makes the blob from its blocks. Returns a refusal for an invalid request. */
export function putBlob(github: LoopbackGitHub, put: Put): Refusal | undefined {
  const upload = github.uploads.find((each) => uploadPath(each) === put.path);
  const refused = upload === undefined ? { status: 404, code: "ContainerNotFound" } : taken(upload, put);
  if (refused !== undefined) github.problems.push(`PUT ${put.path}?${put.query}: ${refused.code}`);
  return refused;
}

function taken(upload: Upload, { query, headers, bytes }: Put): Refusal | undefined {
  if (headers["x-ms-version"] === undefined) return { status: 400, code: "MissingRequiredHeader" };
  switch (putOperation(query)) {
    case "blob/put-block":
      return putBlock(upload, query.get("blockid"), bytes);
    case "blob/put-block-list":
      return putBlockList(upload, headers["x-ms-blob-content-type"], bytes.toString("utf8"));
    default:
      return { status: 405, code: "UnsupportedHttpVerb" };
  }
}

function putBlock({ blocks }: Upload, id: string | null, bytes: Buffer): Refusal | undefined {
  if (id === null) return { status: 400, code: "MissingRequiredQueryParameter" };
  if (bytes.length === 0) return { status: 400, code: "InvalidHeaderValue" };
  blocks.set(id, bytes);
  return undefined;
}

function putBlockList(
  upload: Upload,
  contentType: string | string[] | undefined,
  list: string,
): Refusal | undefined {
  if (contentType !== upload.contentType) return { status: 400, code: "InvalidHeaderValue" };
  if (!/<BlockList\s*\/?>/.test(list)) return { status: 400, code: "InvalidXmlDocument" };
  const ids = [...list.matchAll(/<Latest>([^<]*)<\/Latest>/g)].map(([, id = ""]) => id);
  const blocks = ids.flatMap((id) => upload.blocks.get(id) ?? []);
  if (blocks.length < ids.length) return { status: 400, code: "InvalidBlockList" };
  upload.bytes = Buffer.concat(blocks);
  return undefined;
}
