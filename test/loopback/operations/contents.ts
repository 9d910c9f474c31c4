import { createHash } from "node:crypto";
import { type Answer, fault, notFound } from "../answer.ts";
import { type Fields, fill } from "../fill.ts";
import type { Operations } from "./call.ts";

/** Larger files are available as raw bytes only. */
const INLINE_BYTES = 1024 * 1024;

export const contents: Operations = {
  "repos/get-content": ({ state, path, query, accept }) => {
    const ref = query("ref") ?? state.repository.defaultBranch;
    const commit = state.commitAt(ref);
    if (commit === undefined) return fault(404, `No commit found for the ref ${ref}`);
    const requestedPath = path("path").replace(/\/+$/, "");
    const content = commit.files[requestedPath];
    if (content === undefined) return folder(requestedPath, commit.files);
    const bytes = Buffer.from(content);
    if (!/application\/vnd\.github(\.v3)?\.raw\b/.test(accept)) return { body: file(requestedPath, bytes) };
    return { bytes, headers: { "content-type": "application/vnd.github.raw+json; charset=utf-8" } };
  },
};

function folder(path: string, files: Record<string, string | Buffer>): Answer {
  const prefix = path === "" ? "" : `${path}/`;
  const inside = Object.keys(files).filter((name) => name.startsWith(prefix));
  const entries = new Map<string, Fields>();
  for (const name of inside) {
    const [first = "", ...rest] = name.slice(prefix.length).split("/");
    const bytes = Buffer.from(files[name] ?? "");
    entries.set(first, entry(prefix + first, rest.length > 0 ? "dir" : "file", bytes));
  }
  return inside.length === 0 ? notFound : { body: [...entries.values()] };
}

function file(path: string, bytes: Buffer): Fields {
  const isInline = bytes.length <= INLINE_BYTES;
  const content = isInline ? bytes.toString("base64").replace(/.{60}/g, "$&\n") : "";
  return fill("content-file", {
    ...entry(path, "file", bytes),
    content,
    encoding: isInline ? "base64" : "none",
  });
}

function entry(path: string, type: "dir" | "file", bytes: Buffer): Fields {
  const url = `https://github.invalid/${encodeURIComponent(path)}`;
  return {
    name: path.slice(path.lastIndexOf("/") + 1),
    path,
    type,
    size: type === "dir" ? 0 : bytes.length,
    sha: createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex"),
    url,
    html_url: null,
    git_url: null,
    download_url: null,
    _links: { self: url, git: null, html: null },
  };
}
