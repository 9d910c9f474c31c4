import { callKeys } from "../../config/expectations-schema.ts";
import { isObject, type Json, type JsonObject, listOf } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { parseConfiguration } from "../../core/parse-configuration.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import {
  type Change,
  changed,
  type MemberChange,
  NotAcceptable,
  replaceBy,
  type SourceFile,
} from "./expectation-changes.ts";

/** Keys about calls, which move into a variant. */
const movedKeys = [...callKeys, "strictMode"] as const;

/** Returns the case without expectations about calls, as the base of a new variant. */
export function withoutCalls({ anyOf: _anyOf, ...expectation }: Expectation): Expectation {
  const {
    expectedTool: _expectedTool,
    expectedToolOrder: _expectedToolOrder,
    referenceToolCalls: _referenceToolCalls,
    ...rest
  } = expectation;
  return { ...rest, strictMode: false };
}

/**
 * Adds a variant to a case; its current expectations become the first variant. `plan`: changes that `withoutCalls` needs for the new
 * variant. Throws NotAcceptable if the case cannot have another variant.
 */
export function variantChange(
  { id, anyOf, turns, place }: Expectation,
  plan: Change | undefined,
  files: readonly SourceFile[],
): Change {
  if (turns !== undefined) throw new NotAcceptable("it has turns, which have no variants: edit it by hand");
  const variants = anyOf?.length ?? 1;
  if (variants >= limits.variants)
    throw new NotAcceptable(`it has ${variants} variants, the most that a case may have: edit it by hand`);
  const added: Json = plan === undefined ? { referenceToolCalls: [] } : changed({}, plan);
  if (anyOf !== undefined) {
    const items = [...anyOf.keys()].map((at) => ({ at }));
    return {
      kind: "members",
      members: new Map([["anyOf", { kind: "items", items: [...items, { value: added }] }]]),
    };
  }
  const current = caseInFile(
    id,
    files.find(({ file }) => file === place.file),
  );
  const first = Object.fromEntries(
    movedKeys.flatMap((key) => (key in current ? [[key, current[key] as Json]] : [])),
  );
  if (!callKeys.some((key) => key in current))
    throw new NotAcceptable("it expects no calls yet: accept the run without --variant");
  const members = new Map<string, MemberChange>();
  for (const key of movedKeys) if (key in current) members.set(key, { kind: "remove" });
  members.set("anyOf", replaceBy([first, added]));
  return { kind: "members", members };
}

function caseInFile(id: string, source: SourceFile | undefined): JsonObject {
  const { value } = parseConfiguration(source?.file ?? "", source?.text ?? "");
  const cases = isObject(value) ? listOf(value.cases) : [];
  const found = cases.find((each) => isObject(each) && each.id === id);
  return isObject(found) ? found : {};
}
