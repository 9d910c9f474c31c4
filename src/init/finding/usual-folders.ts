/** Names that people give to folders of recordings. */
const NAMES = ["runs", "recordings", "traces", "trajectories", "transcripts"];

/** Where recordings usually lie in a project, relative to it; the likeliest first. */
export const USUAL_FOLDERS: readonly string[] = [
  ...NAMES.map((name) => `evals/${name}`),
  "evals",
  ...NAMES.map((name) => `eval/${name}`),
  "eval",
  ...NAMES,
  ...["tests", "test"].flatMap((tests) => ["evals", ...NAMES].map((name) => `${tests}/${name}`)),
];

/** Where a monorepo keeps its projects, each in a folder of its own. */
export const PROJECTS: readonly string[] = ["agents", "packages", "apps", "services"];

/** The same in words. */
export const LOOKED_IN = `evals, eval, ${NAMES.join(", ")}, those in tests and of each project in ${PROJECTS.join(", ")}`;

const OF_RECORDINGS = new Set(["evals", ...NAMES]);

/** The folder that recordings are at home in: the uppermost on the way to the file that has a usual name, or `.`. */
export function homeOf(file: string): string {
  const folders = file.split("/").slice(0, -1);
  const at = folders.findIndex((name) => OF_RECORDINGS.has(name));
  return at < 0 ? "." : folders.slice(0, at + 1).join("/");
}

const OTHERS = new Set([
  "__pycache__",
  "build",
  "coverage",
  "dist",
  "node_modules",
  "out",
  "site-packages",
  "target",
  "vendor",
  "venv",
]);

/** The same in words: where recordings are not sought. */
export const LEFT_OUT = `hidden ones and ${[...OTHERS].join(", ")}`;

/** True for folders of what is installed or built, and for hidden ones: recordings are not sought there. */
export function isAvoided(folder: string): boolean {
  return folder.startsWith(".") || OTHERS.has(folder);
}

const RECORDING_NAME = /\.(?:jsonl?|ndjson)(?:\.gz)?$|\.sse(?:\.txt)?$/;

/** True for names that recordings have. Most files with such a name are something else. */
export function mayBeRecording(name: string): boolean {
  return RECORDING_NAME.test(name);
}
