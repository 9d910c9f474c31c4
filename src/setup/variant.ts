import { isObject, type Json, type JsonObject, listOf } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { parseConfiguration } from "../base/yaml.ts";
import { callKeys } from "../config/expectations-schema.ts";
import type { Expectation } from "../scorers/expectation.ts";
import {
  type Change,
  changed,
  type MemberChange,
  NotAcceptable,
  replaceBy,
  type SourceFile,
} from "./change.ts";

/** What a case says of calls: with a variant it stands in one. */
const movedKeys = [...callKeys, "strictMode"] as const;

/** The case as it would be without a word on calls: what a new variant of it is made for. */
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
 * The change that adds a variant to a case: what the case expects so far becomes its first variant, where it has none yet. `plan` is the
 * change by which the case without a word on calls would expect the new one. Throws NotAcceptable where the case cannot have another.
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
  const stated = statedCase(
    id,
    files.find(({ file }) => file === place.file),
  );
  const first = Object.fromEntries(
    movedKeys.flatMap((key) => (key in stated ? [[key, stated[key] as Json]] : [])),
  );
  if (!callKeys.some((key) => key in stated))
    throw new NotAcceptable("it expects no calls yet: accept the run without --variant");
  const members = new Map<string, MemberChange>();
  for (const key of movedKeys) if (key in stated) members.set(key, { kind: "remove" });
  members.set("anyOf", replaceBy([first, added]));
  return { kind: "members", members };
}

/** A case as its file writes it, which is valid. */
function statedCase(id: string, source: SourceFile | undefined): JsonObject {
  const { value } = parseConfiguration(source?.file ?? "", source?.text ?? "");
  const cases = isObject(value) ? listOf(value.cases) : [];
  const stated = cases.find((one) => isObject(one) && one.id === id);
  return isObject(stated) ? stated : {};
}
