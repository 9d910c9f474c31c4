/** The parts of a path relative to a folder, as far as a pattern may tell them apart. */
export interface FileName {
  folders: string[];
  stem: string;
  /** With all of its dots: `.json`, `.jsonl.gz`. */
  ending: string;
}

const ENDING = /(?:\.(?:jsonl?|ndjson)(?:\.gz)?|\.sse(?:\.txt)?)$/;

/** Takes a path apart that lies in the folder, `.` for one that paths are relative to. */
export function partsOf(file: string, home: string): FileName {
  const inside = home === "." ? file : file.slice(home.length + 1);
  const folders = inside.split("/");
  const base = folders.pop() ?? "";
  const ending = ENDING.exec(base)?.[0] ?? "";
  return { folders, stem: base.slice(0, base.length - ending.length), ending };
}

const TRIAL_WORD = "(?:trial|run|repeat|rep|attempt|sample|seed|epoch)";
const DOTTED = new RegExp(`^.+\\.(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "is");
const TRIAL = new RegExp(`^(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "i");
const WORDED = new RegExp(`^.+?([-_.]${TRIAL_WORD}[-_]?)\\d{1,3}$`, "is");

/** True for what people call one of several runs of a case: `2`, `run-2`. */
export function namesTrial(text: string): boolean {
  return TRIAL.test(text);
}

/** True for a name that ends in a dot and the name of a trial: `book-flight.1`. */
export function tellsTrial(stem: string): boolean {
  return DOTTED.test(stem);
}

/** What stands between a case and the number of its trial, as in `book_trial2`; undefined where nothing says that it is one. */
export function wordBeforeTrial(stem: string): string | undefined {
  return WORDED.exec(stem)?.[1];
}

const MODEL =
  /(?:^|[^a-z])(?:gpt|claude|gemini|gemma|llama|mistral|mixtral|qwen|deepseek|grok|haiku|sonnet|opus|kimi|glm)(?![a-z])|^o\d(?:$|-)/i;

/** True for what looks like the name of a model. */
export function namesModel(text: string): boolean {
  return MODEL.test(text);
}
