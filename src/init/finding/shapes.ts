import { groupBy } from "../../group-by.ts";
import { type FileName, namesModel, namesTrial, tellsTrial, wordBeforeTrial } from "./file-name.ts";
import { globText } from "./glob-text.ts";
import type { RecordingFile } from "./recording-file.ts";

/** A file that holds recordings, and its path taken apart. */
export interface NamedFile {
  file: RecordingFile;
  name: FileName;
}

/** The end of a pattern: what it makes of the file's name, and maybe of the folder that the file lies in. */
export interface Shape {
  text: string;
  /** How many folders it speaks of. */
  folders: 0 | 1;
  /** It tells the trials of a case apart, or takes the case from a folder. */
  isTelling: boolean;
}

/** The ends of patterns that may fit files of one ending, all as deep: the one that says most first, the last one fits always. */
export function shapesOf(files: readonly NamedFile[]): Shape[] {
  const ending = globText(files[0]?.name.ending ?? "");
  const whole: Shape = { text: `*${ending}`, folders: 0, isTelling: false };
  // What the path captures holds for all runs of a file.
  if (files.some(({ file }) => file.runs.length > 1)) return [whole];
  return [
    ...inFolders(files, ending),
    ...inNames(files, ending),
    ...oneEach(files, ending),
    { text: `{case}${ending}`, folders: 0, isTelling: false },
    whole,
  ];
}

function inFolders(files: readonly NamedFile[], ending: string): Shape[] {
  const folders = files.map(({ name }) => name.folders.at(-1));
  if (folders.includes(undefined)) return [];
  const stems = files.map(({ name }) => name.stem);
  if (stems.every(namesTrial)) return [shape(`{case}/{trial}${ending}`, 1)];
  const areTrials = folders.every((folder) => namesTrial(folder ?? "")) && isRepeated(stems);
  return areTrials ? [shape(`{trial}/{case}${ending}`, 1)] : [];
}

function inNames(files: readonly NamedFile[], ending: string): Shape[] {
  const stems = files.map(({ name }) => name.stem);
  const words = new Set(stems.map(wordBeforeTrial));
  const [word] = words;
  if (words.size === 1 && word !== undefined && !word.startsWith("."))
    return [shape(`{case}${globText(word)}{trial}${ending}`)];
  if (stems.every(tellsTrial)) return [shape(`{case}.{trial}${ending}`)];
  return ["-", "_"]
    .filter((sign) => areNumbered(files, sign))
    .map((sign) => shape(`{case}${sign}{trial}${ending}`));
}

/** Names of files that say nothing of the case. */
const ANY_CASE =
  /^(?:run|messages|trace|transcript|trajectory|recording|output|result|steps|conversation|session|response|log)s?$/i;

function oneEach(files: readonly NamedFile[], ending: string): Shape[] {
  const [stem = "", ...others] = new Set(files.map(({ name }) => name.stem));
  const folders = files.map(({ name }) => name.folders.at(-1) ?? "");
  const areCases = others.length === 0 && ANY_CASE.test(stem) && !folders.every(namesModel);
  return areCases && !folders.includes("") ? [shape(`{case}/${globText(stem)}${ending}`, 1)] : [];
}

/** True where a number after the sign can only be the trial: the agent was asked the same in all that have one beginning. */
function areNumbered(files: readonly NamedFile[], sign: string): boolean {
  if (!files.every(({ name }) => new RegExp(`^.+${sign}\\d{1,3}$`, "s").test(name.stem))) return false;
  const cases = [...groupBy(files, ({ name }) => name.stem.slice(0, name.stem.lastIndexOf(sign))).values()];
  return cases.every((trials) => {
    const inputs = new Set(trials.map(({ file }) => file.runs[0]?.input ?? ""));
    return trials.length > 1 && inputs.size === 1 && !inputs.has("");
  });
}

function isRepeated(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

function shape(text: string, folders: 0 | 1 = 0): Shape {
  return { text, folders, isTelling: true };
}
