import { counted } from "../../core/text.ts";
import { advice, type Check, type CheckFinding, notChecked, ok, type RecordingsFacts } from "./repository.ts";

const SHOWN_WITH_KEYS = 5;

export const recordingsKeys: Check = {
  id: "recordings-keys",
  title: "recordings without keys",
  why: "A person who can read a recording can use the keys in it.",
  look({ files }) {
    return [...files.values()].flatMap(({ recordings }) => (recordings ? checkKeys(recordings) : []));
  },
};

function checkKeys({ count, searched, withKeys }: RecordingsFacts): CheckFinding[] {
  const todo = {
    expected: "recordings without keys and tokens",
    remedy: "revoke it, because it may be known, then record again: `rungate record` leaves such keys out",
  };
  const findings = withKeys
    .slice(0, SHOWN_WITH_KEYS)
    .map(({ file, kinds }) => advice({ file }, `holds what looks like a secret (${kinds.join(", ")})`, todo));
  const more = withKeys.length - findings.length;
  const rest =
    more > 0 ? [advice({}, `${counted(more, "more recording")} with what looks like a secret`, todo)] : [];
  const left = count - searched;
  const what = `whether ${counted(left, "recording")} of ${count} hold keys`;
  const unsearched = left > 0 ? [notChecked({}, what, `only the first ${searched} are searched`)] : [];
  const isFine = searched > 0 && withKeys.length === 0;
  const found = isFine
    ? [ok({}, `${counted(searched, "recording")} searched, none with a known kind of key`)]
    : [];
  return [...findings, ...rest, ...unsearched, ...found];
}
