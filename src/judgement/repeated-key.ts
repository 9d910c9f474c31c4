const SIGN = /[{}]|("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/gs;

/**
 * A key that stands twice in one object of a JSON text, however it is escaped; undefined when there is none.
 * Parsers keep the last of the two and say nothing. The text must be valid JSON.
 */
export function repeatedKey(json: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [sign, text = "", colon] of json.matchAll(SIGN)) {
    if (sign === "{") open.push(new Set());
    if (sign === "}") open.pop();
    if (colon === undefined) continue;
    const key = String(JSON.parse(text));
    const keys = open.at(-1);
    if (keys?.has(key)) return key;
    keys?.add(key);
  }
  return undefined;
}
