import { JudgeFault } from "./fault.ts";
import { type Rung, rungBelow, TOP_RUNG } from "./rung.ts";

/** How the server of a job is asked: as well as it allows, as far as that is known. */
export class Ladder {
  private rung = TOP_RUNG;

  /**
   * Sends from the highest rung that may hold down to one that does, which later requests begin with. What a
   * request was refused for in vain is not remembered: it was the request's fault. Throws what `send` throws
   * when no rung is left that could help.
   */
  async descend(send: (rung: Rung) => Promise<string>): Promise<{ answer: string; rung: Rung }> {
    const start = this.rung;
    let rung = start;
    for (;;) {
      try {
        const answer = await send(rung);
        // Another request may have learnt more meanwhile.
        if (this.rung === start) this.rung = rung;
        return { answer, rung };
      } catch (error) {
        const below = error instanceof JudgeFault ? rungBelow(rung, error.complaint) : undefined;
        if (below === undefined) throw error;
        rung = below;
      }
    }
  }
}
