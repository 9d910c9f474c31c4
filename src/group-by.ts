/** The items by what `keyOf` says of them, in the order in which the keys come up. */
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

/** The group with the most items; of several the one that comes first. Empty when there is none. */
export function largest<Item>(groups: Iterable<Item[]>): Item[] {
  let most: Item[] = [];
  for (const group of groups) if (group.length > most.length) most = group;
  return most;
}
