import { readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { debug, info, setOutput, warning } from "@actions/core";
import picomatch from "picomatch";
import { z } from "zod";
import { filesOfZip } from "../../loopback/zip.ts";
import { write } from "../../workspace.ts";
import { artifactClient, playAction } from "./action-step.ts";
import type { Place, StepEnd } from "./place.ts";

const flag = z.enum(["true", "false"]).transform((text) => text === "true");

const uploadSchema = z.strictObject({
  name: z.string().default("artifact"),
  path: z
    .string()
    .regex(/^[^*?[\n!#~][^*?[\n]*\n?$/, "the player uploads one file or folder")
    .transform((path) => path.trim()),
  archive: flag.default(true),
  overwrite: flag.default(false),
  "if-no-files-found": z.enum(["warn", "error", "ignore"]).default("warn"),
  "include-hidden-files": flag.default(false),
  "retention-days": z
    .string()
    .regex(/^\d+$/)
    .default("0")
    .transform((days) => Number(days)),
});

const downloadSchema = z.strictObject({
  name: z.string().default(""),
  pattern: z.string().default(""),
  path: z.string().default(""),
  "merge-multiple": flag.default(false),
  "run-id": z.coerce.number().int().optional(),
  "github-token": z.string().optional(),
});

/** Plays `actions/upload-artifact` v7 with GitHub's own client. */
export function upload(inputs: Record<string, string>, place: Place): Promise<StepEnd> {
  const options = uploadSchema.parse(inputs);
  return playAction(place, () => uploadFiles(options, place));
}

/** Plays `actions/download-artifact` v8 for this run or, by id, for another, with GitHub's own client. */
export function download(inputs: Record<string, string>, place: Place): Promise<StepEnd> {
  const options = downloadSchema.parse(inputs);
  return playAction(place, async () => {
    try {
      await downloadArtifacts(options, place);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new Error(`Unable to download artifact(s): ${error.message}`);
    }
  });
}

async function uploadFiles(options: z.output<typeof uploadSchema>, place: Place): Promise<void> {
  const { files, root } = findFiles(resolve(place.workspace, options.path), options["include-hidden-files"]);
  if (files.length === 0) return sayNoFiles(options);
  if (!options.archive && files.length > 1)
    throw new Error(
      `When 'archive' is set to false, only a single file can be uploaded. Found ${files.length} files to upload.`,
    );
  const client = await artifactClient();
  // The action deletes by `name`, even where the artifact is named after its file.
  if (options.overwrite)
    await client.deleteArtifact(options.name).catch((error: Error) => debug(`not deleted: ${error.message}`));
  const { id, digest } = await client.uploadArtifact(options.name, files, root, {
    retentionDays: options["retention-days"],
    skipArchive: !options.archive,
  });
  const { owner, name } = place.trigger.github.repository;
  setOutput("artifact-id", id);
  setOutput("artifact-digest", digest);
  setOutput(
    "artifact-url",
    `https://github.com/${owner}/${name}/actions/runs/${place.run.id}/artifacts/${id}`,
  );
}

function sayNoFiles({ path, "if-no-files-found": then }: z.output<typeof uploadSchema>): void {
  const message = `No files were found with the provided path: ${path}. No artifacts will be uploaded.`;
  if (then === "error") throw new Error(message);
  if (then === "warn") warning(message);
  else info(message);
}

interface FoundFiles {
  files: string[];
  /** Paths in the archive are relative to it. */
  root: string;
}

/**
 * The file at a path, or the files of the folder, by the rules of actions/upload-artifact: links are followed, and a hidden path itself
 * counts too.
 */
function findFiles(path: string, withHidden: boolean): FoundFiles {
  const files = filesAt(path, withHidden, []);
  return { files, root: files[0] === path ? dirname(path) : path };
}

/** @param above the parent folders: a link to one of them is a cycle */
function filesAt(path: string, withHidden: boolean, above: readonly string[]): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  const isHidden = basename(path).startsWith(".");
  if (found === undefined || (isHidden && !withHidden)) return [];
  if (!found.isDirectory()) return [path];
  const real = realpathSync(path);
  if (above.includes(real)) return [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesAt(join(path, name), withHidden, [...above, real]));
}

/** Artifacts of another run. The client would ask the API at the address from when it was loaded. */
function downloadOther(run: number, options: z.output<typeof downloadSchema>, place: Place): void {
  const { github } = place.trigger;
  if (options["github-token"] !== github.token) throw new Error("Bad credentials");
  if (options.pattern === "") throw new Error("the player downloads artifacts of another run by pattern");
  const matches = picomatch(options.pattern);
  const artifacts = github.artifacts.filter((artifact) => artifact.run?.id === run && matches(artifact.name));
  const folder = resolve(place.workspace, options.path);
  for (const { name, bytes, contentType } of artifacts) {
    const files = contentType === "application/zip" ? filesOfZip(bytes) : { [name]: bytes };
    for (const [file, content] of Object.entries(files))
      write(artifacts.length === 1 ? folder : join(folder, name), file, content);
  }
}

async function downloadArtifacts(options: z.output<typeof downloadSchema>, place: Place): Promise<void> {
  const { "run-id": other } = options;
  if (other !== undefined && other !== place.run.id) return downloadOther(other, options, place);
  const client = await artifactClient();
  const matches = options.pattern === "" ? () => true : picomatch(options.pattern);
  const artifacts =
    options.name === ""
      ? (await client.listArtifacts({ latest: true })).artifacts.filter(({ name }) => matches(name))
      : [(await client.getArtifact(options.name)).artifact];
  const folder = resolve(place.workspace, options.path);
  // A single artifact is extracted directly, also when a pattern has found it.
  const isFlat = artifacts.length === 1 || options["merge-multiple"];
  const changed: string[] = [];
  // Sequential. GitHub's action starts all at once, so that the winner of equal file names is random.
  for (const { id, name, digest } of artifacts) {
    const { digestMismatch } = await client.downloadArtifact(id, {
      path: isFlat ? folder : join(folder, name),
      ...(digest !== undefined && { expectedHash: digest }),
    });
    if (digestMismatch) changed.push(name);
  }
  if (changed.length > 0) throw new Error(`Digest validation failed for artifact(s): ${changed.join(", ")}`);
  info(`Total of ${artifacts.length} artifact(s) downloaded`);
  setOutput("download-path", folder);
}
