/**
 * Writes text to the job's log, in which the runner looks for commands: `::name::` at the beginning of a line, white space before it
 * ignored, and `##[name]` anywhere. A zero-width space breaks both, so that nothing from a recording is one.
 */
export function writeLog(text: string): void {
  process.stdout.write(text.replace(/^(\s*):(?=:)/gm, "$1:\u200b").replaceAll("##[", "#\u200b#["));
}
