/** One case's trials on both sides: values in [0,1]; a pass is 1, a failure 0. Neither list is empty. */
export interface Sample {
  base: readonly number[];
  head: readonly number[];
}

/** The trials of both sides together. */
export function pooled({ base, head }: Sample): number[] {
  return [...base, ...head];
}

/** False for a case whose trials all ended alike, on both sides: it has neither a drop nor noise. */
export function varies({ base, head }: Sample): boolean {
  const first = base[0];
  return base.some((value) => value !== first) || head.some((value) => value !== first);
}
