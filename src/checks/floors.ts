import { groupBy } from "../group-by.ts";
import { member } from "../json/json.ts";
import { type Bound, boundsOf, boundText, isWithin, PASS_RATE_BOUND } from "../policy/bounds.ts";
import { isOfTexts } from "../policy/pass-marks.ts";
import type { ReportCase } from "../report/case-schema.ts";
import { worseCases } from "../report/changes.ts";
import { worstBy, worstCases } from "../report/worst.ts";
import { isJudged } from "../scorers/registry.ts";
import { mean } from "../statistics/mean.ts";
import { counted, joined, percent } from "../wording.ts";
import type { GateCheck, Measured } from "./check.ts";
import { worstByText, worstCaseText } from "./why-it-fails.ts";

/** Absolute minima, and maxima of what is better the lower it is, baseline or not. Compared unrounded. */
export const floors: GateCheck = {
  name: "floors",
  title: "Floors",
  check({ passRate, scores, cases, policy }) {
    const others = otherWaysOfCounting(cases);
    const held = [...boundsOf(policy.gate)].map(([name, bound]) => {
      const isPassRate = name === PASS_RATE_BOUND;
      const whole = { value: isPassRate ? passRate : (scores[name]?.value ?? null), how: "" };
      const values = [
        whole,
        // Cases that nothing was asked of so far say nothing.
        ...others.flatMap(({ groups, how }) => {
          const value = boundedValue(name, groups);
          return value === null ? [] : [{ value, how }];
        }),
      ];
      const missing = values.find(({ value }) => value === null || !isWithin(value, bound));
      const { value, how } = missing ?? whole;
      const [is, demanded] = value === null ? ["was not assessed"] : apart(value, bound.value);
      const sentence = `${isPassRate ? "pass rate" : name} ${is}${how}, ${boundText(bound, demanded)} demanded${unjudgedText(name, scores)}`;
      return { name, value, bound, isKept: missing === undefined, sentence };
    });
    if (held.length === 0) return undefined;
    const missed = held.filter(({ isKept }) => !isKept);
    const isMissed = missed.length > 0;
    const told = isMissed ? missed : held;
    const sentences = told.map(({ sentence }) => sentence).join("; ");
    return {
      result: isMissed ? "fail" : "pass",
      title: titleOf(told.map(({ bound }) => bound.kind)),
      message: isMissed ? joined(sentences, worstText(missed[0]?.name, { cases, policy })) : sentences,
      numbers: Object.fromEntries(
        held.flatMap(({ name, value, bound }) => [
          [name, value],
          [`${name} ${bound.kind}`, bound.value],
        ]),
      ),
    };
  },
};

/**
 * The other ways of counting a suite by which a bound must hold too: with all tags of an id as one case, and without the cases that the base
 * does not have. Otherwise easy cases, or copies of one, could make up for those that fail.
 */
function otherWaysOfCounting(cases: readonly ReportCase[]): { groups: ReportCase[][]; how: string }[] {
  const byId = [...groupBy(cases, ({ id }) => id).values()];
  const known = cases.filter(({ comparison }) => comparison !== null && comparison.state !== "new");
  const ways = [
    { groups: byId, how: " with all tags of an id as one case" },
    { groups: known.map((one) => [one]), how: " without the cases that the base does not have" },
  ];
  return ways.filter(({ groups }) => groups.length > 0 && groups.length < cases.length);
}

/** The mean over groups of cases of what their cases have of a score, or of the pass rate; null where none has any. */
function boundedValue(name: string, groups: readonly (readonly ReportCase[])[]): number | null {
  const of = ({ scores, passRate }: ReportCase) =>
    (name === PASS_RATE_BOUND ? passRate : member(scores, name)) ?? [];
  return mean(groups.flatMap((group) => mean(group.flatMap(of)) ?? []));
}

/** What a judge refuses to look at may be just what the bound is for. */
function unjudgedText(name: string, scores: Measured["scores"]): string {
  const { errors = 0, value = null } = scores[name] ?? {};
  return value !== null && errors > 0 && isJudged(name)
    ? ` (the judge failed on ${counted(errors, "run")})`
    : "";
}

/** The case that got worse most, or else the worst by what is bounded. By a score of texts it always is that one: its run may pass. */
function worstText(name = PASS_RATE_BOUND, { cases, policy }: Pick<Measured, "cases" | "policy">): string {
  const worse = isOfTexts(name) ? undefined : worseCases({ cases })[0]?.one;
  if (worse === undefined && name !== PASS_RATE_BOUND) return worstByText(worstBy(name, cases), name, policy);
  return worstCaseText(worse ?? worstCases({ cases })[0], policy);
}

function titleOf(kinds: readonly Bound["kind"][]): string {
  if (!kinds.includes("ceiling")) return "Floors";
  return kinds.includes("floor") ? "Floors and ceilings" : "Ceilings";
}

/** A share and its bound with as many digits as tell them apart: nobody is to read that 66.7 % does not reach 66.7 %. */
function apart(value: number, bound: number): [value: string, bound: string] {
  const [shown, demanded] = [percent(value), percent(bound)];
  if (value === bound || shown !== demanded) return [shown, demanded];
  const longer = (share: number, digits: number) => `${(share * 100).toFixed(digits)} %`;
  const isRound = Number(longer(bound, 1).slice(0, -2)) === Number(longer(bound, MOST_DIGITS).slice(0, -2));
  for (let digits = 2; digits < MOST_DIGITS; digits++) {
    const [one, other] = [longer(value, digits), longer(bound, digits)];
    if (one !== other) return [one, isRound ? demanded : other];
  }
  return [shown, demanded];
}

const MOST_DIGITS = 12;
