import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync } from "node:fs";
import { EOL } from "node:os";
import { writeCommand } from "./workflow-command.ts";

/**
 * Hands an output of the step to the runner, by its file or, where it names none, by the command of old. Throws when the file is not
 * there or takes nothing.
 */
export function setOutput(name: string, value: string): void {
  const file = process.env.GITHUB_OUTPUT;
  if (!file) {
    // On a line of its own, whatever was printed before.
    process.stdout.write(EOL);
    writeCommand("set-output", value, { name });
    return;
  }
  if (!existsSync(file)) throw new Error(`Missing file at path: ${file}`);
  appendFileSync(file, keyAndValue(name, value));
}

/** What nobody can end early who does not know the delimiter, which is drawn anew each time. */
function keyAndValue(name: string, value: string): string {
  const delimiter = `ghadelimiter_${randomUUID()}`;
  if (name.includes(delimiter) || value.includes(delimiter))
    throw new Error(`output ${name} contains the delimiter ${delimiter}`);
  return [`${name}<<${delimiter}`, value, delimiter, ""].join(EOL);
}
