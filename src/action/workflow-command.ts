import { EOL } from "node:os";

/** Tells the runner something by a line in the log. A property that is empty or undefined is left out. */
export function writeCommand(
  name: string,
  message: string,
  properties: Record<string, string | number | undefined> = {},
): void {
  const given = Object.entries(properties).filter(([, value]) => value);
  const list = given.map(([key, value]) => `${key}=${escapeProperty(String(value))}`).join(",");
  process.stdout.write(`::${name}${list && ` ${list}`}::${escapeData(message)}${EOL}`);
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
