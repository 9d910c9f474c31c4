/** A file that holds recordings, as it was found. */
export interface RecordingFile {
  /** Relative to the working directory, with forward slashes. */
  name: string;
  /** Its first runs. None where a format claims the file and cannot read it. */
  runs: FoundRun[];
}

/** What a run says itself of what it is. */
export interface FoundRun {
  caseId?: string | undefined;
  /** It calls that its id, which may be anything's. */
  isOnlyId?: boolean;
  trial?: string | undefined;
  /** What the agent was asked, or the beginning of it. */
  input: string;
}
