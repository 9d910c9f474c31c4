import { type Dirent, lstatSync, opendirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "../problems.ts";
import { ITEMS_PER_STEP, type Steps } from "../process/steps.ts";
import { leadsOutside } from "./contained.ts";
import type { PathPattern, Step } from "./path-pattern.ts";

type Entry = Pick<Dirent, "name" | "isDirectory" | "isSymbolicLink">;

/** What a walk may not do, and what is told of it. */
export interface WalkBounds {
  /** Links to folders outside of it are not followed; undefined where they may be. */
  boundary: string | undefined;
  /** Files and folders that may be looked at. */
  entries: number;
  /** What is told where there are more. */
  excess: string;
  /** Names of folders that are not gone into where a pattern takes whatever lies below. */
  avoided?: (name: string) => boolean;
  /** A path as people are told it. */
  nameOf(path: string): string;
  /** Told of a link that is not followed. */
  onSkipped(link: string): void;
  /** Told of a folder, or a link that may lead to one, into which nobody can look, and why. */
  onUnreadable(path: string, reason: string): void;
}

/** Goes through the folders in which patterns look. What it looks at is counted over all of them. */
export class Walk {
  private readonly bounds: WalkBounds;
  private looked = 0;

  constructor(bounds: WalkBounds) {
    this.bounds = bounds;
  }

  /**
   * Absolute paths that a pattern may match, in order: of files and folders, and of links to nothing and of what is neither, so that
   * they can be reported. Links are followed, but below any folder never into one that they lie in. Throws ConfigurationError beyond
   * the bound.
   */
  *paths({ top, steps }: Pick<PathPattern, "top" | "steps">): Steps<string[]> {
    const found: string[] = [];
    const real = this.realFolder(top);
    if (real !== undefined) yield* this.look(top, steps, [real], found);
    return found.sort();
  }

  private *look(
    folder: string,
    [step, ...rest]: readonly Step[],
    above: readonly string[],
    found: string[],
  ): Steps<void> {
    if (step === undefined) return;
    const next = step === "anything below" ? [step] : rest;
    for (const entry of yield* this.entriesOf(folder, step)) {
      const path = join(folder, entry.name);
      if (rest.length === 0) found.push(path);
      const real = next.length === 0 ? undefined : this.folderAt(path, entry, step, above);
      if (real !== undefined) yield* this.look(path, next, [...above, real], found);
    }
  }

  private *entriesOf(folder: string, step: Step): Steps<Entry[]> {
    yield;
    if (step === "anything below") return yield* this.list(folder, () => true);
    return "name" in step ? this.entryAt(folder, step.name) : yield* this.list(folder, step.matches);
  }

  /** Read piece by piece, so that a folder of any size costs no more than the bound allows. */
  private *list(folder: string, isWanted: (name: string) => boolean): Steps<Entry[]> {
    const entries: Entry[] = [];
    try {
      const opened = opendirSync(folder, { bufferSize: 256 });
      try {
        for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
          this.count(folder);
          if (isWanted(entry.name)) entries.push(entry);
          if (this.looked % ITEMS_PER_STEP === 0) yield;
        }
      } finally {
        opened.closeSync();
      }
    } catch (error) {
      if (error instanceof ConfigurationError) throw error;
      this.bounds.onUnreadable(folder, (error as Error).message);
    }
    return entries;
  }

  private count(folder: string): void {
    this.looked += 1;
    if (this.looked <= this.bounds.entries) return;
    const { excess: message, nameOf } = this.bounds;
    throw new ConfigurationError([{ severity: "error", file: nameOf(folder), message }]);
  }

  /** The entry of this name, if there is one. What leads out of the folder is no name. */
  private entryAt(folder: string, name: string): Entry[] {
    if (["", ".", ".."].includes(name)) return [];
    const stats = this.tryToLook(folder, () => lstatSync(join(folder, name)));
    return stats === undefined ? [] : [Object.assign(stats, { name })];
  }

  /** The real path of a folder to go into; undefined for what is none, and for links that are not followed. */
  private folderAt(path: string, entry: Entry, step: Step, above: readonly string[]): string | undefined {
    if (step === "anything below" && this.bounds.avoided?.(entry.name)) return undefined;
    if (entry.isDirectory()) return join(above.at(-1) ?? "", entry.name);
    const real = entry.isSymbolicLink() ? this.realFolder(path) : undefined;
    if (real === undefined) return undefined;
    const { boundary } = this.bounds;
    if (boundary !== undefined && leadsOutside(boundary, path)) {
      this.bounds.onSkipped(path);
      return undefined;
    }
    // Only what goes on below for ever can go round in circles.
    return step === "anything below" && above.includes(real) ? undefined : real;
  }

  /** The real path of the folder that a path leads to, if it leads to one. */
  private realFolder(path: string): string | undefined {
    return this.tryToLook(path, () => (statSync(path).isDirectory() ? realpathSync.native(path) : undefined));
  }

  /** What a look comes to; undefined where there is nothing to see. Where nobody can tell a recording may be missed, so that it is told. */
  private tryToLook<T>(path: string, look: () => T): T | undefined {
    try {
      return look();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (!LEADS_NOWHERE.has(code)) this.bounds.onUnreadable(path, message);
      return undefined;
    }
  }
}

const LEADS_NOWHERE = new Set<string | undefined>(["ENOENT", "ENOTDIR", "ELOOP"]);
