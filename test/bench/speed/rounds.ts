import { Skipped } from "./process.ts";
import type { Figures, Row } from "./result.ts";

/** One thing to be measured in turn with others. */
export interface Contender extends Pick<Row, "id" | "name" | "against"> {
  measure: () => Figures | Promise<Figures>;
}

/** Measures all in turn, A B C A B C …, after a round that does not count. What is skipped in that one is skipped in all. */
export async function measureInTurn(contenders: readonly Contender[], rounds: number): Promise<Row[]> {
  const entries: { row: Row; measure: Contender["measure"] }[] = [];
  for (const { measure, ...row } of contenders) {
    const skipped = await reasonToSkip(measure);
    entries.push({ row: { ...row, rounds: [], ...(skipped !== undefined && { skipped }) }, measure });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { row, measure } of entries) {
      if (row.skipped === undefined) row.rounds.push(rounded(await measure()));
    }
  }
  return entries.map(({ row }) => row);
}

async function reasonToSkip(measure: Contender["measure"]): Promise<string | undefined> {
  try {
    await measure();
    return undefined;
  } catch (error) {
    if (error instanceof Skipped) return error.message;
    throw error;
  }
}

/** Digits beyond these are noise. */
function rounded(figures: Figures): Figures {
  const entries = Object.entries(figures).map(([name, value]) => [name, Math.round(value * 100) / 100]);
  return Object.fromEntries(entries);
}
