export function rateLimit(perSecond: number): () => boolean {
  let [since, count] = [Number.NEGATIVE_INFINITY, 0];
  return () => {
    if (Date.now() - since >= 1_000) [since, count] = [Date.now(), 0];
    count += 1;
    return count <= perSecond;
  };
}
