import { escapeGlob } from "./glob.ts";

/** What stands before the tool's own name: `mcp__github__`, `files.`. */
const NAMESPACE = /^[\s\S]*(?:__|[./:])/;
const READING =
  /^(?:get|list|search|find|read|fetch|retrieve|lookup|look_up|query|check|show|describe|view|count|calculate)(?:[_-]|(?=[A-Z])|$)/;
/** Names that begin as reading does and may do more: `check_in`, `get_or_create`. */
const MORE_THAN_READING = /^check(?:[_-]in|[_-]out|In|Out)(?![a-z])|[_-](?:and|or)[_-]|(?:And|Or)[A-Z]/;
const SCRATCHPAD =
  /^(?:think|thinking|thought|reason|reasoning|plan|planning|note|notes|scratch|scratchpad|sequentialthinking)(?:[_-]?(?:tool|step|aloud|pad|process))?$/i;

/** A guess for people to check, from a tool's name alone: it only reads. Nothing is scored by it. */
export function looksReadOnly(name: string): boolean {
  return readingGlob(name) !== undefined;
}

/** A guess for people to check, from a tool's name alone: the agent only talks to itself with it. */
export function looksLikeScratchpad(name: string): boolean {
  return SCRATCHPAD.test(ownName(name));
}

/**
 * The glob of all tools that begin with the same word of reading, as `get_*` of `get_booking`; a name that is nothing but that
 * word is its own. Undefined for a name that does not look as if the tool only reads.
 */
export function readingGlob(name: string): string | undefined {
  const own = ownName(name);
  const word = READING.exec(own)?.[0];
  if (word === undefined || MORE_THAN_READING.test(own)) return undefined;
  const beginning = escapeGlob(name.slice(0, name.length - own.length) + word);
  if (word === own) return beginning;
  return /[_-]$/.test(word) ? `${beginning}*` : `${beginning}[A-Z]*`;
}

function ownName(name: string): string {
  return name.replace(NAMESPACE, "");
}
