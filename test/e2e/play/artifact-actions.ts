import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";
import picomatch from "picomatch";
import { z } from "zod";
import { write } from "../../workspace.ts";
import type { Place } from "./place.ts";
import type { ArtifactFiles } from "./run-artifacts.ts";

const flag = z.enum(["true", "false"]).transform((text) => text === "true");

const uploadSchema = z.strictObject({
  name: z.string().default("artifact"),
  path: z
    .string()
    .regex(/^[^*?[\n]+\n?$/, "the player uploads one file or folder")
    .transform((path) => path.trim()),
  archive: flag.default(true),
  overwrite: flag.default(false),
  "if-no-files-found": z.enum(["warn", "error", "ignore"]).default("warn"),
  "include-hidden-files": flag.default(false),
  "retention-days": z.string().optional(),
});

const downloadSchema = z.strictObject({
  name: z.string().default(""),
  pattern: z.string().default(""),
  path: z.string().default(""),
  "merge-multiple": flag.default(false),
});

type Site = Pick<Place, "artifacts" | "workspace">;

/** As `actions/upload-artifact` v7. Throws what fails the step. */
export function upload(inputs: Record<string, string>, { artifacts, workspace }: Site): string {
  const asked = uploadSchema.parse(inputs);
  const files = filesAt(join(workspace, asked.path), asked["include-hidden-files"]);
  const [[path, content] = ["", undefined], ...others] = Object.entries(files);
  if (content === undefined) return noFiles(asked);
  if (!asked.archive && others.length > 0) throw new Error("archive: false takes one file");
  // Deleted is what `name` says, even where the artifact is named after its file.
  if (asked.overwrite) artifacts.remove(asked.name);
  const name = asked.archive ? asked.name : basename(path);
  if (artifacts.names().includes(name))
    throw new Error(`(409) Conflict: an artifact with this name already exists on the workflow run: ${name}`);
  if (asked.archive) artifacts.archive(name, files);
  else artifacts.leave(name, content);
  return `uploaded ${name}`;
}

/** As `actions/download-artifact` v8, from the same run: of a pattern that one artifact matches, too, the files go straight to `path`. Throws what fails the step. */
export function download(inputs: Record<string, string>, { artifacts, workspace }: Site): string {
  const { name, pattern, path, "merge-multiple": isMerged } = downloadSchema.parse(inputs);
  const matches = picomatch(pattern || "*", { dot: true });
  const names = name === "" ? artifacts.names().filter((each) => matches(each)) : [name];
  for (const each of names) {
    const files = artifacts.files(each);
    if (files === undefined) throw new Error(`Unable to download artifact(s): Artifact not found: ${each}`);
    const folder = names.length === 1 || isMerged ? path : join(path, each);
    for (const [file, content] of Object.entries(files)) write(workspace, join(folder, file), content);
  }
  return `downloaded ${names.join(", ") || "nothing"}`;
}

function noFiles({ path, "if-no-files-found": then }: z.output<typeof uploadSchema>): string {
  const message = `No files were found with the provided path: ${path}. No artifacts will be uploaded.`;
  if (then === "error") throw new Error(message);
  return message;
}

/** A file under its own name, or the files of a folder under their paths in it. Hidden ones only when asked for. */
function filesAt(path: string, withHidden: boolean): ArtifactFiles {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return {};
  if (found.isFile()) return { [basename(path)]: readFileSync(path) };
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .filter((file) => withHidden || !/(^|\/)\./.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(path, file))]));
}
