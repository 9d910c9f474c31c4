import type { Expectation } from "../expectations/expectation.ts";
import { loadExpectations } from "../expectations/load.ts";
import type { Policy } from "../policy/schema.ts";
import { placeText } from "../problems.ts";
import { fingerprintOf } from "../suite/fingerprint.ts";
import type { SourceFile } from "./change.ts";
import { type Change, membersChange, replaceBy } from "./change.ts";
import { changeCases } from "./expectations-file.ts";
import { NotAcceptable } from "./not-acceptable.ts";

/**
 * The files with one reference of a case marked optional, `reference` counted from 1, and all else as it was. Throws NotAcceptable when
 * no file has the case or it has no such reference, and when what comes out says anything else.
 */
export function markOptional(
  files: readonly SourceFile[],
  id: string,
  reference: number,
  policy: Policy,
): readonly SourceFile[] {
  const before = loadExpectations(files, policy.defaults).expectations;
  const expectation = before.get(id);
  if (expectation === undefined) throw new NotAcceptable("no expectations file has it");
  const { referenceToolCalls = [], place } = expectation;
  if (referenceToolCalls[reference - 1] === undefined)
    throw new NotAcceptable(`it has no reference ${reference}: it has ${referenceToolCalls.length}`);
  const optional = membersChange(new Map([["optional", replaceBy(true)]]));
  const items = referenceToolCalls.map((_, at) => (at === reference - 1 ? { at, change: optional } : { at }));
  const change: Change = {
    kind: "members",
    members: new Map([["referenceToolCalls", { kind: "items", items }]]),
  };
  const changed = files.map(({ file, text }) => ({
    file,
    text: file === place.file ? changeCases(text, new Map([[id, change]])) : text,
  }));
  checkMarked(changed, before, id, reference, policy);
  return changed;
}

function checkMarked(
  files: readonly SourceFile[],
  before: ReadonlyMap<string, Expectation>,
  id: string,
  reference: number,
  policy: Policy,
): void {
  const { expectations, problems } = loadExpectations(files, policy.defaults);
  const [problem] = problems;
  if (problem !== undefined)
    throw new NotAcceptable(`the file would not be valid: ${placeText(problem)}${problem.message}`);
  for (const [other, old] of before) {
    const now = expectations.get(other);
    const wanted = other === id ? withOptional(old, reference) : old;
    if (now === undefined || fingerprintOf(now, policy) !== fingerprintOf(wanted, policy))
      throw new NotAcceptable(
        `case "${other}" shares by an anchor (&) what would change: write it out there`,
      );
  }
}

function withOptional(expectation: Expectation, reference: number): Expectation {
  const { referenceToolCalls = [] } = expectation;
  const marked = referenceToolCalls.map((one, at) =>
    at === reference - 1 ? { ...one, optional: true } : one,
  );
  return { ...expectation, referenceToolCalls: marked };
}
