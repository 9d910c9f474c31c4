/** The rooms from top to bottom: each imports only from rooms below it. */
export const rooms: readonly { name: string; what: string }[] = [
  { name: "cli", what: "one command, one file" },
  { name: "setup", what: "a team's own files: init/, doctor/, calibrate/, record/" },
  { name: "github", what: "the action: event, inputs, base branch, artifacts, the comment" },
  { name: "views", what: "a report for people: one output, one file" },
  {
    name: "gate",
    what: "score/, measure/, compare/, decide/, baseline/, accept/: runs → trials → report → comparison → verdict",
  },
  { name: "report", what: "the one result: types, schema, reading it back" },
  { name: "config", what: "what a team writes: policy and cases" },
  { name: "scorers", what: "code, f1, llm; texts/, judge/" },
  { name: "recordings", what: "files become runs: files/, reading/, refused/, formats/<family>/" },
  { name: "core", what: "what knows nothing of agents" },
];

/** Files outside the rooms: the entry point, and the version. */
export const doors: readonly string[] = ["src/main.ts", "src/version.ts"];

/** Files that use disk, network, clock or process. All other files are pure. */
export const shell: readonly string[] = [
  "src/main.ts",
  "src/cli/",
  "src/github/",
  "src/gate/accept/read-candidates.ts",
  "src/core/git/git.ts",
  "src/core/git/git-commit.ts",
  "src/core/git/git-head.ts",
  "src/setup/doctor/repository-settings.ts",
  "src/setup/init/find-recordings.ts",
  "src/setup/init/read-recordings.ts",
  "src/setup/record/agent-guess.ts",
  "src/setup/record/child-process.ts",
  "src/setup/record/folder.ts",
  "src/setup/record/server.ts",
  "src/setup/record/record-lines.ts",
  "src/setup/record/forward.ts",
  "src/setup/record/listener.ts",
  "src/setup/record/record.ts",
  "src/setup/record/same-run.ts",
  "src/setup/record/session-file.ts",
  "src/views/page/browser/",
  "src/gate/decide/find-stale.ts",
  "src/gate/score/check-case-names.ts",
  "src/gate/score/score-recordings.ts",
  "src/gate/job.ts",
  "src/gate/baseline/read-reports.ts",
  "src/gate/run-job.ts",
  "src/scorers/judge/client/",
  "src/recordings/files/",
  "src/config/find-config-file.ts",
  "src/core/files.ts",
  "src/core/interruptible.ts",
  "src/core/invocation.ts",
];

export function roomOf(file: string): string | undefined {
  return rooms.find(({ name }) => file.startsWith(`src/${name}/`))?.name;
}

export function isShell(file: string): boolean {
  return shell.some((place) => file === place || (place.endsWith("/") && file.startsWith(place)));
}
