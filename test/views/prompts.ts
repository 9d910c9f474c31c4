import { marked, type Token } from "marked";

interface PromptData {
  cases?: { case: string; why: string[] }[];
  commands?: string[];
  [fact: string]: unknown;
}

/** A prompt as copied from the page: its lines, and the data of its JSON document. */
export interface Prompt {
  lines: string[];
  data: PromptData;
}

const OPENING = "<details><summary>Prompt for a coding agent</summary>";

/**
 * The prompts of a comment by GitHub's dialect. Throws unless each is a foldable part with one block of code, which has one block of JSON
 * and our own words.
 */
export function promptsIn(markdown: string): Prompt[] {
  const tokens = marked.lexer(markdown, { gfm: true }).filter(({ type }) => type !== "space");
  return tokens.flatMap((token, at) =>
    token.raw.includes(OPENING) ? [promptOf(tokens.slice(at, at + 3))] : [],
  );
}

function promptOf([opening, block, end]: Token[]): Prompt {
  const isWhole =
    opening?.raw.trim() === OPENING && block?.type === "code" && end?.raw.trim() === "</details>";
  if (!isWhole) throw new Error(`more than one block of code: ${opening?.raw}${block?.raw}${end?.raw}`);
  const inner = marked.lexer(block.text, { gfm: true }).filter(({ type }) => type !== "space");
  const [before, data, after, ...rest] = inner;
  const isOne = before?.type === "paragraph" && data?.type === "code" && after?.type === "paragraph";
  if (!isOne || rest.length > 0) throw new Error(`more than one fence of data: ${block.text}`);
  return { lines: block.text.split("\n"), data: JSON.parse(data.text) };
}
