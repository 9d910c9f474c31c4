import { z } from "../zod.ts";
import type { GitHub } from "./client.ts";
import { readPages } from "./pages.ts";

/** Who did something, as GitHub names them. */
export interface Actor {
  id: number;
  login: string;
  type: string;
}

/** Something that happened to a pull request. */
interface TimelineEvent {
  event: string;
  /** When, by GitHub's clock, in milliseconds; NaN where GitHub does not say. */
  at: number;
  label: string | undefined;
  /** Undefined when the account is gone. */
  actor: Actor | undefined;
}

/** The label as it was last put on. */
export interface Labelling {
  at: number;
  actor: Actor | undefined;
}

const HEAD_MOVES = new Map([
  ["head_ref_force_pushed", "the branch was force-pushed"],
  ["head_ref_deleted", "the branch was deleted"],
  ["head_ref_restored", "the branch was restored"],
  ["reopened", "the pull request was reopened"],
]);

/** What makes another change of a pull request than the one that somebody looked at before. */
const CHANGES = new Map([
  ...HEAD_MOVES,
  ["base_ref_changed", "the base branch was changed"],
  ["automatic_base_change_succeeded", "the base branch was changed"],
]);

const timelineSchema = z.array(
  z
    .object({
      event: z.string().optional(),
      created_at: z.string().nullish(),
      label: z.object({ name: z.string() }).nullish(),
      actor: z.object({ id: z.number(), login: z.string(), type: z.string() }).nullish(),
    })
    .transform(
      ({ event = "", created_at, label, actor }): TimelineEvent => ({
        event,
        at: Date.parse(created_at ?? ""),
        label: label?.name,
        actor: actor ?? undefined,
      }),
    ),
);

/** All that happened to a pull request, in GitHub's order. Throws what octokit throws, and GitHubError. */
export function readTimeline(
  { octokit, owner, repo }: GitHub,
  pullRequest: number,
): Promise<TimelineEvent[]> {
  const asked = { owner, repo, issue_number: pullRequest, per_page: 100 };
  return readPages(
    timelineSchema,
    (page) => octokit.rest.issues.listEventsForTimeline({ ...asked, page }),
    "a timeline",
  );
}

/** The last time that exactly this label was put on; undefined when it was never, or was taken off since. */
export function standingLabel(timeline: readonly TimelineEvent[], label: string): Labelling | undefined {
  const isSwitch = ({ event }: TimelineEvent) => event === "labeled" || event === "unlabeled";
  const last = timeline.findLast((one) => isSwitch(one) && one.label === label);
  return last?.event === "labeled" ? last : undefined;
}

/** What happened at that time or later to make it another change, for a reader; undefined when nothing did. */
export function changedSince(timeline: readonly TimelineEvent[], at: number): string | undefined {
  const change = timeline.find((one) => CHANGES.has(one.event) && !(one.at < at));
  return change && CHANGES.get(change.event);
}

/** When the branch last pointed somewhere else without a push that follows what was there; -Infinity when it never did. */
export function lastHeadMove(timeline: readonly TimelineEvent[]): number {
  return Math.max(...timeline.filter(({ event }) => HEAD_MOVES.has(event)).map(({ at }) => at));
}
