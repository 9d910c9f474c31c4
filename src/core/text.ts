/** Returns a share as `86.4%`. Never rounds up to 100 or down to 0. */
export function percent(share: number): string {
  const value = share * 100;
  const rounded = Math.round(value * 10) / 10;
  const shown = rounded === 100 && value < 100 ? 99.9 : rounded === 0 && value > 0 ? 0.1 : rounded;
  return `${shown === 0 || shown === 100 ? shown : shown.toFixed(1)}%`;
}

/** Returns a share and its bound with enough digits to differ: no text states that 66.7% does not reach 66.7%. */
export function apart(value: number, bound: number): [value: string, bound: string] {
  const [shown, demanded] = [percent(value), percent(bound)];
  if (value === bound || shown !== demanded) return [shown, demanded];
  const longer = (share: number, digits: number) => `${(share * 100).toFixed(digits)}%`;
  const isRound = Number(longer(bound, 1).slice(0, -1)) === Number(longer(bound, MOST_DIGITS).slice(0, -1));
  for (let digits = 2; digits < MOST_DIGITS; digits++) {
    const [valueDigits, boundDigits] = [longer(value, digits), longer(bound, digits)];
    if (valueDigits !== boundDigits) return [valueDigits, isRound ? demanded : boundDigits];
  }
  return [shown, demanded];
}

const MOST_DIGITS = 12;

export function shareText(share: number | null): string {
  return share === null ? "–" : percent(share);
}

/** Returns `1 case`, `7,474 cases`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}

export function grouped(count: number): string {
  // toLocaleString loads locale data first, which takes longer than scoring a small suite.
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

export function listed(items: readonly string[], most = 5): string {
  const more = items.length - most;
  return `${items.slice(0, most).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}

/** Cuts a text that is too long, never inside a surrogate pair. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Returns the first seven digits of a commit hash. Other text is untrusted and cut to the length of a hash. */
export function commitName(commit: string): string {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit) ? commit.slice(0, 7) : shorten(commit, 40);
}

/** Returns a share as signed percentage points: `−6.3`, `+3.0`, `0.0`. */
export function signedPoints(share: number): string {
  const shown = Math.abs(share * 100).toFixed(1);
  if (shown === "0.0") return shown;
  return `${share < 0 ? "−" : "+"}${shown}`;
}

/** Returns `p = .031` or `p < .0001`, with enough digits to differ from the level it is compared with. */
export function pText(p: number, level: number): string {
  if (p < 0.0001) return "p < .0001";
  const bare = (value: number, digits: number) => value.toFixed(digits).replace(/^0/, "");
  const fewest = p >= 0.1 ? 2 : p >= 0.01 ? 3 : 4;
  const digits = [fewest, 4, 6, 8].find((count) => bare(p, count) !== bare(level, count)) ?? fewest;
  return `p = ${bare(p, digits)}`;
}

export function shareOfCases(part: number, all: number): string {
  return `${part === all ? "" : `${grouped(part)} of `}${counted(all, "case")}`;
}

/** Groups consecutive items. An item starts a group unless it continues the item before it. */
export function chained<Item>(
  items: readonly Item[],
  goesOn: (item: Item, before: Item) => boolean,
): [Item, ...Item[]][] {
  const groups: [Item, ...Item[]][] = [];
  for (const [at, item] of items.entries()) {
    const before = items[at - 1];
    if (at > 0 && goesOn(item, before as Item)) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Groups items by key, in the order of first appearance. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Returns the group with the most items, the first of equal groups; empty without groups. */
export function largest<Item>(groups: Iterable<Item[]>): Item[] {
  let most: Item[] = [];
  for (const group of groups) if (group.length > most.length) most = group;
  return most;
}
