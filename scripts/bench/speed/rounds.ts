import { Skipped } from "./process.ts";
import type { Figures, Row } from "./result.ts";

export interface Contender extends Pick<Row, "id" | "name" | "against"> {
  measure: () => Figures | Promise<Figures>;
}

/**
 * Measures all in turn, A B C A B C …, after a warm-up round unless only one round is wanted. A contender that is skipped in one round is
 * skipped in all.
 */
export async function measureInTurn(contenders: readonly Contender[], rounds: number): Promise<Row[]> {
  const entries = contenders.map(({ measure, ...row }) => ({ row: { ...row, rounds: [] } as Row, measure }));
  const warmUps = rounds > 1 ? 1 : 0;
  for (let round = 0; round < warmUps + rounds; round++) {
    for (const { row, measure } of entries) {
      if (row.skipped !== undefined) continue;
      try {
        const figures = await measure();
        if (round >= warmUps) row.rounds.push(rounded(figures));
      } catch (error) {
        if (!(error instanceof Skipped)) throw error;
        Object.assign(row, { skipped: error.message, rounds: [] });
      }
    }
  }
  return entries.map(({ row }) => row);
}

function rounded(figures: Figures): Figures {
  const entries = Object.entries(figures).map(([name, value]) => [name, Math.round(value * 100) / 100]);
  return Object.fromEntries(entries);
}
