import { counted, listed } from "../wording.ts";
import type { Calibration, Caveat, Confusion } from "./calibration.ts";
import { kappaText } from "./kappa-text.ts";

/** What a judge that gates should have, at least: kappa, and labels by which it is known. */
export const DEMANDED = { kappa: 0.6, labels: 50 };

/** What a reader of a calibration must know. `gates`: the policy lets the judge decide, which makes warnings of what speaks against that. */
export function caveatsOf(
  { judges, kappa, confusion }: Pick<Calibration, "judges" | "kappa" | "confusion">,
  gates: boolean,
): Caveat[] {
  const severity = gates ? "warning" : "note";
  const against = (what: string, remedy: string): Caveat => ({
    severity,
    message: gates
      ? `${what}, and the policy lets the judge decide (gate.scorers has llm): ${remedy}`
      : `${what}: ${remedy} before the judge decides anything`,
  });
  const compared = confusion.both + confusion.onlyPeople + confusion.onlyJudge + confusion.neither;
  const caveats: Caveat[] = [];
  const verdict = onlyVerdict(confusion);
  if (verdict !== undefined)
    caveats.push(
      against(
        `people find every call ${verdict}, of which kappa can say nothing`,
        "label calls of both kinds",
      ),
    );
  else if (kappa !== null && kappa.value < DEMANDED.kappa)
    caveats.push(
      against(
        `kappa ${kappaText(kappa.value, DEMANDED.kappa)} is below ${DEMANDED.kappa}`,
        "look at the disagreements, describe the tools better or take another model",
      ),
    );
  if (compared < DEMANDED.labels)
    caveats.push(
      against(`${counted(compared, "label")} compared, fewer than ${DEMANDED.labels}`, "label more calls"),
    );
  if (judges.length > 1) {
    const names = listed(judges.map(({ name, labels }) => `${name} ${counted(labels, "label")}`));
    caveats.push({
      severity: "note",
      message: `not one judge but several, and this is about all of them together: ${names}`,
    });
  }
  return caveats;
}

/** The one verdict that people gave on all calls; undefined when they gave both. */
function onlyVerdict({ both, onlyPeople, onlyJudge, neither }: Confusion): string | undefined {
  if (onlyJudge + neither === 0) return "appropriate";
  return both + onlyPeople === 0 ? "not appropriate" : undefined;
}
