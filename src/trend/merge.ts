import { limits } from "../limits.ts";
import { type TrendPoint, withBreaks } from "./trend.ts";

/**
 * Trends of one suite as one, oldest commit first and the newest of them. Each trend's order is kept; where two differ, and where both
 * know a commit, the later trend in the list is right. Commits that no trend orders stand by the time at which they were recorded, where
 * both state one, else as the trends are listed. A pull request's own point is left out where others follow it, and where
 * another trend knows its commit from the base branch.
 */
export function mergedTrend(trends: readonly (readonly TrendPoint[])[]): TrendPoint[] {
  const based = trends.flat().filter(({ isHead }) => !isHead);
  const onBase = new Set(based.map(({ commit }) => commit));
  const own = trends.map((trend) => trend.filter(({ isHead, commit }) => !isHead || !onBase.has(commit)));
  const merged = own.map(once).reduce(merge, []);
  const onBranch = merged.filter(({ isHead }, at) => !isHead || at === merged.length - 1);
  return withBreaks(onBranch.slice(-limits.historyPoints));
}

function merge(before: readonly TrendPoint[], after: readonly TrendPoint[]): TrendPoint[] {
  const places = new Map(before.map(({ commit }, at) => [commit, at]));
  const known = new Set(after.map(({ commit }) => commit));
  const merged: TrendPoint[] = [];
  let next = 0;
  const take = (isDue: (point: TrendPoint, at: number) => boolean) => {
    for (let point = before[next]; point !== undefined && isDue(point, next); point = before[++next])
      if (!known.has(point.commit)) merged.push(point);
  };
  for (const point of after) {
    const place = places.get(point.commit);
    if (place === undefined) take((other) => !known.has(other.commit) && !isOlder(point, other));
    else take((_, at) => at <= place);
    merged.push(point);
  }
  take(() => true);
  return merged;
}

function isOlder(one: TrendPoint, other: TrendPoint): boolean {
  return Date.parse(one.createdAt ?? "") < Date.parse(other.createdAt ?? "");
}

/** Each commit where it stands last. */
function once(points: readonly TrendPoint[]): TrendPoint[] {
  const last = new Map(points.map(({ commit }, at) => [commit, at]));
  return points.filter(({ commit }, at) => last.get(commit) === at);
}
