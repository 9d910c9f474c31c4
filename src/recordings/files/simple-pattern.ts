const DEEP = "**";
/** A capture or a star. Two of them cost at most the square of a path segment's length. */
const WILD = /(?<!\\)(?:\{[A-Za-z_][\w-]*\}|\*(?!\*))/g;
const MOST_WILD = 2;
const PLAIN = /^(?:\\.|[^\\*?[\]{}()|\uE000\uE001])*$/su;

/** Returns true if a pattern works segment by segment without RE2: a path splits in only one way, and each segment's cost is bounded. */
export function isSimple(pattern: string): boolean {
  const parts = pattern.split("/").filter((part) => part !== "" && part !== ".");
  const deep = parts.indexOf(DEEP);
  return (
    parts.at(-1) !== DEEP && parts.every((part, at) => (part === DEEP ? at === deep : isSimplePart(part)))
  );
}

function isSimplePart(part: string): boolean {
  const wild = part.match(WILD)?.length ?? 0;
  return part !== ".." && wild <= MOST_WILD && PLAIN.test(part.replace(WILD, ""));
}
